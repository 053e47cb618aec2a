"""Pair review: the decisions on the pairs of a report, as columns."""

from collections.abc import Mapping
from dataclasses import field

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.compare.report import Report
from imbrex.engine.review.review import Review, Verdict
from imbrex.engine.text.tokens import Int32
from imbrex.gui.overview.pairs.conditions import number_of
from imbrex.gui.overview.shared.ranking import pair_index
from imbrex.values import frozen


@frozen(eq=False)
class PairReview:
    """Decisions on the pairs of a report.

    Attributes:
        verdicts: index of each pair's verdict in `Verdict`, shape (p,).
        noted: whether it has a note, shape (p,).
        notes: the notes, by pair index.
    """

    verdicts: Int32
    noted: NDArray[np.bool_]
    notes: Mapping[int, str] = field(default_factory=dict)


def pair_review(review: Review, report: Report) -> PairReview:
    """Return the decisions on pairs; the others are undecided and without a note."""
    numbers = {counted.document.key: number for number, counted in enumerate(report.documents)}
    verdicts = np.full(len(report.pairs), number_of(Verdict.OPEN), np.int32)
    notes = {}
    for keys, decision in review:
        if len(keys) == 2 and keys <= numbers.keys():
            one, other = (numbers[key] for key in keys)
            place = pair_index(report.pairs, one, other)
            if place is not None:
                verdicts[place] = number_of(decision.verdict)
                if decision.note:
                    notes[place] = decision.note
    noted = np.zeros(len(report.pairs), np.bool_)
    noted[list(notes)] = True
    return PairReview(verdicts, noted, notes)
