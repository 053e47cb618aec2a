"""Notice texts: messages shown while there is nothing to compare."""

from PySide6.QtCore import QObject

from imbrex.engine.text.document import Problem
from imbrex.engine.text.role import Role
from imbrex.gui.compare.compare_job import CompareJob
from imbrex.gui.documents.reading_jobs import ReadJob
from imbrex.gui.model.rows import State
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
                self.tr("Each appears in the list as soon as it has been read."),
                False,
            )
        if stopped:
            return self._stopped()
        if session.report is None or runner.is_running(ReportJob, CompareJob):
            return self.tr("Comparing…"), "", False
        return self._lacking(session)

    def _stopped(self) -> Notice:
        return self.tr("Comparing was stopped"), self.tr("Press F5 to compare again."), False

    def _lacking(self, session: Session) -> Notice:
        ready = session.comparable
        problems = self._problems([session.shown_problem(problem) for problem in session.problems])
        if not ready and session.documents and not problems:
            return (
                self.tr("A template is not compared"),
                self.tr("What essays share with it is left out of their comparison. Add the essays."),
                True,
            )
        if not ready:
            return self.tr("There is no text to compare"), problems, True
        if len(ready) == 1:
            name = session.shown_name(ready[0].key)
            text = self.tr("%1 is ready. Add at least one more to compare it with.").replace("%1", name)
            return self.tr("One document is not enough"), f"{text}\n\n{problems}".strip(), True
        if any(document.role is not Role.ARCHIVE for document in ready):
            return self._stopped()  # by an error that has been reported
        return (
            self.tr("Archive documents are not compared with one another"),
            self.tr("Add an essay, or change what one of the two is compared as, by a right click in the list."),
            True,
        )

    def _problems(self, problems: list[Problem]) -> str:
        told = [str(problem) for problem in problems[:MOST]]
        if len(problems) > MOST:
            told.append(self.tr("And %Ln more: see the list.", "", len(problems) - MOST))
        return "\n\n".join(told)


def notice_for(session: Session, runner: Runner, stopped: bool) -> Notice:
    """Return the current notice; `stopped` if the user has cancelled the comparison."""
    return NoticeTexts().choose(session, runner, stopped)
