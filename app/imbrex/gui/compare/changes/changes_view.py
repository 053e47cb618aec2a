"""Changes view: what was changed from the original to the rewrite, paragraph by paragraph and word by word."""

from functools import partial

import numpy as np
from PySide6.QtCore import QLocale, QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from imbrex.engine.changes.changes import ChangeKind, Changes
from imbrex.gui.compare.changes.change_list import ChangeList
from imbrex.gui.compare.changes.change_strip import ChangeStrip
from imbrex.gui.compare.changes.change_texts import SIGNS, ChangeTexts
from imbrex.gui.compare.changes.changes_job import ChangesFound
from imbrex.gui.compare.changes.shown_rows import CHANGED, ShownRows, shown_rows
from imbrex.gui.widgets.chip import Chip
from imbrex.gui.widgets.clipboard import copy
from imbrex.gui.widgets.flow_layout import ShorteningRow
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.translation import retranslated, translated

GAP = 6  # pixels between chips


class ChangeChips(ShorteningRow):
    """A switch for each kind, and one for unchanged paragraphs. Signal: kinds_changed."""

    kinds_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("changeChips")
        translated(self.setAccessibleName, lambda: self.tr("Kinds of changes"))
        self._texts = ChangeTexts(self)
        self._changes: Changes | None = None
        self._chips = {kind: Chip(f"changes{kind.name.title()}") for kind in (*CHANGED, ChangeKind.UNCHANGED)}
        layout = spaced(QHBoxLayout(self), GAP, NO_MARGINS)
        layout.addStretch(1)  # where numbers alone leave room
        for kind, chip in self._chips.items():
            chip.setChecked(kind in CHANGED)
            chip.toggled.connect(self.kinds_changed)
            layout.addWidget(chip)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.show_changes(None)

    @property
    def kinds(self) -> frozenset[ChangeKind]:
        """Return the selected kinds."""
        return frozenset(kind for kind, chip in self._chips.items() if chip.isChecked())

    @retranslated
    def show_changes(self, changes: Changes | None) -> None:
        """Show the counts, None for none; kinds without rows are not offered, but stay selected."""
        self._changes = changes
        for kind, chip in self._chips.items():
            counted = self._texts.counted(kind, self._count(kind))
            chip.setVisible(self._count(kind) > 0)
            chip.setAccessibleName(counted)
            chip.setToolTip(f"{counted}\n{self._explanation(kind)}")
        self.measure()

    def show_brief(self, brief: bool) -> None:
        """Show the numbers only."""
        for kind, chip in self._chips.items():
            told = QLocale().toString(self._count(kind)) if brief else chip.accessibleName()
            chip.setText(f"{SIGNS[kind]} {told}")

    def _count(self, kind: ChangeKind) -> int:
        return self._changes.count(kind) if self._changes is not None else 0

    def _explanation(self, kind: ChangeKind) -> str:
        if kind is ChangeKind.UNCHANGED:
            return self.tr("List all unchanged paragraphs")
        return self.tr("List these changes and stop at them")


