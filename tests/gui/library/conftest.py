"""A real library in a temporary folder, and the window's page on it."""

import pytest

from imbrex.engine.text.document import Document
from imbrex.gui.library.library_controller import LibraryController
from imbrex.gui.library.library_page import LibraryPage
from imbrex.languages.registry import Languages
from imbrex.library.database.mode import Mode
from imbrex.library.documents.entry import Filing
from imbrex.library.library import Library
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL

OLD = f"{ROSE} {FOX} {HARBOUR}"
HOSTILE = "<b>bold</b> '; DROP TABLE names; --"


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    """No test may touch the library of whoever runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def path(own_folder):
    """Where one's own library lies."""
    return own_folder / "Imbrex" / "library.imbrexlib"


@pytest.fixture
def make(path):
    """Makes one's own library of texts by name."""

    def make(texts, mode=Mode.TEXTS, **saving):
        path.parent.mkdir(parents=True, exist_ok=True)
        documents = [Document(name, name, text, language="en") for name, text in texts.items()]
        with Library.create(str(path), Languages().find, mode=mode) as library:
            library.add(documents, Filing(**saving))
        return path

    return make


@pytest.fixture
def old(make):
    """A library of two essays of last year, by one author."""
    return make({"roses.txt": OLD, "school.txt": f"{SCHOOL} {LETTER}"}, collection="Art 2025", author="Ann Lee")


@pytest.fixture
def room(window) -> LibraryController:
    """What the window knows of libraries."""
    return window.controller.library


@pytest.fixture
def page(room) -> LibraryPage:
    """The page."""
    return room.page


@pytest.fixture
def settle(qtbot, room):
    """Waits until the library that was asked for is open and listed, and nothing long is under way."""

    def settle():
        qtbot.waitUntil(
            lambda: room.known is not None and not room.is_busy and not room.threads.is_waiting, timeout=30_000
        )

    return settle


@pytest.fixture
def opened(window, old, room, settle, qtbot):
    """The page with last year's essays, listed."""
    window.commands["library"].trigger()
    settle()
    qtbot.waitUntil(lambda: "school.txt" in cells(room.page.entries), timeout=30_000)
    return room.page


def cells(view, column=0):
    """What a column of a table shows."""
    model = view.table.model()
    return [model.index(row, column).data() for row in range(model.rowCount())]
