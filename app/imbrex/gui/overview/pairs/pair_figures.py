"""Pair figures: the columns of the pair table, computed on demand."""

from dataclasses import replace
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLocale

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.text.document import Document
from imbrex.engine.text.tokens import Int32
from imbrex.gui.model.pair_order import PairSides, side_rank
from imbrex.gui.overview.pairs.class_notices import WARNING, ClassNotices, history_notice
from imbrex.gui.overview.pairs.conditions import Figure
from imbrex.gui.overview.pairs.pair_review import PairReview
from imbrex.gui.overview.shared.detail_cache import DetailCache
from imbrex.gui.overview.shared.ranking import Ranking
from imbrex.gui.overview.shared.share_cache import ShareCache
from imbrex.values import frozen

BOTH, RIGHTWARDS, LEFTWARDS = "↔", "→", "←"


def direction(left: Document, right: Document) -> str:
    """Return an arrow from the earlier document: a source or archived essay, or else by the dates in the files."""
    ranks = side_rank(left.role), side_rank(right.role)
    if ranks[0] != ranks[1]:
        return RIGHTWARDS if ranks[0] < ranks[1] else LEFTWARDS
    before, after = dates(left, right)
    if before == after:
        return BOTH
    return RIGHTWARDS if before < after else LEFTWARDS


def dates(left: Document, right: Document) -> tuple[str, str]:
    """Return when both files say that they were created, as precisely as both do; empty if one does not say."""
    one, other = left.properties.created, right.properties.created
    precision = min(len(one), len(other))
    return one[:precision], other[:precision]


Values = Float32 | Int32


class PairColumn(IntEnum):
    """Columns, left to right."""

    PAIR = 0
    OVERLAP = 1
    CONTAINMENT_LEFT = 2
    CONTAINMENT_RIGHT = 3
    COVERAGE_LEFT = 4
    COVERAGE_RIGHT = 5
    JACCARD = 6
    LONGEST = 7
    PASSAGES = 8
    SHARED = 9
    PERCENTILE = 10
    NOTICES = 11
    VERDICT = 12


USUAL = frozenset(
    (PairColumn.PAIR, PairColumn.OVERLAP, PairColumn.LONGEST, PairColumn.NOTICES, PairColumn.VERDICT),
)
"""Columns that are shown unless the user has chosen others."""
SHARES = (
    PairColumn.CONTAINMENT_LEFT,
    PairColumn.CONTAINMENT_RIGHT,
    PairColumn.COVERAGE_LEFT,
    PairColumn.COVERAGE_RIGHT,
    PairColumn.JACCARD,
)
NUMBERS = (*SHARES, PairColumn.PASSAGES, PairColumn.SHARED, PairColumn.PERCENTILE)
"""Columns that are aligned to the right."""
DETAILS = (PairColumn.COVERAGE_LEFT, PairColumn.COVERAGE_RIGHT, PairColumn.LONGEST, PairColumn.PASSAGES)
"""Columns that need passages, which are known later than the rest."""

_ASKED = {
    Figure.OVERLAP: (PairColumn.OVERLAP,),
    Figure.CONTAINMENT: (PairColumn.CONTAINMENT_LEFT, PairColumn.CONTAINMENT_RIGHT),
    Figure.JACCARD: (PairColumn.JACCARD,),
    Figure.COVERAGE: (PairColumn.COVERAGE_LEFT, PairColumn.COVERAGE_RIGHT),
    Figure.LONGEST: (PairColumn.LONGEST,),
    Figure.PASSAGES: (PairColumn.PASSAGES,),
    Figure.SHINGLES: (PairColumn.SHARED,),
    Figure.PERCENTILE: (PairColumn.PERCENTILE,),
    Figure.VERDICT: (PairColumn.VERDICT,),
}


