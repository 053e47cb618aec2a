import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.cli.output import table
from imbrex.cli.output.table import _common_folder, align, shorten
from imbrex.cli.output.terminal import escape, width

TEXTS = st.text(st.characters(codec=None, exclude_categories=[]))


def test_wide_characters_take_two_columns():
    lines = list(align([("文档", "1"), ("abcd", "10")], 1))
    assert lines == ["文档   1", "abcd  10"]


def test_marks_that_combine_take_none():
    assert width("e\u0301") == 1


@given(TEXTS)
def test_an_escaped_text_is_safe_and_can_be_encoded(text):
    escaped = escape(text)
    assert not set(escaped) & {chr(code) for code in (*range(32), *range(127, 160), 0x202E, 0x2028)}
    assert escaped.encode("utf-8").decode("utf-8") == escaped


@given(TEXTS.filter(str.isprintable))
def test_a_printable_text_stays_as_it_is(text):
    assert escape(text) == text


@given(TEXTS.map(escape), st.integers(3, 30))
def test_a_shortened_text_fits(text, columns):
    short = shorten(text, columns)
    assert width(short) <= columns
    assert short == text or "…" in short


def test_beginning_and_end_stay():
    assert shorten("essay of a pupil, second version.docx", 15) == "essay o…on.docx"


def test_documents_without_a_common_folder_have_their_whole_place():
    assert _common_folder(["/class/a", "/class/b"]) == "/class"
    assert _common_folder(["/class/a", "elsewhere"]) == ""
    assert _common_folder([]) == ""


@pytest.mark.parametrize("columns", [60, 80, 140])
def test_a_table_fits_the_terminal_and_is_whole_elsewhere(monkeypatch, columns):
    rows = [("name", "text", "1"), ("n" * 50, "文" * 60, "100.0%"), ("a.txt", "short", "2")]
    monkeypatch.setattr(table, "is_terminal", lambda _: True)
    monkeypatch.setattr(table.shutil, "get_terminal_size", lambda: os.terminal_size((columns, 24)))
    lines = list(align(rows, 2))
    assert max(map(width, lines)) <= columns
    assert lines[1].startswith("nnn")
    assert lines[1].endswith("100.0%")
    monkeypatch.setattr(table, "is_terminal", lambda _: False)
    assert "文" * 60 in list(align(rows, 2))[1]
