"""Preload: imports the modules that the first documents need, after the first paint."""

import importlib
import sys
import threading
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

_ENGINE = (
    "imbrex.reports.batch",  # with numpy and most of the engine
    "imbrex.engine.changes.find_changes",
    "imbrex.files.reader",
    "imbrex.languages.detection",
    "imbrex.languages.remote",
    "imbrex.projects.lock",
    "imbrex.projects.saving",
)
"""Imported in a thread: none of them uses Qt, whose classes must not be created in two threads at a time."""
_WINDOW = (
    "imbrex.gui.documents.documents_panel",
    "imbrex.gui.compare.panes.side_by_side",
    "imbrex.gui.compare.changes.changes_view",
    "imbrex.gui.compare.compare_view",
    "imbrex.gui.compare.compare_page",
    "imbrex.gui.window.panel_registry",
    "imbrex.gui.overview.pairs.pairs_view",
    "imbrex.gui.overview.matrix.heatmap",
    "imbrex.gui.overview.graph.graph_view",
    "imbrex.gui.overview.texts.origin_page",
    "imbrex.gui.reporting.report_controller",
    "imbrex.gui.window.controller",
    "imbrex.gui.compare.review_commands",
    "imbrex.gui.compare.pane_commands",
    "imbrex.gui.overview.overview_page",
    "imbrex.gui.overview.class_queries",
    "imbrex.gui.documents.watched_folder.watch_commands",
    "imbrex.gui.projects.project_controller",
    "imbrex.gui.window.documents_rail",
    "imbrex.gui.window.name_search",
    "imbrex.gui.window.project_state",
    "imbrex.gui.window.side_panels",
    "imbrex.gui.window.tour",
    "imbrex.gui.wording.option_texts",
)
"""Imported one by one between events, each in some milliseconds."""
_LOOK_AGAIN = 60  # milliseconds
_loaded = threading.Event()  # for all windows of the process


class Preload(QObject):
    """Imports the engine in a thread, then the workbench.

    If the workbench is needed without waiting, it is simply created: the import waits for the one in the thread.

    Signal: ready, once everything is imported and the user is idle or waits for it.
    """

    ready = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._thread: threading.Thread | None = None
        self._is_awaited = False
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_AGAIN)
        self._timer.timeout.connect(self._look)

    @property
    def is_done(self) -> bool:
        """Whether everything is imported."""
        return _loaded.is_set()

    def start(self) -> None:
        """Start the import."""
        if self._thread is None:
            self._thread = threading.Thread(target=_load, name="imbrex readying")
            self._thread.start()
            self._timer.start()

    def hurry(self) -> None:
        """Become ready as soon as everything is imported: the user waits."""
        self._is_awaited = True
        self._timer.setInterval(_LOOK_AGAIN // 6)
        self.start()

    def _look(self) -> None:
        if self._thread is not None and self._thread.is_alive():
            return
        self._timer.setInterval(0 if self._is_awaited else _LOOK_AGAIN // 3)
        if _import_next():
            return
        _loaded.set()
        if self._is_awaited or not self._window.isVisible() or _is_idle():
            self._timer.stop()
            if self._is_awaited or self._window.isVisible():  # otherwise already closed
                self.ready.emit()


def _is_idle() -> bool:
    """Whether a moment without answers would not show, as it would in an open menu or during a drag."""
    if QApplication.activePopupWidget() or QApplication.activeModalWidget():
        return False
    return QApplication.mouseButtons() == Qt.MouseButton.NoButton


def _load() -> None:
    for name in _ENGINE:
        _import(name)


def _import_next() -> bool:
    """Import the next module of the workbench; return whether there was one."""
    name = next((name for name in _WINDOW if name not in sys.modules), "")
    return bool(name) and _import(name)


def _import(name: str) -> bool:
    with suppress(Exception):  # any fault comes up again when the module is needed
        importlib.import_module(name)
        return True
    return False
