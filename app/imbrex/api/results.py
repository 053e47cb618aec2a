"""Results: what was found, as values."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from itertools import chain
from pathlib import Path
from typing import Any

from imbrex.api.frames import to_frame
from imbrex.cli.commands.compare import compare_record
from imbrex.cli.commands.compared_pairs import Pair as ListedPair
from imbrex.cli.commands.compared_pairs import Result
from imbrex.cli.commands.evidence import Found, evidence_record
from imbrex.cli.inputs import Inputs
from imbrex.cli.output.json_record import sides
from imbrex.engine.compare.comparison import Scores
from imbrex.engine.evidence.item import ORDERS, Item
from imbrex.engine.percent import percent
from imbrex.engine.shares.shares import Shares
from imbrex.engine.text.document import Document, Problem, Span
from imbrex.reports.html.rendering import pair_page
from imbrex.reports.model.pair_report import PairReport, PassageFacts
from imbrex.reports.records.record import pair_record
from imbrex.reports.saving import save

_HEIGHT = 560  # pixels of a report in a notebook
_MOST_ROWS = 50  # pairs in a notebook
_SHARES = ("verbatim", "reworded", "excluded", "only_here", "translated")
_SCORES = ("containment_left", "containment_right", "jaccard")


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage that both texts share.

    Attributes:
        number: from 1, in the order of the left text.
        left, right: spans in the texts, in code points.
        left_text, right_text: the text there.
        left_words, right_words: words of each side.
        left_kind, right_kind: "verbatim", "reworded", "translated" or "excluded", as most words of each side are.
        kept: share of the words kept in order, a fraction of 1.
        standing: citation status in the right text, such as "not cited".
        counts: whether it is in the score.
    """

    number: int
    left: Span
    right: Span
    left_text: str
    right_text: str
    left_words: int
    right_words: int
    left_kind: str
    right_kind: str
    kept: float
    standing: str
    counts: bool


