import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.observer import Cancelled, Silent
from imbrex.engine.rewriting.differences import WordChange, find_differences
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.word_changes import word_changes
from tests.engine.rewriting.conftest import both_readings, two
from tests.engine.rewriting.texts import ALL, ENGLISH, FILLER
from tests.examples import examples

ORIGINAL = "The keeper counted eleven boats returning through heavy fog before midnight on the last day of March."
CHANGED = "The keeper had counted eleven ships returning through fog before midnight on the last days of March."


def found_in(left, right, code="en"):
    """The passages of an original and what was made of it, as the window has them: the original on the left."""
    return find_rewritten(two(left, right, code), "right", "left").mirrored()


def named(words, text):
    """Each word with what became of it."""
    spans = zip(words.start.tolist(), words.end.tolist(), words.change.tolist(), strict=True)
    return [(text[start:end], WordChange(change)) for start, end, change in spans]


def test_what_stands_only_on_the_right_is_inserted_and_only_on_the_left_dropped():
    changes = word_changes(found_in(ORIGINAL, CHANGED))
    left, right = dict(named(changes.left, ORIGINAL)), dict(named(changes.right, CHANGED))
    assert right["had"] is WordChange.INSERTED
    assert left["heavy"] is WordChange.DROPPED
    assert (left["boats"], right["ships"]) == (WordChange.SWAPPED, WordChange.SWAPPED)
    assert (left["day"], right["days"]) == (WordChange.OTHER_FORM, WordChange.OTHER_FORM)
    assert (left["midnight"], right["midnight"]) == (WordChange.KEPT, WordChange.KEPT)
    assert WordChange.INSERTED not in left.values()
    assert WordChange.DROPPED not in right.values()


def test_a_word_in_another_form_leads_to_its_counterpart_and_back():
    changes = word_changes(found_in(ORIGINAL, CHANGED))
    (row,) = changes.left.at(ORIGINAL.index("day"))
    partner = int(changes.left.partner[row])
    assert CHANGED[changes.right.start[partner] : changes.right.end[partner]] == "days"
    assert changes.right.partner[partner] == row


def test_a_place_between_words_has_none():
    words = word_changes(found_in(ORIGINAL, CHANGED)).left
    assert list(words.at(ORIGINAL.index(" "))) == []
    assert list(words.at(len(ORIGINAL) + 5)) == []
    assert list(words.at(0)) == [0]
    assert list(word_changes(found_in("", "")).left.at(0)) == []


def test_a_sentence_used_twice_has_a_row_for_each_use():
    original = f"{ENGLISH.original}"
    changed = f"{ENGLISH.original} {FILLER['en'] * 4} {ENGLISH.original}"
    passages = found_in(original, changed)
    assert len(passages) == 2
    words = word_changes(passages)
    rows = words.left.at(original.index("lighthouse"))
    assert sorted(words.left.passage[row] for row in rows) == [0, 1]


@pytest.mark.parametrize("code", ALL)
def test_all_columns_fit_together_in_every_language(code):
    text = ALL[code]
    check(found_in(f"{FILLER[code]}{text.original}", f"{text.before}{text.changed}{text.after}", code))


def check(passages):
    """What holds for any passages: rising places, partners that know each other, the same changes as one by one."""
    changes = word_changes(passages)
    for mine, other in ((changes.left, changes.right), (changes.right, changes.left)):
        assert (np.diff(mine.start) >= 0).all()
        paired = np.flatnonzero(mine.partner >= 0)
        assert (other.partner[mine.partner[paired]] == paired).all()
        assert (other.change[mine.partner[paired]] == mine.change[paired]).all()
        assert (other.passage[mine.partner[paired]] == mine.passage[paired]).all()
        assert set(mine.change[mine.partner < 0].tolist()).isdisjoint({0, 1, 2})
    for number in range(len(passages)):
        a, b, c, d = passages.bounds(number)
        alone = find_differences(passages.right, passages.left, (c, d, a, b))
        assert changes.left.change[changes.left.passage == number].tolist() == alone.right.tolist()
        assert changes.right.change[changes.right.passage == number].tolist() == alone.left.tolist()


READINGS = both_readings(f"{ENGLISH.before} {ENGLISH.original} {ENGLISH.after}", f"{ENGLISH.changed} {ENGLISH.before}")


@examples(20)
@given(st.integers(0, 2**16), st.integers(0, 6))
def test_passages_that_overlap_in_any_way_fit_together_too(seed, count):
    order = random.Random(seed)
    left, right = READINGS
    rows = []
    for _ in range(count):
        one, other = sorted(order.sample(range(len(left) + 1), 2)), sorted(order.sample(range(len(right) + 1), 2))
        rows.append((*one, *other))
    rows.sort()
    first, last, there, end = (np.array([row[place] for row in rows], np.int32) for place in range(4))
    places = (left.start[first], left.end[last - 1], right.start[there], right.end[end - 1])
    check(
        Rewritten(
            left,
            right,
            *places,
            first,
            last,
            there,
            end,
            np.zeros(count, np.uint8),
            np.ones(count),
            np.ones(count),
        )
    )


def test_it_can_be_stopped():
    class Stopped(Silent):
        def check(self):
            raise Cancelled

    with pytest.raises(Cancelled):
        word_changes(found_in(ORIGINAL, CHANGED), Stopped())
