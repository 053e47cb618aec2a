"""Record: a report as plain values, for JSON, CSV and verification, and the decisions restored from it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from imbrex import SCHEMA
from imbrex.engine.review.review import Decision, Excerpt, Mark, Review, Verdict
from imbrex.engine.text.document import Document
from imbrex.reports.model.class_report import ClassReport, PairFacts
from imbrex.reports.model.pair_report import PairFigures, PairReport
from imbrex.reports.model.reference_facts import TextReferences
from imbrex.reports.model.report_facts import DocumentFacts
from imbrex.reports.records.evidence_record import evidence_record, hint_record

PAIR, CLASS = "imbrex pair report", "imbrex class report"
FORMAT = 10


def pair_record(report: PairReport) -> dict[str, Any]:
    """A pair report; shares are fractions of 1, positions code points of the text as it was read."""
    return {
        "schema": SCHEMA,
        "kind": PAIR,
        "format": FORMAT,
        "making": asdict(report.making),
        "verdict": report.verdict,
        "note": report.note,
        "left_document": _document(report.left),
        "right_document": _document(report.right),
        **_detail(report),
        "text_references": [_references(text) for text in report.references],
        "others": [asdict(other) for other in report.others],
    }


def class_record(report: ClassReport) -> dict[str, Any]:
    """A class report; documents are given by their indices in `documents`, from 0."""
    return {
        "schema": SCHEMA,
        "kind": CLASS,
        "format": FORMAT,
        "making": asdict(report.making),
        "subject": report.subject,
        "documents": [_document(facts) for facts in report.documents],
        "unread": [asdict(unread) for unread in report.unread],
        "class_figures": asdict(report.figures),
        "pairs": [_pair(pair) for pair in report.pairs],
        "clusters": [asdict(cluster) for cluster in report.clusters],
        "text_references": [_references(text) for text in report.references],
    }


def _document(facts: DocumentFacts) -> dict[str, Any]:
    return asdict(facts) | {"problem": facts.problem or None}


def _references(text: TextReferences) -> dict[str, Any]:
    """Findings to check in a text; the words that differ are not marked."""
    place = {} if text.document_index is None else {"document_index": text.document_index}
    return {
        "name": text.name,
        **place,
        "quotation_count": text.quotations,
        "citation_count": text.citations,
        "reference_count": text.references,
        "unlisted": text.left_out,
        "findings": [
            {
                "status": row.status,
                "line": row.line,
                "text": "".join(piece for piece, _ in row.text),
                "source_name": row.source,
                "source_hash": row.source_hash,
                "source_text": "".join(piece for piece, _ in row.found),
            }
            for row in text.rows
        ],
    }


def _pair(pair: PairFacts) -> dict[str, Any]:
    facts = _with_shares(replace(pair, detail=None))
    del facts["detail"]
    return {**facts, "report": _detail(pair.detail) if pair.detail is not None else None}


def _detail(report: PairReport) -> dict[str, Any]:
    """What reports on a pair and on a class have of a pair."""
    return {
        "figures": _with_shares(report.figures),
        "passages": [asdict(passage) for passage in report.passages],
        "bounded": report.bounded,
        "reviewed": report.reviewed,
        "resting": [asdict(unmatched) for unmatched in report.unmatched],
        "history": asdict(report.history) if report.history is not None else None,
        "likelihood_ratio": report.weight.to_dict() if report.weight is not None else None,
        "shared_evidence": evidence_record(report.evidence) if report.evidence is not None else None,
        "order_hint": hint_record(report.order) if report.order is not None else None,
    }


def _with_shares(facts: PairFigures | PairFacts) -> dict[str, Any]:
    """Facts with the shares of both texts as fractions of 1, as the command line has them."""
    return asdict(facts) | {
        "shares_left": facts.shares_left.fractions(),
        "shares_right": facts.shares_right.fractions(),
    }


def as_json(record: dict[str, Any]) -> str:
    """JSON text without ASCII escapes."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def recorded_review(record: dict[str, Any], documents: Sequence[Document]) -> Review:
    """The decisions in a report; `documents` are its own, in its order.

    Raises KeyError, TypeError, ValueError or IndexError for a damaged record.
    """
    is_pair = record["kind"] == PAIR
    pairs = [record | {"left_index": 0, "right_index": 1, "report": record}] if is_pair else record["pairs"]
    decisions: dict[tuple[str, str], Decision] = {}
    marks: dict[tuple[str, str], tuple[Mark, ...]] = {}
    for pair in pairs:
        left, right = (documents[int(pair[side])] for side in ("left_index", "right_index"))
        decisions[left.key, right.key] = _decision(pair)
        made = tuple(_marks(pair["report"]["passages"] if pair["report"] else (), left, right))
        if made and left.key <= right.key:
            marks[left.key, right.key] = made
        elif made:
            marks[right.key, left.key] = tuple(mark.turned() for mark in made)
    return Review(marks=marks).decided(decisions)


def _marks(passages: Sequence[Mapping[str, Any]], left: Document, right: Document) -> Iterator[Mark]:
    for passage in passages:
        decision = _decision(passage)
        if decision:
            yield Mark(_excerpt(passage["left"], left.text), _excerpt(passage["right"], right.text), decision)


def _decision(facts: Mapping[str, Any]) -> Decision:
    return Decision(Verdict(facts["verdict"]), str(facts["note"]))


def _excerpt(span: Mapping[str, Any], text: str) -> Excerpt:
    start, end = max(0, int(span["start"])), max(0, int(span["end"]))
    return Excerpt(start, text[start:end])
