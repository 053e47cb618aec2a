"""Find changes: corresponding paragraphs of two texts, arranged in rows.

Equal paragraphs are found first, at once; only the others are searched for passages. So two versions of a book take as
long as reading them.
"""

from dataclasses import dataclass, replace

import numpy as np

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.changes.change_rows import Matches, arrange
from imbrex.engine.changes.changes import Changes
from imbrex.engine.changes.neighbours import pair_neighbours
from imbrex.engine.changes.paragraph_links import CLAUSE, Weights, find_chain, heaviest, weigh
from imbrex.engine.changes.paragraphs import Paragraphs, find_paragraphs
from imbrex.engine.changes.word_origins import NOWHERE, equal_origins, find_origins, grown, without_strays
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.borrowed_sentences import ENOUGH
from imbrex.engine.rewriting.find_rewritten import find_passages
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.rewriting.word_changes import word_changes

_Both = tuple[Paragraphs, Paragraphs]


ROUNDS = 4
"""Maximum number of searches among the rest; more than one if blocks of paragraphs enclose one another."""


def find_changes(left: Reading, right: Reading, observer: Observer = SILENT) -> Changes:
    """Find the changes from the left text to the right one; both are readings of one corpus.

    A paragraph with less than `ENOUGH` of its words on the other side is new, or deleted.
    """
    readings = left, right
    both = find_paragraphs(left, observer), find_paragraphs(right, observer)
    origins = equal_origins(readings, both, CLAUSE, observer)
    origins, bounded = _search_rest(readings, both, origins, observer)
    linked = _Linked.of(both, origins, observer)
    origins = without_strays(origins, *both, linked.weights, linked.chosen)
    origins = grown(origins, readings, both, observer)
    linked = _Linked.of(both, origins, observer)
    found = pair_neighbours(readings, both, (~linked.counts[0], ~linked.counts[1]), linked.chain, observer)
    return arrange(readings, both, linked.matches(found), bounded, observer)


def _search_rest(
    readings: tuple[Reading, Reading], both: _Both, origins: Int64, observer: Observer
) -> tuple[Int64, bool]:
    """Add the origins of words in unmatched paragraphs; return them, and whether some may be missing."""
    bounded = False
    before: tuple[int, ...] = ()
    for _ in range(ROUNDS):
        linked = _Linked.of(both, origins, observer)
        free = tuple(np.repeat(~counts, side.words) for counts, side in zip(linked.counts, both, strict=True))
        sizes = tuple(int(np.count_nonzero(side)) for side in free)
        if not all(sizes) or sizes == before:
            break  # none are left, or all have been searched
        among, repeats = origins_among(*readings, free, observer)
        bounded, before = bounded or repeats, sizes
        origins = np.where((among != NOWHERE) & (among != origins), among, origins)
    return origins, bounded


@dataclass(frozen=True, slots=True, eq=False)
class _Linked:
    """Pairs of paragraphs with words in common.

    Attributes:
        counts: which left and which right paragraphs have enough of them.
        best: the heaviest pair of each that has, -1 for none.
        chosen: these pairs.
        chain: the paragraphs of chosen pairs that keep their order, left and right ones.
    """

    weights: Weights
    counts: tuple[Bools, Bools]
    best: tuple[Int64, Int64]
    chosen: Int64
    chain: tuple[Int64, Int64]

    @classmethod
    def of(cls, both: _Both, origins: Int64, observer: Observer) -> "_Linked":
        there = np.flatnonzero(origins != NOWHERE)
        left, right = both[0].of_words(), both[1].of_words()
        weights = weigh(left[origins[there]], right[there])
        is_used = np.zeros(len(left), np.bool_)
        is_used[origins[there]] = True
        lefts = np.bincount(left[is_used], minlength=len(both[0]))
        rights = np.bincount(right[there], minlength=len(both[1]))
        counts = lefts >= ENOUGH * both[0].words, rights >= ENOUGH * both[1].words
        best = (
            heaviest(weights.left, weights.right, weights.words, counts[0]),
            heaviest(weights.right, weights.left, weights.words, counts[1]),
        )
        chosen = np.setdiff1d(np.concatenate(best), (-1,))
        return cls(weights, counts, best, chosen, find_chain(weights, chosen, observer))

    def matches(self, neighbours: tuple[Int64, Int64]) -> Matches:
        """The correspondence of paragraphs, with more pairs that keep the order."""
        pairs = [*zip(*(column.tolist() for column in self.chain), strict=True)]
        pairs += zip(*(column.tolist() for column in neighbours), strict=True)
        best = [self._pairs(side) for side in (0, 1)]
        return Matches(sorted(set(pairs)), dict(best[0]), {right: left for left, right in best[1]})

    def _pairs(self, side: int) -> list[tuple[int, int]]:
        """The heaviest pair of each paragraph of a side."""
        best = self.best[side][self.best[side] >= 0]
        return list(zip(self.weights.left[best].tolist(), self.weights.right[best].tolist(), strict=True))


# Passages do not overlap in the rewrite, and each is a stretch of it: of two stretches that enclose one another, as
# where one paragraph was inserted into the middle of others, the search omits one. Among the rest alone it is found.
def origins_among(
    left: Reading, right: Reading, free: tuple[Bools, ...], observer: Observer = SILENT
) -> tuple[Int64, bool]:
    """The word of the left text that each word of the right one corresponds to, among the free words of either.

    Shape (words of the right text,), `NOWHERE` for words that are not free or have no counterpart; and whether some
    may be missing.
    """
    found = find_passages(only(right, free[1]), only(left, free[0]), observer).mirrored()
    among = find_origins(found, word_changes(found, observer))
    there = np.flatnonzero(among != NOWHERE)
    origins = np.full(len(right), NOWHERE, np.int64)
    origins[np.flatnonzero(free[1])[there]] = np.flatnonzero(free[0])[among[there]]
    return origins, found.bounded


def only(reading: Reading, chosen: Bools) -> Reading:
    """A reading of the chosen words; a part and a sentence begin where others were removed."""
    number = np.concatenate((np.zeros(1, np.int64), np.cumsum(chosen)))
    count = int(number[-1])
    gaps = np.flatnonzero(np.diff(np.flatnonzero(chosen)) > 1) + 1
    barriers = np.union1d(number[reading.barriers], gaps)
    return replace(
        reading,
        kept=reading.kept[chosen],
        stems=reading.stems[chosen],
        written=reading.written[chosen],
        barriers=barriers[(barriers > 0) & (barriers < count)].astype(np.int32),
        sentences=np.union1d(number[reading.sentences], gaps).astype(np.int32),
    )
