"""Origins: other documents that contain the words of one document, every word counted once."""

import numpy as np

from imbrex.engine.arrays import Int64, unique
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.seeds import members
from imbrex.engine.compare.sorting import rising
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.overview.intervals import unions
from imbrex.engine.overview.many_passages import find_many_passages
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Int32, Tokens
from imbrex.values import frozen

_LEAST_SHARE = 0.01
_LEAST_WORDS = 20
"""About a sentence: in a long text that is less than the share above, and worth naming all the same."""

_NOBODY = -1


@frozen
class Stretch:
    """A piece of the document.

    Attributes:
        span: in the original.
        words: compared words in it.
        other: number of the document (in the report) that also has it; None: it is unique, but for phrases too small to
            name a document for.
        others: number of other documents that have all of it, including that one.
    """

    span: Span
    words: int
    other: int | None
    others: int


@frozen
class Origin:
    """Another document, and its share in this one.

    Attributes:
        other: number of the document in the report.
        words: compared words attributed to it.
        share: those of all compared words of this document, a fraction of 1.
        total: share of this document that it has in common with it, including words attributed to others.
    """

    other: int
    words: int
    share: float
    total: float


@frozen
class Origins:
    """One document compared with all others.

    Attributes:
        document: its number in the report.
        words: compared words of it.
        stretches: in the order of the text; together they contain every compared word once.
        origins: those that explain most first; a document that explains (almost) nothing more is omitted.
        unique: share of compared words that no origin explains; with the shares of all origins it makes 1.
        text: the original; spans count its code points.
    """

    document: int
    words: int
    stretches: tuple[Stretch, ...]
    origins: tuple[Origin, ...]
    unique: float
    text: str


@frozen
class _Covers:
    """Words of the document that others have too: intervals that neither overlap nor touch within one document.

    Attributes:
        others: numbers of the documents that have any, ascending, shape (d,).
        first: start of the intervals of each, shape (d,).
        starts, ends: half-open, ascending within each document, shape (n,).
    """

    others: Int64
    first: Int64
    starts: Int64
    ends: Int64

    def totals(self, before: Int64) -> Int64:
        """Number of words that each document covers, given cumulative counts before each word, shape (d,)."""
        return np.add.reduceat(before[self.ends] - before[self.starts], self.first)

    def of(self, place: int) -> tuple[Int64, Int64]:
        """Intervals of one document."""
        last = self.first[place + 1] if place + 1 < len(self.first) else None
        return self.starts[self.first[place] : last], self.ends[self.first[place] : last]


def find_origins(
    words: KeptWords,
    length: int,
    minimum_words: int,
    document: int,
    others: Int32,
    tokens: Tokens,
    observer: Observer = SILENT,
) -> Origins:
    """Attribute each word of one document to another document that has it.

    If several have a word, it is attributed to the one that explains most of the unexplained words, repeatedly (a
    greedy set cover; ties go to the lower number). In a large class every text shares a phrase here and there with some
    other one by chance; so a document that explains both less than 1 % of the words and less than 20 words is not
    named, and those words count as unique.

    Args:
        words: of all documents of the report.
        length: words in a shingle.
        minimum_words: of a passage.
        document: its number.
        others: numbers of the documents to compare with; the document itself is skipped.
        tokens: the document's words.
        observer: for progress and cancellation.
    """
    size = len(tokens.kept)
    covers = _covers(words, length, minimum_words, document, others, observer)
    origin = np.full(size, _NOBODY, np.int64)
    _assign(origin, covers, observer)
    origins = _named(origin, covers)
    unique = int(np.count_nonzero(origin == _NOBODY)) / size if size else 1.0
    return Origins(document, size, _stretches(origin, covers, tokens), origins, unique, tokens.document.text)


def _covers(
    words: KeptWords, length: int, minimum_words: int, document: int, others: Int32, observer: Observer
) -> _Covers:
    """The parts of the document that each of the others has."""
    others = unique(others[others != document])
    here = np.full(len(others), document, np.int32)
    found = list(find_many_passages(words, length, minimum_words, here, others, observer))
    none = np.zeros(0, np.int64)
    other = others[np.concatenate([none, *(batch.pair for batch in found)])].astype(np.int64)
    # Each document in a stretch of its own, with a gap, so that all of them are joined at once.
    wide = int(words.sizes[document]) + 1
    starts = other * wide + np.concatenate([none, *(batch.left for batch in found)])
    ends = starts + np.concatenate([none, *(batch.words for batch in found)])
    order = rising(starts)
    starts, ends = unions(starts[order], ends[order])
    other = starts // wide
    first = np.flatnonzero(np.diff(other, prepend=-1))
    return _Covers(other[first], first, starts - other * wide, ends - other * wide)


def _assign(origin: Int64, covers: _Covers, observer: Observer) -> None:
    """Assign each word to a document that covers it, in place: first to the one that covers most of those still
    free."""
    free = np.ones(len(origin) + 1, np.int64)
    while len(covers.others):
        observer.check()
        gains = covers.totals(np.cumsum(free) - free)
        best = int(np.argmax(gains))
        if gains[best] < min(_LEAST_SHARE * len(origin), _LEAST_WORDS):
            return
        starts, ends = covers.of(best)
        interval, offset = members(ends - starts)
        places = starts[interval] + offset
        places = places[free[places] > 0]
        free[places] = 0
        origin[places] = covers.others[best]


def _named(origin: Int64, covers: _Covers) -> tuple[Origin, ...]:
    """The documents that words were attributed to, most words first."""
    size = len(origin)
    words = np.bincount(np.searchsorted(covers.others, origin[origin != _NOBODY]), minlength=len(covers.others))
    totals = covers.totals(np.arange(size + 1))
    return tuple(
        Origin(int(covers.others[place]), int(words[place]), int(words[place]) / size, int(totals[place]) / size)
        for place in np.argsort(-words, kind="stable").tolist()
        if words[place]
    )


def _stretches(origin: Int64, covers: _Covers, tokens: Tokens) -> tuple[Stretch, ...]:
    """Split the words where their origin changes."""
    first = np.flatnonzero(np.diff(origin, prepend=_NOBODY - 1))
    last = np.append(first[1:], len(origin))
    # A document has all of the stretches between the ends of one of its intervals.
    low, high = np.searchsorted(first, covers.starts), np.searchsorted(last[: len(first)], covers.ends, side="right")
    change = np.zeros(len(first) + 1, np.int64)
    np.add.at(change, low[low < high], 1)
    np.add.at(change, high[low < high], -1)
    others = np.cumsum(change)
    return tuple(
        Stretch(tokens.span(a, b), b - a, None if other == _NOBODY else other, count)
        for a, b, other, count in zip(
            first.tolist(), last.tolist(), origin[first].tolist(), others.tolist(), strict=False
        )
    )
