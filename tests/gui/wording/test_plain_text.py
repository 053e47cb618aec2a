import pytest
from PySide6.QtGui import QFont, QFontMetrics, QTextDocument

from imbrex.gui.wording.plain_text import isolated, plain_tip, quote, wrapped

TEXTS = (
    "The keeper of the lighthouse wrote every evening into his book how much oil the lamp had burned.",
    "Смотритель маяка каждый вечер записывал в книгу, сколько масла сожгла лампа и куда повернул ветер.",
    "灯塔看守人每天晚上都在本子上写下灯烧了多少油，风是否转了向，海浪有多高，船只从哪里来，又到哪里去。",
    "smile 😀 and wave 👩‍🚀 " * 6,
    "x" * 300,
)


def test_a_quote_stands_on_one_line_and_shows_where_it_is_cut():
    assert quote("one\n two\t three", 50) == "one two three"
    assert quote("one two three", 7).strip("\u2068\u2069") == "one two…"
    assert "…" in quote(" " * 400 + "one", 50)  # what was not looked at is not taken for nothing
    assert quote("", 5) == ""


def test_a_quote_of_a_huge_text_is_as_short_as_any():
    assert len(quote("word " * 2_000_000)) < 2_000


@pytest.mark.parametrize("text", TEXTS)
def test_lines_hold_the_whole_text_when_there_is_room_for_them(qapp, text):
    assert "".join(wrapped(text, QFont(), 200, 99)) == text


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("width", [60, 200])
def test_lines_are_no_wider_and_no_more_than_allowed(qapp, text, width):
    lines = wrapped(text, QFont(), width, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert "".join(lines)[:-1].rstrip() == text[: len("".join(lines)) - 1].rstrip()
    assert all(QFontMetrics(QFont()).horizontalAdvance(line.rstrip()) <= width + 1 for line in lines)


def test_no_text_makes_no_line_with_something_in_it(qapp):
    assert "".join(wrapped("", QFont(), 100, 2)) == ""


def test_a_tooltip_never_takes_a_name_for_markup(qapp):
    name = "<b>bold</b> & <img src='file:///etc/passwd'>  two blanks\nand a line"
    tip = plain_tip(name)
    assert tip.startswith("<p")  # or Qt would guess
    shown = QTextDocument()
    shown.setHtml(tip)
    assert shown.toPlainText() == name
    assert plain_tip("") == ""


def test_names_cannot_turn_what_stands_around_them_or_break_the_line():
    assert isolated("a.txt") == "a.txt"
    assert isolated("محمد.txt") == "\u2066محمد.txt\u2069"
    assert isolated("two\nlines\u2028of.txt") == "two lines of.txt"
    isolated("\udcff.txt").encode()
