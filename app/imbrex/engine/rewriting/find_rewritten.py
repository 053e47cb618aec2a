"""Find rewritten: all passages of two texts, from copied to rewritten and summarized.

The method is that of Sanchez-Perez, Sidorov and Gelbukh (PAN 2014): sentences as tf-isf vectors, seeds by cosine and
Dice, clusters of seeds. Added are: seeds nearly best on both sides, growth at the edges, weighted evidence instead of a
minimum length, borders exact to the word, and separate classification of exact passages and summaries. Figures in the
comments of the steps are plagdet on every 6th pair of PAN's training corpus of 2013.
"""

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer, Progress, watched
from imbrex.engine.rewriting.exact_passages import find_exact, reconciled
from imbrex.engine.rewriting.passage_borders import grown, without_overlaps
from imbrex.engine.rewriting.passage_class import change_of
from imbrex.engine.rewriting.passage_endings import ends_of
from imbrex.engine.rewriting.passage_places import Places, from_bounds, places_of, together
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_clusters import find_clusters
from imbrex.engine.rewriting.sentence_similarity import Likeness, find_likeness
from imbrex.engine.rewriting.sentence_vectors import Float, Vectors, sentence_vectors
from imbrex.engine.rewriting.sentence_words import Reading, read
from imbrex.engine.rewriting.summarized_passages import find_summaries
from imbrex.engine.rewriting.word_evidence import evidence, gains, phrase_shares

WHOLE = 0.75
"""Share of a sentence from which all of it is taken: rewriting proceeds by sentences (+.002; .5 costs .002 again)."""


COSINE = 0.27
DICE = 0.30
"""Thresholds of a seed, both required. Flat: a cosine of .25 or .30 costs less than .001 plagdet, .36 costs .005; Dice
does little."""
SHARE_OF_BEST = 0.7
"""Share of the best cosine of both its sentences that a pair needs: few chance similarities have it (+.02)."""


ENOUGH = 10.0
"""Evidence that a passage needs: that of ten words that are in no other sentence. (In 150 characters, the figure of the
published method, there may be less of it in a list of names, and more in one distinctive sentence.)"""
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
    """Find the passages of two readings of one corpus."""
    vectors = sentence_vectors(left, right)
    likeness = find_likeness(*vectors, observer)
    seeds = mutual(find_seeds(likeness), len(vectors[0]), len(vectors[1]))
    clusters = find_clusters(seeds, *vectors, observer)
    stretches = without_overlaps(
        grown(clusters, likeness, len(vectors[0]), len(vectors[1]), observer), likeness, observer
    )
    places = trimmed(places_of(stretches, left, right), *vectors, observer)
    phrases = np.minimum(*phrase_shares(places, *vectors, observer))
    phrased = (phrases >= _phrases_needed(places)) | (places.quality >= SAME_WORDS)
    proven = phrased & (evidence(places, *vectors, observer) >= ENOUGH)
    places = whole_sentences(places.take(proven), left, right)
    copies, repeats = find_exact(left, right, observer)
    copies, places = reconciled(copies, places, *vectors, observer)
    summaries = find_summaries(seeds, left, right, vectors, observer)
    summaries = summaries.take(~summaries.touching(copies))
    places = together(copies, places.take(~places.touching(summaries)), summaries)
    return _columns(left, right, places, likeness.bounded or repeats, observer)


def _phrases_needed(places: Places) -> Float:
    """Minimum share of phrases for each passage, by its length."""
    return PHRASES * np.minimum(1.0, places.shorter / PAGE)


def _columns(left: Reading, right: Reading, places: Places, bounded: bool, observer: Observer) -> Rewritten:
    changes = []
    for done, bounds in enumerate(places.bounds()):
        observer.check()
        observer.progress(Progress("passages", done, len(places)))
        changes.append(change_of(left, right, bounds, observer))
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


def trimmed(places: Places, left: Vectors, right: Vectors, observer: Observer = SILENT) -> Places:
    """Trim each side to the stretch with the greatest gain, dropping ends that the other side does not have."""
    return from_bounds(
        [_trim(left, right, *bounds) for bounds in watched(places.bounds(), observer, 50)], places.quality
    )


def _trim(left: Vectors, right: Vectors, a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Trim the left side by the right one, then the right side by the rest; repeating changes nothing."""
    first, last = best_stretch(gains(left, left.words[a:b], right.words[c:d]))
    a, b = a + first, a + last
    first, last = best_stretch(gains(right, right.words[c:d], left.words[a:b]))
    return a, b, c + first, c + last


def best_stretch(gain: Float) -> tuple[int, int]:
    """The half-open stretch with the greatest sum (Kadane's); all of it if no word gains anything."""
    if not len(gain) or gain.max() <= 0:
        return 0, len(gain)
    sums = np.concatenate((np.zeros(1), np.cumsum(gain)))
    last = int(np.argmax(sums - np.minimum.accumulate(sums)))
    return int(np.argmin(sums[: last + 1])), last


def whole_sentences(places: Places, left: Reading, right: Reading) -> Places:
    """Extend borders to those of the sentence if most of it is inside already."""
    return Places(
        *_whole(left, places.left_first, places.left_last),
        *_whole(right, places.right_first, places.right_last),
        places.quality,
    )


def _whole(reading: Reading, first: Int64, last: Int64) -> tuple[Int64, Int64]:
    borders = reading.sentences.astype(np.int64)
    place = np.searchsorted(borders, first, side="right") - 1
    begins, ends = borders[place], borders[place + 1]
    new_first = np.where(ends - first >= WHOLE * (ends - begins), begins, first)
    place = np.searchsorted(borders, last, side="left") - 1
    begins, ends = borders[place], borders[place + 1]
    return new_first, np.where(last - begins >= WHOLE * (ends - begins), ends, last)
