"""Shared passage: text that most members of a cluster have word for word, found by their n-word windows."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import Int64, UInt64, unique
from imbrex.engine.compare.common_shingles import group_equal
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.report import Report
from imbrex.engine.compare.seeds import members
from imbrex.engine.compare.shingles import mix
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Tokens
from imbrex.values import frozen

_BASE = np.uint64(0x9E3779B97F4A7C15)  # odd, so that it has an inverse modulo 2**64
_INVERSE = np.uint64(pow(int(_BASE), -1, 1 << 64))
_MOST_COMMON = 8
"""Runs of common text that are set aside at most: headings, an assignment, a form."""


@frozen
class Standing:
    """Document frequencies of windows of one length.

    Attributes:
        length: in words.
        starts: starts of the windows examined that fit into a part, ascending, shape (n,).
        counts: number of documents with each one, shape (n,).
        documents: the largest of those, 0 if there are none.
    """

    length: int
    starts: Int64
    counts: Int64
    documents: int

    @property
    def worth(self) -> tuple[int, int]:
        """Words of all copies but one; then the number of documents."""
        return self.length * (self.documents - 1), self.documents

    def of_at_least(self, documents: int) -> Int64:
        """Starts of the windows that are in at least this number of documents."""
        return self.starts[self.counts >= documents]


@frozen
class Windows:
    """Documents end to end.

    Attributes:
        hashes: 64-bit hash of each word, shape (n,).
        sums: polynomial over the hashes before each word, and over all, shape (n + 1,).
        inverse: factor that shifts a sum from each word to the beginning of the text, shape (n,).
        owner: index of each word's document among those requested, shape (n,).
        end: end of each word's part, shape (n,).
        first: start of each document.
    """

    hashes: UInt64
    sums: UInt64
    inverse: UInt64
    owner: Int64
    end: Int64
    first: Int64

    @property
    def starts(self) -> Int64:
        """Starts of all words."""
        return np.arange(len(self.hashes))

    @property
    def longest(self) -> int:
        """Words of the longest part."""
        return int((self.end - self.starts).max(initial=0))

    def stand(self, length: int, starts: Int64) -> Standing:
        """Count the documents that have each window of `length` words among those that begin at `starts`."""
        starts = starts[self.end[starts] >= starts + length]
        position, first = group_equal(self._hash(length, starts))
        if not len(position):
            return Standing(length, starts, position, 0)
        owner = self.owner[starts[position]]
        new = np.ones(len(owner), np.int64)
        new[1:] = owner[1:] != owner[:-1]
        new[first] = 1
        counts = np.add.reduceat(new, first)
        by_start = np.empty(len(starts), np.int64)
        by_start[position] = np.repeat(counts, np.diff(first, append=len(position)))
        return Standing(length, starts, by_start, int(counts.max()))

    def holders(self, found: Standing) -> tuple[list[int], int]:
        """The documents that have the most frequent window (the first of equals), and its first word in the first one.

        They are compared word by word, so that no hash collision names a document that does not have it.
        """
        start = int(found.starts[np.argmax(found.counts)])
        starts = found.starts[found.counts == found.documents]
        hashes = self._hash(found.length, starts)
        starts = starts[hashes == self._hash(found.length, np.array([start]))]
        _, offset = members(np.full(len(starts), found.length))
        words = self.hashes[np.repeat(starts, found.length) + offset].reshape(-1, found.length)
        same = (words == self.hashes[start : start + found.length]).all(axis=1)
        starts = starts[same]
        owners = unique(self.owner[starts])
        first = int(starts[self.owner[starts] == owners[0]].min())
        return owners.tolist(), first - int(self.first[owners[0]])

    def without(self, found: Standing) -> "Windows":
        """The same documents, without the most frequent window (the first of equals)."""
        start = int(found.starts[np.argmax(found.counts)])
        starts = found.starts[self._hash(found.length, found.starts) == self._hash(found.length, np.array([start]))]
        bounds = unique(np.append(starts, len(self.hashes)))
        end = np.minimum(self.end, bounds[np.searchsorted(bounds, self.starts, side="right")])
        inside = np.repeat(starts, found.length) + members(np.full(len(starts), found.length))[1]
        end[inside] = inside  # no window begins there
        return replace(self, end=end)

    def _hash(self, length: int, starts: Int64) -> UInt64:
        """Position-independent hash of each window."""
        return mix((self.sums[starts + length] - self.sums[starts]) * self.inverse[starts])


def lay_windows(words: KeptWords, documents: Sequence[int]) -> Windows:
    """Concatenate documents."""
    chosen = np.array(documents, np.int64)
    sizes = words.sizes[chosen]
    owner, offset = members(sizes)
    places = words.pointer[chosen][owner] + offset
    hashes = words.hashes[places]
    powers = _powers(_BASE, len(places))
    sums = np.zeros(len(places) + 1, np.uint64)
    np.cumsum(hashes * powers, out=sums[1:])
    ends = unique(np.concatenate((words.barriers, words.pointer)))
    end = ends[np.searchsorted(ends, places, side="right")] - places + np.arange(len(places))
    return Windows(hashes, sums, _powers(_INVERSE, len(places)), owner, end, np.cumsum(sizes) - sizes)


def _powers(base: np.uint64, count: int) -> UInt64:
    """base ** 0, 1, 2, ... modulo 2**64."""
    powers = np.full(count, base)
    powers[:1] = 1
    return np.cumprod(powers)


@frozen
class SharedPassage:
    """The longest passage that most members of a cluster have.

    Attributes:
        document: number of the member it is quoted from.
        span: in that member's original.
        text: that piece of the original.
        words: compared words in it.
        members: numbers of the members that have all of it, including `document`.
    """

    document: int
    span: Span
    text: str
    words: int
    members: tuple[int, ...]


def may_have_common_text(report: Report) -> bool:
    """Whether so many pairs share something that most documents may share a passage: `is_common` is never true else."""
    most = len(report.documents) // 2 + 1
    return len(report.documents) > 2 and len(report.pairs) >= most * (most - 1) // 2


def is_common(words: KeptWords, start: int, length: int) -> bool:
    """Whether more than half of the documents, and more than two, have a run of words, or its middle half.

    That is text like an assignment or a form, and says nothing on those who share it; its ends may be an accident.
    """
    start, length = start + length // 4, max(1, length - length // 4 * 2)
    run = words.hashes[start : start + length]
    found = np.flatnonzero(words.hashes[: len(words.hashes) - length + 1] == run[0])
    for offset, word in enumerate(run):
        found = found[words.hashes[found + offset] == word]
    first, last = (np.searchsorted(words.pointer, found + offset, side="right") for offset in (0, length - 1))
    return len(unique(first[first == last])) > max(2, words.documents // 2)


def find_shared_passage(
    words: KeptWords,
    length: int,
    members: Sequence[int],
    tokens_of: Callable[[int], Tokens],
    *,
    passes_over_common: bool = False,
) -> SharedPassage | None:
    """Find the passage that connects a cluster; None if no two members share a shingle.

    Of all runs of `length` words or more, the one with the greatest product of its words and its members besides the
    first: so a long one in half of them wins over a phrase in all. Ties go to the one in more members, then to the
    earliest in the first member that has it, which is quoted.

    Args:
        words: of all documents.
        length: words in a shingle.
        members: numbers of documents, in order of preference for quoting.
        tokens_of: returns the words of a document by its number; called for the quoted one only.
        passes_over_common: prefer passages that are not `is_common`.
    """
    best: tuple[list[int], int, int] | None = None
    windows = lay_windows(words, members)
    for _ in range(_MOST_COMMON):
        found = _widest(windows, length)
        if found is None:
            break
        owners, first = windows.holders(found)
        if len(owners) < 2:  # hash collisions made on purpose
            break
        mine = [members[owner] for owner in owners], first, found.length
        if not passes_over_common or not is_common(words, int(words.pointer[mine[0][0]]) + first, found.length):
            best = mine
            break
        best = best or mine
        windows = windows.without(found)
    return _quoted(*best, tokens_of) if best is not None else None


def _quoted(owners: list[int], first: int, length: int, tokens_of: Callable[[int], Tokens]) -> SharedPassage:
    tokens = tokens_of(owners[0])
    span = tokens.span(first, first + length)
    return SharedPassage(owners[0], span, tokens.document.text[span.start : span.end], length, tuple(owners))


def _widest(windows: Windows, length: int) -> Standing | None:
    """The length of window with the greatest product.

    A longer window is never in more members. So between two lengths no product is greater than that of the longer one
    and the members of the shorter one, and most lengths can be skipped: the most promising interval is halved.
    """
    shortest = windows.stand(length, windows.starts)
    if shortest.documents < 2:
        return None
    best = shortest
    intervals = [(shortest, windows.longest + 1)]
    while intervals:
        intervals.sort(key=lambda one: _promise(*one))
        low, high = intervals.pop()
        if _promise(low, high) <= best.worth:
            break
        middle = windows.stand((low.length + high) // 2, low.of_at_least(-(-best.worth[0] // (high - 1)) + 1))
        best = max(best, middle, key=lambda one: one.worth)
        intervals += [(low, middle.length), (middle, high)]
    return best


def _promise(low: Standing, high: int) -> tuple[int, int]:
    """Upper bound of the product for windows longer than `low` and shorter than `high` words."""
    return ((high - 1) * (low.documents - 1), low.documents) if high - low.length > 1 else (0, 0)
