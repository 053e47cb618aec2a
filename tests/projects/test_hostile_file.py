"""A project file that somebody else has made or changed: it runs nothing, fills no memory, and is told of."""

import json
import os
import sqlite3
import zlib
from random import Random

import pytest

from imbrex.engine.observer import Cancelled
from imbrex.engine.options import Options
from imbrex.errors import ImbrexError
from imbrex.projects import opening, packing
from imbrex.projects.format import APPLICATION, is_project
from imbrex.projects.opening import open_project
from imbrex.projects.packing import DamagedError, packed, unpacked
from imbrex.projects.project import Project
from imbrex.projects.saving import save_project
from tests.examples import THOROUGH
from tests.projects.making import essay, full

ACTING = {
    "trigger": "CREATE TRIGGER helper AFTER UPDATE ON facts BEGIN DELETE FROM texts; END",
    "view": "ALTER TABLE texts RENAME TO texts_; CREATE VIEW texts AS SELECT * FROM texts_",
    "endless view": "DROP TABLE problems; CREATE VIEW problems AS WITH RECURSIVE n(place, record) AS "
    "(SELECT 1, x'00' UNION ALL SELECT place + 1, record FROM n) SELECT * FROM n",
    "computed column": "ALTER TABLE texts ADD COLUMN more AS (zeroblob(1000000000))",
    "computed text": "DROP TABLE texts; "
    "CREATE TABLE texts (number INTEGER PRIMARY KEY, text AS (zeroblob(1000000000)))",
    "condition": "CREATE TABLE more (x INTEGER CHECK (x < random()))",
    "virtual table": "CREATE VIRTUAL TABLE more USING fts5(x)",
    "index on an expression": "CREATE INDEX more ON texts (hex(zeroblob(length(text))))",
    "another table": "CREATE TABLE more (x)",
    "no table": "DROP TABLE marks",
    "another column": "ALTER TABLE pairs ADD COLUMN more",
}
WRONG = {
    "text of another kind": "UPDATE texts SET text = 'letters'",
    "number for a text": "UPDATE texts SET text = 5",
    "no text": "DELETE FROM texts",
    "empty text": "UPDATE texts SET text = x''",
    "text packed in an unknown way": "UPDATE texts SET text = x'07' || text",
    "text that is no UTF-8": "UPDATE texts SET text = x'00fffe'",
    "text of another document": "UPDATE texts SET text = x'0041' WHERE number = 3",
    "deflated rubbish": "UPDATE texts SET text = x'01' || x'1000000000000000' || randomblob(100)",
    "no record": "UPDATE documents SET record = x'00'",
    "record that is a list": "UPDATE documents SET record = x'005b5d'",
    "record in words": "UPDATE documents SET record = 'many'",
    "text number in words": "UPDATE documents SET text = 'many'",
    "text number far out": "UPDATE documents SET text = 9223372036854775807",
    "no options": "DELETE FROM facts WHERE name = 'options'",
    "no layout": "DELETE FROM facts WHERE name = 'layout'",
    "no date": "DELETE FROM facts WHERE name = 'saved'",
    "facts in words": "UPDATE facts SET value = 'many'",
    "unknown verdict": "UPDATE pairs SET verdict = 'guilty'",
    "verdict that is no UTF-8": "UPDATE pairs SET verdict = CAST(x'ff' AS TEXT)",
    "verdict of bytes": "UPDATE marks SET verdict = x'6f70656e'",
    "note in words": "UPDATE pairs SET note = 'many'",
    "huge note": "UPDATE pairs SET note = zeroblob(1000000)",
    "keys of one": "UPDATE marks SET keys = '[\"a\"]'",
    "keys of numbers": "UPDATE pairs SET keys = CAST('[1, 2]' AS BLOB)",
    "keys of three": 'UPDATE pairs SET keys = CAST(\'["a", "b", "c"]\' AS BLOB)',
    "keys in the wrong order": 'UPDATE marks SET keys = CAST(\'["b", "a"]\' AS BLOB)',
    "a pair twice": "INSERT INTO pairs SELECT number + 1000, keys, verdict, note FROM pairs",
    "a document twice": "INSERT INTO documents SELECT place + 1000, text, record FROM documents",
    "problem": "UPDATE problems SET record = x'007b7d'",
    "excerpts": "UPDATE marks SET record = x'005b5b312c2261225d5d'",
}


@pytest.mark.parametrize("statements", ACTING.values(), ids=ACTING)
def test_a_file_with_anything_in_it_that_no_project_has_is_refused(file, tamper, statements):
    tamper(file, statements)
    with pytest.raises(ImbrexError, match="tables are others"):
        open_project(file)


