"""Term weights: document frequencies of terms in the loaded documents, and the weights derived from them."""

import numpy as np

from imbrex.engine.arrays import Float64, Int64, UInt64
from imbrex.engine.compare.shingles import distinct
from imbrex.engine.measures.context import Collection, Side
from imbrex.engine.observer import Observer
from imbrex.values import frozen


@frozen
class Frequencies:
    """Terms of all documents.

    Attributes:
        terms: hash of each term, ascending, shape (t,).
        weights: inverse document frequency of each, ln((1 + n) / (1 + df)) + 1: a word of every document still counts.
    """

    terms: UInt64
    weights: Float64


def frequencies(collection: Collection, observer: Observer) -> Frequencies:
    """Weigh each term by the share of non-empty documents that have it."""
    found = [distinct(side.tokens.hashes) for side in collection.sides(observer) if len(side.tokens.kept)]
    terms, documents = np.unique(np.concatenate([np.zeros(0, np.uint64), *found]), return_counts=True)
    return Frequencies(terms, np.asarray(np.log((1 + len(found)) / (1 + documents)) + 1, np.float64))


def term_counts(side: Side) -> tuple[UInt64, Int64]:
    """The distinct terms of a text, ascending, and the count of each."""
    ordered = np.sort(side.tokens.hashes)
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(ordered)), np.bool_), ordered[1:] != ordered[:-1])))
    return ordered[first], np.diff(first, append=len(ordered))
