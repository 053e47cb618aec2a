"""A shared library in the window, on a real server: what goes wrong takes nothing away that is there."""

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton

from imbrex.gui.library.check_view import CheckColumn
from imbrex.gui.library.server_dialog import LibraryServerDialog
from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.languages.registry import Languages
from imbrex.library.database.role import Role
from imbrex.library.library import Library
from tests.gui.conftest import FOX, ROSE
from tests.gui.library.conftest import cells
from tests.gui.open_dialogs import open_dialogs
from tests.library.conftest import essay, postgres, shared_address  # noqa: F401 - fixtures

DRIVER = "psycopg"


def told(page) -> str:
    return page.findChild(QLabel, "libraryTold").text()


@pytest.fixture
def login(postgres, shared_address):  # noqa: F811
    """A shared library of two essays, and what a reader of it fills in, by field."""
    password = postgres.account("ann")
    with Library.create(shared_address, Languages().find) as library:
        library.add([essay(1), essay(2)])
        library.grant("ann", Role.READ)
    yield {
        "serverField": f"127.0.0.1:{postgres.port}",
        "databaseField": shared_address.rpartition("/")[2],
        "userField": "ann",
        "passwordField": password,
    }
    with Library.open(shared_address, Languages().find) as library:
        library.grant("ann", Role.NONE)


@pytest.fixture
def dialogs(window):
    return lambda: open_dialogs(window, LibraryServerDialog)


@pytest.fixture
def ask(window, page, dialogs, qtbot):
    """Opens the dialog, fills it in and waits for the answer; gives the sentence that is shown in it."""

    def ask(**fields):
        if not dialogs():
            page.actions_["open_server"].trigger()
        (dialog,) = dialogs()
        for name, text in fields.items():
            dialog.findChild(QLineEdit, name).setText(text)
        dialog._ask_open()
        qtbot.waitUntil(lambda: not dialogs() or dialog.findChild(QLineEdit).isEnabled(), timeout=30_000)
        return dialog.findChild(QLabel, "serverProblem").text() if dialogs() else ""

    return ask


@pytest.fixture
def check(window, open_and_wait, write, old, settle, page, qtbot):
    """One's own library, and a check of an essay that is shown."""
    open_and_wait(write("new/copied.txt", f"{ROSE} {FOX} And then it began to rain upon all of them for a week."))
    window.commands["library_check"].trigger()
    qtbot.waitUntil(lambda: page.check.table.model().rowCount() > 0, timeout=30_000)
    settle()
    return page


def test_a_mistyped_password_costs_nothing(window, check, room, login, ask, dialogs, settle):
    address, listed = room.address, cells(check.entries)
    header = check.findChild(QLabel, "libraryName").accessibleName()
    sentence = ask(**login | {"passwordField": "mistyped"})
    assert "rejected the user name or password" in sentence
    (dialog,) = dialogs()
    filled = {name: dialog.findChild(QLineEdit, name).text() for name in login}
    assert filled == login | {"passwordField": "mistyped"}
    assert (room.address, check.is_open, cells(check.entries)) == (address, True, listed)
    assert cells(check.check, CheckColumn.FOUND) == ["roses.txt"]
    assert check.findChild(QLabel, "libraryName").accessibleName() == header
    assert check.actions_["check"].isEnabled()
    assert ask(passwordField=login["passwordField"]) == ""
    settle()
    assert dialogs() == []
    assert sorted(cells(check.entries)) == ["essay 1.txt", "essay 2.txt"]
    name = check.findChild(QLabel, "libraryName").accessibleName()
    assert name == f"{login['databaseField']} on {login['serverField']} (ann)"


def test_each_reason_is_said_in_the_dialog_and_never_the_driver(window, page, room, login, ask, dialogs, postgres):  # noqa: F811
    window.commands["library"].trigger()
    empty = postgres.database()
    wrong = {
        "has no database nothing": {"databaseField": "nothing"},
        "Couldn't reach the server": {"serverField": "127.0.0.1:1"},
        "requires a password": {"passwordField": ""},
        "There is no library in the database": {"databaseField": empty.rpartition("/")[2]},
    }
    for part, fields in wrong.items():
        assert part in ask(**login | fields)
        (dialog,) = dialogs()
        assert dialog.findChild(QPushButton, "serverCreate").isVisible() is part.startswith("There is no library")
        assert not [text for text in everything_shown(window) if DRIVER in text]
    postgres.give_back(empty)


def test_a_library_is_created_in_an_empty_database(window, page, room, login, ask, dialogs, postgres, settle):  # noqa: F811
    window.commands["library"].trigger()
    empty = postgres.database()
    fields = {
        "databaseField": empty.rpartition("/")[2],
        "userField": "head_of_department",
        "passwordField": postgres._password,
    }
    ask(**login | fields)
    dialogs()[0].findChild(QPushButton, "serverCreate").click()
    settle()
    assert dialogs() == []
    assert room.known.info.documents == 0
    assert room.known.role is Role.OWN
    room.close()
    postgres.give_back(empty)


def test_a_recent_library_asks_for_its_password(window, page, room, login, ask, dialogs, settle, qtbot):
    window.commands["library"].trigger()
    ask(**login)
    settle()
    (recent,) = page.recent.actions()
    assert recent.text() == f"{login['databaseField']} on {login['serverField']} (ann)"
    assert not [text for text in everything_shown(window) if DRIVER in text]
    room.known = None
    recent.trigger()
    qtbot.waitUntil(lambda: bool(dialogs()), timeout=30_000)
    (dialog,) = dialogs()
    assert {name: dialog.findChild(QLineEdit, name).text() for name in login} == login | {"passwordField": ""}


def test_a_dialog_that_is_closed_opens_nothing_any_more(window, check, room, login, dialogs, qtbot):
    listed = cells(check.entries)
    check.actions_["open_server"].trigger()
    (dialog,) = dialogs()
    for name, text in login.items():
        dialog.findChild(QLineEdit, name).setText(text)
    dialog._ask_open()
    dialog.reject()
    qtbot.waitUntil(lambda: not room.threads.is_waiting, timeout=30_000)
    assert cells(check.entries) == listed
    assert cells(check.check, CheckColumn.FOUND) == ["roses.txt"]


def test_the_driver_of_earlier_versions_is_not_shown(own_settings):
    settings = LibrarySettings()
    settings._store.setValue("library/recent", ["postgresql+psycopg://ann@server/essays", "/home/ann/a.imbrexlib"])
    settings.add("postgresql://ann@server/essays")
    assert settings.recent == ["postgresql://ann@server/essays", "/home/ann/a.imbrexlib"]


def test_a_table_that_is_missing_is_said_once_and_not_asked_for_without_end(window, opened, room, old, qtbot):
    import sqlite3

    asked, refuse = [], room._on_failed
    room._on_failed = lambda job, error: (asked.append(job), refuse(job, error))
    connection = sqlite3.connect(old)
    connection.execute("DROP TABLE texts")
    connection.commit()
    connection.close()
    opened.entries.refresh()
    qtbot.waitUntil(lambda: "is missing (texts)" in told(opened), timeout=30_000)
    qtbot.waitUntil(lambda: not room.threads.is_waiting, timeout=30_000)
    assert len(asked) == 1


def everything_shown(window):
    """Texts and tooltips of all labels, buttons and entries of menus, and the title."""
    labels = [text for label in window.findChildren(QLabel) for text in (label.text(), label.toolTip())]
    actions = [
        text for action in window.controller.library.page.recent.actions() for text in (action.text(), action.toolTip())
    ]
    return [window.windowTitle(), *labels, *actions]