def _passage(facts: PassageFacts, left: str, right: str) -> Passage:
    return Passage(
        number=facts.number,
        left=facts.left,
        right=facts.right,
        left_text=left[facts.left.start : facts.left.end],
        right_text=right[facts.right.start : facts.right.end],
        left_words=facts.left_words,
        right_words=facts.right_words,
        left_kind=facts.left_kind,
        right_kind=facts.right_kind,
        kept=facts.kept,
        standing=facts.standing,
        counts=facts.is_counted,
    )


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Comparison:
    """Two documents, the right one read as made from the left one; in a notebook, both side by side.

    Attributes:
        left, right: the documents.
        shares_left, shares_right: the words of each text by their class; `headline` is the share also in the other.
        containment_left, containment_right: share of each text's distinct shingles that are also in the other.
        jaccard: shared shingles, as a share of those in either text.
        shared_shingles: number of distinct shared shingles.
        passages: in the order of the left text.
        bounded: whether passages may be missing, because the texts are too repetitive or too long.
    """

    left: Document
    right: Document
    shares_left: Shares
    shares_right: Shares
    containment_left: float
    containment_right: float
    jaccard: float
    shared_shingles: int
    passages: tuple[Passage, ...]
    bounded: bool
    _report: PairReport

    @classmethod
    def of(cls, report: PairReport, left: Document, right: Document) -> "Comparison":
        """The values of a report."""
        return cls(
            left=left,
            right=right,
            shares_left=report.figures.shares_left,
            shares_right=report.figures.shares_right,
            containment_left=report.figures.containment_left,
            containment_right=report.figures.containment_right,
            jaccard=report.figures.jaccard,
            shared_shingles=report.figures.shared_shingles,
            passages=tuple(_passage(one, left.text, right.text) for one in report.passages),
            bounded=report.bounded,
            _report=report,
        )

    def to_dict(self) -> dict[str, Any]:
        """The object that `imbrex-cli report -o FILE.json` saves."""
        record: dict[str, Any] = json.loads(json.dumps(pair_record(self._report)))
        return record

    def to_frame(self, library: str = "") -> Any:
        """The passages as a data frame of pandas or polars; by default of the one that is installed."""
        return to_frame([_passage_row(one) for one in self.passages], _PASSAGE_COLUMNS, library)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Save a report as HTML, PDF, CSV or JSON, by the suffix. Raises ImbrexError."""
        save(self._report, Path(path))

    def __repr__(self) -> str:
        if self._report.subject == "right":
            share, name, other = self.shares_right, self.right.name, self.left.name
        else:
            share, name, other = self.shares_left, self.left.name, self.right.name
        return f"<Comparison: {share.shown_headline().text(0)} of {name} is also in {other}>"

    def _repr_html_(self) -> str:
        """The report in a frame of its own, as its page has its own styles; texts of documents are inert there."""
        page = escape("".join(pair_page(self._report)))
        style = f"box-sizing: border-box; width: 100%; height: {_HEIGHT}px; border: 1px solid #8888; border-radius: 4px"
        title = escape(repr(self))
        return f'<iframe title="{title}" sandbox="allow-scripts" style="{style}" srcdoc="{page}"></iframe>'


_PASSAGE_COLUMNS = (
    "number", "left_start", "left_end", "right_start", "right_end", "left_words", "right_words", "left_kind",
    "right_kind", "kept", "standing", "counts", "left_text", "right_text",
)  # fmt: skip


def _passage_row(passage: Passage) -> dict[str, Any]:
    places = {
        f"{side}_{end}": getattr(getattr(passage, side), end) for side in ("left", "right") for end in ("start", "end")
    }
    return {name: places[name] if name in places else getattr(passage, name) for name in _PASSAGE_COLUMNS}


@dataclass(frozen=True, slots=True)
class SharedItem:
    """A rare item that two texts have in common.

    Attributes:
        kind: such as "name", "number", "misspelling", "literal quotation", "untranslated word" or "foreign spelling".
        text: as the left text writes it; of a foreign spelling, as the text that has it does.
        other_text: a name as the other text writes it in its language; empty if it is the same.
        meant: the word that a misspelling is near to, or the usual spelling of a name; empty for all else.
        known: whether the dictionary has the word.
        left, right: spans in the texts, in code points.
        other_documents: number of other documents that have it.
        outside: whether it is outside of all passages of the two texts.
        weight: as evidence; only comparable with that of other items.
    """

    kind: str
    text: str
    other_text: str
    meant: str
    known: bool
    left: tuple[Span, ...]
    right: tuple[Span, ...]
    other_documents: int
    outside: bool
    weight: float


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Evidence:
    """Rare items that two documents have in common, and the order of sentences or names that they share.

    Attributes:
        left, right: the documents.
        items: by kind, the strongest of each kind first.
        order: spans in the left and the right text, of sentences that follow the order of the other text, or across
            languages of names and numbers in one order; empty if there is no order to speak of.
        other_documents: number of documents by which rarity was judged.
        can_tell_rare_words: whether those are enough for words of the dictionary.
        bounded: whether a kind has more items than are listed.
    """

    left: Document
    right: Document
    items: tuple[SharedItem, ...]
    order: tuple[tuple[Span, Span], ...]
    other_documents: int
    can_tell_rare_words: bool
    bounded: bool
    _found: Found

    @classmethod
    def of(cls, found: Found) -> "Evidence":
        """The values of a result."""
        evidence = found.evidence
        return cls(
            left=found.left,
            right=found.right,
            items=tuple(map(_shared_item, evidence.items)),
            order=tuple(chain.from_iterable(hint.sides() for hint in evidence.hints if hint.clue in ORDERS)),
            other_documents=evidence.other_documents,
            can_tell_rare_words=evidence.can_tell,
            bounded=evidence.bounded,
            _found=found,
        )

    def to_dict(self) -> dict[str, Any]:
        """The object that `imbrex-cli evidence --json` prints, which also has hints at the earlier text."""
        record: dict[str, Any] = json.loads("".join(evidence_record(self._found)))
        return record

    def to_frame(self, library: str = "") -> Any:
        """One row for each item, as a data frame of pandas or polars; by default of the one that is installed."""
        return to_frame([_item_row(one) for one in self.items], _ITEM_COLUMNS, library)

    def __repr__(self) -> str:
        return f"<Evidence: {len(self.items):,} rare items in {self.left.name} and {self.right.name}>"


def _shared_item(item: Item) -> SharedItem:
    return SharedItem(
        kind=item.kind.label,
        text=item.text,
        other_text=item.other_text,
        meant=item.meant,
        known=item.known,
        left=item.left,
        right=item.right,
        other_documents=item.others,
        outside=item.outside,
        weight=item.weight,
    )


_ITEM_COLUMNS = (
    "kind", "text", "other_text", "meant", "known", "left_hits", "right_hits", "other_documents", "outside", "weight",
)  # fmt: skip


def _item_row(item: SharedItem) -> dict[str, Any]:
    hits = {"left_hits": len(item.left), "right_hits": len(item.right)}
    return {name: hits[name] if name in hits else getattr(item, name) for name in _ITEM_COLUMNS}


@dataclass(frozen=True, slots=True, repr=False)
class Pair:
    """Two of many documents.

    Attributes:
        left, right: the documents; `imbrex.compare` finds their passages.
        shares_left, shares_right: as in `Comparison`.
        rewriting_searched: whether the shares include reworded text; otherwise that is still among their `only_here`.
        scores: fractions of 1.
        shared_shingles: number of distinct shared shingles.
    """

    left: Document
    right: Document
    shares_left: Shares
    shares_right: Shares
    rewriting_searched: bool
    scores: Scores
    shared_shingles: int

    def __repr__(self) -> str:
        share = max(self.shares_left, self.shares_right, key=lambda one: one.headline)
        return f"<Pair: {self.left.name}, {self.right.name}, {share.shown_headline().text(0)}>"


def _pair(found: ListedPair) -> Pair:
    return Pair(
        found.left.document,
        found.right.document,
        *found.shares,
        found.rewriting_searched,
        found.scores,
        found.shared_shingles,
    )


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Comparisons:
    """All pairs of many documents, in their order: a sequence of `Pair`; in a notebook, a table.

    Attributes:
        documents: all that were read.
        pairs: those that are listed.
        problems: files that could not be read, and documents that could not be compared.
    """

    documents: tuple[Document, ...]
    pairs: tuple[Pair, ...]
    problems: tuple[Problem, ...]
    _record: str = field(compare=False)

    @classmethod
    def of(cls, inputs: Inputs, result: Result) -> "Comparisons":
        """The values of a result, which is computed now."""
        pairs = tuple(result)
        record = "".join(compare_record(inputs, result, pairs))
        return cls(inputs.documents, tuple(map(_pair, pairs)), result.problems, record)

    def __len__(self) -> int:
        return len(self.pairs)

    def __iter__(self) -> Iterator[Pair]:
        return iter(self.pairs)

    def __getitem__(self, place: int) -> Pair:
        return self.pairs[place]

    def to_dict(self) -> dict[str, Any]:
        """The object that `imbrex-cli compare --json` prints."""
        record: dict[str, Any] = json.loads(self._record)
        return record

    def to_frame(self, library: str = "") -> Any:
        """One row for each pair, as a data frame of pandas or polars; by default of the one that is installed."""
        return to_frame([_pair_row(one) for one in self.pairs], _PAIR_COLUMNS, library)

    def __repr__(self) -> str:
        return f"<Comparisons: {len(self.documents):,} documents, {len(self.pairs):,} pairs>"

    def _repr_html_(self) -> str:
        """The pairs that share most, as a table."""
        ranked = sorted(self.pairs, key=lambda one: -max(one.shares_left.headline, one.shares_right.headline))
        rows = "".join(map(_html_row, ranked[:_MOST_ROWS]))
        head = "".join(f"<th>{title}</th>" for title in ("left", "right", "overlap left", "overlap right", "Jaccard"))
        more = f"<p>{_MOST_ROWS} of {len(ranked):,} pairs shown.</p>" if len(ranked) > _MOST_ROWS else ""
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{more}"


def _html_row(pair: Pair) -> str:
    shares = (one.shown_headline().text(0) for one in (pair.shares_left, pair.shares_right))
    cells = (pair.left.name, pair.right.name, *shares, percent(pair.scores.jaccard))
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


_PAIR_COLUMNS = (
    "left",
    "right",
    "left_path",
    "right_path",
    *(f"{share}_{side}" for side in ("left", "right") for share in ("headline", *_SHARES)),
    "rewriting_searched",
    *_SCORES,
    "shared_shingles",
)


def _pair_row(pair: Pair) -> dict[str, Any]:
    shares = {"left": pair.shares_left, "right": pair.shares_right}
    return {
        **sides(pair.left, pair.right),
        **{f"{name}_{side}": getattr(share, name) for side, share in shares.items() for name in ("headline", *_SHARES)},
        "rewriting_searched": pair.rewriting_searched,
        **{name: getattr(pair.scores, name) for name in _SCORES},
        "shared_shingles": pair.shared_shingles,
    }
