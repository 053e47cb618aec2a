"""A window that tests use one after the other: making one takes longer than most of them."""

from pathlib import Path

from PySide6.QtCore import QThread
from PySide6.QtWidgets import QDialog, QMainWindow, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from imbrex.engine.options import Options
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.text_zoom import NORMAL
from imbrex.gui.window.main_window import MainWindow
from imbrex.projects.project import Project

SIZE = 1240, 800
"""Of a window on the screen of a new user."""


class SharedWindow:
    """The window of a module, made by its first test that asks for one."""

    def __init__(self):
        self.window: MainWindow | None = None
        self.settings: Path | None = None
        self._threads: list[QThread] = []

    def keep(self, window: MainWindow, settings: Path, threads: list[QThread]):
        """Use a window and its settings again; whether its threads end is asked when it is closed."""
        self.window, self.settings = window, settings
        self._threads += threads
        threads.clear()

    def close(self):
        """Close the window, if there is one."""
        if self.window is None:
            return
        leave(self.window)
        self.window.deleteLater()
        running = [thread.objectName() for thread in self._threads if thread.isRunning()]
        self.__init__()
        assert not running, f"threads left running: {running}"


def begin_again(qtbot: QtBot, window: MainWindow):
    """Bring a window back to how a new user sees it, whatever a test has done to it."""
    controller = window.controller
    for dialog in QMainWindow.findChildren(window, QDialog):
        dialog.close()
    if window.watched is not None:
        window.watched.stop()  # what arrived late would be of the next test
    window.setUpdatesEnabled(False)  # what is on the way to the next test need not be painted
    window.projects.project_controller._clear()  # first: of documents everything else would be shown again
    controller.session.set_anonymous(False)
    if controller.pages.has_overview:
        window.projects.project_controller.work.restore(Project())
    empty(qtbot, window)
    window.setUpdatesEnabled(True)
    for dock in controller.panels.docks():
        dock.closed.emit()  # as by its button
    controller.zoom.choose(NORMAL)
    controller.zoom.refresh()  # of a page that was there when the size of all text changed
    if controller.pages.has_compare:
        controller.compare.use_lens(of_class=False)
        view = controller.compare.view
        view.set_lens(Lens.SHINGLES)
        view.bar.canonized.setChecked(False)
        view.find_bar.close_bar()
    window.resize(*SIZE)
    controller.settings.store.clear()


def empty(qtbot: QtBot, window: MainWindow):
    """Take all documents, what was decided of them, and their project out of a window."""
    controller = window.controller
    window.projects.project_controller._clear()
    controller.session.set_options(Options())
    controller.session.set_anonymous(False)
    timers = controller._timer, controller.panels.queries._timer
    runner = controller.runner
    qtbot.waitUntil(lambda: not (controller.is_busy or runner._running or any(timer.isActive() for timer in timers)))
    assert controller.session.rows == []
    assert window.pages.currentWidget() is window.start
    window.status.clearMessage()


def leave(window: MainWindow):
    """Close a window; whoever is asked wants nothing saved."""
    window.close()
    box = QMainWindow.findChild(window, QMessageBox, "askSave")  # the window's own would make what is not there yet
    if box is not None:
        box.findChild(QPushButton, "dropChoice").click()
