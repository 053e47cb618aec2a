"""Word tooltip: describes the word under the mouse, in every lens."""

import html

from PySide6.QtCore import QObject, Signal

from imbrex.gui.compare.changes.difference_layer import DifferenceLayer
from imbrex.gui.compare.changes.word_outcomes import RewritingOutcome, WordOutcome
from imbrex.gui.compare.disguises.disguise_layer import DisguiseLayer
from imbrex.gui.compare.panes.lens_content import LensContent
from imbrex.gui.compare.panes.text_pane import TextPane


class WordTooltip(QObject):
    """Shows tooltips on text panes. Signal: status_message (first lines of the tooltip, "" for none)."""

    status_message = Signal(str)

    def __init__(self, disguises: DisguiseLayer, differences: DifferenceLayer, parent: QObject) -> None:
        super().__init__(parent)
        self._disguises = disguises
        self._differences = differences
        self._said = ""
        self._fate = WordOutcome(self)
        self._rewriting = RewritingOutcome(self)

    def show_at(self, content: LensContent | None, pane: TextPane, point: int, current: int) -> None:
        """Describe a position of a pane; negative for none."""
        covering = pane.version.highlights.at(point) if pane.version is not None and point >= 0 else []
        number = current if current in covering else covering[-1] if covering else -1
        lines = self._lines(content, pane, point, number)
        lines[1:1] = self._disguises.describe(pane, point)
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
            self.status_message.emit(sentence)

    def _lines(self, content: LensContent | None, pane: TextPane, point: int, number: int) -> list[str]:
        if content is None or pane.version is None or point < 0:
            return []
        if content.found is None:
            return self._fate.describe_at(content.comparison, pane.version, point, number)
        index = pane.version.token_at(point)
        if index is None:
            return []
        if number < 0:
            return [self._fate.describe(pane.version.tokens, index)]
        changed = self._differences.describe(pane, point, number)
        return [*changed, *self._rewriting.describe(content.found.passages, number)]
