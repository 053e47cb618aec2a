"""Pair report: two documents, their figures and their passages."""

from imbrex.engine.evidence.find_evidence import Evidence
from imbrex.engine.evidence.item import Hint
from imbrex.engine.likelihood_ratio.weight import Weight
from imbrex.engine.review.review import Verdict
from imbrex.engine.shares.shares import Shares
from imbrex.engine.text.document import Span
from imbrex.engine.text.role import OLDER
from imbrex.reports.model.reference_facts import TextReferences
from imbrex.reports.model.report_facts import DocumentFacts, Making, OtherFacts
from imbrex.values import frozen

KINDS = {"form": "other form", "moved": "moved", "swapped": "swapped", "inserted": "inserted", "dropped": "dropped"}
"""Possible changes of a word that was not kept: the name in reports, and the engine's label."""


@frozen
class WordRun:
    """Adjacent words with the same change: `change` is the label of a `WordChange`."""

    change: str
    span: Span


@frozen
class PassageFacts:
    """One passage.

    Attributes:
        number: from 1, in the order of the left text.
        left, right: spans in the texts, in code points.
        left_words, right_words: words of each side.
        change: label of its class.
        kept: share of the words kept in order, a fraction of 1.
        standing: label of its citation status in the right text: not cited, cited and quoted, ...
        is_counted: whether it is in the score: a verdict overrides the settings.
        left_changes, right_changes: changes of its words, without kept words.
        rows: both spans divided where a sentence ends on both sides, for parallel reading; at least one row.
        verdict, note: the user's decision, as the value of a `Verdict`, and note.
        reason: why it does not count: "verdict" or "standing"; empty if it counts.
        left_kind, right_kind: lower-case name of the `WordClass` of most words of each side.
        left_matched, right_matched: words of each side that are also in the other text, without excluded ones.
    """

    number: int
    left: Span
    right: Span
    left_words: int
    right_words: int
    change: str
    kept: float
    standing: str
    is_counted: bool
    left_changes: tuple[WordRun, ...] = ()
    right_changes: tuple[WordRun, ...] = ()
    rows: tuple[tuple[Span, Span], ...] = ()
    verdict: str = Verdict.OPEN.value
    note: str = ""
    reason: str = ""
    left_kind: str = "reworded"
    right_kind: str = "reworded"
    left_matched: int = 0
    right_matched: int = 0


@frozen
class UnmatchedFacts:
    """A verdict on a passage that is no longer found; `left_text` and `right_text` are the beginnings of its text."""

    verdict: str
    note: str
    left_text: str
    right_text: str


@frozen
class SideHistory:
    """Text of common editing sessions in one document, and the data in its file, which anyone can edit.

    Attributes:
        words: number of words from these sessions.
        paragraph_count: number of paragraphs with such words.
        paragraph_spans: the first of them, at most `MOST_SPANS`.
        file_name: of its file, if the document has several; else empty.
        created, modified: ISO 8601, in the precision of the file; empty if missing.
        saved_by: who saved it last, as it may be shown; empty if missing.
        minutes: for which the files of the document were edited; None if missing.
    """

    words: int
    paragraph_count: int
    paragraph_spans: tuple[Span, ...]
    file_name: str = ""
    created: str = ""
    modified: str = ""
    saved_by: str = ""
    minutes: int | None = None


MOST_SPANS = 200


@frozen
class HistoryFacts:
    """Editing sessions that the two files have in common.

    Attributes:
        session_count: how many.
        ids: the first of their numbers, as files write them, at most `MOST_SPANS`.
        left_history, right_history: what they wrote in each text.
    """

    session_count: int
    ids: tuple[str, ...]
    left_history: SideHistory
    right_history: SideHistory


@frozen
class PairFigures:
    """Fractions of 1, except for the numbers of shingles and words.

    Attributes:
        shares_left, shares_right: the shares of each text, of which the headline is one.
        containment_left, containment_right, jaccard, dice: of the sets of shingles.
        shared_shingles, shingle_length: number of distinct shared shingles, and of words in each.
        in_passages_left, in_passages_right: share of each text's words inside passages, read as made from the other.
        counted_left, counted_right: the same after exclusions by settings and by verdicts on passages.
        quoted_left, quoted_right: share of each text's words inside quotation marks.
    """

    shares_left: Shares
    shares_right: Shares
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


@frozen
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
        unmatched: verdicts on passages that are no longer found.
        history: editing sessions that the files have in common; None if there are none.
        references: quotations and references to check, if they are asked for.
        weight: how rare the similarity is among unrelated pairs, if it is asked for.
        dictionaries: names of those by which passages may be translated.
        missing: packages to install for texts in two languages without a dictionary; None if none is missing.
        evidence: rare items that both texts have, as they may be shown, without hints, and without editing sessions,
            which are in `history`; None for texts in one language.
        order: sentences that follow the order of the other text, or in two languages names and numbers in one order;
            None if there is no order to speak of.
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
    unmatched: tuple[UnmatchedFacts, ...] = ()
    history: HistoryFacts | None = None
    references: tuple[TextReferences, ...] = ()
    weight: Weight | None = None
    dictionaries: tuple[str, ...] = ()
    missing: tuple[str, ...] | None = None
    evidence: Evidence | None = None
    order: Hint | None = None

    @property
    def subject(self) -> str:
        """The side that the report is about, "left" or "right": the one that is not a source, else the larger share."""
        is_older = [side.role in OLDER for side in (self.left, self.right)]
        if is_older[0] != is_older[1]:
            return "right" if is_older[0] else "left"
        return "right" if self.figures.shares_right.headline >= self.figures.shares_left.headline else "left"

    @property
    def elsewhere(self) -> tuple[int, int]:
        """Words of each text that are also in the other one, but in no passage: shorter matches."""
        left = sum(passage.left_matched for passage in self.passages)
        right = sum(passage.right_matched for passage in self.passages)
        shares = self.figures.shares_left, self.figures.shares_right
        return max(0, shares[0].headline_words - left), max(0, shares[1].headline_words - right)
