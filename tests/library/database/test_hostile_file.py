"""A library's file that somebody else has tampered with: it runs nothing, fills no memory, and is told of."""

import shutil
import sqlite3

import numpy as np
import pytest

from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.library.database import sqlite
from imbrex.library.index.segments import MOST_DOCUMENTS, packed
from imbrex.library.library import Library
from tests.library.conftest import essay

ACTING = {
    "trigger": "CREATE TRIGGER helper AFTER UPDATE ON counters BEGIN DELETE FROM texts; END",
    "view": "ALTER TABLE names RENAME TO names_; CREATE VIEW names AS SELECT * FROM names_",
    "endless view": "CREATE VIEW more AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT x FROM n",
    "computed column": "ALTER TABLE texts ADD COLUMN more AS (zeroblob(1000000000))",
    "condition": "CREATE TABLE more (x INTEGER CHECK (x < random()))",
    "virtual table": "CREATE VIRTUAL TABLE more USING fts5(x)",
}
WRONG = {
    "options": "UPDATE settings SET value = '[1]' WHERE key = 'options'",
    "swept": "INSERT INTO settings VALUES ('swept', '99999999999999')",
    "next numbers": "DELETE FROM counters",
    "a next number": "UPDATE counters SET next = 'many'",
    "largest number": "UPDATE counters SET next = 9223372036854775807",
    "name": "UPDATE names SET name = x'ff00'",
    "no UTF-8": "UPDATE names SET name = CAST(x'ff' AS TEXT)",
    "tags": "UPDATE names SET tags = '{'",
    "one tag": "UPDATE names SET tags = '5'",
    "words": "UPDATE documents SET words = 'many'",
    "language": "UPDATE documents SET language = x'01'",
    "whole": "UPDATE documents SET whole = 'many'",
    "text": "UPDATE texts SET packed = 'letters'",
    "part of a posting": "UPDATE buckets SET packed = x'010203'",
    "letters for postings": "UPDATE buckets SET packed = 'abcdefgh'",
    "bits": "UPDATE segments SET bits = 64",
    "bits without end": "UPDATE segments SET bits = 62",
    "dead bits without end": "UPDATE segments SET bits = 62, state = 'dead'",
    "position": "UPDATE segments SET position = 99999999",
    "bits below nothing": "UPDATE segments SET bits = -1",
    "bits in words": "UPDATE segments SET bits = 'many'",
    "segment": "UPDATE segments SET segment = 9223372036854775807",
    "signs": "UPDATE signs SET kept = 'a', fingerprints = x'00', longest = 'b', simhash = 'c'",
    "no signs": "DROP TABLE signs",
}


@pytest.fixture(scope="module")
def twelve_essays(tmp_path_factory, find_language):
    """The file of a library, which every test tampers with a copy of."""
    path = tmp_path_factory.mktemp("twelve") / "essays.imbrexlib"
    with Library.create(str(path), find_language) as library:
        library.add([essay(number) for number in range(12)])
    return path


@pytest.fixture
def file(tmp_path, twelve_essays):
    return shutil.copy(twelve_essays, tmp_path)


def tamper(path, statements, *values):
    connection = sqlite3.connect(path)
    if values:
        connection.execute(statements, values)
    else:
        connection.executescript(statements)
    connection.commit()
    connection.close()


@pytest.mark.parametrize("statements", ACTING.values(), ids=ACTING)
def test_a_file_with_something_in_it_that_acts_is_not_opened(file, find_language, statements):
    tamper(file, statements)
    with pytest.raises(ImbrexError, match="runs automatically"):
        Library.open(str(file), find_language)


@pytest.mark.parametrize("statements", WRONG.values(), ids=WRONG)
def test_whatever_stands_in_a_file_is_told_of_in_sentences(file, find_language, essays, tmp_path, statements):
    """Nothing but an ImbrexError may come out, whatever people do with the library."""
    tamper(file, statements)
    looks = (
        lambda library: library.info(),
        lambda library: library.entries(),
        lambda library: list(library.check(essays(2))),
        lambda library: library.document(1),
        lambda library: library.groups(),
        lambda library: library.export(tmp_path / "all.imbrexport"),
    )
    changes = (
        lambda library: library.add([Document("new", "new", "words that nobody has added")]),
        lambda library: library.remove([2]),
        lambda library: library.tidy(),
        lambda library: library.reindex(rebuild=True),
    )
    told = 0
    for work in (Library.verify, *looks, *(step for change in changes for step in (change, Library.verify))):
        try:
            with Library.open(str(file), find_language) as library:
                result = work(library)
                told += work is Library.verify and bool(result)
        except ImbrexError as error:
            told += bool(error.hint)
    assert told or statements in {WRONG["words"], WRONG["name"], WRONG["tags"], WRONG["one tag"]}


def test_numbers_of_documents_that_are_out_of_all_bounds_fill_no_memory(file, find_language, monkeypatch):
    postings = np.full(1, np.uint64(7 << 40) | np.uint64(MOST_DOCUMENTS - 1), np.uint64)
    tamper(file, "UPDATE buckets SET packed = ?", packed(postings))
    counted = []
    bincount = np.bincount
    monkeypatch.setattr(np, "bincount", lambda *given, **more: counted.append(bincount(*given, **more)) or counted[-1])
    with Library.open(str(file), find_language) as library:
        assert library.groups() == []
    assert counted
    assert max(map(len, counted)) < 1000


def test_traces_that_a_reader_keeps_in_the_log_are_told_of(file, find_language, monkeypatch):
    monkeypatch.setattr(sqlite, "_PATIENCE", 0.01)
    with Library.open(str(file), find_language) as library, Library.open(str(file), find_language) as other:
        with other.store.reading() as connection:
            connection.exec_driver_sql("SELECT count(*) FROM texts").scalar()
            with pytest.raises(ImbrexError, match="were deleted, but traces may remain"):
                library.remove([1])
        assert [entry.document for entry in library.entries()] == list(range(2, 13))
        assert library.remove([2]) == 1
