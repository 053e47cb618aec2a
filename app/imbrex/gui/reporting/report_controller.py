"""Report controller: asks what to report, starts the job, and reports the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QWidget

from imbrex.engine.observer import Cancelled
from imbrex.errors import ImbrexError, message_of
from imbrex.gui.model.remembered_settings import Remembered
from imbrex.gui.model.settings import Settings
from imbrex.gui.reporting.write_report_job import ClassView, ReportsWritten, WriteReportJob
from imbrex.gui.wording.messages import shown

if TYPE_CHECKING:
    from imbrex.gui.model.session import Session
    from imbrex.gui.tasks.runner import Runner


NOT_REMEMBERED = ("reportAnonymous",)
"""Hiding names is never stored: if forgotten, it would reveal names, or leave them out."""


class ReportController(QObject):
    """Saves reports on what is shown."""

    def __init__(
        self,
        session: Session,
        runner: Runner,
        view: Callable[[], ClassView],
        show_message: Callable[[str], None],
        parent: QObject,
    ) -> None:
        """Take also `view`, which returns the overview's settings for the class, and the window's `show_message`."""
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._view = view
        self._show_message = show_message
        self._remembered = Remembered(Settings(), self)
        self._pair: tuple[str, str] | None = None
        self._opens = False

    @property
    def can_write(self) -> bool:
        """Whether there is anything to report on."""
        return self._session.report is not None and (self._pair is not None or len(self._session.comparable) > 2)

    def show_pair(self, pair: tuple[str, str] | None) -> None:
        """Offer a report on this pair from now on."""
        self._pair = pair

    def ask(self, window: QWidget) -> None:
        """Ask for the report's settings and location, then write it."""
        from imbrex.gui.reporting.report_dialog import ReportDialog  # noqa: PLC0415 - all report formats, rarely needed

        session, pair = self._session, self._pair
        names = (session.shown_name(pair[0]), session.shown_name(pair[1])) if pair is not None else None
        dialog = ReportDialog(pair, names, len(session.comparable), anonymous=session.anonymous, parent=window)
        self._remembered.put_back(dialog, but=NOT_REMEMBERED)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        request = dialog.request() if accepted else None
        dialog.deleteLater()
        if request is not None:
            self._remembered.keep(dialog)
            self._opens = dialog.opens
            job = WriteReportJob(
                documents=session.documents,
                options=session.options,
                unread=tuple(row.problem for row in session.rows if row.problem is not None and row.document is None),
                view=self._view(),
                request=request,
                review=session.decisions.review,
            )
            self._runner.start(job, self._on_written, self._on_not_written)

    def _on_written(self, result: ReportsWritten) -> None:
        first = result.paths[0]
        if len(result.paths) == 1:
            self._show_message(self.tr("Report saved: %1").replace("%1", str(first)))
        else:
            sentence = self.tr("%Ln report(s) saved in %1", "", len(result.paths))
            self._show_message(" · ".join((sentence.replace("%1", str(first.parent)), *self._others(result.others))))
        if self._opens:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(first)))

    def _others(self, count: int) -> Iterator[str]:
        """Warn about other files in the folder: shared along with the reports, they may reveal hidden names."""
        if count:
            yield self.tr("This folder contains %Ln other file(s). Check them before you share the folder.", "", count)

    def _on_not_written(self, error: Exception) -> None:
        match error:
            case Cancelled():  # also by closing the documents
                self._show_message(self.tr("Saving the report was stopped."))
            case ImbrexError():
                self._show_message(shown(message_of(error)))
            case _:
                self._show_message(self.tr("Couldn't save the report."))  # the window shows the details
