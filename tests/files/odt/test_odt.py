"""OpenDocument texts."""

import pytest

from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError
from tests.files.making import fodt, odt, zipped

BODY, TABLE, FOOTNOTE, HEADER = PartKind.BODY, PartKind.TABLE, PartKind.FOOTNOTE, PartKind.HEADER
NOTE = "<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>foot</text:p></text:note-body>"
NOTE += "</text:note>"


def test_white_space_is_folded_and_spaces_tabs_and_breaks_are_kept(extract):
    body = '<text:p>\n  a  b<text:s text:c="3"/>c<text:tab/><text:span>d\n e</text:span><text:line-break/>f</text:p>'
    name, item = extract(odt(body))
    assert name == "odt"
    assert item.text == "a b   c\td e\nf\n"


def test_a_hostile_number_of_spaces_is_bounded(extract):
    assert len(extract(odt('<text:p>a<text:s text:c="999999999"/>b</text:p>'))[1].text) < 2000


def test_headings_lists_and_fields_are_text(extract):
    body = "<text:h>Title</text:h><text:list><text:list-item><text:p>item</text:p></text:list-item></text:list>"
    assert (
        extract(odt(body + "<text:p>p. <text:page-number>7</text:page-number>!</text:p>"))[1].text
        == "Title\nitem\np. 7!\n"
    )


def test_tables_notes_and_headers_are_kept_apart(extract, pieces):
    inner = "<table:table><table:table-row><table:table-cell><text:p>in</text:p></table:table-cell></table:table-row>"
    inner += "</table:table>"
    table = (
        "<table:table><table:table-header-rows><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell>"
        "<table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table-header-rows>"
        f"<table:table-row><table:table-cell><text:p>c</text:p>{inner}</table:table-cell></table:table-row></table:table>"
    )
    page = "<style:header><text:p>top</text:p></style:header><style:footer><text:p>below</text:p></style:footer>"
    page += '<style:header-left style:display="false"><text:p>not shown</text:p></style:header-left>'
    masters = f"<style:master-page>{page}</style:master-page>" * 2
    item = extract(odt(f"<text:p>one{NOTE} word</text:p>{table}", masters))[1]
    assert pieces(item) == [
        (BODY, "one word\n"),
        (TABLE, "a\tb\nc\n"),
        (TABLE, "in\n"),
        (FOOTNOTE, "foot\n"),
        (HEADER, "top\n"),
        (HEADER, "below\n"),
    ]


def test_comments_and_tracked_deletions_stand_beside_the_text(extract, pieces):
    changes = "<text:tracked-changes><text:deletion><text:p>gone</text:p></text:deletion></text:tracked-changes>"
    item = extract(
        odt(f"{changes}<text:p>a<office:annotation><text:p>hm</text:p></office:annotation>b<!-- c --></text:p>")
    )[1]
    assert pieces(item) == [
        (PartKind.BODY, "ab\n"),
        (PartKind.COMMENT, "hm\n"),
        (PartKind.DELETION, "gone\n"),
    ]
    assert item.notes == ("1 tracked deletion and 1 comment are outside the main text.",)


def test_a_text_box_comes_after_its_paragraph(extract):
    box = "<draw:frame><draw:text-box><text:p>boxed</text:p></draw:text-box></draw:frame>"
    assert extract(odt(f"<text:p>in{box}side</text:p>"))[1].text == "inside\nboxed\n"


def test_flat_files(extract, pieces):
    name, item = extract(
        fodt(
            "<text:p>flat</text:p>",
            "<style:master-page><style:header><text:p>h</text:p></style:header></style:master-page>",
        )
    )
    assert name == "odt"
    assert pieces(item) == [(BODY, "flat\n"), (HEADER, "h\n")]


def test_an_encrypted_file_says_so(extract):
    with pytest.raises(UnreadableError, match="password"):
        extract(odt("<text:p>x</text:p>", manifest="<manifest><encryption-data/></manifest>"))


def test_a_presentation_or_a_file_without_content_is_refused(extract):
    with pytest.raises(UnreadableError):
        extract(zipped({"mimetype": "application/vnd.oasis.opendocument.text"}))
