"""Compare view: two documents side by side, with what they share."""

import html

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from imbrex.engine.comparison import Comparison
from imbrex.engine.tokens import Tokens
from imbrex.gui.passed_focus import PassedFocus
from imbrex.gui.rewriting_jobs import RewritingFound
from imbrex.gui.theme import reading_font
from imbrex.gui.views.compare_bar import CompareBar
from imbrex.gui.views.disguise_layer import DisguiseLayer
from imbrex.gui.views.face import faces
from imbrex.gui.views.find_bar import FindBar
from imbrex.gui.views.kept_passage import kept_passage
from imbrex.gui.views.lens import Lens
from imbrex.gui.views.overview_strip import OverviewStrip
from imbrex.gui.views.pane_header import PaneHeader
from imbrex.gui.views.passage_walk import PassageWalk
from imbrex.gui.views.ribbon import Ribbon
from imbrex.gui.views.scroll_together import READING_HEIGHT, ScrollTogether
from imbrex.gui.views.text_pane import TextPane
from imbrex.gui.views.word_fate import WordFate

SMALLEST, LARGEST = 7.0, 32.0  # points


class CompareView(QWidget):
    """Shows a comparison.

    Signals:
        passage_changed: number of the passage people look at, -1 for none.
        word_hovered: what became of the word under the mouse; empty for none.
        lens_changed: (Lens) what is looked for in the texts.
        search_requested: people want the passages that were rewritten, after there were none to be had.
    """

    passage_changed = Signal(int)
    word_hovered = Signal(str)
    lens_changed = Signal(object)
    search_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("compareView")
        self._comparison: Comparison | None = None
        self._found: RewritingFound | None = None
        self._lens = Lens.SHINGLES
        self._current = -1
        self._fate = WordFate(self)
        self.left, self.right = TextPane("leftText", mirrored=True), TextPane("rightText", mirrored=False)
        self.left.setAccessibleName(self.tr("Left text"))
        self.right.setAccessibleName(self.tr("Right text"))
        self._headers = PaneHeader("leftHeader"), PaneHeader("rightHeader")
        self._strips = OverviewStrip("leftStrip", self.left), OverviewStrip("rightStrip", self.right)
        self._ribbon = Ribbon(self.left, self.right)
        self.bar = CompareBar()
        self.find_bar = FindBar(self.left, self.right)
        self._together = ScrollTogether(self.left, self.right)
        self._walk = PassageWalk(self.left, self.right, self._together)
        self.disguises = DisguiseLayer((self.left, self.right), self._together, self)
        self._lay_out()
        self._connect_signals()
        self._set_font_size(reading_font().pointSizeF())
        PassedFocus(self, lambda: self.left)
        self.clear()

    # What is shown

    def show_comparison(self, comparison: Comparison) -> None:
        """Show a comparison; one of the same two documents keeps the place and, if it can, the passage."""
        old = self._comparison
        same = old is not None and _same(old.left, comparison.left) and _same(old.right, comparison.right)
        current = kept_passage(old.passages, self._current, comparison.passages) if same and old is not None else -1
        places = self._places() if same else None
        self._comparison = comparison
        self._headers[0].show_document(comparison.left, comparison.scores.coverage_left)
        self._headers[1].show_document(comparison.right, comparison.scores.coverage_right)
        self._show_faces(places)
        self._mark_current(current)

    @property
    def lens(self) -> Lens:
        """What is looked for in the texts."""
        return self._lens

    def set_lens(self, lens: Lens) -> None:
        """Look for something else in the texts."""
        if lens is not self._lens:
            self._lens = lens
            self._on_canonized()
            self.lens_changed.emit(lens)

    def show_rewriting(self, found: RewritingFound | None) -> None:
        """Take the passages that were rewritten; None: they are not known."""
        self._found = found
        self._on_canonized()

    def tell_no_rewriting(self, sentence: str) -> None:
        """Say why there are no passages that were rewritten."""

    def clear(self) -> None:
        """Show nothing."""
        self._comparison = self._found = None
        for pane, header in zip((self.left, self.right), self._headers, strict=True):
            pane.show_face(None)
            header.clear()
        self._refresh()
        self._mark_current(-1)

    def current_index(self) -> int:
        """Number of the passage people look at, -1 for none."""
        return self._current

    def set_current(self, index: int) -> None:
        """Go to a passage and show it level with its twin."""
        self._go_to(index, self.left, settle=True)

    def actions_for_menu(self) -> list[QAction]:
        """What can be done here, with its keys, for a menu."""
        return self.bar.actions_for_menu()

    def zoom_actions(self) -> list[QAction]:
        """What changes the size of the text, with its keys, for a menu."""
        return self.bar.zoom_actions()

    def event(self, event: QEvent) -> bool:
        """Escape closes the find bar first, wherever the focus is in the view."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.find_bar.isVisible():
            if event.type() == QEvent.Type.KeyPress:
                self.find_bar.close_bar()
            event.accept()
            return True
        return super().event(event)

    def _show_faces(self, places: list[tuple[int, float]] | None) -> None:
        """Load both panes; `places` are where to go back to: code point of the original, pixels from the top."""
        if self._comparison is None:
            return
        comparison = self._comparison
        shown = faces(comparison.left, comparison.right, comparison.passages, self.bar.canonized.isChecked())
        self._together.pause(True)
        for side, (pane, face) in enumerate(zip((self.left, self.right), shown, strict=True)):
            reloaded = pane.face is None or pane.face.text != face.text
            caret = pane.face.to_original(pane.caret()) if pane.face is not None and places else 0
            pane.show_face(face)
            if reloaded and places:
                pane.move_caret(face.from_original(caret))
                pane.scroll_to(face.from_original(places[side][0]), places[side][1])
        self._together.pause(False)
        self._refresh()
        self.disguises.refresh()

    def _refresh(self) -> None:
        self._together.reload()
        self._ribbon.refresh()
        for strip in self._strips:
            strip.refresh()
        self.find_bar.refresh()
        self.bar.offer(self._comparison is not None)

    def _places(self) -> list[tuple[int, float]]:
        places = []
        for pane in (self.left, self.right):
            point, top = pane.reading_place(READING_HEIGHT)
            places.append((pane.face.to_original(point) if pane.face else 0, top))
        return places

    # Passages

    def _count(self) -> int:
        return len(self._comparison.passages) if self._comparison else 0

    def _mark_current(self, index: int) -> None:
        changed, self._current = index != self._current, index
        for part in (self.left, self.right, self._ribbon, *self._strips):
            part.set_current(index)
        self._together.hold(index)
        length = self._comparison.length if self._comparison else 0
        nothing = self.tr("These texts share no run of %Ln word(s).", "", length) if length else ""
        bounded = self._comparison is not None and self._comparison.passages.bounded
        self.bar.show_place(index, self._count(), nothing, bounded)
        if changed:
            self.passage_changed.emit(index)

    def _go_to(self, index: int, leader: TextPane, settle: bool = False) -> None:
        """Make a passage the current one and show it beside its twin."""
        if 0 <= index < self._count():
            self._mark_current(index)
            self._walk.show(index, leader, settle)

    def _on_step(self, by: int) -> None:
        self.set_current(self._walk.step(self._current, by))

    def _on_ribbon_clicked(self, index: int) -> None:
        if self.left.face is None or self.right.face is None:
            return
        on_left = self.left.height_of(self.left.map.position(int(self.left.face.highlights.start[index])))
        self._go_to(index, self.left if on_left else self.right)

    def _clicked(self, pane: TextPane, point: int) -> None:
        covering = pane.face.highlights.at(point) if pane.face else []
        if self._current in covering:
            # Where passages lie on one another, each click takes the next of them.
            self._go_to(covering[covering.index(self._current) - 1], pane)
        elif covering:
            self._go_to(covering[-1], pane)
        self._tell(pane, point)

    # Words

    def _hovered(self, pane: TextPane, point: int) -> None:
        covering = pane.face.highlights.at(point) if pane.face and point >= 0 else []
        self._hover_passage(covering[-1] if covering else -1)
        self._tell(pane, point)

    def _hover_passage(self, number: int) -> None:
        for part in (self.left, self.right, self._ribbon):
            part.set_hovered(number)

    def _tell(self, pane: TextPane, point: int) -> None:
        lines: list[str] = []
        if pane.face is not None and point >= 0 and self._comparison is not None:
            lines = self._fate.tell_at(self._comparison, pane.face, point, self._current)
            lines[1:1] = self.disguises.tell(pane, point)
        text = html.escape("\n".join(lines))
        pane.hint = f'<p style="white-space:pre; margin:0">{text}</p>' if text else ""
        self.word_hovered.emit(" · ".join(lines[:2]))

    # How it is shown

    def _on_canonized(self) -> None:
        current = self._current
        self._show_faces(self._places())
        self._mark_current(current)

    def _on_zoom(self, steps: int) -> None:
        now = self.left.font() if steps else reading_font()
        self._set_font_size(now.pointSizeF() + steps)

    def _set_font_size(self, points: float) -> None:
        font = reading_font()
        font.setPointSizeF(min(LARGEST, max(SMALLEST, points)))
        self._together.pause(True)
        self.left.set_reading_font(font)
        self.right.set_reading_font(font)
        self._together.pause(False)

    def _on_hit_shown(self, pane: TextPane) -> None:
        self._together.align(pane)

    def _on_find_closed(self) -> None:
        self.left.setFocus()

    # How it is made

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self._headers[0], 0, 0, 1, 2)
        grid.addWidget(self._headers[1], 0, 3, 1, 2)
        row = (self._strips[0], self.left, self._ribbon, self.right, self._strips[1])
        for column, widget in enumerate(row):
            grid.addWidget(widget, 2, column)
        line = QFrame()
        line.setFixedHeight(1)
        line.setAutoFillBackground(True)
        line.setBackgroundRole(QPalette.ColorRole.Mid)
        grid.addWidget(line, 1, 0, 1, 5)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        grid.setRowStretch(2, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.find_bar)
        layout.addLayout(grid, 1)

    def _connect_signals(self) -> None:
        self.bar.add_icons(self.find_bar.buttons())
        self.bar.step_requested.connect(self._on_step)
        self.bar.hit_requested.connect(self.find_bar.step)
        self.bar.zoom_requested.connect(self._on_zoom)
        self.bar.canonized.toggled.connect(self._on_canonized)
        self.bar.together.toggled.connect(self._together.set_enabled)
        self.bar.search.triggered.connect(self.find_bar.open)
        self.find_bar.hit_shown.connect(self._on_hit_shown)
        self.find_bar.closed.connect(self._on_find_closed)
        self._ribbon.passage_clicked.connect(self._on_ribbon_clicked)
        self._ribbon.passage_hovered.connect(self._hover_passage)
        self._strips[0].jump_requested.connect(self._on_left_jump)
        self._strips[1].jump_requested.connect(self._on_right_jump)
        self.left.point_clicked.connect(self._on_left_clicked)
        self.left.point_hovered.connect(self._on_left_hovered)
        self.right.point_clicked.connect(self._on_right_clicked)
        self.right.point_hovered.connect(self._on_right_hovered)
        for pane in (self.left, self.right):
            pane.find_action = self.bar.search
            pane.zoom_requested.connect(self._on_zoom)

    def _on_left_clicked(self, point: int) -> None:
        self._clicked(self.left, point)

    def _on_right_clicked(self, point: int) -> None:
        self._clicked(self.right, point)

    def _on_left_hovered(self, point: int) -> None:
        self._hovered(self.left, point)

    def _on_right_hovered(self, point: int) -> None:
        self._hovered(self.right, point)

    def _on_left_jump(self, point: int) -> None:
        self.left.scroll_to(point, self.left.viewport().height() * READING_HEIGHT)

    def _on_right_jump(self, point: int) -> None:
        self.right.scroll_to(point, self.right.viewport().height() * READING_HEIGHT)


def _same(old: Tokens, new: Tokens) -> bool:
    """Whether places in the old text are places in the new one; where names are hidden, only letters change."""
    return old.document.key == new.document.key and len(old.document.text) == len(new.document.text)
