"""OpenDocument spreadsheets."""

import pytest

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError
from tests.files.making_packages import opendocument
from tests.rows import each_row

AUTOMATIC = (
    '<style:style style:name="out" style:family="table"><style:table-properties table:display="false"/></style:style>'
    '<style:style style:name="white" style:family="table-cell"><style:text-properties fo:color="#ffffff"/>'
    "</style:style>"
    '<style:style style:name="blue" style:family="table-cell" style:parent-style-name="white">'
    '<style:table-cell-properties fo:background-color="#000080"/></style:style>'
)


def cell(text, said="", more=""):
    return f"<table:table-cell {said}><text:p>{text}</text:p>{more}</table:table-cell>"


def row(*cells, said=""):
    return f"<table:table-row {said}>{''.join(cells)}</table:table-row>"


def ods(*tables, manifest=""):
    body = "".join(
        table if table.startswith("<table:table ") else f"<table:table >{table}</table:table>" for table in tables
    )
    return opendocument("spreadsheet", body, AUTOMATIC, manifest=manifest)


def test_texts_are_read_row_by_row_and_numbers_are_not(extract, pieces):
    comment = "<office:annotation><text:p>a remark</text:p></office:annotation>"
    rows = "<table:table-header-rows>" + row(cell("name"), cell("text", more=comment)) + "</table:table-header-rows>"
    rows += row(cell("42 pounds", 'office:value-type="float"'), cell("said", 'office:value-type="string"'))
    name, item = extract(ods(rows, row(cell("second"))))
    assert name == "ods"
    assert pieces(item) == [(PartKind.BODY, "name\ttext\nsaid\n\nsecond\n"), (PartKind.COMMENT, "a remark\n")]


def test_repeated_cells_are_read_once(extract):
    billion = "number-{}-repeated='1000000000'"
    repeated = row(cell("a", "table:" + billion.format("columns")), cell("b"), said="table:" + billion.format("rows"))
    assert extract(ods(repeated))[1].text == "a\tb\n"


COLUMNS = '<table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/>'
HIDDEN = [
    (row(cell("gone"), said='table:visibility="filter"'), Disguise.HIDDEN),
    (COLUMNS + row(cell("seen", 'table:number-columns-repeated="2"'), cell("gone")), Disguise.HIDDEN),
    (f'<table:table table:style-name="out">{row(cell("gone"))}</table:table>', Disguise.HIDDEN),
    (row(cell("gone", 'table:style-name="white"')), Disguise.WHITE),
    ('<table:table-column table:default-cell-style-name="white"/>' + row(cell("gone")), Disguise.WHITE),
]


@each_row(("table", "kind"), HIDDEN)
def test_what_a_sheet_hides(table, kind, extract):
    item = extract(ods(row(cell("seen"), cell("too", 'table:style-name="blue"')), table))[1]
    assert [(one.kind, item.text[one.span.start : one.span.end]) for one in item.unseen] == [(kind, "gone")]


def test_bad_spreadsheets(extract):
    data = ods(row(cell("text")))
    with pytest.raises(UnreadableError, match="no text"):
        extract(ods(row(cell("1", 'office:value-type="float"'))))
    with pytest.raises(UnreadableError, match="damaged"):
        extract(data[: len(data) // 2], "a.ods")
    with pytest.raises(UnreadableError, match="password"):
        extract(ods(row(cell("text")), manifest="<encryption-data/>"))
