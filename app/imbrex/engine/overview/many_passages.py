"""Many passages: passages of many pairs at once, the same as `passages.find_passages` finds for each."""

from collections.abc import Callable, Iterator

import numpy as np

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.compare.compared_words import kept_sequence
from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.compare.runs import Runs, find_runs, join, longest, same_words
from imbrex.engine.compare.seeds import Seeds, members
from imbrex.engine.compare.sorting import rising
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.overview.intervals import overlapping, squeeze
from imbrex.engine.overview.plain_pairs import PairSeeds
from imbrex.engine.overview.shared_shingles import Part, SharedShingles, WantedPairs, find_shared, want
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen
class VirtualTexts:
    """Offsets of the documents of each pair; word positions refer to all documents, as in `KeptWords`.

    Attributes:
        diagonals: the lowest diagonal of each pair, ascending, shape (p,).
        left, right: from a word's position to its virtual one, by pair, shape (p,).
        words: positions of the left text are below this.
    """

    diagonals: Int64
    left: Int64
    right: Int64
    words: int

    def pairs(self, diagonals: Int64) -> Int64:
        """The pair of each diagonal; they must be ascending."""
        counts = np.diff(np.searchsorted(diagonals, self.diagonals), append=len(diagonals))
        return np.repeat(np.arange(len(counts)), counts)


@frozen
class ManyPassages:
    """All passages of some pairs, as columns; grouped by pair, in the order of its left text.

    Attributes:
        pair: index of the pair among those requested.
        left, right: first word among the compared words of its left and right document.
        words: length.
        bounded: whether a text is so repetitive that not every pairing of the repeats was followed.
    """

    pair: Int64
    left: Int64
    right: Int64
    words: Int64
    bounded: bool


Settle = Callable[[PairSeeds, Int64], Bools]
"""Takes the seeds of some pairs, and the index of each pair among those requested; returns the mask of the seeds whose
passages are still wanted. All seeds of a pair are, or none."""


@frozen
class _Work:
    """Data common to all parts."""

    words: KeptWords
    length: int
    minimum_words: int
    wanted: WantedPairs
    shared: SharedShingles
    settle: Settle | None


def find_many_passages(
    words: KeptWords,
    length: int,
    minimum_words: int,
    left: Int32,
    right: Int32,
    observer: Observer = SILENT,
    settle: Settle | None = None,
) -> Iterator[ManyPassages]:
    """Find the passages of the pairs (left[i], right[i]), some pairs at a time; a pair without any is omitted.

    All shingles are sorted once; the remaining time is proportional to what the pairs share, however long their texts
    are, and the memory is that of 262,144 seeds at most. A pair with more of them is processed alone. Words are
    compared by their 64-bit hashes. With `settle`, pairs whose passages it does not want are omitted, too. Raises
    ValueError for a duplicate pair, or a document paired with itself.
    """
    observer.check()
    wanted = want(words, left, right)
    if not len(wanted):
        return
    shared = find_shared(words, length, wanted.ranked)
    if settle is not None and not shared.is_exact(words.hashes, length):
        settle = None
    work = _Work(words, length, minimum_words, wanted, shared, settle)
    for part in wanted.parts(shared):
        observer.check()
        found = _of_part(work, part) if part.small else _of_one(work, part, observer)
        if len(found.pair):
            yield found
        observer.progress(Progress("passages", part.last, len(wanted)))


def _of_one(work: _Work, part: Part, observer: Observer) -> ManyPassages:
    """Passages of a pair that shares too much to be processed with others."""
    low, high = (int(work.wanted.ranked[ranks[part.first]]) for ranks in (work.wanted.low, work.wanted.high))
    left, right = (high, low) if work.wanted.swapped[part.first] else (low, high)
    texts = kept_sequence(work.words, left), kept_sequence(work.words, right)
    runs, bounded = find_runs(*texts, work.length, work.minimum_words, observer)
    runs = runs.take(np.lexsort((runs.right, runs.left)))
    pair = np.full(len(runs), work.wanted.index[part.first])
    return ManyPassages(pair, runs.left, runs.right, runs.words, bounded)


