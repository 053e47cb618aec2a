"""Query scheduler: asks what open panels and pages want to know, when there is time for it."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, QTimer

from imbrex.engine.observer import Cancelled
from imbrex.errors import ImbrexError, told
from imbrex.gui.model.session import Session
from imbrex.gui.panels.query import Query
from imbrex.gui.tasks.job import Replaced
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.wording.messages import shown


class QueryScheduler(QObject):
    """Keep the answers of all queries in step with the newest report, the first queries first."""

    def __init__(self, session: Session, runner: Runner, queries: Iterable[Query], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._queries = tuple(queries)
        self._report_number = 0
        self._timer = QTimer(self)  # gathers what changes together into one look
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._ask)
        runner.ended.connect(self._timer.start)
        session.report_changed.connect(self._on_report_changed)

    @property
    def is_waiting(self) -> bool:
        """Whether it is about to look what to ask."""
        return self._timer.isActive()

    def look(self) -> None:
        """Ask soon what is wanted now."""
        self._timer.start()

    def forget(self, queries: Iterable[Query]) -> None:
        """Ask these again, as if they had never been asked."""
        for query in queries:
            query.asked = None
        self._timer.start()

    def close(self) -> None:
        """Ask nothing more."""
        self._timer.stop()

    def _ask(self) -> None:
        """Ask whatever is wanted and was not asked yet; stop what nobody waits for any more."""
        report, documents = self._session.report, self._session.documents
        if report is None or self._runner.is_working:
            return
        if [counted.document.key for counted in report.documents] != [document.key for document in documents]:
            return  # a newer report is to come: what is told of its documents by their numbers would not fit this one
        for query in self._queries:
            fields = query.fields()
            if fields is None:
                self._give_up(query)
            elif (asked := (self._report_number, fields)) != query.asked:
                query.asked = asked
                job = query.kind(documents=documents, options=self._session.options, **fields)
                query.job = job
                self._runner.start(job, partial(self._show, query, job), partial(self._tell, query, job))
                query.begin()

    def _give_up(self, query: Query) -> None:
        if query.job is not None:
            query.job.stop.set()
            query.job = query.asked = None

    def _on_report_changed(self) -> None:
        self._report_number += 1

    def _show(self, query: Query, job: object, result: object) -> None:
        if query.job is job:
            query.job = None
            query.show(result)
            self._ask()  # at once, so that the window does not seem idle between two parts of one answer

    def _tell(self, query: Query, job: object, error: Exception) -> None:
        if query.job is not job:
            return
        query.job = None
        match error:
            case Replaced():
                query.asked = None
            case Cancelled():
                query.tell(self.tr("Stopped. Press F5 to compare again."))
            case ImbrexError():
                query.tell(shown(told(error)))
            case _:
                query.tell(self.tr("This could not be computed."))
