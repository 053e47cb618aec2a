import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.disguises.findings import AS_TYPED
from imbrex.engine.options import Disguises
from imbrex.engine.text.disguise import UNSEEN, Disguise
from imbrex.engine.text.displayed_text import overridden, surface, turned
from imbrex.engine.text.document import Document, Part, PartKind, Span, Unseen
from imbrex.engine.text.reversed_text import are_reversed, find_reversed, unreversed
from imbrex.engine.text.vocabulary import Vocabulary
from imbrex.engine.text.words import Rules, Source, find_words
from imbrex.languages.registry import KNOWN, Languages
from tests.examples import examples

OVERRIDE, END = "\u202e", "\u202c"


def page(text, *, unseen=(), parts=(), undo=None):
    return surface(Document("k", "n", text, parts=tuple(parts), unseen=tuple(unseen)), undo or Disguises())


def test_text_stored_backwards_is_turned_round():
    assert turned(f"a {OVERRIDE}ypoc{END} b") == f"a {OVERRIDE}copy{END} b"
    assert overridden(f"a {OVERRIDE}ypoc{END} b") == [(3, 7)]


def test_without_an_end_it_goes_on_to_the_end_of_the_line():
    assert turned(f"{OVERRIDE}eno\ntwo") == f"{OVERRIDE}one\ntwo"


def test_digits_turn_with_their_words_but_not_alone():
    assert turned(f"{OVERRIDE}6202 raey{END}") == f"{OVERRIDE}year 2026{END}"
    assert turned(f"{OVERRIDE}6202{END}") == f"{OVERRIDE}6202{END}"


def test_two_overrides_in_a_row_are_turned_each():
    assert turned(f"{OVERRIDE}eno{OVERRIDE}owt{END}") == f"{OVERRIDE}one{OVERRIDE}two{END}"


@pytest.mark.parametrize("text", ["שלום", "العربية abc"])
def test_text_that_runs_from_right_to_left_stays(text):
    assert turned(OVERRIDE + text + END) == OVERRIDE + text + END
    assert overridden(OVERRIDE + text + END) == []


def test_marks_stay_behind_their_letter():
    assert turned(f"{OVERRIDE}e\u0301fac{END}") == f"{OVERRIDE}cafe\u0301{END}"


def test_what_leaves_a_gap_becomes_blank_and_what_leaves_none_lets_the_word_grow_together():
    unseen = Unseen(Disguise.WHITE, Span(3, 4))
    assert page("onextwo", unseen=[unseen]) == "one two"
    hidden = Unseen(Disguise.HIDDEN, Span(2, 5))
    assert page("woQQQrd", unseen=[hidden]) == "wo\u2060\u2060\u2060rd"
    assert page("wo QQQ rd", unseen=[Unseen(Disguise.HIDDEN, Span(3, 6))]) == "wo     rd"


def test_lines_end_where_they_did():
    assert page("a\nbc\r\nd", unseen=[Unseen(Disguise.WHITE, Span(0, 7))]) == " \n  \r\n "


def test_text_beside_the_text_is_blank_unless_wanted():
    parts = [Part(PartKind.BODY, Span(0, 4)), Part(PartKind.COMMENT, Span(4, 8))]
    assert page("bodynote", parts=parts) == "body    "
    assert page("bodynote", parts=parts, undo=Disguises(layers=True)) == "bodynote"


def test_as_typed_nothing_is_blank_but_what_stands_beside_the_text():
    unseen = Unseen(Disguise.WHITE, Span(0, 1))
    text = f"ab{OVERRIDE}dc{END}"
    assert page(text, unseen=[unseen], undo=AS_TYPED) == text


@examples(50)
@given(st.data())
def test_every_place_stays_where_it_is(data):
    text = data.draw(st.text(st.sampled_from(f"ab \n\r{OVERRIDE}{END}éא\u0301"), max_size=40))
    cuts = sorted(data.draw(st.sets(st.integers(0, len(text)), max_size=6)))
    spans = [Span(a, b) for a, b in zip(cuts[::2], cuts[1::2], strict=False)]
    unseen = [Unseen(data.draw(st.sampled_from(UNSEEN)), span) for span in spans]
    shown = page(text, unseen=unseen)
    assert len(shown) == len(text)
    assert [index for index, c in enumerate(text) if c in "\r\n"] == [i for i, c in enumerate(shown) if c in "\r\n"]
    for start, end in overridden(text):
        assert sorted(turned(text)[start:end]) == sorted(text[start:end])


def read(text, stop_words):
    return unreversed(text, [place[:2] for place in find_reversed(text, stop_words)])


def test_reversed_lines_are_told_by_stop_words_and_others_stay():
    stop_words = frozenset({"the", "and", "with", "under", "was"})
    line = "He was under the bridge, and went with the others."
    other = "The saw was with the others under a ton."
    assert list(find_reversed(f"{other}\n{line[::-1]}\n{other}", stop_words)) == [
        (len(other) + 1, len(other) + len(line) + 1, line)
    ]
    words = re.sub(r"\w+", lambda word: word[0][::-1], line)
    assert read(f"{words}\n{words}", stop_words) == f"{line}\n{line}"
    wrapped = "The line was with the\nothers and under it\nthe saw, with the rest."
    assert read("\n".join(part[::-1] for part in wrapped.split("\n")), stop_words) == wrapped
    assert read(wrapped[::-1], stop_words) == wrapped
    for honest in (other, "eht dna", "eht " * 20, f"{line} dna htiw eht rednu"):
        assert read(honest, stop_words) == honest


def test_every_reversed_stop_word_counts_in_the_quick_test():
    missed = {}
    for language in map(Languages().find, KNOWN):
        stop_words = language.stop_words
        wanted = [word for word in stop_words if len(word) >= 3 and word[::-1] not in stop_words]
        vocabulary = Vocabulary()
        texts = [Source(f"a {word[::-1]} é", language.code) for word in wanted if not language.segments]
        numbers = [words.number for words in find_words(texts, vocabulary, Rules())]
        counts = are_reversed(vocabulary.spellings, stop_words)
        missed |= {
            text.text: language.code for text, number in zip(texts, numbers, strict=True) if not counts[number].any()
        }
    assert missed == {}
