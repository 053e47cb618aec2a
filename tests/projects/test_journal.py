"""The journal: what nobody has saved is found again, by one program at a time."""

import errno
import os
import sqlite3
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from imbrex.engine.observer import Cancelled
from imbrex.engine.options import Options, Shingling
from imbrex.engine.review.review import Decision, Excerpt, Mark, Verdict
from imbrex.errors import ImbrexError
from imbrex.projects import database, saving
from imbrex.projects import journal as journal_module
from imbrex.projects.journal import Journal, abandoned
from imbrex.projects.project import Project
from tests.projects.making import essay, full

posix = pytest.mark.skipif(os.name == "nt", reason="needs the file rights of POSIX")


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "state" / "journals"


@pytest.fixture
def journal(folder):
    made = Journal(folder)
    yield made
    made.close()


def found_in(folder):
    """What is found; all of it is left to be found again."""
    found = abandoned(folder)
    for one in found:
        one.release()
    return found


def statements(monkeypatch):
    """All that is told to SQLite from here on."""
    told = []
    plain = sqlite3.connect

    def connect(*given, **named):
        connection = plain(*given, **named)
        connection.set_trace_callback(told.append)
        return connection

    monkeypatch.setattr(database.sqlite3, "connect", connect)
    return told


def changes(told):
    return [statement.split(" VALUES")[0] for statement in told if statement[:6] in ("INSERT", "DELETE", "UPDATE")]


def test_what_was_written_is_found_when_the_program_has_ended(folder, journal):
    journal.write(full(), Path("/x/class.imbrex"))
    journal.close()
    [found] = abandoned(folder)
    assert found.read() == full()
    assert (found.title, found.documents) == ("class", 3)
    assert found.source == Path("/x/class.imbrex")
    assert found.changed.tzinfo is not None
    assert found.problem == found.note == ""
    found.discard()
    assert list(folder.iterdir()) == []


def test_without_a_file_it_is_called_as_its_first_document(folder, journal):
    journal.write(full(), None)
    journal.close()
    [found] = found_in(folder)
    assert (found.title, found.source) == ("0001.txt", None)


def test_verdicts_on_pairs_and_passages_and_notes_are_counted_apart(folder, journal):
    review = full().review.judged([("b", "a"), ("a", "c")], Verdict.CITED).judged([("a", "c")], Verdict.OPEN)
    mark = Mark(Excerpt(0, "a"), Excerpt(0, "b"), Decision(Verdict.IGNORE))
    note = Mark(Excerpt(0, "a"), Excerpt(0, "b"), Decision(Verdict.OPEN, "look again"))
    review = review.marked("a", "b", [mark]).marked("x", "y", [note])
    journal.write(replace(full(), review=review), None)
    journal.close()
    [found] = found_in(folder)
    marks = [one.decision for several in review.marks.values() for one in several]
    pairs = list(review.pairs.values())
    assert found.pairs == sum(one.verdict is not Verdict.OPEN for one in pairs) > 0
    assert found.passages == sum(one.verdict is not Verdict.OPEN for one in marks) > 0
    assert found.notes == sum(bool(one.note) for one in [*pairs, *marks]) > 1


def test_a_journal_that_is_being_written_is_not_offered(folder, journal):
    journal.write(full(), None)
    assert abandoned(folder) == []
    other = Journal(folder)
    other.write(Project((essay(5),)), None)
    assert abandoned(folder) == []
    other.close()
    [found] = abandoned(folder)
    assert found.read().documents == (essay(5),)
    found.discard()
    journal.write(replace(full(), layout={}), None)
    journal.close()
    [found] = found_in(folder)
    assert found.read() == replace(full(), layout={})


def test_what_one_window_was_offered_no_other_is(folder, journal):
    journal.write(full(), None)
    journal.close()
    [found] = abandoned(folder)
    assert abandoned(folder) == []
    found.release()
    [again] = found_in(folder)
    assert again.path == found.path


def test_the_last_one_comes_first(folder, tamper):
    for hour in (1, 3, 2):
        journal = Journal(folder)
        journal.write(full(), Path(f"/x/{hour}.imbrex"))
        journal.close()
        path = max(folder.glob("*.journal"), key=lambda one: one.stat().st_mtime_ns)
        date = f'\0"2026-01-02T0{hour}:00:00+00:00"'.encode()
        tamper(path, "UPDATE facts SET value = ? WHERE name = 'saved'", date)
    assert [one.title for one in found_in(folder)] == ["3", "2", "1"]


