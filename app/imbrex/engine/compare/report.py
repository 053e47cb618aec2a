"""Report: what came of comparing the loaded documents."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem, Role


@dataclass(frozen=True, slots=True)
class Counted:
    """A document with its figures.

    Attributes:
        document: with its language filled in.
        words: all words of the original, the same in any company (see `Tokens.count`).
        compared: words left after canonization and exclusions.
        problem: why it takes no part in the comparison (too short, empty); None if it does.
        excluded: words left out because they stand in a template, an excluded phrase, a quotation or a bibliography.
    """

    document: Document
    words: int
    compared: int
    problem: Problem | None = None
    excluded: int = 0

    @property
    def ignored(self) -> int:
        """Words that canonization left out; those that are compared and excluded are the others."""
        return self.words - self.compared - self.excluded

    @property
    def takes_part(self) -> bool:
        """Whether it is compared with others; a template never is."""
        return self.problem is None and self.document.role is not Role.TEMPLATE


@dataclass(frozen=True, slots=True)
class Report:
    """The result for all loaded documents under one set of options.

    `pairs` number the documents as `documents` does; a document with a problem is in no pair, nor is a template.
    """

    options: Options
    documents: tuple[Counted, ...]
    pairs: Pairs

    @property
    def own(self) -> NDArray[np.bool_]:
        """Which pairs are of two documents by one author, parallel to `pairs`."""
        names = [counted.document.author for counted in self.documents]
        numbers = {name: number for number, name in enumerate(dict.fromkeys(names), start=1)}
        author = np.array([numbers[name] if name else 0 for name in names], np.int64)
        left = author[self.pairs.left]
        return np.asarray((left > 0) & (left == author[self.pairs.right]))

    @property
    def possible(self) -> int:
        """How many pairs of different authors were compared, those that share nothing too."""
        return _possible(self._taking_part) - self.possible_own

    @property
    def possible_own(self) -> int:
        """How many pairs of one author were compared, those that share nothing too."""
        by_author: dict[str, list[Document]] = {}
        for document in self._taking_part:
            if document.author:
                by_author.setdefault(document.author, []).append(document)
        return sum(_possible(documents) for documents in by_author.values())

    @property
    def _taking_part(self) -> list[Document]:
        return [counted.document for counted in self.documents if counted.takes_part]


def _possible(documents: Iterable[Document]) -> int:
    """Pairs among documents, but for those of two archive documents."""
    archive = Counter(document.role is Role.ARCHIVE for document in documents)
    return archive.total() * (archive.total() - 1) // 2 - archive[True] * (archive[True] - 1) // 2
