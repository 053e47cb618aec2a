"""Changes view: the paragraphs of original and rewrite as cards in two columns, with ribbons between them."""

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from imbrex.gui.compare.changes.card_column import READING_HEIGHT, CardColumn
from imbrex.gui.compare.changes.map_bar import MapBar
from imbrex.gui.compare.changes.map_ribbon import MapRibbon
from imbrex.gui.compare.changes.shared_words import SharedSinceOpened
from imbrex.gui.compare.changes.shown_side import ShownSide, shown_sides
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound
from imbrex.gui.widgets.heading import Heading
from imbrex.gui.widgets.passed_focus import PassedFocus
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translated import retranslated


class MapHeader(Heading):
    """Name, part (original or rewrite) and size of one document."""

    def __init__(self, name: str) -> None:
        super().__init__(name, indent=12, least=90)

    @retranslated
    def show_side(self, side: ShownSide | None) -> None:
        """Show a text; None for none."""
        name = side.document.name if side is not None else ""
        self.name.show_text(name)
        self.name.setToolTip(plain_tip(name))
        facts = ""
        if side is not None:
            part = self.tr("original") if side.is_left else self.tr("rewrite")
            facts = " · ".join((part, self.tr("%Ln paragraph(s)", "", len(side))))
        self.facts.show_text(facts)


