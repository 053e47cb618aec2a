import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten
from tests.examples import examples

PLACES = st.lists(st.tuples(*[st.integers(0, 50)] * 4, st.sampled_from(list(Change)), st.floats(0, 1)), max_size=12)


def rewritten(rows):
    """Passages with these places, in the order of the left text; words are tenths of code points."""
    rows = sorted(rows)
    columns = [np.array([row[place] for row in rows], np.int32) for place in range(4)]
    left_start, left_end, right_start, right_end = columns
    return Rewritten(
        "one",
        "other",
        left_start,
        left_start + left_end,
        right_start,
        right_start + right_end,
        left_start // 10,
        left_start // 10 + 1,
        right_start // 10,
        right_start // 10 + 2,
        np.array([row[4] for row in rows], np.uint8),
        np.array([row[5] for row in rows], np.float64),
        np.array([1 - row[5] for row in rows], np.float64),
        bounded=bool(rows),
    )


def swapped(passage):
    return (passage.right, passage.left, passage.right_words, passage.left_words, passage.change, passage.kept)


def told(passage):
    return (passage.left, passage.right, passage.left_words, passage.right_words, passage.change, passage.kept)


def key(row):
    return [row[0].start, row[0].end, row[1].start, row[1].end, *row[2:]]


@examples(30)
@given(PLACES)
def test_every_passage_is_there_with_its_sides_exchanged(rows):
    passages = rewritten(rows)
    mirrored = passages.mirrored()
    assert (mirrored.left, mirrored.right, mirrored.bounded) == ("other", "one", passages.bounded)
    assert sorted(map(told, mirrored), key=key) == sorted(map(swapped, passages), key=key)


@examples(30)
@given(PLACES)
def test_they_stand_in_the_order_of_the_new_left_text(rows):
    assert (np.diff(rewritten(rows).mirrored().left_start) >= 0).all()


@examples(30)
@given(PLACES)
def test_a_mirror_of_a_mirror_shows_what_was_there(rows):
    passages = rewritten(rows)
    again = passages.mirrored().mirrored()
    assert again.left == "one"
    assert sorted(map(told, again), key=key) == sorted(map(told, passages), key=key)
    assert [again.bounds(row)[0] * 10 <= again.left_start[row] for row in range(len(again))] == [True] * len(again)
