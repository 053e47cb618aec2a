"""Document frequency: the other documents of the class, which tell what is rare."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.all_words import AllWords
from imbrex.engine.text.document import Document, Role
from imbrex.engine.text.tokens import UInt64

ENOUGH = 20
"""Documents besides the two from which a class can tell that a word of the dictionary is rare. Two texts that have
nothing to do with one another share .2 (English), .8 (Ukrainian) and .8 (Russian prose) such words by chance in a class
of 22, .2, .2 and .6 in one of 32, and .4, .4 and 2.9 in one of 10."""
SHARE = 0.04
"""Of the other documents, how many may have what is called rare: one of 25, which a third text in a ring may be."""


@dataclass(frozen=True, slots=True, eq=False)
class Crowd:
    """The documents that are neither one of the two, nor a draft by one of their authors, nor a template.

    Attributes:
        words: the words of all documents.
        documents: all of them.
        others: which are the crowd, shape (documents,).
    """

    words: AllWords
    documents: Sequence[Document]
    others: NDArray[np.bool_]

    def __len__(self) -> int:
        return int(np.count_nonzero(self.others))

    @property
    def limit(self) -> int:
        """The most documents of the crowd that may have what is rare."""
        return int(SHARE * len(self))

    @property
    def can_tell(self) -> bool:
        """Whether there are enough of them to tell that a word is rare."""
        return len(self) >= ENOUGH

    def counts(self, wanted: UInt64, column: UInt64) -> NDArray[np.int64]:
        """How many have each wanted hash (distinct, rising); `column` is one of the two of the words, by spelling."""
        number, _ = self._sightings(wanted, column)
        return np.bincount(number, minlength=len(wanted))

    def holders(self, wanted: UInt64, column: UInt64) -> list[set[int]]:
        """Which of them have each wanted hash (distinct, rising)."""
        found: list[set[int]] = [set() for _ in wanted]
        for number, document in zip(*(each.tolist() for each in self._sightings(wanted, column)), strict=True):
            found[number].add(document)
        return found

    def texts(self) -> Iterator[str]:
        """The texts of them, as they were read."""
        return (document.text for document, other in zip(self.documents, self.others, strict=True) if other)

    def _sightings(self, wanted: UInt64, column: UInt64) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Each wanted hash with each document of the crowd that has it, once."""
        if not len(wanted):
            return np.zeros(0, np.int64), np.zeros(0, np.int64)
        place = np.minimum(np.searchsorted(wanted, column), len(wanted) - 1)
        number_of = np.where(wanted[place] == column, place, -1)
        number = number_of[self.words.numbers]
        met = np.flatnonzero(number >= 0)
        document = np.searchsorted(self.words.pointer, met, side="right") - 1
        pairs = np.unique(number[met] * len(self.documents) + document)
        number, document = np.divmod(pairs, max(1, len(self.documents)))
        there = self.others[document]
        return number[there], document[there]


def crowd_of(words: AllWords, documents: Sequence[Document], left: int, right: int) -> Crowd:
    """The crowd around two documents, which are given by their numbers."""
    authors = {documents[number].author for number in (left, right)} - {""}
    others = [
        number not in (left, right) and document.role is not Role.TEMPLATE and document.author not in authors
        for number, document in enumerate(documents)
    ]
    return Crowd(words, documents, np.array(others, np.bool_))
