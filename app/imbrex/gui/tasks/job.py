"""Job: one request to a worker thread, with the code that answers it."""

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from imbrex.engine.observer import Cancelled, Observer

Context = TypeVar("Context")
Result = TypeVar("Result")


class Replaced(Cancelled):
    """A newer job has taken the place of this one."""


class JobObserver(Observer, Protocol):
    """What a job tells the window while it runs."""

    def hand_over(self, part: object) -> None:
        """Give the window a part of the result, which it keeps even if the job is stopped afterwards."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Job(ABC, Generic[Context, Result]):
    """A request: its fields are what it needs, `run` is called in the worker thread.

    Attributes:
        gives_way: whether any job that does not give way takes its place.
        tells_progress: whether people see how far it has come.
        stop: set by the window's thread, read by the worker's.
    """

    gives_way: ClassVar[bool] = False
    tells_progress: ClassVar[bool] = True
    stop: threading.Event = field(default_factory=threading.Event)

    @abstractmethod
    def run(self, context: Context, observer: JobObserver) -> Result:
        """Answer the request; `context` is what the worker keeps between jobs."""

    @property
    def slot(self) -> object:
        """What a newer job replaces: an older one of the same slot."""
        return type(self)


@dataclass(slots=True, eq=False)
class Handlers:
    """What is called in the window's thread; nothing is called after `Runner.close`.

    Attributes:
        then: takes the result.
        otherwise: takes the error, Cancelled if people have stopped the job, or Replaced.
        meanwhile: takes each part that was handed over.
    """

    then: Callable[[Any], None]
    otherwise: Callable[[Exception], None]
    meanwhile: Callable[[Any], None]
