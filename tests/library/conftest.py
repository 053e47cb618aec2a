"""What the tests of the library share: a PostgreSQL server of their own, one database a test."""

import pytest

from tests.library import throwaway_postgres


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server on loopback; where none can be had, the test is skipped and says why."""
    try:
        with throwaway_postgres.running() as server:
            yield server
    except throwaway_postgres.NoServer as reason:
        pytest.skip(f"no PostgreSQL: {reason}")


@pytest.fixture
def shared_address(postgres):
    """The address of an empty database, for its owner."""
    address = postgres.database()
    yield address
    postgres.drop(address)
