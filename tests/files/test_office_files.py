"""Real files, good and bad, from the evaluation data."""

import csv
import os
from pathlib import Path

import pytest

from imbrex.engine.text.document import Document, Problem
from imbrex.files.reader import Reader

CORPORA = Path(os.environ.get("IMBREX_CORPORA") or Path(__file__).parents[3] / "shared" / "corpora")
OFFICE = CORPORA / "office_files"

pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(
        not OFFICE.is_dir(), reason="the evaluation data is neither beside the checkout nor in IMBREX_CORPORA"
    ),
]

# Share of the characters that a reference reader got; it counts blanks between columns, scripts and field codes too.
RECALL = {"docx": 0.99, "odt": 0.97, "pdf": 0.9, "rtf": 0.97, "txt": 0.98}


@pytest.fixture(scope="module")
def results():
    """Read every file once: its row of the manifest and what came of it."""
    with open(OFFICE / "manifest.tsv", encoding="utf-8", newline="") as manifest, Reader() as reader:
        rows = list(csv.DictReader(manifest, delimiter="\t", quoting=csv.QUOTE_NONE))
        return [(row, reader.read(OFFICE / row["file"])) for row in rows]


def test_every_file_is_read_or_refused_in_words(results):
    for row, items in results:
        assert items, row["file"]
        for item in items:
            if isinstance(item, Document):
                assert item.text.strip(), row["file"]
            else:
                assert isinstance(item, Problem)
                assert item.message
                assert item.hint, row["file"]


def test_no_reader_meets_what_it_did_not_expect(results):
    gave_up = [
        (row["file"], item.message)
        for row, items in results
        for item in items
        if isinstance(item, Problem)
        and any(words in item.message for words in ("couldn't be read", "crash", "took longer"))
    ]
    assert gave_up == []


def test_what_a_reference_reader_got_is_there(results):
    wanted: dict[str, int] = {}
    got: dict[str, int] = {}
    for row, items in results:
        kind = row["file"].partition("/")[0]
        reference = int(row["text_chars"] or 0)
        text = sum(len(item.text) for item in items if isinstance(item, Document))
        wanted[kind] = wanted.get(kind, 0) + reference
        got[kind] = got.get(kind, 0) + min(text, reference)
    assert {kind: got[kind] / wanted[kind] for kind in RECALL if got[kind] < RECALL[kind] * wanted[kind]} == {}


def test_encrypted_files_say_so(results):
    wrapped, protected = "ole-container(encrypted ooxml)", {"encrypted", "encrypted pdfminer:PDFPasswordIncorrect"}
    silent = [
        row["file"]
        for row, items in results
        if row["probe"] in protected or (row["probe"] == wrapped and row["file"].startswith("docx/"))
        if not isinstance(items[0], Problem) or "password" not in items[0].message
    ]
    assert silent == []