@frozen(eq=False)
class PairFigures:
    """The known data of the pairs of a report.

    Attributes:
        ranking: the pairs and the score they are ranked by.
        ranks: alphabetical rank of each document's name, shape (documents,).
        details, shares: as far as known.
        review: the decisions on the pairs.
        sides: which document is on the left.
        notices: on the documents.
    """

    ranking: Ranking
    ranks: Int32
    details: DetailCache
    shares: ShareCache
    review: PairReview
    sides: PairSides
    notices: ClassNotices

    def __len__(self) -> int:
        return len(self.ranking.values)

    def with_review(self, review: PairReview) -> "PairFigures":
        """Return a copy with other decisions."""
        return replace(self, review=review)

    def with_notices(self, notices: ClassNotices) -> "PairFigures":
        """Return a copy with the notices known so far."""
        return replace(self, notices=notices)

    def shared_history(self, pairs: NDArray[np.integer]) -> str:
        """Return how many of the pairs have files edited in the same sessions; empty for none."""
        sessions = self.notices.sessions
        if not sessions:
            return ""
        left, right = self.sides.left[pairs].tolist(), self.sides.right[pairs].tolist()
        count = sum((min(both), max(both)) in sessions for both in zip(left, right, strict=True))
        return f"{WARNING} {history_notice()}: {QLocale().toString(count)}" if count else ""

    def at(self, column: PairColumn, pair: int) -> float:
        """Return one value: shares are fractions of 1; nan if unknown."""
        return float(self.values(column, np.array([pair]))[0])

    def values(self, column: PairColumn, chosen: NDArray[np.integer] | slice = slice(None)) -> Values:
        """Return a column of the given pairs; names as a number that sorts them alphabetically."""
        pairs, ranking = self.ranking.report.pairs, self.ranking
        left, right, shared = self.sides.left[chosen], self.sides.right[chosen], pairs.shared[chosen]
        match column:
            case PairColumn.PAIR:
                return np.asarray(self.ranks[left] * np.int32(len(self.ranks)) + self.ranks[right], np.int32)
            case PairColumn.OVERLAP:
                return self.shares.overlap[chosen]
            case PairColumn.CONTAINMENT_LEFT:
                return _share(shared, pairs.sizes[left])
            case PairColumn.CONTAINMENT_RIGHT:
                return _share(shared, pairs.sizes[right])
            case PairColumn.JACCARD:
                return _share(shared, pairs.sizes[left] + pairs.sizes[right] - shared)
            case PairColumn.SHARED:
                return shared
            case PairColumn.PERCENTILE:
                return ranking.percentiles[chosen]
            case PairColumn.NOTICES:
                return np.asarray(self.notices.counts[left] + self.notices.counts[right], np.float32)
            case PairColumn.VERDICT:
                return self.review.verdicts[chosen]
        details: dict[PairColumn, Values] = {
            PairColumn.COVERAGE_LEFT: self._turned(self.details.coverage_left, self.details.coverage_right),
            PairColumn.COVERAGE_RIGHT: self._turned(self.details.coverage_right, self.details.coverage_left),
            PairColumn.LONGEST: self.details.longest,
            PairColumn.PASSAGES: self.details.passages,
        }
        return details[column][chosen]

    def _turned(self, mine: Float32, other: Float32) -> Float32:
        """Convert a column from the sides of the report to the displayed sides."""
        turned = self.sides.turned
        return mine if turned is None else np.asarray(np.where(turned, other, mine), np.float32)

    def asked(self, figure: Figure) -> Values:
        """Return the column of a condition; the larger value of those with one per side."""
        if figure is Figure.DISGUISES:
            counts = self.notices.disguises
            return np.asarray(counts[self.sides.left] + counts[self.sides.right], np.float32)
        columns = [self.values(column) for column in _ASKED[figure]]
        return columns[0] if len(columns) == 1 else np.fmax(*columns)


def _share(part: Int32, whole: Int32) -> Float32:
    return np.asarray(part / whole, np.float32)
