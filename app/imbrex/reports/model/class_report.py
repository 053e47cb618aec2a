"""Class report: all documents, the top-ranked pairs and their clusters."""

from dataclasses import replace

from imbrex.engine.likelihood_ratio.weight import Weight
from imbrex.engine.overview.score import USUAL
from imbrex.engine.review.review import Verdict
from imbrex.engine.shares.shares import Shares
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.model.reference_facts import TextReferences
from imbrex.reports.model.report_facts import DocumentFacts, Making
from imbrex.values import frozen

ROWS = 100
"""Default number of pairs in a class report: 200 copies of one file make 19,900 pairs of 100 %."""
DETAILED = 50
"""Default number of pairs with passages."""


@frozen
class Unread:
    """A file that could not be read, and the reason."""

    name: str
    problem: str


@frozen
class PairFacts:
    """A pair; fractions of 1, and counts.

    Attributes:
        number: rank by score, from 1.
        left_index, right_index: indices of the documents in the report, from 0.
        shares_left, shares_right: of each text; without `detail`, reworded text has not been searched for.
        containment_left ... longest_passage: as in `Comparison` and `Details`.
        percentile: share of the class's pairs that score lower.
        above_chance: whether it exceeds the chance level of this class.
        same_author: two drafts of one author, which count nowhere.
        verdict, note: the user's decision, as the value of a `Verdict`, and note.
        detail: its passages; None if only the figures are shown.
    """

    number: int
    left_index: int
    right_index: int
    shares_left: Shares
    shares_right: Shares
    containment_left: float
    containment_right: float
    coverage_left: float
    coverage_right: float
    jaccard: float
    shared_shingles: int
    passage_count: int
    longest_passage: int
    percentile: float
    above_chance: bool
    same_author: bool
    verdict: str = Verdict.OPEN.value
    note: str = ""
    detail: PairReport | None = None

    @property
    def has_more(self) -> bool:
        """Whether there is more to show of it than figures."""
        pair = self.detail
        return pair is not None and bool(
            pair.passages
            or pair.unmatched
            or pair.note
            or pair.bounded
            or pair.order
            or pair.verdict != Verdict.OPEN
            or (pair.evidence is not None and pair.evidence.items)
        )


@frozen
class ClusterFacts:
    """Documents connected by pairs above the threshold; `shared` is text that most of them have verbatim."""

    member_indices: tuple[int, ...]
    highest: float
    mean: float
    identical: bool
    shared: str


@frozen
class ClassFigures:
    """Distribution of the class's pairs; scores are fractions of 1.

    Attributes:
        score: by which pairs are ranked.
        compared: number of compared pairs of different authors.
        drafts: pairs of one author.
        median: of all scores.
        chance: score that unrelated pairs of this class are not expected to exceed; None if it cannot be estimated.
        threshold, threshold_from: lowest score of listed pairs, and its origin.
        above: number of pairs that reach it; at a threshold of 0, of those that share anything.
        reviewed: number of those with a verdict.
        linkage: method of clustering.
    """

    score: str
    compared: int
    drafts: int
    median: float
    chance: float | None
    threshold: float
    threshold_from: str
    above: int
    linkage: str
    reviewed: int = 0


@frozen
class ClassReport:
    """A class, or, with a `subject`, one of its documents with its pairs.

    Attributes:
        references: quotations and references to check in its texts, if they are asked for.
    """

    making: Making
    documents: tuple[DocumentFacts, ...]
    unread: tuple[Unread, ...]
    figures: ClassFigures
    pairs: tuple[PairFacts, ...]
    clusters: tuple[ClusterFacts, ...]
    subject: int | None = None
    references: tuple[TextReferences, ...] = ()

    @property
    def has_translated(self) -> bool:
        """Whether any listed pair has words that may be translated, by which it is ranked."""
        return any(one.shares_left.translated_words or one.shares_right.translated_words for one in self.pairs)

    @property
    def weights(self) -> tuple[Weight, ...]:
        """How rare the similarity of pairs with passages is among unrelated ones, if it is asked for."""
        return tuple(one.detail.weight for one in self.pairs if one.detail is not None and one.detail.weight)

    @property
    def reviewed(self) -> tuple[int, int]:
        """Number of pairs with a verdict, and of all pairs, in the class or of the subject."""
        if self.subject is None:
            return self.figures.reviewed, self.figures.above
        return sum(pair.verdict != Verdict.OPEN for pair in self.pairs), len(self.pairs)

    def in_order(self) -> "ClassReport":
        """The report with its pairs in the order of the figures that readers see, and numbered in it.

        The overlap of pairs with passages includes reworded text, which the score does not know.
        """
        if self.figures.score != USUAL:
            return self
        pairs = sorted(self.pairs, key=lambda pair: -max(pair.shares_left.headline, pair.shares_right.headline))
        return replace(self, pairs=tuple(replace(pair, number=place) for place, pair in enumerate(pairs, start=1)))