def test_a_verdict_is_one_row_and_no_document_is_written_again(folder, journal, monkeypatch):
    told = statements(monkeypatch)
    project = Project(tuple(essay(number) for number in range(50)))
    keys = [document.key for document in project.documents]
    everyone = [(one, other) for one in keys for other in keys if one < other]
    project = replace(project, review=project.review.judged(everyone, Verdict.IGNORE))
    journal.write(project, None)
    assert sum("INSERT INTO texts" in statement for statement in told) == 50
    told.clear()
    journal.write(replace(project, review=project.review.judged([(keys[3], keys[7])], Verdict.COPIED)), None)
    assert sorted(changes(told)) == [
        "DELETE FROM pairs WHERE number = 148",
        "INSERT INTO pairs (number, keys, verdict, note)",
        *2 * ["INSERT OR REPLACE INTO facts (name, value)"],
    ]


def test_nothing_new_is_not_written(folder, journal, monkeypatch):
    told = statements(monkeypatch)
    journal.write(full(), None)
    told.clear()
    journal.write(full(), None)
    assert told == []


def test_a_document_that_is_read_anew_or_moved_writes_only_what_is_new(folder, journal, monkeypatch):
    told = statements(monkeypatch)
    documents = tuple(essay(number) for number in range(10))
    journal.write(Project(documents), None)
    told.clear()
    changed = (*documents[5:], replace(documents[1], text="Another text.", author="Anna"))
    journal.write(Project(changed), None)
    written = changes(told)
    assert sum("INTO texts" in statement for statement in written) == 1
    assert sum("DELETE FROM texts" in statement for statement in written) == 5
    journal.close()
    [found] = found_in(folder)
    assert found.read().documents == changed


def test_the_file_that_it_belongs_to_may_be_another_one(folder, journal, monkeypatch, tmp_path):
    journal.write(full(), None)
    journal.write(full(), tmp_path / "class.imbrex")
    told = statements(monkeypatch)
    journal.write(full(), tmp_path / "class.imbrex")
    assert told == []
    journal.close()
    [found] = found_in(folder)
    assert (found.source, found.title) == (tmp_path / "class.imbrex", "class")


@pytest.mark.parametrize(
    "changed",
    [
        (essay(2), essay(1), essay(3)),
        (essay(1), replace(essay(2), text="Another text."), essay(3)),
        (essay(1), replace(essay(2), author="Anna"), essay(3)),
        (essay(1), essay(4), essay(3)),
    ],
)
def test_as_many_documents_may_be_others(folder, journal, changed):
    journal.write(Project((essay(1), essay(2), essay(3))), None)
    journal.write(Project(changed), None)
    journal.close()
    [found] = found_in(folder)
    assert found.read().documents == changed


def test_a_verdict_on_a_passage_writes_that_passage_only(folder, journal, monkeypatch):
    told = statements(monkeypatch)
    marks = tuple(Mark(Excerpt(n, f"left {n}"), Excerpt(n, f"right {n}"), Decision(Verdict.CITED)) for n in range(100))
    project = full()
    project = replace(project, review=project.review.marked("a", "b", marks))
    journal.write(project, None)
    told.clear()
    judged = replace(marks[40], decision=Decision(Verdict.COPIED, "!"))
    review = project.review.marked("a", "b", (*marks[:40], *marks[41:], judged))
    journal.write(replace(project, review=review), None)
    written = changes(told)
    assert sum("marks" in statement for statement in written) == 2
    journal.close()
    [found] = found_in(folder)
    assert found.read().review == review


def test_saved_is_cleared_and_the_next_change_begins_anew(folder, journal):
    journal.write(full(), None)
    journal.clear()
    assert list(folder.iterdir()) == []
    assert abandoned(folder) == []
    journal.write(Project((essay(1),)), None)
    journal.close()
    [found] = found_in(folder)
    assert found.read() == Project((essay(1),))


def test_clearing_and_closing_twice_or_before_anything_does_no_harm(folder, journal):
    journal.clear()
    journal.close()
    journal.clear()
    assert not folder.exists()
    assert abandoned(folder) == []


@posix
def test_nobody_else_may_read_it(folder, journal):
    before = os.umask(0)
    try:
        journal.write(full(), None)
    finally:
        os.umask(before)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    texts = [one for one in folder.iterdir() if one.suffix != ".lock"]
    assert len(texts) == 2  # with its log
    assert {stat.S_IMODE(one.stat().st_mode) for one in texts} == {0o600}


def test_a_folder_that_cannot_be_made_is_told_of_once(tmp_path):
    (tmp_path / "state").write_text("no folder")
    journal = Journal(tmp_path / "state" / "journals")
    with pytest.raises(ImbrexError, match="can't be recovered") as told:
        journal.write(full(), None)
    assert "Save the project often" in told.value.hint
    assert not journal.write(full(), None)
    assert not journal.write(Project(), None)
    (tmp_path / "state").unlink()
    assert journal.write(full(), None)  # now it works
    assert journal.write(full(), None)  # and there is nothing new
    journal.close()
    [found] = found_in(tmp_path / "state" / "journals")
    assert found.read() == full()


