"""Report desk: where people ask for reports, and hear what became of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QWidget

from imbrex.errors import ImbrexError
from imbrex.gui.model.remembered import Remembered
from imbrex.gui.model.settings import Settings
from imbrex.gui.reporting.report_dialog import ReportDialog
from imbrex.gui.reporting.report_jobs import ReportsWritten, WriteReportJob
from imbrex.gui.tasks.jobs import Job

if TYPE_CHECKING:
    from imbrex.gui.model.session import Session
    from imbrex.gui.overview.overview_page import OverviewPage
    from imbrex.gui.tasks.runner import Runner


ANEW = ("reportAnonymous",)
"""Whether names are hidden is never remembered: whoever forgot it would give them away, or miss them."""


class ReportDesk(QObject):
    """Signal: told (sentence)."""

    told = Signal(str)

    def __init__(self, session: Session, runner: Runner, overview: OverviewPage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._overview = overview
        self._remembered = Remembered(Settings(), self)
        self._pair: tuple[str, str] | None = None
        self._opens = False
        runner.finished.connect(self._on_finished)
        runner.failed.connect(self._on_failed)
        runner.cancelled.connect(self._on_cancelled)

    @property
    def can_write(self) -> bool:
        """Whether there is anything to report on."""
        return self._session.report is not None and (self._pair is not None or len(self._session.comparable) > 2)

    def show_pair(self, pair: tuple[str, str] | None) -> None:
        """Offer a report on these two from now on."""
        self._pair = pair

    def ask(self, window: QWidget) -> None:
        """Ask what is wanted, and where; then have it written."""
        session, pair = self._session, self._pair
        names = (session.shown_name(pair[0]), session.shown_name(pair[1])) if pair is not None else None
        dialog = ReportDialog(pair, names, len(session.comparable), anonymous=session.anonymous, parent=window)
        self._remembered.put_back(dialog, but=ANEW)
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        wish = dialog.wish() if accepted else None
        dialog.deleteLater()
        if wish is not None:
            self._remembered.keep(dialog)
            self._opens = dialog.opens
            self._runner.write_report(
                documents=session.documents,
                options=session.options,
                unread=tuple(row.problem for row in session.rows if row.problem is not None and row.document is None),
                score=self._overview.bar.score,
                threshold=self._overview.bar.moved_to,
                linkage=self._overview.clusters.linkage,
                wish=wish,
                review=session.decisions.review,
            )

    @Slot(object, object)
    def _on_finished(self, job: Job, result: object) -> None:
        if not isinstance(job, WriteReportJob) or not isinstance(result, ReportsWritten):
            return
        first = result.paths[0]
        if len(result.paths) == 1:
            self.told.emit(self.tr("The report is written: %1").replace("%1", str(first)))
        else:
            sentence = self.tr("%Ln report(s) are written to %1", "", len(result.paths))
            self.told.emit(" · ".join((sentence.replace("%1", str(first.parent)), *self._others(result.others))))
        if self._opens:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(first)))

    def _others(self, count: int) -> Iterator[str]:
        """Warn of files that were there before: handed on with these, they may tell hidden names."""
        if count:
            yield self.tr("%Ln other file(s) lie in this folder: look before you pass it on.", "", count)

    @Slot(object, object)
    def _on_failed(self, job: Job, error: Exception) -> None:
        if isinstance(job, WriteReportJob) and not isinstance(error, ImbrexError):
            self.told.emit(self.tr("The report could not be written."))  # the window shows the details

    @Slot(object, bool)
    def _on_cancelled(self, job: Job, replaced: bool) -> None:
        if isinstance(job, WriteReportJob) and not replaced:
            self.told.emit(self.tr("Writing the report was stopped."))
