"""Pair report: two documents, their figures and their passages."""

from dataclasses import dataclass

from imbrex.engine.review.verdict import Verdict
from imbrex.engine.text.document import Span
from imbrex.engine.text.role import OLDER
from imbrex.reports.model.report_facts import DocumentFacts, Making, OtherFacts

KINDS = {"form": "other form", "moved": "moved", "swapped": "swapped", "inserted": "inserted", "dropped": "dropped"}
"""Possible changes of a word that was not kept: the name in reports, and the engine's label."""


@dataclass(frozen=True, slots=True)
class WordRun:
    """Adjacent words with the same change: `change` is the label of a `WordChange`."""

    change: str
    span: Span


@dataclass(frozen=True, slots=True)
class PassageFacts:
    """One passage.

    Attributes:
        number: from 1, in the order of the left text.
        left, right: spans in the texts, in code points.
        left_words, right_words: words of each side.
        change: label of its class.
        kept: share of the words kept in order, a fraction of 1.
        standing: label of its citation status in the right text: not cited, cited and quoted, ...
        counts: whether it is in the score: a verdict overrides the settings.
        left_changes, right_changes: changes of its words, without kept words.
        rows: both spans divided where a sentence ends on both sides, for parallel reading; at least one row.
        verdict, note: the user's decision, as the value of a `Verdict`, and note.
        reason: why it does not count: "verdict" or "standing"; empty if it counts.
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
    """A verdict on a passage that is no longer found; `left` and `right` are the beginnings of its text."""

    verdict: str
    note: str
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class PairFigures:
    """Fractions of 1, except for the numbers of shingles and words.

    Attributes:
        containment_left, containment_right, jaccard, dice: of the sets of shingles.
        shared_shingles, shingle_length: number of distinct shared shingles, and of words in each.
        in_passages_left, in_passages_right: share of each text's words inside passages, read as made from the other.
        counted_left, counted_right: the same after exclusions by settings and by verdicts on passages.
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
        making: the report's settings.
        left, right, left_text, right_text: the documents as they may be shown.
        figures: shares and counts.
        passages: all of them, in the order of the left text.
        bounded: whether passages may be missing, because the texts are too repetitive or too long.
        others: the other loaded documents.
        verdict, note: the user's decision on the pair, as the value of a `Verdict`, and note.
        reviewed: number of passages with a verdict.
        resting: verdicts on passages that are no longer found.
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
        """The share that the pair is listed with, independent of the order of its texts."""
        return self._listed(self.figures.in_passages_left, self.figures.in_passages_right)

    @property
    def counted(self) -> float:
        """The same after exclusions."""
        return self._listed(self.figures.counted_left, self.figures.counted_right)

    def _listed(self, left: float, right: float) -> float:
        """Of both texts' shares that of the one that is not a source, otherwise the larger."""
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
