"""Locked files: the password is asked for beside the row, used once and kept nowhere."""

import pickle
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QLineEdit

from imbrex.gui.documents.document_model import DocumentRole
from imbrex.gui.documents.reading_jobs import UnlockJob
from imbrex.gui.model.document_rows import State
from tests.files.making import docx, p
from tests.files.test_passwords import locked_docx
from tests.gui.conftest import FOX, ROSE
from tests.gui.open_dialogs import open_dialogs

pytestmark = pytest.mark.one_window

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def locked_bytes():
    """A Word file with a password: locking one takes as long as trying a hundred thousand others."""
    # The library writes files of less than 4096 bytes that nothing can open.
    noise = "".join(Random(1).choices("abcdefghij", k=10_000))
    return locked_docx(docx(p(ROSE) + p(FOX) + p(noise)), PASSWORD)


@pytest.fixture
def locked(tmp_path, locked_bytes):
    """The same on the disk."""
    path = tmp_path / "locked.docx"
    path.write_bytes(locked_bytes)
    return path


@pytest.fixture
def listed(qtbot, window, open_and_wait, locked, write):
    """The list with that file and an open one."""
    open_and_wait(locked, write("open.txt", f"{ROSE} {FOX}"))
    return window.controller.documents


def dialogs(window):
    return open_dialogs(window, QInputDialog)


def answer(qtbot, window, text):
    """Type into the dialog that is open and press Enter."""
    (dialog,) = dialogs(window)
    assert dialog.textEchoMode() == QLineEdit.EchoMode.Password
    field = dialog.findChild(QLineEdit)
    field.setText(text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def row_of(window, path):
    return window.controller.session.row(str(path))


def test_a_locked_file_says_so_and_offers_to_enter_a_password(listed, locked):
    index = listed.view.model().index_of(str(locked))
    assert index.data(DocumentRole.REMEDY)
    assert index.data(DocumentRole.TAG) == "Enter password…"
    listed.select([str(locked)])
    texts = [action.text() for action in listed.menu().actions()]
    assert "Enter password…" in texts
    listed.select([])
    assert "Enter password…" not in [action.text() for action in listed.menu().actions()]


def test_the_right_password_opens_the_file(qtbot, window, listed, locked):
    listed.select([str(locked)])
    listed.request_password()
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        answer(qtbot, window, PASSWORD)
    row = row_of(window, locked)
    assert row.state is State.READY
    assert ROSE in row.document.text
    assert listed.locked is None


def test_a_wrong_password_says_so_and_another_may_be_tried(qtbot, window, listed, locked):
    listed.select([str(locked)])
    listed.request_password()
    answer(qtbot, window, "wrong")
    qtbot.waitUntil(
        lambda: bool(dialogs(window)) and "Incorrect password" in dialogs(window)[0].labelText(), timeout=30_000
    )
    assert row_of(window, locked).state is State.PROBLEM
    answer(qtbot, window, PASSWORD)
    qtbot.waitUntil(lambda: row_of(window, locked).state is State.READY, timeout=30_000)


def test_who_gives_up_leaves_everything_as_it_is(qtbot, window, listed, locked):
    before = row_of(window, locked)
    listed.select([str(locked)])
    listed.request_password()
    (dialog,) = dialogs(window)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialogs(window)
    assert not window.controller.runner.is_running(UnlockJob)
    assert row_of(window, locked) is before


def test_a_click_on_the_words_and_enter_ask_too(qtbot, window, listed, locked):
    view = listed.view
    index = view.model().index_of(str(locked))
    view.scrollTo(index)
    rect = view.visualRect(index)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.bottomLeft() + QPoint(40, -16))
    assert len(dialogs(window)) == 1
    QTest.keyClick(dialogs(window)[0], Qt.Key.Key_Escape)
    view.setCurrentIndex(index)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(dialogs(window)) == 1


def test_a_click_elsewhere_in_the_row_only_selects_it(qtbot, window, listed, locked):
    view = listed.view
    rect = view.visualRect(view.model().index_of(str(locked)))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.topLeft() + QPoint(30, 14))
    assert listed.selected == [str(locked)]
    assert not dialogs(window)


def test_the_password_is_kept_nowhere(qtbot, window, listed, locked, own_settings):
    assert PASSWORD not in repr(UnlockJob(key="key", path=locked, password=PASSWORD))
    listed.select([str(locked)])
    listed.request_password()
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        answer(qtbot, window, PASSWORD)
    rows = pickle.dumps([(row.document, row.problem) for row in window.controller.session.rows])
    assert PASSWORD.encode() not in rows
    window.close()
    stored = b"".join(path.read_bytes() for path in own_settings.rglob("*") if path.is_file())
    assert PASSWORD.encode() not in stored
