"""Query: one kind of question that panels and pages ask the worker besides the comparison."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from imbrex.gui.tasks.corpus_job import QueryJob
from imbrex.gui.tasks.job import Job

Fields = dict[str, Any]


@dataclass(slots=True, eq=False)
class Query:
    """One kind of question.

    Attributes:
        fields: of the job that should be asked now; None while nobody looks or there is nothing to ask.
        show: takes the result.
        tell: takes a sentence where there is none.
        begin: called whenever it is asked.
        asked: number of the report and fields of the last job; None where it has to be asked again.
        job: that job, while it is under way.
    """

    kind: type[QueryJob[Any]]
    fields: Callable[[], Fields | None]
    show: Callable[[Any], None]
    tell: Callable[[str], None]
    begin: Callable[[], None] = lambda: None
    asked: tuple[int, Fields] | None = None
    job: Job[Any, Any] | None = None

    @property
    def is_answered(self) -> bool:
        """Whether the result of the last question is there."""
        return self.asked is not None and self.job is None
