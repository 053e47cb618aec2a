"""History: where somebody has been, to go back there and forward again."""

from typing import Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    """Places in the order in which they were gone to."""

    def __init__(self) -> None:
        self._places: list[T] = []
        self._at = -1

    @property
    def current(self) -> T | None:
        """Where somebody is now."""
        return self._places[self._at] if self._places else None

    @property
    def can_go_back(self) -> bool:
        """Whether there is a place before this one."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether somebody has gone back."""
        return self._at < len(self._places) - 1

    def go(self, place: T) -> None:
        """Go to a new place; what was ahead is forgotten."""
        self._places[self._at + 1 :] = [place]
        self._at += 1

    def step(self, by: int) -> None:
        """Go back (-1) or forward (1), as far as there is anything."""
        self._at = max(min(0, len(self._places) - 1), min(len(self._places) - 1, self._at + by))
