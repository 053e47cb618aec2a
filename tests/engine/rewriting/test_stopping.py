"""Stopping: a search in texts that repeat themselves can be stopped inside each of its steps."""

import numpy as np
import pytest

from imbrex.engine.changes.find_changes import find_changes
from imbrex.engine.observer import Cancelled
from imbrex.engine.rewriting import sentence_similarity as likenesses
from imbrex.engine.rewriting.alignment import align
from imbrex.engine.rewriting.exact_passages import find_exact, reconciled
from imbrex.engine.rewriting.extent import extent_of
from imbrex.engine.rewriting.find_rewritten import find_passages, find_seeds, grown, quality, without_overlaps
from imbrex.engine.rewriting.passage_borders import narrowed, trimmed
from imbrex.engine.rewriting.passage_places import apart, evidence, phrase_shares, places_of
from imbrex.engine.rewriting.sentence_ranges import find_clusters
from imbrex.engine.rewriting.sentence_similarity import find_likeness, sentence_vectors
from imbrex.engine.rewriting.summaries import find_summaries
from imbrex.engine.rewriting.unmatched_stretches import split_at_unmatched
from imbrex.engine.rewriting.word_changes import word_changes
from tests.engine.test_stopped import StopAfter

SENTENCES = [f"w{place} w{place + 1} of w{place + 2} the w{place + 3} w{place + 4}." for place in range(0, 200, 5)]
TEXT = " ".join(SENTENCES)
OTHER = " ".join(f"{one} Odd{place} words{place} stand{place} here{place}." for place, one in enumerate(SENTENCES))


@pytest.fixture(scope="module")
def both(readings):
    """Readings, their vectors, what is alike in them, and the clusters of it."""
    left, right = readings(f"{OTHER} {TEXT}", f"{TEXT} {TEXT}")
    vectors = sentence_vectors(left, right)
    alike = find_likeness(*vectors)
    return left, right, vectors, alike, find_clusters(find_seeds(alike), *vectors)


STEPS = {
    "likeness": lambda left, right, vectors, alike, clusters, observer: find_likeness(*vectors, observer),
    "clusters": lambda left, right, vectors, alike, clusters, observer: find_clusters(alike, *vectors, observer),
    "growth": lambda left, right, vectors, alike, clusters, observer: grown(clusters, alike, 9, 9, observer),
    "overlaps": lambda left, right, vectors, alike, clusters, observer: without_overlaps(clusters, alike, observer),
    "trimming": lambda left, right, vectors, alike, clusters, observer: trimmed(
        places_of(clusters, left, right), *vectors, observer
    ),
    "evidence": lambda left, right, vectors, alike, clusters, observer: evidence(
        places_of(clusters, left, right), *vectors, observer
    ),
    "phrases": lambda left, right, vectors, alike, clusters, observer: phrase_shares(
        places_of(clusters, left, right), *vectors, observer
    ),
    "unmatched": lambda left, right, vectors, alike, clusters, observer: split_at_unmatched(
        places_of(clusters, left, right), {}, left, right, observer
    ),
    "narrowing": lambda left, right, vectors, alike, clusters, observer: narrowed(
        places_of(clusters, left, right), left, right, vectors, observer
    ),
    "exact": lambda left, right, vectors, alike, clusters, observer: find_exact(left, right, observer),
    "apart": lambda left, right, vectors, alike, clusters, observer: apart(places_of(clusters, left, right), observer),
    "reconciling": lambda left, right, vectors, alike, clusters, observer: reconciled(
        places_of(clusters, left, right), places_of(clusters, left, right), *vectors, observer
    ),
    "summaries": lambda left, right, vectors, alike, clusters, observer: find_summaries(left, right, vectors, observer),
    "alignment": lambda left, right, vectors, alike, clusters, observer: align(left.stems, right.stems, observer),
}


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_every_step_asks_and_stops_at_any_question(step, both):
    counting = StopAfter(100_000)
    step(*both, counting)
    asked = 100_000 - counting.left
    assert asked
    for allowed in {0, asked // 2, asked - 1}:
        with pytest.raises(Cancelled):
            step(*both, StopAfter(allowed))


def test_more_overlaps_ask_more_questions(both):
    *_, alike, clusters = both
    few, many = (StopAfter(100_000) for _ in range(2))
    without_overlaps(clusters, alike, few)
    without_overlaps(clusters.take(np.tile(np.arange(len(clusters)), 2000 // len(clusters) + 1)), alike, many)
    assert many.left < few.left - 2


def test_what_is_told_of_passages_asks_as_well(both):
    left, right, *_ = both
    found = find_passages(left, right)
    assert len(found)
    mirrored = found.mirrored()
    for work in (
        lambda observer: extent_of(found, observer),
        lambda observer: word_changes(mirrored, observer),
        lambda observer: find_changes(mirrored.left, mirrored.right, observer),
    ):
        with pytest.raises(Cancelled):
            work(StopAfter(0))


def test_common_terms_are_added_in_parts_as_they_are_at_once(both, monkeypatch):
    _, _, vectors, alike, _ = both
    monkeypatch.setattr(likenesses, "MOST_MEETINGS", 1000)
    monkeypatch.setattr(likenesses, "_PROMISING", 0.0)
    whole = find_likeness(*vectors)
    assert 0 < len(whole) <= len(alike)
    monkeypatch.setattr(likenesses, "_PAIRS", 7)
    parts = find_likeness(*vectors)
    for name in ("left", "right", "cosine", "dice"):
        assert np.array_equal(getattr(whole, name), getattr(parts, name))


def test_the_quality_of_one_sentence_is_its_best_cosine(both):
    *_, alike, clusters = both
    pointer = np.searchsorted(alike.left, np.arange(int(clusters.left_last.max()) + 1))
    for index in range(len(clusters)):
        for sentence in range(int(clusters.left_first[index]), int(clusters.left_last[index])):
            inside = (alike.right >= clusters.right_first[index]) & (alike.right < clusters.right_last[index])
            cosines = alike.cosine[inside & (alike.left == sentence)].tolist()
            assert quality(clusters, index, alike, pointer, sentence, sentence + 1) == max(cosines, default=0.0)
