"""Pair report: two documents, their figures and their passages."""

from dataclasses import dataclass

from imbrex.engine.review.verdict import Verdict
from imbrex.engine.text.document import Span
from imbrex.engine.text.role import OLDER
from imbrex.reports.model.report_facts import DocumentFacts, Making, OtherFacts

KINDS = {"form": "other form", "moved": "moved", "swapped": "swapped", "inserted": "inserted", "dropped": "dropped"}
"""What may have become of a word that was not kept: its name in reports, and the label of the engine."""


@dataclass(frozen=True, slots=True)
class WordRun:
    """Words side by side of which the same became: `change` is the label of a `WordChange`."""

    change: str
    span: Span


@dataclass(frozen=True, slots=True)
class PassageFacts:
    """One passage.

    Attributes:
        number: from 1 on, in the order of the left text.
        left, right: places in the texts, in code points.
        left_words, right_words: words of each side.
        change: label of its class.
        kept: share of the words kept in order, a fraction of 1.
        standing: label of what it is in the right text: not cited, cited and quoted, ...
        counts: whether it is in the figure: a verdict goes before the settings.
        left_changes, right_changes: what became of its words; kept ones are left out.
        rows: both places cut where a sentence ends on both sides, for reading them side by side; at least one row.
        verdict, note: what people have decided about it, the value of a `Verdict`, and what they wrote about it.
        reason: why it does not count: "verdict" or "standing"; empty where it does.
    """

    number: int
    left: Span
    right: Span
    left_words: int
    right_words: int
    change: str
    kept: float
    standing: str
    counts: bool
    left_changes: tuple[WordRun, ...] = ()
    right_changes: tuple[WordRun, ...] = ()
    rows: tuple[tuple[Span, Span], ...] = ()
    verdict: str = Verdict.OPEN.value
    note: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class RestingFacts:
    """A verdict on a passage that is not found any more; `left` and `right` are the beginnings of what it said."""

    verdict: str
    note: str
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class PairFigures:
    """Fractions of 1, but for the numbers of shingles and words.

    Attributes:
        containment_left, containment_right, jaccard, dice: of the sets of shingles.
        shared_shingles, shingle_length: how many distinct ones are shared, and how many words each has.
        in_passages_left, in_passages_right: share of each text's words inside passages, read as made from the other.
        counted_left, counted_right: the same after the exclusions: the settings, and the verdicts on passages.
        quoted_left, quoted_right: share of each text's words inside quotation marks.
    """

    containment_left: float
    containment_right: float
    jaccard: float
    dice: float
    shared_shingles: int
    shingle_length: int
    in_passages_left: float
    in_passages_right: float
    counted_left: float
    counted_right: float
    quoted_left: float
    quoted_right: float


@dataclass(frozen=True, slots=True)
class PairReport:
    """Two documents; the right one is read as made from the left one.

    Attributes:
        making: how the report came about.
        left, right, left_text, right_text: the documents as they may be shown.
        figures: shares and numbers.
        passages: all of them, in the order of the left text.
        bounded: whether passages may be missing, because the texts repeat themselves too much or are too long.
        others: the documents that were loaded besides.
        verdict, note: what people have decided about the pair, the value of a `Verdict`, and what they wrote about it.
        reviewed: how many passages have a verdict.
        resting: verdicts on passages that are not found any more.
    """

    making: Making
    left: DocumentFacts
    right: DocumentFacts
    left_text: str
    right_text: str
    figures: PairFigures
    passages: tuple[PassageFacts, ...]
    bounded: bool = False
    others: tuple[OtherFacts, ...] = ()
    verdict: str = Verdict.OPEN.value
    note: str = ""
    reviewed: int = 0
    resting: tuple[RestingFacts, ...] = ()

    @property
    def in_passages(self) -> float:
        """The share that the pair is listed with, whichever of its texts is named first."""
        return self._listed(self.figures.in_passages_left, self.figures.in_passages_right)

    @property
    def counted(self) -> float:
        """The same after the exclusions."""
        return self._listed(self.figures.counted_left, self.figures.counted_right)

    def _listed(self, left: float, right: float) -> float:
        """Of the shares of both texts that of the one that is not a source, and otherwise the larger."""
        is_older = [side.role in OLDER for side in (self.left, self.right)]
        if is_older[0] != is_older[1]:
            return right if is_older[0] else left
        return max(left, right)

    @property
    def left_out(self) -> tuple[PassageFacts, ...]:
        """The passages that do not count."""
        return tuple(passage for passage in self.passages if not passage.counts)

    @property
    def counting(self) -> tuple[PassageFacts, ...]:
        """The passages that count."""
        return tuple(passage for passage in self.passages if passage.counts)
