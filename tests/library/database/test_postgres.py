"""A library on a PostgreSQL server: several people at once, roles that the server holds, a server that goes away."""

import signal
import threading

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError, ProgrammingError

from imbrex.engine.observer import SILENT
from imbrex.engine.options import Canonization, Options
from imbrex.errors import ImbrexError
from imbrex.library.database import postgres as postgres_settings
from imbrex.library.database import schema
from imbrex.library.database.address import Address
from imbrex.library.database.database_errors import said
from imbrex.library.database.role import Role
from imbrex.library.database.role_grants import rights
from imbrex.library.database.store import Store
from imbrex.library.index.maintenance import reindex
from imbrex.library.library import Library
from tests.library.conftest import essay, names_in

TEACHER = 'Анна "the teacher"; DROP TABLE documents'
STATEMENTS = {
    "SELECT": "SELECT count(*) FROM {}",
    "INSERT": "INSERT INTO {0} SELECT * FROM {0} WHERE false",
    "UPDATE": "UPDATE {0} SET {1} = {1}",
    "DELETE": "DELETE FROM {}",
}


@pytest.fixture
def library(shared_address, find_language):
    with Library.create(shared_address, find_language) as made:
        yield made


@pytest.fixture
def as_teacher(postgres, shared_address, library):
    """Give a teacher a role: the address under which they reach the library with it."""
    password = postgres.account(TEACHER)

    def give(role):
        library.grant(TEACHER, role)
        return postgres.address(TEACHER, password, shared_address.rpartition("/")[2])

    yield give
    library.grant(TEACHER, Role.NONE)


def at_once(*jobs):
    """Run jobs in threads, all released at one moment; raises what any of them raised."""
    gate = threading.Barrier(len(jobs))
    errors = []

    def run(job):
        gate.wait()
        try:
            job()
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


def test_several_teachers_add_at_once_and_nothing_is_lost(shared_address, library, find_language):
    def adding(first):
        with Library.open(shared_address, find_language) as mine:
            for number in range(first, first + 12):
                mine.add([essay(number)])

    at_once(*(lambda first=first: adding(first) for first in (0, 100, 200, 300)))
    assert library.info().documents == 48
    assert len({name[0] for name in names_in(library)}) == 48
    assert library.verify() == []


def test_the_same_document_added_by_all_at_once_is_one(shared_address, library, find_language):
    added = []

    def adding(teacher):
        with Library.open(shared_address, find_language) as mine:
            for number in range(8):
                added.extend(mine.add([essay(number, author=teacher)]))

    at_once(*(lambda teacher=teacher: adding(teacher) for teacher in ("Ann", "Ben", "Cleo")))
    assert library.info().documents == 8
    assert library.info().names == 24
    assert sum(one.new for one in added) == 8
    assert sum(one.renamed for one in added) == 16
    assert library.verify() == []


def test_what_one_adds_another_finds(shared_address, library, find_language):
    with Library.open(shared_address, find_language) as other:
        other.add([essay(1)])
        (checked,) = library.check([essay(1)])
        assert [known.entry.name for known in checked.known] == ["essay 1.txt"]


def test_removing_while_others_add(shared_address, library, find_language, essays):
    library.add(essays(30))

    def adding():
        with Library.open(shared_address, find_language) as mine:
            for number in range(100, 120):
                mine.add([essay(number)])

    def removing():
        with Library.open(shared_address, find_language) as mine:
            for number in range(1, 11):
                mine.remove([number])

    at_once(adding, removing)
    assert library.info().documents == 40
    assert library.verify() == []


def test_whoever_makes_a_library_owns_it(library):
    assert library.role is Role.OWN
    assert library.granted() == {}


