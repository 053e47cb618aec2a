"""Flaw: a defect of a library."""

from collections.abc import Iterator
from dataclasses import dataclass

from imbrex.messages import NOTHING, Message


@dataclass(frozen=True, slots=True)
class Flaw:
    """A defect of a library: a `message`, a `hint` what to do, and the `document` concerned (0 for none)."""

    message: Message
    hint: Message
    document: int = 0

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()


class Flaws:
    """A list of flaws, limited to a hundred."""

    MOST = 100

    def __init__(self) -> None:
        self._flaws: list[Flaw] = []
        self._more = 0

    def add(self, message: Message, hint: Message, document: int = 0) -> None:
        """Add a flaw."""
        if len(self._flaws) < self.MOST:
            self._flaws.append(Flaw(message, hint, document))
        else:
            self._more += 1

    def __iter__(self) -> Iterator[Flaw]:
        yield from self._flaws
        if self._more:
            yield Flaw(Message("{count:,} more problem(s) of these kinds.", count=self._more), NOTHING)
