"""What files say of themselves, in every format, and made safe to show."""

import struct
import unicodedata
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.text.document import Properties
from imbrex.files.shared.properties import cleaned, iso_date, iso_of, made
from tests.examples import examples
from tests.files.making import W, doc, docx, epub, fodt, odt, p, pdf, summary, zipped
from tests.rows import each_row

DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"'
CORE = (
    f'<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" {DC} '
    'xmlns:dcterms="http://purl.org/dc/terms/">{}</cp:coreProperties>'
)
TOLD = CORE.replace("{}", (
    "<dc:title>On trees</dc:title><dc:creator>Анна Иванова</dc:creator><cp:lastModifiedBy>Пётр</cp:lastModifiedBy>"
    "<dcterms:created>2024-05-01T12:00:00Z</dcterms:created><dcterms:modified>2024-05-02T08:30:00Z</dcterms:modified>"
))  # fmt: skip
META = (
    '<office:meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    f'xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0" {DC}>'
    "<dc:title>On trees</dc:title><meta:initial-creator>Анна Иванова</meta:initial-creator>"
    "<dc:creator>Пётр</dc:creator>"
    "<meta:creation-date>2024-05-01T12:00:00.123456789</meta:creation-date><dc:date>2024-05-02T08:30:00</dc:date>"
    "</office:meta>"
)
FULL = Properties("Анна Иванова", "Пётр", "2024-05-01T12:00:00Z", "2024-05-02T08:30:00Z", "On trees")
LOCAL = Properties("Анна Иванова", "Пётр", "2024-05-01T12:00:00", "2024-05-02T08:30:00", "On trees")


def file_time(*moment):
    return int((datetime(*moment, tzinfo=UTC) - datetime(1601, 1, 1, tzinfo=UTC)).total_seconds()) * 10**7


SUMMARY = summary(
    1251,
    {2: b"On trees", 4: "Анна Иванова".encode("cp1251"), 8: "Пётр".encode("cp1251")},
    {12: file_time(2024, 5, 1, 12), 13: file_time(2024, 5, 2, 8, 30)},
)
RTF_INFO = (
    rb"{\rtf1\ansi\ansicpg1251{\info{\title On trees}{\upr{\author ????}{\*\ud{\author \u1040?\u1085?\u1085?\u1072? "
    + "Иванова".encode("cp1251") + rb"}}}{\operator \'cf\'b8\'f2\'f0}"
    rb"{\creatim\yr2024\mo5\dy1\hr12\min0}{\revtim\yr2024\mo5\dy2\hr8\min30\sec5}}text\par}"
)  # fmt: skip


@each_row(
    ("data", "wanted"),
    [
        (docx(p("text"), core=TOLD), FULL),
        (odt("<text:p>text</text:p>", meta=f"<o:document-meta xmlns:o='o'>{META}</o:document-meta>"), LOCAL),
        (fodt("<text:p>text</text:p>", meta=META), LOCAL),
        (doc(["text"], [4], told=SUMMARY), FULL),
        (RTF_INFO, Properties("Анна Иванова", "Пётр", "2024-05-01T12:00", "2024-05-02T08:30", "On trees")),
        (
            pdf(["text"], info="/Author(Anna Ivanova)/Title(On trees)/CreationDate(D:20240501120000+03'00')"
                               "/ModDate(D:2024)"),
            Properties("Anna Ivanova", "", "2024-05-01T12:00:00+03:00", "2024", "On trees"),
        ),
        (
            b"<html><head><title>On\n trees</title><meta name=Author content='Anna'><meta name=DCTERMS.created "
            b"content=2024-05-01><meta property='article:modified_time' content='2024-05-02T08:30:00Z'>"
            b"</head><p>text</p></html>",
            Properties("Anna", "", "2024-05-01", "2024-05-02T08:30:00Z", "On trees"),
        ),
        (
            epub({"a": "<p>text</p>"}, ["a"], f"<metadata {DC}><dc:creator>Анна</dc:creator>"
                 "<dc:title>On trees</dc:title>"
                 "<dc:date>1949</dc:date><meta property='dcterms:modified'>2024-05-02T08:30:00Z</meta></metadata>"),
            Properties("Анна", "", "1949", "2024-05-02T08:30:00Z", "On trees"),
        ),
        (
            "<FictionBook><description><title-info><author><first-name>Анна</first-name><last-name>Иванова</last-name>"
            "<email>a@b.ru</email></author><book-title>On trees</book-title></title-info><document-info><author>"
            "<nickname>Пётр</nickname></author><date value='2024-05-01'>May</date></document-info></description>"
            "<body><p>text</p></body></FictionBook>".encode(),
            Properties("Анна Иванова", "Пётр", "2024-05-01", "", "On trees"),
        ),
        (
            b"From: <Saved by a browser>\nSubject: =?utf-8?B?T24gdHJlZXM=?=\nDate: Wed, 1 May 2024 12:00:00 +0300\n"
            b"MIME-Version: 1.0\nContent-Type: multipart/related; boundary=B\n\n--B\nContent-Type: text/html\n\n"
            b"<html><head><meta name=author content=Anna></head><p>text</p></html>\n--B--\n",
            Properties("Anna", "", "2024-05-01T12:00:00+03:00", "", "On trees"),
        ),
        (
            f"<?xml version='1.0'?><w:wordDocument xmlns:w='{W}' xmlns:o='urn:schemas-microsoft-com:office:office'>"
            "<o:DocumentProperties><o:Title>On trees</o:Title><o:Author>Анна Иванова</o:Author><o:LastAuthor>Пётр"
            "</o:LastAuthor><o:Created>2024-05-01T12:00:00Z</o:Created><o:LastSaved>2024-05-02T08:30:00Z</o:LastSaved>"
            f"</o:DocumentProperties><w:body>{p('text')}</w:body></w:wordDocument>".encode(),
            FULL,
        ),
        (docx(p("text")), Properties()),
        (pdf(["text"]), Properties()),
        (rb"{\rtf1 text}", Properties()),
        (doc(["text"], [4]), Properties()),
    ],
    ids="docx odt fodt doc rtf pdf html epub fb2 mhtml wordml bare-docx bare-pdf bare-rtf bare-doc".split(),
)  # fmt: skip
def test_formats_tell_who_and_when(extract, data, wanted):
    _, item = extract(data)
    assert item.properties == wanted
    assert item.text.strip() == "text"


