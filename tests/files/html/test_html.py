"""Web pages, web archives and books."""

import html
from html import escape
from random import Random

import pytest

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.html.html import page_markup, read_markup, read_with_fonts
from imbrex.files.shared.extracted import UnreadableError
from tests.files.making import epub, zipped
from tests.files.making_fonts import unzipped
from tests.rows import each_row


@each_row(
    ("markup", "text"),
    [
        ("<p>one</p><p>two <b>bold</b>er</p>", "one\ntwo bolder\n"),
        ("a<br>b<br/>c", "a\nb\nc\n"),
        ("<head><title>t</title><style>s</style></head><body>x<script>y()</script>z</body>", "xz\n"),
        ("caf&eacute;&nbsp;&amp;&#1078;", "café\u00a0&ж\n"),
        ("<p>  many \n  blanks </p>", "many blanks\n"),
        ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a\tb\nc\n"),
        ("<pre>  x\r\n   y</pre>z", "  x\n   y\nz\n"),
        ("<ul><li>1<li>2</ul>", "1\n2\n"),
        ("<p>a<!-- hidden -->b", "ab\n"),
        ("", ""),
    ],
)
def test_text_is_what_a_browser_shows(markup, text):
    assert read_markup(markup).text == text


def drawn_at_random(line, size):
    """Pieces of a line and of its reverse below, each at its place, in any order."""
    rows = enumerate((line, line[::-1]))
    pieces = [(row, at, line[at : at + size]) for row, line in rows for at in range(0, len(line), size)]
    shown = [piece for piece in pieces if piece[2].strip()]
    spans = [f"<i style='position:absolute;top:{20 * row}px;left:{7 * at}px'>{text}</i>" for row, at, text in shown]
    Random(1).shuffle(spans)
    return f"<p>before</p><div>{''.join(spans)}</div>"


def test_pieces_that_are_drawn_at_places_are_in_the_order_of_the_page():
    line = "the keeper of the lighthouse wrote every evening in his book"
    for size, read in ((1, f"{line} {line[::-1]}"), (5, None)):
        told = read_markup(drawn_at_random(line, size))
        [body] = told.blocks()
        expected = read or " ".join(one[a : a + 5] for one in (line, line[::-1]) for a in range(0, 60, 5))
        assert body.text.split() == ["before", *expected.split()], size
        assert [one.kind for one in body.unseen] == [Disguise.REARRANGED], size


def test_text_between_the_items_of_a_turned_line_stays():
    row = '<div style="display:flex;flex-direction:row-reverse">a <b>b</b> c <i>d</i></div>'
    assert sorted(read_markup(row).text.split()) == ["a", "b", "c", "d"]


def framed(depth):
    page = "deep"
    for _ in range(depth):
        page = f"<iframe srcdoc='{escape(page)}'></iframe>"
    return page


@each_row(
    ("page", "noted"),
    [
        ("<link rel=stylesheet href=a.css>", "other files"),
        ("<style>@import 'a.css'</style>", "other files"),
        (f"<style>{'a{color:red}' * 10_001}</style>", "too many"),
        (f"<style>a{{color:red}}</style>{'<b>' * 210}", "too many"),
        (framed(4), "three times"),
        (framed(3), ""),
        ("<style>a{color:red}</style><link rel=icon href=a.png>", ""),
    ],
)
def test_styles_that_are_not_applied_are_noted(page, noted):
    notes = list(read_markup(f"{page}<p>text").notes)
    assert (not notes) if not noted else noted in notes[0]


def test_a_linked_sheet_that_its_address_contains_is_applied():
    told = read_markup('<link rel=stylesheet href="data:text/css,p{display:none}"><p>hidden')
    assert [one.kind for one in told.blocks()[0].unseen] == [Disguise.HIDDEN]
    assert not told.notes


@each_row(
    "page",
    [
        '<meta charset="windows-1251"><p>да</p>'.encode("cp1251"),
        '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r"><p>да</p>'.encode("koi8-r"),
        '<?xml version="1.0" encoding="cp1251"?><html><p>да</p></html>'.encode("cp1251"),
        '<meta charset="koi8-r"><p>да</p>'.encode("utf-8-sig"),
        '<meta charset="utf-16"><p>да</p>'.encode("utf-16"),
        '<meta charset="no-such"><p>да</p>'.encode(),
    ],
)
def test_the_encoding_is_the_declared_one_unless_it_is_wrong(page):
    assert read_markup(page_markup(page)).text == "да\n"


def test_a_page_that_calls_itself_gb2312_may_have_all_of_gb18030():
    assert read_markup(page_markup('<meta charset="gb2312"><p>朱镕基</p>'.encode("gb18030"))).text == "朱镕基\n"


def test_a_page_nested_very_deeply_is_no_trouble():
    assert read_markup("<div>" * 3000 + "deep").text.strip() == "deep"


