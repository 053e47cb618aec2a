"""Near-duplicates: pairs of the loaded documents that an index proposes, evaluated by the exact measure.

An index compares keys only: documents with a common key are a pair (proposed), and the method's own rule keeps some of
them (accepted). The exact Jaccard index of all pairs shows how good that is.
"""

from collections.abc import Callable
from enum import StrEnum
from functools import partial

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools
from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.measures.context import Collection
from imbrex.engine.measures.lsa import FEWEST
from imbrex.engine.measures.minhash import ROUNDS as MOST_ROUNDS
from imbrex.engine.measures.near_indexes import (
    ALIKE,
    CLOSE,
    SAMPLED,
    SAMPLES,
    Found,
    Search,
    by_bloom,
    by_longest_words,
    by_lsa,
    by_megashingles,
    by_simhash,
    by_supershingles,
    of_text,
)
from imbrex.engine.measures.simhash import keywords, longest_sentences, paragraph_edges
from imbrex.engine.measures.simhash_lines import record_fields, titles
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.percent import Percent
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Int32
from imbrex.messages import Message
from imbrex.values import frozen

THRESHOLD = 0.8
"""Default exact Jaccard index from which a pair counts as a true near-duplicate."""

ROUNDS = 6
"""Of ten pairs with a resemblance of 0.9, megashingles find four in one round and all but half a pair in six."""


class Method(StrEnum):
    """An index for finding near-duplicates."""

    SUPERSHINGLES = "supershingles"
    MEGASHINGLES = "megashingles"
    SIMHASH = "simhash"
    SIMHASH_SENTENCES = "simhash-sentences"
    SIMHASH_EDGES = "simhash-edges"
    SIMHASH_TITLES = "simhash-titles"
    SIMHASH_FIELDS = "simhash-fields"
    LONGEST_WORDS = "longest-words"
    BLOOM = "bloom"
    LSA = "lsa"


IN_ROUNDS = frozenset(Method) - {Method.LONGEST_WORDS, Method.LSA}
"""The indexes that are made once a round; the others have no hash functions to choose."""


_BLOCKS = Message("Candidates: 1 equal 16-bit block out of 4 in any round. Found: at most 3 of 64 bits differ.")

RULES: dict[Method, Message] = {
    Method.SUPERSHINGLES: Message("Candidates: 1 equal supershingle out of 6 in any round. Found: 2 in one round."),
    Method.MEGASHINGLES: Message("Candidates and found: 1 equal megashingle out of 15 in any round."),
    Method.SIMHASH: _BLOCKS,
    Method.SIMHASH_SENTENCES: _BLOCKS,
    Method.SIMHASH_EDGES: _BLOCKS,
    Method.SIMHASH_TITLES: _BLOCKS,
    Method.SIMHASH_FIELDS: _BLOCKS,
    Method.LONGEST_WORDS: Message(
        "Candidates: enough of the longest words are shared. Found: more than the options require, or identical text."
    ),
    Method.BLOOM: Message(
        "Candidates: the same {bits} bits of both filters in any of {samples} samples of any round. Found: a Jaccard "
        "of at least {share} by the filters.",
        bits=SAMPLED,
        samples=SAMPLES,
        share=Percent(ALIKE, 0),
    ),
    Method.LSA: Message(
        "Candidates: 1 equal 16-bit block out of 4 of the signs of 64 projections. Found: a cosine of at least "
        "{cosine}. Needs {fewest} or more documents.",
        cosine=CLOSE,
        fewest=FEWEST,
    ),
}
"""User-visible rules by which a pair is proposed and accepted."""


@frozen
class NearDuplicates:
    """Every pair that was proposed or is true, as columns, highest exact Jaccard index first.

    Attributes:
        method: the index that was used.
        threshold: exact Jaccard index from which a pair is true.
        left, right: numbers of the documents in loading order, left < right, shape (p,).
        jaccard: exact, shape (p,).
        proposed: whether the index proposed the pair, shape (p,).
        accepted: whether the method's own rule then called it a near-duplicate, shape (p,).
        compared: number of documents that took part; templates never do.
        left_out: numbers of the documents that are too short or empty to take part.
    """

    method: Method
    threshold: float
    left: Int32
    right: Int32
    jaccard: NDArray[np.float64]
    proposed: Bools
    accepted: Bools
    compared: int
    left_out: tuple[int, ...]

    @property
    def true(self) -> Bools:
        """Mask of the pairs that reach the threshold by the exact measure."""
        return np.asarray(self.jaccard >= self.threshold)

    @property
    def missed(self) -> Bools:
        """Mask of the true pairs that the index did not propose."""
        return self.true & ~self.proposed

    @property
    def refused(self) -> Bools:
        """Mask of the true pairs that the index proposed and the rule did not accept."""
        return self.true & self.proposed & ~self.accepted


