"""SimHash: 64 bits whose Hamming distance grows with the differing weight of features (Charikar 2002; Manku, Jain,
Sarma 2007; the article on SimHash).

Every feature adds its weight to the bits that are 1 in its hash and subtracts it from those that are 0; the signs of
the 64 sums are the fingerprint. Near-duplicates differ in 3 bits or fewer.
"""

import numpy as np

from imbrex.engine.arrays import Int64, UInt64, unique
from imbrex.engine.compare.shingles import shingle_hashes
from imbrex.engine.measures.context import Collection, Context, Side
from imbrex.engine.measures.term_weights import frequencies, term_counts
from imbrex.engine.measures.value import Value, no_value
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.sentences import paragraph_starts, sentence_starts
from imbrex.engine.text.tokens import Int32
from imbrex.messages import NOTHING, Message
from imbrex.values import frozen

KEYWORDS = 50
SENTENCES = 10
_SCALE = 1 << 20  # weights are integers, so that sums are the same on every machine


@frozen
class Features:
    """Hash and integer weight of each feature, shape (n,)."""

    hashes: UInt64
    weights: Int64


def keywords(side: Side, collection: Collection, observer: Observer) -> Features:
    """The 50 terms with the highest tf-idf over the loaded documents."""
    known = collection.once(frequencies, observer)
    terms, counts = term_counts(side)
    weights = counts * known.weights[np.searchsorted(known.terms, terms)]
    return _heaviest(terms, np.rint(weights * _SCALE).astype(np.int64), KEYWORDS)


def longest_sentences(side: Side, observer: Observer = SILENT) -> Features:
    """The 10 sentences with the most compared words; that number is the weight."""
    observer.check()
    hashes, words = _sentences(side)
    return _heaviest(hashes, words, SENTENCES)


def paragraph_edges(side: Side, observer: Observer = SILENT) -> Features:
    """The first and the last sentence of each paragraph, weighted by number of words."""
    observer.check()
    hashes, words = _sentences(side)
    if not len(hashes):
        return Features(hashes, words)
    first = np.searchsorted(sentence_starts(side.tokens), paragraph_starts(side.tokens))
    last = np.append(first[1:], len(hashes)) - 1
    edges = unique(np.concatenate((first, last)))
    return Features(hashes[edges], words[edges])


def _sentences(side: Side) -> tuple[UInt64, Int64]:
    """Hash of each sentence and its number of compared words."""
    starts = sentence_starts(side.tokens)
    ends = np.append(starts[1:], len(side.tokens.kept))[: len(starts)]
    # A running sum over position-independent word hashes would ignore the order of words: pairs of words carry the
    # order, the words themselves the sentences of one word.
    values = side.tokens.hashes.copy()
    values[1:] += shingle_hashes(side.tokens.hashes, 2)
    values[starts] = side.tokens.hashes[starts]
    sums = np.add.reduceat(values, starts) if len(starts) else values
    return shingle_hashes(sums, 1), (ends - starts).astype(np.int64)


def _heaviest(hashes: UInt64, weights: Int64, most: int) -> Features:
    """The heaviest features; ties go to the smaller hash, so that the order of reading is irrelevant."""
    chosen = np.lexsort((hashes, -weights))[:most]
    return Features(hashes[chosen], weights[chosen])


# 64-bit fingerprints in 4 blocks of 16, to find those that differ in 3 bits or fewer.
# At least one of 4 blocks is unaffected by 3 differing bits (pigeonhole), so that only fingerprints with an equal
# block need to be compared in full (Manku, Jain, Sarma 2007; the article on SimHash).

BLOCKS = 4
FARTHEST = BLOCKS - 1
_WIDTH = 64 // BLOCKS
_MASKS = np.uint64((1 << _WIDTH) - 1) << (np.arange(BLOCKS, dtype=np.uint64) * np.uint64(_WIDTH))


def block_keys(fingerprints: UInt64) -> UInt64:
    """A key for each block, distinct between blocks, shape (n, 4)."""
    places = np.arange(BLOCKS, dtype=np.uint64)
    blocks = (fingerprints[:, None] >> (places * np.uint64(_WIDTH))) & np.uint64((1 << _WIDTH) - 1)
    return blocks | (places << np.uint64(_WIDTH))


