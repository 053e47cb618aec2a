"""Preload: imports after the first paint what the first documents need, then what a class and reports need."""

import importlib
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from imbrex.languages.remote import RemoteLanguages

_LANGUAGES = "imbrex.languages.remote"  # with numpy; its process starts while the rest is imported
_ENGINE = (
    "imbrex.engine.compare.corpus",
    "imbrex.files.reader",
    "imbrex.languages.detection",
    "imbrex.projects.lock",
    "imbrex.projects.saving",
    "imbrex.engine.names.anonymity",
    "imbrex.engine.overview.mixed_languages",
    "imbrex.files.submissions.roster",
    "imbrex.files.submissions.students",
    "imbrex.gui.tasks.worker_context",
)
"""Imported in a thread: none of them uses Qt, whose classes must not be created in two threads at a time."""
_WINDOW = (
    "imbrex.gui.model.session",
    "imbrex.gui.documents.document_model",
    "imbrex.gui.documents.documents_panel",
    "imbrex.gui.compare.panes.side_by_side",
    "imbrex.gui.compare.changes.changes_view",
    "imbrex.gui.compare.compare_view",
    "imbrex.gui.compare.compare_page",
    "imbrex.gui.window.panel_registry",
    "imbrex.gui.documents.recognizing",
    "imbrex.gui.documents.watched_folder.folder_watcher",
    "imbrex.gui.overview.report_job",
    "imbrex.gui.reporting.report_controller",
    "imbrex.gui.window.controller",
    "imbrex.gui.compare.review_commands",
    "imbrex.gui.compare.pane_commands",
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
_LATER_ENGINE = (
    "imbrex.engine.attribution.taken_passages",
    "imbrex.engine.shares.find_classes",
    "imbrex.engine.evidence.find_evidence",
    "imbrex.engine.changes.find_changes",
    "imbrex.calibration",
    "imbrex.reports.batch",
)
"""Imported like the engine, but only while nothing is read or compared, unless a class is waiting."""
_LATER_WINDOW = (
    "imbrex.gui.compare.passages.passages_panel",
    "imbrex.gui.overview.pairs.pairs_view",
    "imbrex.gui.overview.matrix.heatmap",
    "imbrex.gui.overview.graph.graph_view",
    "imbrex.gui.overview.texts.origin_page",
    "imbrex.gui.overview.overview_page",
    "imbrex.gui.overview.class_queries",
    "imbrex.gui.reporting.report_dialog",
)
"""The pages of a class, and dialogs."""
_LOOK_AGAIN = 60  # milliseconds; longer than the pause between reading files and comparing them
_loaded = threading.Event()  # for all windows of the process


class Preload(QObject):
    """Imports in threads what does not use Qt, and the rest between events; starts the process of languages.

    If something is needed without waiting, it is simply created: its import waits for the one in the thread.

    Signals:
        ready: what a pair needs is imported, and the user is idle or waits for it.
        completed: so is what a class and reports need.
    """

    ready = Signal()
    completed = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._thread: threading.Thread | None = None
        self._is_awaited = self._is_ready = self._is_complete = False
        self._waiting: list[Callable[[], object]] = []
        self._later_engine, self._later_window = iter(_LATER_ENGINE), iter(_LATER_WINDOW)
        self._lock = threading.Lock()
        self._languages: RemoteLanguages | None = None
        self._may_begin = True
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_AGAIN)
        self._timer.timeout.connect(self._poll)

    @property
    def is_done(self) -> bool:
        """Whether everything is imported that a pair needs."""
        return _loaded.is_set()

    def start(self) -> None:
        """Start the import."""
        if self._thread is None:
            self._thread = threading.Thread(target=_load, args=(self._begin,), name="imbrex readying")
            self._thread.start()
            self._timer.start()

    def load_now(self) -> None:
        """Become ready as soon as everything is imported: the user waits."""
        self._is_awaited = True
        self._timer.setInterval(_LOOK_AGAIN // 6)
        self.start()

    def when_complete(self, do: Callable[[], object]) -> None:
        """Do something now, or as soon as everything is imported that a class needs."""
        if self._is_complete:
            do()
        else:
            self._waiting.append(do)
            self.load_now()
            self._timer.start()

    def rest(self, busy: bool) -> None:
        """Import nothing while documents are read and compared."""
        if self._is_ready and not self._is_complete and not self._waiting:
            if busy:
                self._timer.stop()
            else:
                self._timer.start(_LOOK_AGAIN)

    def take_languages(self) -> "RemoteLanguages | None":
        """The languages whose process was started, for their first user, who closes them; None if it was not."""
        with self._lock:
            languages, self._languages, self._may_begin = self._languages, None, False
        return languages

    def close(self) -> None:
        """Import nothing more, and end the process if nobody uses it."""
        self._timer.stop()
        if (languages := self.take_languages()) is not None:
            languages.close()

    def _begin(self) -> None:
        """Start the process of languages, which takes as long as the rest of the import."""
        from imbrex.languages.remote import RemoteLanguages  # noqa: PLC0415 - numpy, not before the first paint

        with self._lock:
            if self._may_begin:
                self._languages = RemoteLanguages()
                self._languages.start()

    def _poll(self) -> None:
        if self._thread is not None and self._thread.is_alive():
            return
        if self._is_ready:
            self._poll_later()
            return
        self._timer.setInterval(0 if self._is_awaited else _LOOK_AGAIN // 3)
        if _import_next(_WINDOW):
            return
        _loaded.set()
        if self._is_awaited or not self._window.isVisible() or _is_idle():
            self._is_ready = True
            if self._is_awaited or self._window.isVisible():
                self._timer.setInterval(_LOOK_AGAIN)
                self.ready.emit()
            else:  # already closed
                self._timer.stop()

    def _poll_later(self) -> None:
        """Import the next module of those that are needed later."""
        if self._waiting:
            self._timer.setInterval(0)
        if name := _next_missing(self._later_engine):
            self._thread = threading.Thread(target=_import, args=(name,), name="imbrex readying")
            self._thread.start()
        elif name := _next_missing(self._later_window):
            _import(name)
        else:
            self._timer.stop()
            self._is_complete = True
            self.completed.emit()
            waiting, self._waiting = self._waiting, []
            for do in waiting:
                do()


def _is_idle() -> bool:
    """Whether a moment without answers would not show, as it would in an open menu or during a drag."""
    if QApplication.activePopupWidget() or QApplication.activeModalWidget():
        return False
    return QApplication.mouseButtons() == Qt.MouseButton.NoButton


def _load(begin: Callable[[], None]) -> None:
    if _import(_LANGUAGES):
        begin()
    for name in _ENGINE:
        _import(name)


def _import_next(names: Iterable[str]) -> bool:
    """Import the first of these modules that is missing; return whether there was one."""
    name = _next_missing(iter(names))
    return bool(name) and _import(name)


def _next_missing(names: Iterator[str]) -> str:
    return next((name for name in names if name not in sys.modules), "")


def _import(name: str) -> bool:
    with suppress(Exception):  # any fault comes up again when the module is needed
        importlib.import_module(name)
        return True
    return False
