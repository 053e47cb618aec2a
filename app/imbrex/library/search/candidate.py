"""Candidate: a document of the library that shares text with a checked one."""

from dataclasses import dataclass
from enum import StrEnum

from imbrex.library.documents.entry import Entry

LEAST = 0.05
"""Default share, in either direction, from which a candidate is listed.

Of 101 pairs of honest answers to one question (Clough and Stevenson's corpus, each also with the source), 17 share 3 %
or more and 10 share 5 %; of 34 that were copied or rewritten 33 and 32 do.
"""


class Clue(StrEnum):
    """The feature by which two documents were matched."""

    FINGERPRINTS = "fingerprints"
    SIMHASH = "simhash"
    LONGEST_WORDS = "longest-words"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A document of the library that shares text with a checked one.

    Attributes:
        entry: the document of the library.
        clues: the features by which the two were matched.
        exact: whether the shares are counted from the text with the user's options; otherwise they are estimated from
            fingerprints, and no passage can be shown.
        containment: share of the checked document's distinct shingles that are in this one, a fraction of 1.
        containment_back: share of this one's that are in the checked document.
        shared: number of distinct shared shingles; of fingerprints if not `exact`.
        fingerprints: how many of the checked document's fingerprints this one has.
        of_fingerprints: how many the checked document has.
        simhash: Hamming distance of the SimHashes, of 64 bits; None if one of the two has no words.
        longest: share of the longest words of the shorter text that are also in the other; None if not computed.
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
        """The larger containment: a small part of a large text shows in one direction only."""
        return max(self.containment, self.containment_back)
