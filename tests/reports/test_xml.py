"""PAN and TEI: what another program reads of them is what the report has."""

from dataclasses import replace
from pathlib import Path

import pytest
from lxml import etree

from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.reports.builders.pair_builder import make_pair_report
from imbrex.reports.saving import Form, PairForm, form_of, pieces_of
from tests.reports.conftest import COPIED, corpus_of, making

TEI = {"t": "http://www.tei-c.org/ns/1.0"}
XML = "{http://www.w3.org/XML/1998/namespace}"
SHARED = f"{COPIED.replace(' cobalt', ' <cobalt> & ')}\r\n"
"""A reader of XML makes one character of its line end, which moves all after it, unless it is written otherwise."""


@pytest.fixture(scope="module")
def report():
    left = f"\N{HONEYBEE} A first line.\r\n\r\n{SHARED}Nobody counts them.\x0b Potatoes boil."
    right = f"It is said:\r{SHARED}And so on."
    documents = [Document("l", '"<a>&\x1b.txt', left, language="en"), Document("r", "b.txt", right, language="en")]
    return make_pair_report(corpus_of(*documents), "l", "r", making())


def parsed(report, form):
    return etree.fromstring("".join(pieces_of(report, form)).encode())


def test_pan_has_the_passages_that_count(report):
    root = parsed(report, PairForm.PAN)
    assert root.get("reference") == "b.txt"
    found = [
        tuple(int(one.get(f"{side}_{figure}")) for side in ("source", "this") for figure in ("offset", "length"))
        for one in root.iter("feature")
    ]
    assert found == [(one.left.start, len(one.left), one.right.start, len(one.right)) for one in report.passages]
    assert found
    assert {one.get("source_reference") for one in root.iter("feature")} == {'"<a>&\N{REPLACEMENT CHARACTER}.txt'}
    out = replace(report, passages=tuple(replace(one, is_counted=False) for one in report.passages))
    assert len(parsed(out, PairForm.PAN)) == 0


def test_tei_points_into_the_texts_as_they_were_read(report):
    root = parsed(report, PairForm.TEI)
    texts = {side: root.xpath(f"//t:ab[@xml:id='{side}-text']", namespaces=TEI)[0].text for side in ("left", "right")}
    assert texts["right"] == report.right_text
    assert texts["left"] == report.left_text.replace("\x0b", "\N{REPLACEMENT CHARACTER}")
    spans = {one.get(f"{XML}id"): one.get("target") for one in root.iterfind(".//t:span", TEI)}
    links = [one.get("target").split() for one in root.iterfind(".//t:link", TEI)]
    for passage, (left, right) in zip(report.passages, links, strict=True):
        for span, link in ((passage.left, left), (passage.right, right)):
            target = spans[link.removeprefix("#")]
            assert target.endswith(f"-text,{span.start},{len(span)})")
            assert target.startswith(f"#string-range({link[1:].partition('-')[0]}-text,")


def test_the_end_of_a_name_chooses_the_format(class_report):
    found = {name: form_of(Path(name)) for name in ("a.pan.xml", "A.TEI.XML", "a.htm", "tei.csv")}
    assert list(found.values()) == [PairForm.PAN, PairForm.TEI, Form.HTML, Form.CSV]
    with pytest.raises(ImbrexError, match="class"):
        pieces_of(class_report, PairForm.TEI)
    with pytest.raises(ImbrexError, match=r"\.pan\.xml, \.tei\.xml"):
        form_of(Path("a.xml"))
