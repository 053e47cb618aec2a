"""Evidence model: shared rare features, grouped by kind."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from imbrex.engine.evidence.find_evidence import Evidence
from imbrex.engine.evidence.item import Item, Kind
from imbrex.gui.theme.fonts import bold
from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.wording.evidence_texts import kind_name
from imbrex.gui.wording.plain_text import quote
from imbrex.gui.wording.translation import translated_property
from imbrex.values import frozen

_LONGEST = 200  # characters of the displayed text


class EvidenceColumn(IntEnum):
    """Columns, left to right."""

    WHAT = 0
    LEFT = 1
    RIGHT = 2
    OTHERS = 3
    WHERE = 4


@frozen
class EvidenceRow:
    """A row; `item` is None for the heading of a kind, which has `count` items."""

    kind: Kind
    item: Item | None
    count: int = 0


class EvidenceModel(ColumnModel):
    """Rows are items, the strongest evidence first within each kind."""

    numeric = (EvidenceColumn.LEFT, EvidenceColumn.RIGHT, EvidenceColumn.OTHERS)

    def __init__(self, shown: Callable[[str], str], parent: QObject | None = None) -> None:
        """Use `shown` to hide names in texts."""
        super().__init__(parent)
        self._shown = shown
        self._rows: list[EvidenceRow] = []
        self._other_documents = 0

    def show_evidence(self, evidence: Evidence | None) -> None:
        self.beginResetModel()
        self._rows = [] if evidence is None else _rows(evidence)
        self._other_documents = 0 if evidence is None else evidence.other_documents
        self.endResetModel()

    @property
    def headings(self) -> list[int]:
        """Return the rows that are headings."""
        return [number for number, row in enumerate(self._rows) if row.item is None]

    @property
    def has_two_spellings(self) -> bool:
        """Return whether an item is written in two ways."""
        return any(row.item is not None and row.item.other_text for row in self._rows)

    def item_at(self, row: int) -> Item | None:
        """Return the item of a row; None for a heading."""
        return self._rows[row].item if 0 <= row < len(self._rows) else None

    def row_of(self, item: Item | None) -> int:
        """Return the row of an equivalent item; -1 if it is missing."""
        if item is None:
            return -1
        same = (number for number, row in enumerate(self._rows) if row.item is not None and _is_same(row.item, item))
        return next(same, -1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.NoItemFlags if self._rows[index.row()].item is None else super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self._rows[index.row()]
        return _heading(row, index.column(), role) if row.item is None else super().data(index, role)

    def where_text(self, *, outside: bool) -> str:
        """Return the word for an item outside or inside the passages of the two texts."""
        return self.tr("outside") if outside else self.tr("inside")

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (
                self.tr("Shared"),
                self.tr("As written in the left text. Click to step through its hits in both texts."),
            ),
            (self.tr("Left"), self.tr("Hits in the left text")),
            (self.tr("Right"), self.tr("Hits in the right text")),
            (
                self.tr("Others"),
                self.tr(
                    "Number of other documents it appears in, not counting templates and drafts by these two authors"
                ),
            ),
            (
                self.tr("Passages"),
                self.tr(
                    "Whether it is inside or outside the shared passages. Outside, it may be a trace of rewriting."
                ),
            ),
        )

    def text(self, row: int, column: int) -> str:
        item, locale = self._rows[row].item, QLocale()
        assert item is not None
        match column:
            case EvidenceColumn.WHAT:
                return self._what(item)
            case EvidenceColumn.LEFT:
                return locale.toString(len(item.left))
            case EvidenceColumn.RIGHT:
                return locale.toString(len(item.right))
            case EvidenceColumn.OTHERS:
                return locale.toString(item.others) if self._other_documents else "–"
        return self.where_text(outside=item.outside) if item.left and item.right else "–"

    def _what(self, item: Item) -> str:
        if item.kind is Kind.EDITING_SESSION:
            return item.text
        shown = quote(self._shown(item.text), _LONGEST)
        if item.other_text:
            shown = f"{shown} = {quote(self._shown(item.other_text), _LONGEST)}"
        if item.meant:
            return self.tr("%1 (%2?)").replace("%2", quote(self._shown(item.meant), _LONGEST)).replace("%1", shown, 1)
        return shown if item.known else self.tr("%1 (not in the dictionary)").replace("%1", shown)

    def _session(self, item: Item) -> str:
        """Return the number of a session, and the words on each side that were written in it."""
        if not any(item.words):
            return self.tr("%1 (no text left)").replace("%1", item.text)
        left, right = map(QLocale().toString, item.words)
        told = self.tr("%1 (words: %2 left, %3 right)").replace("%3", right)
        return told.replace("%2", left).replace("%1", item.text)

    def tip(self, row: int, column: int) -> str:
        item = self._rows[row].item
        assert item is not None
        if column == EvidenceColumn.WHAT:
            return self._session(item) if item.kind is Kind.EDITING_SESSION else self._what(item)
        if column == EvidenceColumn.OTHERS and not self._other_documents:
            return self.tr("No other documents to compare with.")
        return ""


def _is_same(one: Item, other: Item) -> bool:
    return one.kind is other.kind and one.text == other.text


def _rows(evidence: Evidence) -> list[EvidenceRow]:
    rows: list[EvidenceRow] = []
    for kind in Kind:
        items = evidence.of(kind)
        if items:
            rows += [EvidenceRow(kind, None, len(items)), *(EvidenceRow(kind, item) for item in items)]
    return rows


def _heading(row: EvidenceRow, column: int, role: int) -> object:
    if column != EvidenceColumn.WHAT:
        return None
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return f"{kind_name(row.kind)} · {QLocale().toString(row.count)}"
        case Qt.ItemDataRole.ForegroundRole:
            return QApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        case Qt.ItemDataRole.FontRole:
            return bold(QApplication.font())
    return None
