"""Query: a request from panels and pages, and the scheduler that starts it when the worker is free."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer

from imbrex.engine.observer import Cancelled
from imbrex.errors import ImbrexError, message_of
from imbrex.gui.model.session import Session
from imbrex.gui.tasks.job import Job, Replaced
from imbrex.gui.tasks.runner import Runner
from imbrex.gui.tasks.worker_context import QueryJob
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.translation import Text

Fields = dict[str, Any]


@dataclass(slots=True, eq=False)
class Query:
    """One kind of request.

    Attributes:
        fields: of the job to start now; None while hidden or without a need.
        show: receives the result.
        show_message: receives a sentence if there is no result.
        begin: called at each request.
        asked: number of the report and fields of the last job; None if it has to be repeated.
        job: that job, while it is running.
    """

    kind: type[QueryJob[Any]]
    fields: Callable[[], Fields | None]
    show: Callable[[Any], None]
    show_message: Callable[[Text], None]
    begin: Callable[[], None] = lambda: None
    asked: tuple[int, Fields] | None = None
    job: Job[Any, Any] | None = None

    @property
    def is_answered(self) -> bool:
        """Whether the last request has been answered."""
        return self.asked is not None and self.job is None


class QueryScheduler(QObject):
    """Keeps the results of all queries in sync with the newest report, in order of priority."""

    def __init__(
        self, session: Session, runner: Runner, queries: Callable[[], Iterable[Query]], parent: QObject
    ) -> None:
        """Take also `queries`, which returns all that there are at present."""
        super().__init__(parent)
        self._session = session
        self._runner = runner
        self._queries = queries
        self._report_number = 0
        self._timer = QTimer(self, singleShot=True, interval=0)  # batches changes
        self._timer.timeout.connect(self._ask)
        runner.ended.connect(self._timer.start)
        session.report_changed.connect(self._on_report_changed)

    @property
    def is_waiting(self) -> bool:
        """Whether a check is scheduled."""
        return self._timer.isActive()

    def update(self) -> None:
        """Check soon what to query."""
        self._timer.start()

    def forget(self, queries: Iterable[Query]) -> None:
        """Repeat these queries, as if they had never been started."""
        for query in queries:
            query.asked = None
        self._timer.start()

    def close(self) -> None:
        """Stop querying."""
        self._timer.stop()

    def _ask(self) -> None:
        """Start the needed queries that have not been started; stop those no longer needed."""
        report, documents = self._session.report, self._session.documents
        if report is None or self._runner.is_working:
            return
        if [counted.document.key for counted in report.documents] != [document.key for document in documents]:
            return  # a newer report is coming: document numbers in a result would not match this one
        for query in tuple(self._queries()):
            fields = query.fields()
            if fields is None:
                self._give_up(query)
            elif (asked := (self._report_number, fields)) != query.asked:
                query.asked = asked
                job = query.kind(documents=documents, options=self._session.options, **fields)
                query.job = job
                self._runner.start(job, partial(self._show, query, job), partial(self._on_failed, query, job))
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
            self._ask()  # at once, so that the window does not seem idle between two parts of one result

    def _on_failed(self, query: Query, job: object, error: Exception) -> None:
        if query.job is not job:
            return
        query.job = None
        match error:
            case Replaced():
                query.asked = None
            case Cancelled():
                query.show_message(lambda: self.tr("Comparison stopped. Press F5 to compare again."))
            case ImbrexError():
                query.show_message(partial(shown, message_of(error)))
            case _:
                query.show_message(lambda: self.tr("Couldn't calculate this."))
