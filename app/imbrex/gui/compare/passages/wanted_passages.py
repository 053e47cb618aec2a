"""Wanted passages: the filter of the list."""

from dataclasses import dataclass

import numpy as np

from imbrex.engine.arrays import Bools
from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.review.review import Verdict
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.gui.compare.passages.listed_passages import ListedPassages
from imbrex.gui.compare.review.reviewed_pair import ReviewedPair


@dataclass(frozen=True, slots=True)
class WantedPassages:
    """A passage must match every set; an empty set matches all.

    Attributes:
        noted: whether a note is required.
    """

    changes: frozenset[Change] = frozenset()
    standings: frozenset[Standing] = frozenset()
    verdicts: frozenset[Verdict] = frozenset()
    noted: bool = False

    def among(self, listed: ListedPassages, review: ReviewedPair) -> Bools:
        """Return which passages match, shape (passages,)."""
        wanted: Bools = np.ones(len(listed), np.bool_)
        if self.changes:
            wanted &= np.isin(listed.change, list(self.changes))
        if self.standings:
            wanted &= np.isin(listed.standing, list(self.standings))
        if self.verdicts:
            wanted &= np.isin(review.verdicts, [list(Verdict).index(verdict) for verdict in self.verdicts])
        if self.noted:
            wanted &= review.noted
        return wanted
