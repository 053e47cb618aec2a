"""Marked text: nothing of the text is lost, and marks lie where the passages do."""

import re

from hypothesis import given
from hypothesis import strategies as st
from selectolax.lexbor import LexborHTMLParser

from imbrex.engine.text.document import Span
from imbrex.reports.html.marked_text import paragraphs, row
from imbrex.reports.model.pair_report import PassageFacts, WordRun
from imbrex.reports.wording.shown_text import writable

TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=60)


def passage(number, span, changes=()):
    return PassageFacts(number, span, span, 1, 1, "identical", 1.0, "not cited", True, tuple(changes), tuple(changes))


@st.composite
def marked(draw):
    text = draw(TEXTS)
    places = st.integers(0, len(text))
    spans = [Span(*sorted(pair)) for pair in draw(st.lists(st.tuples(places, places), max_size=5))]
    runs = [WordRun("swapped", Span(*sorted(pair))) for pair in draw(st.lists(st.tuples(places, places), max_size=3))]
    return text, [passage(number, span, runs) for number, span in enumerate(spans, start=1)]


def body(text, passages):
    page = "".join(paragraphs(text, passages, "left", "Passage {number}"))
    tree = LexborHTMLParser(f"<body>{page}</body>")
    for label in tree.css("a.n"):
        label.decompose()
    return page, tree


@given(marked())
def test_the_text_is_whole_line_by_line(case):
    text, passages = case
    page, tree = body(text, passages)
    lines = [paragraph.text(deep=True) for paragraph in tree.css("p")]
    assert len(lines) == text.count("\n") + 1 == page.count("<p ")
    assert "\n".join(lines) == writable(text).replace("\x00", "\N{REPLACEMENT CHARACTER}")


@given(marked())
def test_marks_cover_each_passage_and_nothing_else(case):
    text, passages = case
    _, tree = body(text, passages)
    for one in passages:
        seen = "".join(mark.text(deep=True) for mark in tree.css(f'mark[data-p~="{one.number}"]'))
        assert seen == writable(text[one.left.start : one.left.end].replace("\n", ""))


@given(marked())
def test_each_passage_that_has_a_letter_is_labelled_once(case):
    text, passages = case
    page = "".join(paragraphs(text, passages, "left", "Passage {number}"))
    labelled = sorted(map(int, re.findall(r'id="l(\d+)"', page)))
    assert labelled == [one.number for one in passages if text[one.left.start : one.left.end].strip("\n")]


def test_changed_words_are_shown_inside_their_passage_only():
    runs = [WordRun("swapped", Span(0, 3)), WordRun("inserted", Span(4, 9))]
    page = "".join(paragraphs("one three five", [passage(1, Span(0, 9), runs)], "right", "Passage {number}"))
    assert '<span class="swapped">one</span>' in page
    assert '<span class="inserted">three</span>' in page
    assert page.endswith("</mark> five</p>\n")


def test_a_word_in_two_passages_shows_both_numbers():
    page = "".join(
        paragraphs("one two three", [passage(1, Span(0, 7)), passage(2, Span(4, 13))], "left", "Passage {number}")
    )
    assert 'data-p="1 2">two</mark>' in page
    assert "several" in page


def test_a_row_marks_its_changed_words_and_loses_nothing():
    text = "  one <b>two\n three four  "
    changes = [WordRun("swapped", Span(9, 12)), WordRun("dropped", Span(20, 40))]
    marked = row(text, Span(0, len(text)), changes)
    assert marked == 'one &lt;b&gt;<span class="swapped">two</span>  three <span class="dropped">four</span>'
    assert row(text, Span(0, 8), changes) == "one &lt;b"
    assert row(text, Span(10, 12), changes) == '<span class="swapped">wo</span>'
