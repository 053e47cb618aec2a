"""Compare view: two documents side by side, with their shared passages."""

import re

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout, QWidget

from imbrex.engine.compare.comparison import Comparison
from imbrex.gui.compare.changes.changes_job import ChangesFound
from imbrex.gui.compare.changes.changes_view import ChangesView
from imbrex.gui.compare.changes.difference_layer import DifferenceLayer
from imbrex.gui.compare.class_layer import ClassLayer, ReviewLayer
from imbrex.gui.compare.compare_bar import CompareBar
from imbrex.gui.compare.current_passage import CurrentPassage, PlaceTexts
from imbrex.gui.compare.disguises.disguise_layer import DisguiseLayer
from imbrex.gui.compare.notice_line import NoticeLine
from imbrex.gui.compare.panes.find_bar import FindBar
from imbrex.gui.compare.panes.lens_content import LensContent, Places
from imbrex.gui.compare.panes.side_by_side import SideBySide
from imbrex.gui.compare.passages.listed_passages import kept_passage
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound
from imbrex.gui.compare.word_tooltip import WordTooltip
from imbrex.gui.model.lens import Lens
from imbrex.gui.widgets.focus_ring import PassedFocus
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.wording.document_texts import language_name
from imbrex.gui.wording.translation import Text, retranslated


