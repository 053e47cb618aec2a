"""Likelihood: how much likelier the words of a sentence are in a translation of it than in any other sentence.

A word scores the logarithm of its likelihood ratio: in a translation, a word of the dictionary has its translation with
a chance of one half, or by accident; elsewhere only by accident, which is likelier for frequent words and long
sentences. Words that the dictionary does not know and that sound like none of the other text say nothing. Both
directions count equally, so that a frequent word that could mean many things proves little. Of words that are spelled
the same in both texts and follow each other in both, such as the parts of an address, a list of years or names of
programs, the first counts: they are one finding, and not many. Words of word lists do not count.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, Float64, Int64, unique
from imbrex.engine.translation.cognates import cognates
from imbrex.engine.translation.lexicon import Lexicon
from imbrex.engine.translation.read_sentences import Sentences
from imbrex.engine.translation.word_links import sounds_only
from imbrex.values import frozen

Float32 = NDArray[np.float32]

_TRANSLATED = 0.5
"""Chance that a word of the dictionary has one of its translations in the translation of its sentence."""
MISSED = float(np.log(1 - _TRANSLATED))
"""Log-likelihood of a word without any of its translations in a sentence."""


@frozen(eq=False)
class Rows:
    """A sparse matrix by rows: `column[pointer[i]:pointer[i + 1]]` are those of row i, ascending."""

    pointer: Int64
    column: Int64

    def of(self, rows: Int64) -> tuple[Int64, Int64]:
        """For each entry of some rows: position of its row among those asked for, and its column."""
        counts = self.pointer[rows + 1] - self.pointer[rows]
        starts = np.repeat(self.pointer[rows] - np.cumsum(counts) + counts, counts)
        return np.repeat(np.arange(len(rows)), counts), self.column[starts + np.arange(counts.sum())]


def rows_of(row: Int64, column: Int64, rows: int, columns: int) -> Rows:
    """The matrix of these entries; repeated ones count once."""
    keys = unique(row * max(1, columns) + column)
    row, column = keys // max(1, columns), keys % max(1, columns)
    return Rows(np.searchsorted(row, np.arange(rows + 1)), column)


@frozen(eq=False)
class Side:
    """One text of a pair as seen from the other.

    Attributes:
        words: lemmas of each sentence, those alone that can be told from chance.
        sentences: sentences that each lemma is in.
        length: number of distinct lemmas of each sentence, at least 1.
        hits: sentences of the other text that have a translation of each lemma.
        chance: share of the other text's sentences that have one, of each lemma.
    """

    words: Rows
    sentences: Rows
    length: Float64
    hits: Rows
    chance: Float64


@dataclass(frozen=True, eq=False)
class Likelihood:
    """Scores of the sentences of two texts.

    Attributes:
        left, right: the texts.
        links: pairs of lemmas that may translate each other.
        by_sound: which of them no dictionary has.
    """

    left: Side
    right: Side
    links: tuple[Int64, Int64]
    by_sound: Bools

    def block(self, first: int, last: int) -> Float32:
        """Scores of the left sentences `first <= i < last` with all right ones, shape (last - first, right)."""
        forward = _scores(self.left, self.right, np.arange(first, last))
        return np.asarray((forward + self._backward(first, last)) / 2, np.float32)

    def _backward(self, first: int, last: int) -> Float32:
        """Scores of all right sentences with some left ones, by their left sentence."""
        rows, columns = last - first, len(self.right.length)
        known = _known_counts(self.right)
        mine = np.arange(first, last)
        at, word = self.hit_words.of(mine)
        gain = gain_of(self.right.chance[word], self.left.length[mine][at] / self.left.length.mean())
        entry, sentence = self.right.sentences.of(word)
        flat = np.bincount(at[entry] * columns + sentence, gain[entry], rows * columns)
        return (flat.reshape(rows, columns) + known * MISSED).astype(np.float32)

    @cached_property
    def hit_words(self) -> Rows:
        """Lemmas of the right text that each left sentence translates."""
        hits = self.right.hits
        word = np.repeat(np.arange(len(hits.pointer) - 1), np.diff(hits.pointer))
        return rows_of(hits.column, word, len(self.left.length), len(word) and int(word.max()) + 1)


def _scores(side: Side, other: Side, sentences: Int64) -> Float32:
    """Scores of sentences of a side with all of the other, in one direction."""
    columns = len(other.length)
    at, word = side.words.of(sentences)
    entry, sentence = side.hits.of(word)
    gain = gain_of(side.chance[word][entry], other.length[sentence] / other.length.mean())
    flat = np.bincount(at[entry] * columns + sentence, gain, len(sentences) * columns)
    known = np.bincount(at, minlength=len(sentences))
    return (flat.reshape(len(sentences), columns) + known[:, None] * MISSED).astype(np.float32)


def _known_counts(side: Side) -> Float64:
    return np.diff(side.words.pointer).astype(np.float64)


def gain_of(chance: Float64, length: Float64) -> Float64:
    """Log-likelihood of a word with its translation in a sentence, by its chance and the relative length of that."""
    accident = np.clip(-np.expm1(np.log1p(-chance) * length), 1e-6, 0.9999)
    return np.asarray(np.log((accident + (1 - accident) * _TRANSLATED) / accident) - MISSED)


def likelihood(left: Sentences, right: Sentences, lexicon: Lexicon) -> Likelihood:
    """Prepare the scores of two texts."""
    found = [lexicon.translations(left.lemmas, right.lemmas), cognates(left.lemmas, right.lemmas)]
    one, other = (np.concatenate([pairs[side] for pairs in found]) for side in (0, 1))
    known = [
        np.array([word in numbers for word in text.lemmas], np.bool_)
        for text, numbers in ((left, lexicon.left_numbers), (right, lexicon.right_numbers))
    ]
    known[0][one] = known[1][other] = True
    left, right = _counted(left, right)
    sides = _side(left, right, one, other, known[0]), _side(right, left, other, one, known[1])
    return Likelihood(*sides, *sounds_only((one, other), len(found[0][0])))


def _counted(left: Sentences, right: Sentences) -> tuple[Sentences, Sentences]:
    """Both texts without the words that do not count."""
    numbers = {lemma: number for number, lemma in enumerate(right.lemmas)}
    same = np.array([numbers.get(lemma, -1) for lemma in left.lemmas], np.int64)
    is_same = np.isin(np.arange(len(right.lemmas)), same)
    pairs = _neighbours(same[left.word]), _neighbours(np.where(is_same[right.word], right.word, -1))
    common = np.setdiff1d(np.intersect1d(*pairs), [-1])
    one, other = (
        text.of_words(~text.listed & ~np.isin(mine, common)) for text, mine in zip((left, right), pairs, strict=True)
    )
    return one, other


def _neighbours(words: Int64) -> Int64:
    """One number for each word and the one before it; -1 if there is none, or either is negative."""
    pairs = np.full(len(words), -1, np.int64)
    both = np.flatnonzero((words[1:] >= 0) & (words[:-1] >= 0)) + 1
    pairs[both] = words[both - 1] << 32 | words[both]
    return pairs


def _side(text: Sentences, other: Sentences, words: Int64, translations: Int64, known: Bools) -> Side:
    sentence, lemma = text.distinct()
    length = np.maximum(1.0, np.bincount(sentence, minlength=len(text)))
    hits = _hits(other, words, translations, len(text.lemmas))
    chance = np.clip((np.maximum(np.diff(hits.pointer) - 1.0, 0.0) + 0.5) / (len(other) + 1), 1e-6, 0.999)
    words_of = rows_of(sentence[known[lemma]], lemma[known[lemma]], len(text), len(text.lemmas))
    sentences = rows_of(lemma[known[lemma]], sentence[known[lemma]], len(text.lemmas), len(text))
    return Side(words_of, sentences, length, hits, chance)


def _hits(other: Sentences, words: Int64, translations: Int64, count: int) -> Rows:
    """Sentences of the other text that have a translation of each of `count` lemmas."""
    sentence, lemma = other.distinct()
    at, place = rows_of(lemma, sentence, len(other.lemmas), len(other)).of(translations)
    return rows_of(words[at], place, count, len(other))