def find_near_duplicates(
    collection: Collection,
    pairs: Pairs,
    method: Method,
    threshold: float = THRESHOLD,
    rounds: int = ROUNDS,
    observer: Observer = SILENT,
) -> NearDuplicates:
    """Find near-duplicates among the loaded documents by an index and evaluate it.

    Args:
        collection: the documents.
        pairs: exact counts of all their pairs, from the report made with the same options.
        method: the index.
        threshold: exact Jaccard index of a true pair, over 0 and up to 1.
        rounds: number of sets of super- and megashingles or SimHashes, each with other hash functions, 1 to 16. The
            articles have one, with which megashingles miss a pair of resemblance 0.92 with a probability of 0.4; each
            additional round finds some of those.
        observer: for progress and cancellation.
    """
    if not 0 < threshold <= 1:
        raise ValueError(f"The threshold must be over 0 and up to 1, not {threshold}.")
    if not 1 <= rounds <= MOST_ROUNDS:
        raise ValueError(f"There are 1 to {MOST_ROUNDS} rounds, not {rounds}.")
    sides = collection.sides(observer)
    others = [number for number, side in enumerate(sides) if side.tokens.document.role is not Role.TEMPLATE]
    members = [number for number in others if len(sides[number].shingles)]
    found = _INDEXES[method](Search(collection, [sides[number] for number in members], rounds, observer))
    numbers = np.array(members, np.int32)
    archive = np.array([side.tokens.document.role is Role.ARCHIVE for side in sides], np.bool_)
    left, right = numbers[found.left], numbers[found.right]
    stays = ~(archive[left] & archive[right])  # the report excludes such pairs too
    proposed = Found(left[stays], right[stays], found.accepted[stays])
    left_out = tuple(sorted(set(others) - set(members)))
    return _judge(proposed, pairs, method, threshold, len(members), left_out)


def _judge(
    found: Found, pairs: Pairs, method: Method, threshold: float, compared: int, left_out: tuple[int, ...]
) -> NearDuplicates:
    """Add the exact index to each proposed pair, and the true pairs that were not proposed."""
    documents = len(pairs.sizes)
    exact_keys, exact = pairs.left.astype(np.int64) * documents + pairs.right, _exact(pairs)
    found_keys = found.left.astype(np.int64) * documents + found.right
    keys = np.union1d(found_keys, exact_keys[exact >= threshold])
    jaccard = _look_up(keys, exact_keys, exact)
    order = np.lexsort((keys, -jaccard))
    keys = keys[order]
    return NearDuplicates(
        method,
        threshold,
        (keys // max(1, documents)).astype(np.int32),
        (keys % max(1, documents)).astype(np.int32),
        jaccard[order],
        np.isin(keys, found_keys),
        np.isin(keys, found_keys[found.accepted]),
        compared,
        left_out,
    )


def _exact(pairs: Pairs) -> NDArray[np.float64]:
    """The Jaccard index in full precision, so that a pair of 4 / 5 reaches 0.8."""
    return np.asarray(pairs.shared / (pairs.sizes[pairs.left] + pairs.sizes[pairs.right] - pairs.shared), np.float64)


def _look_up(keys: NDArray[np.int64], known: NDArray[np.int64], values: NDArray[np.float64]) -> NDArray[np.float64]:
    """The value of each key; 0 for unknown ones. `known` is ascending."""
    if not len(known):
        return np.zeros(len(keys))
    place = np.minimum(np.searchsorted(known, keys), len(known) - 1)
    return np.where(known[place] == keys, values[place], 0.0)


_INDEXES: dict[Method, Callable[[Search], Found]] = {
    Method.SUPERSHINGLES: by_supershingles,
    Method.MEGASHINGLES: by_megashingles,
    Method.SIMHASH: partial(by_simhash, keywords),
    Method.SIMHASH_SENTENCES: partial(by_simhash, of_text(longest_sentences)),
    Method.SIMHASH_EDGES: partial(by_simhash, of_text(paragraph_edges)),
    Method.SIMHASH_TITLES: partial(by_simhash, of_text(titles)),
    Method.SIMHASH_FIELDS: partial(by_simhash, of_text(record_fields)),
    Method.LONGEST_WORDS: by_longest_words,
    Method.BLOOM: by_bloom,
    Method.LSA: by_lsa,
}
