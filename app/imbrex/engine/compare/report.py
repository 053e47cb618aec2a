"""Report: result of comparing the loaded documents."""

from collections import Counter
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen


@frozen
class Counted:
    """A document with its word counts.

    Attributes:
        document: with its language filled in.
        words: all words of the original, independent of the other documents (see `Tokens.count`).
        compared: words left after canonization and exclusions.
        problem: why it takes no part in the comparison (too short, empty); None if it does.
        excluded: words excluded as part of a template, an excluded phrase, a quotation or a bibliography.
    """

    document: Document
    words: int
    compared: int
    problem: Problem | None = None
    excluded: int = 0

    @property
    def ignored(self) -> int:
        """Words dropped by canonization: neither compared nor excluded."""
        return self.words - self.compared - self.excluded

    @property
    def takes_part(self) -> bool:
        """Whether it is compared with others; a template never is."""
        return self.problem is None and self.document.role is not Role.TEMPLATE


@frozen
class Report:
    """The result for all loaded documents under one set of options.

    `pairs` number the documents as `documents` does; a document with a problem is in no pair, nor is a template.

    Attributes:
        translated: words of the left and right text of each pair in passages that may be translated, shape (2, p); None
            if no texts are in two languages. A pair that has any may share no shingle.
    """

    options: Options
    documents: tuple[Counted, ...]
    pairs: Pairs
    translated: Int32 | None = None

    @property
    def own(self) -> NDArray[np.bool_]:
        """Mask of the pairs of two documents by the same author, parallel to `pairs`."""
        names = [counted.document.author for counted in self.documents]
        numbers = {name: number for number, name in enumerate(dict.fromkeys(names), start=1)}
        author = np.array([numbers[name] if name else 0 for name in names], np.int64)
        left = author[self.pairs.left]
        return np.asarray((left > 0) & (left == author[self.pairs.right]))

    @property
    def possible(self) -> int:
        """Number of compared pairs of different authors, including those that share nothing."""
        return _possible(self._taking_part) - self.possible_own

    @property
    def possible_own(self) -> int:
        """Number of compared pairs of one author, including those that share nothing."""
        by_author: dict[str, list[Document]] = {}
        for document in self._taking_part:
            if document.author:
                by_author.setdefault(document.author, []).append(document)
        return sum(_possible(documents) for documents in by_author.values())

    @property
    def _taking_part(self) -> list[Document]:
        return [counted.document for counted in self.documents if counted.takes_part]


def _possible(documents: Iterable[Document]) -> int:
    """Number of pairs among documents, without those of two archive documents."""
    archive = Counter(document.role is Role.ARCHIVE for document in documents)
    return archive.total() * (archive.total() - 1) // 2 - archive[True] * (archive[True] - 1) // 2
