"""Sentence vectors: the sentences of two texts as weighted terms (log tf x isf), mostly in columns."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64
from imbrex.engine.rewriting.sentence_words import Reading

Float = NDArray[np.float64]

UNSEEN = 30
"""Imaginary additional sentences that share no word with the two texts, so that in short texts too a word of most
sentences still has a weight (0: -.002 plagdet; 50: -.002)."""


@dataclass(frozen=True, slots=True, eq=False)
class Vectors:
    """The sentences of one text.

    Attributes:
        pointer: start of the entries of each sentence, and their number, shape (sentences + 1,).
        sentence: the sentence of each entry, ascending.
        term: number of the term of each entry, ascending within a sentence; the same numbers in both texts.
        weight: log(1 + count in the sentence) * rarity of the term, shape of `term`.
        unit_weight: the same as a share of the length of the sentence's vector.
        norm: Euclidean length of each sentence's vector, shape (sentences,).
        words: the term of each word of the text, shape (words,).
        rarity: log(sentences / sentences with the term) of each term, one array for both texts; as a share of the
            maximum possible, so that a term of one sentence has 1 in short and long texts.
    """

    pointer: Int64
    sentence: Int64
    term: Int64
    weight: Float
    unit_weight: Float
    norm: Float
    words: Int64
    rarity: Float

    def __len__(self) -> int:
        return len(self.norm)

    @property
    def sizes(self) -> Int64:
        """Distinct terms of each sentence."""
        return np.diff(self.pointer)

    def entries(self, first: int, last: int) -> slice:
        """The entries of sentences `first <= i < last`."""
        return slice(int(self.pointer[first]), int(self.pointer[last]))


def sentence_vectors(left: Reading, right: Reading) -> tuple[Vectors, Vectors]:
    """Weigh the stems of both texts; rarity is relative to the sentences of both together."""
    stems, words = np.unique(np.concatenate((left.stems, right.stems)), return_inverse=True)
    words = words.astype(np.int64)
    mine, its = words[: len(left)], words[len(left) :]
    counted = [_count(one, side.sentences, len(stems)) for one, side in ((mine, left), (its, right))]
    total = sum(len(pointer) - 1 for pointer, _, _ in counted)
    having = sum(np.bincount(term, minlength=len(stems)) for _, term, _ in counted)
    rarity = np.log((total + UNSEEN) / np.maximum(1, having)) / np.log(total + UNSEEN)
    first, second = (_weigh(*entries, one, rarity) for entries, one in zip(counted, (mine, its), strict=True))
    return first, second


def _count(words: Int64, sentences: NDArray[np.int32], terms: int) -> tuple[Int64, Int64, Int64]:
    """Pointer, term and count of the distinct terms of each sentence."""
    sizes = np.diff(sentences)
    keys = np.repeat(np.arange(len(sizes)), sizes) * max(1, terms) + words
    keys.sort()
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(keys)), np.bool_), keys[1:] != keys[:-1])))
    sentence, term = np.divmod(keys[first], max(1, terms))
    pointer = np.searchsorted(sentence, np.arange(len(sizes) + 1))
    return pointer, term, np.diff(first, append=len(keys))


def _weigh(pointer: Int64, term: Int64, count: Int64, words: Int64, rarity: Float) -> Vectors:
    weight = np.log1p(count) * rarity[term]
    sentence = np.repeat(np.arange(len(pointer) - 1), np.diff(pointer))
    norm = np.sqrt(np.bincount(sentence, weight * weight, len(pointer) - 1))
    unit = weight / np.where(norm > 0, norm, 1)[sentence]
    return Vectors(pointer, sentence, term, weight, unit, norm, words, rarity)
