"""Paragraph ends: ends of paragraphs in a text, detected from its line breaks.

Office files have one line per paragraph, whatever it ends with. Plain text may wrap its lines, or be verse.
"""

import re
import unicodedata
from dataclasses import dataclass
from itertools import pairwise
from operator import attrgetter, methodcaller

from imbrex.engine.observer import SILENT, Observer, watched

_LINE_END = re.compile(r"\r\n?|[\n\x0b\x0c\x85\u2028\u2029]")
_SENTENCE_END = re.compile(r"[.!?…。！？:;：；][\"'»”’)\]」』]{0,3}$")
_FIRST_WORD = re.compile(r"\S+")

NARROW, WIDE = 55, 200
"""Columns between which the usual width of wrapped lines is expected. Of 55 texts of many kinds the wrapped ones have
63 to 76; regular verse has 27 to 52, and lines that are whole paragraphs have more than 200, or are of all lengths."""
FULL = 0.7
"""Share of the usual width from which a line may have been broken because it was full."""
MOSTLY = 0.7
"""Share of full lines among those followed by another: .79 and more in those texts with wrapped lines, .68 and less in
the others of that width, plays and long verse."""
RARELY = 0.1
"""Ends inside stretches of wrapped lines, as a share of the blank lines between stretches: fewer are lines that happen
to be short, and editing a word would split the paragraph. A novel with blank lines between its paragraphs has .03."""
STANZA = 20
"""Lines; more of them without an empty one between are a poem without stanzas, or a list."""
SHORT = 75
"""Columns: a longer line is a paragraph, not a line of verse."""
_ASKED = 100  # stretches between two checks of the observer


@dataclass(frozen=True, slots=True)
class _Line:
    """A non-blank line: its text, end, columns, indent, and whether a blank line precedes it."""

    text: str
    end: int
    columns: int
    indent: int
    after_blank: bool


def paragraph_ends(text: str, observer: Observer = SILENT) -> list[int]:
    """Ends of paragraphs as code points, ascending, without the end of the text."""
    lines = _lines(text, observer)
    width = _wrapped_width(lines, observer)
    stretches = _stretches(lines, observer)
    inner: list[int] = []
    for stretch in watched(stretches, observer, _ASKED):
        if width or not _is_stanza(stretch):
            pairs = watched(pairwise(stretch), observer)
            inner += [one.end for one, other in pairs if not width or _closes(one, other, width)]
    if width and len(inner) < RARELY * len(stretches):
        inner = []
    return sorted([*inner, *(stretch[-1].end for stretch in stretches)])[:-1]


def _lines(text: str, observer: Observer) -> list[_Line]:
    lines: list[_Line] = []
    start, after_blank = 0, False
    ends = map(methodcaller("end"), _LINE_END.finditer(text))
    for start, end in watched(pairwise([0, *ends, len(text)]), observer):
        line = text[start:end].rstrip()
        if line:
            words = line.lstrip()
            lines.append(_Line(words, start + len(line), _columns(line), len(line) - len(words), after_blank))
        after_blank = not line
    return lines


def _columns(line: str) -> int:
    """Width of a line in columns, where a Chinese or Japanese character takes two."""
    if line.isascii():
        return len(line)
    return len(line) + sum(map("WF".__contains__, map(unicodedata.east_asian_width, line)))


def _wrapped_width(lines: list[_Line], observer: Observer) -> int:
    """The columns at which a text wraps its lines; 0 if it does not."""
    if not lines:
        return 0
    width = sorted(map(attrgetter("columns"), lines))[len(lines) * 9 // 10]
    followed = [one for one, other in watched(pairwise(lines), observer) if not other.after_blank]
    full = sum(line.columns >= FULL * width for line in watched(followed, observer))
    return width if NARROW <= width <= WIDE and followed and full >= MOSTLY * len(followed) else 0


def _stretches(lines: list[_Line], observer: Observer) -> list[list[_Line]]:
    """The stretches of lines between blank ones."""
    stretches: list[list[_Line]] = []
    for line in watched(lines, observer):
        if line.after_blank or not stretches:
            stretches.append([])
        stretches[-1].append(line)
    return stretches


def _is_stanza(lines: list[_Line]) -> bool:
    """Whether lines are a stanza: short ones, most of which end inside a sentence."""
    if not 1 < len(lines) <= STANZA or max(line.columns for line in lines) > SHORT:
        return False
    return 2 * sum(_SENTENCE_END.search(line.text) is not None for line in lines[:-1]) < len(lines) - 1


def _closes(line: _Line, following: _Line, width: int) -> bool:
    """Whether a line of a wrapped text is the last of its paragraph."""
    if line.columns < FULL * width or following.indent > line.indent:
        return True
    if _SENTENCE_END.search(line.text) is None:
        return False
    first = _FIRST_WORD.match(following.text)
    return first is not None and line.columns + 1 + _columns(first[0]) <= width
