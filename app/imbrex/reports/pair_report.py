"""Pair report: two documents, their figures and their passages."""

from dataclasses import dataclass

from imbrex.engine.document import Span
from imbrex.reports.facts import DocumentFacts, Making, OtherFacts

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
        counts: whether the settings let it count.
        left_changes, right_changes: what became of its words; kept ones are left out.
        rows: both places cut where a sentence ends on both sides, for reading them side by side; at least one row.
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


@dataclass(frozen=True, slots=True)
class PairFigures:
    """Fractions of 1, but for the numbers of shingles and words.

    Attributes:
        containment_left, containment_right, jaccard, dice: of the sets of shingles.
        shared_shingles, shingle_length: how many distinct ones are shared, and how many words each has.
        in_passages: share of the right text's words inside passages.
        counted: the same after the exclusions.
        quoted: share of the right text's words inside quotation marks.
    """

    containment_left: float
    containment_right: float
    jaccard: float
    dice: float
    shared_shingles: int
    shingle_length: int
    in_passages: float
    counted: float
    quoted: float


@dataclass(frozen=True, slots=True)
class PairReport:
    """Two documents; the right one is read as made from the left one.

    `bounded` tells that passages may be missing, because the texts repeat themselves too much or are too long; `others`
    are the documents that were loaded besides.
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
