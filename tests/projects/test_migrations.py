"""Migrations: an older file is read as it would be now, and stays what it is until it is saved."""

import sqlite3

import pytest

from imbrex.errors import ImbrexError
from imbrex.projects import migrations, opening
from imbrex.projects.database import in_memory
from imbrex.projects.format import FORMAT, TABLES
from imbrex.projects.journal import Journal, abandoned
from imbrex.projects.migrations import MIGRATIONS, Migration, migrated
from imbrex.projects.opening import open_project
from imbrex.projects.packing import DamagedError
from imbrex.projects.saving import save_project
from tests.projects.making import full

# Two formats that might have been before this one: problems had another name, and there were no marks.
OLDEST = tuple(table.replace("TABLE problems", "TABLE faults") for table in TABLES if "TABLE marks" not in table)
MIDDLE = tuple(table for table in TABLES if "TABLE marks" not in table)


def rename_faults(connection):
    for table in MIDDLE:
        if "TABLE problems" in table:
            connection.execute(table)
    connection.execute("INSERT INTO problems SELECT * FROM faults")
    connection.execute("DROP TABLE faults")


def add_marks(connection):
    for table in TABLES:
        if "TABLE marks" in table:
            connection.execute(table)


STEPS = (Migration(FORMAT + 1, OLDEST, rename_faults), Migration(FORMAT + 2, MIDDLE, add_marks))
TO_OLDEST = """
    DROP TABLE marks;
    CREATE TABLE faults (place INTEGER PRIMARY KEY, record BLOB NOT NULL);
    INSERT INTO faults SELECT * FROM problems;
    DROP TABLE problems;
"""


@pytest.fixture
def later(monkeypatch):
    """Let the program be two formats further."""
    monkeypatch.setattr(opening, "FORMAT", FORMAT + 2)
    monkeypatch.setattr(opening, "migrated", lambda *given: migrated(*given, steps=STEPS, newest=FORMAT + 2))


def test_the_steps_lead_from_the_first_format_to_the_newest():
    assert [step.format for step in MIGRATIONS] == list(range(2, FORMAT + 1))


def test_an_older_file_is_read_and_stays_as_it_is(file, tamper, later):
    tamper(file, TO_OLDEST)
    before = file.read_bytes()
    opened = open_project(file)
    assert opened.project.documents == full().documents
    assert opened.project.problems == full().problems
    assert opened.project.review.pairs == full().review.pairs
    assert opened.project.review.marks == {}
    assert "in an older format" in opened.note
    assert "older versions can no longer open it" in opened.note
    assert file.read_bytes() == before


def test_saving_it_brings_it_up_to_date(file, tamper, later, monkeypatch):
    tamper(file, TO_OLDEST)
    project = open_project(file).project
    monkeypatch.undo()
    save_project(project, file)
    opened = open_project(file)
    assert (opened.project, opened.note) == (project, "")


def test_a_journal_of_an_older_program_is_found_and_read(tmp_path, tamper, later):
    journal = Journal(tmp_path)
    journal.write(full(), None)
    journal.close()
    [path] = tmp_path.glob("*.journal")
    tamper(path, TO_OLDEST)
    [found] = abandoned(tmp_path)
    assert found.problem == ""
    assert "older format" in found.note
    assert found.read().documents == full().documents
    found.discard()


def test_a_file_that_is_not_of_the_format_it_says_is_told_of(file, later):
    with pytest.raises(ImbrexError, match="tables are others"):
        open_project(file)


@pytest.mark.parametrize("steps", [STEPS[:1], STEPS[1:], ()])
def test_a_missing_step_is_told_of(file, steps):
    connection = sqlite3.connect(file)
    with pytest.raises(DamagedError, match="format is none"):
        migrated(connection, FORMAT, steps=steps, newest=FORMAT + 2)
    connection.close()


def test_a_step_that_fails_leaves_nothing_open(file, tamper, monkeypatch):
    tamper(file, TO_OLDEST)
    copies = []

    def make():
        copies.append(in_memory())
        return copies[-1]

    monkeypatch.setattr(migrations, "in_memory", make)
    connection = sqlite3.connect(file)
    steps = (Migration(FORMAT + 1, OLDEST, lambda copy: copy.execute("SELECT * FROM nowhere")),)
    with pytest.raises(sqlite3.OperationalError):
        migrated(connection, FORMAT, steps=steps, newest=FORMAT + 1)
    connection.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        copies[0].execute("SELECT 1")
