"""Rankings of made-up pairs, for tests of what shows them."""

import numpy as np

from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.options import Options
from imbrex.engine.overview.exact_shares import ExactShares
from imbrex.engine.overview.score import Score
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.gui.overview.shared.ranking import Ranking, rank

SIZE = 1000  # shingles of each document


def make_ranking(shared, documents=None, score=Score.CONTAINMENT) -> Ranking:
    """Rank pairs given as {(left, right): shared shingles of 1,000}; documents default to plain essays."""
    count = 1 + max((other for _, other in shared), default=2)
    counted = tuple(documents or (essay(number) for number in range(count)))
    pairs = sorted(shared)
    left, right = (np.array([pair[side] for pair in pairs], np.int32) for side in (0, 1))
    counts = np.array([shared[pair] for pair in pairs], np.int32)
    report = Report(Options(), counted, Pairs(left, right, counts, np.full(len(counted), SIZE, np.int32)))
    return rank(report, exact_of(counts), score)


def exact_of(verbatim, words=SIZE) -> ExactShares:
    """Exact shares of pairs with as many verbatim words on the right as given, and none on the left."""
    verbatim = np.array([np.zeros_like(verbatim), verbatim], np.int32)
    nothing = np.zeros_like(verbatim)
    return ExactShares(np.full_like(verbatim, words), verbatim, nothing, nothing)


def essay(number, role=Role.ESSAY, author="") -> Counted:
    """A document that takes part."""
    return Counted(Document(f"key {number}", f"essay {number}", "", role=role, author=author), SIZE, SIZE)


def make_class(copies=(), documents=40) -> Ranking:
    """A class in which every two essays share a little by chance, and some pairs much."""
    random = np.random.default_rng(3)
    left, right = np.triu_indices(documents, 1)
    shared = {(int(a), int(b)): int(c) for a, b, c in zip(left, right, random.poisson(6, len(left)), strict=True) if c}
    return make_ranking(shared | dict(copies), [essay(number) for number in range(documents)])
