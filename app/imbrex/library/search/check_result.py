"""Check result: what the library knows of one document."""

from dataclasses import dataclass
from enum import StrEnum

from imbrex.engine.text.document import Document, Problem
from imbrex.library.documents.entry import Entry
from imbrex.library.search.candidate import Candidate


class Sameness(StrEnum):
    """How alike two whole texts are."""

    TEXT = "text"  # every letter
    WORDS = "words"  # every compared word, in the same order


@dataclass(frozen=True, slots=True)
class Known:
    """A document of the library that is the checked one as a whole."""

    entry: Entry
    sameness: Sameness


@dataclass(frozen=True, slots=True)
class Checked:
    """What the library knows of one document.

    Attributes:
        document: the one that was checked.
        known: whole-text duplicates, those to the letter first.
        candidates: what shares something, the greatest containment first; duplicates are among them.
        left_out: how many more share so little that they were not looked at.
        problem: why it could not be checked (no words); None if it was.
    """

    document: Document
    known: tuple[Known, ...]
    candidates: tuple[Candidate, ...]
    left_out: int = 0
    problem: Problem | None = None
