"""What the tests of projects in the window share."""

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton
from shiboken6 import isValid

from imbrex.engine.review.review import Verdict
from imbrex.gui.projects import autosave
from imbrex.gui.start.application import create_window
from tests.gui.conftest import empty, leave
from tests.gui.open_dialogs import open_dialogs


@pytest.fixture(autouse=True)
def hurry(monkeypatch):
    monkeypatch.setattr(autosave, "REST", 15)
    monkeypatch.setattr(autosave, "MOST", 60)


@pytest.fixture
def other(qtbot):
    """A second window."""
    window = create_window()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    yield window
    leave(window)


@pytest.fixture
def both_reset(qtbot, reset, other, pair, folder):
    """Empty both windows, and write the files of the pair and the class as they were."""
    before = {path: path.read_bytes() for path in (*pair, *folder.iterdir())}

    def both_reset():
        reset()
        empty(qtbot, other)
        for path, content in before.items():
            path.write_bytes(content)

    return both_reset


@pytest.fixture
def answer(qtbot):
    """Wait for a question of this name and click one of its buttons; give what it said."""

    def answer(window, name: str, choice: str) -> str:
        asked = lambda: [box for box in open_dialogs(window, QMessageBox) if box.objectName() == name]  # noqa: E731
        qtbot.waitUntil(lambda: bool(asked()), timeout=10_000)
        (box,) = asked()
        said = f"{box.text()} {box.informativeText()}"
        box.findChild(QPushButton, f"{choice}Choice").click()
        qtbot.waitUntil(lambda: not isValid(box), timeout=5000)  # the next question may already be there
        return said

    return answer


@pytest.fixture
def choose(monkeypatch):
    """Have the dialogs of the system give these names, one after the other; gives what they proposed."""
    proposed = []

    def choose(*names):
        left = [str(name) for name in names]

        def ask(_parent, _title, place="", _filter=""):
            proposed.append(place)
            return left.pop(0), ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
        monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
        return proposed

    return choose


@pytest.fixture
def save_as(qtbot, choose):
    """Save a window's work under a name and wait for it."""

    def save_as(window, path):
        choose(path)
        with qtbot.waitSignal(window.projects.project_controller.saving.saved, timeout=20_000):
            window.commands["save_project_as"].trigger()
        return path

    return save_as


@pytest.fixture
def save(qtbot):
    """Save a window's work under its name and wait for it."""

    def save(window):
        with qtbot.waitSignal(window.projects.project_controller.saving.saved, timeout=20_000):
            window.commands["save_project"].trigger()

    return save


@pytest.fixture
def open_project(qtbot):
    """Open a project in a window and wait until it is compared."""

    def open_project(window, path):
        with qtbot.waitSignal(window.report_ready, timeout=30_000):
            window.open_paths([path])

    return open_project


def judge(window, verdict: Verdict = Verdict.COPIED) -> None:
    """Decide about the first two documents."""
    first, second = [document.key for document in window.controller.session.documents][:2]
    window.controller.session.decisions.judge([(first, second)], verdict)
