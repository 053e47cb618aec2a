"""Observer: progress and cancellation of long work."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Protocol, TypeVar

from imbrex.values import frozen

Item = TypeVar("Item")


class Cancelled(Exception):  # noqa: N818 - an outcome, not an error
    """The user cancelled the work."""


@frozen
class Progress:
    """Progress of a stage; a `total` of 0 means unknown."""

    stage: str
    done: int
    total: int


class Observer(Protocol):
    """Receives progress and may cancel the work."""

    def progress(self, progress: Progress) -> None:
        """Receive progress."""

    def check(self) -> None:
        """Raise Cancelled if the work is to stop. Every long loop calls this."""


class Silent:
    """An observer that ignores progress and never cancels."""

    def progress(self, progress: Progress) -> None:
        """Ignore it."""

    def check(self) -> None:
        """Go on."""


SILENT = Silent()


def watched(items: Iterable[Item], observer: Observer, every: int = 500) -> Iterator[Item]:
    """Yield items, checking the observer before the first and after every `every` items. Raises Cancelled."""
    rest = iter(items)
    for item in rest:
        observer.check()
        yield item
        yield from islice(rest, every - 1)
