"""Jupyter notebooks."""

import json

import pytest

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import UnreadableError
from tests.rows import each_row


def cell(kind, source, **more):
    return {"cell_type": kind, "source": source, "metadata": {}, **more}


def notebook(*cells, **metadata):
    return json.dumps({"nbformat": 4, "metadata": metadata, "cells": cells}).encode()


def test_cells_are_read_in_order_and_outputs_are_not(extract):
    cells = (
        cell("markdown", ["# Head\n", "some *text*"]),
        cell("code", "x = 1 < 2\n", outputs=[{"text": ["printed"]}, {}]),
        cell("raw", "raw"),
        cell("code", ""),
    )
    name, item = extract(notebook(*cells, authors=[{"name": "Anna"}, {"name": "Boris"}], title="T"))
    assert name == "ipynb"
    assert item.text == "Head\nsome *text*\n\nx = 1 < 2\n\nraw\n"
    assert [str(note) for note in item.notes] == ["2 cell outputs are not included in the text."]
    assert (item.properties.author, item.properties.title) == ("Anna, Boris", "T")


def test_notebooks_of_format_3_have_worksheets(extract):
    cells = [{"cell_type": "heading", "level": 1, "source": "Head"}, {"cell_type": "code", "input": ["a = ", "1"]}]
    assert extract(json.dumps({"nbformat": 3, "worksheets": [{"cells": cells}]}).encode())[1].text == "Head\n\na = 1\n"


RENDERED = [
    ("a [link](http://x.org/y_z \"title\") and ![chart](c.png) end", "a link and  end"),
    ("List<int> <b>bold</b> x &lt; y", "List<int> bold x < y"),
    ("keep `<b>` <b>bold</b>\n```\n<i>code</i> # no\n```", "keep `<b>` bold\n```\n<i>code</i> # no\n```"),
    ("<!-- a remark -->text<br>more", "text\nmore"),
    ("see [1].\n\n[1]: http://x.org", "see [1]."),
]  # fmt: skip


@each_row(("source", "shown"), RENDERED)
def test_markdown_is_read_as_it_is_shown(source, shown, extract):
    assert extract(notebook(cell("markdown", source)))[1].text.strip() == shown


HIDDEN = [
    (cell("markdown", 'seen <font color="white">gone</font> seen'), Disguise.WHITE),
    (cell("markdown", "seen <span style='display:none'>gone</span>"), Disguise.HIDDEN),
    ({**cell("code", "gone"), "metadata": {"jupyter": {"source_hidden": True}}}, Disguise.HIDDEN),
]


@each_row(("hidden", "kind"), HIDDEN)
def test_what_a_cell_hides(hidden, kind, extract):
    item = extract(notebook(cell("markdown", "seen"), hidden))[1]
    assert [(one.kind, item.text[one.span.start : one.span.end]) for one in item.unseen] == [(kind, "gone")]


def test_prose_in_the_definition_of_a_link_and_in_descriptions(extract, pieces):
    words = "five words that nobody sees"
    source = f"seen\n\n[//]: # ({words})\n![{words} here](x.png)"
    item = extract(notebook(cell("markdown", source)))[1]
    assert [item.text[one.span.start : one.span.end] for one in item.unseen] == [words]
    assert pieces(item)[1:] == [(PartKind.ALTERNATIVE, f"{words} here\n")]


def test_bad_notebooks(extract):
    data = notebook(cell("markdown", "text"))
    for bad in (data[:-10], b"[1]", b'{"cells": 7, "nbformat": []}', b'{"cells": [7, {"source": {}}], "metadata": 7}'):
        with pytest.raises(UnreadableError, match=r"damaged|no text"):
            extract(bad, "a.ipynb")
    with pytest.raises(UnreadableError, match="no text"):
        extract(notebook(cell("markdown", " ")))