def _of_part(work: _Work, part: Part) -> ManyPassages:
    """Passages of pairs that share little each."""
    chosen = slice(part.first, part.last)
    low, high, swapped = (column[chosen] for column in (work.wanted.low, work.wanted.high, work.wanted.swapped))
    starts = work.words.pointer[work.wanted.ranked]
    left_first = starts[np.where(swapped, high, low)]
    right_first = starts[np.where(swapped, low, high)]
    texts = lay_out(left_first, right_first, work.wanted.breadth[chosen])
    runs, pair = _runs(work, texts, _seeds(work, part))
    real = Runs(runs.left - texts.left[pair], runs.right - texts.right[pair], runs.words)
    same = same_words(real, work.words.hashes.take, work.words.hashes.take)
    real, pair = real.take(same), pair[same]
    index = work.wanted.index[chosen][pair]
    return ManyPassages(index, real.left - left_first[pair], real.right - right_first[pair], real.words, bounded=False)


def _seeds(work: _Work, part: Part) -> PairSeeds:
    """Seeds of all pairs of a part whose passages are wanted; pairs are numbered from the first one on."""
    cells, begin, end = work.wanted.partners(work.shared, part)
    cell, offset = members(end - begin)
    low, high = cells[cell], begin[cell] + offset
    first = work.wanted.low[part.first]
    pair = work.wanted.numbers(part)[work.shared.rank[low] - first, work.shared.rank[high]]
    if (pair < 0).any():
        chosen = pair >= 0
        low, high, pair = low[chosen], high[chosen], pair[chosen]
    cell, left, right = work.shared.seeds(low, high)
    pair = pair[cell].astype(np.int64)
    swapped = work.wanted.swapped[part.first : part.last]
    if swapped.any():
        turn = swapped[pair]
        left, right = np.where(turn, right, left), np.where(turn, left, right)
    seeds = PairSeeds(pair, left, right)
    if work.settle is None:
        return seeds
    return seeds.take(work.settle(seeds, work.wanted.index[part.first : part.last]))


def _runs(work: _Work, texts: VirtualTexts, real: PairSeeds) -> tuple[Runs, Int64]:
    """The runs that are the longest for some shingle, and the pair of each, by pair and left position."""

    def begins(a: Int64, b: Int64) -> Bools:
        part_begins = np.zeros(len(work.words.hashes) + 1, np.bool_)
        part_begins[work.words.barriers] = True
        pair = texts.pairs(b - a)
        return np.asarray(part_begins[a - texts.left[pair]] | part_begins[b - texts.right[pair]])

    seeds = Seeds(real.left + texts.left[real.pair], real.right + texts.right[real.pair], bounded=False)
    runs = join(seeds, texts.words, work.length, begins)
    runs = runs.take(runs.words >= work.minimum_words)  # shorter runs are never longer than those that remain
    pair = texts.pairs(runs.right - runs.left)
    runs = runs.take(rising(runs.left))  # positions ascend from pair to pair too: `pair` stays valid
    chosen = _longest(runs, work.length)
    return runs.take(chosen), pair[chosen]


def _longest(runs: Runs, length: int) -> Bools:
    """Mask of the runs, sorted by left position, that are the longest for some shingle: only overlapping ones
    compete."""
    shingles = runs.words - length + 1
    competes = overlapping(runs.left, runs.left + shingles)
    order = rising(runs.right)
    competes[order] |= overlapping(runs.right[order], (runs.right + shingles)[order])
    chosen = ~competes
    few = runs.take(competes)
    left, left_words = squeeze(few.left, shingles[competes])
    right, right_words = squeeze(few.right, shingles[competes])
    chosen[competes] = longest(Runs(left, right, few.words), left_words, right_words, length)
    return chosen


# Code written for two texts then works for all pairs at once. Each pair has diagonals (right position less left
# position) of its own, which no other pair touches, and they ascend from pair to pair as the positions do.
def lay_out(left_first: Int64, right_first: Int64, breadth: Int64) -> VirtualTexts:
    """Give each pair the number of positions of its longer document's words, plus one (`breadth`).

    Args:
        left_first, right_first: position of the first word of either document, shape (p,).
        breadth: shape (p,).
    """
    before = np.cumsum(breadth) - breadth
    return VirtualTexts(
        diagonals=2 * before,
        left=before - left_first,
        right=3 * before + breadth - right_first,
        words=int(breadth.sum()),
    )