@pytest.mark.parametrize("statements", WRONG.values(), ids=WRONG)
def test_whatever_stands_in_a_file_is_told_of_in_sentences(file, tamper, statements):
    tamper(file, statements)
    with pytest.raises(ImbrexError, match="is damaged"):
        open_project(file)


def stored(value):
    return b"\0" + (value if isinstance(value, bytes) else json.dumps(value).encode())


def record_of(path, table="documents", column="record"):
    connection = sqlite3.connect(path)
    [(data,), *_] = connection.execute(f"SELECT {column} FROM {table} ORDER BY rowid DESC")
    connection.close()
    return json.loads(unpacked(data))


FIELDS = {
    "role": "teacher",
    "parts": [["body", -1, 5]],
    "unseen": [["white", 0, 10**9]],
    "pictures": -1,
    "note_marks": [5, 3],
    "quotes": [["", 4, 9], ["", 2, 3]],
    "name": None,
    "notes": "letters",
    "properties": {"author": "Anna"},
    "key": ["a"],
    "file_hash": 5,
    "more": 1,
}


@pytest.mark.parametrize(("field", "value"), FIELDS.items(), ids=FIELDS)
def test_a_field_of_a_document_that_is_none_is_told_of(file, tamper, field, value):
    record = record_of(file) | {field: value}
    tamper(file, "UPDATE documents SET record = ? WHERE place = 2", stored(record))
    with pytest.raises(ImbrexError, match="is damaged"):
        open_project(file)


def test_true_is_no_number(file, tamper):
    tamper(file, "UPDATE documents SET record = ? WHERE place = 2", stored(record_of(file) | {"pictures": True}))
    with pytest.raises(ImbrexError, match="is damaged"):
        open_project(file)


@pytest.mark.parametrize("date", ["2026-01-02T03:00:00", "2026-01-02", "yesterday", "", 5])
def test_a_date_that_could_not_be_compared_with_others_is_told_of(file, tamper, date):
    tamper(file, "UPDATE facts SET value = ? WHERE name = 'saved'", stored(date))
    with pytest.raises(ImbrexError, match="the date it was saved is not valid"):
        open_project(file)


def test_texts_that_would_fill_the_memory_together_are_told_of(file, monkeypatch):
    total = sum(map(len, {document.text for document in open_project(file).project.documents}))
    monkeypatch.setattr(opening, "MOST_LETTERS", total - 1)
    with pytest.raises(ImbrexError, match="larger than those of any project"):
        open_project(file)


PARTS = {
    "overlapping": [["body", 0, 9], ["table", 5, 12]],
    "backwards": [["body", 9, 0]],
    "unknown kind": [["heart", 0, 9]],
    "true for a number": [["body", True, 9]],
    "a fraction": [["body", 0.5, 9]],
    "a number too much": [["body", 0, 9, 9]],
    "huge": [["body", 0, 10**400]],
}


@pytest.mark.parametrize("parts", PARTS.values(), ids=PARTS)
def test_pieces_that_are_none_are_told_of(file, tamper, parts):
    record = record_of(file) | {"parts": parts}
    tamper(file, "UPDATE documents SET record = ? WHERE place = 2", stored(record))
    with pytest.raises(ImbrexError, match="is damaged"):
        open_project(file)


JSON = {
    "not a number": b'{"x": NaN}',
    "infinite": b'{"x": 1e999}',
    "deep": b'{"x":' * 100_000,
    "deep and whole": b"[" * 100_000 + b"]" * 100_000,
    "no mapping": b"[]",
    "many digits": b'{"x":' + b"9" * 10_000 + b"}",
    "cut off": b'{"x"',
    "no UTF-8": b'{"x": "\xff"}',
}


@pytest.mark.parametrize("layout", JSON.values(), ids=JSON)
def test_a_layout_that_is_no_json_is_told_of(file, tamper, layout):
    tamper(file, "UPDATE facts SET value = ? WHERE name = 'layout'", stored(layout))
    with pytest.raises(ImbrexError, match="is damaged"):
        open_project(file)


OPTIONS = {
    "length in words": {"shingle-length": "3"},
    "length out of bounds": {"shingle-length": 0},
    "true for a length": {"shingle-length": True},
    "a fraction": {"shingle-length": 3.7},
    "words in letters": {"stop-words": "the"},
    "a word of numbers": {"stop-words": [1]},
    "an unknown part of speech": {"drop": ["heart"]},
    "a mask": {"drop": 7},
    "an unknown form": {"word-form": "loud"},
    "a number for a switch": {"fold-case": 1},
    "nothing": {"fold-case": None},
    "a language of its own": {"language": {"code": "en"}},
}


@pytest.mark.parametrize("changed", OPTIONS.values(), ids=OPTIONS)
def test_an_option_that_cannot_be_is_never_read_as_another(file, tamper, changed):
    tamper(file, "UPDATE facts SET value = ? WHERE name = 'options'", stored(Options().to_dict() | changed))
    with pytest.raises(ImbrexError, match="an option has"):
        open_project(file)


