"""Paragraphs: the paragraphs of a reading as columns."""

from dataclasses import dataclass
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.changes.paragraph_ends import paragraph_ends
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.sentence_words import Int64, Reading
from imbrex.engine.text.document import Span

Bools = NDArray[np.bool_]

LONGEST = 1000
"""Words, three pages: a longer paragraph, or a text without any, is cut at ends of sentences, because the only result
for a whole chapter would be that it was edited."""
_HASHED = 40  # characters after a cut that decide where it is


@dataclass(frozen=True, slots=True, eq=False)
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
    return np.unique(np.concatenate(cuts))


def _hash(reading: Reading, word: int) -> int:
    """A number that depends only on the text after a word."""
    start = int(reading.tokens.start[reading.kept[word]])
    following = " ".join(reading.tokens.document.text[start : start + _HASHED].split())
    return crc32(following.encode(errors="replace"))
