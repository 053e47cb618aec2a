import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument

from imbrex.gui.widgets.text.text_map import TextMap
from tests.examples import examples

AWKWARD = ["\r\n", "\r", "\n", "\u2029", "\u2028", "\ufdd0", "\ufdd1", "\ufffc", "\x00", "\ud800", "\udfff"]
WIDE = ["😀", "👩‍🚀", "e\u0301", "שלום ", "图书 "]
TEXTS = st.lists(st.one_of(st.text(max_size=6), st.sampled_from(AWKWARD), st.sampled_from(WIDE)), max_size=30)


def document_of(text_map):
    document = QTextDocument()
    document.setPlainText(text_map.display)
    return document


@pytest.mark.usefixtures("qapp")
@examples(100)
@given(TEXTS.map("".join), st.integers(1, 12))
@example("a" * 30, 7)
@example("😀" * 10, 3)
@example("\r\n\r\n😀\r", 2)
def test_every_code_point_is_where_the_map_says(text, longest):
    text_map = TextMap(text, longest)
    document = document_of(text_map)
    positions = text_map.to_document(np.arange(len(text) + 1))
    assert positions[0] == 0
    assert positions[-1] == document.characterCount() - 1
    cuts = set(text_map.cuts.tolist())
    for point, position in enumerate(positions[:-1].tolist()):
        character = text[point]
        shown = document.characterAt(position)
        if character == "\r" and text[point + 1 : point + 2] == "\n":
            assert positions[point + 1] == position
        elif character in "\r\n\u2029":
            assert shown == "\u2029"
        elif ord(character) > 0xFFFF:
            high = 0xD800 + ((ord(character) - 0x10000) >> 10)
            assert positions[point + 1] - position == (2 if point + 1 not in cuts else 3)
            assert shown in (character, chr(high))
        elif character in "\ufdd0\ufdd1\ufffc\x00" or 0xD800 <= ord(character) < 0xE000:
            assert shown == "\ufffd"
        else:
            assert shown in (character, " " if character == "\u00a0" else character)


@examples(100)
@given(TEXTS.map("".join), st.integers(1, 12))
def test_the_way_back_gives_the_first_code_point_there_or_later(text, longest):
    text_map = TextMap(text, longest)
    positions = text_map.to_document(np.arange(len(text) + 1)).tolist()
    for position in range(positions[-1] + 1):
        expected = next(point for point, place in enumerate(positions) if place >= position)
        assert text_map.point(position) == expected


@pytest.mark.usefixtures("qapp")
def test_no_paragraph_is_longer_than_allowed():
    text = "word " * 50 + "\n" + "字" * 200 + "\nshort"
    text_map = TextMap(text, 40)
    document = document_of(text_map)
    block, lengths = document.begin(), []
    while block.isValid():
        lengths.append(len(block.text()))
        block = block.next()
    assert max(lengths) <= 40
    assert text_map.display.replace("\n", "") == text.replace("\n", "")


def test_a_cut_is_made_after_a_space_and_not_inside_a_letter():
    assert TextMap("abc defghij", 8).cuts.tolist() == [4]
    assert TextMap("abcde\u0301\u0301fgh", 6).cuts.tolist()[0] == 4
    assert TextMap("short", 8).cuts.tolist() == []


def test_text_without_anything_odd_is_shown_as_it_is():
    text_map = TextMap("Plain text\nof two lines")
    assert text_map.display == "Plain text\nof two lines"
    assert text_map.position(15) == text_map.point(15) == 15
    assert len(text_map) == 23
