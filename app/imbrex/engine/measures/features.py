"""Features: the weighted features of a SimHash (the article on SimHash names these three kinds)."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.compare.shingles import shingle_hashes
from imbrex.engine.measures.context import Collection, Side
from imbrex.engine.measures.term_weights import Int64, frequencies, term_counts
from imbrex.engine.observer import Observer
from imbrex.engine.text.sentences import paragraph_starts, sentence_starts
from imbrex.engine.text.tokens import UInt64

KEYWORDS = 50
SENTENCES = 10
_SCALE = 1 << 20  # weights are integers, so that sums are the same on every machine


@dataclass(frozen=True, slots=True)
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


def longest_sentences(side: Side) -> Features:
    """The 10 sentences with the most compared words; that number is the weight."""
    hashes, words = _sentences(side)
    return _heaviest(hashes, words, SENTENCES)


def paragraph_edges(side: Side) -> Features:
    """The first and the last sentence of each paragraph, weighted by number of words."""
    hashes, words = _sentences(side)
    if not len(hashes):
        return Features(hashes, words)
    first = np.searchsorted(sentence_starts(side.tokens), paragraph_starts(side.tokens))
    last = np.append(first[1:], len(hashes)) - 1
    edges = np.unique(np.concatenate((first, last)))
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
