"""What the tests of the library share: a library in a file and one on a PostgreSQL server of their own."""

import itertools
import random
import shutil

import pytest

from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from imbrex.library.library import Library
from tests.library import throwaway_postgres
from tests.library.compiled_once import share_compiled

share_compiled()

WORDS = (
    "garden river stone window letter school harbour winter candle mountain paper orchard bridge silver carpet thunder "
    "meadow copper lantern basket village shadow pepper anchor saddle ribbon feather blanket cellar marble"
).split()


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
    postgres.give_back(address)


@pytest.fixture(params=["file", "postgresql"])
def address(request, tmp_path):
    """Where a library can be made; every test that asks for it runs on both databases."""
    if request.param == "file":
        return str(tmp_path / "essays.imbrexlib")
    return request.getfixturevalue("shared_address")


@pytest.fixture(scope="session")
def find_language():
    return Languages().find


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory, find_language):
    """The file of an empty library, to be copied: that takes a tenth of the time of creating one."""
    path = tmp_path_factory.mktemp("empty") / "empty.imbrexlib"
    Library.create(str(path), find_language).close()
    return path


@pytest.fixture
def library(request, address, find_language):
    """An empty library, on each database in turn."""
    if "://" in address:
        made = Library.create(address, find_language)
    else:
        shutil.copy(request.getfixturevalue("empty_file"), address)
        made = Library.open(address, find_language)
    with made:
        yield made


@pytest.fixture
def essays():
    """Make essays that share next to nothing: `essays(count, first=0, words=60)`."""

    def make(count, first=0, words=60):
        return [essay(number, words) for number in range(first, first + count)]

    return make


def essay(number, words=60, **more):
    """The essay of a number: always the same one."""
    chance = random.Random(number)
    text = " ".join(f"{chance.choice(WORDS)}{chance.randrange(100)}" for _ in range(words))
    given = {"key": f"essay {number}", "name": f"essay {number}.txt", "text": text, "author": f"author {number % 5}"}
    return Document(**{**given, **more})


def names_in(library):
    """All names of a library, with what they were filed under."""
    entries = library.entries()
    return sorted(
        (name.name, name.path, name.author, name.collection, name.tags, name.date, name.retained, name.added)
        for name in itertools.chain.from_iterable(entry.names for entry in entries)
    )
