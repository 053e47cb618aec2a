"""Word tooltip: describes the word under the mouse, in every lens."""

import html

from PySide6.QtCore import QObject, Signal

from imbrex.gui.compare.changes.difference_layer import DifferenceLayer
from imbrex.gui.compare.changes.word_outcomes import RewritingOutcome, WordOutcome
from imbrex.gui.compare.disguises.disguise_layer import DisguiseLayer
from imbrex.gui.compare.panes.lens_content import LensContent
from imbrex.gui.compare.panes.text_pane import TextPane


class WordTooltip(QObject):
    """Shows tooltips on text panes. Signal: told (first lines of the tooltip, "" for none)."""

    told = Signal(str)

    def __init__(self, disguises: DisguiseLayer, differences: DifferenceLayer, parent: QObject) -> None:
        super().__init__(parent)
        self._disguises = disguises
        self._differences = differences
        self._said = ""
        self._fate = WordOutcome(self)
        self._rewriting = RewritingOutcome(self)

    def tell(self, sight: LensContent | None, pane: TextPane, point: int, current: int) -> None:
        """Describe a position of a pane; negative for none."""
        covering = pane.face.highlights.at(point) if pane.face is not None and point >= 0 else []
        number = current if current in covering else covering[-1] if covering else -1
        lines = self._lines(sight, pane, point, number)
        lines[1:1] = self._disguises.tell(pane, point)
        text = html.escape("\n".join(lines))
        pane.hint = f'<p style="white-space:pre; margin:0">{text}</p>' if text else ""
        self._differences.hover(pane, point, number)
        self._say(" · ".join(lines[:2]))

    def rest(self) -> None:
        """Clear the description."""
        self._say("")

    def _say(self, sentence: str) -> None:
        if sentence or self._said:
            self._said = sentence
            self.told.emit(sentence)

    def _lines(self, sight: LensContent | None, pane: TextPane, point: int, number: int) -> list[str]:
        if sight is None or pane.face is None or point < 0:
            return []
        if sight.found is None:
            return self._fate.tell_at(sight.comparison, pane.face, point, number)
        index = pane.face.token_at(point)
        if index is None:
            return []
        if number < 0:
            return [self._fate.tell(pane.face.tokens, index)]
        changed = self._differences.tell(pane, point, number)
        return [*changed, *self._rewriting.tell(sight.found.passages, number)]
