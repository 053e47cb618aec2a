"""Overview figures: all figures of a class, and its pairs by score."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from imbrex.cli.inputs import Inputs
from imbrex.engine.compare.common_phrases import CommonPhrase
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.pairs import Pairs
from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.observer import Observer
from imbrex.engine.overview.class_summary import ClassSummary, summarize
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.mixed_languages import report_of
from imbrex.engine.overview.pair_details import Details
from imbrex.engine.overview.questions import details_of
from imbrex.engine.overview.score import Score
from imbrex.engine.text.document import Problem
from imbrex.values import frozen

MOST_ROWS = 100
"""Default number of table rows: two hundred copies of one file make 19,900 pairs of 100 %."""


@frozen
class Asked:
    """Settings of an overview.

    Attributes:
        score: figure that pairs are ranked by.
        threshold: lowest score of highlighted pairs, a fraction of 1; None for the suggested one.
        linkage: method of clustering.
        common: share of the documents from which a phrase is suggested for exclusion.
        all_pairs: whether every pair that shares something is listed.
    """

    score: Score
    threshold: float | None
    linkage: Linkage
    common: float
    all_pairs: bool


@frozen
class PairRow:
    """A pair with all its figures, fractions of 1 and counts, as in `Comparison`, `Details` and `ClassSummary`."""

    left: Counted
    right: Counted
    verbatim_left: float
    verbatim_right: float
    containment_left: float
    containment_right: float
    coverage_left: float
    coverage_right: float
    jaccard: float
    translated_left: float
    translated_right: float
    shared_shingles: int
    longest_passage: int
    passage_count: int
    bounded: bool
    percentile: float
    above_chance: bool
    above_threshold: bool
    same_author: bool


@frozen(eq=False)
class Overview:
    """The overview of a class.

    Attributes:
        summary: the figures.
        phrases: shared by many documents.
        common: share of the documents from which they are listed.
        listed: indices into the pairs of the report, highest score first.
        details: of the listed pairs, in that order.
        problems: files that could not be read or compared.
        inputs: what was read.
    """

    summary: ClassSummary
    phrases: Sequence[CommonPhrase]
    common: float
    listed: NDArray[np.int64]
    details: Details
    problems: tuple[Problem, ...]
    inputs: Inputs

    @property
    def report(self) -> Report:
        """The report with the pairs."""
        return self.summary.report

    def rows(self) -> Iterator[PairRow]:
        """The listed pairs with their figures."""
        seen, details, every = self.summary, self.details, self.report.pairs
        pairs = Pairs(every.left[self.listed], every.right[self.listed], every.shared[self.listed], every.sizes)
        exact = seen.exact
        verbatim_left, verbatim_right = exact.verbatim[:, self.listed] / np.maximum(exact.words[:, self.listed], 1)
        columns = (
            verbatim_left,
            verbatim_right,
            pairs.containment_left,
            pairs.containment_right,
            details.coverage_left,
            details.coverage_right,
            pairs.jaccard,
            *(exact.translated[:, self.listed] / np.maximum(exact.words[:, self.listed], 1)),
            pairs.shared,
            details.longest,
            details.passages,
            details.bounded,
            seen.percentiles[self.listed],
            seen.above_chance[self.listed],
            seen.above[self.listed],
            seen.own[self.listed],
        )
        numbers = zip(pairs.left.tolist(), pairs.right.tolist(), strict=True)
        for (left, right), *figures in zip(numbers, *(column.tolist() for column in columns), strict=True):
            yield PairRow(self.report.documents[left], self.report.documents[right], *figures)


def overview(inputs: Inputs, corpus: Corpus, asked: Asked, observer: Observer) -> Overview:
    """Compute the overview of all inputs."""
    report = report_of(corpus, observer)
    seen = summarize(corpus, report, asked.score, asked.threshold, asked.linkage, observer)
    listed = _listed(seen, asked.all_pairs)
    details = details_of(corpus, report, listed, observer)
    problems = (*inputs.problems, *(counted.problem for counted in report.documents if counted.problem))
    phrases = corpus.common_phrases(asked.common, observer)
    return Overview(seen, phrases, asked.common, listed, details, problems, inputs)


def _listed(seen: ClassSummary, all_pairs: bool) -> NDArray[np.int64]:
    """Indices of the listed pairs, highest score first, ties in document order."""
    order = np.argsort(-seen.values, kind="stable")
    return order if all_pairs else order[seen.listed[order]][:MOST_ROWS]
