"""Sentence similarity: the sentences of two texts as weighted terms (log tf x isf), and their similarity."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.values import frozen

Float = NDArray[np.float64]

UNSEEN = 30
"""Imaginary additional sentences that share no word with the two texts, so that in short texts too a word of most
sentences still has a weight (0: -.002 plagdet; 50: -.002)."""


@frozen(eq=False)
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


@frozen(eq=False)
class Postings:
    """The sentences of a text by term.

    Attributes:
        sentences: number of sentences in the text.
        first, size: start and number of the postings of each term, shape (terms,).
        sentence, weight: of each posting, with the weight as a share of the sentence's vector.
    """

    sentences: int
    first: Int64
    size: Int64
    sentence: Int64
    weight: Float


@frozen(eq=False)
class Entries:
    """Terms of sentences as columns, sorted by sentence: sentence, term, and weight as a share of its vector."""

    sentence: Int64
    term: Int64
    weight: Float


MOST_MEETINGS = 6_000_000
"""Maximum number of term matches in the first pass; above it, common terms are left to a second one."""
MOST_PAIRS = 200_000
"""Maximum number of pairs of sentences in the second pass, the most similar first."""
WEAKEST = 0.25
"""Pairs with a lower cosine than this are of no use to any step."""
_PROMISING = 0.15  # part of a seed's cosine of .27 that must come from the rarer terms
_CELLS = 150_000  # pairs of sentences processed at once: their sums stay in the processor's cache
_PAIRS = 20_000  # pairs completed at once, each with up to 60 terms


@frozen(eq=False)
class Likeness:
    """Pairs of sentences with a cosine above `WEAKEST`, sorted by `left`, then `right`.

    Attributes:
        left, right: numbers of the sentences.
        cosine: of their vectors.
        dice: 2 * terms in both / (terms of the one + terms of the other).
        bounded: whether similar pairs may be missing, because there were too many to examine.
    """

    left: Int64
    right: Int64
    cosine: Float
    dice: Float
    bounded: bool = False

    def __len__(self) -> int:
        return len(self.left)

    def mirrored(self, bounded: bool) -> "Likeness":
        """The same pairs with the sides exchanged."""
        order = np.lexsort((self.left, self.right))
        return Likeness(self.right[order], self.left[order], self.cosine[order], self.dice[order], bounded)

    def take(self, chosen: NDArray[np.bool_] | Int64) -> "Likeness":
        """The chosen pairs only."""
        return Likeness(self.left[chosen], self.right[chosen], self.cosine[chosen], self.dice[chosen], self.bounded)


def find_likeness(left: Vectors, right: Vectors, observer: Observer = SILENT) -> Likeness:
    """Compare every sentence of one text with every one of the other, by an inverted index over their terms.

    If that is too much work (books), the terms that are common in both texts do not select pairs; they are added
    afterwards for the pairs that their rarer terms make promising.
    """
    rare = _rare_terms(left, right)
    return _completed(left, right, rare, _meet(left, right, rare, observer), observer)[0]


def find_both(left: Vectors, right: Vectors, observer: Observer = SILENT) -> tuple[Likeness, Likeness]:
    """The same seen from either text, for which the sentences meet once."""
    rare = _rare_terms(left, right)
    met = _meet(left, right, rare, observer)
    found, tied = _completed(left, right, rare, met, observer)
    if tied:  # which of the equally similar pairs are left out depends on the order
        return found, _completed(right, left, rare, _exchanged(met, left, right), observer)[0]
    return found, found.mirrored(_is_bounded(right, rare, met))


_Met = tuple[Int64, Float, Float]
"""Pairs as left * sentences of the right + right, ascending, with the cosine and the number of terms in both."""


def _meet(left: Vectors, right: Vectors, rare: NDArray[np.bool_], observer: Observer) -> _Met:
    """The pairs that the rarer terms make promising."""
    postings = postings_of(right, rare)
    above = WEAKEST if rare.all() else _PROMISING
    found = [_look(entries_of(left, rare, *rows), postings, rows[0], above) for rows in _blocks(left, right, observer)]
    pairs, cosine, shared = (np.concatenate(column) for column in zip(*found, strict=True))
    return pairs, cosine, shared


def _exchanged(met: _Met, left: Vectors, right: Vectors) -> _Met:
    """The same pairs seen from the right text."""
    a, b = np.divmod(met[0], max(1, len(right)))
    pairs = b * len(left) + a
    order = np.argsort(pairs)
    return pairs[order], met[1][order], met[2][order]


def _completed(
    left: Vectors, right: Vectors, rare: NDArray[np.bool_], met: _Met, observer: Observer
) -> tuple[Likeness, bool]:
    """The similar pairs among some, and whether some were left out that are as similar as one that was examined."""
    partial = not rare.all()
    pairs, cosine, shared = met
    tied = False
    if partial and len(pairs) > MOST_PAIRS:
        best, tied = _most_similar(cosine, MOST_PAIRS)
        pairs, cosine, shared = pairs[best], cosine[best], shared[best]
    a, b = np.divmod(pairs, max(1, len(right)))
    if partial:
        more, also = _complete(left, right, ~rare, a, b, observer)
        cosine, shared = cosine + more, shared + also
    dice = 2 * shared / np.maximum(1, left.sizes[a] + right.sizes[b])
    cosine = np.round(cosine, 9)  # so that no threshold depends on the order of a sum
    return Likeness(a, b, cosine, dice, _is_bounded(left, rare, met)).take(cosine > WEAKEST), tied


def _most_similar(cosine: Float, count: int) -> tuple[Int64, bool]:
    """Indices of the greatest, the first among equals; and whether one is left out that equals one of them."""
    least = np.partition(cosine, len(cosine) - count)[len(cosine) - count]
    chosen = cosine > least
    equal = np.flatnonzero(cosine == least)
    fitting = count - int(np.count_nonzero(chosen))
    chosen[equal[:fitting]] = True
    return np.flatnonzero(chosen), fitting < len(equal)


def _is_bounded(left: Vectors, rare: NDArray[np.bool_], met: _Met) -> bool:
    """Whether similar pairs may be missing for the left text, given all that met."""
    return not rare.all() and (len(met[0]) > MOST_PAIRS or _says_little(left, rare))


def _rare_terms(left: Vectors, right: Vectors) -> NDArray[np.bool_]:
    """The terms that select pairs: all, or as many of the rarer ones as keep within `MOST_MEETINGS`."""
    terms = len(left.rarity)
    meetings = np.bincount(left.term, minlength=terms) * np.bincount(right.term, minlength=terms)
    if int(meetings.sum()) <= MOST_MEETINGS:
        return np.ones(terms, np.bool_)
    ordered = np.sort(meetings)
    fits = int(np.searchsorted(np.cumsum(ordered), MOST_MEETINGS, side="right"))
    return np.asarray(meetings < ordered[fits])  # equal counts are tied, so that order is irrelevant


def _says_little(left: Vectors, rare: NDArray[np.bool_]) -> bool:
    """Whether the terms that select pairs are too few to represent their sentences, as if one is often repeated."""
    share = np.bincount(left.sentence, left.weight**2 * rare[left.term], len(left)) / np.maximum(left.norm**2, 1e-12)
    return bool(np.mean(share < 0.5) > 0.05)


def _blocks(left: Vectors, right: Vectors, observer: Observer) -> Iterator[tuple[int, int]]:
    """Blocks of left sentences such that all pairs with the right text fit into `_CELLS`."""
    rows = max(1, _CELLS // max(1, len(right)))
    for first in range(0, max(1, len(left)), rows):
        observer.check()
        observer.progress(Progress("passages", first, len(left)))
        yield first, min(len(left), first + rows)


def _look(entries: Entries, postings: Postings, first: int, above: float) -> tuple[Int64, Float, Float]:
    """Pairs (left * sentences of the right + right) above a cosine, with the cosine and the terms in both."""
    width = postings.sentences
    size = postings.size[entries.term]
    last = np.cumsum(size)
    place = np.repeat(postings.first[entries.term] + size - last, size)
    place += np.arange(len(place))
    cell = np.repeat((entries.sentence - first) * width, size)
    cell += postings.sentence[place]
    cosine = np.bincount(cell, np.repeat(entries.weight, size) * postings.weight[place])
    pairs = np.flatnonzero(cosine > above)
    shared: Float = np.bincount(cell)[pairs].astype(np.float64)
    return (pairs + first * width).astype(np.int64), np.asarray(cosine[pairs], np.float64), shared


def _complete(
    left: Vectors, right: Vectors, common: NDArray[np.bool_], a: Int64, b: Int64, observer: Observer
) -> tuple[Float, Float]:
    """Contribution of the common terms to the cosine, and to the terms in both, of each pair."""
    mine = entries_of(left, common, 0, len(left))
    pointer = np.searchsorted(mine.sentence, np.arange(len(left) + 1))
    its = entries_of(right, common, 0, len(right))
    keys = its.sentence * max(1, len(left.rarity)) + its.term  # ascending
    parts = [(np.zeros(0), np.zeros(0))]
    for first in range(0, len(a), _PAIRS):
        observer.check()
        some = slice(first, first + _PAIRS)
        parts.append(_added(mine, pointer, its, keys, len(left.rarity), (a[some], b[some])))
    more, also = (np.concatenate(column) for column in zip(*parts, strict=True))
    return more, also


def _added(
    mine: Entries, pointer: Int64, its: Entries, keys: Int64, terms: int, pairs: tuple[Int64, Int64]
) -> tuple[Float, Float]:
    """The same for some pairs; `keys` are the sentences and terms of the right text as one number each."""
    a, b = pairs
    size = np.diff(pointer)[a]
    pair = np.repeat(np.arange(len(a)), size)
    entry = np.repeat(pointer[a] + size - np.cumsum(size), size)
    entry += np.arange(len(entry))
    wanted = np.repeat(b * max(1, terms), size)
    wanted += mine.term[entry]
    place = np.minimum(np.searchsorted(keys, wanted), max(0, len(keys) - 1))
    both = np.flatnonzero(keys[place] == wanted)
    pair = pair[both]
    more: Float = np.bincount(pair, mine.weight[entry[both]] * its.weight[place[both]], len(a)).astype(np.float64)
    also: Float = np.bincount(pair, minlength=len(a)).astype(np.float64)
    return more, also


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
