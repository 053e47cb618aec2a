"""Tokens: the words of one document as columns, each with its span and fate."""

from collections.abc import Sequence
from enum import IntEnum
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import UInt8, UInt64
from imbrex.engine.text.document import Document, Span
from imbrex.values import frozen

Int32 = NDArray[np.int32]


class Fate(IntEnum):
    """Effect of canonization on a word, with the reason. Values below DROPPED stay in the comparison."""

    KEPT = 0
    FOLDED = 1  # letter case, ё: another spelling of the same word (soft hyphens and entities are no difference at all)
    LEMMATIZED = 2
    STEMMED = 3
    UNDISGUISED = 4  # read as a word other than spelled: look-alike letters, spaces inside, ...
    DROPPED = 16  # this and all above are excluded
    DROPPED_STOP_WORD = 16
    DROPPED_NUMBER = 17
    DROPPED_PREPOSITION = 18
    DROPPED_CONJUNCTION = 19
    DROPPED_PARTICLE = 20
    DROPPED_INTERJECTION = 21
    DROPPED_PRONOUN = 22
    DROPPED_DETERMINER = 23
    DROPPED_ADJECTIVE = 24
    DROPPED_ADVERB = 25
    DROPPED_TEMPLATE = 26  # in a document with the role of a template
    DROPPED_PHRASE = 27  # in an excluded phrase
    DROPPED_QUOTATION = 28  # inside quotation marks
    DROPPED_BIBLIOGRAPHY = 29  # in a list of references


@frozen
class Tokens:
    """All words of a document, kept and dropped, in order.

    Attributes:
        document: whose words these are; `document.text[start[i]:end[i]]` is word i.
        start, end: code points, shape (n,).
        fate: a `Fate` each, shape (n,).
        term: index into `terms` each, shape (n,); the form compared.
        terms: canonical forms; one sequence is shared by all documents.
        kept: indices of the words that are compared, ascending, shape (m,).
        hashes: 64-bit hash of the term of each kept word, shape (m,).
        barriers: positions in `kept` where a new part begins, ascending, never 0 or m; no shingle crosses them.
        count: number of words in the document by itself, for display; n may differ if another document has shown that
            two words are one split word.
    """

    document: Document
    start: Int32
    end: Int32
    fate: UInt8
    term: Int32
    terms: Sequence[str]
    kept: Int32
    hashes: UInt64
    barriers: Int32
    count: int

    def __len__(self) -> int:
        return len(self.start)

    def word(self, index: int) -> str:
        """The word as written in the original."""
        return self.document.text[self.start[index] : self.end[index]]

    def canonical(self, index: int) -> str:
        """The canonical form of a word, dropped ones included."""
        return self.terms[int(self.term[index])]

    def span(self, first: int, last: int) -> Span:
        """Span in the original of the kept words `first <= i < last` (indices into `kept`)."""
        return Span(int(self.start[self.kept[first]]), int(self.end[self.kept[last - 1]]))

    def canonical_text(self) -> str:
        """The kept words in their canonical form, separated by spaces, with line breaks between parts."""
        words = list(map(self.terms.__getitem__, self.term[self.kept].tolist()))
        borders = [0, *self.barriers.tolist(), len(words)]
        return "\n".join(" ".join(words[first:last]) for first, last in pairwise(borders))
