"""Box scores: scores of some sentences of two texts, alone and two at a time, as dense matrices."""

from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import Bools, Float64, Int64
from imbrex.engine.translation.likelihood import MISSED, Float32, Likelihood, Side, gain_of
from imbrex.values import frozen

Box = tuple[int, int, int, int]
"""First and end of left sentences, first and end of right ones."""


@frozen(eq=False)
class _Part:
    """Some sentences of a side.

    Attributes:
        words: which of its lemmas each sentence has, shape (sentences, lemmas).
        hits: which sentences of the other part have a translation of each lemma, shape (lemmas, others).
        length: of each sentence, relative to the mean of its text.
        chance: of a hit by accident, of each lemma.
    """

    words: Float32
    hits: Bools
    length: Float64
    chance: Float64

    def in_twos(self) -> "_Part":
        """Each two neighbours as one sentence."""
        words = np.maximum(self.words[:-1], self.words[1:])
        return replace(self, words=words, length=self.length[:-1] + self.length[1:])

    def against_twos(self) -> "_Part":
        """The same, with each two neighbours of the other part as one sentence."""
        return replace(self, hits=self.hits[:, :-1] | self.hits[:, 1:])

    def scores(self, other: "_Part") -> Float32:
        """Scores of its sentences with those of the other part, in one direction."""
        gain = np.where(self.hits, gain_of(self.chance[:, None], other.length[None, :]), 0.0)
        return np.asarray(self.words @ gain.astype(np.float32) + MISSED * self.words.sum(axis=1)[:, None])


def box_scores(scores: Likelihood, box: Box) -> tuple[Float32, Float32, Float32]:
    """Scores of one left sentence with one right one, of one with two neighbours, and of two neighbours with one."""
    rows, columns = np.arange(*box[:2]), np.arange(*box[2:])
    left, right = _part(scores.left, rows, columns), _part(scores.right, columns, rows)
    return (
        _both(left, right),
        _both(left.against_twos(), right.in_twos()),
        _both(left.in_twos(), right.against_twos()),
    )


def _both(left: _Part, right: _Part) -> Float32:
    return np.asarray((left.scores(right) + right.scores(left).T) / 2)


def _part(side: Side, sentences: Int64, others: Int64) -> _Part:
    at, word = side.words.of(sentences)
    lemmas, place = np.unique(word, return_inverse=True)
    words = np.zeros((len(sentences), len(lemmas)), np.float32)
    words[at, place] = 1
    hits = np.zeros((len(lemmas), len(others)), np.bool_)
    lemma, sentence = side.hits.of(lemmas)
    there = (sentence >= others[0]) & (sentence <= others[-1])
    hits[lemma[there], sentence[there] - others[0]] = True
    return _Part(words, hits, side.length[sentences] / side.length.mean(), side.chance[lemmas])
