"""Block quotations are told by their styles, whatever surrounds them; the text stays the same."""

import pytest

from imbrex.files.shared.side_text import is_quotation_style
from tests.files.making import docx, odt, p
from tests.rows import each_row

STYLES = "".join(
    f'<w:style w:type="paragraph" w:styleId="{key}"><w:name w:val="{name}"/>{base}</w:style>'
    for key, name, base in (("q", "Intense Quote", ""), ("mine", "Mine", '<w:basedOn w:val="q"/>'), ("n", "Normal", ""))
)
ODT_STYLES = (
    '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Quotations"/>'
    '<style:style style:name="P2" style:family="paragraph" style:parent-style-name="Standard"/>'
)


def styled(style, text):
    return p(text).replace("<w:p>", f'<w:p><w:pPr><w:pStyle w:val="{style}"/></w:pPr>', 1)


def quoted(item):
    return [item.text[one.start : one.end] for one in item.quotes]


@pytest.mark.parametrize(
    "data",
    [
        docx(p("before") + styled("mine", "one two") + styled("q", "three") + styled("n", "after"), styles=STYLES),
        odt(
            '<text:p text:style-name="P2">before</text:p><text:p text:style-name="P1">one two</text:p>'
            '<text:p text:style-name="Quotations">three</text:p><text:p>after</text:p>',
            automatic=ODT_STYLES,
        ),
        b"<html><body><p>before</p><blockquote><p>one two</p><blockquote>three</blockquote></blockquote>after</body>",
    ],
    ids=["docx", "odt", "html"],
)
def test_paragraphs_of_a_quotation_style_are_one_quotation(extract, data):
    item = extract(data)[1]
    assert quoted(item) == ["one two\nthree"]
    assert item.text.split() == ["before", "one", "two", "three", "after"]
    assert "\n\n" not in item.text.strip()


def test_words_in_a_line_are_quoted_too(extract):
    assert quoted(extract(b"<html><body><p>He said <q>one two</q> here.</p></body></html>")[1]) == ["one two"]


def test_a_document_keeps_its_quotations(reader, tmp_path):
    path = tmp_path / "essay.docx"
    path.write_bytes(docx(p("before") + styled("q", "one two"), styles=STYLES))
    [document] = reader.read(path)
    assert quoted(document) == ["one two"]


@each_row(
    "name",
    "Quote,Block Text,Blockzitat,Zitat,Citation,Cita,Citazione,Cytat,Цитата 2,Citação,引用,Quotations".split(","),
)
def test_a_style_for_quotations(name):
    assert is_quotation_style(name)


@each_row("name", ["Normal", "Citavi Bibliography", "Heading 1", "Body Text", "Exciting", "Caption"])
def test_another_style(name):
    assert not is_quotation_style(name)
