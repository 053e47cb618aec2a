"""Class report: all documents, the pairs that deserve a look, and the clusters they make."""

from dataclasses import dataclass

from imbrex.engine.review.verdict import Verdict
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.model.report_facts import DocumentFacts, Making

ROWS = 100
"""Pairs that a class report lists, unless more are asked for: 200 copies of one file make 19,900 pairs of 100 %."""
DETAILED = 50
"""Pairs of which it shows the passages."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A file that could not be read, and why."""

    name: str
    problem: str


@dataclass(frozen=True, slots=True)
class PairFacts:
    """A pair; fractions of 1, and counts.

    Attributes:
        number: from 1 on, the highest score first.
        left, right: places of the documents in the report, from 0 on.
        containment_left ... longest_passage: as `Comparison` and `Details` explain them.
        percentile: share of the class's pairs that it is above.
        above_chance: whether it passes what unrelated pairs of this class reach.
        same_author: two drafts of one author, which count nowhere.
        verdict, note: what people have decided about it, the value of a `Verdict`, and what they wrote about it.
        detail: its passages; None where only the figures are told.
    """

    number: int
    left: int
    right: int
    containment_left: float
    containment_right: float
    coverage_left: float
    coverage_right: float
    jaccard: float
    shared_shingles: int
    passages: int
    longest_passage: int
    percentile: float
    above_chance: bool
    same_author: bool
    verdict: str = Verdict.OPEN.value
    note: str = ""
    detail: PairReport | None = None


@dataclass(frozen=True, slots=True)
class ClusterFacts:
    """Documents that hang together by pairs above the threshold; `shared` is what most of them have word for word."""

    members: tuple[int, ...]
    highest: float
    mean: float
    identical: bool
    shared: str


@dataclass(frozen=True, slots=True)
class ClassFigures:
    """Where the pairs of the class lie; scores are fractions of 1.

    Attributes:
        score: by which pairs are ranked.
        compared: pairs of different authors that were compared.
        drafts: pairs of one author.
        median: of all scores.
        chance: what unrelated pairs of this class are not expected to pass; None where it cannot be told.
        threshold, threshold_from: from which score on pairs are listed, and who says so.
        above: how many reach it; at a threshold of 0, how many share anything.
        reviewed: how many of those have a verdict.
        linkage: how clusters were made.
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


@dataclass(frozen=True, slots=True)
class ClassReport:
    """A class, or, with a `subject`, one document of it with its pairs."""

    making: Making
    documents: tuple[DocumentFacts, ...]
    unread: tuple[Unread, ...]
    figures: ClassFigures
    pairs: tuple[PairFacts, ...]
    clusters: tuple[ClusterFacts, ...]
    subject: int | None = None

    @property
    def reviewed(self) -> tuple[int, int]:
        """How many pairs have a verdict, and of how many: of the class, or of the subject."""
        if self.subject is None:
            return self.figures.reviewed, self.figures.above
        return sum(pair.verdict != Verdict.OPEN for pair in self.pairs), len(self.pairs)
