"""Format 1, written by hand: whatever becomes of the program, a file like this one must stay readable."""

import json
import sqlite3
import struct
import zlib

import pytest

from imbrex.engine.options import Options, Shingling
from imbrex.engine.review.review import Decision, Excerpt, Mark, Verdict
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document, Part, PartKind, Problem, Properties, Span, Unseen
from imbrex.engine.text.role import Role
from imbrex.projects.format import FORMAT, TABLES
from imbrex.projects.opening import open_project
from imbrex.projects.saving import save_project

TEXT = "Смотритель маяка\r\nwrote a letter. " * 30
SCHEMA = """
PRAGMA application_id = 1229800016;
PRAGMA user_version = 1;
CREATE TABLE facts (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE texts (number INTEGER PRIMARY KEY, text BLOB NOT NULL);
CREATE TABLE documents (place INTEGER PRIMARY KEY, text INTEGER NOT NULL, record BLOB NOT NULL);
CREATE TABLE problems (place INTEGER PRIMARY KEY, record BLOB NOT NULL);
CREATE TABLE pairs (number INTEGER PRIMARY KEY, keys BLOB NOT NULL, verdict TEXT NOT NULL, note BLOB NOT NULL);
CREATE TABLE marks (number INTEGER PRIMARY KEY, keys BLOB NOT NULL, verdict TEXT NOT NULL, note BLOB NOT NULL, """
SCHEMA += "record BLOB NOT NULL);"
OPTIONS = {
    "strip-html": True, "fold-case": True, "fold-yo": True, "drop-punctuation": True, "collapse-spaces": True,
    "drop-numbers": False, "drop-stop-words": True, "stop-words": [], "word-form": "lemma",
    "drop": ["preposition", "conjunction", "particle", "interjection", "pronoun", "determiner"],
    "undo-lookalikes": True, "undo-styled": True, "undo-invisible": True, "undo-soft-hyphens": True,
    "undo-overlays": True, "undo-direction": True, "undo-spaced": True, "undo-split": True, "undo-joined": True,
    "undo-numerals": False, "undo-unseen": True, "compare-layers": False, "shingle-length": 5, "minimum-passage": 1,
    "template-words": 3, "exclude-phrases": ["in my opinion"], "exclude-quotations": False,
    "exclude-bibliographies": False, "count-not-cited": True, "count-marks-missing": True,
    "count-citation-missing": True, "count-cited-and-quoted": False, "count-bibliography": False,
    "count-template": False, "count-own-work": False, "language": "",
}  # fmt: skip
DOCUMENT = {
    "key": "/x/a.docx", "name": "a.docx", "path": "/x/a.docx", "language": "ru", "reader": "docx", "author": "Anna",
    "file_hash": "ab", "role": "archive", "notes": ["3 pages"], "parts": [["body", 0, 9], ["footnote", 9, 20]],
    "properties": {"author": "A", "editor": "B", "created": "2026", "modified": "2027", "title": "T"},
    "unseen": [["white", 1, 2]], "pictures": 4, "note_marks": [7],
}  # fmt: skip
PASTED = DOCUMENT | {"key": "pasted:b", "name": "b", "path": "", "role": "essay", "parts": [], "unseen": []}
PASTED |= {"note_marks": [], "notes": [], "file_hash": "", "pictures": 0, "author": "", "language": "en"}
PASTED |= {"properties": dict.fromkeys(DOCUMENT["properties"], ""), "reader": "pasted"}


def plain(value):
    return b"\x00" + json.dumps(value).encode()


def deflated(text):
    data = text.encode()
    return b"\x01" + struct.pack("<Q", len(data)) + zlib.compress(data)


@pytest.fixture
def written(tmp_path):
    path = tmp_path / "old.imbrex"
    connection = sqlite3.connect(path)
    connection.executescript(SCHEMA)
    facts = {
        "program": "0.1.0",
        "created": "2026-11-21T08:00:00+01:00",
        "saved": "2026-11-22T08:00:00+01:00",
        "options": OPTIONS,
        "layout": {"page": "overview"},
    }
    connection.executemany("INSERT INTO facts VALUES (?, ?)", [(name, plain(value)) for name, value in facts.items()])
    connection.execute("INSERT INTO texts VALUES (1, ?), (7, ?)", (deflated(TEXT), b"\x00lone \xed\xa0\x80"))
    connection.execute("INSERT INTO documents VALUES (0, 7, ?), (1, 1, ?)", (plain(PASTED), plain(DOCUMENT)))
    problem = {"name": "c.pdf", "message": "Locked.", "hint": "Unlock it.", "path": "/x/c.pdf", "locked": True}
    connection.execute("INSERT INTO problems VALUES (0, ?)", (plain(problem),))
    keys = b'["/x/a.docx", "pasted:b"]'
    connection.execute("INSERT INTO pairs VALUES (1, ?, 'copied', ?)", (keys, "списано".encode()))
    excerpts = [[3, "left"], [4, "right"]]
    connection.execute("INSERT INTO marks VALUES (2, ?, 'cited', '', ?)".replace("''", "x''"), (keys, plain(excerpts)))
    connection.commit()
    connection.close()
    return path


def test_it_is_read(written):
    opened = open_project(written)
    project = opened.project
    assert (opened.version, opened.created, opened.saved) == (
        "0.1.0",
        "2026-11-21T08:00:00+01:00",
        "2026-11-22T08:00:00+01:00",
    )
    assert project.documents == (
        Document("pasted:b", "b", "lone \ud800", language="en", reader="pasted"),
        Document(
            "/x/a.docx",
            "a.docx",
            TEXT,
            (Part(PartKind.BODY, Span(0, 9)), Part(PartKind.FOOTNOTE, Span(9, 20))),
            "/x/a.docx",
            "ru",
            Role.ARCHIVE,
            "docx",
            ("3 pages",),
            "Anna",
            Properties("A", "B", "2026", "2027", "T"),
            (Unseen(Disguise.WHITE, Span(1, 2)),),
            4,
            (7,),
            "ab",
        ),
    )
    assert project.problems == (Problem("c.pdf", "Locked.", "Unlock it.", "/x/c.pdf", locked=True),)
    assert project.options.shingles == Shingling(length=5)
    assert project.options.exclusions.phrases == ("in my opinion",)
    pair = ("/x/a.docx", "pasted:b")
    assert dict(project.review.pairs) == {frozenset(pair): Decision(Verdict.COPIED, "списано")}
    mark = Mark(Excerpt(3, "left"), Excerpt(4, "right"), Decision(Verdict.CITED))
    assert dict(project.review.marks) == {pair: (mark,)}
    assert project.layout == {"page": "overview"}


def test_only_options_that_came_later_are_noted(written):
    """A new option makes old files say so when they are opened; the list above stays as it is."""
    now = Options().to_dict()
    assert OPTIONS.keys() <= now.keys()
    note = str(open_project(written).note)
    assert ("lacked some options" in note) == (now.keys() > OPTIONS.keys())


def test_what_is_saved_now_has_these_tables(written):
    """Another layout of the tables is another format, and needs a migration."""
    save_project(open_project(written).project, written)
    connection = sqlite3.connect(written)
    found = {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_schema")}
    connection.close()
    assert found == set(TABLES)
    if FORMAT == 4:  # documents have history, files, submission and quotes there, in the same tables
        assert found == {statement.strip() for statement in SCHEMA.split(";")[2:-1]}
