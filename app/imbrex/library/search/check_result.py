"""Check result: the matches of one document in the library."""

from dataclasses import dataclass
from enum import StrEnum

from imbrex.engine.text.document import Document, Problem
from imbrex.library.documents.entry import Entry
from imbrex.library.search.candidate import Candidate


class Sameness(StrEnum):
    """How two whole texts are identical."""

    TEXT = "text"  # every letter
    WORDS = "words"  # every compared word, in the same order


@dataclass(frozen=True, slots=True)
class Known:
    """A document of the library that is identical to the checked one as a whole."""

    entry: Entry
    sameness: Sameness


@dataclass(frozen=True, slots=True)
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
