"""Pair sides: which document of a pair is on the left: the possible source, or else the first one opened."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.report import Report
from imbrex.engine.text.document import Role
from imbrex.engine.text.tokens import Int32

_FIRST = {Role.SOURCE: 0, Role.ARCHIVE: 1}


def side_rank(role: Role) -> int:
    """The document of lower rank is on the left, in the table of pairs and in Compare."""
    return _FIRST.get(role, 2)


@dataclass(frozen=True, slots=True, eq=False)
class PairSides:
    """The documents of each pair as displayed.

    Attributes:
        left, right: their numbers, shape (p,).
        turned: whether the report has the pair in reverse order, shape (p,); None if it never does.
    """

    left: Int32
    right: Int32
    turned: NDArray[np.bool_] | None = None


def pair_sides(report: Report) -> PairSides:
    """Put sources and archive documents on the left."""
    pairs = report.pairs
    ranks = np.array([side_rank(counted.document.role) for counted in report.documents], np.int8)
    turned = ranks[pairs.right] < ranks[pairs.left] if len(ranks) else np.zeros(0, np.bool_)
    if not turned.any():
        return PairSides(pairs.left, pairs.right)
    left, right = np.where(turned, pairs.right, pairs.left), np.where(turned, pairs.left, pairs.right)
    return PairSides(left.astype(np.int32), right.astype(np.int32), turned)
