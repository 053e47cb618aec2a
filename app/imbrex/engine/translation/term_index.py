"""Term index: texts that may hold the source or a translation of a text, found by rare words without comparing them.

Texts are cut into blocks of content words, and an index has the blocks that each word is in. Of every block of the text
in question those words are looked up whose translations are rarest there. Two neighbouring blocks of both texts score
by the words that they translate of each other, each by the logarithm of its likelihood ratio, as in `likelihood`.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Protocol

import numpy as np

from imbrex.engine.arrays import Float64, Int64, UInt64, unique
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.vocabulary import hash_words
from imbrex.engine.translation.lexicon import Lexicon
from imbrex.engine.translation.likelihood import Float32, Rows
from imbrex.engine.translation.read_sentences import Sentences
from imbrex.values import frozen

WORDS = 32
"""Content words of a block: a passage of 100 words has two."""
BLOCKS = 1 << 10
"""Blocks of a text, of which the last is followed by the first: of a longer text several share a number."""
_RAREST = 14
"""Words of a block that are looked up. (With 8 the source of a passage of 150 words comes first in .84 of the passages
of novels instead of .96.)"""
_LOOKED_UP = 1_500_000
"""Cells of all words that are looked up: in a large index fewer words of a block are."""
_TRANSLATED = 0.5
"""Chance that a word has one of its translations in the translation of its block."""


def hashes_of(text: Sentences) -> UInt64:
    """Hash of the lemma of each content word of a text."""
    return hash_words(text.lemmas)[text.word] if text.lemmas else np.zeros(0, np.uint64)


def terms_of(hashes: UInt64) -> tuple[UInt64, Int64]:
    """Distinct words of each block of a text, and their block, sorted by both.

    Args:
        hashes: of the content words in order.
    """
    block = (np.arange(len(hashes)) // WORDS) % BLOCKS
    order = np.lexsort((block, hashes))
    hashes, block = hashes[order], block[order]
    new = np.ones(len(hashes), np.bool_)
    new[1:] = (hashes[1:] != hashes[:-1]) | (block[1:] != block[:-1])
    return hashes[new], block[new]


class Terms(Protocol):
    """An index. Its cells are the blocks of all documents, end to end.

    Attributes:
        pointer: first cell of each document, and the number of cells, shape (documents + 1,).
    """

    pointer: Int64

    def counts(self, hashes: UInt64) -> Int64:
        """Number of cells that have each of these words, at least about; the words are distinct and ascending."""

    def look_up(self, hashes: UInt64) -> tuple[Int64, Int64]:
        """For each cell of these words, which are distinct and ascending: index of its word, ascending, and cell."""


class TermIndex:
    """An index in memory."""

    def __init__(self, texts: Sequence[UInt64]) -> None:
        """Index the content words of texts, which are numbered in this order."""
        parts = [terms_of(hashes) for hashes in texts]
        sizes = [min(BLOCKS, len(text) // WORDS + 1) for text in texts]
        self.pointer = np.concatenate((np.zeros(1, np.int64), np.cumsum(np.array(sizes, np.int64))))
        hashes = np.concatenate([np.zeros(0, np.uint64), *(words for words, _ in parts)])
        cells = [block + first for (_, block), first in zip(parts, self.pointer.tolist(), strict=False)]
        order = np.argsort(hashes, kind="stable")
        self._hashes = hashes[order]
        self._cells = np.concatenate([np.zeros(0, np.int64), *cells])[order]

    def counts(self, hashes: UInt64) -> Int64:
        """Number of cells that have each of these words."""
        first, last = self._range(hashes)
        return last - first

    def look_up(self, hashes: UInt64) -> tuple[Int64, Int64]:
        """For each cell of these words: index of its word, and cell."""
        first, last = self._range(hashes)
        counts = last - first
        starts = np.repeat(first - np.cumsum(counts) + counts, counts)
        return np.repeat(np.arange(len(hashes)), counts), self._cells[starts + np.arange(counts.sum())]

    def _range(self, hashes: UInt64) -> tuple[Int64, Int64]:
        first, last = (np.searchsorted(self._hashes, hashes, side) for side in ("left", "right"))
        return first.astype(np.int64), last.astype(np.int64)


@frozen(eq=False)
class Proposals:
    """Documents of an index, as columns sorted by falling score.

    Attributes:
        documents: their numbers in the index.
        scores: of the best two neighbouring blocks of both texts.
        shares: share of the blocks of the text in question that score with a neighbour what the second document does at
            best, which may be chance; fractions of 1.
    """

    documents: Int64
    scores: Float64
    shares: Float64

    def __len__(self) -> int:
        return len(self.documents)


def propose(
    words: UInt64, lexicon: Lexicon, terms: Terms, floor: float, most: int, observer: Observer = SILENT
) -> Proposals:
    """Propose documents that may have the source of a text, or be translated from it.

    Args:
        words: hashes of the content words of the text, in order.
        lexicon: from the language of the text to that of the documents.
        terms: the index.
        floor: lowest score of a proposal.
        most: number of proposals at most.
        observer: for cancellation.
    """
    distinct, word = np.unique(words, return_inverse=True)
    owner, hashes = lexicon.translated_hashes(distinct)
    every, which = np.unique(hashes, return_inverse=True)
    counts = np.asarray(np.bincount(owner, terms.counts(every)[which], len(distinct)), np.float64)
    block, word = _rarest(word.astype(np.int64), counts)
    asked = np.isin(owner, word)
    found = _cells_of(owner[asked], which[asked], every, len(distinct), terms)
    cells, count = int(terms.pointer[-1]), -(-len(words) // WORDS)
    chance = np.minimum(0.99, (np.diff(found.pointer) + 0.5) / max(1, cells))
    gain = np.log(_TRANSLATED / chance + 1 - _TRANSLATED).astype(np.float32)
    places = (_places(found, gain, word[block == number], cells) for number in watched(range(count), observer, 1))
    windows = (one + other for one, other in pairwise(places)) if count > 1 else places
    return _best(windows, max(1, count - 1), terms.pointer, floor, most)


def _rarest(word: Int64, counts: Float64) -> tuple[Int64, Int64]:
    """Block and word of the words of each block whose translations are in fewest cells, but in any."""
    blocks = np.arange(len(word)) // WORDS
    keys = unique(blocks * max(1, len(counts)) + word)
    blocks, word = keys // max(1, len(counts)), keys % max(1, len(counts))
    blocks, word = blocks[counts[word] > 0], word[counts[word] > 0]
    order = np.lexsort((word, counts[word], blocks))
    blocks, word = blocks[order], word[order]
    rank = np.arange(len(blocks)) - np.searchsorted(blocks, blocks)
    most = next((most for most in range(_RAREST, 1, -1) if counts[word[rank < most]].sum() <= _LOOKED_UP), 1)
    return blocks[rank < most], word[rank < most]


def _cells_of(owner: Int64, which: Int64, every: UInt64, count: int, terms: Terms) -> Rows:
    """The cells that have a translation of each of `count` words, as often as they have one."""
    wanted, place = np.unique(which, return_inverse=True)
    found, cell = terms.look_up(every[wanted])
    order = np.argsort(owner, kind="stable")
    at, cells = Rows(np.searchsorted(found, np.arange(len(wanted) + 1)), cell).of(place[order])
    return Rows(np.searchsorted(owner[order][at], np.arange(count + 1)), cells)


def _places(found: Rows, gain: Float32, words: Int64, cells: int) -> Float32:
    """The score of a block of the text, given its words, with each two neighbouring cells."""
    scores = np.zeros(cells + 1, np.float32)
    for word in words.tolist():
        scores[found.column[found.pointer[word] : found.pointer[word + 1]]] += gain[word]  # once, if a cell is repeated
    scores[:-1] += scores[1:]
    return scores[:-1]


def _best(windows: Iterable[Float32], count: int, pointer: Int64, floor: float, most: int) -> Proposals:
    """The documents with the best scores of two neighbouring blocks of the text, of which there are so many."""
    found = [(np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0, np.float32))]
    for number, window in enumerate(windows):
        cells = np.flatnonzero(window >= floor)
        document = np.searchsorted(pointer, cells, side="right") - 1
        found.append((document, np.full(len(cells), number), window[cells]))
    documents, numbers, scores = (np.concatenate(column) for column in zip(*found, strict=True))
    distinct, place = np.unique(documents, return_inverse=True)
    best = np.zeros(len(distinct))
    np.maximum.at(best, place, scores)
    order = np.lexsort((distinct, -best))[:most]
    chance = best[order[1]] if len(order) > 1 else floor
    reached = unique((place * count + numbers)[scores >= chance]) // count
    shares = np.bincount(reached, minlength=len(distinct)) / count
    return Proposals(distinct[order], best[order], shares[order])
