"""Postings: which sentences have a term (an inverted index), and the terms of some sentences."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.rewriting.sentence_vectors import Float, Vectors
from imbrex.engine.rewriting.sentence_words import Int64


@dataclass(frozen=True, slots=True, eq=False)
class Postings:
    """The sentences of a text by term.

    Attributes:
        sentences: how many the text has.
        first, size: where the postings of each term begin, and how many there are, shape (terms,).
        sentence, weight: of each posting, with the weight as a share of the sentence's vector.
    """

    sentences: int
    first: Int64
    size: Int64
    sentence: Int64
    weight: Float


@dataclass(frozen=True, slots=True, eq=False)
class Entries:
    """Terms of sentences as columns, sorted by sentence: sentence, term, and weight as a share of its vector."""

    sentence: Int64
    term: Int64
    weight: Float


def entries_of(vectors: Vectors, wanted: NDArray[np.bool_], first: int, last: int) -> Entries:
    """The wanted terms of the sentences `first <= i < last`."""
    low, high = int(vectors.pointer[first]), int(vectors.pointer[last])
    chosen = low + np.flatnonzero(wanted[vectors.term[low:high]])
    return Entries(vectors.sentence[chosen], vectors.term[chosen], vectors.unit_weight[chosen])


def postings_of(vectors: Vectors, wanted: NDArray[np.bool_]) -> Postings:
    """Index the wanted terms of a text."""
    entries = entries_of(vectors, wanted, 0, len(vectors))
    order = np.argsort(entries.term, kind="stable")
    size = np.bincount(entries.term, minlength=len(wanted))
    return Postings(len(vectors), np.cumsum(size) - size, size, entries.sentence[order], entries.weight[order])
