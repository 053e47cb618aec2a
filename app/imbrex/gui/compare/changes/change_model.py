"""Change model: the items of the list of changes, for the list and for screen readers."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from imbrex.engine.changes.word_diff import Mark, Piece, WordDiff, diff_row
from imbrex.gui.compare.changes.change_texts import ChangeTexts
from imbrex.gui.compare.changes.shown_rows import ShownRows
from imbrex.gui.wording.plain_text import quote

Index = QModelIndex | QPersistentModelIndex

_SPOKEN = 120  # characters of a paragraph for screen readers
_MOST = 5  # changed pieces for screen readers


class ChangeModel(QAbstractListModel):
    """Items are rows and folds; all roles are computed on demand."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._rows: ShownRows | None = None
        self._texts = ChangeTexts(self)

    def show_rows(self, rows: ShownRows | None) -> None:
        """Show other items; None for none."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() or self._rows is None else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if self._rows is None or not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.told(index.row())
        return None

    def told(self, item: int) -> str:
        """Return an item in words."""
        assert self._rows is not None
        if self._rows.is_fold(item):
            return self._texts.fold(*self._rows.folded(item))
        changes, row = self._rows.changes, int(self._rows.row[item])
        diff = diff_row(changes, row)
        said = self._texts.row(changes, row, diff)
        return ". ".join([said, *self._pieces(diff), quote(self._text(row), _SPOKEN)])

    def _pieces(self, diff: WordDiff) -> list[str]:
        """Return the first changed words of both sides."""
        assert self._rows is not None
        changes = self._rows.changes
        left, right = (
            _words(reading.tokens.document.text, pieces)
            for reading, pieces in ((changes.left, diff.left), (changes.right, diff.right))
        )
        told = [self.tr("Before: %1").replace("%1", left) if left else ""]
        told.append(self.tr("After: %1").replace("%1", right) if right else "")
        return list(filter(None, told))

    def _text(self, row: int) -> str:
        """Return the beginning of a row, as on the right side if it has one."""
        assert self._rows is not None
        changes = self._rows.changes
        side = 1 if changes.right_rows[row][0] < changes.right_rows[row][1] else 0
        reading, rows = ((changes.left, changes.left_rows), (changes.right, changes.right_rows))[side]
        span = changes.paragraphs[side].span(int(rows[row][0]))
        return " ".join(reading.tokens.document.text[span.start : min(span.end, span.start + 2 * _SPOKEN)].split())


def _words(text: str, pieces: list[Piece]) -> str:
    found = [" ".join(text[start:end].split()) for start, end, mark in pieces if mark is Mark.CHANGED]
    return ", ".join(found[:_MOST]) + ("…" if len(found) > _MOST else "")
