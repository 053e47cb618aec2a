"""Quotations: text inside quotation marks, found in one pass over the marks."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from imbrex.engine.citations.text_ranges import Stretches, outermost
from imbrex.engine.observer import SILENT, Observer, watched

FEWEST = 3
"""Words of the shortest quotation: fewer are a name, a title, or scare quotes. (If single words were excluded, marks
around every third one would hide a copy.)"""
LONGEST = 3000
"""Code points, a page and a half: longer quotations are set as a block, so here a closing mark is missing."""
_DEEPEST = 8  # levels of nested quotations
_WIDE = 200  # code points: no text is wrapped so wide, so the end of such a line ends a paragraph
_SINGLE_LONGEST = 400  # code points between straight single marks, which are far more often apostrophes
_APOSTROPHES = "'’‘"
_HAN = "\u3040"  # start of the scripts without spaces between words
_SIGNS_A_WORD = 2  # in such a script
_MARKS = 100  # between two checks of the observer


@dataclass(frozen=True, slots=True)
class _Opened:
    closer: str
    opener: str
    start: int


class _Reader:
    """Reads marks in order; `found` holds the ranges between matching ones."""

    def __init__(self, text: str, marks: Sequence[str]) -> None:
        self.found: list[tuple[int, int]] = []
        self._text = text
        self._closer_of = {pair[0]: pair[1] for pair in reversed(marks)}  # the first pair with a mark is the usual one
        self._closers: dict[str, set[str]] = {}
        for pair in marks:
            self._closers.setdefault(pair[0], set()).add(pair[1])
        self._marks = frozenset("".join(marks))
        self._open: list[_Opened] = []
        self._line = 0

    def read(self, observer: Observer) -> None:
        """Read the whole text once."""
        for place in watched(self._places(), observer, _MARKS):
            if self._text[place] == "\n":
                self._end_line(place)
            else:
                self._mark(place)

    def _places(self) -> Iterator[int]:
        pattern = re.compile(f"[\n{re.escape(''.join(sorted(self._marks)))}]")
        return (match.start() for match in pattern.finditer(self._text))

    def _end_line(self, place: int) -> None:
        """Close everything open at an empty line, and what straight marks opened at a wide one."""
        blank, wide = not self._text[self._line : place].strip(), place - self._line > _WIDE
        self._line = place + 1
        if not self._open:
            return
        if blank:
            self._open.clear()
        elif self._goes_on(place):
            self._take(self._open[0], place)
            self._open.clear()
        elif wide:
            self._open = [one for one in self._open if one.opener != one.closer]

    def _goes_on(self, place: int) -> bool:
        """Whether the next paragraph reopens the quotation, as is the custom in long ones."""
        rest = self._text[place : place + 40].lstrip()
        return rest[:1] == self._open[0].opener != self._open[0].closer

    def _mark(self, place: int) -> None:
        mark, text = self._text[place], self._text
        before, after = text[place - 1 : place], text[place + 1 : place + 2]
        if mark in _APOSTROPHES and before.isalnum() and after.isalnum() and after < _HAN:
            return
        self._open = [one for one in self._open if place - one.start <= LONGEST]
        match = next((k for k in range(len(self._open) - 1, -1, -1) if self._closes(self._open[k], mark)), None)
        straight = self._closer_of.get(mark) == mark
        begins = straight and (not before or before.isspace() or before in "([{«“„—–-") and after.isalnum()
        if match is not None and not begins:
            self._take(self._open[match], place)
            del self._open[match:]
        elif mark in self._closer_of and (not straight or _may_open(mark, before, after)):
            del self._open[match if match is not None else len(self._open) :]
            self._open = [*self._open[1 - _DEEPEST :], _Opened(self._closer_of[mark], mark, place + 1)]

    def _closes(self, opened: _Opened, mark: str) -> bool:
        return mark in self._closers[opened.opener]

    def _take(self, opened: _Opened, end: int) -> None:
        longest = _SINGLE_LONGEST if opened.opener == "'" else LONGEST
        if end - opened.start <= longest and _words(self._text[opened.start : end]) >= FEWEST:
            self.found.append((opened.start, end))


def find_quotations(text: str, marks: Sequence[str], observer: Observer = SILENT) -> Stretches:
    """Find text between quotation marks, without the marks.

    An unclosed mark opens nothing. Each mark is examined once, with at most eight open ones.

    Args:
        text: any text.
        marks: the pairs of the language, two characters each.
        observer: for cancellation.
    """
    reader = _Reader(text, marks)
    reader.read(observer)
    return outermost(reader.found)


def _may_open(mark: str, before: str, after: str) -> bool:
    """Whether a straight mark may open: after a letter it closes, after a digit it means inches or minutes."""
    if before.isalnum() and before < _HAN:
        return False
    return mark != "'" or after.isalpha()


def _words(quoted: str) -> int:
    """Words separated by spaces; in a script without spaces two characters count as one."""
    signs = sum(character >= _HAN for character in quoted[: 4 * FEWEST])
    return max(len(quoted.split(None, FEWEST)), signs // _SIGNS_A_WORD)