def test_options_of_another_version_are_told(file, tamper):
    options = Options().to_dict()
    del options["fold-yo"]
    options["read-minds"] = True
    tamper(file, "UPDATE facts SET value = ? WHERE name = 'options'", stored(options))
    tamper(file, "UPDATE facts SET value = ? WHERE name = 'program'", stored("9.8.7"))
    opened = open_project(file)
    assert opened.version == "9.8.7"
    assert "Imbrex 9.8.7 with options that this version doesn't have (read-minds)" in opened.note
    assert "fold-yo = True" in opened.note
    assert opened.project.options == Options()


def test_what_another_version_wrote_is_not_called_damaged(file, tamper):
    """A kind of document that this version does not know, for one."""
    tamper(file, "UPDATE documents SET record = ? WHERE place = 2", stored(record_of(file) | {"role": "teacher"}))
    with pytest.raises(ImbrexError, match="is damaged"):
        open_project(file)
    tamper(file, "UPDATE facts SET value = ? WHERE name = 'program'", stored("9.8.7"))
    with pytest.raises(ImbrexError, match=r"unknown kind. It was saved by Imbrex 9\.8\.7\. This is"):
        open_project(file)


@pytest.mark.parametrize("version", ["\x1b[31mred", "9" * 1000, {"a": 1}, None])
def test_a_version_that_is_none_is_not_shown(file, tamper, version):
    tamper(file, "UPDATE facts SET value = ? WHERE name = 'program'", stored(version))
    tamper(file, "PRAGMA user_version = 7")
    with pytest.raises(
        ImbrexError, match=r"saved by a newer version of Imbrex.* \(format 7; this version supports 4\)"
    ):
        open_project(file)


def test_a_newer_format_says_who_wrote_it_and_what_to_do(file, tamper):
    tamper(file, "UPDATE facts SET value = ? WHERE name = 'program'", stored("2.0.1"))
    tamper(file, "PRAGMA user_version = 7; DROP TABLE marks; CREATE TABLE verdicts (x)")
    with pytest.raises(ImbrexError, match=r"saved by Imbrex 2\.0\.1") as told:
        open_project(file)
    assert "Install the latest version" in told.value.hint
    assert "has not been changed" in told.value.hint


@pytest.mark.parametrize("found", [0, -1, -(2**31)])
def test_a_format_that_never_was_is_told_of(file, tamper, found):
    tamper(file, f"PRAGMA user_version = {found}")
    with pytest.raises(ImbrexError, match="format is none"):
        open_project(file)


def test_a_text_that_would_fill_the_memory_is_not_unpacked(file, tamper):
    bomb = zlib.compress(bytes(50_000_000), 9)
    for size in (50_000_000, 1, 2**63, 50 * len(bomb)):
        tamper(file, "UPDATE texts SET text = ?", b"\1" + size.to_bytes(8, "little") + bomb)
        with pytest.raises(ImbrexError, match="is damaged"):
            open_project(file)


def test_what_packs_too_well_is_stored_as_it_is():
    """So that no honest file is taken for a trap."""
    for data in (
        b"",
        b"a",
        b"a" * 1000,
        b"a" * 10_000_000,
        b"abcdefgh" * 20,
        os.urandom(5000),
        b"the old bridge " * 30,
    ):
        assert unpacked(packed(data)) == data
        assert len(packed(data)) <= len(data) + 1
        assert len(data) <= packing.RATIO * len(packed(data))


@pytest.mark.parametrize("more", [b"x", b"more"])
def test_letters_behind_what_is_packed_are_told_of(more):
    data = b"The old bridge over the river. " * 20
    whole = packed(data)
    assert whole[0] == 1
    for wrong in (whole + more, whole[:-1], whole[:5], b"\1"):
        with pytest.raises(DamagedError):
            unpacked(wrong)


def test_many_documents_of_one_text_share_it(tmp_path):
    """However often a file points at one large text, it is in memory once."""
    path = tmp_path / "many.imbrex"
    save_project(Project((essay(1, words=50_000),)), path)
    record = record_of(path)
    connection = sqlite3.connect(path)
    connection.execute("DELETE FROM facts WHERE name = 'seal'")
    rows = [(place, stored(record | {"key": str(place)})) for place in range(1, 300)]
    connection.executemany("INSERT INTO documents VALUES (?, 1, ?)", rows)
    connection.commit()
    connection.close()
    documents = open_project(path).project.documents
    assert len(documents) == 300
    assert len({id(document.text) for document in documents}) == 1


