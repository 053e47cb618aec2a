"""Word files in one piece of XML."""

import pytest

from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError
from tests.files.making import W, p, word_table

BODY, TABLE, FOOTNOTE, HEADER = PartKind.BODY, PartKind.TABLE, PartKind.FOOTNOTE, PartKind.HEADER


def test_a_file_of_word_2003(extract, pieces):
    note = f"<w:p><w:r><w:t>one</w:t></w:r><w:r><w:footnote>{p('foot')}</w:footnote></w:r></w:p>"
    page = f"<w:sectPr><w:hdr>{p('top')}</w:hdr></w:sectPr>"
    markup = (
        '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument '
        f'xmlns:w="{W}"><w:body>{note}{word_table([p("cell")])}{page}</w:body></w:wordDocument>'
    )
    name, item = extract(markup.encode(), "letter.doc")
    assert name == "wordml"
    assert pieces(item) == [(BODY, "one\n"), (TABLE, "cell\n"), (FOOTNOTE, "foot\n"), (HEADER, "top\n")]


def test_a_flat_package(extract, pieces):
    separator = f'<w:footnote w:type="separator">{p("---")}</w:footnote>'
    markup = (
        f'<pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage" xmlns:w="{W}"><pkg:part>'
        f"<w:document><w:body>{p('body')}</w:body></w:document></pkg:part><pkg:part><w:footnotes>{separator}<w:footnote>{p('foot')}</w:footnote></w:footnotes></pkg:part>"
        "</pkg:package>"
    )
    assert pieces(extract(markup.encode(), "letter.xml")[1]) == [(BODY, "body\n"), (FOOTNOTE, "foot\n")]


def test_a_truncated_file_is_damaged(extract):
    with pytest.raises(UnreadableError, match="damaged"):
        extract(f'<w:wordDocument xmlns:w="{W}"><w:body>'.encode())
