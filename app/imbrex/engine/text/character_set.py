"""Character set: the characters that a pattern matches, looked up in a table.

A text is searched for them many times faster than with the pattern, which looks at one character after the other.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Bools, UInt16

_UNITS = 2**16
_PIECE = 2**12  # characters that are added to a table together: few texts need all
_CYRILLIC = ord("а")
_RARE = 50  # characters for each that is looked at by itself


class _Table(NamedTuple):
    """Which of the first characters are in a set, and ranges without any.

    Attributes:
        has: by code, shape (n,).
        latin: the first code that is in the set.
        first, last: the range around Cyrillic letters without any.
    """

    has: Bools
    latin: np.uint16
    first: np.uint16
    last: np.uint16


class CharacterSet:
    """The characters that match a pattern of one character."""

    def __init__(self, pattern: str) -> None:
        """Create; nothing is compiled before it is needed."""
        self._text = pattern
        self._known = _Table(np.zeros(0, np.bool_), *map(np.uint16, (0, 0, 0)))

    def occurs_in(self, text: str) -> bool:
        """Whether a text has any of them."""
        units = units_of(text)
        if len(units) != len(text):  # with characters of two units
            return self._pattern.search(text) is not None
        return bool(len(self.places_among(units)))

    def found_in(self, units: UInt16) -> Bools:
        """Which of some characters of one unit are among them."""
        return self._table(units).has[units]

    def count_in(self, text: str) -> int:
        """How many of them a text has."""
        units = units_of(text)
        if len(units) != len(text):
            return sum(1 for _ in self._pattern.finditer(text))
        return len(self.places_among(units))

    def places_in(self, text: str) -> list[int] | None:
        """Where they are in a text; None if there are too many to look at each."""
        units = units_of(text)
        if len(units) != len(text):
            return None
        places = self.places_among(units)
        return places.tolist() if len(places) * _RARE <= len(text) else None

    def matches(self, pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
        """The matches of a pattern that begins with one of them, as `finditer` yields them."""
        places = self.places_in(text)
        if places is None:
            if self.occurs_in(text):
                yield from pattern.finditer(text)
            return
        end = 0
        for place in places:
            if place >= end and (match := pattern.match(text, place)) is not None:
                yield match
                end = match.end()

    def places_among(self, units: UInt16) -> NDArray[np.intp]:
        """Where they are among some characters of one unit, shape (n,)."""
        # Nearly all characters of a text are in these ranges, and to look each up takes ten times as long.
        has, latin, first, last = self._table(units)
        may_be = units >= latin
        may_be &= units - first >= last - first
        places = np.flatnonzero(may_be)
        return places[has[units[places]]]

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(self._text)

    def _table(self, units: UInt16) -> _Table:
        """A table of all characters up to the last of these."""
        known = self._known
        size = int(units.max(initial=0)) + 1
        if size > len(known.has):
            known = self._known = self._table_of(-(-size // _PIECE) * _PIECE)
        return known

    def _table_of(self, size: int) -> _Table:
        characters = np.arange(size, dtype="<u4").tobytes().decode("utf-32-le", "surrogatepass")
        has = np.zeros(size, np.bool_)
        for match in re.finditer(f"(?:{self._text})+", characters):
            has[match.start() : match.end()] = True
        there = np.flatnonzero(has)
        place = int(np.searchsorted(there, _CYRILLIC))
        latin = there[0] if len(there) else _UNITS - 1
        first = there[place - 1] + 1 if place else 0
        last = there[place] if place < len(there) else _UNITS - 1
        return _Table(has, np.uint16(latin), np.uint16(first), np.uint16(last))


def units_of(text: str) -> UInt16:
    """The units of UTF-16 of a text: one for each of most characters, two for the rarest."""
    return np.frombuffer(text.encode("utf-16-le", "surrogatepass"), "<u2")
