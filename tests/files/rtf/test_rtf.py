"""Rich text."""

from imbrex.engine.text.document import PartKind
from tests.rows import each_row

BODY, TABLE, FOOTNOTE, HEADER = PartKind.BODY, PartKind.TABLE, PartKind.FOOTNOTE, PartKind.HEADER


@each_row(
    ("body", "text"),
    [
        (r"one\par two\tab three\line four", "one\ntwo\tthree\nfour\n"),
        (r"caf\'e9 {\b bold}er", "café bolder\n"),
        (r"\u1078?\u-10179?\u-8704?x", "ж😀x\n"),
        (r"\uc2\u1078ab\uc0\u1079 z", "жзz\n"),
        (r"\uc1\u1078\'e6!", "ж!\n"),
        (r"a\~b\_c\-d\{\}\\", "a\u00a0b-c\u00add{}\\\n"),
        (r"\ldblquote x\rdblquote\emdash y", "“x”—y\n"),
        (r"{\pict\pngblip 89504e47}{\*\unknown secret}seen", "seen\n"),
        ("{\\pict\\bin5 }{}{}}seen", "seen\n"),
        (r"{\shp{\*\shpinst{\sp{\sn a}{\sv b}}{\shptxt boxed}}{\shprslt boxed}}", "boxed\n"),
        ("split\r\nword", "splitword\n"),
        (r"tail}{\par after the end", "tail\n"),
        (r"{{{never closed", "never closed\n"),
    ],
)
def test_control_words(extract, body, text):
    data = ("{\\rtf1\\ansi\\ansicpg1252 " + body + "}").encode("latin-1")
    name, item = extract(data)
    assert (name, item.text) == ("rtf", text)


def test_code_pages_of_the_file_and_of_fonts(extract):
    fonts = (
        r"{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial Cyr;}{\f2\fcharset2 Symbol;}{\f3\fcharset134 Song;}}"
    )
    body = r"\f0 \'e9 {\f1 \'e4\'e0} {\f2 a} {\f3 \'c4\'e3} \'e9"
    data = (r"{\rtf1\ansi\ansicpg1252\deff0" + fonts + body + "}").encode()
    assert extract(data)[1].text == "é да α 你 é\n"
    assert extract(b"{\\rtf1\\ansi\\ansicpg1251 \xe4\xe0}")[1].text == "да\n"
    assert extract(rb"{\rtf1\mac \'8e}")[1].text == "é\n"
    assert extract(rb"{\rtf1\ansi\ansicpg99999 \'e9}")[1].text == "é\n"


def test_notes_headers_and_tables_are_kept_apart(extract, pieces):
    body = (
        r"{\header top\par}{\footer below\par}{\footerf below\par}one{\super\chftn{\footnote foot}}\par "
        r"\trowd\cellx1\cellx2\pard\intbl a\cell b\par c\cell\row\trowd\intbl d\cell\cell\row\pard two\par"
    )
    item = extract((r"{\rtf1\ansi " + body + "}").encode())[1]
    assert pieces(item) == [
        (BODY, "one\ntwo\n"),
        (TABLE, "a\tb\nc\nd\t\n"),
        (FOOTNOTE, "foot\n"),
        (HEADER, "top\n"),
        (HEADER, "below\n"),
    ]


def test_comments_and_deletions_stand_beside_the_text_and_fields_are_told(extract, pieces):
    body = r"{\field{\*\fldinst PAGE}{\fldrslt 7}}{\*\annotation hm}{\deleted gone} kept"
    item = extract((r"{\rtf1 " + body + "}").encode())[1]
    assert pieces(item) == [(BODY, "7 kept\n"), (PartKind.COMMENT, "hm\n"), (PartKind.DELETION, "gone\n")]
    assert item.notes == (
        "1 comment and 1 tracked deletion are outside the main text.",
        "1 field code is not included in the text.",
    )


def test_rich_text_under_the_name_of_an_old_word_file(extract):
    assert extract(b"{\\rtf1 x}", "letter.doc")[0] == "rtf"


def test_a_document_inside_is_read_and_reported_as_hidden_where_the_page_shows_another_text(extract):
    def with_object(data, shown):
        parts = rf"{{\*\objclass Word}}{{\*\objdata {data.hex()}}}{{\result {shown}}}"
        body = rf"before\par {{\object\objemb{parts}}}\par after\par"
        return extract(("{\\rtf1\\ansi " + body + "}").encode("ascii"))[1]

    inside = rb"OLE1 header {\rtf1\ansi inner text\par}"
    shown, hidden = with_object(inside, r"{\pict\wmetafile8 0100}"), with_object(inside, "a label")
    assert "inner text" in shown.text
    assert not shown.unseen
    assert "a label" in hidden.text
    assert [hidden.text[one.span.start : one.span.end] for one in hidden.unseen] == ["inner text"]
    unread = with_object(b"Excel", "")
    assert unread.text == "before\n\nafter\n"
    assert [note.format() for note in unread.notes] == ["1 embedded document is not included in the text."]
