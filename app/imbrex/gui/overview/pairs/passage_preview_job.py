"""Passage preview job: the longest passage of a pair with its surroundings."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.compare.report import Report
from imbrex.engine.observer import Observer
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Tokens
from imbrex.gui.overview.shared.class_choice import Pair
from imbrex.gui.overview.shared.class_jobs import OverviewJob
from imbrex.gui.tasks.worker_context import WorkerContext

BEFORE, AFTER = 60, 400
"""Code points shown around a passage, up to a space; the latter more than fit."""


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A piece of a text with a passage in it.

    Attributes:
        text: the piece.
        span: of the passage, in the piece.
        begins, ends: whether the text begins or ends here.
    """

    text: str
    span: Span
    begins: bool
    ends: bool


@dataclass(frozen=True, slots=True, eq=False)
class PreviewFound:
    """The longest passage of a pair, in the order of the pair; no sides if there is none."""

    report: Report
    pair: Pair
    words: int
    sides: tuple[Excerpt, ...]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class PreviewJob(OverviewJob[PreviewFound]):
    """Finds the longest passage that both texts share."""

    pair: Pair

    def answer(self, context: WorkerContext, observer: Observer) -> PreviewFound:
        """Compare both texts."""
        keys = [self.report.documents[number].document.key for number in self.pair]
        found = context.corpus.compare(keys[0], keys[1], observer)
        runs = found.passages
        if not len(runs.words):
            return PreviewFound(self.report, self.pair, 0, ())
        longest = int(np.argmax(runs.words))
        words = int(runs.words[longest])
        sides = (found.left, int(runs.left_word[longest])), (found.right, int(runs.right_word[longest]))
        return PreviewFound(self.report, self.pair, words, tuple(excerpt(tokens, at, words) for tokens, at in sides))


def excerpt(tokens: Tokens, first: int, words: int) -> Excerpt:
    """Cut out a passage of compared words with its surroundings."""
    span, text = tokens.span(first, first + words), tokens.document.text
    start, end = max(0, span.start - BEFORE), min(len(text), span.end + AFTER)
    if start and (space := text.find(" ", start, span.start)) >= 0:
        start = space + 1
    return Excerpt(text[start:end], Span(span.start - start, span.end - start), start == 0, end == len(text))
