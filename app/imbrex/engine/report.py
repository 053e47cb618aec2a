"""Report: what came of comparing the loaded documents."""

from dataclasses import dataclass

from imbrex.engine.document import Document, Problem
from imbrex.engine.options import Options
from imbrex.engine.pairs import Pairs


@dataclass(frozen=True, slots=True)
class Counted:
    """A document with its figures.

    Attributes:
        document: with its language filled in.
        words: all words of the original.
        compared: words left after canonization.
        problem: why it takes no part in the comparison (too short, empty); None if it does.
    """

    document: Document
    words: int
    compared: int
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """The result for all loaded documents under one set of options.

    `pairs` number the documents as `documents` does; a document with a problem is in no pair.
    """

    options: Options
    documents: tuple[Counted, ...]
    pairs: Pairs
