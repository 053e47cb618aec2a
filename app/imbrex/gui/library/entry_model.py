"""Entry model: the documents of a library, of which only visible ones are kept in memory."""

from collections.abc import Iterable
from enum import IntEnum

from PySide6.QtCore import QDate, QLocale, QModelIndex, QObject, Qt, Signal

from imbrex.gui.library.library_names import LibraryNames
from imbrex.gui.library.paged_model import Index, PagedModel
from imbrex.gui.widgets.bar_delegate import QUIET
from imbrex.gui.widgets.table_header import header_data
from imbrex.gui.wording.dates import short_day
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import translated_property
from imbrex.library.documents.entry import Entry, Order


class EntryColumn(IntEnum):
    """Columns from left to right."""

    NAME = 0
    AUTHOR = 1
    COLLECTION = 2
    TAGS = 3
    ADDED = 4
    WORDS = 5
    RETAINED = 6


ORDERS = {
    EntryColumn.NAME: Order.NAME,
    EntryColumn.AUTHOR: Order.AUTHOR,
    EntryColumn.COLLECTION: Order.COLLECTION,
    EntryColumn.ADDED: Order.ADDED,
    EntryColumn.WORDS: Order.WORDS,
    EntryColumn.RETAINED: Order.RETAINED,
}
"""Columns that the database can sort by."""


class EntryModel(PagedModel[Entry]):
    """Rows are entries in database order. Signal: order_wanted (Order, whether descending)."""

    order_wanted = Signal(object, bool)

    def __init__(self, names: LibraryNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        names.hidden_changed.connect(self._on_hidden_changed)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(EntryColumn)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        column = EntryColumn(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole and column is EntryColumn.WORDS:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, QUIET}:
            return None
        entry = self.item_at(index.row())
        if entry is None:
            return "…" if role == Qt.ItemDataRole.DisplayRole and column is EntryColumn.NAME else None
        if role == QUIET:
            return not entry.has_text
        text = self._text(entry, column)
        return text if role == Qt.ItemDataRole.DisplayRole else plain_tip(self._tip(entry, column, text))

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return header_data(self._titles, (EntryColumn.WORDS,), section, orientation, role)

    @translated_property
    def _titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Name"), self.tr("All names this text was added under")),
            (self.tr("Author"), self.tr("Author or group")),
            (self.tr("Collection"), self.tr("Course, year or other grouping")),
            (self.tr("Tags"), self.tr("Keywords for searching")),
            (self.tr("Added"), self.tr("Date first added")),
            (self.tr("Words"), self.tr("Number of words")),
            (self.tr("Keep until"), self.tr("Last day the document is kept")),
        )

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Request another order; a column that cannot be sorted by has no effect."""
        wanted = ORDERS.get(EntryColumn(max(0, column)))
        if wanted is not None:
            self.order_wanted.emit(wanted, order == Qt.SortOrder.DescendingOrder)

    def _text(self, entry: Entry, column: EntryColumn) -> str:
        match column:
            case EntryColumn.NAME:
                return self._names.name(entry.document, [name.name for name in entry.names])
            case EntryColumn.AUTHOR:
                return _joined(self._names.author(name.author) for name in entry.names)
            case EntryColumn.COLLECTION:
                return _joined(name.collection for name in entry.names)
            case EntryColumn.TAGS:
                return _joined(self._names.text(tag) for name in entry.names for tag in name.tags)
            case EntryColumn.ADDED:
                return shown_day(entry.added)
            case EntryColumn.WORDS:
                return QLocale().toString(entry.words)
        return _joined(shown_day(name.retained) for name in entry.names)

    def _tip(self, entry: Entry, column: EntryColumn, text: str) -> str:
        if column is EntryColumn.NAME and not entry.has_text:
            return text + "\n" + self.tr("Only the fingerprint is stored: the document can be matched, but not shown.")
        return text

    def _on_hidden_changed(self) -> None:
        if self.total:
            self.dataChanged.emit(self.index(0, 0), self.index(self.total - 1, len(EntryColumn) - 1))


def _joined(texts: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(" ".join(text.split()) for text in texts if text))


def shown_day(moment: str) -> str:
    """A date in the user's locale; empty for none."""
    day = QDate.fromString(moment[:10], Qt.DateFormat.ISODate)
    return short_day(day) if day.isValid() else ""
