"""Limits on styles and shapes that hide text: a sentence says that there was one."""

from tests.files.making import docx, odt
from tests.files.making_packages import filled, pptx, row, shape, slide, xlsx
from tests.rows import each_row


def word(count):
    styles = "".join(
        f'<w:style w:type="paragraph" w:styleId="s{n}"><w:basedOn w:val="s{n + 1}"/></w:style>' for n in range(count)
    )
    return docx('<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr><w:r><w:t>words</w:t></w:r></w:p>', styles=styles)


def text(count):
    styles = "".join(
        f'<style:style style:name="s{n}" style:family="text" style:parent-style-name="s{n + 1}"/>' for n in range(count)
    )
    return odt('<text:p><text:span text:style-name="s0">words</text:span></text:p>', styles=styles)


def slides(count):
    return pptx(slide(shape("", fill=filled("FF0000")) * count + shape("words")))


def sheet(count):
    ranges = '<conditionalFormatting sqref="A1:B2"/>' * count
    return xlsx(f"<sheetData>{row('words')}</sheetData>{ranges}")


@each_row(("make", "few", "many"), [(word, 499, 500), (text, 499, 500), (slides, 200, 201), (sheet, 1000, 1001)])
def test_what_a_limit_leaves_out_is_said(extract, make, few, many):
    for count, said in ((few, []), (many, ["too many styles or shapes"])):
        item = extract(make(count))[1]
        assert item.text.strip() == "words"
        assert [sign for note in item.notes for sign in ("too many styles or shapes",) if sign in note] == said
