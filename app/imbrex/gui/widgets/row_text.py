"""Row text: the selected rows of a table as text for other programs."""

from itertools import chain, islice

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView

MOST = 1_000
"""Maximum rows per copy; in a library, thousands may be selected."""


def row_text(view: QTableView) -> str:
    """Return the selected rows, one per line, tab-separated; several rows get a header line."""
    rows = _chosen(view)
    header = view.horizontalHeader()
    columns = [header.logicalIndex(place) for place in range(header.count())]
    columns = [column for column in columns if not view.isColumnHidden(column)]
    model = view.model()
    lines = ["\t".join(_line(model.index(row, column).data()) for column in columns) for row in rows]
    if len(rows) > 1:
        across = Qt.Orientation.Horizontal
        lines.insert(0, "\t".join(_line(model.headerData(column, across)) for column in columns))
    return "\n".join(lines)


def _chosen(view: QTableView) -> list[int]:
    """Return the selected rows from top to bottom, or the current row if none is selected."""
    selection = view.selectionModel().selection()
    ranges = sorted({(selection.at(place).top(), selection.at(place).bottom()) for place in range(selection.count())})
    rows = list(islice(chain.from_iterable(range(first, last + 1) for first, last in ranges), MOST))
    current = view.currentIndex().row()
    return rows or ([current] if current >= 0 else [])


def _line(value: object) -> str:
    return " ".join(str(value).split()) if value is not None else ""