@each_row(
    "data",
    [
        docx(p("text"), core="<broken"),
        docx(p("text"), core='<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'),
        docx(p("text"), core=CORE.format("<dc:creator>" * 300 + "</dc:creator>" * 300)),
        odt("<text:p>text</text:p>", meta="<broken"),
        doc(["text"], [4], told=SUMMARY[:60]),
        doc(["text"], [4], told=struct.pack("<I", 0xFFFFFFFF) * 100),
        rb"{\rtf1{\info{\author {{{{}{\creatim\yr99999\mo0\dy0}}}}}}text\par}",
        pdf(["text"], info="/Author 7 0 R/CreationDate(yesterday)/Title[1 2]"),
        zipped({"mimetype": "application/epub+zip", "a.xhtml": "<p>text</p>"}),
        b"MIME-Version: 1.0\nSubject: =?x-unknown?B?!!!?=\nDate: never\nContent-Type: multipart/related; boundary=B\n\n"
        b"--B\nContent-Type: text/html\n\n<p>text</p>\n--B--\n",
    ],
    ids="no-xml entities deep odt doc-cut doc-noise rtf pdf epub mhtml".split(),
)
def test_broken_properties_never_cost_the_text(extract, data):
    _, item = extract(data)
    assert item.text.strip() == "text"
    assert item.properties.created == item.properties.author == ""


@pytest.mark.parametrize(
    "make",
    [
        lambda name: docx(p("text"), core=CORE.format(f"<dc:creator>{name}</dc:creator>")),
        lambda name: b"{\\rtf1{\\info{\\author %s}}text\\par}" % name[:100_000].encode("ascii", "replace"),
        lambda name: doc(["text"], [4], told=summary(-535, {4: name[:3000].encode()}, {})),
        lambda name: f"<html><head><meta name=author content='{name[:100_000]}'></head><p>text</p></html>".encode(),
    ],
    ids=["docx", "rtf", "doc", "html"],
)
def test_a_hostile_author_is_one_short_line(extract, make):
    name = "Anna\u202e\n\tIvanova\u2066 " + "".join(map(str, range(400_000)))
    _, item = extract(make(name))
    author = item.properties.author
    assert author.startswith("Anna")
    assert author.endswith("…")
    assert len(author) == 200
    assert author.isprintable()
    assert item.text.strip() == "text"


@examples(50)
@given(st.text())
def test_what_is_cleaned_is_one_printable_line(value):
    line = cleaned(value)
    assert line.isprintable()
    assert line == " ".join(line.split())
    assert len(line) <= 200
    assert unicodedata.is_normalized("NFC", line) or len(value) > 150
    assert cleaned(line) == line


@each_row(
    ("value", "date"),
    [
        ("2024", "2024"),
        ("2024-05", "2024-05"),
        ("2024-05-01", "2024-05-01"),
        ("2024-05-01 12:00", "2024-05-01T12:00"),
        ("2024-05-01T12:00:00.123Z", "2024-05-01T12:00:00Z"),
        ("2024-05-01T12:00:00+0300", "2024-05-01T12:00:00+03:00"),
        ("2024-05-01T25:00:00", "2024-05-01"),
        ("D:20240501", "2024-05-01"),
        ("D:20240501120000Z", "2024-05-01T12:00:00Z"),
        ("20240501120000-05'30'", "2024-05-01T12:00:00-05:30"),
        ("D:2024050112", "2024-05-01"),
        ("Wed, 1 May 2024 12:00:00 +0300", "2024-05-01T12:00:00+03:00"),
        ("2024-02-30", ""),
        ("2024-13", ""),
        ("1601-01-01T00:00:00Z", ""),
        ("0000-00-00", ""),
        ("yesterday", ""),
        ("٢٠٢٤", ""),
        ("", ""),
        ("9" * 1_000_000, ""),
    ],
)
def test_dates_are_iso_or_empty(value, date):
    assert iso_date(value) == date
    assert iso_date(date) == date


def test_a_moment_without_a_zone_is_in_utc():
    assert iso_of(datetime(2024, 5, 1, 12)) == "2024-05-01T12:00:00Z"  # noqa: DTZ001 - as olefile gives it
    assert iso_of(datetime(1601, 1, 1)) == ""  # noqa: DTZ001
    assert iso_of(5) == ""


def test_made_cleans_every_field():
    assert made("a\0b", "c\rd", "2024-05", "x", "t\u200bt") == Properties("a b", "c d", "2024-05", "", "tt")
