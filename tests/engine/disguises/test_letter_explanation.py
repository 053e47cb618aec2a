"""Which letters of a disguised word are marked, and what they are called."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.disguises.findings import BLANK, DOT, LONGEST, Finding, spelled
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Span
from tests.examples import examples
from tests.rows import each_row


def of(typed, reading, kind=Disguise.LOOKALIKE):
    return spelled(typed, Finding(kind, Span(0, len(typed)), 1, reading))


def test_foreign_letters_are_marked_each_run_once_and_named_once():
    found = of("mоther wоо", "mother woo")
    assert found.text == "mоther wоо"
    assert found.marks == ((1, 2), (8, 10))
    (strange,) = found.strange
    assert (strange.code, strange.name, strange.instead) == ("U+043E", "Cyrillic small letter o", "o")


def test_what_has_no_shape_gets_one():
    found = of("sto\u200brm", "storm", Disguise.INVISIBLE)
    assert found.text == f"sto{DOT}rm"
    assert found.marks == ((3, 4),)
    assert [strange.name for strange in found.strange] == ["Zero width space"]


@each_row("sign", ["\u034f", "\u1160", "\u17b4", "\ufe00", "\U000e0061", "\U000e0100"])
def test_what_programs_show_nothing_for_gets_a_shape_too(sign):
    found = of(f"sto{sign}rm", "storm", Disguise.INVISIBLE)
    assert (found.text, found.marks) == (f"sto{DOT}rm", ((3, 4),))
    assert of("sto\u3164rm", "storm", Disguise.SPLIT).text == f"sto{BLANK}rm"


def test_spaces_inside_a_word_are_shown():
    found = of("s t o r m", "storm", Disguise.SPACED)
    assert found.text == BLANK.join("storm")
    assert found.marks == ((1, 2), (3, 4), (5, 6), (7, 8))


def test_a_mark_over_a_letter_is_boxed_with_its_letter():
    found = of("ca\u0336t", "cat", Disguise.OVERLAY)
    assert found.text == "ca\u0336t"
    assert found.marks == ((1, 3),)


def test_text_that_nobody_sees_is_shown_as_it_is():
    found = of("white\nwords", "", Disguise.WHITE)
    assert found.text == "white words"
    assert found.marks == ()


@examples(50)
@given(st.text(max_size=2 * LONGEST), st.text(max_size=2 * LONGEST), st.sampled_from(Disguise))
def test_nothing_that_acts_comes_through_and_marks_lie_inside(typed, reading, kind):
    found = of(typed, reading, kind)
    assert not any(unicodedata.category(character) in {"Cc", "Cf", "Cs", "Zl", "Zp"} for character in found.text)
    assert len(found.text) <= LONGEST + 1
    edges = [edge for mark in found.marks for edge in mark]
    assert edges == sorted(edges)
    assert all(0 <= start < end <= len(found.text) for start, end in found.marks)
