"""Candidate: a document of the library that shares something with one that is checked."""

from dataclasses import dataclass
from enum import StrEnum

from imbrex.library.documents.entry import Entry

LEAST = 0.05
"""Share, one way or the other, from which a candidate is worth a look, unless people say otherwise.

Of 101 pairs of honest answers to one question (Clough and Stevenson's corpus, each also with the source), 17 share 3 %
or more and 10 share 5 %; of 34 that were copied or rewritten 33 and 32 do.
"""


class Clue(StrEnum):
    """What brought two documents together."""

    FINGERPRINTS = "fingerprints"
    SIMHASH = "simhash"
    LONGEST_WORDS = "longest-words"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A document of the library that shares something with one that is checked.

    Attributes:
        entry: the document of the library.
        clues: what brought the two together.
        exact: whether the shares are counted from the text under the user's options; else they are estimated from
            fingerprints, and no passage can be shown.
        containment: share of the checked document's distinct shingles that stand in this one, a fraction of 1.
        containment_back: share of this one's that stand in the checked document.
        shared: number of distinct shared shingles; of fingerprints where not `exact`.
        fingerprints: how many of the checked document's fingerprints this one has.
        of_fingerprints: how many the checked document has.
        simhash: bits of 64 in which the SimHashes differ; None where one of the two has no words.
        longest: share of the longest words of the shorter text that the other has too; None where it was not asked.
    """

    entry: Entry
    clues: frozenset[Clue]
    exact: bool
    containment: float
    containment_back: float
    shared: int
    fingerprints: int
    of_fingerprints: int
    simhash: int | None
    longest: float | None

    @property
    def greater_containment(self) -> float:
        """The larger of the two: what a small text has from a large one shows in one of them only."""
        return max(self.containment, self.containment_back)