FOREIGN = {
    "empty": b"",
    "text": b"The old bridge over the river.",
    "start of a database": b"SQLite format 3\0",
    "database of nobody": b"SQLite format 3\0" + bytes(500),
    "only a head": b"SQLite format 3\0" + bytes(52) + APPLICATION.to_bytes(4, "big") + bytes(28),
    "zip": b"PK\x03\x04" + bytes(200),
}


@pytest.mark.parametrize("data", FOREIGN.values(), ids=FOREIGN)
def test_what_is_no_project_is_told_of(tmp_path, data):
    path = tmp_path / "class.imbrex"
    path.write_bytes(data)
    with pytest.raises(ImbrexError, match=r"is not an Imbrex project|is empty|is damaged"):
        open_project(path)


def test_a_database_of_somebody_else_is_told_of(file, tamper):
    tamper(file, "PRAGMA application_id = 7")
    assert not is_project(file)
    with pytest.raises(ImbrexError, match="is not an Imbrex project"):
        open_project(file)


def test_a_file_that_is_not_there_is_told_of(tmp_path):
    for name in ("gone.imbrex", "no\0name", "x" * 300):
        with pytest.raises(ImbrexError, match=r"Couldn.t open"):
            open_project(tmp_path / name)
    with pytest.raises(ImbrexError, match="is not a file"):
        open_project(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="there are no such pipes on Windows")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe.imbrex")
    assert not is_project(tmp_path / "pipe.imbrex")
    with pytest.raises(ImbrexError, match="is not a file"):
        open_project(tmp_path / "pipe.imbrex")


def test_a_file_cut_off_anywhere_is_told_of(file):
    whole = file.read_bytes()
    for length in range(100, len(whole), 4999):
        file.write_bytes(whole[:length])
        with pytest.raises(ImbrexError, match="is damaged"):
            open_project(file)


def test_nothing_beside_the_file_is_looked_at(file):
    """A log or journal that somebody has laid beside a file would be played into it."""
    for ending in ("-wal", "-journal", "-shm"):
        file.with_name(f"{file.name}{ending}").write_bytes(os.urandom(8192))
    assert open_project(file).project == full()
    assert sorted(one.name for one in file.parent.iterdir()) == [
        "class.imbrex", "class.imbrex-journal", "class.imbrex-shm", "class.imbrex-wal"
    ]  # fmt: skip


SMALL_CHANGES = {
    "a verdict": "UPDATE pairs SET verdict = 'cited'",
    "a note": "UPDATE marks SET note = x'6e6f'",
    "the order": "UPDATE documents SET place = place + 5 WHERE place = 0",
    "a decision less": "DELETE FROM marks",
    "the kind of a value": "UPDATE pairs SET note = x'' || note, keys = CAST(keys AS TEXT)",
    "when it was saved": "UPDATE facts SET value = CAST(replace(value, '-', '') AS BLOB) WHERE name = 'saved'",
    "a number": "UPDATE pairs SET number = number + 1",
}


@pytest.mark.parametrize("statement", SMALL_CHANGES.values(), ids=SMALL_CHANGES)
def test_whatever_was_changed_since_it_was_saved_is_told_of(file, statement):
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.commit()
    connection.close()
    with pytest.raises(ImbrexError, match="it is not what was saved"):
        open_project(file)


def test_any_bit_that_flips_is_seen_or_means_nothing(file):
    whole = file.read_bytes()
    random = Random(8)
    told = 0
    for _ in range(150 * THOROUGH):
        damaged = bytearray(whole)
        damaged[random.randrange(len(whole))] ^= 1 << random.randrange(8)
        file.write_bytes(damaged)
        try:
            assert open_project(file).project == full()
        except ImbrexError:
            told += 1
    assert told > 10


def test_a_schema_that_is_no_unicode_is_told_of(file):
    """SQLite's own sentence on it cannot be read then."""
    whole = file.read_bytes()
    assert whole.count(b"tablefactsfacts") == 1
    renamed = whole.replace(b"tablefactsfacts", b"tablefa\xcb\xffsfacts")
    file.write_bytes(renamed.replace(b"CREATE TABLE facts (name", b"CREATE TABLE facts (nam("))
    connection = sqlite3.connect(file)
    with pytest.raises(UnicodeDecodeError):
        connection.execute("SELECT 1 FROM sqlite_schema")
    connection.close()
    with pytest.raises(ImbrexError, match="is damaged"):
        open_project(file)
    save_project(full(), file)  # over it
    assert open_project(file).project == full()


def test_opening_changes_nothing(file):
    before = file.read_bytes(), file.stat().st_mtime_ns
    open_project(file)
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before


def test_opening_can_be_stopped_at_any_question(file, stopping):
    after = 0
    while True:
        observer = stopping(after)
        try:
            opened = open_project(file, observer)
        except Cancelled:
            after += 1
        else:
            break
    assert after >= 5
    assert opened.project == full()
    assert ("opening", 0, 3) in observer.stages
