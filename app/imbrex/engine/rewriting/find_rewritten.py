"""Finding: all passages of two texts, from copied to rewritten and summed up.

The way is that of Sanchez-Perez, Sidorov and Gelbukh (PAN 2014): sentences as tf-isf vectors, seeds by cosine and Dice,
clusters of seeds. Added are: seeds nearly best on both sides, growth at the edges, weighed evidence in the place of a
shortest length, borders to the word, and exact passages and summaries told apart one by one. Figures in the comments
of the steps are plagdet on every 6th pair of PAN's training corpus of 2013.
"""

import numpy as np

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.rewriting.exact_passages import find_exact, reconciled
from imbrex.engine.rewriting.passage_borders import grown, without_overlaps
from imbrex.engine.rewriting.passage_class import change_of
from imbrex.engine.rewriting.passage_endings import ends_of
from imbrex.engine.rewriting.passage_places import Places, places_of, together
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_clusters import find_clusters
from imbrex.engine.rewriting.sentence_seeds import find_seeds, mutual
from imbrex.engine.rewriting.sentence_similarity import find_likeness
from imbrex.engine.rewriting.sentence_vectors import Float, sentence_vectors
from imbrex.engine.rewriting.sentence_words import Reading, read
from imbrex.engine.rewriting.summarized_passages import find_summaries
from imbrex.engine.rewriting.trimmed_passages import trimmed, whole_sentences
from imbrex.engine.rewriting.word_evidence import evidence, phrase_shares

ENOUGH = 10.0
"""Evidence that a passage needs: that of ten words that stand in no other sentence. (In 150 characters, the figure of
the published method, there may be less of it in a list of names, and more in one sharp sentence.)"""
PHRASES = 0.2
"""Weighed share of pairs of neighbouring words that a passage needs. Whoever rewrites leaves some; whoever translates
the same book anew shares its names and matter, but hardly a phrase: .04 to .2 in Homer, Dante and Ovid. (-.001)"""
PAGE = 200
"""Words from which a passage needs all of that; of a shorter one accordingly less, as a sentence or two may be
rewritten without leaving a phrase, but no page is."""
SAME_WORDS = 0.8
"""Cosine from which a passage needs no phrases: it is the same words, shuffled. Translations anew stay below."""


def find_rewritten(corpus: Corpus, left_key: str, right_key: str, observer: Observer = SILENT) -> Rewritten:
    """Find what one document has of another, copied or rewritten; the left one is read as made from the right.

    Function words take part whatever the options say, and so does what exclusions take out of other comparisons;
    disguises and markup are as the options have them.
    Raises KeyError for an unknown key.
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
    """The least share of phrases of each passage, by its length."""
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
