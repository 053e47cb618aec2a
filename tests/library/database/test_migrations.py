"""Migrations: all steps or none, a copy before, and no library of a newer version is touched."""

import threading
from functools import partial

import pytest
from sqlalchemy import Connection, text

from imbrex.cli.commands.library_actions import run_action
from imbrex.cli.output.terminal import TerminalProgress
from imbrex.cli.parser import make_parser
from imbrex.engine.observer import Cancelled
from imbrex.errors import ImbrexError
from imbrex.library.database import migrations, schema
from imbrex.library.database.migrations import MIGRATIONS, Migration, bring_up_to_date
from imbrex.library.database.role import Role
from imbrex.library.library import Library
from tests.library.conftest import names_in


def add_teacher(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE names ADD COLUMN teacher TEXT NOT NULL DEFAULT 'unknown'"))


def add_grades(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE grades (document BIGINT PRIMARY KEY, grade INTEGER NOT NULL)"))
    connection.execute(text("INSERT INTO grades SELECT document, words FROM documents"))


def fail(connection: Connection) -> None:
    add_grades(connection)
    connection.execute(text("SELECT nothing FROM nowhere"))


NEWER = (*MIGRATIONS, Migration(schema.VERSION + 1, add_teacher), Migration(schema.VERSION + 2, add_grades))
NEWEST = schema.VERSION + 2


def version_of(library):
    with library.store.reading() as connection:
        return migrations.version_of(connection, "it")


def columns_of(library):
    with library.store.reading() as connection:
        return list(connection.execute(text("SELECT * FROM names")).keys())


def test_the_steps_lead_from_the_first_version_to_the_newest():
    assert [step.version for step in MIGRATIONS] == list(range(2, schema.VERSION + 1))


def test_an_older_library_is_brought_up_to_date_with_all_that_is_in_it(library, essays):
    library.add(essays(5))
    before = names_in(library)
    notice = bring_up_to_date(library.store, steps=NEWER, newest=NEWEST)
    assert "has been upgraded" in notice
    assert version_of(library) == NEWEST
    assert columns_of(library)[-1] == "teacher"
    with library.store.reading() as connection:
        assert connection.scalar(text("SELECT count(*) FROM grades")) == 5
        assert connection.scalar(text("SELECT max(teacher) FROM names")) == "unknown"
    assert names_in(library) == before
    assert bring_up_to_date(library.store, steps=NEWER, newest=NEWEST) == ""


def test_a_file_is_copied_before(tmp_path, find_language, essays):
    address = tmp_path / "essays.imbrexlib"
    with Library.create(str(address), find_language) as library:
        library.add(essays(3))
        notice = bring_up_to_date(library.store, steps=NEWER, newest=NEWEST)
    copy = tmp_path / f"essays.imbrexlib.version{schema.VERSION}"
    assert str(copy) in notice
    with Library.open(str(copy), find_language) as library:
        assert library.info().documents == 3
        assert library.verify() == []
        assert library.notice == ""


def test_opening_brings_it_up_to_date_and_the_command_line_says_so(
    tmp_path, find_language, essays, monkeypatch, capsys
):
    address = str(tmp_path / "essays.imbrexlib")
    with Library.create(address, find_language) as library:
        library.add(essays(3))
    monkeypatch.setattr(
        "imbrex.library.opened_library.bring_up_to_date", partial(bring_up_to_date, steps=NEWER, newest=NEWEST)
    )
    monkeypatch.setattr("imbrex.library.database.ledger.VERSION", NEWEST)
    listing = make_parser().parse_args(["library", "list", "--library", address])
    assert run_action(listing, TerminalProgress()) == 0
    told = capsys.readouterr()
    assert f"kept in {address}.version{schema.VERSION}." in told.err
    assert "essay 2.txt" in told.out
    assert run_action(listing, TerminalProgress()) == 0
    assert "older" not in capsys.readouterr().err


def test_no_copy_is_written_over(tmp_path, find_language):
    address = tmp_path / "essays.imbrexlib"
    taken = tmp_path / f"essays.imbrexlib.version{schema.VERSION}"
    taken.write_text("somebody's", encoding="utf-8")
    with Library.create(str(address), find_language) as library:
        notice = bring_up_to_date(library.store, steps=NEWER, newest=NEWEST)
    assert taken.read_text(encoding="utf-8") == "somebody's"
    assert f"{taken}-2." in notice


def test_a_step_that_fails_leaves_everything_as_it_was(library, essays):
    library.add(essays(3))
    steps = (*NEWER[:-1], Migration(NEWEST, fail))
    with pytest.raises(ImbrexError):
        bring_up_to_date(library.store, steps=steps, newest=NEWEST)
    assert version_of(library) == schema.VERSION
    assert "teacher" not in columns_of(library)
    assert library.verify() == []


def test_it_tells_before_it_begins_and_can_be_stopped(library):
    heard = []

    class Doubtful:
        def progress(self, progress):
            heard.append((progress.stage, version_of(library)))

        def check(self):
            raise Cancelled

    with pytest.raises(Cancelled):
        bring_up_to_date(library.store, Doubtful(), steps=NEWER, newest=NEWEST)
    assert heard[0] == ("Bringing the library up to date", schema.VERSION)
    assert version_of(library) == schema.VERSION


def test_two_who_open_it_at_once_do_it_once(library, address, find_language, tmp_path):
    gate = threading.Barrier(2)
    notices = []

    def opening():
        with Library.open(address, find_language) as mine:
            gate.wait()
            notices.append(bring_up_to_date(mine.store, steps=NEWER, newest=NEWEST))

    threads = [threading.Thread(target=opening) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(bool, notices)) == [False, True]
    assert len(list(tmp_path.glob("*.version*"))) == library.store.is_file
    assert version_of(library) == NEWEST


def test_a_newer_library_is_not_opened(library, address, find_language):
    bring_up_to_date(library.store, steps=NEWER, newest=NEWEST)
    with pytest.raises(ImbrexError, match=r"newer version of Imbrex .*Install the latest version"):
        Library.open(address, find_language)


def test_who_has_it_open_is_stopped_when_it_becomes_newer(library, essays):
    library.add(essays(2))
    bring_up_to_date(library.store, steps=NEWER, newest=NEWEST)
    with pytest.raises(ImbrexError, match="newer"):
        library.add(essays(4))
    with library.store.reading() as connection:
        assert connection.scalar(text("SELECT count(*) FROM documents")) == 2


def test_a_library_from_which_no_step_leads_is_told_of(library):
    with pytest.raises(ImbrexError, match="too old"):
        bring_up_to_date(library.store, steps=NEWER[-1:], newest=NEWEST)


def test_a_library_without_a_version_is_told_of(library, address, find_language):
    with library.store.writing() as connection:
        connection.execute(text("UPDATE settings SET value = 'new' WHERE key = 'version'"))
    with pytest.raises(ImbrexError, match="no version number"):
        Library.open(address, find_language)


def test_only_whoever_made_a_shared_library_brings_it_up_to_date(postgres, shared_address, find_language):
    password = postgres.account("deputy")
    with Library.create(shared_address, find_language) as library:
        library.grant("deputy", Role.OWN)
        address = postgres.address("deputy", password, shared_address.rpartition("/")[2])
        with Library.open(address, find_language) as deputys:
            with pytest.raises(ImbrexError, match="Ask the library owner"):
                bring_up_to_date(deputys.store, steps=NEWER, newest=NEWEST)
            bring_up_to_date(library.store, steps=NEWER, newest=NEWEST)
            assert version_of(deputys) == NEWEST
        library.grant("deputy", Role.NONE)
