"""Find rewritten: all passages of two texts, from copied to rewritten and summarized, with their borders.

The method is that of Sanchez-Perez, Sidorov and Gelbukh (PAN 2014): sentences as tf-isf vectors, seeds by cosine and
Dice, clusters of seeds. Added are: seeds nearly best on both sides, growth at the edges, weighted evidence instead of a
minimum length, borders exact to the word, and separate classification of exact passages and summaries. Figures in the
comments of the steps are plagdet on every 6th pair of PAN's training corpus of 2013.
"""

from bisect import bisect_left

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer, Progress, watched
from imbrex.engine.rewriting.differences import Differences, find_differences
from imbrex.engine.rewriting.exact_passages import find_exact, reconciled
from imbrex.engine.rewriting.extracts import with_extracts
from imbrex.engine.rewriting.passage_borders import narrowed, trimmed, whole_sentences
from imbrex.engine.rewriting.passage_class import class_of, ends_of
from imbrex.engine.rewriting.passage_places import Places, apart, evidence, phrase_shares, places_of, together
from imbrex.engine.rewriting.rare_windows import alike, find_windows
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten
from imbrex.engine.rewriting.sentence_ranges import Stretches, find_clusters
from imbrex.engine.rewriting.sentence_similarity import (
    Float,
    Likeness,
    Vectors,
    find_both,
    find_likeness,
    sentence_vectors,
)
from imbrex.engine.rewriting.sentence_words import Reading, read
from imbrex.engine.rewriting.summaries import find_summaries
from imbrex.engine.rewriting.unmatched_stretches import split_at_unmatched

_Bounds = tuple[int, int, int, int]
_ROUNDS = 200  # sentences; more than that is hardly a border


def grown(stretches: Stretches, likeness: Likeness, left: int, right: int, observer: Observer = SILENT) -> Stretches:
    """Add neighbouring sentences while they are at all similar: both, else the one of either text.

    They are above `WEAKEST`, which alone would prove nothing, but next to a passage it does (+.003 plagdet).
    """
    keys = likeness.left * max(1, right) + likeness.right
    a, b = stretches.left_first - 1, stretches.right_first - 1
    c, d = stretches.left_last.copy(), stretches.right_last.copy()
    for x, y, step in ((a, b, -1), (c, d, 1)):
        active = np.arange(len(x))
        for _ in range(_ROUNDS):
            observer.check()
            u, v = x[active], y[active]
            more = (u >= 0) & (u < left), (v >= 0) & (v < right)
            both = more[0] & more[1] & _alike(keys, u, v, right)
            mine = both | (more[0] & _alike(keys, u, v - step, right))
            its = both | (~mine & more[1] & _alike(keys, u - step, v, right))
            x[active] += step * mine
            y[active] += step * its
            active = active[mine | its]
            if not len(active):
                break
    return Stretches(a + 1, c, b + 1, d, stretches.cosine, stretches.pairs)


def _alike(keys: Int64, a: Int64, b: Int64, right: int) -> "np.ndarray[tuple[int, ...], np.dtype[np.bool_]]":
    """Mask of the pairs of sentences with these keys."""
    if not len(keys):
        return np.zeros(len(a), np.bool_)
    wanted = a * max(1, right) + b
    return np.asarray(keys[np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)] == wanted)


def without_overlaps(stretches: Stretches, likeness: Likeness, observer: Observer = SILENT) -> Stretches:
    """Of two stretches that share sentences of the left text, keep one.

    One with more than half of itself outside the other stays, whatever the score of the other: a stray similarity must
    not discard a whole chapter. Otherwise the one with the more similar pairs in the overlap stays.
    """
    order = np.lexsort((stretches.right_first, -stretches.cosine, stretches.left_first))
    kept: list[int] = []
    pointer = np.searchsorted(likeness.left, np.arange(int(stretches.left_last.max(initial=0)) + 1))
    for index in watched(order.tolist(), observer):
        while kept and stretches.left_first[index] < stretches.left_last[kept[-1]]:
            if _prevails(stretches, kept[-1], index, likeness, pointer):
                break
            kept.pop()
        else:
            kept.append(index)
    return stretches.take(np.array(kept, np.int64))


