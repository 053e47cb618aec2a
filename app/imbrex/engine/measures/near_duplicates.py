"""Near-duplicates: pairs of the loaded documents that an index proposes, evaluated by the exact measure.

An index compares keys only: documents with a common key are a pair (proposed), and the method's own rule keeps some of
them (accepted). The exact Jaccard index of all pairs shows how good that is.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, UInt32, UInt64
from imbrex.engine.compare.pairs import Pairs, count_shared, pack
from imbrex.engine.measures.context import Collection, Side
from imbrex.engine.measures.longest_words import COPY, longest_words, whole_text
from imbrex.engine.measures.megashingles import pair_up
from imbrex.engine.measures.minhash import ROUNDS as MOST_ROUNDS
from imbrex.engine.measures.minhash import minima
from imbrex.engine.measures.simhash import NEAR, BlockIndex, fingerprint, keywords, salted
from imbrex.engine.measures.supershingles import NEEDED, bundle
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.percent import Percent
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Int32
from imbrex.messages import Message

THRESHOLD = 0.8
"""Default exact Jaccard index from which a pair counts as a true near-duplicate."""

ROUNDS = 6
"""Of ten pairs with a resemblance of 0.9, megashingles find four in one round and all but half a pair in six."""


class Method(StrEnum):
    """An index for finding near-duplicates."""

    SUPERSHINGLES = "supershingles"
    MEGASHINGLES = "megashingles"
    SIMHASH = "simhash"
    LONGEST_WORDS = "longest-words"


RULES: dict[Method, Message] = {
    Method.SUPERSHINGLES: Message("Candidates: 1 equal supershingle out of 6 in any round. Found: 2 in one round."),
    Method.MEGASHINGLES: Message("Candidates and found: 1 equal megashingle out of 15 in any round."),
    Method.SIMHASH: Message(
        "Candidates: 1 equal 16-bit block out of 4 in any round. Found: at most 3 of 64 bits differ."
    ),
    Method.LONGEST_WORDS: Message(
        "Candidates: enough of the 15 longest words are shared. Found: more than {share}, or identical text.",
        share=Percent(COPY, 0),
    ),
}
"""User-visible rules by which a pair is proposed and accepted."""


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class _Found:
    """Pairs that an index proposed, sorted by left, then right, and which of them the rule accepts."""

    left: Int32
    right: Int32
    accepted: Bools


_NONE = _Found(np.zeros(0, np.int32), np.zeros(0, np.int32), np.zeros(0, np.bool_))


@dataclass(frozen=True, slots=True)
class _Search:
    """Input of an index: the documents that have shingles."""

    collection: Collection
    sides: Sequence[Side]
    rounds: int
    observer: Observer

    def each(self) -> Iterator[Side]:
        """The documents one by one, reporting progress."""
        for done, side in enumerate(self.sides):
            self.observer.check()
            self.observer.progress(Progress("fingerprints", done, len(self.sides)))
            yield side

    def share(self, keys: Sequence[UInt64]) -> Pairs:
        """Count the keys that each two documents share."""
        owners = np.repeat(np.arange(len(keys), dtype=np.uint64), [len(mine) for mine in keys])
        joined = np.concatenate([np.zeros(0, np.uint64), *keys])
        return count_shared(pack(joined, owners, len(keys)), len(keys), self.observer)


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
    found = _INDEXES[method](_Search(collection, [sides[number] for number in members], rounds, observer))
    numbers = np.array(members, np.int32)
    archive = np.array([side.tokens.document.role is Role.ARCHIVE for side in sides], np.bool_)
    left, right = numbers[found.left], numbers[found.right]
    stays = ~(archive[left] & archive[right])  # the report excludes such pairs too
    proposed = _Found(left[stays], right[stays], found.accepted[stays])
    left_out = tuple(sorted(set(others) - set(members)))
    return _judge(proposed, pairs, method, threshold, len(members), left_out)


def _judge(
    found: _Found, pairs: Pairs, method: Method, threshold: float, compared: int, left_out: tuple[int, ...]
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


def _by_supershingles(search: _Search) -> _Found:
    return _in_rounds(search, bundle, NEEDED)


def _by_megashingles(search: _Search) -> _Found:
    return _in_rounds(search, lambda smallest: pair_up(bundle(smallest)), 1)


def _in_rounds(search: _Search, keys_of: Callable[[UInt32], UInt64], needed: int) -> _Found:
    """Pairs that agree in a key in any round; accepted if enough keys of one round agree."""
    found = _NONE
    for chosen in range(search.rounds):
        shared = search.share([keys_of(minima(side.shingles, chosen)) for side in search.each()])
        found = _union(found, _Found(shared.left, shared.right, shared.shared >= needed), len(search.sides))
    return found


def _by_simhash(search: _Search) -> _Found:
    features = [keywords(side, search.collection, search.observer) for side in search.each()]
    found = _NONE
    for chosen in range(search.rounds):
        search.observer.check()
        fingerprints = np.array([fingerprint(salted(mine, chosen)) for mine in features], np.uint64)
        found = _union(found, _near_blocks(fingerprints, search.observer), len(search.sides))
    return found


def _near_blocks(fingerprints: UInt64, observer: Observer) -> _Found:
    """Pairs of fingerprints with an equal block; accepted if few enough bits differ."""
    index = BlockIndex(fingerprints)
    left, right = [_NONE.left], [_NONE.right]
    for number, mine in enumerate(fingerprints.tolist()):
        observer.check()
        candidates = index.candidates(mine)
        later = candidates[candidates > number]
        left.append(np.full(len(later), number, np.int32))
        right.append(later)
    one, other = np.concatenate(left), np.concatenate(right)
    return _Found(one, other, np.bitwise_count(fingerprints[one] ^ fingerprints[other]) <= NEAR)


def _by_longest_words(search: _Search) -> _Found:
    """Exact copies by the hash of the whole text, all others by shared words."""
    shared = search.share([side.once_watched(longest_words, search.observer) for side in search.each()])
    enough = shared.shared >= search.collection.settings.minimum_shared_words
    shorter = np.minimum(shared.sizes[shared.left], shared.sizes[shared.right])
    over = shared.shared / np.maximum(shorter, 1) > COPY
    texts = [int.from_bytes(side.once(whole_text)[:8], "little") for side in search.sides]
    copies = search.share(list(np.array(texts, np.uint64)[:, None]))
    return _union(
        _Found(shared.left[enough], shared.right[enough], over[enough]),
        _Found(copies.left, copies.right, np.ones(len(copies), np.bool_)),
        len(search.sides),
    )


def _union(one: _Found, other: _Found, documents: int) -> _Found:
    """Union of pairs; accepted if either accepts them."""
    keys = [found.left.astype(np.int64) * documents + found.right for found in (one, other)]
    every = np.union1d(keys[0], keys[1])
    accepted = np.isin(every, keys[0][one.accepted]) | np.isin(every, keys[1][other.accepted])
    return _Found((every // max(1, documents)).astype(np.int32), (every % max(1, documents)).astype(np.int32), accepted)


_INDEXES: dict[Method, Callable[[_Search], _Found]] = {
    Method.SUPERSHINGLES: _by_supershingles,
    Method.MEGASHINGLES: _by_megashingles,
    Method.SIMHASH: _by_simhash,
    Method.LONGEST_WORDS: _by_longest_words,
}
