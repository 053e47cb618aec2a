"""Clipboard: text, files and selected rows for the clipboard or drag and drop."""

import html
from itertools import chain, islice
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag, QGuiApplication
from PySide6.QtWidgets import QTableView, QWidget

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


def parcel(text: str) -> QMimeData:
    """Return a text as plain text and as escaped HTML."""
    data = QMimeData()
    whole = text.encode("utf-8", "replace").decode()  # Qt cannot carry lone surrogates
    data.setText(whole)
    lines = "<br>".join(html.escape(line) for line in whole.splitlines())
    data.setHtml(f'<p style="white-space: pre-wrap">{lines}</p>')
    return data


def files(paths: list[str]) -> QMimeData:
    """Return URLs of the paths that are existing files."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in paths if Path(path).is_file()])
    return data


def copy(text: str) -> None:
    """Copy a text to the clipboard."""
    QGuiApplication.clipboard().setMimeData(parcel(text))


def drag(source: QWidget, data: QMimeData) -> None:
    """Start a drag that other programs accept as a copy."""
    carried = QDrag(source)
    carried.setMimeData(data)
    carried.exec(Qt.DropAction.CopyAction)