@pytest.mark.parametrize("role", Role)
def test_the_server_itself_holds_everybody_to_their_role(library, as_teacher, essays, role):
    """Past the program too, by the statements themselves."""
    library.add(essays(3))
    store = Store(Address.parse(as_teacher(role)))
    for table in schema.metadata.sorted_tables:
        column = "next" if table is schema.counters else table.columns.keys()[0]
        for right, statement in STATEMENTS.items():
            with store.engine.connect() as connection:
                if right in rights(role, table):
                    connection.execute(text(statement.format(table.name, column)))
                else:
                    with pytest.raises(ProgrammingError, match="permission denied"):
                        connection.execute(text(statement.format(table.name, column)))
                connection.rollback()
    with store.engine.connect() as connection, pytest.raises(ProgrammingError, match="must be owner"):
        connection.execute(text("DROP TABLE names"))
    store.close()


def test_a_reader_checks_and_does_not_add(library, as_teacher, find_language, essays, tmp_path):
    library.add(essays(3))
    with Library.open(as_teacher(Role.READ), find_language) as mine:
        assert mine.role is Role.READ
        (checked,) = mine.check([essay(1)])
        assert len(checked.known) == 1
        assert mine.verify() == []
        assert mine.export(tmp_path / "all.imbrexport") == 3
        for job in (lambda: mine.add([essay(9)]), lambda: mine.import_file(tmp_path / "all.imbrexport"), mine.tidy):
            with pytest.raises(ImbrexError, match=r"requires the role “add” .*Your role: read"):
                job()


def test_who_may_add_does_not_remove(library, as_teacher, find_language, essays):
    library.add(essays(3))
    with Library.open(as_teacher(Role.ADD), find_language) as mine:
        for number in range(20, 40):  # often enough for pieces of the index to be merged
            mine.add([essay(number)])
        mine.add([essay(1, name="again.txt")])
        mine.tidy()
        for job in (lambda: mine.remove([1]), lambda: mine.remove_author("author 1")):
            with pytest.raises(ImbrexError, match="“own”"):
                job()
    assert library.info().documents == 23
    assert library.verify() == []


def test_who_may_add_tidies_after_the_owner_has_changed_the_settings(library, as_teacher, find_language, essays):
    library.add(essays(12))
    assert library.set_options(Options(canonization=Canonization(drop_stop_words=False)))
    with Library.open(as_teacher(Role.ADD), find_language) as mine:
        mine.add(essays(3, first=30))
        with pytest.raises(ImbrexError, match="“own”"):
            mine.reindex()
        reindex(library.store, find_language, SILENT)  # not yet swept
        mine.add(essays(3, first=40))
        mine.tidy()
        mine.add(essays(3, first=50))
    library.tidy()
    assert library.info().documents == 21
    assert library.verify() == []


def test_who_owns_it_removes_and_gives_no_roles(library, as_teacher, find_language, essays):
    library.add(essays(3))
    with Library.open(as_teacher(Role.OWN), find_language) as mine:
        assert mine.remove([1]) == 1
        with pytest.raises(ImbrexError, match="Only the library owner"):
            mine.grant(TEACHER, Role.READ)
    assert library.verify() == []


def test_who_has_no_role_is_told_so(as_teacher, find_language):
    with pytest.raises(ImbrexError, match="don't have permission"):
        Library.open(as_teacher(Role.NONE), find_language)


def test_a_role_takes_the_place_of_the_one_before(library, as_teacher):
    for role in (Role.OWN, Role.READ, Role.ADD):
        as_teacher(role)
        assert library.granted() == {TEACHER: role}
    as_teacher(Role.NONE)
    assert library.granted() == {}


def test_a_role_that_is_taken_away_counts_at_once(library, as_teacher, find_language):
    with Library.open(as_teacher(Role.ADD), find_language) as mine:
        mine.add([essay(1)])
        as_teacher(Role.READ)
        with pytest.raises(ImbrexError, match="don't have permission"):
            mine.add([essay(2)])
    assert library.info().documents == 1


def test_roles_are_for_logins_that_are_there(library, postgres):
    with pytest.raises(ImbrexError, match="no login named nobody"):
        library.grant("nobody", Role.READ)
    with pytest.raises(ImbrexError, match="owns the library"):
        library.grant(library.store.engine.url.username, Role.READ)


