"""Disguise layer: disguises, marked and described in two panes."""

from collections.abc import Callable

import numpy as np
from PySide6.QtCore import QObject

from imbrex.engine.disguises.findings import Finding, Findings
from imbrex.engine.text.document import Span
from imbrex.gui.compare.changes.word_outcomes import shorten
from imbrex.gui.compare.panes.scroll_together import READING_HEIGHT, ScrollTogether
from imbrex.gui.compare.panes.text_pane import TextPane
from imbrex.gui.compare.panes.word_marks import NO_MARKS, marks_of, uncertain_marks
from imbrex.gui.wording.disguise_texts import disguise_here

Finder = Callable[[str], Findings | None]


class DisguiseLayer(QObject):
    """Marks disguises in both texts and scrolls to them."""

    def __init__(self, panes: tuple[TextPane, TextPane], together: ScrollTogether, parent: QObject) -> None:
        super().__init__(parent)
        self._panes = panes
        self._together = together
        self._find: Finder = lambda _key: None
        self._shown: Callable[[str], str] = str
        self._wanted: tuple[str, Span] | None = None

    def follow(self, find: Finder, shown: Callable[[str], str]) -> None:
        """Get the disguises of a document from `find`; `shown` hides names in texts."""
        self._find, self._shown = find, shown

    def refresh(self) -> None:
        """Mark the known disguises of the displayed documents, and go to a pending position."""
        for pane in self._panes:
            version = pane.version
            as_read = version is not None and not version.canonized
            marks = marks_of(self._find(version.tokens.document.key), pane.map) if version and as_read else NO_MARKS
            spans = version.tokens.document.recognition.uncertain if version and as_read else ()
            pane.show_disguises(marks, uncertain_marks(spans, pane.map))
        self._go()

    def go_to(self, key: str, span: Span) -> None:
        """Show a span of a document, now or when it is next displayed."""
        self._wanted = (key, span)
        self._go()

    def describe(self, pane: TextPane, point: int) -> list[str]:
        """Describe the disguise at a position."""
        if point < 0:
            return []
        told = [self._described(place) for place in pane.disguised.at(point)]
        place = int(pane.map.to_document(np.array([point], np.int64))[0])
        return (
            [*told, self.tr("Text recognition is not certain of this word.")]
            if pane.uncertain.between(place, place + 1)
            else told
        )

    def _described(self, place: Finding) -> str:
        what = disguise_here(place.kind)
        if not place.reading:
            return what
        read = self.tr("Read as “%1”: %2").replace("%2", what)
        return read.replace("%1", shorten(self._shown(place.reading)), 1)

    def _go(self) -> None:
        for pane in self._panes:
            if self._wanted is None or pane.version is None or pane.version.tokens.document.key != self._wanted[0]:
                continue
            version, span = pane.version, self._wanted[1]
            self._wanted = None
            start = version.from_original(span.start)
            pane.move_caret(start)
            if not pane.is_comfortable(start):
                pane.scroll_to(start, pane.viewport().height() * READING_HEIGHT)
            length = 0 if version.canonized else len(span)
            pane.set_hits(np.array([start], np.int64), length, 0)
            self._together.align(pane)
