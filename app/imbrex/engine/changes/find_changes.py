"""Find changes: the paragraphs of two texts and their outcomes, from the passages found."""

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.changes.changes import Changes, Side
from imbrex.engine.changes.final_word_origins import grown, without_strays
from imbrex.engine.changes.ordered_links import crosses
from imbrex.engine.changes.paragraph_links import Weights, find_chain, find_links, heaviest, weigh
from imbrex.engine.changes.paragraph_outcome import Outcome
from imbrex.engine.changes.paragraphs import Paragraphs, find_paragraphs
from imbrex.engine.changes.word_origins import NOWHERE, find_origins, pair_equal, reached
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.rewriting.borrowed_sentences import ENOUGH
from imbrex.engine.rewriting.find_rewritten import find_passages
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import Int64, Reading
from imbrex.engine.rewriting.word_changes import WordChanges, word_changes

Bools = NDArray[np.bool_]
_Both = tuple[Paragraphs, Paragraphs]


ROUNDS = 3
"""Maximum number of searches among the rest; more than one if blocks of paragraphs enclose one another."""


def find_changes(found: Rewritten, changes: WordChanges, observer: Observer = SILENT) -> Changes:
    """Find the changes of a pair with the original on the left (`Rewritten.mirrored`), from the words of its passages.

    A paragraph with less than `ENOUGH` of its words on the other side is new, or dropped.
    """
    left = find_paragraphs(found.left, observer)
    observer.check()
    both = left, find_paragraphs(found.right, observer)
    observer.check()
    origins = find_origins(found, changes)
    linked = _Linked.of(both, origins, observer)
    for _ in range(ROUNDS):
        observer.check()
        if not _search_rest(found, both, linked, origins, observer):
            break
        linked = _Linked.of(both, origins, observer)
    origins = without_strays(origins, *both, linked.weights, linked.chosen)
    origins = grown(origins, (found.left, found.right), both, observer)
    linked = _Linked.of(both, origins, observer)
    pairs = pair_equal(found, *both, (~linked.counts[0], ~linked.counts[1]), linked.chain, observer)
    if len(pairs[0]):
        for mine, its in zip(*pairs, strict=True):
            origins[slice(*both[1].borders[its : its + 2])] = np.arange(*both[0].borders[mine : mine + 2])
        linked = _Linked.of(both, origins, observer)
    links = find_links(linked.weights, linked.chosen, linked.chain, (both[0].words, both[1].words))
    targets = reached(origins, len(found.left))
    return Changes(
        _side((found.left, found.right), both[0], targets, linked, Outcome.DROPPED),
        _side((found.right, found.left), both[1], origins, linked, Outcome.NEW),
        links,
        found.bounded,
    )


def _search_rest(found: Rewritten, both: _Both, linked: "_Linked", origins: Int64, observer: Observer) -> bool:
    """Add the origins of words in unmatched paragraphs, in place; return whether there are any."""
    free = [np.repeat(~counts, side.words) for counts, side in zip(linked.counts, both, strict=True)]
    if any(not side.any() or side.all() for side in free):
        return False  # none are left, or all have been searched
    among = origins_among(found.left, found.right, (free[0], free[1]), observer)
    is_new = (among != NOWHERE) & (among != origins)
    origins[is_new] = among[is_new]
    return bool(is_new.any())


@dataclass(frozen=True, slots=True, eq=False)
class _Linked:
    """Pairs of paragraphs with words in common.

    Attributes:
        shared: words of each left and of each right paragraph that are also on the other side.
        counts: which paragraphs have enough of them.
        best: the heaviest pair of each that has, -1 for none.
        chain: the paragraphs of heaviest pairs that keep their order, left and right ones.
    """

    weights: Weights
    shared: tuple[Int64, Int64]
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
        return cls(weights, (lefts, rights), counts, best, chosen, find_chain(weights, chosen, observer))

    def has_moved(self, best: Int64) -> Bools:
        """Mask of the paragraphs whose heaviest pair, as given, is out of order."""
        moved = np.zeros(len(best), np.bool_)
        there = best >= 0
        moved[there] = crosses(self.weights.left[best[there]], self.weights.right[best[there]], self.chain)
        return moved


def _side(
    readings: tuple[Reading, Reading], paragraphs: Paragraphs, partners: Int64, linked: _Linked, lost: Outcome
) -> Side:
    """Classify the paragraphs of the first reading; `partners` are the corresponding words of the second."""
    number = 0 if lost is Outcome.DROPPED else 1
    outcome = np.where(_is_kept(*readings, paragraphs, partners), Outcome.KEPT, Outcome.EDITED)
    outcome[linked.has_moved(linked.best[number])] = Outcome.MOVED
    outcome[~linked.counts[number]] = lost
    return Side(paragraphs, linked.shared[number], outcome.astype(np.uint8))


def _is_kept(reading: Reading, other: Reading, paragraphs: Paragraphs, partners: Int64) -> Bools:
    """Mask of the paragraphs that are also on the other side word for word and without gaps; one changed word is an
    edit."""
    is_same = np.zeros(len(reading), np.bool_)
    there = np.flatnonzero(partners != NOWHERE)
    is_same[there] = reading.written[there] == other.written[partners[there]]
    is_next = np.diff(partners, prepend=NOWHERE) == 1
    is_next[paragraphs.borders[:-1]] = True
    whole = np.concatenate((np.zeros(1, np.int64), np.cumsum(is_same & is_next)))
    return np.asarray(np.diff(whole[paragraphs.borders]) == paragraphs.words)


# Passages do not overlap in the rewrite, and each is a stretch of it: of two stretches that enclose one another, as
# where one paragraph was inserted into the middle of others, the search omits one. Among the rest alone it is found.
def origins_among(left: Reading, right: Reading, free: tuple[Bools, Bools], observer: Observer = SILENT) -> Int64:
    """The word of the left text that each word of the right one corresponds to, among the free words of either.

    Shape (words of the right text,), `NOWHERE` for words that are not free or have no counterpart.
    """
    found = find_passages(only(right, free[1]), only(left, free[0]), observer).mirrored()
    among = find_origins(found, word_changes(found, observer))
    there = np.flatnonzero(among != NOWHERE)
    origins = np.full(len(right), NOWHERE, np.int64)
    origins[np.flatnonzero(free[1])[there]] = np.flatnonzero(free[0])[among[there]]
    return origins


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
