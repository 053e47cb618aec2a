"""Paragraphs: the paragraphs of a reading as columns."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.changes.paragraph_ends import paragraph_ends
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.rewriting.sentence_words import Int64, Reading
from imbrex.engine.text.document import Span

LONGEST = 300
"""Words, a page: a longer paragraph, or a text without any, is cut into equal parts at the ends of sentences, because
the only outcome of a whole chapter would be that it was edited."""


@dataclass(frozen=True, slots=True, eq=False)
class Paragraphs:
    """The paragraphs of one text that have words, in order; one longer than a page comes in parts.

    Attributes:
        borders: first word of each, and the number of words, shape (paragraphs + 1,).
        start, end: code points of the original, with the marks before the first word and after the last, but no blanks;
            half-open, shape (paragraphs,).
    """

    borders: Int64
    start: Int64
    end: Int64

    def __len__(self) -> int:
        return len(self.start)

    @property
    def words(self) -> Int64:
        """Number of words in each."""
        return np.diff(self.borders)

    def span(self, number: int) -> Span:
        """Span of a paragraph in the original."""
        return Span(int(self.start[number]), int(self.end[number]))

    def of_words(self) -> Int64:
        """The paragraph of each word of the text."""
        return np.repeat(np.arange(len(self)), self.words)


def find_paragraphs(reading: Reading, observer: Observer = SILENT) -> Paragraphs:
    """Find the paragraphs of a reading; parts of an office file are separate."""
    document = reading.tokens.document
    ends = np.array(paragraph_ends(document.text, observer), np.int64)
    parts = np.array([part.span.start for part in document.parts], np.int64)
    borders = np.searchsorted(reading.start, np.union1d(ends, parts))
    borders = _cut(reading, np.union1d(borders, (0, len(reading))))
    first, last = reading.start[borders[:-1]].astype(np.int64), reading.end[borders[1:] - 1].astype(np.int64)
    start, end = _with_marks(document.text, np.union1d(ends, parts), first, last, observer)
    return Paragraphs(borders, start, end)


def _with_marks(text: str, breaks: Int64, first: Int64, last: Int64, observer: Observer) -> tuple[Int64, Int64]:
    """Starts and ends of paragraphs, given the code points of their first and last words.

    A quotation mark belongs to the paragraph after it; if a long one is cut, marks close the part before.
    """
    breaks = np.concatenate(((0,), breaks, (len(text),)))
    before = breaks[np.searchsorted(breaks, first, side="right") - 1]
    after = breaks[np.searchsorted(breaks, last)]
    previous = np.concatenate((np.zeros(1, np.int64), last))[: len(first)]
    begins = [
        begin + len(text[begin:word]) - len(text[begin:word].lstrip()) if begin >= end else word
        for begin, word, end in watched(zip(before.tolist(), first.tolist(), previous.tolist(), strict=True), observer)
    ]
    following = [*begins, len(text)][1:]
    ends = [
        word + len(text[word : min(end, other)].rstrip())
        for word, end, other in watched(zip(last.tolist(), after.tolist(), following, strict=True), observer)
    ]
    return np.array(begins, np.int64), np.array(ends, np.int64)


def _cut(reading: Reading, borders: Int64) -> Int64:
    """Cut what is too long, each time at the sentence border nearest to an equal division."""
    cuts = [borders]
    sentences = reading.sentences.astype(np.int64)
    for index in np.flatnonzero(np.diff(borders) > LONGEST).tolist():
        first, last = int(borders[index]), int(borders[index + 1])
        parts = -(-(last - first) // LONGEST)
        wanted = first + np.arange(1, parts) * (last - first) // parts
        after = np.minimum(np.searchsorted(sentences, wanted), len(sentences) - 1)
        before = np.maximum(after - 1, 0)
        is_nearer = wanted - sentences[before] < sentences[after] - wanted
        places = np.where(is_nearer, sentences[before], sentences[after])
        cuts.append(places[(places > first) & (places < last)])
    return np.unique(np.concatenate(cuts))