class ChangesView(QWidget):
    """Shows the changes of a pair.

    Signal: place_requested (left, right), code points of the originals to show; -1 where a side has none.
    """

    place_requested = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("changesView")
        self._sides: tuple[ShownSide, ShownSide] | None = None
        self._keys = ("", "")
        self._shared = SharedSinceOpened()
        self._is_led = False  # whether the program is scrolling the columns
        self._chosen = (0, -1)  # side and number of the selected paragraph
        self.bar = MapBar()
        self._filter = self.bar.chosen
        self.left = CardColumn("mapLeft", lambda: self.tr("Paragraphs of the original"), mirrored=True)
        self.right = CardColumn("mapRight", lambda: self.tr("Paragraphs of the rewrite"), mirrored=False)
        self._columns = self.left, self.right
        self.ribbon = MapRibbon(self.left, self.right)
        self._headers = MapHeader("mapLeftHeader"), MapHeader("mapRightHeader")
        self._anchors: tuple[np.ndarray, np.ndarray] = (np.zeros(2), np.zeros(2))
        self._lay_out()
        self._connect_signals()
        PassedFocus(self, lambda: self.right)
        self.clear()

    def show_changes(self, found: RewritingFound) -> None:
        """Show the changes of a pair; for the same two documents, keep the position and the selected paragraph."""
        keys = found.left, found.right
        same = keys == self._keys
        self._shared.take(found)
        self._keys = keys
        self._sides = shown_sides(found)
        self._fill(self._sides, keep=same)
        self.bar.show_changes(found.changes, self._shared)
        if self.bar.chosen != self._filter:
            self._on_filter_changed()

    def is_of(self, left: str, right: str) -> bool:
        """Return whether the changes are of these two documents, by key."""
        return self._sides is not None and self._keys == (left, right)

    def seek(self, left: int, right: int) -> None:
        """Scroll the paragraphs at these code points of the originals to eye level, selecting nothing."""
        if self._sides is None:
            return
        with self._leading():
            for column, side, point in zip(self._columns, self._sides, (left, right), strict=True):
                row = column.cards.row_near(max(0, side.at(point)))
                column.scroll_row_to(row, READING_HEIGHT * column.viewport().height())
        self.ribbon.update()

    def clear(self) -> None:
        self._sides = None
        self._keys = ("", "")
        self._filter = self.bar.chosen
        self._chosen = (0, -1)
        self.bar.show_changes(None, self._shared)
        for column, header in zip(self._columns, self._headers, strict=True):
            column.show_side(None, ())
            header.show_side(None)
        self.ribbon.show_sides(None)

    # Content

    def _fill(self, sides: tuple[ShownSide, ShownSide], *, keep: bool) -> None:
        places = [column.row_at_eye() for column in self._columns]
        self._filter = self.bar.chosen
        with self._leading():
            for column, side, header in zip(self._columns, sides, self._headers, strict=True):
                column.show_side(side, self._filter)
                header.show_side(side)
            self._find_anchors(sides)
            self.ribbon.show_sides(sides)
            chosen, number = self._chosen
            self._choose(chosen, min(number, len(sides[chosen]) - 1) if keep else -1, level=False)
            for column, place in zip(self._columns, places, strict=True):
                column.scroll_row_to(place if keep else 0, READING_HEIGHT * column.viewport().height() if keep else 0)

    def _find_anchors(self, sides: tuple[ShownSide, ShownSide]) -> None:
        """Find the rows that stay level while scrolling: those whose order was kept."""
        links = sides[0].links
        left, right = (column.cards.numbers for column in self._columns)
        kept = ~links.is_moved & np.isin(links.left, left) & np.isin(links.right, right)
        rows = np.searchsorted(left, links.left[kept]), np.searchsorted(right, links.right[kept])
        first = np.unique(rows[0], return_index=True)[1]
        ends = (-1.0, float(len(left))), (-1.0, float(len(right)))
        self._anchors = (
            np.concatenate((ends[0][:1], rows[0][first] + 0.5, ends[0][1:])),
            np.concatenate((ends[1][:1], np.maximum.accumulate(rows[1][first]) + 0.5, ends[1][1:])),
        )

    def _on_filter_changed(self) -> None:
        if self._sides is None:
            return
        side, number = self._chosen
        eyes = [self._number_at_eye(column) for column in self._columns]
        self._filter = self.bar.chosen
        with self._leading():
            for column, shown in zip(self._columns, self._sides, strict=True):
                column.show_side(shown, self._filter)
            self._find_anchors(self._sides)
            for column, eye in zip(self._columns, eyes, strict=True):
                column.scroll_row_to(column.cards.row_near(eye), READING_HEIGHT * column.viewport().height())
            self._choose(side, number if self._columns[side].cards.row_of(number) >= 0 else -1, level=False)
        self.ribbon.update()

    @staticmethod
    def _number_at_eye(column: CardColumn) -> int:
        numbers = column.cards.numbers
        row = min(int(column.row_at_eye()), len(numbers) - 1)
        return int(numbers[row]) if row >= 0 else 0

    # Selection

    def _choose(self, side: int, number: int, *, level: bool) -> None:
        """Select a paragraph, mark its counterparts and show them at the same level."""
        self._chosen = side, number
        column, other = self._columns[side], self._columns[1 - side]
        partners = self._sides[side].partners(number) if self._sides is not None and number >= 0 else []
        with self._leading():
            column.show_partners([])
            column.make_current(column.cards.row_of(number))
            other.show_partners(partners)
            row = other.currentIndex().row()
            if level and row >= 0:
                other.scroll_row_to(row, column.top_of(column.currentIndex().row()))
        self.ribbon.set_chosen(*((number, -1) if side == 0 else (-1, number)))

    def _on_picked(self, number: int) -> None:
        self._choose(0 if self.sender() is self.left else 1, number, level=True)

    def _on_opened(self, number: int) -> None:
        side = 0 if self.sender() is self.left else 1
        if self._sides is None:
            return
        partners = self._sides[side].partners(number)
        points = [self._sides[side].start(number), self._sides[1 - side].start(partners[0]) if partners else -1]
        self.place_requested.emit(points[side], points[1 - side])

    def _on_crossing(self) -> None:
        """Move to the other column: to a counterpart of the selected paragraph, or to the opposite one."""
        side = 0 if self.sender() is self.left else 1
        column, other = self._columns[side], self._columns[1 - side]
        if not len(other.cards.numbers):
            return
        row = other.currentIndex().row()
        if row < 0:
            top = column.top_of(max(0, column.currentIndex().row()))
            row = round((top + other.verticalScrollBar().value()) / other.card_height)
        row = min(max(row, 0), len(other.cards.numbers) - 1)
        other.setFocus(Qt.FocusReason.OtherFocusReason)
        self._choose(1 - side, int(other.cards.numbers[row]), level=True)
        with self._leading():
            other.scrollTo(other.currentIndex())

    def _on_link_clicked(self, link: int) -> None:
        """Select the paragraph of the rewrite and scroll both ends of its ribbon into view."""
        if self._sides is None:
            return
        left, right = int(self._sides[0].links.left[link]), int(self._sides[0].links.right[link])
        with self._leading():
            self._choose(1, right, level=False)
            rows = self.left.cards.row_of(left), self.right.cards.row_of(right)
            top = READING_HEIGHT * self.right.viewport().height()
            for column, row in zip(self._columns, rows, strict=True):
                column.scroll_row_to(row, top)

    # Scrolling

    @contextmanager
    def _leading(self) -> Iterator[None]:
        """Suspend synchronized scrolling while the program scrolls."""
        before, self._is_led = self._is_led, True
        try:
            yield
        finally:
            self._is_led = before

    def _follow(self, leader: int) -> None:
        """Scroll the other column so that paragraphs in the original order stay level."""
        if self._is_led:
            return
        column, other = self._columns[leader], self._columns[1 - leader]
        row = float(np.interp(column.row_at_eye(), self._anchors[leader], self._anchors[1 - leader]))
        with self._leading():
            other.scroll_row_to(row, READING_HEIGHT * column.viewport().height())

    def _on_left_scrolled(self) -> None:
        self._follow(0)

    def _on_right_scrolled(self) -> None:
        self._follow(1)

    # Set-up

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self._headers[0], 0, 0)
        grid.addWidget(self._headers[1], 0, 2)
        grid.addWidget(_line(), 1, 0, 1, 3)
        for place, widget in enumerate((self.left, self.ribbon, self.right)):
            grid.addWidget(widget, 2, place)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        grid.setRowStretch(2, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(_line())
        layout.addLayout(grid, 1)

    def _connect_signals(self) -> None:
        self.bar.filter_changed.connect(self._on_filter_changed)
        self.ribbon.link_clicked.connect(self._on_link_clicked)
        self.left.verticalScrollBar().valueChanged.connect(self._on_left_scrolled)
        self.right.verticalScrollBar().valueChanged.connect(self._on_right_scrolled)
        for column in self._columns:
            column.card_picked.connect(self._on_picked)
            column.card_opened.connect(self._on_opened)
            column.crossing_requested.connect(self._on_crossing)


def _line() -> QFrame:
    line = QFrame()
    line.setFixedHeight(1)
    line.setAutoFillBackground(True)
    line.setBackgroundRole(QPalette.ColorRole.Mid)
    return line
