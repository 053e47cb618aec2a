"""The table of Tesseract as text; it may be any bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.text.document import PartKind, Span
from imbrex.errors import ImbrexError
from imbrex.files.scans.recognized_text import marked_text
from imbrex.files.shared.hidden_text import block
from tests.examples import examples

HEAD = "level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext"


def table(*words):
    """A table of words, each with its block, paragraph, line and confidence."""
    rows = [f"5\t1\t{place[0]}\t{place[1]}\t{place[2]}\t1\t0\t0\t9\t9\t{sure}\t{text}" for place, sure, text in words]
    return "\n".join([HEAD, "1\t1\t0\t0\t0\t0\t0\t0\t9\t9\t-1\t", *rows])


def read(*words):
    """The text, its pages and its uncertain words."""
    made = block(PartKind.BODY, marked_text(table(*words)))
    return made.text, made.recognition.pages, [made.text[one.start : one.end] for one in made.recognition.uncertain]


def test_words_make_lines_and_paragraphs():
    text, pages, uncertain = read(
        ("111", 96.5, "Two"), ("111", 95, "words"), ("112", 30.1, "rnodem"), ("121", 95, "Next"), ("211", 12, "|")
    )  # fmt: skip
    assert text == "Two words\nrnodem\n\nNext\n\n|"
    assert pages == (Span(0, len(text)),)
    assert uncertain == ["rnodem"]  # a mark is no word


def test_divided_words_are_joined_and_scripts_without_blanks_have_none():
    assert read(("111", 95, "a"), ("111", 20, "gar-"), ("112", 95, "dener"), ("112", 95, "walks"))[::2] == (
        "a gardener\nwalks", ["gardener"],
    )  # fmt: skip
    assert read(("111", 95, "Anna-"), ("112", 95, "Maria"), ("112", 95, "-"))[0] == "Anna-\nMaria -"
    assert read(("111", 95, "今天"), ("111", 95, "天气"), ("111", 95, "PDF"), ("111", 95, "好"))[0] == "今天天气 PDF 好"


def test_a_page_without_words_is_empty():
    assert marked_text(table()) == ""
    assert marked_text(table(("111", 95, "  "), ("111", 95, "\x1d\x1c"))) == ""


@examples(50)
@given(st.text(st.characters(exclude_categories=("Cs",)), max_size=60), st.booleans())
def test_garbage_is_refused_or_read_without_harm(garbage, with_head):
    if not with_head:
        with pytest.raises(ImbrexError, match="Tesseract"):
            marked_text(garbage)
        return
    made = block(PartKind.BODY, marked_text(f"{HEAD}\n{garbage}"))
    assert all(one.end <= len(made.text) for one in made.recognition.pages)


def test_marks_in_words_are_not_taken_for_ours():
    text, pages, uncertain = read(("111", 95, "a\x1db\x1cc"), ("111", 5, "\x1dd"))
    assert (text, pages, uncertain) == ("abc d", (Span(0, 5),), ["d"])


def test_another_program_is_named():
    with pytest.raises(ImbrexError, match="invalid answer"):
        marked_text("usage: tesseract")
