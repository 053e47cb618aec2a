"""A shared library that is not opened: each reason is a sentence of its own, with its own remedy."""

import psycopg
import pytest
from sqlalchemy import make_url, text

from imbrex.errors import ImbrexError
from imbrex.library.database import schema
from imbrex.library.database.address import LoginError, NoLibraryError
from imbrex.library.database.role import Role
from imbrex.library.library import Library
from tests.library.conftest import essay

INNER_WORDS = ("psycopg", "sqlalchemy", "sqlalche.me", "relation", "OperationalError", "s3cret")


@pytest.fixture
def library(shared_address, find_language):
    with Library.create(shared_address, find_language) as made:
        yield made


@pytest.fixture
def refused(postgres, shared_address, library, find_language):
    """Opens a library by an address with something wrong in it; gives the error."""
    password = postgres.account("ann")
    library.grant("ann", Role.READ)
    right = make_url(postgres.address("ann", password, shared_address.rpartition("/")[2]))

    def refused(**wrong):
        url = right.set(**wrong) if wrong.get("password", "") is not None else right._replace(password=None)
        with pytest.raises(ImbrexError) as caught:
            Library.open(url.render_as_string(hide_password=False), find_language)
        return caught.value

    with Library.open(right.render_as_string(hide_password=False), find_language):
        pass  # with nothing wrong in it, it opens
    yield refused
    library.grant("ann", Role.NONE)


@pytest.fixture(params=["in English", "in another language"])
def tongue(request, monkeypatch):
    """Servers speak the language of those who run them, and libpq that of the user."""
    if request.param == "in another language":
        monkeypatch.setattr(psycopg.Error, "__str__", lambda _: "ВАЖНО: доступ запрещён")


@pytest.mark.usefixtures("tongue")
def test_every_reason_has_a_sentence_and_a_remedy_of_its_own(postgres, refused, library):
    empty = postgres.database()
    errors = {
        "wrong password": refused(password="s3cret"),
        "no such login": refused(username="nobody", password="s3cret"),
        "no password": refused(password=None),
        "no database": refused(database="nothing"),
        "refused": refused(port=1),
        "empty": refused(database=empty.rpartition("/")[2]),
    }
    library.grant("ann", Role.NONE)
    errors["no right"] = refused()
    postgres.give_back(empty)
    told = {reason: error.message for reason, error in errors.items()}
    assert "rejected the user name or password" in told["wrong password"]
    assert told["no such login"] == told["wrong password"]
    assert "requires a password" in told["no password"]
    assert "has no database nothing" in told["no database"]
    assert "reach the server 127.0.0.1:1" in told["refused"]
    assert "There is no library in the database library_" in told["empty"]
    assert "You don't have permission" in told["no right"]
    apart = ("wrong password", "no password", "no database", "refused", "empty", "no right")
    assert len({errors[reason].hint for reason in apart}) == len(apart)
    assert "library create" in errors["empty"].hint
    for error in errors.values():
        assert not [word for word in INNER_WORDS if word in str(error)]
    assert {reason for reason, error in errors.items() if isinstance(error, LoginError)} == {
        "wrong password",
        "no such login",
        "no password",
    }
    assert [reason for reason, error in errors.items() if isinstance(error, NoLibraryError)] == ["empty"]


def test_a_login_that_may_not_use_the_database_at_all(postgres, refused, shared_address):
    name = shared_address.rpartition("/")[2]
    with postgres.connect(name) as owner:
        owner.execute(f"REVOKE CONNECT ON DATABASE {name} FROM PUBLIC")
        try:
            assert "You don't have permission" in refused().message
        finally:
            owner.execute(f"GRANT CONNECT ON DATABASE {name} TO PUBLIC")


def test_a_server_without_encryption_is_not_called_unreachable(refused):
    assert "Couldn't make an encrypted connection" in refused(query={"sslmode": "require"}).message


def test_where_nobody_may_create_tables_no_library_is_created(postgres, find_language):
    empty, password = postgres.database(), postgres.account("ann")
    with pytest.raises(ImbrexError, match="permission to create a library in the database library_"):
        Library.create(postgres.address("ann", password, empty.rpartition("/")[2]), find_language)
    postgres.give_back(empty)


WORKS = {
    "info": lambda library: library.info(),
    "entries": lambda library: library.entries(),
    "check": lambda library: list(library.check([essay(1)])),
    "add": lambda library: library.add([essay(50)]),
    "remove": lambda library: library.remove([2]),
    "verify": lambda library: library.verify(),
    "groups": lambda library: library.groups(),
}


@pytest.mark.parametrize("table", [table.name for table in schema.metadata.sorted_tables])
def test_a_table_that_is_missing_is_named_with_a_remedy(address, find_language, table):
    with Library.create(address, find_language) as library:
        library.add([essay(1), essay(2)])
        with library.store.writing() as connection:
            connection.execute(text(f"DROP TABLE {table}"))
    told = []
    for work in WORKS.values():
        try:
            with Library.open(address, find_language) as library:
                work(library)
        except ImbrexError as error:
            told.append(error)
    assert told
    for error in told:
        assert error.message.endswith(f" is missing ({table}).")
        assert "backup" in error.hint


def test_a_column_that_is_missing_is_named_too(address, find_language):
    with Library.create(address, find_language) as library:
        with library.store.writing() as connection:
            connection.execute(text("ALTER TABLE documents DROP COLUMN words"))
        with pytest.raises(ImbrexError, match=r"is missing \(documents\.words\)"):
            library.add([essay(1)])
