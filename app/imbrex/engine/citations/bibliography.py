"""Bibliography: lists of references, found by their heading or by the form of their lines."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from operator import methodcaller

import numpy as np

from imbrex.engine.arrays import Bools, Int64
from imbrex.engine.citations.text_ranges import Stretches, occurrences, outermost
from imbrex.engine.language import Citing
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.late_pattern import late
from imbrex.engine.text.recent_answers import Recent
from imbrex.values import frozen

# Signs of a reference. Patterns begin with a rare character and then look back: searching for letters is slow.
_CAPITAL = r"[^\W\d_a-zа-яіїєґß-öø-ÿ]"
_YEAR = late(r"[12](?<![\d.,].)(?:(?<=1)[5-9]\d|(?<=2)0[0-4])\d(?![\d%])")
_INITIALS = late(rf"\.(?<=[\W_]{_CAPITAL}\.)(?:[ \u00a0-]?{_CAPITAL}\.)?[ ,]")
_PAGES = late(
    r"[.(№–\[第-](?:(?<=\.)(?:(?<=\W[pPSСсTТ]\.)|(?<=\W(?:pp|[Nn]r|[Nn]o|Bd|ed)\.)"
    r"|(?<=\W(?:[Vv]ol|стр|Вып|[Ii]ss|eds|Eds|ред)\.)|(?<=\WHrsg\.)) ?\w"
    r"|(?<=\d\()\d{1,3}\)|(?<=№) ?\d|(?<=[–-]) ?\d{1,4}\.[ \t]*$"
    r"|(?<=\[)[JMCDNRAPSZ](?:/OL)?\]|(?<=第)\d{1,4}(?:[–—-]\d{1,4})?[页頁])",  # kind of source in Chinese lists, pages
    re.MULTILINE,
)
# Searched one by one, which is many times faster than an alternation.
_ADDRESSES = ("://", "www.", "doi:", "doi.", "DOI", "URL", "ISBN", "ISSN", "arXiv:", "дата обращения", "Режим доступа")
_PUBLISHERS = (" // ", "Press", "Verlag", "Publish", "Springer", "Wiley", "изд-во", "Изд-во", "здательство", "出版社")
_COMMAS = frozenset(":;,./：，；")
_BEFORE_PUBLISHER = 40  # code points, which hold the town and a colon or comma
_NUMBERED = late(r"[ \t]*(?:\[\d{1,3}\]|［\d{1,3}］|\d{1,3}[.)]|[•·–—*-])[ \t]*\S")
_AUTHOR_FIRST = late(
    r"[ \t\W]*(?:[^\W\d_][\w'’-]{1,30},? [^\W\d_a-zа-яіїєґ](?:[. ,]|[^\W\d_a-z]\b)|(?:[^\W\d_a-zа-я]\. ?){1,3}[^\W\d_])"
)
_HEADING = late(
    r"[ \t#*_=>]*+(?:(?:\d{1,2}|[IVX]{1,5}|§ ?\d{1,2}|[一二三四五六七八九十]{1,3})(?:\.\d{1,2}){0,3}[.)、:]?[ \t]+"
    r"|[一二三四五六七八九十]{1,3}、)?(\S[^\n]{0,58}?)[ \t:：.*_=\]】]*"
)

_MOST_BARE_LINES = 4
"""Consecutive lines without a sign of a reference: a long title may take that many on narrow pages; more are other
text."""
_MOST_BARE = 500  # total code points of such lines
_LOOKED_AT = 8  # lines after a heading, half of which must have a sign: "Literature" may head a chapter on novels
_STRONG = 2  # signs that make a line a reference, if it begins like one too
_FEWEST_STRONG = 4  # such lines in a list without a heading: fewer are a paragraph with many sources
_MOST_IN_LIST = 600  # code points of a line in such a list: prose with many names and years has longer ones


@frozen
class _Lines:
    """Non-blank lines: half-open code points, signs of a reference, whether each is numbered or bulleted, and whether
    it is, or begins with an author."""

    start: Int64
    end: Int64
    signs: Int64
    numbered: Bools
    begins: Bools

    def __len__(self) -> int:
        return len(self.start)


def find_bibliographies(text: str, citing: Citing, observer: Observer = SILENT) -> Stretches:
    """Find the lists of references: after a heading, as long as lines look like references; without one, where at least
    four nearby lines certainly do."""
    return _bibliographies.get((text, citing), lambda: _find_bibliographies(text, citing, observer))


_bibliographies: Recent[Stretches] = Recent()


def _find_bibliographies(text: str, citing: Citing, observer: Observer) -> Stretches:
    lines = _lines_of(text, observer)
    if not len(lines):
        return outermost(())
    bare = lines.signs == 0
    found = []
    last = 0
    for heading in _headings(text, lines, citing.bibliography, observer):
        if heading < last:  # inside the previous list, which may continue to the end of the text
            continue
        last = _last_line(text, lines, bare, heading + 1, citing, observer)
        if last > heading + 1:
            found.append((int(lines.start[heading]), int(lines.end[last - 1])))
    return outermost([*found, *(_after_heading(run, found) for run in _runs(lines))], observer)


def _after_heading(run: tuple[int, int], found: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """A run without the lines before the heading of a list in it: a paragraph may have signs of a reference too."""
    starts = [start for start, _ in found if run[0] < start < run[1]]
    return (starts[0], run[1]) if starts else run


def signs_of(text: str) -> int:
    """Number of kinds of reference signs in a text, from 0 to 5."""
    return sum(bool(places) for places in _signs(text))


def _signs(text: str) -> Iterator[list[int]]:
    """Positions of the signs: years, initials, pages and volumes, addresses, publishers."""
    for pattern in (_YEAR, _INITIALS, _PAGES):
        yield list(map(methodcaller("start"), pattern.finditer(text)))
    yield [place for address in _ADDRESSES for place in occurrences(text, address)]
    houses = (place for publisher in _PUBLISHERS for place in occurrences(text, publisher))
    yield [place for place in houses if not _COMMAS.isdisjoint(text[max(0, place - _BEFORE_PUBLISHER) : place])]


def _lines_of(text: str, observer: Observer) -> _Lines:
    rows = (match for match in watched(re.finditer(r"[^\n]+", text), observer) if not match.group().isspace())
    spans = [match.span() for match in rows]
    starts = [start for start, _ in spans]
    signs = [0] * len(spans)
    for places in watched(_signs(text), observer, 1):
        for line in {bisect_right(starts, place) for place in watched(places, observer)} - {0}:
            signs[line - 1] += 1
    numbered = [_NUMBERED.match(text, *span) is not None for span in watched(spans, observer)]
    begins = [
        is_numbered or (count >= _STRONG and _AUTHOR_FIRST.match(text, *span) is not None)
        for is_numbered, count, span in watched(zip(numbered, signs, spans, strict=True), observer)
    ]
    start, end = np.array(spans, np.int64).reshape(-1, 2).T
    return _Lines(start, end, np.array(signs, np.int64), np.array(numbered, np.bool_), np.array(begins, np.bool_))


def _headings(text: str, lines: _Lines, headings: frozenset[str], observer: Observer) -> list[int]:
    """Lines that consist of a heading, numbered or not."""
    short = np.flatnonzero(lines.end - lines.start <= 100)
    return [line for line in watched(short.tolist(), observer) if _heading(text, lines, line) in headings]


def _heading(text: str, lines: _Lines, line: int) -> str:
    match = _HEADING.fullmatch(text, int(lines.start[line]), int(lines.end[line]))
    if match is None:
        return ""
    words = match.group(1).casefold().split()
    spread = len(words) > 1 and all(len(word) == 1 for word in words)  # "R e f e r e n c e s", 参 考 文 献
    return ("" if spread else " ").join(words)


def _last_line(text: str, lines: _Lines, bare: Bools, first: int, citing: Citing, observer: Observer) -> int:
    """The line after the last one of the list that starts at a line; `first` if there is no list."""
    if not _is_list(lines, bare, first):
        return first
    last = first
    for line in watched(range(first, len(lines)), observer):
        if bare[line]:
            gone_by = int(lines.end[line] - lines.start[last]) if line > last else 0
            too_far = line - last >= _MOST_BARE_LINES or gone_by > _MOST_BARE
            if too_far or _is_appendix(_heading(text, lines, line), citing):
                break
        else:
            last = line + 1
    return last


def _is_list(lines: _Lines, bare: Bools, first: int) -> bool:
    """Whether references follow a heading: the first line certainly is one, or half of the lines may be.

    Entries of a numbered list may be wrapped into lines of which few have a sign.
    """
    looked_at = slice(first, first + _LOOKED_AT)
    may_be = ~bare[looked_at] | lines.numbered[looked_at]
    sure = first < len(lines) and lines.signs[first] >= _STRONG
    if lines.numbered[first : first + 1].any() and np.count_nonzero(lines.numbered[looked_at]) > 1:
        return bool((~bare[looked_at]).any())
    return bool(sure or ((~bare[looked_at]).any() and 2 * np.count_nonzero(may_be) >= len(may_be)))


def _is_appendix(heading: str, citing: Citing) -> bool:
    """Whether a heading is that of an appendix, alone or with its letter or number."""
    return heading in citing.appendix or heading.rpartition(" ")[0] in citing.appendix


def _runs(lines: _Lines) -> list[tuple[int, int]]:
    """Lists without a heading: lines with several signs, and the lines between them."""
    strong = np.flatnonzero((lines.signs >= _STRONG) & lines.begins & (lines.end - lines.start <= _MOST_IN_LIST))
    if len(strong) < _FEWEST_STRONG:
        return []
    apart = lines.start[strong[1:]] - lines.end[strong[:-1]]
    near = (np.diff(strong) <= _MOST_BARE_LINES - 1) & (apart <= _MOST_BARE // 2)
    first = np.flatnonzero(np.concatenate(([True], ~near)))
    sizes = np.diff(np.append(first, len(strong)))
    runs = []
    for begin, size in zip(
        first[sizes >= _FEWEST_STRONG].tolist(), sizes[sizes >= _FEWEST_STRONG].tolist(), strict=True
    ):
        low, high = int(strong[begin]), int(strong[begin + size - 1]) + 1
        if 2 * size >= high - low:
            runs.append((int(lines.start[low]), int(lines.end[high - 1])))
    return runs
