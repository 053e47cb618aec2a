"""Observer: progress and cancel, handed in as an argument."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar

Item = TypeVar("Item")


class Cancelled(Exception):  # noqa: N818 - an outcome, not an error
    """The user has asked to stop."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a stage has come; `total` 0 means that nobody knows."""

    stage: str
    done: int
    total: int


class Observer(Protocol):
    """Hears of progress and may stop the work."""

    def progress(self, progress: Progress) -> None:
        """Hear how far the work has come."""

    def check(self) -> None:
        """Raise Cancelled when the work is to stop. Every long loop calls this."""


class Silent:
    """An observer that never stops anything and tells nobody."""

    def progress(self, progress: Progress) -> None:
        """Ignore it."""

    def check(self) -> None:
        """Go on."""


SILENT = Silent()


def watched(items: Iterable[Item], observer: Observer, every: int = 500) -> Iterator[Item]:
    """Hand on items, and ask the observer before the first and after each so many of them. Raises Cancelled."""
    for count, item in enumerate(items):
        if count % every == 0:
            observer.check()
        yield item
