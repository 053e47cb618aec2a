"""Every state of the window: each page, each view of it, each panel, each dialog, one after the other."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QDockWidget, QWidget

from imbrex.gui.model.lens import Lens
from imbrex.gui.overview.overview_tabs import Tab
from imbrex.gui.window.main_window import MainWindow

DIALOGS = ("preferences", "save_report", "about", "author")
"""Actions that open a dialog, on a class of which documents are selected."""


def settle(window: MainWindow, turns: int = 3) -> None:
    """Let everything that is on its way arrive: what timers gather, answers of the worker, and their layout."""
    for milliseconds in [40] * turns:
        pause(milliseconds)
    while window.controller.runner.is_busy:
        pause(20)
    pause(20)


def pause(milliseconds: int) -> None:
    """Let events happen for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def pages(window: MainWindow, folder: Path, opened) -> Iterator[tuple[str, QWidget]]:
    """Start page, library, the views of a class, a pair through each lens."""
    yield "start page", window
    opened(folder)
    for tab in Tab:
        window.controller.overview.tabs.show_tab(tab)
        settle(window)
        yield f"overview, {tab.name.lower()}", window
    window.controller.library.show_page()
    settle(window)
    yield "library", window
    window.controller.library.leave_page()
    keys = [document.key for document in window.controller.session.documents]
    window.controller.show_pair(keys[0], keys[1])
    for lens in Lens:
        window.controller.compare.view.set_lens(lens)
        settle(window)
        yield f"compare, {lens.name.lower()}", window
    window.controller.compare.view.bar.search.trigger()
    yield "compare, with the find bar", window


def panels(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """Each panel in front."""
    for dock in window.findChildren(QDockWidget):
        was_hidden = dock.isHidden()
        dock.show()
        dock.raise_()
        settle(window, 2)
        yield dock.objectName(), window
        if was_hidden:
            dock.hide()


def dialogs(window: MainWindow, look: Callable[[str, QWidget], None]) -> None:
    """Look at each dialog that an action opens; some do not let go before they are closed."""
    window.controller.show_pairs()
    window.controller.documents.view.selectAll()
    seen: list[str] = []

    def look_and_close(name: str) -> None:
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QDialog) and dialog.isVisible():
                seen.append(name)
                look(f"dialog {name}", dialog)
                dialog.reject()

    for name in DIALOGS:
        QTimer.singleShot(60, window, partial(look_and_close, name))
        window.commands[name].trigger()
        settle(window)
    assert seen == list(DIALOGS)
