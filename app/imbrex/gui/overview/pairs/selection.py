"""Selection: the filters of the pair table."""

from collections.abc import Callable, Sequence
from dataclasses import field
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.review.review import Verdict
from imbrex.gui.overview.pairs.conditions import Figure, FilterQuery, number_of, passing
from imbrex.gui.overview.pairs.pair_figures import PairFigures
from imbrex.values import frozen


class Kind(StrEnum):
    """Pairs by authorship."""

    DIFFERENT = "different"
    OWN = "own"
    ALL = "all"


@frozen
class Selection:
    """The filters of the table.

    Attributes:
        threshold: pairs below it are dimmed and listed last.
        shows_below: whether they are listed at all.
        verdicts: those to list; an empty set means all.
        noted: whether only pairs with a note are listed.
    """

    wanted: FilterQuery = field(default_factory=FilterQuery)
    kind: Kind = Kind.DIFFERENT
    threshold: float = 0.0
    shows_below: bool = False
    verdicts: frozenset[Verdict] = frozenset()
    noted: bool = False

    @property
    def is_filter(self) -> bool:
        """Return whether the user looks for some pairs, which are then listed wherever they are."""
        return not self.wanted.is_everything or bool(self.verdicts) or self.noted

    @property
    def asks_review(self) -> bool:
        """Return whether the filter depends on decisions."""
        return bool(self.verdicts) or self.noted or self.wanted.asks((Figure.VERDICT, Figure.NOTE))

    def passing(
        self, figures: PairFigures, names: Sequence[str], shown: Callable[[str], str]
    ) -> NDArray[np.bool_] | None:
        """Return which pairs pass, shape (p,); None: all. `shown` hides names in notes."""
        ranking, review, masks = figures.ranking, figures.review, []
        if self.kind is not Kind.ALL and (self.kind is Kind.OWN or ranking.own.any()):
            masks.append(ranking.own if self.kind is Kind.OWN else ~ranking.own)
        if not self.wanted.is_everything:
            pairs = ranking.report.pairs
            notes = {place: shown(note) for place, note in review.notes.items()} if self.wanted.notes else {}
            masks.append(passing(self.wanted, names, pairs.left, pairs.right, figures.asked, notes))
        if self.verdicts:
            masks.append(np.isin(review.verdicts, [number_of(verdict) for verdict in self.verdicts]))
        if self.noted:
            masks.append(review.noted)
        return np.logical_and.reduce(masks) if masks else None
