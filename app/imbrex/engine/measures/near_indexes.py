"""Near indexes: indexes that propose pairs of similar documents by equal keys."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import Bools, Float64, UInt8, UInt32, UInt64, unique
from imbrex.engine.compare.pairs import Pairs, count_shared, pack
from imbrex.engine.compare.shingles import mix
from imbrex.engine.measures.bloom import bloom_filter, dimensions, load
from imbrex.engine.measures.context import Collection, Side
from imbrex.engine.measures.longest_words import longest_words, whole_text
from imbrex.engine.measures.lsa import make_space, pseudorandom
from imbrex.engine.measures.megashingles import pair_up
from imbrex.engine.measures.minhash import minima
from imbrex.engine.measures.simhash import NEAR, BlockIndex, Features, fingerprint, salted
from imbrex.engine.measures.supershingles import NEEDED, bundle
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.text.tokens import Int32
from imbrex.engine.text.vocabulary import hash_words
from imbrex.values import frozen


@frozen
class Found:
    """Pairs that an index proposed, sorted by left, then right, and which of them the rule accepts."""

    left: Int32
    right: Int32
    accepted: Bools


_NONE = Found(np.zeros(0, np.int32), np.zeros(0, np.int32), np.zeros(0, np.bool_))


@frozen
class Search:
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

    def among(self, members: Int32) -> "Search":
        """The same among some of the documents."""
        return replace(self, sides=[self.sides[number] for number in members.tolist()])


def by_supershingles(search: Search) -> Found:
    """Pairs with an equal supershingle, accepted if two of a round are equal."""
    return _in_rounds(search, bundle, NEEDED)


def by_megashingles(search: Search) -> Found:
    """Pairs with an equal megashingle, all accepted."""
    return _in_rounds(search, lambda smallest: pair_up(bundle(smallest)), 1)


def _in_rounds(search: Search, keys_of: Callable[[UInt32], UInt64], needed: int) -> Found:
    """Pairs that agree in a key in any round; accepted if enough keys of one round agree."""
    found = _NONE
    for chosen in range(search.rounds):
        shared = search.share([keys_of(minima(side.shingles, chosen)) for side in search.each()])
        found = _union(found, Found(shared.left, shared.right, shared.shared >= needed), len(search.sides))
    return found


def near_blocks(fingerprints: UInt64, observer: Observer) -> Found:
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
    return Found(one, other, np.bitwise_count(fingerprints[one] ^ fingerprints[other]) <= NEAR)


def by_longest_words(search: Search) -> Found:
    """Exact copies by the hash of the whole text, all others by shared words."""
    shared = search.share([side.once_watched(longest_words, search.observer) for side in search.each()])
    enough = shared.shared >= search.collection.settings.minimum_shared_words
    shorter = np.minimum(shared.sizes[shared.left], shared.sizes[shared.right])
    over = 100 * shared.shared > search.collection.options.longest_words.copied * shorter
    texts = [int.from_bytes(side.once(whole_text)[:8], "little") for side in search.sides]
    copies = search.share(list(np.array(texts, np.uint64)[:, None]))
    return _union(
        Found(shared.left[enough], shared.right[enough], over[enough]),
        Found(copies.left, copies.right, np.ones(len(copies), np.bool_)),
        len(search.sides),
    )


def _union(one: Found, other: Found, documents: int) -> Found:
    """Union of pairs; accepted if either accepts them."""
    keys = [found.left.astype(np.int64) * documents + found.right for found in (one, other)]
    every = np.union1d(keys[0], keys[1])
    accepted = np.isin(every, keys[0][one.accepted]) | np.isin(every, keys[1][other.accepted])
    return Found((every // max(1, documents)).astype(np.int32), (every % max(1, documents)).astype(np.int32), accepted)


Extractor = Callable[[Side, Collection, Observer], Features]


def of_text(features: Callable[[Side, Observer], Features]) -> Extractor:
    """The features of a text alone, whatever other texts there are."""
    return lambda side, _collection, observer: features(side, observer)


def by_simhash(features_of: Extractor, search: Search) -> Found:
    """Pairs of fingerprints with an equal block; texts without features have none."""
    features = [features_of(side, search.collection, search.observer) for side in search.each()]
    members = np.array([number for number, mine in enumerate(features) if len(mine.hashes)], np.int32)
    found = _NONE
    for chosen in range(search.rounds):
        search.observer.check()
        fingerprints = np.array([fingerprint(salted(features[number], chosen)) for number in members], np.uint64)
        near = near_blocks(fingerprints, search.observer)
        near = Found(members[near.left], members[near.right], near.accepted)
        found = _union(found, near, len(search.sides))
    return found


SAMPLED = 24
"""Bits of a sample: filters of unrelated texts agree in half of their bits, of near-duplicates in nine of ten."""
SAMPLES = 16
ALIKE = 0.8
"""Jaccard index from which two filters are those of near-duplicates."""


def by_bloom(search: Search) -> Found:
    """Pairs of Bloom filters with equal bits in a sample (Indyk and Motwani 1998), accepted by the estimate of both.

    Only filters of equal length can be compared, and a filter tells little of a text for which it is far too long: each
    text has a filter in two of a series of lengths, each 1.4 times the one before. Texts of which one is at most that
    much longer than the other share a length; all others have a Jaccard index below .71.
    """
    sizes = np.array([len(side.distinct) for side in search.each()])
    lengths = np.ceil(2 * np.log2(np.maximum(sizes, 1))).astype(np.int64)
    found = _NONE
    for length in unique(np.concatenate((lengths, lengths + 1))).tolist():
        members = np.flatnonzero((lengths == length) | (lengths == length - 1)).astype(np.int32)
        if len(members) > 1:
            alike = _filters_alike(search.among(members), math.ceil(2 ** (length / 2)))
            alike = Found(members[alike.left], members[alike.right], alike.accepted)
            found = _union(found, alike, len(search.sides))
    return found


def _filters_alike(search: Search, shingles: int) -> Found:
    """Pairs of filters of one capacity, in shingles."""
    bits, functions = dimensions(shingles, search.collection.settings.bloom_error)
    filters = np.empty((len(search.sides), bits // 8), np.uint8)
    for row, side in enumerate(search.sides):
        search.observer.check()
        filters[row] = bloom_filter(side.distinct, bits, functions)
    found = search.share(_samples(filters, search))
    loads = np.array([load(one, bits) for one in filters])
    alike = np.zeros(len(found), np.bool_)
    for pair, (left, right) in enumerate(zip(found.left.tolist(), found.right.tolist(), strict=True)):
        both = load(filters[left] | filters[right], bits)
        alike[pair] = loads[left] + loads[right] >= (1 + ALIKE) * both
    return Found(found.left, found.right, alike)


def _samples(filters: UInt8, search: Search) -> list[UInt64]:
    """A key for each sample of each filter."""
    samples = SAMPLES * search.rounds
    drawn = hash_words([f"bloom {bit}" for bit in range(samples * SAMPLED)]) % np.uint64(8 * filters.shape[1])
    weights = np.uint64(1) << np.arange(SAMPLED, dtype=np.uint64)
    keys = []
    for packed in filters:
        search.observer.check()
        ones = np.unpackbits(packed)[drawn.astype(np.intp)].reshape(samples, SAMPLED)
        values = (ones * weights).sum(axis=1, dtype=np.uint64)
        keys.append(mix(values | np.arange(samples, dtype=np.uint64) << np.uint64(SAMPLED)))
    return keys


CLOSE = 0.99
"""Cosine from which two texts are near-duplicates by LSA: 400 articles with up to 3 % of their words changed had .998
or more; twice as many other pairs reach .95 as .99."""


def by_lsa(search: Search) -> Found:
    """Pairs of directions with an equal block of signs (Charikar 2002), accepted by their cosine."""
    space = search.collection.once(make_space, search.observer)
    if not space.vectors.shape[1]:
        return _NONE
    rows = [space.row[side.tokens.document.key] for side in search.each()]
    vectors = space.vectors[rows]
    near = near_blocks(_signs(vectors), search.observer)
    cosines = np.einsum("ij,ij->i", vectors[near.left], vectors[near.right])
    return Found(near.left, near.right, cosines >= CLOSE)


def _signs(vectors: Float64) -> UInt64:
    """The sides of 64 fixed planes on which each vector lies, a bit each, shape (n,)."""
    packed = np.packbits(vectors @ pseudorandom(vectors.shape[1], 64) > 0, axis=1, bitorder="little")
    return np.asarray(packed.view("<u8")[:, 0], np.uint64)
