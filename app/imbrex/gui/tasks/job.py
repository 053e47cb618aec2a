"""Job: one request to a worker thread, with the code that answers it."""

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from imbrex.engine.observer import Cancelled, Observer
from imbrex.values import frozen

Context = TypeVar("Context")
Result = TypeVar("Result")


class Replaced(Cancelled):
    """Raised for a job that a newer one has replaced."""


class JobObserver(Observer, Protocol):
    """Callbacks of a running job."""

    def pass_part(self, part: object) -> None:
        """Pass a partial result to the window, which keeps it even if the job is stopped afterwards."""


@frozen(eq=False, kw_only=True)
class Job(ABC, Generic[Context, Result]):
    """A request: its fields are the input, `run` is called in the worker thread.

    Attributes:
        is_replaceable: whether any job that does not give way replaces it.
        shows_progress: whether its progress is shown.
        stop: set by the window's thread, read by the worker's.
    """

    is_replaceable: ClassVar[bool] = False
    shows_progress: ClassVar[bool] = True
    stop: threading.Event = field(default_factory=threading.Event)

    @abstractmethod
    def run(self, context: Context, observer: JobObserver) -> Result:
        """Answer the request; `context` is the worker's state between jobs."""

    @property
    def slot(self) -> object:
        """The slot in which a newer job replaces an older one."""
        return type(self)


@dataclass(slots=True, eq=False)
class Handlers:
    """Callbacks in the window's thread; none is called after `Runner.close`.

    Attributes:
        then: receives the result.
        otherwise: receives the error, Cancelled if the user stopped the job, or Replaced.
        meanwhile: receives each partial result.
    """

    then: Callable[[Any], None]
    otherwise: Callable[[Exception], None]
    meanwhile: Callable[[Any], None]