def test_a_share_that_cannot_flush_has_a_journal_all_the_same(folder, monkeypatch):
    """SQLite is not asked to flush where flushing fails; where it works, it has to."""

    def refuse(descriptor):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    for can_flush in (True, False):
        if not can_flush:
            monkeypatch.setattr(os, "fsync", refuse)
        journal = Journal(folder)
        assert journal.write(full(), None)
        (synchronous,) = journal._connection.execute("PRAGMA synchronous").fetchone()
        assert synchronous == (2 if can_flush else 0)
        journal.close()
    assert [one.read() for one in found_in(folder)] == [full(), full()]


def test_no_other_program_can_open_it_while_it_is_held(folder, journal):
    journal.write(full(), None)
    ask = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('SELECT * FROM documents')"
    [path] = folder.glob("*.journal")
    asked = subprocess.run([sys.executable, "-c", ask, path], capture_output=True, text=True, check=False)
    assert "database is locked" in asked.stderr
    journal.close()
    subprocess.run([sys.executable, "-c", ask, path], check=True)


def test_a_write_that_fails_leaves_what_was_written_before(folder, journal, monkeypatch):
    journal.write(full(), None)
    plain = saving.write_facts

    def fail(connection, facts):
        plain(connection, facts)
        connection.execute("PRAGMA max_page_count=1")  # the disk is full
        connection.execute("INSERT INTO texts VALUES (99, zeroblob(1000000))")

    monkeypatch.setattr(journal_module, "write_facts", fail)
    changed = replace(full(), options=Options(shingles=Shingling(length=7)))
    with pytest.raises(ImbrexError, match="Not enough disk space"):
        journal.write(changed, None)
    assert not journal.write(changed, None)  # told once
    monkeypatch.undo()
    journal._connection.execute("PRAGMA max_page_count=1000000")
    more = replace(changed, layout={"page": "matrix"})
    journal.write(more, None)
    journal.close()
    [found] = found_in(folder)
    assert found.read() == more


def test_a_write_can_be_stopped_and_done_again(folder, journal, stopping):
    journal.write(Project(), None)
    with pytest.raises(Cancelled):
        journal.write(full(), None, stopping(2))
    journal.write(full(), None)
    journal.close()
    [found] = found_in(folder)
    assert found.read() == full()


def test_a_folder_that_was_cleared_meanwhile_is_made_again(folder, journal):
    journal.write(full(), None)
    for one in folder.iterdir():
        one.unlink()
    changed = replace(full(), layout={})
    journal.write(changed, None)
    journal.close()
    [found] = found_in(folder)
    assert found.read() == changed


DAMAGE = {
    "rubbish": lambda path: path.write_bytes(os.urandom(5000)),
    "cut off": lambda path: path.write_bytes(path.read_bytes()[:9000]),
    "empty tables": lambda path: execute(path, "DELETE FROM facts"),
    "no tables": lambda path: execute(path, "DROP TABLE texts"),
    "newer": lambda path: execute(path, "PRAGMA user_version = 9"),
    "source in numbers": lambda path: execute(path, "UPDATE facts SET value = x'0035' WHERE name = 'source'"),
    "date": lambda path: execute(path, "UPDATE facts SET value = x'0035' WHERE name = 'saved'"),
}


def execute(path, statement):
    connection = sqlite3.connect(path)
    connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize("name", DAMAGE)
def test_a_broken_journal_is_told_of_and_can_be_discarded(folder, journal, name):
    journal.write(full(), None)
    journal.close()
    [path] = folder.glob("*.journal")
    DAMAGE[name](path)
    [found] = abandoned(folder)
    assert found.problem
    assert str(path) in found.problem
    if name != "source in numbers":  # which nobody needs to read the rest
        with pytest.raises(ImbrexError):
            found.read()
    found.discard()
    assert list(folder.iterdir()) == []


def test_a_program_that_ended_before_its_first_write_leaves_nothing_to_offer(folder):
    folder.mkdir(parents=True)
    (folder / "0123456789abcdef.journal").touch()
    (folder / "0123456789abcdef.lock").touch()
    (folder / "1123456789abcdef.lock").touch()
    (folder / "2123456789abcdef.journal-wal").write_bytes(b"texts of students")
    (folder / "notes of the user.txt").touch()
    assert abandoned(folder) == []
    assert [one.name for one in folder.iterdir()] == ["notes of the user.txt"]
