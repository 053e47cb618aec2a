"""Score: the score by which the pairs of a class are ranked, drawn and compared with a threshold."""

from enum import StrEnum

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.pairs import Float32
from imbrex.engine.compare.report import Report
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.overview.exact_shares import ExactShares, exact_shares


class Score(StrEnum):
    """Kind of score. Each is the larger of two: padding cannot hide copied text."""

    VERBATIM = "verbatim"  # words in runs that both texts share, or translated: what is known of all pairs at once
    CONTAINMENT = "containment"
    JACCARD = "jaccard"  # the same for both texts


USUAL = Score.VERBATIM
"""The default score by which pairs are ranked; pages show it too."""


def exact_shares_of(corpus: Corpus, report: Report, observer: Observer = SILENT) -> ExactShares:
    """The exact shares of all pairs of a report on the corpus, and their words that may be translated."""
    exact = exact_shares(corpus, report.pairs.left, report.pairs.right, observer)
    return exact if report.translated is None else exact.with_translated(report.translated)


def scores(report: Report, score: Score, exact: ExactShares) -> Float32:
    """The score of each pair, fractions of 1, shape (p,)."""
    match score:
        case Score.CONTAINMENT:
            return report.pairs.greater_containment
        case Score.JACCARD:
            return report.pairs.jaccard
    return exact.greater_overlap