def _prevails(stretches: Stretches, first: int, second: int, likeness: Likeness, pointer: Int64) -> bool:
    """Whether the first of two that overlap in the left text is kept, and not the second."""
    low = int(stretches.left_first[second])
    high = int(min(stretches.left_last[first], stretches.left_last[second]))
    sizes = [int(stretches.left_last[index] - stretches.left_first[index]) for index in (first, second)]
    apart = [2 * (high - low) < size for size in sizes]
    if apart[0] != apart[1]:
        return apart[0]
    one, other = (quality(stretches, index, likeness, pointer, low, high) for index in (first, second))
    return one >= other


def quality(stretches: Stretches, index: int, likeness: Likeness, pointer: Int64, first: int, last: int) -> float:
    """Mean over sentences `first <= i < last` of the left text of the best cosine within a stretch.

    `pointer` is the start of the pairs of each of these sentences, and their end.
    """
    low, high = int(pointer[first]), int(pointer[last])
    begin, end = int(stretches.right_first[index]), int(stretches.right_last[index])
    if last - first == 1:  # most are, if one sentence is repeated thousands of times
        low = bisect_left(likeness.right, begin, low, high)
        return float(likeness.cosine[low : bisect_left(likeness.right, end, low, high)].max(initial=0.0))
    right = likeness.right[low:high]
    inside = np.flatnonzero((right >= begin) & (right < end)) + low
    best: Float = np.zeros(last - first)
    np.maximum.at(best, likeness.left[inside] - first, likeness.cosine[inside])
    return float(best.mean())


COSINE = 0.27
DICE = 0.30
"""Thresholds of a seed, both required. Flat: a cosine of .25 or .30 costs less than .001 plagdet, .36 costs .005; Dice
does little."""
SHARE_OF_BEST = 0.7
"""Share of the best cosine of both its sentences that a pair needs: few chance similarities have it (+.02)."""


ENOUGH = 10.0
"""Evidence that a passage needs: that of ten words that are in no other sentence. (In 150 characters, the figure of the
published method, there may be less of it in a list of names, and more in one distinctive sentence.)"""
ENOUGH_FOR_PIECE = 5.0
"""Evidence that a piece of such a passage needs once it is split."""
ENOUGH_FOR_WINDOW = 11.0
"""Evidence that a window of rare words needs: two strangers describe their schools with 10.9."""
PHRASES = 0.2
"""Weighted share of pairs of neighbouring words that a passage needs. Rewriting leaves some; an independent translation
of the same book shares its names and matter, but hardly a phrase: .04 to .2 in Homer, Dante and Ovid. (-.001)"""
PAGE = 200
"""Words from which a passage needs all of that; a shorter one needs proportionally less, because a sentence or two may
be rewritten without leaving a phrase, but no page is."""
SAME_WORDS = 0.8
"""Cosine from which a passage needs no phrases: it is the same words, shuffled. Independent translations stay below."""


def find_rewritten(corpus: Corpus, left_key: str, right_key: str, observer: Observer = SILENT) -> Rewritten:
    """Find the passages that the left document took from the right one, copied or rewritten.

    Function words take part whatever the options say, and so does text excluded from other comparisons; disguises and
    markup follow the options. Raises KeyError for an unknown key.
    """
    left, right = read(corpus, (left_key, right_key), observer)
    return find_passages(left, right, observer)


def find_passages(left: Reading, right: Reading, observer: Observer = SILENT) -> Rewritten:
    """Find the passages that the left reading took from the right one, both of one corpus."""
    vectors = sentence_vectors(left, right)
    return _find_passages(left, right, vectors, find_likeness(*vectors, observer), observer)


def find_both_ways(left: Reading, right: Reading, observer: Observer = SILENT) -> tuple[Rewritten, Rewritten]:
    """Find the passages that the left reading took from the right one, and the reverse."""
    vectors = sentence_vectors(left, right)
    to_right, to_left = find_both(*vectors, observer)
    return (
        _find_passages(left, right, vectors, to_right, observer),
        _find_passages(right, left, vectors[::-1], to_left, observer),
    )


