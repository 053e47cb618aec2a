"""Shown class: the report, names, scores and threshold shared by all views of the overview."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.pairs import Float32
from imbrex.engine.compare.report import Report
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.threshold import reaching


@dataclass(frozen=True, slots=True, eq=False)
class ShownClass:
    """A report as displayed.

    Attributes:
        report: the data; documents and pairs are numbered as there.
        names: display names of the documents (hidden in anonymous mode), shape (documents,).
        score: the score that pairs are ranked by.
        values: the score of each pair, fractions of 1, parallel to `report.pairs`.
        own: pairs of one author's drafts, parallel to `report.pairs`; they do not count in the class.
        threshold: the score from which a pair deserves a look, a fraction of 1.
    """

    report: Report
    names: tuple[str, ...]
    score: Score
    values: Float32
    own: NDArray[np.bool_]
    threshold: float

    @property
    def above(self) -> NDArray[np.bool_]:
        """Return which pairs of different authors reach the threshold, parallel to `report.pairs`."""
        return reaching(self.values, self.threshold) & ~self.own
