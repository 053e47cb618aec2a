"""Exact shares: the shares of many pairs before the search for rewritten passages, the same as `exact_classes` gives
for each, and of words that may be translated.
"""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import Bools, Int64, UInt64, unique
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.kept_words import KeptWords, WholeTexts
from imbrex.engine.compare.pairs import Float32
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.engine.overview.intervals import covered
from imbrex.engine.overview.many_passages import ManyPassages, find_many_passages
from imbrex.engine.overview.plain_pairs import PlainPairs
from imbrex.engine.shares.shared_runs import SharedRuns, Texts, grown
from imbrex.engine.shares.shares import Shares
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen(eq=False)
class ExactShares:
    """Words of each pair, by side: row 0 the left texts, row 1 the right ones, shape (2, pairs).

    Attributes:
        words: all words.
        verbatim: in a run that both texts share.
        excluded: quoted, or in a template or bibliography, as far as the options exclude these from any comparison.
        translated: in a passage that may be translated, see `Report.translated`.
    """

    words: Int32
    verbatim: Int32
    excluded: Int32
    translated: Int32

    @property
    def greater_overlap(self) -> Float32:
        """The larger of the two shares of verbatim and translated words, fractions of 1, shape (pairs,)."""
        shared = self.verbatim + self.translated
        return np.asarray((shared / np.maximum(self.words, 1)).max(axis=0, initial=0), np.float32)

    def __len__(self) -> int:
        return int(self.words.shape[1])

    def __getitem__(self, pair: int) -> tuple[Shares, Shares]:
        (shares,) = self._of(slice(pair, pair + 1))
        return shares

    def with_translated(self, translated: Int32) -> "ExactShares":
        """The shares with words of both texts that may be translated, shape (2, pairs)."""
        rest = self.words - self.verbatim - self.excluded
        return replace(self, translated=np.minimum(translated, rest))

    def __iter__(self) -> Iterator[tuple[Shares, Shares]]:
        return self._of(slice(None))

    def _of(self, pairs: slice) -> Iterator[tuple[Shares, Shares]]:
        columns = self.words, self.verbatim, self.excluded, self.translated
        words, verbatim, excluded, translated = (column[:, pairs] for column in columns)
        rest = words - verbatim - excluded - translated
        classes = np.stack((verbatim, np.zeros_like(rest), excluded, rest, translated), axis=1)
        return zip(*(map(Shares, *side) for side in classes.tolist()), strict=True)


NOTHING = ExactShares(*(np.zeros((2, 0), np.int32) for _ in range(4)))
"""The shares of no pairs."""


def exact_shares(corpus: Corpus, left: Int32, right: Int32, observer: Observer = SILENT) -> ExactShares:
    """The shares of the pairs (left[i], right[i]) of documents, by their numbers; each pair distinct."""
    documents = unique(np.concatenate((left, right)).astype(np.int64))
    whole, compared = corpus.words_of(documents, observer)
    left, right = (np.searchsorted(documents, side).astype(np.int32) for side in (left, right))
    return word_shares(whole, compared, corpus.options, left, right, observer)


def word_shares(
    texts: WholeTexts, compared: KeptWords, options: Options, left: Int32, right: Int32, observer: Observer = SILENT
) -> ExactShares:
    """The same for documents that are given as words."""
    sides = np.stack((left, right)).astype(np.int64)
    sizes, excluded = np.diff(texts.pointer), _counts(_excluded(texts), texts.pointer)
    length, minimum = options.shingles.length, options.passages.minimum_words
    plain = PlainPairs(texts, compared, length, len(left))
    verbatim = plain.shared
    # A run of single words includes those between them, and short runs may not count.
    settle = plain.settle if 1 < length >= minimum else None
    for found in find_many_passages(compared, length, minimum, left, right, observer, settle):
        first = np.flatnonzero(np.diff(found.pair, prepend=-1))
        runs, limits = _runs(texts, compared.pointer, sides, found)
        pairs = found.pair[first]
        verbatim[0, pairs] = covered(runs.left_first - limits.left_first, runs.left_last - runs.left_first, first)
        verbatim[1, pairs] = covered(runs.right_first - limits.right_first, runs.right_last - runs.right_first, first)
    same = _same(texts, sides)
    verbatim[:, same] = (sizes - _counts(texts.excluded > 0, texts.pointer))[sides[:, same]]
    left_out = np.minimum(excluded[sides], sizes[sides] - verbatim)
    columns = sizes[sides], verbatim, left_out, np.zeros(sides.shape)
    return ExactShares(*(column.astype(np.int32) for column in columns))


def _runs(texts: WholeTexts, first_compared: Int64, sides: Int64, found: ManyPassages) -> tuple[SharedRuns, SharedRuns]:
    """The passages as runs of all words, and the first word and end of both texts of each."""
    left, right = sides[:, found.pair]
    a, b = first_compared[left] + found.left, first_compared[right] + found.right
    end = found.words - 1
    runs = SharedRuns(texts.kept[a], texts.kept[a + end] + 1, texts.kept[b], texts.kept[b + end] + 1)
    pointer = texts.pointer
    limits = SharedRuns(pointer[left], pointer[left + 1], pointer[right], pointer[right + 1])
    return grown(runs, Texts(texts.hashes, texts.excluded > 0), limits), limits


def _excluded(texts: WholeTexts) -> Bools:
    """Mask of the excluded words, and the dropped ones between them."""
    excluded = texts.excluded > 0
    if not excluded.any():
        return excluded
    begins = np.zeros(len(excluded), np.bool_)
    begins[texts.pointer[:-1][np.diff(texts.pointer) > 0]] = True
    firm = excluded | begins
    firm[texts.kept] = True
    places = np.flatnonzero(firm)
    joined = excluded[places[:-1]] & excluded[places[1:]] & ~begins[places[1:]]
    between = np.repeat(np.append(joined, False), np.diff(places, append=len(firm)))
    return np.asarray(excluded | between)


def _same(texts: WholeTexts, sides: Int64) -> list[int]:
    """The pairs of texts with the same words in the same order, and any."""
    sizes, sums = np.diff(texts.pointer), _sums(texts)
    left, right = sides
    candidates = np.flatnonzero((sizes[left] == sizes[right]) & (sizes[left] > 0) & (sums[left] == sums[right]))
    places = zip(
        candidates.tolist(),
        *texts.pointer[sides[:, candidates]].tolist(),
        sizes[left[candidates]].tolist(),
        strict=True,
    )
    return [
        pair
        for pair, left, right, size in places
        if np.array_equal(texts.hashes[left : left + size], texts.hashes[right : right + size])
    ]


def _sums(texts: WholeTexts) -> UInt64:
    """A number for each document that is equal for the same words, shape (documents,)."""
    before = np.concatenate((np.zeros(1, np.uint64), np.cumsum(texts.hashes, dtype=np.uint64)))  # wraps around
    return np.diff(before[texts.pointer])


def _counts(mask: Bools, pointer: Int64) -> Int64:
    """Number of words of a mask in each document, shape (documents,)."""
    return np.diff(np.concatenate((np.zeros(1, np.int64), np.cumsum(mask)))[pointer])
