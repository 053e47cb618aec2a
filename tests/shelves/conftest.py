"""What the tests of shelves share: a folder for them, and one process that reads them all."""

import pytest

from imbrex.child.child import Child
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from imbrex.shelves.reading import shelf_process
from imbrex.shelves.shelves import Shelves
from tests.lent_children import lent_children, one_child_for_all  # noqa: F401 - fixtures
from tests.library.compiled_once import share_compiled

share_compiled()


class _Lent(Child):
    """A process for all tests: who closes it gives it back."""

    def close(self):
        pass


@pytest.fixture(scope="session")
def lent_shelf_process():
    process = shelf_process.ShelfProcess()
    child = process._child
    child.__class__ = _Lent
    yield process
    Child.close(child)


@pytest.fixture(autouse=True)
def one_shelf_process(monkeypatch, lent_shelf_process):
    """Starting the process takes longer than most tests."""
    monkeypatch.setattr("imbrex.shelves.shelves.ShelfProcess", lambda: lent_shelf_process)


@pytest.fixture(scope="session")
def find_language():
    return Languages().find


@pytest.fixture
def shelves(tmp_path, find_language):
    """No shelves yet."""
    with Shelves(find_language, tmp_path / "shelves") as shelves:
        yield shelves


@pytest.fixture
def shelved(shelves):
    """Add a shelf and read it: `shelved(path)`."""

    def shelved(path, name=""):
        shelf = shelves.add(path, Options(), name)
        shelf.update()
        return shelf

    return shelved


@pytest.fixture
def hits(shelves):
    """The entries of all shelves that share text with a given one, best first."""

    def hits(text):
        language = "en" if text.isascii() else "ru"
        (checked,) = shelves.check([Document("essay", "essay", text, language=language)], Options()) or [None]
        return [] if checked is None else [one for one in checked.candidates if one.greater_share >= 0.1]

    return hits
