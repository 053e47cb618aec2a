"""Side by side: two texts with a ribbon between them, and steps from passage to passage."""

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from imbrex.engine.arrays import among
from imbrex.gui.compare.panes.lens_content import LensContent, Places
from imbrex.gui.compare.panes.overview_strip import OverviewStrip
from imbrex.gui.compare.panes.pane_text import versions
from imbrex.gui.compare.panes.ribbon import Ribbon
from imbrex.gui.compare.panes.scroll_together import READING_HEIGHT, ScrollTogether
from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.model.text_zoom import NORMAL, stepped
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.translation import retranslated, translated

BESIDE = 1.5  # maximum distance in lines at which a passage and its counterpart look level


class PassageSteps:
    """Moves two panes from passage to passage."""

    def __init__(self, left: TextPane, right: TextPane, together: ScrollTogether) -> None:
        self._left, self._right = left, right
        self._together = together

    def step(self, current: int, by: int) -> int:
        """Return the number of the next passage; with no current one, the next from the reading position."""
        if current >= 0 or self._left.version is None:
            return current + by
        starts = np.sort(self._left.version.highlights.start)
        passed = int(np.searchsorted(starts, self._left.visible_points()[0]))
        wanted = passed if by > 0 else passed - 1
        place = starts[min(max(wanted, 0), len(starts) - 1)] if len(starts) else 0
        found = np.flatnonzero(self._left.version.highlights.start == place)
        return int(found[0]) if len(found) else -1

    def show(self, index: int, leader: TextPane, align: bool) -> None:
        """Show a passage in the leading pane, level with its counterpart.

        With `align`, the leading pane scrolls back if the other one has reached its end.
        """
        follower = self._right if leader is self._left else self._left
        if leader.version is None:
            return
        self._together.pause(True)
        start = int(leader.version.highlights.start[index])
        if not leader.is_comfortable(start):
            leader.scroll_to(start, leader.viewport().height() * 0.3)
        line = leader.height_of(leader.map.position(start))
        if follower.version is not None:
            twin = int(follower.version.highlights.start[index])
            follower.scroll_to(twin, line[0] if line else 0.0)
            there = follower.height_of(follower.map.position(twin))
            if align and line and there and abs(there[0] - line[0]) > BESIDE * (line[1] - line[0]):
                leader.scroll_to(start, there[0])
        leader.move_caret(start)
        self._together.pause(False)


