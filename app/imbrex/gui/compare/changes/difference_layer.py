"""Difference layer: word changes within passages, described in two panes."""

import re

import numpy as np
from PySide6.QtCore import QObject

from imbrex.engine.rewriting.differences import WordChange
from imbrex.engine.rewriting.word_changes import ChangedWords
from imbrex.gui.compare.changes.word_outcomes import LONGEST_TOLD
from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.compare.rewriting.rewriting_job import RewritingFound
from imbrex.gui.wording.plain_text import quote


class DifferenceLayer(QObject):
    """Describes the word under the mouse and highlights its counterpart."""

    def __init__(self, left: TextPane, right: TextPane) -> None:
        super().__init__(left)
        self._panes = (left, right)
        self._found: RewritingFound | None = None

    def show_found(self, found: RewritingFound | None) -> None:
        """Describe the word changes of these passages; the panes must show their texts already."""
        self._found = found

    def hover(self, pane: TextPane, point: int, passage: int) -> None:
        """Highlight the counterpart of the word at a position; negative for none."""
        for other in self._panes:
            other.set_lit(None)
        row = self._row_at(pane, point, passage)
        partner = int(self._words(pane).partner[row]) if row is not None else -1
        if partner >= 0:
            other = self._other(pane)
            span = self._span(other, partner)
            if span is not None:
                other.set_lit(span)

    def describe(self, pane: TextPane, point: int, passage: int) -> list[str]:
        """Describe the change of the word at a position."""
        row = self._row_at(pane, point, passage)
        if row is None:
            return []
        words = self._words(pane)
        change, partner = WordChange(int(words.change[row])), int(words.partner[row])
        if change is WordChange.TRANSLATED:
            return (
                [self._both(pane, row, partner), self._entry(pane, row)] if partner >= 0 else [self._sentence(change)]
            )
        if partner >= 0 and change in (WordChange.MOVED, WordChange.OTHER_FORM):
            return [self._sentence(change), self._both(pane, row, partner)]
        return [self._sentence(change)]

    def _sentence(self, change: WordChange) -> str:
        return {
            WordChange.KEPT: self.tr("Same word in the other text"),
            WordChange.OTHER_FORM: self.tr("Another form of the word in the other text"),
            WordChange.MOVED: self.tr("Moved: elsewhere in the other text"),
            WordChange.SWAPPED: self.tr("Replaced with another word in the other text"),
            WordChange.INSERTED: self.tr("Only in the right text"),
            WordChange.DROPPED: self.tr("Only in the left text"),
            WordChange.TRANSLATED: self.tr("Not linked to a word of the other text"),
        }[change]

    def _entry(self, pane: TextPane, row: int) -> str:
        """Return the entry of the dictionary that links a word with its counterpart."""
        assert self._found is not None
        passages, is_left = self._found.passages, pane is self._panes[0]
        links, reading = passages.links, passages.left if is_left else passages.right
        words = links.left if is_left else links.right
        number = int(np.flatnonzero(reading.start[words] == self._words(pane).start[row])[0])
        if links.by_sound[number]:
            return self.tr("Linked by similar spelling or sound")
        named = ", ".join(links.dictionaries)
        if links.entries:  # there are none while names are hidden
            left, right = links.entries[number]
            named += f": {left} – {right}" if is_left else f": {right} – {left}"
        return self.tr("Dictionary: %1").replace("%1", named)

    def _both(self, pane: TextPane, row: int, partner: int) -> str:
        words = {"%1": self._word(pane, row), "%2": self._word(self._other(pane), partner)}
        return re.sub("%[12]", lambda sign: words[sign.group()], self.tr("here: %1; in the other text: %2"))

    def _word(self, pane: TextPane, row: int) -> str:
        words, version = self._words(pane), pane.version
        text = version.tokens.document.text if version is not None else ""
        return quote(text[int(words.start[row]) : int(words.end[row])], LONGEST_TOLD)

    def _other(self, pane: TextPane) -> TextPane:
        return self._panes[1] if pane is self._panes[0] else self._panes[0]

    def _words(self, pane: TextPane) -> ChangedWords:
        assert self._found is not None
        return self._found.words.left if pane is self._panes[0] else self._found.words.right

    def _row_at(self, pane: TextPane, point: int, passage: int) -> int | None:
        """Return the row of the word at a position: in this passage if possible, otherwise where it changed least."""
        if self._found is None or pane.version is None or point < 0 or pane.version.token_at(point) is None:
            return None
        words = self._words(pane)
        rows = words.at(pane.version.to_original(point))
        return min(rows, key=lambda row: (words.passage[row] != passage, words.change[row]), default=None)

    def _span(self, pane: TextPane, row: int) -> tuple[int, int] | None:
        """Return a word's positions in the displayed document; None if it is not displayed."""
        if pane.version is None:
            return None
        words = self._words(pane)
        start, end, shown = pane.version.places_of(words.start[row : row + 1], words.end[row : row + 1])
        return (pane.map.position(int(start[0])), pane.map.position(int(end[0]))) if shown[0] else None
