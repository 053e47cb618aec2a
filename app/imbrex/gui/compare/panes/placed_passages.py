"""Placed passages: the positions of passages, independent of how they were found."""

from typing import Protocol

from imbrex.engine.text.tokens import Int32


class PlacedPassages(Protocol):
    """Passages as arrays of equal length, sorted by `left_start`; code points of the originals, half-open."""

    @property
    def left_start(self) -> Int32: ...
    @property
    def left_end(self) -> Int32: ...
    @property
    def right_start(self) -> Int32: ...
    @property
    def right_end(self) -> Int32: ...
    @property
    def bounded(self) -> bool:
        """Return whether the search was limited, so that passages may be missing."""

    def __len__(self) -> int: ...