class BlockIndex:
    """Fingerprints sorted by each of their blocks."""

    def __init__(self, fingerprints: UInt64) -> None:
        """Index fingerprints, shape (n,), identified by position."""
        keys = block_keys(fingerprints).ravel()
        order = np.argsort(keys, kind="stable")
        self._places = (order // BLOCKS).astype(np.int32)
        self._fingerprints = fingerprints
        self._sorted = fingerprints[self._places]
        # Start of the bucket of each possible key.
        self._first = np.searchsorted(keys[order], np.arange((BLOCKS << _WIDTH) + 1, dtype=np.uint64))

    def candidates(self, fingerprint: int) -> Int32:
        """Positions of all fingerprints with an equal block, ascending."""
        wanted = np.uint64(fingerprint)
        found = []
        for block, key in enumerate(block_keys(np.array([wanted]))[0].tolist()):
            bucket = slice(int(self._first[key]), int(self._first[key + 1]))
            differing = self._sorted[bucket] ^ wanted
            new = np.ones(len(differing), np.bool_)
            for earlier in range(block):  # already found if an earlier block is equal
                new &= differing & _MASKS[earlier] != 0
            found.append(self._places[bucket][new])
        return np.sort(np.concatenate(found))

    def find(self, fingerprint: int, farthest: int = FARTHEST) -> Int32:
        """Positions of all fingerprints within `farthest` differing bits (3 at most), ascending."""
        if not 0 <= farthest <= FARTHEST:
            raise ValueError(f"{BLOCKS} blocks find what differs in 0 to {FARTHEST} bits, not {farthest}")
        places = self.candidates(fingerprint)
        near: Int32 = places[np.bitwise_count(self._fingerprints[places] ^ np.uint64(fingerprint)) <= farthest]
        return near


BITS = 64
NEAR = 3
_LONG_ENOUGH = 500  # words; the article finds shorter texts unreliable
_MANY_ENOUGH = 5  # features


@frozen
class Wording:
    """Sentences on a comparison: no features, their number, and few of them."""

    none: Message
    detail: Message
    few: Message


_KEYWORDS = Wording(
    Message("There are no keywords to make a fingerprint from."),
    Message(
        "{differing} of {all} bit(s) differ; fingerprints of {left:,} keyword(s) on the left and {right:,} "
        "on the right."
    ),
    Message("One text has only {fewest} keyword(s), so a single change affects many bits."),
)
_SENTENCES = Wording(
    Message("There are no sentences to make a fingerprint from."),
    Message(
        "{differing} of {all} bit(s) differ; fingerprints of {left:,} sentence(s) on the left and {right:,} "
        "on the right."
    ),
    Message("One text has only {fewest} sentence(s), so a single change affects many bits."),
)


def by_keywords(context: Context) -> Value:
    """Compare by the words with the highest tf-idf."""
    left, right = (keywords(side, context.collection, context.observer) for side in (context.left, context.right))
    return compare_features(context, left, right, _KEYWORDS)


def by_longest_sentences(context: Context) -> Value:
    """Compare by the longest sentences."""
    return compare_features(context, longest_sentences(context.left), longest_sentences(context.right), _SENTENCES)


def by_paragraph_edges(context: Context) -> Value:
    """Compare by the first and last sentences of paragraphs."""
    return compare_features(context, paragraph_edges(context.left), paragraph_edges(context.right), _SENTENCES)


def fingerprint(features: Features) -> int:
    """The 64 bits of the features; a sum of exactly 0 gives a 0."""
    columns = features.hashes.astype("<u8").view(np.uint8).reshape(-1, 8)
    ones = np.unpackbits(columns, axis=1, bitorder="little").astype(np.int64)
    sums = (features.weights[:, None] * (2 * ones - 1)).sum(axis=0)
    return int(np.packbits(sums > 0, bitorder="little").view("<u8")[0])


def salted(features: Features, chosen: int) -> Features:
    """The same features under another hash function (splitmix64's finalizer); round 0 changes nothing."""
    if not chosen:
        return features
    hashes = features.hashes ^ np.uint64(chosen * 0x9E3779B97F4A7C15 % 2**64)
    hashes ^= hashes >> np.uint64(30)
    hashes *= np.uint64(0xBF58476D1CE4E5B9)
    hashes ^= hashes >> np.uint64(27)
    hashes *= np.uint64(0x94D049BB133111EB)
    hashes ^= hashes >> np.uint64(31)
    return Features(hashes, features.weights)


def hamming(left: int, right: int) -> int:
    """Number of bits in which two fingerprints differ."""
    return (left ^ right).bit_count()


def compare_features(context: Context, left: Features, right: Features, wording: Wording) -> Value:
    """Compare two texts by their features."""
    if not len(left.hashes) or not len(right.hashes):
        return no_value(wording.none)
    distance = hamming(fingerprint(left), fingerprint(right))
    detail = wording.detail.format(differing=distance, all=BITS, left=len(left.hashes), right=len(right.hashes))
    fewest = min(len(left.hashes), len(right.hashes))
    caution = wording.few.format(fewest=fewest) if fewest < _MANY_ENOUGH else _caution(context)
    return Value(distance, near_duplicate=distance <= NEAR, detail=detail, caution=caution)


def _caution(context: Context) -> Message:
    shortest = min(len(context.left.tokens), len(context.right.tokens))
    if shortest >= _LONG_ENOUGH:
        return NOTHING
    return Message(
        "One text has only {words} word(s); below {enough}, a few words affect many bits.",
        words=shortest,
        enough=_LONG_ENOUGH,
    )
