"""What the tests of the window share: no screen, patience, settings of their own, no thread left behind."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSettings, QThread
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from imbrex.gui.start.application import create_window, make_application
from imbrex.gui.window.main_window import MainWindow
from imbrex.gui.window.workspace import Workspace
from imbrex.gui.wording.translation import locale_of, translation_of
from imbrex.projects import lock
from tests.gui.shared_window import SharedWindow, begin_again, empty, leave
from tests.lent_children import lent_children, one_child_for_all  # noqa: F401 - fixtures
from tests.patience import PATIENCE

ROSE = "The gardener planted seven yellow roses beside the northern gate before the first frost arrived."
FOX = "A careful fox crossed the frozen river at midnight and left small prints across the silver field."
HARBOUR = "Ships waited outside the harbour while a heavy storm carried broken timber along the coast."
LETTER = "My grandmother kept every letter from her brother inside a blue wooden box under the stairs."
SCHOOL = "The old school lost its roof when lightning struck the tallest chestnut tree in the yard."


def pytest_collection_modifyitems(items):
    """Without a screen Qt warns of every window that it has no manager for; all other warnings fail a test."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True))


class PatientBot(QtBot):
    """Waits until something comes, however busy the machine is; only what never comes fails a test."""

    def waitSignal(self, signal, *, timeout=0, raising=None, **more):
        patience = timeout if raising is False else max(timeout, PATIENCE * 1000)  # who looks that nothing comes
        return super().waitSignal(signal, timeout=patience, raising=raising, **more)

    def waitUntil(self, callback, *, timeout=0):
        super().waitUntil(callback, timeout=max(timeout, PATIENCE * 1000))

    def waitExposed(self, widget, *, timeout=0):
        return super().waitExposed(widget, timeout=max(timeout, PATIENCE * 1000))

    def waitActive(self, widget, *, timeout=0):
        return super().waitActive(widget, timeout=max(timeout, PATIENCE * 1000))


@pytest.fixture
def qtbot(qapp, request):
    return PatientBot(request)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown():
    """Delete the widgets of a test with it: those that stayed made every change of style take twice as long."""
    ended = yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return ended


@pytest.fixture(scope="session", autouse=True)
def spoken(qapp):
    """Texts have their plurals in every test, and not only in those that come after the first window."""
    make_application()
    yield
    QGuiApplication.clipboard().clear()  # without a screen Qt deletes what is on it after Python has ended, and crashes


@pytest.fixture(autouse=True)
def language_of_the_system(spoken):
    """Whatever language a test speaks, the next one begins with that of the system."""
    yield
    if QLocale() != locale_of(""):  # which differs from that of the system where this has the language C
        translation_of(make_application()).speak("")


@pytest.fixture
def is_shared(request):
    """Whether a test uses the window of its module."""
    return bool(request.node.get_closest_marker("one_window") and not request.node.get_closest_marker("own_window"))


@pytest.fixture(autouse=True)
def own_settings(tmp_path_factory, monkeypatch, shared, is_shared):
    """Every test starts as a new user, who has left nothing unsaved."""
    unsaved = tmp_path_factory.mktemp("settings")
    monkeypatch.setattr(lock, "_state", lambda: unsaved / "state")
    folder = (is_shared and shared.settings) or unsaved
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    return folder


@pytest.fixture(autouse=True)
def nothing_painted_ahead(monkeypatch):
    """Windows do not paint what they have not to show yet: it only makes the first documents come sooner."""
    monkeypatch.setattr(Workspace, "grab", lambda workspace: None)


@pytest.fixture(autouse=True)
def threads(monkeypatch):
    """Fail a test that leaves a QThread running."""
    started = []
    start = QThread.start

    def note(thread, *arguments):
        started.append(thread)
        start(thread, *arguments)

    monkeypatch.setattr(QThread, "start", note)
    yield started
    running = [thread.objectName() for thread in started if thread.isRunning()]
    assert not running, f"threads left running: {running}"


@pytest.fixture(scope="module")
def shared():
    """What tests marked `one_window` share in a module."""
    shared = SharedWindow()
    yield shared
    shared.close()


@pytest.fixture
def window(qtbot, threads, own_settings, shared, is_shared):
    """A main window on the screen, as a new user sees it."""
    window = (is_shared and shared.window) or create_window()
    if not is_shared:
        qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    yield window
    if not is_shared:
        leave(window)
        return
    is_open = window.isVisible()
    if is_open:
        begin_again(qtbot, window)
    shared.keep(window, own_settings, threads)
    if not is_open:
        shared.close()


@pytest.fixture
def reset(qtbot, window):
    """Empty the window, as a new one is: for the next of several questions asked of it."""
    return lambda: empty(qtbot, window)


@pytest.fixture
def write(tmp_path):
    """Write a text to a file of a name and give its path."""

    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def open_and_wait(qtbot, window: MainWindow):
    """Open paths and wait for the report."""

    def open_and_wait(*paths: Path):
        with qtbot.waitSignal(window.report_ready, timeout=30_000) as blocker:
            window.open_paths(list(paths))
        return blocker.args[0]

    return open_and_wait


@pytest.fixture
def pair(write):
    """Two files that share a sentence."""
    return write("left.txt", f"{ROSE} {FOX}"), write("right.txt", f"{HARBOUR} {ROSE} {LETTER}")


@pytest.fixture
def folder(write):
    """A folder of five essays, of which 1 and 2, and 3 and 4 share a sentence."""
    texts = (f"{ROSE} {FOX}", f"{ROSE} {HARBOUR}", f"{LETTER} {HARBOUR}", f"{LETTER} {FOX}", SCHOOL)
    paths = [write(f"class/essay {number}.txt", text) for number, text in enumerate(texts, 1)]
    return paths[0].parent
