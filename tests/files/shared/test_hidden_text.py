"""Unseen places, on their way through the blocks of a document."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.text.disguise import UNSEEN, Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError, compose
from imbrex.files.shared.hidden_text import block, foreign, mark_hidden, split_hidden
from tests.examples import examples

WHITE, HIDDEN = Disguise.WHITE, Disguise.HIDDEN


def places(item):
    return [(one.kind, item.text[one.span.start : one.span.end]) for one in item.unseen]


def test_places_are_counted_in_the_composed_text():
    item = compose(
        [
            block(PartKind.TABLE, "\n\n" + mark_hidden("cell", WHITE) + "\n\n\n"),
            block(PartKind.BODY, "a\x01b " + mark_hidden("one", HIDDEN) + "\n"),
            block(PartKind.BODY, mark_hidden("two", WHITE) + " end\n"),
            block(PartKind.HEADER, "x" + mark_hidden("\U0001f600y", HIDDEN)),
        ]
    )
    assert item.text == "ab one\ntwo end\n\ncell\n\nx\U0001f600y\n"
    assert places(item) == [(HIDDEN, "one"), (WHITE, "two"), (WHITE, "cell"), (HIDDEN, "\U0001f600y")]


def test_neighbours_are_one_place_and_blanks_and_signs_are_none():
    text, unseen = split_hidden(
        mark_hidden("one", WHITE)
        + " \n"
        + mark_hidden("two ", WHITE)
        + mark_hidden("...", HIDDEN)
        + mark_hidden("  ", HIDDEN)
        + "seen"
    )
    assert text == "one \ntwo ...  seen"
    assert [(one.kind, text[one.span.start : one.span.end]) for one in unseen] == [(WHITE, "one \ntwo")]


def test_halves_of_a_character_are_joined():
    text, unseen = split_hidden(mark_hidden("\ud83d", WHITE) + mark_hidden("\ude00a", WHITE))
    assert text == "\U0001f600a"
    assert len(unseen[0].span) == 2


def test_what_stands_beside_no_page_is_no_text():
    with pytest.raises(UnreadableError, match="no text"):
        compose([block(PartKind.COMMENT, "words")])


@examples(25)
@given(st.lists(st.tuples(st.sampled_from([None, *UNSEEN]), st.text(max_size=8)), max_size=12))
def test_marks_leave_the_text_as_it_is_and_lie_in_order_where_letters_are(pieces):
    marked = "".join(mark_hidden(foreign(text), kind) for kind, text in pieces)
    text, unseen = split_hidden(marked)
    assert text == split_hidden("".join(foreign(text) for _, text in pieces))[0]
    end = 0
    for one in unseen:
        assert end <= one.span.start < one.span.end <= len(text)
        assert any(map(str.isalnum, text[one.span.start : one.span.end]))
        end = one.span.end
