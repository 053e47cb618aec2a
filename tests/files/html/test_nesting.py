"""Nesting of pages: what takes the parser too long is refused before, and what only looks deep is read."""

import pytest

from imbrex.files.html import html, nesting
from imbrex.files.html.html import read_markup
from imbrex.files.html.nesting import pairs, parsed, steps
from imbrex.files.reader_process import read_file
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.source import Source

MANY = 12_000


@pytest.mark.parametrize(
    "page",
    [
        "<div>" * MANY,
        "<ul><li>" * MANY,
        "<div><!--</div>--><div title='</div>'><xmp></div></xmp>" * MANY,
        "<x><div></x></div>" * MANY,
        "<div><table><tr><td></div>" * MANY,
        f"<p>x<iframe srcdoc='{'<div>' * MANY}'></iframe>",
    ],
)
def test_a_page_nested_too_deeply_never_reaches_the_parser(page, monkeypatch):
    seen = []
    monkeypatch.setattr(nesting, "LexborHTMLParser", lambda markup: seen.append(len(markup)))
    inner = page.partition("srcdoc='")[2] or page
    with pytest.raises(RecursionError):
        parsed(inner)
    assert not seen


def test_such_a_page_is_refused_with_a_sentence():
    for page in ("<div>" * MANY, f"<p>x<iframe srcdoc='{'<div>' * MANY}'></iframe>"):
        with pytest.raises(UnreadableError, match="nested levels"):
            read_file(Source(page.encode(), ".html", "deep.html"))


@pytest.mark.parametrize(
    "page",
    [
        "<li>x",
        "<p>x<p><font color=red>y",
        "<br><font size=2>x",
        "<table><tr><td>a<td>b<tr><td>c</table>",
        "<div><font><div></font></div></div>",
        "<div><center><span>x</div>",
        "<dl><dt>a<dd>b</dl><option>c",
        "<h1>a</h2></h1>",
    ],
)
def test_tags_that_need_no_end_are_not_nested(page):
    assert steps(page * 1000) <= 6 * 1000 * page.count("<")


def test_boxes_in_one_another_are_put_in_order_once_each(monkeypatch):
    pieces = []
    monkeypatch.setattr(html.page_order, "positioned", lambda text: pieces.append(len(text)) or [])
    assert read_markup("<span style=display:flex>x" * 300).text.split() == ["x"] * 300
    assert not pieces
    read_markup("<span style=display:flex><b>x</b>" * 300)
    assert pieces == [2] * 299


MANY_NAMES = [f"a{number}" for number in range(15_000)]


@pytest.mark.parametrize(
    "tag",
    [
        f"<p {'=1 '.join(MANY_NAMES)}>",
        f"<p {' '.join(MANY_NAMES)}>",
        f"<p/{'/'.join(MANY_NAMES)}>",
        "<p " + "='>'".join(MANY_NAMES) + ">",
        f"<p {'< '.join(MANY_NAMES)}>",
        f"<p ={' ='.join(MANY_NAMES)}",
    ],
)
def test_tags_with_too_many_attributes_are_refused_before_they_are_parsed(monkeypatch, tag):
    monkeypatch.setattr(nesting, "LexborHTMLParser", None)
    assert pairs(tag) >= len(MANY_NAMES) ** 2
    with pytest.raises(UnreadableError, match="too many attributes"):
        parsed(f"<html>{tag}words")


def test_long_values_are_one_attribute():
    assert pairs(f"<path d='{'M 1 2 ' * 5000}'>" * 10) == 10
    assert pairs(f"{'words of a page ' * 5000}<!-- {'a ' * 5000} --><p title=x>") == 0
