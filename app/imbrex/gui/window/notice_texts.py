"""Notice texts: messages shown while there is nothing to compare."""

from PySide6.QtCore import QObject

from imbrex.engine.text.document import Problem
from imbrex.engine.text.role import Role
from imbrex.gui.compare.open_pair import CompareJob
from imbrex.gui.documents.reading_jobs import ReadJob
from imbrex.gui.model.document_rows import State
from imbrex.gui.model.session import Session
from imbrex.gui.overview.report_job import ReportJob
from imbrex.gui.tasks.runner import Runner

MOST = 4  # problems described in full; the Documents list shows them all

Notice = tuple[str, str, bool]


class NoticeTexts(QObject):
    """The messages, in a translation context of their own."""

    def choose(self, session: Session, runner: Runner, stopped: bool) -> Notice:
        """Return heading, text, and whether to offer opening files."""
        reading = sum(row.state is State.READING for row in session.rows)
        if runner.is_running(ReadJob) and reading:
            return (
                self.tr("Reading %Ln document(s)…", "", reading),
                self.tr("Each document appears in the list as soon as it is read."),
                False,
            )
        if stopped:
            return self._stopped()
        if session.report is None or runner.is_running(ReportJob, CompareJob):
            return self.tr("Comparing…"), "", False
        return self._lacking(session)

    def _stopped(self) -> Notice:
        return self.tr("Comparison stopped"), self.tr("Press F5 to compare again."), False

    def _lacking(self, session: Session) -> Notice:
        ready = session.comparable
        problems = self._problems([session.shown_problem(problem) for problem in session.problems])
        if not ready and session.documents and not problems:
            return (
                self.tr("A template can't be compared on its own"),
                self.tr("Text shared with the template is excluded from essays. Add the essays to compare."),
                True,
            )
        if not ready:
            return self.tr("No text to compare"), problems, True
        if len(ready) == 1:
            name = session.shown_name(ready[0].key)
            text = self.tr("%1 is ready. Add at least one more document to compare it with.").replace("%1", name)
            return self.tr("Add another document"), f"{text}\n\n{problems}".strip(), True
        if any(document.role is not Role.ARCHIVE for document in ready):
            return self._stopped()  # by an error that has been reported
        return (
            self.tr("Archive documents are not compared with each other"),
            self.tr("Add an essay, or right-click a document in the list to change its role."),
            True,
        )

    def _problems(self, problems: list[Problem]) -> str:
        told = [str(problem) for problem in problems[:MOST]]
        if len(problems) > MOST:
            told.append(self.tr("%Ln more in the list.", "", len(problems) - MOST))
        return "\n\n".join(told)


def notice_for(session: Session, runner: Runner, stopped: bool) -> Notice:
    """Return the current notice; `stopped` if the user has cancelled the comparison."""
    return NoticeTexts().choose(session, runner, stopped)
