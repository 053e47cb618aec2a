"""Entries view: the documents of a library, filtered by fields above the table."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QDate, QLocale, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from imbrex import clock
from imbrex.gui.library.library_jobs import Listed
from imbrex.gui.library.library_names import LibraryNames
from imbrex.gui.library.library_table import BLOCK, MOST, LibraryTable, PagedModel
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.name_filter import NameFilter
from imbrex.gui.wording.numbers import short_day
from imbrex.gui.wording.translation import retranslated, translated, translated_property
from imbrex.library.documents.entry import Entry, Order, Selection


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
    numeric = (EntryColumn.WORDS,)

    def __init__(self, names: LibraryNames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        names.hidden_changed.connect(self.repaint)

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
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

    def text(self, row: int, column: int) -> str:
        entry = self.item_at(row)
        if entry is None:
            return "…" if column == EntryColumn.NAME else ""
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

    def tip(self, row: int, column: int) -> str:
        entry = self.item_at(row)
        if entry is None:
            return ""
        text = self.text(row, column)
        if column == EntryColumn.NAME and not entry.has_text:
            return text + "\n" + self.tr("Only the fingerprint is stored: the document can be matched, but not shown.")
        return text

    def is_quiet(self, row: int, _column: int) -> bool:
        entry = self.item_at(row)
        return entry is not None and not entry.has_text


def _joined(texts: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(" ".join(text.split()) for text in texts if text))


def shown_day(moment: str) -> str:
    """A date in the user's locale; empty for none."""
    day = QDate.fromString(moment[:10], Qt.DateFormat.ISODate)
    return short_day(day) if day.isValid() else ""


PAUSE = 200  # milliseconds after the last keystroke


