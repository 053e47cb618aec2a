"""Shelves view: the shelves of sources that documents are checked against, and their state."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from enum import IntEnum
from functools import partial

from PySide6.QtCore import QLocale, QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from imbrex import clock
from imbrex.gui.library.library_table import LibraryTable
from imbrex.gui.widgets.column_model import ColumnModel
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.flow_layout import FoldingRow
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import moment_of, percent
from imbrex.gui.wording.translation import retranslated, translated, translated_property
from imbrex.shelves.kinds.registry import KINDS
from imbrex.shelves.shelf import ShelfInfo, Standing

_TRADITIONAL = QLocale.DataSizeFormat.DataSizeTraditionalFormat


class ShelfColumn(IntEnum):
    """Columns from left to right."""

    NAME = 0
    KIND = 1
    SOURCES = 2
    SIZE = 3
    UPDATED = 4
    STATUS = 5


class ShelfModel(ColumnModel):
    """One shelf per row, with the progress of those that are being read."""

    numeric = (ShelfColumn.SOURCES, ShelfColumn.SIZE)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[ShelfInfo] = []
        self._going: dict[str, float | None] = {}

    def show_shelves(self, infos: Sequence[ShelfInfo]) -> None:
        """Show these shelves."""
        self.beginResetModel()
        self._rows = list(infos)
        self.endResetModel()

    def show_progress(self, progress: Mapping[str, float | None]) -> None:
        """Show which shelves are read, as fractions of 1, and which wait for it: None."""
        self._going = dict(progress)
        self.repaint()

    def shelf_at(self, row: int) -> ShelfInfo:
        """Return a row."""
        return self._rows[row]

    def is_quiet(self, row: int, _column: int) -> bool:
        return self._rows[row].standing in {Standing.MISSING, Standing.UNREADABLE}

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Shelf"), self.tr("Name of the collection of sources")),
            (self.tr("Kind"), ""),
            (self.tr("Sources"), self.tr("Number of texts that can be found")),
            (self.tr("Size"), self.tr("Size of the shelf's files")),
            (self.tr("Updated"), self.tr("When the shelf was last read to the end")),
            (self.tr("Status"), ""),
        )

    def text(self, row: int, column: int) -> str:
        info = self._rows[row]
        state = info.state
        match column:
            case ShelfColumn.NAME:
                return " ".join(state.name.split())
            case ShelfColumn.KIND:
                return next((shown(one.title) for one in KINDS if one.name == state.kind), state.kind)
            case ShelfColumn.SOURCES:
                return QLocale().toString(info.entries) if info.entries or state.updated else ""
            case ShelfColumn.SIZE:
                return QLocale().formattedDataSize(state.size, 1, _TRADITIONAL)
            case ShelfColumn.UPDATED:
                return self._age(state.updated)
        return self._status(info)

    def _age(self, moment: str) -> str:
        if not moment:
            return self.tr("never")
        days = (clock.today() - datetime.fromisoformat(moment).astimezone().date()).days
        return self.tr("%Ln day(s) ago", "", days) if days > 0 else self.tr("today")

    def _status(self, info: ShelfInfo) -> str:
        if info.address in self._going:
            share = self._going[info.address]
            return self.tr("Waiting") if share is None else self.tr("Reading… %1").replace("%1", percent(share))
        match info.standing:
            case Standing.UNFINISHED:
                told = self.tr("Paused at %1") if info.state.paused else self.tr("%1 read")
                return told.replace("%1", percent(_reached(info)))
            case Standing.CHANGED:
                return self.tr("Files have changed")
            case Standing.OUTDATED:
                return self.tr("Made by another version: update it")
            case Standing.MISSING:
                return self.tr("File not found")
            case Standing.UNREADABLE:
                return shown(info.reason)
        if info.failed:
            return self.tr("Up to date; %Ln source(s) couldn't be read", "", info.failed)
        return self.tr("Up to date")

    def tip(self, row: int, column: int) -> str:
        info = self._rows[row]
        if column == ShelfColumn.UPDATED:
            return moment_of(info.state.updated) if info.state.updated else ""
        if column == ShelfColumn.SIZE:
            size = QLocale().formattedDataSize(info.bytes, 1, _TRADITIONAL)
            return self.tr("Fingerprints: %1").replace("%1", size)
        if column in {ShelfColumn.NAME, ShelfColumn.STATUS}:
            return f"{self.text(row, column)}\n{info.state.path}"
        return self.text(row, column)


def _reached(info: ShelfInfo) -> float:
    return min(1.0, info.state.reached / info.state.total) if info.state.total else 0.0


class ShelvesView(QWidget):
    """A headline, buttons and a table.

    Signals:
        update_wanted, pause_wanted, remove_wanted, move_wanted: (ShelfInfo) of the selected shelf.
    """

    update_wanted = Signal(object)
    pause_wanted = Signal(object)
    remove_wanted = Signal(object)
    move_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.model = ShelfModel(self)
        self.table = self._make_table()
        self._headline = PlainLabel(name="shelvesHeadline", wraps=True)
        self.add = self._make_add()
        self.update_ = self._button("shelfUpdate", lambda: self.tr("Update"), self.update_wanted)
        self.pause = self._button("shelfPause", lambda: self.tr("Pause"), self.pause_wanted)
        self.move_ = self._button("shelfMove", lambda: self.tr("Find file…"), self.move_wanted)
        self.remove = self._button("shelfRemove", lambda: self.tr("Remove…"), self.remove_wanted)
        self._going: Mapping[str, float | None] = {}
        self._lay_out()
        self.table.selection_changed.connect(self._update_buttons)
        self.table.delete_requested.connect(lambda: self._emit(self.remove_wanted))
        self.show_shelves(())

    @property
    def selected(self) -> ShelfInfo | None:
        """The selected shelf, or the only one."""
        rows = self.table.rows or ([0] if self.model.count() == 1 else [])
        return self.model.shelf_at(rows[0]) if rows else None

    def show_shelves(self, infos: Sequence[ShelfInfo]) -> None:
        """Show all shelves, keeping the selection."""
        before = self.selected
        self.model.show_shelves(infos)
        if before is not None:
            self.table.choose(row for row, one in enumerate(infos) if one.address == before.address)
        translated(self._headline.setText, partial(self._summary, tuple(infos)))
        self._update_buttons()

    def show_progress(self, progress: Mapping[str, float | None]) -> None:
        """Show which shelves are read, as fractions of 1, and which wait for it: None."""
        is_other = set(progress) != set(self._going)
        self._going = dict(progress)
        self.model.show_progress(progress)
        if is_other:
            self._update_buttons()

    def _summary(self, infos: Sequence[ShelfInfo]) -> str:
        if not infos:
            return self.tr(
                "No shelves yet. A shelf is a collection of sources, such as an offline Wikipedia from Kiwix, web "
                "archives (WARC), your Zotero library, or a folder of PDF files. Essays are checked against it."
            )
        shelves = self.tr("%Ln shelf(s)", "", len(infos))
        sources = self.tr("%Ln source(s)", "", sum(one.entries for one in infos))
        return f"{shelves} · {sources}"

    @retranslated
    def _update_buttons(self) -> None:
        info = self.selected
        goes = info is not None and info.address in self._going
        missing = info is not None and info.standing in {Standing.MISSING, Standing.UNREADABLE}
        unfinished = info is not None and info.standing is Standing.UNFINISHED
        self.update_.setText(self.tr("Resume") if unfinished and not goes else self.tr("Update"))
        self.update_.setEnabled(info is not None and not goes and not missing)
        self.pause.setEnabled(goes)
        self.move_.setVisible(missing)
        self.remove.setEnabled(info is not None)

    def _emit(self, signal: SignalInstance) -> None:
        info = self.selected
        if info is not None:
            signal.emit(info)

    def _button(self, name: str, title: Callable[[], str], signal: SignalInstance) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        translated(button.setText, title)
        button.clicked.connect(lambda: self._emit(signal))
        return button

    def _make_add(self) -> QPushButton:
        button, menu = QPushButton(), QMenu(self)
        button.setObjectName("shelfAdd")
        translated(button.setText, lambda: self.tr("Add a shelf…"))
        self.add_file, self.add_folder = menu.addAction(""), menu.addAction("")
        translated(self.add_file.setText, lambda: self.tr("&Kiwix file or web archive…"))
        translated(self.add_folder.setText, lambda: self.tr("&Zotero library or folder…"))
        button.setMenu(menu)
        return button

    def _make_table(self) -> LibraryTable:
        weights = {ShelfColumn.NAME: 4, ShelfColumn.STATUS: 4}
        samples = {
            ShelfColumn.KIND: max((shown(one.title) for one in KINDS), key=len),
            ShelfColumn.SOURCES: QLocale().toString(9_999_999),
            ShelfColumn.SIZE: QLocale().formattedDataSize(2**30 - 1, 1, _TRADITIONAL),
            ShelfColumn.UPDATED: self.tr("%Ln day(s) ago", "", 365),
        }
        spare = (ShelfColumn.KIND, ShelfColumn.SIZE, ShelfColumn.SOURCES)
        table = LibraryTable(self.model, "shelves", lambda: self.tr("Shelves of sources"), weights, samples, spare)
        table.setSelectionMode(LibraryTable.SelectionMode.SingleSelection)
        return table

    def _lay_out(self) -> None:
        said, asked = QHBoxLayout(), QHBoxLayout()
        asked.setSpacing(8)
        said.addWidget(self._headline, 1, Qt.AlignmentFlag.AlignVCenter)
        for widget in (self.add, self.update_, self.pause, self.move_, self.remove):
            asked.addWidget(widget)
        line = FoldingRow(said, asked, 8)
        line.setContentsMargins(12, 6, 12, 6)
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        layout.addWidget(line)
        layout.addWidget(self.table, 1)
