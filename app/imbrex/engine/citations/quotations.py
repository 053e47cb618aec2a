"""Quotations: quoted words, inside quotation marks and in paragraphs that are indented or marked with ">"."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np

from imbrex.engine.arrays import Bools, UInt8
from imbrex.engine.citations.bibliography import find_bibliographies
from imbrex.engine.citations.text_ranges import Stretches, outermost, standing_in
from imbrex.engine.language import Citing
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.options import Exclusions
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.recent_answers import Recent
from imbrex.engine.text.tokens import Fate, Int32
from imbrex.values import frozen

_INDENT = 3  # columns: fewer occur by chance
_LOOKED_AT = 40  # characters of a line that are examined for indentation
_FEWEST_LINES = 2  # a single indented line starts a paragraph, or is a heading
_NARROWEST = 25  # characters of a line on average; tables and lists of names are narrower
_MOST = 0.25  # share of a text's lines: above it, indentation is the text's normal layout
_COLONS = (":", "：")
_BRACKETS = (")", "]", "）", ").", "].", "）。")
_SET_IN = late(r"[^\S\n]|>")
_LINE_SET_IN = late(r"\n(?:[^\S\n]|>)")
_LIST = late(r"\s*(?:[-–—•*·|+]|\d+[.)]|\S+$)")


def find_block_quotes(text: str, observer: Observer = SILENT) -> Stretches:
    """Find paragraphs marked with ">", and those indented line by line while most of the text is not.

    Indented ones must be announced by a colon, or end with their source in brackets: bracketed notes, stage directions
    and addresses are indented too.
    """
    if not (_SET_IN.match(text) or _LINE_SET_IN.search(text)):
        return outermost([])
    marked, set_in = [], []
    lines = within = 0
    announced = False
    for start, paragraph in _paragraphs(text, observer):
        rows = paragraph.split("\n")
        lines += len(rows)
        if all(row.lstrip().startswith(">") for row in rows):
            marked.append((start, start + len(paragraph)))
        elif _is_set_in(rows):
            within += len(rows)
            if announced or (rows[-1].rstrip().endswith(_BRACKETS) and not rows[0].lstrip().startswith("[")):
                set_in.append((start, start + len(paragraph)))
        announced = rows[-1].rstrip().endswith(_COLONS)
    return outermost(marked + (set_in if within <= _MOST * lines else []), observer)


def _paragraphs(text: str, observer: Observer) -> Iterator[tuple[int, str]]:
    start: int | None = None
    place = 0
    for line in watched(text.split("\n"), observer):
        if line.strip():
            start = place if start is None else start
        elif start is not None:
            yield start, text[start : place - 1]
            start = None
        place += len(line) + 1
    if start is not None:
        yield start, text[start:]


def _is_set_in(rows: list[str]) -> bool:
    if len(rows) < _FEWEST_LINES or sum(map(len, rows)) < _NARROWEST * len(rows):
        return False
    return all(_column(row) >= _INDENT for row in rows) and not any(_LIST.match(row) for row in rows)


def _column(row: str) -> int:
    """Column at which a line begins."""
    expanded = row[:_LOOKED_AT].expandtabs(4)
    return len(expanded) - len(expanded.lstrip())


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
_BEFORE_HAN = "\u303f"
_SIGNS_A_WORD = 2  # in such a script
_MARKS = 100  # between two checks of the observer


@frozen
class _Opened:
    closer: str
    opener: str
    start: int


@frozen
class _Pairs:
    """The quotation marks of a language.

    Attributes:
        closer_of: the usual closing mark of each opening one.
        closers: all of them.
        pattern: any mark, except apostrophes inside words, and line ends.
    """

    closer_of: dict[str, str]
    closers: dict[str, frozenset[str]]
    pattern: re.Pattern[str]


@cache
def _pairs(marks: tuple[str, ...]) -> _Pairs:
    closers: dict[str, frozenset[str]] = {}
    for pair in marks:
        closers[pair[0]] = closers.get(pair[0], frozenset()) | {pair[1]}
    every = re.escape("".join(sorted({*"".join(marks)})))
    outside = f"(?:(?<![{_APOSTROPHES}])|(?<![^\\W_][{_APOSTROPHES}])|(?![^\\W_](?<=[\0-{_BEFORE_HAN}])))"
    # The first pair with a mark is the usual one.
    return _Pairs({pair[0]: pair[1] for pair in reversed(marks)}, closers, re.compile(f"[\n{every}]{outside}"))


class _Reader:
    """Reads marks in order; `found` holds the ranges between matching ones."""

    def __init__(self, text: str, marks: Sequence[str]) -> None:
        self.found: list[tuple[int, int]] = []
        self._text = text
        self._pairs = _pairs(tuple(marks))
        self._open: list[_Opened] = []
        self._line = 0

    def read(self, observer: Observer) -> None:
        """Read the whole text once."""
        for match in watched(self._pairs.pattern.finditer(self._text), observer, _MARKS):
            if match[0] == "\n":
                self._end_line(match.start())
            else:
                self._mark(match[0], match.start())

    def _end_line(self, place: int) -> None:
        """Close everything open at an empty line, and what straight marks opened at a wide one."""
        line, self._line = self._line, place + 1
        if not self._open:
            return
        if not self._text[line:place].strip():
            self._open.clear()
        elif self._goes_on(place):
            self._take(self._open[0], place)
            self._open.clear()
        elif place - line > _WIDE:
            self._open = [one for one in self._open if one.opener != one.closer]

    def _goes_on(self, place: int) -> bool:
        """Whether the next paragraph reopens the quotation, as is the custom in long ones."""
        rest = self._text[place : place + 40].lstrip()
        return rest[:1] == self._open[0].opener != self._open[0].closer

    def _mark(self, mark: str, place: int) -> None:
        while self._open and place - self._open[0].start > LONGEST:
            del self._open[0]
        match = self._opened_by(mark)
        closer = self._pairs.closer_of.get(mark)
        before, after = self._text[place - 1 : place], self._text[place + 1 : place + 2]
        if match >= 0 and not (closer == mark and _begins(before, after)):
            self._take(self._open[match], place)
            del self._open[match:]
        elif closer is not None and (closer != mark or _may_open(mark, before, after)):
            del self._open[match if match >= 0 else len(self._open) :]
            self._open = [*self._open[1 - _DEEPEST :], _Opened(closer, mark, place + 1)]

    def _opened_by(self, mark: str) -> int:
        """The last open quotation that a mark may close; -1 if there is none."""
        closers = self._pairs.closers
        for index in range(len(self._open) - 1, -1, -1):
            if mark in closers[self._open[index].opener]:
                return index
        return -1

    def _take(self, opened: _Opened, end: int) -> None:
        longest = _SINGLE_LONGEST if opened.opener == "'" else LONGEST
        if end - opened.start <= longest and _has_words(self._text[opened.start : end]):
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
    return outermost(reader.found, observer)


def _begins(before: str, after: str) -> bool:
    """Whether a straight mark is before a word and after none, so that it opens rather than closes."""
    return (not before or before.isspace() or before in "([{«“„—–-") and after.isalnum()


def _may_open(mark: str, before: str, after: str) -> bool:
    """Whether a straight mark may open: after a letter it closes, after a digit it means inches or minutes."""
    if before.isalnum() and before < _HAN:
        return False
    return mark != "'" or after.isalpha()


def _has_words(quoted: str) -> bool:
    """Whether there are enough words for a quotation; in a script without spaces two characters count as one."""
    if len(quoted.split(None, FEWEST)) >= FEWEST:
        return True
    return sum(character >= _HAN for character in quoted[: 4 * FEWEST]) >= FEWEST * _SIGNS_A_WORD


def quoted_stretches(text: str, citing: Citing, observer: Observer = SILENT) -> Stretches:
    """Ranges inside quotation marks or block quotes."""
    return _quoted.get((text, citing.marks), lambda: _quoted_stretches(text, citing.marks, observer))


def _quoted_stretches(text: str, marks: Sequence[str], observer: Observer) -> Stretches:
    quotations, blocks = find_quotations(text, marks, observer), find_block_quotes(text, observer)
    return outermost([*quotations.tolist(), *blocks.tolist()], observer) if len(blocks) else quotations


_quoted: Recent[Stretches] = Recent()


def quoted_words(text: str, start: Int32, citing: Citing, observer: Observer = SILENT) -> Bools:
    """Mask of words, by their starts, inside quotation marks or block quotes."""
    return standing_in(quoted_stretches(text, citing, observer), start)


def words_in_bibliographies(text: str, start: Int32, citing: Citing, observer: Observer = SILENT) -> Bools:
    """Mask of words, by their starts, inside lists of references."""
    return standing_in(find_bibliographies(text, citing, observer), start)


def set_apart(text: str, start: Int32, citing: Citing, exclusions: Exclusions, observer: Observer = SILENT) -> UInt8:
    """Fates of the words that the options exclude by context, 0 for all others, shape (words,)."""
    fate = np.zeros(len(start), np.uint8)
    if exclusions.quotations:
        fate[quoted_words(text, start, citing, observer)] = Fate.DROPPED_QUOTATION
    if exclusions.bibliographies:
        fate[words_in_bibliographies(text, start, citing, observer)] = Fate.DROPPED_BIBLIOGRAPHY
    return fate