def test_a_page_under_another_name_is_known_by_its_tags(extract):
    assert extract(b"<!DOCTYPE html><p>x", "page.doc")[0] == "html"
    assert extract(b"no tags at all", "page.html")[0] == "html"


def test_a_page_without_text_says_so(extract):
    with pytest.raises(UnreadableError, match="no text"):
        extract(b"<html><script>x</script></html>", "page.html")


def test_a_book_is_read_in_the_order_of_its_spine(extract):
    data = epub({"b": "<html><p>second</p></html>", "a": "<html><p>first</p></html>"}, ["a", "b"])
    name, item = extract(data)
    assert (name, item.text) == ("epub", "first\n\nsecond\n")


def test_each_chapter_of_a_book_is_read_once(monkeypatch, extract):
    pages = []
    monkeypatch.setattr(
        "imbrex.files.ebooks.epub.read_with_fonts", lambda *page: pages.append(page) or read_with_fonts(*page)
    )
    assert extract(epub({"a": "<p>first</p>"}, ["a"] * 1000))[1].text == "first\n"
    assert len(pages) == 1


def test_a_chapter_that_is_missing_is_told(extract):
    item = extract(epub({"a": "<p>first</p>"}, ["a"]))[1]
    assert item.notes == ()
    data = epub({"a": "<p>first</p>", "b": "<p>x</p>"}, ["a", "b"]).replace(b"OPS/b.xhtml", b"OPS/c.xhtml")
    assert extract(data)[1].notes == ("1 chapter couldn't be read.",)


def test_a_fiction_book_has_its_notes_apart(extract, pieces):
    book = (
        '<?xml version="1.0" encoding="windows-1251"?>\n<FictionBook><description><p>no</p></description>'
        "<body>\n <section><p>Текст <emphasis>книги</emphasis>.</p>\n <p>Ещё.</p></section></body>"
        '<body name="notes"><p>сноска</p></body></FictionBook>'
    )
    name, item = extract(book.encode("cp1251"), "book.fb2")
    assert name == "fb2"
    assert pieces(item) == [(PartKind.BODY, "Текст книги.\nЕщё.\n"), (PartKind.FOOTNOTE, "сноска\n")]


def test_a_web_archive(extract):
    archive = (
        b'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="X"\r\n\r\n--X\r\nContent-Type: text/html\r\n'
        b"Content-Transfer-Encoding: quoted-printable\r\n\r\n<meta charset=3Dutf-8><p>caf=C3=A9</p>\r\n--X--\r\n"
    )
    name, item = extract(archive, "page.doc")
    assert (name, item.text) == ("mhtml", "café\n")


def test_a_few_binary_bytes_among_the_text_of_a_page_are_left_out(extract):
    page = b"<p>The keeper of the light\0house w\x01rote.</p>\0\0\x02"
    assert extract(page, "page.html")[1].text == "The keeper of the lighthouse wrote.\n"
    with pytest.raises(UnreadableError, match="binary file"):
        extract(b"<p>x</p>" + bytes(range(32)) * 4, "page.html")
    with pytest.raises(UnreadableError, match="binary file"):
        extract(bytes(range(256)) * 8, "page.html")


def test_the_page_that_a_frame_holds_is_read_where_it_stands(extract):
    inner = "<p>in &amp;amp; &lt;b&gt;side&lt;/b&gt;</p>"
    item = extract(f'<html><p>before<iframe src="x" srcdoc="{inner}">old</iframe>after</p>'.encode(), "page.html")[1]
    assert item.text == "before\nin & side\nafter\n"
    assert item.unseen == ()


@pytest.mark.parametrize(
    "hidden", ['style="display:none"', "hidden", 'width="0"', 'style="position:absolute;left:-9999px"']
)
def test_the_page_of_a_frame_that_nobody_sees_is_hidden(unseen, hidden):
    page = f'<html><p>seen text</p><iframe {hidden} srcdoc="&lt;p&gt;The keeper wrote a letter.&lt;/p&gt;"></iframe>'
    ((_, text),) = unseen(page.encode(), "page.html")
    assert text == "The keeper wrote a letter."


def test_frames_in_frames_end_somewhere(extract):
    page = "<p>deepest</p>"
    for _ in range(6):
        page = f"<p>level</p><iframe srcdoc='{html.escape(page, quote=True)}'></iframe>"
    assert extract(f"<html>{page}".encode(), "page.html")[1].text == "level\n" * 4


def test_the_style_sheets_of_a_book_are_read(extract):
    text = "<p>It was a bright day <b>and nobody in the village had seen any of them</b> in April.</p>"
    book = epub({"a": f'<html><head><link rel="stylesheet" href="../a.css"/></head><body>{text}</body></html>'}, ["a"])
    assert "Style sheets in other files were not read" in extract(book)[1].notes[0]
    item = extract(zipped(unzipped(book) | {"a.css": "b { display: none }"}))[1]
    assert item.notes == ()
    assert [one.kind for one in item.unseen] == [Disguise.HIDDEN]
