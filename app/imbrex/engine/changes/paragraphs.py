"""Paragraphs: the paragraphs of a reading as columns; their ends are detected from line breaks."""

import re
import unicodedata
from itertools import pairwise
from operator import attrgetter, methodcaller
from zlib import crc32

import numpy as np

from imbrex.engine.arrays import Bools, Int64, unique
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.document import Span
from imbrex.values import frozen

# Ends of paragraphs in a text, detected from its line breaks.
# Office files have one line per paragraph, whatever it ends with. Plain text may wrap its lines, or be verse.

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


@frozen
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


LONGEST = 1000
"""Words, three pages: a longer paragraph, or a text without any, is cut at ends of sentences, because the only result
for a whole chapter would be that it was edited."""
_HASHED = 40  # characters after a cut that decide where it is


@frozen(eq=False)
class Paragraphs:
    """The paragraphs of one text that have words, in order; one longer than a page comes in parts.

    Attributes:
        borders: first word of each, and the number of words, shape (paragraphs + 1,).
        start, end: code points of the original, with the marks before the first word and after the last, and with the
            lines without words before it ("***"), but no blanks; half-open, shape (paragraphs,).
        is_part: whether each continues the long paragraph before it, shape (paragraphs,).
    """

    borders: Int64
    start: Int64
    end: Int64
    is_part: Bools

    def __len__(self) -> int:
        return len(self.start)

    @property
    def words(self) -> Int64:
        """Number of words in each."""
        return np.diff(self.borders)

    def span(self, number: int) -> Span:
        """Span of a paragraph in the original."""
        return Span(int(self.start[number]), int(self.end[number]))

    def wholes(self, first: int, end: int) -> int:
        """Number of paragraphs of the original text that a range of these is in."""
        return 1 + int(np.count_nonzero(~self.is_part[first + 1 : end])) if end > first else 0

    def of_words(self) -> Int64:
        """The paragraph of each word of the text."""
        return np.repeat(np.arange(len(self)), self.words)


def find_paragraphs(reading: Reading, observer: Observer = SILENT) -> Paragraphs:
    """Find the paragraphs of a reading; parts of an office file are separate."""
    document = reading.tokens.document
    ends = np.array(paragraph_ends(document.text, observer), np.int64)
    parts = np.array([part.span.start for part in document.parts], np.int64)
    wholes = np.union1d(np.searchsorted(reading.start, np.union1d(ends, parts)), (0, len(reading)))
    borders = _cut(reading, wholes)
    first, last = reading.start[borders[:-1]].astype(np.int64), reading.end[borders[1:] - 1].astype(np.int64)
    start, end = _with_marks(document.text, np.union1d(ends, parts), first, last, observer)
    return Paragraphs(borders, start, end, ~np.isin(borders[:-1], wholes))


def _with_marks(text: str, breaks: Int64, first: Int64, last: Int64, observer: Observer) -> tuple[Int64, Int64]:
    """Starts and ends of paragraphs, given the code points of their first and last words.

    A quotation mark belongs to the paragraph after it, as does a line without words; one after the last paragraph
    belongs to that. If a long paragraph is cut, marks close the part before.
    """
    breaks = np.concatenate(((0,), breaks, (len(text),)))
    after = breaks[np.searchsorted(breaks, last)]
    after[-1:] = len(text)
    before = np.concatenate((np.zeros(1, np.int64), after))[: len(first)]
    begins = [
        begin + len(text[begin:word]) - len(text[begin:word].lstrip()) if begin <= word else word
        for begin, word in watched(zip(before.tolist(), first.tolist(), strict=True), observer)
    ]
    following = [*begins, len(text)][1:]
    ends = [
        word + len(text[word : min(end, other)].rstrip())
        for word, end, other in watched(zip(last.tolist(), after.tolist(), following, strict=True), observer)
    ]
    return np.array(begins, np.int64), np.array(ends, np.int64)


def _cut(reading: Reading, borders: Int64) -> Int64:
    """Cut what is too long at ends of sentences, into parts of half of `LONGEST` or more.

    Of the sentences where a cut is possible, a hash of their words selects one: so two versions of a text are cut at
    the same sentences soon after an edit, wherever they stand.
    """
    cuts = [borders]
    sentences = reading.sentences.astype(np.int64)
    for index in np.flatnonzero(np.diff(borders) > LONGEST).tolist():
        place, last = int(borders[index]), int(borders[index + 1])
        while last - place > LONGEST:
            inside = sentences[slice(*np.searchsorted(sentences, (place + LONGEST // 2, place + LONGEST)))]
            place = min(inside.tolist(), key=lambda word: _hash(reading, word), default=place + LONGEST)
            cuts.append(np.array([place]))
    return unique(np.concatenate(cuts))


def _hash(reading: Reading, word: int) -> int:
    """A number that depends only on the text after a word."""
    start = int(reading.tokens.start[reading.kept[word]])
    following = " ".join(reading.tokens.document.text[start : start + _HASHED].split())
    return crc32(following.encode(errors="replace"))