class CompareView(QWidget):
    """Shows a comparison by exact shingles, rewritten passages or paragraphs.

    Signals:
        passage_changed: number of the current passage, -1 for none.
        lens_changed: (Lens) another lens was selected.
    """

    passage_changed = Signal(int)
    lens_changed = Signal(object)

    def __init__(self, panes: SideBySide | None = None, bar: CompareBar | None = None) -> None:
        """Create, with its largest parts if they exist."""
        super().__init__()
        self.setObjectName("compareView")
        self._content: LensContent | None = None
        self._found: RewritingFound | None = None
        self._lens = Lens.SHINGLES
        self._seen_at = (0, 0)  # positions in the texts when the changes were last visible
        self.panes = SideBySide() if panes is None else panes
        self.left, self.right = self.panes.left, self.panes.right
        self.bar = CompareBar() if bar is None else bar
        self.find_bar = FindBar(self.left, self.right)
        self.search_notice = NoticeLine("searchNotice", lambda: self.tr("Search again"))
        self.disguise_notice = NoticeLine("disguiseNotice", lambda: self.tr("Show them"))
        self.unread_notice = NoticeLine("unreadNotice", lambda: self.tr("Show them"))
        self.source_notice = NoticeLine("sourceNotice", lambda: self.tr("Show them"), warns=False)
        self.history_notice = NoticeLine("historyNotice", lambda: self.tr("Show evidence"))
        self.order_notice = NoticeLine("orderNotice", lambda: self.tr("Show evidence"), warns=False)
        self.dictionary_notice = NoticeLine("dictionaryNotice", lambda: self.tr("Cancel"), warns=False)
        self._notices = (
            self.disguise_notice,
            self.unread_notice,
            self.source_notice,
            self.history_notice,
            self.order_notice,
            self.dictionary_notice,
            self.search_notice,
        )
        self._reason: Text = str  # why the search has no result
        self._changes_reason: Text = str  # likewise, for changes
        self._awaited: tuple[str, str] | None = None  # languages whose dictionary is being read
        self.changes = ChangesView(self.bar.changes)
        self._body = QStackedWidget()
        self.disguises = DisguiseLayer((self.left, self.right), self.panes.together, self)
        self._differences = DifferenceLayer(self.left, self.right)
        self.classes = ClassLayer(self.panes)
        self.review = ReviewLayer(self.panes, self.classes)
        self._texts = PlaceTexts(self)
        self.tooltip = WordTooltip(self.disguises, self._differences, self)
        self.current = CurrentPassage(self.panes, self.classes, self.tooltip, self)
        self._lay_out()
        self._connect_signals()
        PassedFocus(self, lambda: self.changes if self._are_changes_seen else self.left)
        self.clear()

    # Content

    def show_comparison(self, comparison: Comparison, found: RewritingFound | None = None) -> None:
        """Show a comparison and, if known, its rewritten passages.

        For the same two documents, even after an edit, keep the position and, if possible, the passage; otherwise
        scroll to the first passage.
        """
        new, old = LensContent(comparison), self._content
        self._found = found
        if old is None or not old.is_of(new):
            self._reason = str
        if old is not None and old.is_pair_of(new):
            self._show_content(new, old.places_in(new, self.panes.places()))
        else:
            self._show_content(new, None)
            self.panes.seek_first()

    def show_rewriting(self, found: RewritingFound) -> None:
        """Show the rewritten passages of the current texts."""
        self._reason = str
        is_first, self._found = self._found is None, found
        if self._lens is not Lens.REWRITING:
            return
        untouched = self.current.number < 0 and self.panes.is_untouched
        self._show_again()
        if is_first and untouched:
            self.panes.seek_again()

    def show_changes(self, found: ChangesFound) -> None:
        """Show the changes of the current texts."""
        is_first, self._changes_reason = self.changes.changes is None, str
        self.changes.show_changes(found)
        self._refresh_lines()
        if is_first and self._are_changes_seen:
            self.changes.seek(*self.panes.read_points())

    def show_finding_changes(self) -> None:
        """Show that changes are being searched for; the previous ones stay meanwhile."""
        self._changes_reason = str
        self._refresh_lines()
        self._show_change()

    def show_no_changes(self, reason: Text) -> None:
        """Show why there is no result."""
        self._changes_reason = reason
        self.changes.clear()
        self._refresh_lines()
        self._show_change()

    def show_searching(self) -> None:
        """Show that rewritten passages are being searched for."""
        self._reason = str
        self._refresh_lines()
        self._show_place(self.current.number)

    def await_dictionary(self, languages: tuple[str, str] | None) -> None:
        """Show that the dictionary of two languages is being read, given their codes; None when it is not."""
        self._awaited = languages
        self._refresh_lines()

    def show_no_rewriting(self, reason: Text) -> None:
        """Show why the search has no result."""
        self._reason = reason
        self._refresh()
        self._show_place(self.current.number)

    def clear(self) -> None:
        self._content = self._found = None
        self._reason = self._changes_reason = str
        self.changes.clear()
        self.current.take(None)
        self.panes.clear()
        self._refresh()
        self.current.mark(-1)

    @property
    def lens(self) -> Lens:
        """Return the current lens."""
        return self._lens

    def set_lens(self, lens: Lens) -> None:
        """Switch to another lens, keeping the position."""
        if lens is self._lens:
            return
        self._lens = lens
        self.bar.show_lens(lens)
        self._show_again()
        self.lens_changed.emit(lens)

    def current_index(self) -> int:
        """Return the number of the current passage, -1 for none."""
        return self.current.number

    @property
    def current_rewritten(self) -> int:
        """Return the number of the current rewritten passage; -1 also while exact passages are shown."""
        return self.current.number if self._content is not None and self._content.found is not None else -1

    def set_current(self, index: int) -> None:
        """Go to a passage and align it with its counterpart."""
        self.current.go_to(index, self.left, align=True)

    def show_rewritten(self, index: int) -> None:
        """Go to a rewritten passage, switching the lens if necessary."""
        self.set_lens(Lens.REWRITING)
        self.set_current(index)

    def show_places(self, left: int, right: int) -> None:
        """Scroll to code points of the originals in the Rewritten lens; -1 leaves a side unchanged."""
        self.set_lens(Lens.REWRITING)
        self.panes.scroll_to(left, right)

    def go_to(self, left: int, right: int) -> None:
        """Scroll to code points of the originals in the current lens; -1 leaves a side unchanged."""
        if self._are_changes_seen:
            self.changes.seek(left, right)
        else:
            self.panes.scroll_to(left, right)

    def event(self, event: QEvent) -> bool:
        """Escape closes the find bar first, wherever the focus is in the view."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.find_bar.isVisible():
            if event.type() == QEvent.Type.KeyPress:
                self.find_bar.close_bar()
            event.accept()
            return True
        return super().event(event)

    def _find(self) -> None:
        """Open the find bar above the texts, from the changes as well."""
        if self._are_changes_seen:
            self.set_lens(Lens.SHINGLES)
        self.find_bar.open()

    def _show_again(self) -> None:
        """Show the same pair with the current options."""
        if self._content is not None:
            self._show_content(self._content, self.panes.places())
        self._refresh_lines()

    def _show_content(self, content: LensContent, places: Places | None) -> None:
        """Show a pair through the lens; `places` are the scroll positions to restore, None for new texts."""
        old, current = self._content, self.current.number
        found = self._found if self._lens is Lens.REWRITING else None
        self._content = LensContent(content.comparison, found, self._lens is Lens.SHINGLES)
        self.current.take(self._content)
        kept = kept_passage(old.passages, current, self._content.passages) if old is not None and places else -1
        self.panes.show_content(self._content, self.bar.canonized.isChecked(), places)
        self._refresh()
        self.current.mark(kept)
        if kept == current:
            self.passage_changed.emit(kept)  # same number, possibly another passage

    def _refresh(self) -> None:
        found = self._content.found if self._content is not None else None
        if self._are_changes_seen and self.find_bar.isVisible():
            self.find_bar.close_bar()
        self.find_bar.refresh()
        self.disguises.refresh()
        self._differences.show_found(found)
        self.classes.show_found(found)
        self.bar.classes.show_words(*((found.classes.left, found.classes.right) if found is not None else (None, None)))
        self.review.show_content(self._content)
        self.bar.offer(self._content is not None, shows_texts=not self._are_changes_seen)
        self._show_changes()
        self._refresh_lines()

    @property
    def _are_changes_seen(self) -> bool:
        """Return whether the changes are visible."""
        return self._lens is Lens.CHANGES and self._content is not None

    def _show_changes(self) -> None:
        """Switch between changes and texts; the changes open at the reading position in the texts."""
        was_seen = self._body.currentWidget() is self.changes
        self._body.setCurrentWidget(self.changes if self._are_changes_seen else self.panes)
        if self._are_changes_seen and not was_seen:
            self._enter_changes()

    def _enter_changes(self) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self.changes.isAncestorOf(focus):
            self.changes.setFocus()  # Qt would focus the first filter
        if self._seen_at != (read := self.panes.read_points()):
            self._seen_at = read
            self.changes.seek(*read)

    @retranslated
    def _refresh_lines(self) -> None:
        """Show above the texts why the search has no result, or not yet."""
        self.dictionary_notice.show_sentence(self._reading_dictionary())
        reasons: dict[Lens, Text] = {Lens.REWRITING: self._reason, Lens.CHANGES: self._changes_reason}
        reason = reasons.get(self._lens, str)()
        changes = self.changes.changes if self._lens is Lens.CHANGES else None
        if not reason and changes is not None and changes.bounded:
            moved = self.tr(
                "Some moved paragraphs may be listed as deleted and new: the texts are very long or repetitive."
            )
            self.search_notice.show_sentence(moved, offers_link=False)
        else:
            self.search_notice.show_sentence(reason or self._lacking_dictionary())

    def _reading_dictionary(self) -> str:
        """Return which dictionary is being read; empty if none is, or passages are not shown."""
        if self._lens is not Lens.REWRITING or self._awaited is None:
            return ""
        sentence = self.tr("Reading the dictionary for these languages (%1, %2)… Passages appear when it is read.")
        return _with_languages(sentence, self._awaited)

    def _lacking_dictionary(self) -> str:
        """Return why passages are not searched for by translation, and what to install."""
        if self._lens is not Lens.REWRITING or self._found is None or self._found.unsearched is None:
            return ""
        sentence = self.tr("Not compared by translation: there is no dictionary for these languages (%1, %2).")
        sentence = _with_languages(sentence, self._found.unsearched)
        if not self._found.packages:
            return sentence
        return sentence + " " + self.tr("Install: %1").replace("%1", ", ".join(self._found.packages))

    @retranslated
    def _show_place(self, number: int) -> None:
        """Show the current passage in the bar."""
        if self._are_changes_seen:
            self.bar.show_change(self.changes.number, self.changes.count, self._nothing_changed())
        elif self._content is None:
            self.bar.show_place(-1, 0, "", "")
        else:
            said = self._texts.facts(self._content, number), self._texts.nothing(self._content, not self._reason())
            self.bar.show_place(number, self.current.count, *said)

    def _nothing_changed(self) -> str:
        """Return why there are no changes to walk."""
        if self.changes.changes is None:
            return "" if self._changes_reason() else self.tr("Finding changes…")
        return "" if self.changes.changes.changed else self.tr("No paragraph was changed.")

    def _show_change(self) -> None:
        if self._are_changes_seen:
            self._show_place(self.current.number)

    def _step(self, by: int) -> None:
        """Go to the next or previous stop of the lens."""
        if self._are_changes_seen:
            self.changes.step(by)
        else:
            self.current.step(by)

    # Set-up

    def _lay_out(self) -> None:
        layout = spaced(QVBoxLayout(self), 0, NO_MARGINS)
        for line in (self.bar, *self._notices, self.find_bar):
            layout.addWidget(line)
        self._body.addWidget(self.panes)
        self._body.addWidget(self.changes)
        layout.addWidget(self._body, 1)

    def _connect_signals(self) -> None:
        bar = self.bar
        bar.add_icons(self.find_bar.buttons())
        bar.step_requested.connect(self._step)
        bar.hit_requested.connect(self.find_bar.step)
        bar.zoom_requested.connect(self.panes.zoom)
        bar.canonized.toggled.connect(self._show_again)
        bar.lens.chosen.connect(self.set_lens)
        bar.classes.shown_changed.connect(self.classes.show_classes)
        bar.together.toggled.connect(self.panes.together.set_enabled)
        bar.search.triggered.connect(self._find)
        self.find_bar.hit_shown.connect(self.panes.together.align)
        self.find_bar.closed.connect(self.left.setFocus)
        self.current.marked.connect(self._show_place)
        self.current.changed.connect(self.passage_changed)
        self.changes.place_requested.connect(self.show_places)
        self.changes.marked.connect(self._show_change)
        for pane in (self.left, self.right):
            pane.find_action = bar.search
            pane.zoom_requested.connect(self.panes.zoom)


def _with_languages(sentence: str, codes: tuple[str, str]) -> str:
    """Fill the names of two languages in a sentence."""
    names = dict(zip(("%1", "%2"), map(language_name, codes), strict=True))
    return re.sub("%[12]", lambda sign: names[sign.group()], sentence)
