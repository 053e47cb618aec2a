"""Find translated: passages of a text that are translated from a text in another language.

Sentences are scored by their words, sentences whose scores stand out are gathered, and each gathering is aligned.
Figures in the comments are F1 by characters of passages of books planted into others.
"""

from collections.abc import Iterator

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.observer import SILENT, Observer, Progress, watched
from imbrex.engine.rewriting.sentence_ranges import group
from imbrex.engine.text.sentences import sentence_starts
from imbrex.engine.text.tokens import Int32
from imbrex.engine.translation.box_scores import Box, box_scores
from imbrex.engine.translation.lexicon import Lexicon
from imbrex.engine.translation.likelihood import Float32, Likelihood, likelihood
from imbrex.engine.translation.local_alignment import Run, align
from imbrex.engine.translation.read_sentences import Sentences
from imbrex.engine.translation.translated import Translated, WordLinks
from imbrex.engine.translation.word_links import WordLinker

_FLOOR = 17.0
_FEW_CELLS, _MANY_CELLS = 30_000, 200_000
"""Pairs of sentences of two short and of two long texts. A passage needs a score of 17; in longer texts 1 more for e
times as many pairs, because chance reaches 1 more in them, and in shorter ones 1 less for e times fewer. (None of
10,403 unrelated pairs of 150 to 1,200 words reaches it, and of 2,206 by one author or on one subject, one.)"""
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


def find_translated(left: Sentences, right: Sentences, lexicon: Lexicon, observer: Observer = SILENT) -> Translated:
    """Find the passages of the left text that are translated from the right one, or the right one from them.

    The direction is not known: a pair is searched once, and `mirrored` shows it from the other side.

    Args:
        left, right: two texts in different languages, as `translation.read_sentences.read` returns them.
        lexicon: of the language of the left text and that of the right one, in this order.
        observer: receives progress of the stage "translation", and may cancel.

    Returns:
        Passages sorted by place in the left text, where they do not overlap, with their word links.
    """
    if not len(left) or not len(right):
        return _columns(left, right, [], [], lexicon)
    scores = likelihood(left, right, lexicon)
    floor = floor_of(len(left), len(right))
    found: list[Run] = []
    for box in _boxes(scores, floor, observer):
        observer.check()
        words = left.first[box[0] : box[1] + 1], right.first[box[2] : box[3] + 1]
        found += [run.moved(box[0], box[2]) for run in align(*box_scores(scores, box), floor, words)]
    runs = sorted(_apart(found, len(left)), key=lambda run: run.left_first)
    linker = WordLinker(left, right, scores.links, scores.by_sound)
    links = [
        (number, *link)
        for number, run in enumerate(watched(runs, observer))
        for step in run.steps
        for link in linker.links(step)
    ]
    return _columns(left, right, runs, links, lexicon)


def floor_of(left: int, right: int) -> float:
    """Minimum score of a passage in texts with these numbers of sentences."""
    cells = left * right
    return _FLOOR + float(np.log(cells / min(_MANY_CELLS, max(_FEW_CELLS, cells))))


def _boxes(scores: Likelihood, floor: float, observer: Observer) -> Iterator[Box]:
    """The parts of both texts that are worth aligning."""
    rows, columns = len(scores.left.length), len(scores.right.length)
    left, right, value = _seeds(scores, rows, observer)
    groups = group(left, right, _GAP, _GAP, np.zeros(len(left), np.int64), observer)
    for number in np.flatnonzero(np.bincount(groups, value) >= _GATHERED * floor).tolist():
        mine = np.flatnonzero(groups == number)
        first, last = int(left[mine].min()), int(left[mine].max()) + 1
        if last - first <= _BLOCK:
            yield _box(left[mine], right[mine], rows, columns)
            continue
        # In long translations seeds by chance connect everything: what lies between them is not scored.
        for start in range(first, last, _BLOCK):
            part = mine[(left[mine] >= start) & (left[mine] < start + _BLOCK)]
            pieces = group(left[part], right[part], _GAP, _GAP, np.zeros(len(part), np.int64), observer)
            for piece in np.flatnonzero(np.bincount(pieces, value[part]) >= _GATHERED * floor).tolist():
                yield _box(left[part[pieces == piece]], right[part[pieces == piece]], rows, columns)


def _box(left: Int64, right: Int64, rows: int, columns: int) -> Box:
    """The sentences of some seeds and those around them."""
    return (
        max(0, int(left.min()) - _MARGIN),
        min(rows, int(left.max()) + 1 + _MARGIN),
        max(0, int(right.min()) - _MARGIN),
        min(columns, int(right.max()) + 1 + _MARGIN),
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


def _apart(runs: list[Run], sentences: int) -> list[Run]:
    """The runs that do not overlap on the left with a better one."""
    kept: list[Run] = []
    taken = np.zeros(sentences, np.bool_)
    for run in sorted(runs, key=lambda run: -run.score):
        if not taken[run.left_first : run.left_last].any():
            taken[run.left_first : run.left_last] = True
            kept.append(run)
    return kept


def _columns(
    left: Sentences, right: Sentences, runs: list[Run], links: list[tuple[int, int, int, bool]], lexicon: Lexicon
) -> Translated:
    columns = np.array(links, np.int32).reshape(-1, 4).T
    bounds = np.array(
        [(run.left_first, run.left_last, run.right_first, run.right_last) for run in runs], np.int64
    ).reshape(-1, 4)
    left_first, left_last = _trimmed(left, bounds[:, :2], columns[0], columns[1])
    right_first, right_last = _trimmed(right, bounds[:, 2:], columns[0], columns[2])
    left_span, right_span = _spans(left, left_first, left_last), _spans(right, right_first, right_last)
    return Translated(
        *(left, right, *left_span, *right_span, left_first, left_last, right_first, right_last),
        score=np.array([run.score for run in runs], np.float64),
        links=WordLinks(columns[0], columns[1], columns[2], columns[3].astype(np.bool_)),
        dictionaries=lexicon.names,
    )


def _trimmed(text: Sentences, bounds: Int64, passage: Int32, linked: Int32) -> tuple[Int32, Int32]:
    """First and last words of passages, without the sentences at their ends that have no link.

    Short sentences were joined to others: one of one's own beside a translated one would be called translated. (Of two
    own sentences, Russian from English, .18 of the characters are called so instead of .19.)
    """
    starts = sentence_starts(text.tokens)
    first, last = text.first[bounds[:, 0]].copy(), text.first[bounds[:, 1]].copy()
    for number, (begin, end) in enumerate(bounds.tolist()):
        words = np.sort(linked[passage == number])
        if len(words):
            inside = starts[(starts > first[number]) & (starts < text.first[begin + 1]) & (starts <= words[0])]
            first[number] = inside.max(initial=first[number])
            inside = starts[(starts > text.first[end - 1]) & (starts < last[number]) & (starts > words[-1])]
            last[number] = inside.min(initial=last[number])
    return first, last


def _spans(text: Sentences, first: Int32, last: Int32) -> tuple[Int32, Int32]:
    spans = [text.tokens.span(one, other) for one, other in zip(first.tolist(), last.tolist(), strict=True)]
    return np.array([span.start for span in spans], np.int32), np.array([span.end for span in spans], np.int32)
