"""Reviewing: decisions hold for the passages that they were made about, whatever is found around them later."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.review.passage_decisions import Reviewed, review_passages
from imbrex.engine.review.review import LONGEST_NOTE, UNDECIDED, Decision, Excerpt, Mark, Review, Verdict
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.sentence_words import read
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from tests.examples import examples

LANGUAGES = Languages()
SIZE = 4  # words of a block
BLOCKS = 8
BOUNDS = st.lists(st.integers(0, BLOCKS), min_size=2, max_size=2, unique=True).map(sorted)


@cache
def readings(left, right):
    """Both readings of two texts, which are the same in nearly all tests."""
    corpus = Corpus(LANGUAGES.find)
    corpus.add([Document(name, name, text, language="en") for name, text in (("left", left), ("right", right))])
    return read(corpus, ("left", "right"))


def text_of(blocks, name):
    """Numbered words, in lines of `SIZE`."""
    return "".join(" ".join(f"{name}{block}word{n}" for n in range(SIZE)) + "\n" for block in blocks)


def passages_of(bounds, blocks=range(BLOCKS), extra=""):
    """Passages that reach from one block to another, the same on both sides, in texts that begin with something."""
    left, right = readings(extra + text_of(blocks, "l"), extra + text_of(blocks, "r"))
    lines = [0]
    for block in blocks:
        lines.append(lines[-1] + len(text_of([block], "l")))
    words = len(extra.split())
    first, last = (np.array([pair[side] for pair in bounds], np.int32) for side in (0, 1))
    start, end = ((np.array(lines, np.int32)[column] + len(extra)) for column in (first, last))
    columns = {}
    for side in ("left", "right"):
        columns |= {f"{side}_start": start, f"{side}_end": end - 1}
        columns |= {f"{side}_first": first * SIZE + words, f"{side}_last": last * SIZE + words}
    zeros = np.zeros(len(bounds))
    return Rewritten(left, right, **columns, change=zeros.astype(np.uint8), kept=zeros, quality=zeros)


def standing_of(passages, *standings):
    return np.array([int(one) for one in standings] or [0] * len(passages), np.uint8)


THREE = [(0, 2), (3, 5), (6, 8)]


def test_a_decision_holds_for_its_passage_alone():
    passages = passages_of(THREE)
    first = review_passages(passages, ())
    assert [first[number] for number in range(3)] == [UNDECIDED] * 3
    marks = first.marked([1], Verdict.CITED)
    reviewed = review_passages(passages, marks)
    assert [reviewed[number].verdict for number in range(3)] == [Verdict.OPEN, Verdict.CITED, Verdict.OPEN]
    assert (reviewed.decided, reviewed.unmatched) == (1, ())
    assert marks[0].left.text == "l3word0 l3word1 l3word2 l3word3\nl4word0 l4word1 l4word2 l4word3"


@pytest.mark.parametrize(
    ("verdict", "counts"), [("open", False), ("ignore", False), ("cited", False), ("copied", True)]
)
def test_a_verdict_goes_before_the_standing(verdict, counts):
    passages = passages_of(THREE)
    reviewed = review_passages(passages, review_passages(passages, ()).marked([0], Verdict(verdict)))
    left_out = {Standing.BIBLIOGRAPHY}
    standing = standing_of(passages, Standing.BIBLIOGRAPHY, Standing.NOT_CITED, Standing.BIBLIOGRAPHY)
    assert reviewed.counting(standing, left_out).tolist() == [counts, True, False]
    assert reviewed.counted(standing, left_out) == (1 + counts) * 2 / BLOCKS


def test_a_note_alone_leaves_the_figure_to_the_standing():
    passages = passages_of(THREE)
    noted = review_passages(passages, review_passages(passages, ()).with_decisions({0: Decision(note="p. 4")}))
    standing = standing_of(passages, Standing.BIBLIOGRAPHY, Standing.NOT_CITED, Standing.NOT_CITED)
    assert noted.counting(standing, {Standing.BIBLIOGRAPHY}).tolist() == [False, True, True]


def test_words_in_two_passages_count_once_and_as_long_as_one_of_them_counts():
    passages = passages_of([(0, 4), (2, 6)])
    standing = standing_of(passages)
    reviewed = review_passages(passages, ())
    assert reviewed.counted(standing, ()) == 6 / BLOCKS
    ignored = review_passages(passages, reviewed.marked([0], Verdict.IGNORE))
    assert ignored.counted(standing, ()) == 4 / BLOCKS
    nothing = review_passages(passages, reviewed.marked([0, 1], Verdict.IGNORE))
    assert nothing.counted(standing, ()) == 0


@examples(25)
@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(Verdict), st.text(max_size=3)), max_size=8))
def test_the_last_decision_about_each_passage_holds(steps):
    passages = passages_of(THREE)
    reviewed, expected = review_passages(passages, ()), {}
    for number, verdict, note in steps:
        expected[number] = Decision(verdict, note)
        reviewed = review_passages(passages, reviewed.with_decisions({number: expected[number]}))
    assert [reviewed[number] for number in range(3)] == [expected.get(number, UNDECIDED) for number in range(3)]
    assert len(reviewed.marks) == sum(map(bool, expected.values()))


def test_notes_stay_with_another_verdict():
    passages = passages_of(THREE)
    noted = review_passages(passages, review_passages(passages, ()).with_decisions({0: Decision(note="p. 4")}))
    assert noted.decided == 0
    marked = review_passages(passages, noted.marked([0, 1], Verdict.COPIED))
    assert [marked[number] for number in (0, 1)] == [Decision(Verdict.COPIED, "p. 4"), Decision(Verdict.COPIED)]


def test_what_is_not_found_any_more_rests_and_comes_back():
    marks = review_passages(passages_of(THREE), ()).marked([0, 2], Verdict.CITED)
    fewer = review_passages(passages_of(THREE[:2]), marks)
    assert fewer.unmatched == (marks[1],)
    assert review_passages(passages_of(THREE), fewer.marked([1], Verdict.COPIED)).decided == 3


def test_a_passage_that_was_cut_in_two_keeps_its_decision_in_both():
    marks = review_passages(passages_of([(0, 6)]), ()).marked([0], Verdict.IGNORE)
    reviewed = review_passages(passages_of([(0, 2), (3, 6)]), marks)
    assert reviewed.decided == 2
    one = review_passages(reviewed.passages, reviewed.marked([0], Verdict.OPEN))
    assert [one[number].verdict for number in (0, 1)] == [Verdict.OPEN, Verdict.IGNORE]
    assert review_passages(passages_of([(0, 6)]), one.marks).unmatched == ()  # what was left open is nothing to keep
    again = one.with_marks(one.marked([0], Verdict.COPIED))
    assert [again[number].verdict for number in (0, 1)] == [Verdict.COPIED, Verdict.IGNORE]


def test_a_passage_that_has_grown_keeps_the_decision_about_most_of_it():
    marks = review_passages(passages_of([(1, 4)]), ()).marked([0], Verdict.CITED)
    assert review_passages(passages_of([(1, 5)]), marks).decided == 1
    assert review_passages(passages_of([(1, 8)]), marks).decided == 0


@pytest.mark.parametrize("verdict", [Verdict.COPIED, Verdict.OPEN])
def test_a_new_decision_takes_the_place_of_one_about_nearly_the_same_words(verdict):
    before, now = passages_of([(1, 4)]), passages_of([(1, 5)])
    grown = review_passages(now, review_passages(before, ()).marked([0], Verdict.CITED))
    marks = grown.marked([0], verdict)
    assert review_passages(now, marks).unmatched == ()
    assert review_passages(before, marks)[0].verdict is verdict


def test_a_decision_about_a_part_leaves_the_one_about_the_whole():
    whole, part = passages_of([(0, 7)]), passages_of([(1, 3)])
    held = review_passages(part, review_passages(whole, ()).marked([0], Verdict.IGNORE))
    marks = held.marked([0], Verdict.COPIED)
    assert review_passages(part, marks)[0].verdict is Verdict.COPIED
    assert review_passages(whole, marks)[0].verdict is Verdict.IGNORE


def test_a_decision_about_the_greater_part_leaves_the_rest_as_it_was():
    parts = passages_of([(0, 5), (6, 8)])
    held = review_passages(parts, review_passages(passages_of([(0, 8)]), ()).marked([0], Verdict.IGNORE))
    after = review_passages(parts, held.marked([0], Verdict.COPIED))
    assert [after[number].verdict for number in (0, 1)] == [Verdict.COPIED, Verdict.IGNORE]


def test_of_two_decisions_the_one_holds_that_fits_better():
    marks = review_passages(passages_of([(0, 8)]), ()).marked([0], Verdict.IGNORE)
    marks += review_passages(passages_of([(2, 5)]), ()).marked([0], Verdict.COPIED)
    assert review_passages(passages_of([(2, 6)]), marks)[0].verdict is Verdict.COPIED
    assert review_passages(passages_of([(2, 6)]), marks[::-1])[0].verdict is Verdict.COPIED
    assert review_passages(passages_of([(0, 7)]), marks)[0].verdict is Verdict.IGNORE


def test_a_decision_about_exactly_these_words_goes_before_all_others():
    marks = review_passages(passages_of([(2, 6)]), ()).marked([0], Verdict.COPIED)
    marks += review_passages(passages_of([(2, 7)]), ()).marked([0], Verdict.IGNORE)
    for either in (marks, marks[::-1]):
        assert review_passages(passages_of([(2, 6)]), either)[0].verdict is Verdict.COPIED


def across(left, right):
    """One passage that stands in other blocks of the right text than of the left one."""
    here, there = passages_of([left]), passages_of([right])
    columns = ("start", "end", "first", "last")
    return replace(here, **{f"right_{column}": getattr(there, f"right_{column}") for column in columns})


@pytest.mark.parametrize(("left", "right"), [((0, 3), (4, 7)), ((4, 7), (0, 3)), ((0, 3), (2, 5))])
def test_a_decision_holds_only_where_both_sides_are_its_own(left, right):
    """The same words of one text may stand in several places of the other one; each is a passage of its own."""
    marks = review_passages(passages_of([(0, 3)]), ()).marked([0], Verdict.COPIED)
    reviewed = review_passages(across(left, right), marks)
    assert reviewed[0] == UNDECIDED
    assert reviewed.unmatched == marks


@pytest.mark.parametrize("turned", [False, True])
def test_how_well_a_decision_fits_is_told_by_the_side_that_fits_less(turned):
    sides = [(0, 8), (0, 4)], [(0, 5), (0, 6)]
    marks = ()
    for verdict, (one, other) in zip((Verdict.IGNORE, Verdict.COPIED), sides, strict=True):
        passages = across(other, one) if turned else across(one, other)
        marks += review_passages(passages, ()).marked([0], verdict)
    assert review_passages(passages_of([(0, 4)]), marks)[0].verdict is Verdict.COPIED


@examples(25)
@given(st.lists(st.tuples(BOUNDS, st.sampled_from(Verdict)), max_size=5), BOUNDS)
def test_marks_of_the_other_side_hold_where_those_of_this_side_do(decisions, bounds):
    passages = passages_of([bounds])
    marks = []
    for place, verdict in decisions:
        marks += review_passages(passages_of([place]), ()).with_decisions({0: Decision(verdict, "note")})
    turned = replace(
        passages,
        left=passages.right,
        right=passages.left,
    )
    here = review_passages(passages, marks)
    there = review_passages(turned, [mark.turned() for mark in marks])
    assert here.mark.tolist() == there.mark.tolist()


@examples(25)
@given(st.permutations(range(BLOCKS)).map(lambda order: order[:3]))
def test_text_before_and_paragraphs_in_another_order_change_nothing(gone):
    blocks = [block for block in range(BLOCKS) if block not in gone[1:]]
    at = blocks.index(gone[0])
    marks = review_passages(passages_of([(gone[0], gone[0] + 1)]), ()).marked([0], Verdict.COPIED)
    moved = passages_of([(at, at + 1)], blocks, extra="A new heading stands here now.\n")
    assert review_passages(moved, marks)[0].verdict is Verdict.COPIED


def test_a_side_that_is_gone_is_no_place():
    passages = passages_of(THREE)
    mark = Mark(Excerpt(0, "l0word0 l0word1"), Excerpt(0, "Nothing like it stands anywhere."), Decision(Verdict.CITED))
    empty = Mark(Excerpt(0, ""), Excerpt(0, ""), Decision(Verdict.CITED))
    reviewed = review_passages(passages, (mark, empty))
    assert reviewed.places == (None, None)
    assert reviewed.unmatched == (mark, empty)
    marks = reviewed.marked([0], Verdict.CITED)
    assert marks[:2] == (mark, empty)
    assert review_passages(passages, marks).decided == 1


def test_no_passages_have_no_decisions():
    none = passages_of([])
    mark = Mark(Excerpt(0, "l0word0"), Excerpt(0, "r0word0"), Decision(Verdict.CITED))
    reviewed = review_passages(none, (mark,))
    assert (reviewed.decided, reviewed.unmatched, len(reviewed.counting(standing_of(none), ()))) == (0, (mark,), 0)
    assert reviewed.counted(standing_of(none), ()) == 0


def test_a_thousand_decisions_about_a_thousand_passages():
    blocks = range(1000)
    bounds = [(block, block + 1) for block in blocks]
    passages = passages_of(bounds, blocks)
    marks = review_passages(passages, ()).marked(range(0, 1000, 2), Verdict.CITED)
    edited = passages_of(bounds, blocks, extra="Preface.\n")
    reviewed = review_passages(edited, marks)
    assert isinstance(reviewed, Reviewed)
    assert [number for number in range(1000) if reviewed[number].verdict is Verdict.CITED] == list(range(0, 1000, 2))
    assert reviewed.decided == 500


def test_a_note_is_no_longer_than_a_page():
    assert len(Decision(note="x" * (LONGEST_NOTE + 1)).note) == LONGEST_NOTE


KEYS = st.sampled_from("abc")
PAIR = st.tuples(KEYS, KEYS)


@given(st.lists(st.tuples(PAIR, st.sampled_from(Verdict), st.sampled_from(["", "seen"])), max_size=12))
def test_a_review_remembers_the_last_word_about_each_pair(steps):
    review, known = Review(), {}
    for pair, verdict, note in steps:
        before = review
        review = review.decided({pair: replace(review.of(*pair), note=note)}).judged([pair], verdict)
        known[frozenset(pair)] = Decision(verdict, note)
        assert before.of(*pair) == before.pairs.get(frozenset(pair), UNDECIDED)
    assert dict(review) == {pair: decision for pair, decision in known.items() if decision}


@given(PAIR.filter(lambda pair: pair[0] != pair[1]))
def test_marks_stand_as_they_are_asked_for(pair):
    mark = Mark(Excerpt(0, "left"), Excerpt(7, "right"), Decision(Verdict.CITED))
    review = Review().marked(*pair, (mark,))
    assert review
    assert review.marks_of(*pair) == (mark,)
    assert review.marks_of(*pair[::-1]) == (mark.turned(),)
    assert review.marked(*pair[::-1], (mark.turned(),)) == review
    assert not review.marked(*pair, ())
