"""Extracts: sentences from all over a source, two pages of it, and a source that repeats itself."""

import random

import numpy as np
import pytest

from imbrex.engine.rewriting.extracts import MORE_THAN_SENTENCES, NEXT, with_extracts
from imbrex.engine.rewriting.passage_places import from_bounds
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.rewriting.sentence_similarity import sentence_vectors
from imbrex.engine.rewriting.summaries import AT_MOST, TIMES
from tests.engine.rewriting.conftest import both_readings
from tests.engine.rewriting.test_rare_windows import names

NOTHING = from_bounds([], np.zeros(0))
SENTENCE = 12


def sentences(rows):
    return " ".join(f"{' '.join(row).capitalize()}." for row in rows)


def reworded(chance, rows, kept):
    """The sentences with only so many of their words, in their places."""
    stay = [set(chance.sample(range(len(row)), kept)) for row in rows]
    own = [names(chance, len(row)) for row in rows]
    return [
        [word if place in mine else other for place, (word, other) in enumerate(zip(row, others, strict=True))]
        for row, mine, others in zip(rows, stay, own, strict=True)
    ]


def extracts(bounds, size):
    """What becomes of passages from a source of so many words."""
    text = names(random.Random(1), bounds[-1][1])
    rest = names(random.Random(2), size - len(text))
    vectors = sentence_vectors(*both_readings(" ".join(text), " ".join([*text, *rest])))
    return with_extracts(NOTHING, from_bounds(bounds, np.ones(len(bounds))), *vectors).bounds()


LONG = MORE_THAN_SENTENCES


@pytest.mark.parametrize(
    ("bounds", "size", "rows"),
    [
        ([(0, 20, 60, 80), (20, 40, 0, 20)], 600, [(0, 40)]),
        ([(0, 20, 60, 80), (20 + NEXT, 60, 0, 20)], 600, [(0, 60)]),
        ([(0, 20, 60, 80), (21 + NEXT, 60, 0, 20)], 600, []),  # own words in between
        ([(0, 20, 60, 80), (20, 40, 0, 20), (90, 99, 0, 9), (99, 120, 40, 61)], 600, [(0, 40), (90, 120)]),
        ([(0, 2 * LONG, 90, 180), (2 * LONG, 3 * LONG - 1, 0, 44)], 600, [(0, 3 * LONG - 1)]),
        ([(0, LONG, 100, 145), (LONG, 2 * LONG, 0, 45)], 600, []),  # paragraphs
        ([(0, 20, 0, 20), (20, 40, 20, 40)], 40 * TIMES - 2, []),
        ([(0, 20, 60, 80), (20, 40, 0, 20)], 40 * AT_MOST + 1, []),
        ([(0, 20, 60, 80)], 600, []),
    ],
)
def test_passages_in_a_row_are_an_extract_if_some_are_short_and_the_source_is_long(bounds, size, rows):
    assert [one[:2] for one in extracts(bounds, size)] == rows


def test_two_pages_of_a_source_are_no_summary_of_it(rewritten):
    chance = random.Random(3)
    source = [names(chance, SENTENCE) for _ in range(60)]
    before = sentences(names(chance, SENTENCE) for _ in range(6))
    for pages in ((6, 40), (40, 6)):
        text = sentences(row for page in pages for row in reworded(chance, source[page : page + 5], 8))
        found = rewritten(f"{before} {text}", sentences(source))
        assert len(found) == 2
        assert Change.SUMMARIZED not in found.change
        for one, page in zip(found, pages, strict=True):
            begin = len(sentences(source[:page])) + 1
            assert abs(one.right.start - begin) < 30
    # Single sentences from all over it are.
    text = sentences(reworded(chance, source[4:60:12], 10))
    assert [one.change for one in rewritten(f"{before} {text}", sentences(source))] == [Change.SUMMARIZED]


def test_a_passage_ends_where_its_source_repeats_what_was_said(rewritten):
    chance = random.Random(4)
    source = [names(chance, SENTENCE) for _ in range(4)]
    again = [[*chance.sample(row, 7), *names(chance, 5)] for row in source]
    around = [names(chance, SENTENCE) for _ in range(20)]
    text = sentences(reworded(chance, source, 8))
    right = f"{sentences(around[:9])} {sentences(source)} {sentences(again)} {sentences(around[9:])}"
    (one,) = rewritten(f"{sentences(names(chance, SENTENCE) for _ in range(5))} {text}", right)
    assert right[one.right.start : one.right.end] == sentences(source)
