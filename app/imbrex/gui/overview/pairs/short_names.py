"""Short names: names in little room, without what all names of a class end with."""

from collections.abc import Sequence
from itertools import pairwise, takewhile
from operator import eq

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics


class ShortNames:
    """Shortens the names of a class, keeping what tells them apart."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self._ending = shared_ending(names)
        self._telling = telling_lengths(names)

    def fitted(self, name: str, metrics: QFontMetrics, room: int) -> str:
        """Return a name that fits: without the common ending, or else cut off, or else without its middle.

        It is cut off at the end only if its beginning tells it from all others.
        """
        if metrics.horizontalAdvance(name) <= room:
            return name
        stem = name.removesuffix(self._ending)
        short = f"{stem}…" if stem and stem != name else name
        if metrics.horizontalAdvance(short) <= room:
            return short
        cut = metrics.elidedText(short, Qt.TextElideMode.ElideRight, room)
        seen = cut.removesuffix("…").rstrip()
        if len(seen) >= self._telling.get(name, len(name)):
            return cut
        return metrics.elidedText(stem or name, Qt.TextElideMode.ElideMiddle, room)


def telling_lengths(names: Sequence[str]) -> dict[str, int]:
    """Return the length of the shortest prefix that distinguishes each name from all different ones."""
    rising = sorted(set(names))
    lengths = dict.fromkeys(rising, 0)
    for one, other in pairwise(rising):
        shared = sum(1 for _ in takewhile(bool, map(eq, one, other)))
        lengths[one], lengths[other] = max(lengths[one], shared + 1), shared + 1
    return lengths


def shared_ending(names: Sequence[str]) -> str:
    """Return the common suffix of all names, from a character that is neither a letter nor a digit; empty if none."""
    if len(names) < 2:
        return ""
    signs = takewhile(lambda column: len(set(column)) == 1, zip(*map(reversed, names), strict=False))
    ending = "".join(column[0] for column in signs)[::-1]
    start = next((place for place, sign in enumerate(ending) if not sign.isalnum()), len(ending))
    return ending[start:]