def _find_passages(
    left: Reading, right: Reading, vectors: tuple[Vectors, Vectors], likeness: Likeness, observer: Observer
) -> Rewritten:
    seeds = mutual(find_seeds(likeness), len(vectors[0]), len(vectors[1]))
    clusters = find_clusters(seeds, *vectors, observer)
    stretches = without_overlaps(
        grown(clusters, likeness, len(vectors[0]), len(vectors[1]), observer), likeness, observer
    )
    places = trimmed(places_of(stretches, left, right), *vectors, observer)
    places = whole_sentences(_proven(places, vectors, observer), left, right)
    copies, repeats = find_exact(left, right, observer)
    copies, places = reconciled(copies, places, *vectors, observer)
    places, known = split_at_unmatched(*narrowed(places, left, right, vectors, observer), left, right, observer)
    whole = np.array([bounds in known for bounds in places.bounds()], np.bool_)
    pieces = trimmed(places.take(~whole), *vectors, observer)
    pieces = pieces.take(evidence(pieces, *vectors, observer) >= ENOUGH_FOR_PIECE)
    pieces = apart(whole_sentences(pieces, left, right), observer)
    places = together(copies, places.take(whole), pieces)
    summaries = find_summaries(left, right, vectors, observer)
    summaries = with_extracts(summaries.take(~summaries.touching(copies)), places, *vectors)
    places = together(places.take(~places.touching(summaries)), summaries)
    windows = alike(trimmed(find_windows(*vectors, places, observer), *vectors, observer), *vectors, observer)
    windows = windows.take(~windows.touching(places) & ~windows.facing(summaries))
    places = together(places, apart(_proven(windows, vectors, observer, ENOUGH_FOR_WINDOW), observer))
    return _columns(left, right, places, set(summaries.bounds()), known, likeness.bounded or repeats, observer)


def _proven(places: Places, vectors: tuple[Vectors, Vectors], observer: Observer, enough: float = ENOUGH) -> Places:
    """The passages with enough evidence, and phrases or the same words."""
    if not len(places):
        return places
    phrases = np.minimum(*phrase_shares(places, *vectors, observer))
    phrased = (phrases >= _phrases_needed(places)) | (places.quality >= SAME_WORDS)
    return places.take(phrased & (evidence(places, *vectors, observer) >= enough))


def _phrases_needed(places: Places) -> Float:
    """Minimum share of phrases for each passage, by its length."""
    return PHRASES * np.minimum(1.0, places.shorter / PAGE)


def _columns(
    left: Reading,
    right: Reading,
    places: Places,
    summaries: set[_Bounds],
    known: dict[_Bounds, Differences],
    bounded: bool,
    observer: Observer,
) -> Rewritten:
    changes = []
    differences = {}
    for done, bounds in enumerate(places.bounds()):
        observer.check()
        observer.progress(Progress("passages", done, len(places)))
        differences[bounds] = known.get(bounds) or find_differences(left, right, bounds, observer)
        change, kept = class_of(differences[bounds])
        changes.append((Change.SUMMARIZED if bounds in summaries else change, kept))
    return Rewritten(
        left,
        right,
        left.start[places.left_first],
        ends_of(left, places.left_last.astype(np.int32)),
        right.start[places.right_first],
        ends_of(right, places.right_last.astype(np.int32)),
        places.left_first.astype(np.int32),
        places.left_last.astype(np.int32),
        places.right_first.astype(np.int32),
        places.right_last.astype(np.int32),
        np.array([change for change, _ in changes], np.uint8),
        np.array([kept for _, kept in changes], np.float64),
        places.quality,
        bounded,
        differences=differences,
    )


def find_seeds(likeness: Likeness) -> Likeness:
    """The pairs that pass both thresholds and may come from rewriting."""
    return likeness.take((likeness.cosine > COSINE) & (likeness.dice > DICE))


def mutual(seeds: Likeness, left: int, right: int) -> Likeness:
    """The seeds that are nearly the best of both their sentences, of `left` and `right` sentences."""
    best = np.maximum(_best(seeds.left, seeds.cosine, left), _best(seeds.right, seeds.cosine, right))
    return seeds.take(seeds.cosine >= SHARE_OF_BEST * best)


def _best(sentence: Int64, cosine: Float, count: int) -> Float:
    """The best cosine of each pair's sentence."""
    best = np.zeros(count)
    np.maximum.at(best, sentence, cosine)
    return best[sentence]
