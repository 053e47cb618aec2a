"""Paragraphs: the paragraphs of a reading as columns."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.document import Span
from imbrex.engine.rewrite_map.lines import paragraph_ends
from imbrex.engine.rewriting.reading import Int64, Reading

LONGEST = 300
"""Words, a page: a longer paragraph, or a text without any, is cut into parts alike where sentences end, for of a whole
chapter there is nothing to say but that it was edited."""


@dataclass(frozen=True, slots=True, eq=False)
class Paragraphs:
    """The paragraphs of one text that have words, in order; one that is longer than a page comes in parts.

    Attributes:
        borders: first word of each, and the number of words, shape (paragraphs + 1,).
        start, end: code points of the original from the first word to the last, half-open, shape (paragraphs,).
    """

    borders: Int64
    start: Int64
    end: Int64

    def __len__(self) -> int:
        return len(self.start)

    @property
    def words(self) -> Int64:
        """How many words each has."""
        return np.diff(self.borders)

    def span(self, number: int) -> Span:
        """The place of one in the original."""
        return Span(int(self.start[number]), int(self.end[number]))

    def of_words(self) -> Int64:
        """The paragraph of each word of the text."""
        return np.repeat(np.arange(len(self)), self.words)


def find_paragraphs(reading: Reading) -> Paragraphs:
    """Find the paragraphs of a reading; parts of an office file are apart."""
    document = reading.tokens.document
    ends = np.array(paragraph_ends(document.text), np.int64)
    parts = np.array([part.span.start for part in document.parts], np.int64)
    borders = np.searchsorted(reading.start, np.union1d(ends, parts))
    borders = _cut(reading, np.union1d(borders, (0, len(reading))))
    start, end = reading.start.astype(np.int64), reading.end.astype(np.int64)
    return Paragraphs(borders, start[borders[:-1]], end[borders[1:] - 1])


def _cut(reading: Reading, borders: Int64) -> Int64:
    """Cut what is too long, each time at the border of a sentence nearest to where parts alike would end."""
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
