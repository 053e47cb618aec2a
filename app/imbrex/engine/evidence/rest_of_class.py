"""Rest of the class: in how many other documents words are, to judge rarity."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import UInt64, table_rows, unique
from imbrex.engine.compare.all_words import AllWords
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.values import frozen

ENOUGH = 20
"""Documents besides the two that a class needs to judge a word of the dictionary as rare. Two unrelated texts share .2
(English), .8 (Ukrainian) and .8 (Russian prose) such words by chance in a class of 22, .2, .2 and .6 in one of 32, and
.4, .4 and 2.9 in one of 10."""
SHARE = 0.04
"""Maximum share of the other documents that have a rare item: one of 25, which may be a third text in a ring."""


@frozen(eq=False)
class RestOfClass:
    """The documents other than the two, drafts by their authors, and templates.

    Attributes:
        words: the words of all documents.
        documents: all of them.
        others: which these are, shape (documents,).
    """

    words: AllWords
    documents: Sequence[Document]
    others: NDArray[np.bool_]

    def __len__(self) -> int:
        return int(np.count_nonzero(self.others))

    @property
    def limit(self) -> int:
        """Maximum number of other documents that have a rare item."""
        return int(SHARE * len(self))

    @property
    def can_tell(self) -> bool:
        """Whether there are enough to judge a word as rare."""
        return len(self) >= ENOUGH

    def counts(self, wanted: UInt64, column: UInt64) -> NDArray[np.int64]:
        """Number of documents with each wanted hash (distinct, ascending); `column` is one of the words' two, by
        spelling."""
        number, _ = self._sightings(wanted, column)
        return np.bincount(number, minlength=len(wanted))

    def holders(self, wanted: UInt64, column: UInt64) -> list[set[int]]:
        """The documents with each wanted hash (distinct, ascending)."""
        found: list[set[int]] = [set() for _ in wanted]
        for number, document in table_rows(self._sightings(wanted, column)):
            found[number].add(document)
        return found

    def texts(self) -> Iterator[str]:
        """Their texts as read."""
        return (document.text for document, other in zip(self.documents, self.others, strict=True) if other)

    def _sightings(self, wanted: UInt64, column: UInt64) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Each wanted hash with each other document that has it, once."""
        if not len(wanted):
            return np.zeros(0, np.int64), np.zeros(0, np.int64)
        place = np.minimum(np.searchsorted(wanted, column), len(wanted) - 1)
        number_of = np.where(wanted[place] == column, place, -1)
        number = number_of[self.words.numbers]
        met = np.flatnonzero(number >= 0)
        document = np.searchsorted(self.words.pointer, met, side="right") - 1
        pairs = unique(number[met] * len(self.documents) + document)
        number, document = np.divmod(pairs, max(1, len(self.documents)))
        there = self.others[document]
        return number[there], document[there]


def rest_of_class(words: AllWords, documents: Sequence[Document], left: int, right: int) -> RestOfClass:
    """The documents other than two, given by their numbers."""
    authors = {documents[number].author for number in (left, right)} - {""}
    others = [
        number not in (left, right) and document.role is not Role.TEMPLATE and document.author not in authors
        for number, document in enumerate(documents)
    ]
    return RestOfClass(words, documents, np.array(others, np.bool_))
