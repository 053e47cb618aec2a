"""The measure on cases worked out by hand."""

from math import log2

import pytest

from tests.evaluation.plagdet import Shared, plagdet

CASE = Shared(100, 200, 500, 600)


def test_what_is_found_exactly_scores_one():
    found = plagdet({"pair": [CASE]}, {"pair": [CASE]})
    assert (found.plagdet, found.precision, found.recall, found.granularity) == (1, 1, 1, 1)


def test_half_of_a_case_has_full_precision_and_half_the_recall():
    found = plagdet({"pair": [CASE]}, {"pair": [Shared(100, 150, 500, 550)]})
    assert (found.precision, found.recall) == (1, 0.5)
    assert found.plagdet == pytest.approx(2 / 3)


def test_a_detection_twice_as_large_has_half_the_precision():
    found = plagdet({"pair": [CASE]}, {"pair": [Shared(50, 250, 450, 650)]})
    assert (found.precision, found.recall) == (0.5, 1)


def test_a_case_found_in_two_pieces_pays_for_granularity():
    found = plagdet({"pair": [CASE]}, {"pair": [Shared(100, 150, 500, 550), Shared(150, 200, 550, 600)]})
    assert found.granularity == 2
    assert found.plagdet == pytest.approx(1 / log2(3))


def test_overlapping_detections_count_characters_once():
    found = plagdet({"pair": [CASE]}, {"pair": [Shared(100, 180, 500, 580), Shared(120, 180, 520, 580)]})
    assert found.recall == pytest.approx(0.8)


def test_both_documents_must_overlap():
    wrong_place = Shared(100, 200, 900, 1000)
    found = plagdet({"pair": [CASE]}, {"pair": [wrong_place]})
    assert (found.plagdet, found.precision, found.recall, found.granularity) == (0, 0, 0, 1)


def test_pairs_are_kept_apart_and_means_are_over_passages():
    cases = {"one": [CASE], "two": [CASE, Shared(0, 50, 0, 50)]}
    detections = {"two": [CASE], "three": [CASE]}
    found = plagdet(cases, detections)
    assert found.recall == pytest.approx(1 / 3)
    assert found.precision == pytest.approx(1 / 2)
    assert found.granularity == 1


def test_a_detection_over_two_cases_is_right_where_they_are():
    cases = [Shared(0, 100, 0, 100), Shared(200, 300, 200, 300)]
    found = plagdet({"pair": cases}, {"pair": [Shared(0, 300, 0, 300)]})
    assert found.precision == pytest.approx(2 / 3)
    assert (found.recall, found.granularity) == (1, 1)


def test_nothing_to_find_and_nothing_found_is_no_merit():
    assert plagdet({}, {}).plagdet == 0
    assert plagdet({"pair": []}, {"pair": []}).plagdet == 0
