"""Find translated: passages of a text that are translated from a text in another language.

Sentences are scored by their words, sentences whose scores stand out are gathered, and each gathering is aligned.
Figures in the comments are F1 by characters of passages of books planted into others.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.rewriting.sentence_ranges import group
from imbrex.engine.translation.alignment import Run, align
from imbrex.engine.translation.box_scores import Box, box_scores
from imbrex.engine.translation.lexicon import Lexicon
from imbrex.engine.translation.likelihood import Float32, Likelihood, likelihood
from imbrex.engine.translation.sentences import Sentences

_FLOOR = 17.0
_FLOOR_CELLS = 200_000
"""A passage needs a score of 17, and more the more pairs of sentences there are to choose from by chance: e times as
many, 1 more."""
_SEED = 3.0
"""Score of two sentences that makes them worth a look."""
_SEEDS = 8
"""Seeds of one sentence."""
_GAP = 4
"""Sentences between two seeds of one gathering."""
_MARGIN = 3
"""Sentences around a gathering that are aligned with it."""
_GATHERED = 0.5
"""Share of the floor that the seeds of a gathering need."""
_BLOCK = 200
"""Left sentences that are scored at a time."""


@dataclass(frozen=True, slots=True)
class Translated:
    """A passage of the left text and what it is translated from, by content words and code points, half-open."""

    left_words: tuple[int, int]
    right_words: tuple[int, int]
    left: tuple[int, int]
    right: tuple[int, int]
    score: float


def find_translated(left: Sentences, right: Sentences, lexicon: Lexicon, observer: Observer = SILENT) -> list[Translated]:
    """The passages of the left text that are translated from the right one, not overlapping on the left, in order."""
    if not len(left) or not len(right):
        return []
    scores = likelihood(left, right, lexicon)
    floor = floor_of(len(left), len(right))
    found: list[Run] = []
    for box in _boxes(scores, floor, observer):
        observer.check()
        found += _aligned(scores, box, floor)
    chosen = _apart(found)
    return [_translated(left, right, run) for run in sorted(chosen, key=lambda run: run.left_first)]


def floor_of(left: int, right: int) -> float:
    """Score that a passage needs in texts of so many sentences."""
    return _FLOOR + max(0.0, float(np.log(left * right / _FLOOR_CELLS)))


def _boxes(scores: Likelihood, floor: float, observer: Observer) -> Iterator[Box]:
    """The parts of both texts that are worth aligning."""
    rows, columns = len(scores.left.length), len(scores.right.length)
    left, right, value = _seeds(scores, rows, observer)
    groups = group(left, right, _GAP, _GAP, np.zeros(len(left), np.int64), observer)
    for number in np.flatnonzero(np.bincount(groups, value) >= _GATHERED * floor).tolist():
        mine = np.flatnonzero(groups == number)
        for first in range(int(left[mine].min()), int(left[mine].max()) + 1, _BLOCK):
            part = mine[(left[mine] >= first) & (left[mine] < first + _BLOCK)]
            if len(part):
                yield (
                    max(0, int(left[part].min()) - _MARGIN),
                    min(rows, int(left[part].max()) + 1 + _MARGIN),
                    max(0, int(right[part].min()) - _MARGIN),
                    min(columns, int(right[part].max()) + 1 + _MARGIN),
                )


def _seeds(scores: Likelihood, rows: int, observer: Observer) -> tuple[Int64, Int64, Float32]:
    """Pairs of sentences with a high score, the best of each left sentence."""
    found: list[tuple[Int64, Int64, Float32]] = []
    for first in range(0, rows, _BLOCK):
        observer.check()
        observer.progress(Progress("translation", first, rows))
        block = scores.block(first, min(rows, first + _BLOCK))
        at, column = np.nonzero(block >= np.maximum(_SEED, _best_of(block))[:, None])
        found.append((at + first, column, block[at, column]))
    return tuple(np.concatenate(parts) for parts in zip(*found, strict=True))  # type: ignore[return-value]


def _best_of(block: Float32) -> Float32:
    """Score of the last of each row's best ones."""
    last = max(0, block.shape[1] - _SEEDS)
    return np.asarray(np.partition(block, last, axis=1)[:, last])


def _aligned(scores: Likelihood, box: Box, floor: float) -> list[Run]:
    left_first, left_last, right_first, right_last = box
    runs = align(*box_scores(scores, box), floor)
    return [
        Run(
            run.left_first + left_first,
            run.left_last + left_first,
            run.right_first + right_first,
            run.right_last + right_first,
            run.score,
        )
        for run in runs
    ]


def _apart(runs: list[Run]) -> list[Run]:
    """The runs that do not overlap on the left with a better one."""
    kept: list[Run] = []
    for run in sorted(runs, key=lambda run: -run.score):
        if all(run.left_last <= other.left_first or other.left_last <= run.left_first for other in kept):
            kept.append(run)
    return kept


def _translated(left: Sentences, right: Sentences, run: Run) -> Translated:
    left_words = int(left.first[run.left_first]), int(left.first[run.left_last])
    right_words = int(right.first[run.right_first]), int(right.first[run.right_last])
    return Translated(left_words, right_words, _span(left, *left_words), _span(right, *right_words), run.score)


def _span(text: Sentences, first: int, last: int) -> tuple[int, int]:
    span = text.tokens.span(first, last)
    return span.start, span.end
