"""Child processes lent to all tests of a run: starting one and loading its dictionaries takes longer than most tests.

A `conftest.py` imports the fixtures. Nothing of a test stays in these processes: they answer one request after the
other, and keep nothing of it.
"""

import pytest

from imbrex.child.child import Child
from imbrex.files import reader
from imbrex.languages import remote


class LentChild(Child):
    """Who closes it gives it back; `end` is for the end of all tests."""

    def close(self):
        pass

    def end(self):
        super().close()


@pytest.fixture(scope="session")
def lent_children():
    children = {
        "file reader": LentChild(
            reader.reader_process.serve,
            name="file reader",
            memory=reader.MEMORY,
            answer=reader.ANSWER,
            files=reader.Files.FONTS,
        ),
        "language service": LentChild(remote.serve, name="language service", files=remote.Files.READING),
    }
    yield children
    for child in children.values():
        child.end()


@pytest.fixture(autouse=True)
def one_child_for_all(monkeypatch, lent_children):
    for module in (reader, remote):
        monkeypatch.setattr(module, "Child", lambda service, *, name, **limits: lent_children[name])
