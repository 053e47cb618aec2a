"""Bulk results: the result of a bulk job, opened in a dialog, and its texts, opened as documents when asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from imbrex.bulk.result import BulkResult
from imbrex.engine.fingerprints.prepared_texts import independently
from imbrex.engine.text.document import Document, Problem
from imbrex.gui.bulk.bulk_dialog import BulkDialog
from imbrex.gui.bulk.bulk_jobs import OpenResultJob, ReadTextsJob
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.wording.messages import shown
from imbrex.messages import sentences

if TYPE_CHECKING:
    from collections.abc import Callable

_MOST = 5000  # texts of a group; the window compares all of them


class BulkResults(QObject):
    """Opens results of bulk jobs.

    Signals:
        compare_requested: (left key, right key) of two open documents.
        status_message: (sentence) for the status bar.
    """

    compare_requested = Signal(str, str)
    status_message = Signal(str)

    def __init__(self, session: Session, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._window: QWidget | None = None

    def choose(self, window: QWidget) -> None:
        """Ask for the folder of a bulk job."""
        folder = QFileDialog.getExistingDirectory(window, self.tr("Open result of bulk job"), Settings().folder)
        if folder:
            Settings().folder = str(Path(folder).parent)
            self.open(Path(folder), window)

    def open(self, folder: Path, window: QWidget) -> None:
        """Open the folder of a bulk job."""
        self._window = window
        self._runner.start(OpenResultJob(folder=folder), self._show)

    def _show(self, result: BulkResult) -> None:
        dialog = BulkDialog(result, self._window)
        dialog.hide_names(self._session.anonymous)
        self._session.anonymous_changed.connect(dialog.hide_names)
        dialog.pair_requested.connect(lambda left, right: self._read(result, (left, right), self._compare))
        dialog.group_requested.connect(lambda text, least: self._read_group(result, text, least))
        dialog.show()

    def _read_group(self, result: BulkResult, text: str, least: float) -> None:
        ids = result.ids(result.group_of(text, least))
        if len(ids) > _MOST:
            self.status_message.emit(self.tr("The group has more than %Ln text(s). Raise the level first.", "", _MOST))
            return
        self._read(result, tuple(ids), self._report_opened)

    def _read(self, result: BulkResult, ids: tuple[str, ...], then: Callable[[list[str]], None]) -> None:
        """Open texts as documents, unless they are open; `then` gets the keys of those that could be read."""
        missing = tuple(one for one in ids if self._session.document(one) is None)

        def take(outcomes: tuple[Document | Problem, ...]) -> None:
            documents = [one for one in outcomes if isinstance(one, Document)]
            self._session.add([FileRead(one.key, (one,)) for one in documents])
            self._report_differing(result)
            for problem in outcomes:
                if isinstance(problem, Problem):
                    self.status_message.emit(f"{problem.name}: {shown(sentences(problem.message, problem.hint))}")
                    break
            then([one for one in ids if self._session.document(one) is not None])

        self._runner.start(ReadTextsJob(result=result, ids=missing), take)

    def _compare(self, keys: list[str]) -> None:
        if len(keys) == 2:
            self.compare_requested.emit(*keys)

    def _report_opened(self, keys: list[str]) -> None:
        self.status_message.emit(self.tr("%Ln text(s) of the group opened.", "", len(keys)))

    def _report_differing(self, result: BulkResult) -> None:
        if not independently(self._session.options).compares_like(result.options):
            self.status_message.emit(self.tr("The bulk job had other options, so figures may differ."))
