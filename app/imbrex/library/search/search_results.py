"""Search results: matches of one document, and groups of near-duplicates."""

from enum import StrEnum

from imbrex.engine.text.document import Document, Problem
from imbrex.library.documents.entry import Entry
from imbrex.values import frozen

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
    TRANSLATION = "translation"


@frozen
class Shares:
    """Share of the checked document, and of that of the library, in passages that may be translated; fractions of 1."""

    here: float
    there: float


@frozen
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
        translated: share of the words of the checked document that are also in this one, if it is in another language
            and passages may be translated; None for any other candidate.
        translated_back: share of this one's words that are also in the checked document, likewise.
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
    translated: float | None = None
    translated_back: float | None = None

    @property
    def share(self) -> float:
        """Share of the checked document that is also in this one: its words if translated, else its shingles."""
        return self.containment if self.translated is None else self.translated

    @property
    def share_back(self) -> float:
        """Share of this one that is also in the checked document."""
        return self.containment_back if self.translated_back is None else self.translated_back

    @property
    def greater_share(self) -> float:
        """The larger share: a small part of a large text shows in one direction only."""
        return max(self.share, self.share_back)


@frozen
class Link:
    """Two similar members: indices into `Group.members`, and their Jaccard index.

    Attributes:
        exact: whether it was counted from the texts, not estimated from fingerprints.
    """

    left: int
    right: int
    jaccard: float
    exact: bool


@frozen
class Group:
    """Documents connected by pairs above a threshold, ordered by number."""

    members: tuple[Entry, ...]
    links: tuple[Link, ...]

    @property
    def highest(self) -> float:
        """The highest Jaccard index of a pair."""
        return max(link.jaccard for link in self.links)


class Sameness(StrEnum):
    """How two whole texts are identical."""

    TEXT = "text"  # every letter
    WORDS = "words"  # every compared word, in the same order


@frozen
class Known:
    """A document of the library that is identical to the checked one as a whole."""

    entry: Entry
    sameness: Sameness


@frozen
class Checked:
    """The matches of one document in the library.

    Attributes:
        document: the checked one.
        known: whole-text duplicates, those identical in every letter first.
        candidates: documents that share text, by descending containment, including duplicates.
        left_out: number of others that share too little to be compared in detail.
        problem: why it could not be checked (no words); None if it was.
    """

    document: Document
    known: tuple[Known, ...]
    candidates: tuple[Candidate, ...]
    left_out: int = 0
    problem: Problem | None = None