class ChangesView(QWidget):
    """Shows the changes of a pair, and walks them.

    Signals:
        place_requested: (left, right) code points of the originals to show; -1 where a side has none.
        marked: (number) the current change, possibly unchanged; -1 for none.
        replaced: other changes are shown, or none.
        zoomed: (percent) the user changed the size of the texts.
    """

    place_requested = Signal(int, int)
    marked = Signal(int)
    replaced = Signal()
    zoomed = Signal(int)

    def __init__(self, chips: ChangeChips) -> None:
        """Show the kinds that are selected by these switches, which are elsewhere."""
        super().__init__()
        self.setObjectName("changesView")
        self._found: ChangesFound | None = None
        self._rows: ShownRows | None = None
        self._opened: set[int] = set()  # first rows of open folds
        self._row = -1  # the current change
        self._chips = chips
        self.list = ChangeList()
        self._strip = ChangeStrip()
        self._lay_out()
        self._connect_signals()
        PassedFocus(self, lambda: self.list)

    # Content

    def show_changes(self, found: ChangesFound) -> None:
        """Show changes; for the same two documents, keep the position."""
        same = self.is_of(found.left, found.right)
        row = self._row_near(found.changes) if same else -1
        top = self._top_point() if same else -1
        self._found = found
        self._opened.clear()
        self._chips.show_changes(found.changes)
        self._show_rows()
        if same:
            self.seek(-1, top)
        self._mark(row)
        self.replaced.emit()

    def is_of(self, left: str, right: str) -> bool:
        """Return whether the changes are of these two documents, by key."""
        return self._found is not None and (self._found.left, self._found.right) == (left, right)

    @property
    def changes(self) -> Changes | None:
        """Return what is shown, perhaps without any change; None before the result."""
        return self._found.changes if self._found is not None else None

    def seek(self, left: int, right: int) -> None:
        """Scroll to code points of the originals, unless they are in sight; -1 leaves a side out of account."""
        if self._found is None or self._rows is None:
            return
        changes = self._found.changes
        side, point = (1, right) if right >= 0 else (0, left)
        if point > 0:
            self.list.seek(_row_at(changes, side, point))

    def clear(self) -> None:
        if self._found is None:
            return
        self._found = self._rows = None
        self._row = -1
        self._opened.clear()
        self._chips.show_changes(None)
        self.list.show_rows(None)
        self._strip.show_rows(None)
        self.marked.emit(-1)
        self.replaced.emit()

    def set_zoom(self, percent: int) -> None:
        """Set the size of the texts in percent of the normal one."""
        self.list.set_zoom(percent)

    # Walking

    @property
    def count(self) -> int:
        """Return the number of changes of the selected kinds."""
        return len(self._rows.stops) if self._rows is not None else 0

    @property
    def number(self) -> int:
        """Return the number of the current change, from 0; -1 for none."""
        place = np.flatnonzero(self._stops == self._row)
        return int(place[0]) if len(place) else -1

    def step(self, by: int) -> None:
        """Go to the next or previous change: of the current one, otherwise of the top of the list."""
        stops = self._stops
        if not len(stops):
            return
        row = self._row if self._row >= 0 else self.list.top_row - (by > 0)
        place = int(np.searchsorted(stops, row, side="right")) if by > 0 else int(np.searchsorted(stops, row)) - 1
        if 0 <= place < len(stops):
            self.go_to(int(stops[place]))

    def go_to(self, row: int) -> None:
        """Select a row of the changes and show it."""
        self._mark(row)
        self.list.show_row(row)

    @property
    def _stops(self) -> np.ndarray:
        return self._rows.row[self._rows.stops] if self._rows is not None else np.zeros(0, np.int64)

    def _mark(self, row: int) -> None:
        """Make a row current if it is listed; -1 for none."""
        rows, item = self._rows, self._rows.item_of(row) if self._rows is not None and row >= 0 else -1
        is_listed = rows is not None and item >= 0 and not rows.is_fold(item) and int(rows.row[item]) == row
        self._row = row if is_listed else -1
        self.list.make_current(self._row)
        self._strip.set_current(self._row)
        self.marked.emit(self.number)

    # Content, in detail

    def _show_rows(self) -> None:
        if self._found is None:
            return
        self._rows = shown_rows(self._found.changes, self._chips.kinds, self._opened)
        self.list.show_rows(self._rows)
        self._strip.show_rows(self._rows)

    def _on_kinds_changed(self) -> None:
        self._opened.clear()
        self._show_rows()
        self._mark(self._row)

    def _on_fold_toggled(self, row: int) -> None:
        self._opened ^= {row}
        self._show_rows()

    def _on_chosen(self, row: int) -> None:
        if row >= 0:
            self._mark(row)

    def _on_followed(self, row: int) -> None:
        """Go to the new place of a moved paragraph."""
        assert self._found is not None
        changes = self._found.changes
        is_moved = changes.kind == ChangeKind.MOVED
        goals = np.flatnonzero(is_moved & (changes.left_rows == changes.left_rows[row]).all(axis=1))
        self.go_to(int(goals[0]))

    def _on_opened(self, row: int) -> None:
        assert self._found is not None
        changes = self._found.changes
        points = [
            int(side.start[first]) if first < end else -1
            for side, (first, end) in zip(
                changes.paragraphs, (changes.left_rows[row].tolist(), changes.right_rows[row].tolist()), strict=True
            )
        ]
        self.place_requested.emit(*points)

    def _open_menu(self, place: QPoint) -> None:
        """Offer to copy the paragraphs of a row, and to show them in the texts."""
        index = self.list.indexAt(place)
        if self._found is None or self._rows is None or not index.isValid() or self._rows.is_fold(index.row()):
            return
        changes, row = self._found.changes, int(self._rows.row[index.row()])
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for side, name in enumerate((self.tr("Copy left paragraph"), self.tr("Copy right paragraph"))):
            text = changes.text(side, row)
            menu.addAction(name, partial(copy, text)).setEnabled(bool(text))
        menu.addAction(self.tr("Show in texts"), partial(self._on_opened, row))
        menu.popup(self.list.viewport().mapToGlobal(place))

    def _top_point(self) -> int:
        """Return the code point of the right text at the top of the list."""
        if self._found is None or self._rows is None or not len(self._rows):
            return -1
        changes = self._found.changes
        paragraph = min(int(changes.right_rows[self.list.top_row, 0]), len(changes.paragraphs[1]) - 1)
        return int(changes.paragraphs[1].start[paragraph]) if paragraph >= 0 else -1

    def _row_near(self, new: Changes) -> int:
        """Return the row of a new result that corresponds to the current one; -1 for none."""
        assert self._found is not None
        old, row = self._found.changes, self._row
        if row < 0 or not len(new):
            return -1
        side = 1 if old.right_rows[row, 0] < old.right_rows[row, 1] else 0
        start = int(old.paragraphs[side].start[(old.left_rows, old.right_rows)[side][row, 0]])
        return _row_at(new, side, start)

    # Set-up

    def _lay_out(self) -> None:
        layout = spaced(QHBoxLayout(self), 0, NO_MARGINS)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._strip)

    def _connect_signals(self) -> None:
        self._chips.kinds_changed.connect(self._on_kinds_changed)
        self.list.fold_toggled.connect(self._on_fold_toggled)
        self.list.chosen.connect(self._on_chosen)
        self.list.followed.connect(self._on_followed)
        self.list.opened.connect(self._on_opened)
        self.list.zoomed.connect(self.zoomed)
        self._strip.row_requested.connect(self.go_to)
        self.list.customContextMenuRequested.connect(self._open_menu)


def _row_at(changes: Changes, side: int, point: int) -> int:
    """Return the row of the paragraph at or before a code point of a text."""
    paragraph = int(np.searchsorted(changes.paragraphs[side].start, point, side="right")) - 1
    rows = (changes.left_rows, changes.right_rows)[side]
    there = np.flatnonzero(
        (rows[:, 0] <= paragraph) & (paragraph < rows[:, 1]) & (changes.kind != ChangeKind.MOVED_AWAY)
    )
    return int(there[0]) if len(there) else 0
