"""SimHash: 64 bits whose Hamming distance grows with the differing weight of features (Charikar 2002; Manku, Jain,
Sarma 2007; the article on SimHash).

Every feature adds its weight to the bits that are 1 in its hash and subtracts it from those that are 0; the signs of
the 64 sums are the fingerprint. Near-duplicates differ in 3 bits or fewer.
"""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.measures.context import Context
from imbrex.engine.measures.features import Features, keywords, longest_sentences, paragraph_edges
from imbrex.engine.measures.value import Value, no_value
from imbrex.messages import NOTHING, Message

BITS = 64
NEAR = 3
_LONG_ENOUGH = 500  # words; the article finds shorter texts unreliable
_MANY_ENOUGH = 5  # features


@dataclass(frozen=True, slots=True)
class _Wording:
    none: Message
    detail: Message
    few: Message


_KEYWORDS = _Wording(
    Message("There are no keywords to make a fingerprint from."),
    Message(
        "{differing} of {all} bit(s) differ; fingerprints of {left:,} keyword(s) on the left and {right:,} "
        "on the right."
    ),
    Message("One text has only {fewest} keyword(s), so a single change affects many bits."),
)
_SENTENCES = _Wording(
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
    return _compare(context, left, right, _KEYWORDS)


def by_longest_sentences(context: Context) -> Value:
    """Compare by the longest sentences."""
    return _compare(context, longest_sentences(context.left), longest_sentences(context.right), _SENTENCES)


def by_paragraph_edges(context: Context) -> Value:
    """Compare by the first and last sentences of paragraphs."""
    return _compare(context, paragraph_edges(context.left), paragraph_edges(context.right), _SENTENCES)


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


def _compare(context: Context, left: Features, right: Features, wording: _Wording) -> Value:
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
