"""Quotations: what stands inside quotation marks, read off one mark after another."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from imbrex.engine.citations.text_ranges import Stretches, outermost
from imbrex.engine.observer import SILENT, Observer, watched

FEWEST = 3
"""Words of the shortest quotation: fewer are a name, a title, or a word held at a distance. (Were single words left out
of a comparison, marks around every third one would hide a copy.)"""
LONGEST = 3000
"""Code points, a page and a half: what is longer is set as a block, and here a closing mark was forgotten."""
_DEEPEST = 8  # quotations inside one another
_WIDE = 200  # code points: nobody wraps lines so wide, so the end of such a line ends a paragraph
_SINGLE_LONGEST = 400  # code points between straight single marks, which are apostrophes far more often
_APOSTROPHES = "'’‘"
_HAN = "\u3040"  # scripts without blanks between words begin here
_SIGNS_A_WORD = 2  # of such a script
_MARKS = 100  # read between two questions


@dataclass(frozen=True, slots=True)
class _Opened:
    closer: str
    opener: str
    start: int


class _Reader:
    """Reads marks in order; `found` are the ranges between those that belong together."""

    def __init__(self, text: str, marks: Sequence[str]) -> None:
        self.found: list[tuple[int, int]] = []
        self._text = text
        self._closer_of = {pair[0]: pair[1] for pair in reversed(marks)}  # the first pair of a mark is the usual one
        self._closers: dict[str, set[str]] = {}
        for pair in marks:
            self._closers.setdefault(pair[0], set()).add(pair[1])
        self._marks = frozenset("".join(marks))
        self._open: list[_Opened] = []
        self._line = 0

    def read(self, observer: Observer) -> None:
        """Read the whole text, once."""
        for place in watched(self._places(), observer, _MARKS):
            if self._text[place] == "\n":
                self._end_line(place)
            else:
                self._mark(place)

    def _places(self) -> Iterator[int]:
        pattern = re.compile(f"[\n{re.escape(''.join(sorted(self._marks)))}]")
        return (match.start() for match in pattern.finditer(self._text))

    def _end_line(self, place: int) -> None:
        """An empty line ends what is open, and a wide one what straight marks opened."""
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
        """Whether the next paragraph opens the quotation anew, as is the custom where one has several."""
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
    """Find what stands between quotation marks, without the marks.

    A mark that is never closed opens nothing. Every mark is looked at once, with at most eight open ones.

    Args:
        text: any text.
        marks: the pairs that the language uses, two characters each.
        observer: is asked whether to go on.
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
    """Words between blanks; of a script without blanks two signs count as one."""
    signs = sum(character >= _HAN for character in quoted[: 4 * FEWEST])
    return max(len(quoted.split(None, FEWEST)), signs // _SIGNS_A_WORD)