def test_a_library_in_a_file_has_no_roles(tmp_path, find_language):
    with Library.create(str(tmp_path / "mine"), find_language) as library:
        assert library.granted() == {}
        with pytest.raises(ImbrexError, match="has no roles"):
            library.grant("ann", Role.READ)


def test_no_two_libraries_in_one_database(shared_address, library, find_language, essays):
    library.add(essays(2))
    with pytest.raises(ImbrexError, match="already"):
        Library.create(shared_address, find_language)
    assert library.info().documents == 2


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda url: url.set(password="s3cret"), "rejected"),
        (lambda url: url.set(username="nobody", password="s3cret"), "rejected"),
        (lambda url: url.set(database="nothing"), "no database"),
        (lambda url: url.set(port=1), "Couldn't reach"),
        (lambda url: url.set(drivername="mysql"), "is not a library address"),
    ],
)
def test_a_wrong_address_is_told_without_the_password(library, find_language, spoil, said):
    url = spoil(library.store.engine.url)
    with pytest.raises(ImbrexError, match=said) as caught:
        Library.open(url.render_as_string(hide_password=False), find_language)
    error = caught.value
    while error is not None:
        assert "s3cret" not in f"{error} {error!r}"
        assert url.password not in f"{error} {error!r}"
        error = error.__cause__ or error.__context__


def test_the_password_is_shown_nowhere(library):
    password = library.store.engine.url.password
    shown = [str(library.info()), repr(library.store.engine), library.store.shown, str(vars(library))]
    assert password not in " ".join(shown)


def test_a_server_that_goes_away_loses_nothing_that_was_reported(postgres, shared_address, library, find_language):
    reported = []

    def add_until_it_is_gone():
        for number in range(10_000):
            reported.extend(one.key for one in library.add([essay(number)]))
            if number == 12:
                postgres.stop(signal.SIGQUIT)  # as if the power went: it mends itself when it is started

    try:
        with pytest.raises(ImbrexError, match=r"was lost|Couldn't reach"):
            add_until_it_is_gone()
    finally:
        postgres.start()
    assert len(reported) == 13
    # The same library, still open, goes on when the server is there again.
    assert [one.new for one in library.add([essay(number) for number in range(14)])] == [False] * 13 + [True]
    assert library.verify() == []


def test_a_connection_that_was_lost_at_rest_is_made_anew_unnoticed(postgres, library, essays, monkeypatch):
    monkeypatch.setattr(postgres_settings, "_REST", 0.0)
    library.add(essays(2))
    postgres.stop()
    postgres.start()
    assert library.info().documents == 2
    assert library.add(essays(3))[2].new


def test_a_connection_that_breaks_in_the_middle_leaves_nothing_half_done(postgres, shared_address, library, essays):
    library.add(essays(2))
    database = shared_address.rpartition("/")[2]

    def lose_the_connection():
        with library.store.writing() as connection:
            connection.execute(text("DELETE FROM texts"))
            with postgres.connect("postgres") as administrator:
                administrator.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (database,)
                )
            connection.execute(text("DELETE FROM documents"))

    with pytest.raises(ImbrexError, match="was lost"):
        lose_the_connection()
    assert library.verify() == []
    assert library.info().documents == 2


def test_nobody_waits_for_ever_for_another_one(library, shared_address, monkeypatch, find_language):
    monkeypatch.setattr(postgres_settings, "_PATIENCE", 50)
    with Library.open(shared_address, find_language) as mine, library.store.writing() as connection:
        connection.execute(text("LOCK TABLE counters"))
        with pytest.raises(ImbrexError, match="is busy"):
            mine.add([essay(1)])


def test_a_full_disk_of_the_server_is_told():
    error = OperationalError("INSERT", {}, psycopg.errors.DiskFull("could not extend file"))
    address = Address.parse("postgresql://ann@server/essays")
    assert "is full" in said(error, address, postgres_settings.engine_of(address.url)).message