class SideBySide(QWidget):
    """Two panes that show a LensContent.

    Signals:
        passage_clicked: (number, leading pane) in the ribbon.
        menu_requested: (number, screen position) in the ribbon.
        zoomed: (percent) the user changed the zoom of both texts.
    """

    passage_clicked = Signal(int, object)
    menu_requested = Signal(int, QPoint)
    zoomed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.left, self.right = TextPane("leftText", mirrored=True), TextPane("rightText", mirrored=False)
        translated(self.left.setAccessibleName, lambda: self.tr("Left text"))
        translated(self.right.setAccessibleName, lambda: self.tr("Right text"))
        self._strips = OverviewStrip("leftStrip", self.left), OverviewStrip("rightStrip", self.right)
        self._ribbon = Ribbon(self.left, self.right)
        self.together = ScrollTogether(self.left, self.right)
        self._steps = PassageSteps(self.left, self.right, self.together)
        self._put_at: tuple[int, int] | None = None
        self._wants_first = False
        self._lay_out()
        self._connect_signals()
        self.set_zoom(NORMAL)

    # Content

    def show_content(self, content: LensContent, canonized: bool, places: Places | None) -> None:
        """Show a pair; `places` are the scroll positions to restore, None for new texts."""
        comparison = content.comparison
        shown = versions(comparison.left, comparison.right, content.passages, canonized)
        self.together.pause(True)
        for side, (pane, version) in enumerate(zip((self.left, self.right), shown, strict=True)):
            reloaded = pane.version is None or pane.version.text != version.text
            caret = pane.version.to_original(pane.caret()) if pane.version is not None and places else 0
            pane.show_version(version)
            pane.classes = content.classes
            if reloaded and places:
                pane.move_caret(version.from_original(caret))
                pane.scroll_to(version.from_original(places[side][0]), places[side][1])
        self.together.pause(False)
        self._refresh()

    def clear(self) -> None:
        for pane in (self.left, self.right):
            pane.show_version(None)
        self._refresh()

    def places(self) -> Places:
        """Return the positions of both panes."""
        places = []
        for pane in (self.left, self.right):
            point, top = pane.reading_place(READING_HEIGHT)
            places.append((pane.version.to_original(point) if pane.version else 0, top))
        return places

    def read_points(self) -> tuple[int, int]:
        """Return the reading positions as code points of the originals; 0 for a text that was never scrolled."""
        (left, _), (right, _) = self.places()
        scrolled = self._scrolled
        return (left if scrolled[0] else 0), (right if scrolled[1] else 0)

    def zoom(self, steps: int) -> None:
        """Zoom both texts by steps; 0 resets the zoom."""
        percent = stepped(self.left.zoom, steps)
        self.set_zoom(percent)
        self.zoomed.emit(percent)

    def set_zoom(self, percent: int) -> None:
        """Set the zoom of both texts in percent."""
        self.together.pause(True)
        self.left.set_zoom(percent)
        self.right.set_zoom(percent)
        self.together.pause(False)

    def set_numbered(self, wanted: bool) -> None:
        """Show or hide passage numbers above the passages."""
        self.together.pause(True)
        self.left.set_numbered(wanted)
        self.right.set_numbered(wanted)
        self.together.pause(False)

    # Passages

    def set_current(self, number: int) -> None:
        """Emphasize a passage; -1 for none."""
        for part in (self.left, self.right, self._ribbon, *self._strips):
            part.set_current(number)
        self._describe_current(number)
        self.together.hold(number)

    @retranslated
    def _describe_current(self, number: int) -> None:
        count = len(self.left.shown)
        said = self.tr("Passage %1 of %2").replace("%1", str(number + 1)).replace("%2", str(count))
        for part in (self.left, self.right, self._ribbon, *self._strips):
            part.setAccessibleDescription(said if number >= 0 else "")  # Qt announces the change

    def set_faint(self, faint: NDArray[np.bool_] | None) -> None:
        """Dim passages, by number; None for none."""
        self.left.set_faint(faint)
        self.right.set_faint(faint)
        self._ribbon.update()
        for strip in self._strips:
            strip.redraw()

    def show_hidden(self, hidden: Collection[int]) -> None:
        """Hide the passages of these classes."""
        for pane in (self.left, self.right):
            pane.hidden = hidden
        self._ribbon.refresh()
        for strip in self._strips:
            strip.redraw()

    def show_marks(self, marks: list[str]) -> None:
        """Set the signs beside the passage numbers."""
        self._ribbon.show_marks(marks)

    def set_hovered(self, number: int) -> None:
        """Slightly emphasize a passage; -1 for none."""
        for part in (self.left, self.right, self._ribbon):
            part.set_hovered(number)

    def step(self, current: int, by: int) -> int:
        """Return the number of the passage that a step leads to, past hidden ones."""
        number = self._steps.step(current, by)
        while 0 <= number < len(self.left.shown) and self.left.is_hidden(number):
            number += by
        return number

    def show_passage(self, number: int, leader: TextPane, align: bool = False) -> None:
        """Show a passage beside its counterpart."""
        self._steps.show(number, leader, align)
        self._put_at = None

    def scroll_to(self, left: int, right: int) -> None:
        """Scroll to a position in each original; negative for none."""
        self.together.pause(left >= 0 and right >= 0)
        for pane, point in ((self.left, left), (self.right, right)):
            if pane.version is not None and point >= 0:
                shown = pane.version.from_original(point)
                pane.scroll_to(shown, pane.viewport().height() * READING_HEIGHT)
                pane.move_caret(shown)
        self.together.pause(False)

    def seek_first(self) -> None:
        """Scroll to the first passage unless both sides of a passage are visible; deferred until shown."""
        self._wants_first = True
        self._put_at = self._scrolled
        QTimer.singleShot(0, self, self._seek)

    def seek_again(self) -> None:
        """Like `seek_first`, from the top of both texts: the first passages have changed."""
        self.together.pause(True)
        for pane in (self.left, self.right):
            pane.verticalScrollBar().setValue(0)
        self.together.pause(False)
        self.seek_first()

    @property
    def is_untouched(self) -> bool:
        """Return whether the user has not scrolled since `seek_first`."""
        return self._wants_first or self._put_at == self._scrolled

    @property
    def _scrolled(self) -> tuple[int, int]:
        return self.left.verticalScrollBar().value(), self.right.verticalScrollBar().value()

    def _seek(self) -> None:
        if not self._wants_first or not self.isVisible():
            return
        self._wants_first = False
        left, right = self.left.shown, self.right.shown
        seen = among(left.between(*self.left.visible_range()), right.between(*self.right.visible_range()))
        if len(left) and not seen.any():
            self._steps.show(0, self.left, align=True)
        self._put_at = self._scrolled

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._seek)  # the layout has not sized the panes yet

    # Set-up

    def _refresh(self) -> None:
        self.together.reload()
        self._ribbon.show_marks([])
        for strip in self._strips:
            strip.refresh()

    def _lay_out(self) -> None:
        grid = spaced(QGridLayout(self), 0, NO_MARGINS)
        row = (self._strips[0], self.left, self._ribbon, self.right, self._strips[1])
        for column, widget in enumerate(row):
            grid.addWidget(widget, 1, column)
        line = QFrame()
        line.setFixedHeight(1)
        line.setAutoFillBackground(True)
        line.setBackgroundRole(QPalette.ColorRole.Mid)
        grid.addWidget(line, 0, 0, 1, 5)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        grid.setRowStretch(1, 1)

    def _connect_signals(self) -> None:
        self._ribbon.menu_requested.connect(self.menu_requested)
        self._ribbon.passage_clicked.connect(self._on_ribbon_clicked)
        self._ribbon.passage_hovered.connect(self.set_hovered)
        self._strips[0].jump_requested.connect(self._on_left_jump)
        self._strips[1].jump_requested.connect(self._on_right_jump)

    def _on_ribbon_clicked(self, index: int) -> None:
        if self.left.version is None or self.right.version is None:
            return
        on_left = self.left.height_of(self.left.map.position(int(self.left.version.highlights.start[index])))
        self.passage_clicked.emit(index, self.left if on_left else self.right)

    def _on_left_jump(self, point: int) -> None:
        self.left.scroll_to(point, self.left.viewport().height() * READING_HEIGHT)

    def _on_right_jump(self, point: int) -> None:
        self.right.scroll_to(point, self.right.viewport().height() * READING_HEIGHT)
