"""Compare view: two documents side by side, with what they share."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from imbrex.engine.compare.comparison import Comparison
from imbrex.gui.compare.changes.difference_layer import DifferenceLayer
from imbrex.gui.compare.changes.difference_legend import DifferenceLegend
from imbrex.gui.compare.changes.map_view import MapView
from imbrex.gui.compare.compare_bar import CompareBar
from imbrex.gui.compare.current_passage import CurrentPassage
from imbrex.gui.compare.disguises.disguise_layer import DisguiseLayer
from imbrex.gui.compare.panes.find_bar import FindBar
from imbrex.gui.compare.panes.lens_content import LensContent, Places
from imbrex.gui.compare.panes.side_by_side import SideBySide
from imbrex.gui.compare.passages.kept_passage import kept_passage
from imbrex.gui.compare.place_texts import PlaceTexts
from imbrex.gui.compare.review_layer import ReviewLayer
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound
from imbrex.gui.compare.search_line import SearchLine
from imbrex.gui.compare.word_teller import WordTeller
from imbrex.gui.model.lens import Lens
from imbrex.gui.widgets.passed_focus import PassedFocus
from imbrex.gui.wording.translated import Text, retranslated


class CompareView(QWidget):
    """Shows a comparison, by exact shingles or by what was rewritten.

    Signals:
        passage_changed: number of the passage people look at, -1 for none.
        word_hovered: what became of the word under the mouse; empty for none.
        lens_changed: (Lens) something else is looked for in the texts.
        search_requested: people want the search for rewriting again, after nothing came of it.
    """

    passage_changed = Signal(int)
    word_hovered = Signal(str)
    lens_changed = Signal(object)
    search_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("compareView")
        self._sight: LensContent | None = None
        self._found: RewritingFound | None = None
        self._lens = Lens.SHINGLES
        self._mapped = (0, 0)  # where the texts were when the map was seen last
        self.panes = SideBySide()
        self.left, self.right = self.panes.left, self.panes.right
        self.bar = CompareBar()
        self.find_bar = FindBar(self.left, self.right)
        self.search_line = SearchLine()
        self._legend = DifferenceLegend()
        self.map = MapView()
        self._body = QStackedWidget()
        self.disguises = DisguiseLayer((self.left, self.right), self.panes.together, self)
        self._differences = DifferenceLayer(self.left, self.right)
        self.review = ReviewLayer(self.panes)
        self._texts = PlaceTexts(self)
        self._teller = WordTeller(self.disguises, self._differences, self)
        self.current = CurrentPassage(self.panes, self._differences, self._teller, self)
        self._lay_out()
        self._connect_signals()
        PassedFocus(self, lambda: self.map if self._is_map_seen else self.left)
        self.clear()

    # What is shown

    def show_comparison(self, comparison: Comparison, found: RewritingFound | None = None) -> None:
        """Show a comparison, and what is known of rewriting in its texts.

        One of the same two documents keeps the place and, if it can, the passage, also where a text was edited; of
        others, the first is shown.
        """
        new, old = LensContent(comparison), self._sight
        self._found = found
        if old is None or not old.is_of(new):
            self.search_line.rest()
        if old is not None and old.is_pair_of(new):
            self._look(new, old.places_in(new, self.panes.places()))
        else:
            self._look(new, None)
            self.panes.seek_first()

    def show_rewriting(self, found: RewritingFound) -> None:
        """Take what was rewritten in the texts that are shown."""
        self.search_line.rest()
        is_first, self._found = self._found is None, found
        if self._lens is Lens.SHINGLES:
            return
        untouched = self.current.number < 0 and self.panes.is_untouched
        self._look_again()
        if is_first and untouched:
            self.panes.seek_anew()

    def tell_searching(self) -> None:
        """Say that rewriting is being looked for."""
        self.search_line.tell_searching(self._found is not None)
        self._refresh_lines()

    def tell_no_rewriting(self, reason: Text) -> None:
        """Say why nothing came of the search."""
        self.search_line.tell_nothing(reason, self._found is not None)
        if self._found is None:
            self.map.clear()  # it was kept while a newer one could be hoped for
        self._refresh()

    def clear(self) -> None:
        """Show nothing."""
        self._sight = self._found = None
        self.search_line.rest()
        self.current.take(None)
        self.panes.clear()
        self._refresh()
        self.current.mark(-1)

    @property
    def lens(self) -> Lens:
        """What is looked for in the texts."""
        return self._lens

    def set_lens(self, lens: Lens) -> None:
        """Look for something else in the texts, at the same place."""
        if lens is self._lens:
            return
        self._lens = lens
        self.bar.show_lens(lens)
        self._look_again()
        self.lens_changed.emit(lens)

    def current_index(self) -> int:
        """Number of the passage people look at, -1 for none."""
        return self.current.number

    @property
    def current_rewritten(self) -> int:
        """The same, -1 also where exact passages are shown, as while others are still being looked for."""
        return self.current.number if self._sight is not None and self._sight.found is not None else -1

    def set_current(self, index: int) -> None:
        """Go to a passage and show it level with its twin."""
        self.current.go_to(index, self.left, settle=True)

    def show_rewritten(self, index: int) -> None:
        """Go to a passage that was rewritten, whatever the lens."""
        self.set_lens(Lens.REWRITING)
        self.set_current(index)

    def show_places(self, left: int, right: int) -> None:
        """Go to places of the originals and show what was rewritten there; -1 where a side has none."""
        self.set_lens(Lens.REWRITING)
        self.panes.scroll_to(left, right)

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

    def _look_again(self) -> None:
        """Show the same pair as it is to be seen now."""
        if self._sight is not None:
            self._look(self._sight, self.panes.places())
        self._refresh_lines()

    def _look(self, sight: LensContent, places: Places | None) -> None:
        """Show a pair through the lens; `places` are where to go back to, None for texts that were not there before."""
        old, current = self._sight, self.current.number
        found = self._found if self._lens is not Lens.SHINGLES else None
        self._sight = LensContent(sight.comparison, found)
        self.current.take(self._sight)
        kept = kept_passage(old.passages, current, self._sight.passages) if old is not None and places else -1
        self.panes.show_sight(self._sight, self.bar.canonized.isChecked(), places)
        self._refresh()
        self.current.mark(kept)
        if kept == current:
            self.passage_changed.emit(kept)  # the same number, but it may be that of another passage

    def _refresh(self) -> None:
        found = self._sight.found if self._sight is not None else None
        if self._is_map_seen and self.find_bar.isVisible():
            self.find_bar.close_bar()
        self.find_bar.refresh()
        self.disguises.refresh()
        self._differences.show_found(found)
        self.review.show_sight(self._sight)
        offered = self._sight is not None and not self._is_map_seen
        self.bar.offer(offered, offered and found is not None)
        self._show_map()
        self._refresh_lines()

    @property
    def _is_map_seen(self) -> bool:
        """While an edited text is searched again, its last map stays."""
        if self._lens is not Lens.MAP or self._sight is None:
            return False
        return self._sight.found is not None or self.map.is_of(*self._sight.keys)

    def _show_map(self) -> None:
        """Show the map in place of the texts, or them in place of it; a map that is not seen is not made.

        Whoever has read on in the texts finds the map at the same place.
        """
        was_seen = self._body.currentWidget() is self.map
        if self._is_map_seen and self._found is not None:
            self.map.show_map(self._found)
        elif not self._is_map_seen and self._found is None:
            self.map.clear()
        self._body.setCurrentWidget(self.map if self._is_map_seen else self.panes)
        if self._is_map_seen and not was_seen:
            self._enter_map()

    def _enter_map(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self.map.isAncestorOf(focus):
            self.map.setFocus()  # Qt gives the keyboard to the first filter
        if self._mapped != (read := self.panes.read_points()):
            self._mapped = read
            self.map.seek(*read)

    def _refresh_lines(self) -> None:
        """Show the lines above the texts that say something of the lens."""
        self.search_line.setVisible(self._lens is not Lens.SHINGLES and self.search_line.has_news)
        self._legend.setVisible(self.bar.legend.isEnabled() and self.bar.legend.isChecked())

    @retranslated
    def _tell_place(self, number: int) -> None:
        """Say in the bar which passage people look at."""
        if self._sight is None or self._is_map_seen:
            self.bar.show_place(-1, 0, "", "")
        else:
            said = self._texts.facts(self._sight, number), self._texts.nothing(self._sight)
            self.bar.show_place(number, self.current.count, *said)

    # How it is made

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for line in (self.bar, self.search_line, self._legend, self.find_bar):
            layout.addWidget(line)
        self._body.addWidget(self.panes)
        self._body.addWidget(self.map)
        layout.addWidget(self._body, 1)

    def _connect_signals(self) -> None:
        bar = self.bar
        bar.add_icons(self.find_bar.buttons())
        bar.step_requested.connect(self.current.step)
        bar.hit_requested.connect(self.find_bar.step)
        bar.zoom_requested.connect(self.panes.zoom)
        bar.canonized.toggled.connect(self._look_again)
        bar.differences.toggled.connect(self._differences.set_enabled)
        bar.legend.toggled.connect(self._refresh_lines)
        bar.lens.chosen.connect(self.set_lens)
        bar.together.toggled.connect(self.panes.together.set_enabled)
        bar.search.triggered.connect(self.find_bar.open)
        self.search_line.again_requested.connect(self.search_requested)
        self.find_bar.hit_shown.connect(self.panes.together.align)
        self.find_bar.closed.connect(self.left.setFocus)
        self.current.marked.connect(self._tell_place)
        self.current.changed.connect(self.passage_changed)
        self.map.place_requested.connect(self.show_places)
        self._teller.told.connect(self.word_hovered)
        for pane in (self.left, self.right):
            pane.find_action = bar.search
            pane.zoom_requested.connect(self.panes.zoom)
