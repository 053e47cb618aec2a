"""Child processes lent to all tests of a run: starting one and loading its dictionaries takes longer than most tests.

A `conftest.py` imports the fixtures. Nothing of a test stays in these processes: they answer one request after the
other, and keep nothing of it.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from imbrex.child.child import Child
from imbrex.child.sandbox import Files
from imbrex.files import reader, reader_process
from imbrex.languages import remote


class LentChild(Child):
    """Who closes it gives it back; `end` is for the end of all tests."""

    def close(self):
        pass

    def end(self):
        super().close()


def make_children() -> dict[str, LentChild]:
    """A child of each kind, by its name."""
    return {
        "file reader": LentChild(
            reader_process.serve_locked,
            name="file reader",
            memory=reader.MEMORY,
            answer=reader.ANSWER,
            files=Files.FONTS,
        ),
        "language service": LentChild(remote.serve, name="language service", files=remote.Files.READING),
    }


def lend(children: dict[str, LentChild], patch: pytest.MonkeyPatch) -> None:
    """Let the program use these instead of children of its own."""
    patch.setattr(reader, "new_child", lambda **_: children["file reader"])
    patch.setattr(remote, "Child", lambda service, *, name, **limits: children[name])


@contextmanager
def children_for_all() -> Iterator[None]:
    """The same for a process without pytest, whose commands then share their children."""
    children = make_children()
    with pytest.MonkeyPatch.context() as patch:
        lend(children, patch)
        yield
    for one in children.values():
        one.end()


@pytest.fixture(scope="session")
def lent_children():
    children = make_children()
    yield children
    for one in children.values():
        one.end()


@pytest.fixture(autouse=True)
def one_child_for_all(monkeypatch, lent_children):
    lend(lent_children, monkeypatch)
