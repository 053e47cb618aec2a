"""Query: one kind of request from panels and pages to the worker, besides the comparison."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from imbrex.gui.tasks.job import Job
from imbrex.gui.tasks.worker_context import QueryJob
from imbrex.gui.wording.translation import Text

Fields = dict[str, Any]


@dataclass(slots=True, eq=False)
class Query:
    """One kind of request.

    Attributes:
        fields: of the job to start now; None while hidden or without a need.
        show: receives the result.
        tell: receives a sentence if there is no result.
        begin: called at each request.
        asked: number of the report and fields of the last job; None if it has to be repeated.
        job: that job, while it is running.
    """

    kind: type[QueryJob[Any]]
    fields: Callable[[], Fields | None]
    show: Callable[[Any], None]
    tell: Callable[[Text], None]
    begin: Callable[[], None] = lambda: None
    asked: tuple[int, Fields] | None = None
    job: Job[Any, Any] | None = None

    @property
    def is_answered(self) -> bool:
        """Whether the last request has been answered."""
        return self.asked is not None and self.job is None
