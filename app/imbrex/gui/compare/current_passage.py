"""Current passage: the passage selected in the two texts, and its description in the bar."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.text.document import file_at
from imbrex.gui.compare.class_layer import ClassLayer
from imbrex.gui.compare.panes.lens_content import LensContent
from imbrex.gui.compare.panes.side_by_side import SideBySide
from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.compare.word_tooltip import WordTooltip
from imbrex.gui.wording.passage_texts import change_name
from imbrex.gui.wording.plain_text import isolated


class PlaceTexts(QObject):
    """Sentences for the compare bar."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    def facts(self, content: LensContent, number: int) -> str:
        """Describe a passage (negative for none) and whether passages may be missing."""
        facts = []
        if content.found is not None and number >= 0:
            facts.append(change_name(Change(int(content.found.passages.change[number]))))
        if number >= 0:
            facts += self._files(content, number)
        if content.passages.bounded and content.found is None:
            facts.append(self.tr("some repeats are not listed"))
        elif content.passages.bounded:
            facts.append(self.tr("some passages may be missing because the texts are very long or repetitive"))
        return " · ".join(facts)

    @staticmethod
    def _files(content: LensContent, number: int) -> list[str]:
        """Name the files that a passage is in, of documents that have several."""
        passages, comparison = content.passages, content.comparison
        sides = (comparison.left, passages.left_start), (comparison.right, passages.right_start)
        found = (file_at(tokens.document.files, int(start[number])) for tokens, start in sides)
        names = [" ".join(one.name.split()) for one in found if one is not None]
        return [" – ".join(map(isolated, names))] if names else []

    def nothing(self, content: LensContent, is_sought: bool) -> str:
        """Return the text for no passages; `is_sought` says that they are being searched for."""
        if content.is_exact:
            return self.tr("These texts share no run of %Ln word(s).", "", content.comparison.length)
        if content.found is not None:
            return self.tr("No shared passages found, identical or rewritten.")
        return self.tr("Finding passages…") if is_sought else ""


class CurrentPassage(QObject):
    """Selects a passage by step, click or number.

    Signals:
        marked: (number) the current passage, possibly unchanged; -1 for none.
        changed: (number) another passage is current; follows `marked`.
    """

    marked = Signal(int)
    changed = Signal(int)

    def __init__(self, panes: SideBySide, classes: ClassLayer, tooltip: WordTooltip, parent: QObject) -> None:
        super().__init__(parent)
        self._panes, self._classes, self._tooltip = panes, classes, tooltip
        self._content: LensContent | None = None
        self.number = -1
        panes.passage_clicked.connect(self.go_to)
        for pane in (panes.left, panes.right):
            pane.point_clicked.connect(partial(self._clicked, pane))
            pane.point_hovered.connect(partial(self._hovered, pane))

    def take(self, content: LensContent | None) -> None:
        """Replace the passages to choose from; the caller must then call `mark`."""
        self._content = content
        self._tooltip.rest()

    @property
    def count(self) -> int:
        """Return the number of passages."""
        return len(self._content.passages) if self._content is not None else 0

    def mark(self, number: int) -> None:
        """Select a passage without scrolling; -1 for none."""
        is_other, self.number = number != self.number, number
        self._panes.set_current(number)
        self._classes.set_current(number)
        self.marked.emit(number)
        if is_other:
            self._tooltip.rest()  # the description of the word was for another passage
            self.changed.emit(number)

    def go_to(self, number: int, leader: TextPane, align: bool = False) -> None:
        """Select a passage and show it beside its counterpart."""
        if 0 <= number < self.count:
            self.mark(number)
            self._panes.show_passage(number, leader, align)

    def step(self, by: int) -> None:
        """Go to the next or previous passage."""
        self.go_to(self._panes.step(self.number, by), self._panes.left, align=True)

    def mark_at(self, pane: TextPane, point: int) -> bool:
        """Select the passage at a position without scrolling; return whether there is one."""
        covering = _covering(pane, point)
        if covering and self.number not in covering:
            self.mark(covering[-1])
        return bool(covering)

    def _clicked(self, pane: TextPane, point: int) -> None:
        covering = _covering(pane, point)
        if self.number in covering:
            # Repeated clicks cycle through overlapping passages.
            self.go_to(covering[covering.index(self.number) - 1], pane)
        elif covering:
            self.go_to(covering[-1], pane)
        self._tooltip.show_at(self._content, pane, point, self.number)

    def _hovered(self, pane: TextPane, point: int) -> None:
        covering = _covering(pane, point)
        self._panes.set_hovered(covering[-1] if covering else -1)
        self._tooltip.show_at(self._content, pane, point, self.number)


def _covering(pane: TextPane, point: int) -> list[int]:
    """Return the passages at a position; the one whose colour is visible comes last."""
    return pane.version.highlights.at(point) if pane.version is not None and point >= 0 else []