class EntriesView(QWidget):
    """Filter fields, table and document count.

    Signals:
        listing_wanted: (Selection, Order, whether descending, whether it is a new list) rows to fetch; answer
            with `show_listed`.
    """

    listing_wanted = Signal(object, object, bool, bool)

    def __init__(self, names: LibraryNames) -> None:
        super().__init__()
        self._names = names
        self._selection = Selection(most=BLOCK)
        self._authors: frozenset[str] = frozenset()
        self._order, self._falls = Order.ADDED, True
        self._model = EntryModel(names, self)
        self.table = self._make_table()
        self.add = QPushButton()
        translated(self.add.setText, lambda: self.tr("Add files…"))
        self.filter = self._text = NameFilter(self.table)
        self._author = self._field("libraryAuthorFilter", lambda: self.tr("Author"))
        self._collection = QComboBox()
        self._expired = QCheckBox()
        translated(self._expired.setText, lambda: self.tr("Expired only"))
        self._count = PlainLabel()
        self._nothing = PlainLabel()
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._build()
        self._connect()
        self.show_choices((), ())

    @property
    def chosen_rows(self) -> dict[str, Any]:
        """The selected rows and the list they belong to, as job fields."""
        ranges = tuple(self.table.ranges)
        return {"ranges": ranges, "selection": self._selection, "order": self._order, "descending": self._falls}

    @property
    def selected(self) -> list[Entry]:
        """The selected documents that are loaded, from top to bottom; of very many, the first ones."""
        found = (self._model.item_at(row) for row in self.table.rows)
        return [entry for entry in found if entry is not None]

    @retranslated
    def show_choices(self, collections: Sequence[str], authors: Sequence[str]) -> None:
        """Offer these collections and authors, keeping the current choice."""
        self._authors = frozenset(authors)
        completer = QCompleter([] if self._names.hidden else list(authors), self._author)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._author.setCompleter(completer)
        before = self._collection.currentData()
        with QSignalBlocker(self._collection):
            self._collection.clear()
            self._collection.addItem(self.tr("All collections"), None)
            for name in collections:
                self._collection.addItem(" ".join(name.split()) or self.tr("No collection"), name)
            self._collection.setCurrentIndex(max(0, self._collection.findData(before)))

    def refresh(self) -> None:
        """Fetch the first rows again: the library has changed, or another one is open."""
        self.listing_wanted.emit(self._wanted(), self._order, self._falls, True)

    def show_listed(self, listed: Listed) -> None:
        """Take rows, unless they belong to an older list; selected documents stay selected, unless they are many."""
        asked = replace(self._selection, most=None), self._order, self._falls
        if (replace(listed.selection, first=0, most=None), listed.order, listed.descending) != asked:
            return
        if listed.total is not None:
            chosen = {entry.document for entry in self.selected} if self.table.count < MOST else set()
            self._model.show_first(listed.total, listed.entries)
            self.table.choose(row for row, entry in enumerate(listed.entries) if entry.document in chosen)
            self._show_total(listed.total)
        else:
            self._model.show_rows(listed.selection.first, listed.entries)

    def clear(self) -> None:
        """Show nothing."""
        self._model.show_first(0, ())
        self._show_total(None)

    def _wanted(self) -> Selection:
        """The selection that the fields describe."""
        today = clock.today().isoformat()
        self._selection = Selection(
            text=self._text.text().strip(),
            author=self._author.text().strip() or None,
            collection=self._collection.currentData(),
            expired_on=today if self._expired.isChecked() else "",
            most=BLOCK,
        )
        return self._selection

    @retranslated
    def _show_total(self, total: int | None) -> None:
        """Show the number of listed documents; nothing while it is unknown."""
        if total is None:
            self._count.clear()
            self._nothing.hide()
            self.add.hide()
            return
        self._count.setText(self.tr("%Ln document(s)", "", total))
        is_narrowed = replace(self._selection, most=None) != Selection()
        empty = self.tr("The library is empty. Add earlier essays to see what new ones share with them.")
        self._nothing.setText(self.tr("No documents match.") if is_narrowed else empty)
        self._nothing.setVisible(not total)
        self.add.setVisible(not total and not is_narrowed)

    # Set-up

    def _make_table(self) -> LibraryTable:
        locale = QLocale()
        day = locale.toString(QDate(2028, 12, 28), QLocale.FormatType.ShortFormat)
        weights = {EntryColumn.NAME: 4, EntryColumn.AUTHOR: 2, EntryColumn.COLLECTION: 2, EntryColumn.TAGS: 2}
        samples = {EntryColumn.ADDED: day, EntryColumn.WORDS: locale.toString(100_000), EntryColumn.RETAINED: day}
        spare = EntryColumn.TAGS, EntryColumn.RETAINED, EntryColumn.ADDED
        return LibraryTable(
            self._model, "libraryEntries", lambda: self.tr("Library documents"), weights, samples, spare
        )

    def _field(self, name: str, text: Callable[[], str]) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName(name)
        translated(field.setPlaceholderText, text)
        translated(field.setAccessibleName, text)
        field.setClearButtonEnabled(True)
        field.setMinimumWidth(70)
        field.setMaximumWidth(180)
        return field

    def _build(self) -> None:
        self._text.setObjectName("libraryTextFilter")
        translated(self._text.setPlaceholderText, lambda: self.tr("Name, author or tag"))
        translated(self._text.setAccessibleName, lambda: self.tr("Search by name, author or tag"))
        self._text.setMinimumWidth(80)
        self._text.setMaximumWidth(320)
        self._collection.setObjectName("libraryCollectionFilter")
        translated(self._collection.setAccessibleName, lambda: self.tr("Collection"))
        self._collection.setMaximumWidth(240)
        self._collection.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._collection.setMinimumContentsLength(8)
        self._expired.setObjectName("libraryExpiredFilter")
        translated(self._expired.setToolTip, lambda: self.tr("Documents past their keep-until date"))
        self._count.setObjectName("libraryCount")
        self._nothing.setObjectName("libraryNothing")
        self._nothing.setWordWrap(True)
        self.add.setObjectName("libraryAddFirst")
        self.add.hide()
        self._nothing.setContentsMargins(14, 10, 14, 10)
        self._nothing.setForegroundRole(self._nothing.palette().ColorRole.PlaceholderText)
        line = spaced(QHBoxLayout(), 8, (12, 6, 12, 6))
        line.addWidget(self._text, 3)  # with enough width, its placeholder is fully readable
        for widget in (self._author, self._collection, self._expired):
            line.addWidget(widget)
        line.addStretch(1)
        line.addWidget(self._count)
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addLayout(line)
        first = spaced(QHBoxLayout(), margins=(14, 0, 14, 10))
        first.addWidget(self.add)
        first.addStretch(1)
        layout.addWidget(self._nothing)
        layout.addLayout(first)
        layout.addWidget(self.table, 1)

    def _connect(self) -> None:
        self._text.textChanged.connect(self._timer.start)
        self._author.textChanged.connect(self._on_author_changed)
        self._author.returnPressed.connect(self.refresh)
        self._names.hidden_changed.connect(lambda: self._author.setCompleter(None))  # type: ignore[arg-type]
        self._collection.currentIndexChanged.connect(self.refresh)
        self._expired.toggled.connect(self.refresh)
        self._timer.timeout.connect(self.refresh)
        self._model.rows_wanted.connect(self._on_rows_wanted)
        self.table.horizontalHeader().setSortIndicator(EntryColumn.ADDED, Qt.SortOrder.DescendingOrder)
        self.table.setSortingEnabled(True)
        self._model.order_wanted.connect(self._on_order_wanted)

    def _on_author_changed(self, text: str) -> None:
        """Filter by an existing author; a partial name matches none."""
        if not text.strip() or text.strip() in self._authors:
            self._timer.start()

    def _on_rows_wanted(self, first: int, count: int) -> None:
        self.listing_wanted.emit(replace(self._selection, first=first, most=count), self._order, self._falls, False)

    def _on_order_wanted(self, order: Order, falls: bool) -> None:
        self._order, self._falls = order, falls
        self.refresh()
