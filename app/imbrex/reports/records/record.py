"""Record: a report as plain values, for JSON, CSV and verification, without the texts."""

import json
from dataclasses import asdict, replace
from typing import Any

from imbrex.reports.model.class_report import ClassReport, PairFacts
from imbrex.reports.model.pair_report import PairFigures, PairReport

PAIR, CLASS = "imbrex pair report", "imbrex class report"
FORMAT = 4


def pair_record(report: PairReport) -> dict[str, Any]:
    """A pair report; shares are fractions of 1, positions code points of the text as it was read."""
    return {
        "kind": PAIR,
        "format": FORMAT,
        "making": asdict(report.making),
        "verdict": report.verdict,
        "note": report.note,
        "reviewed": report.reviewed,
        "left": asdict(report.left),
        "right": asdict(report.right),
        "figures": _with_shares(report.figures),
        "passages": [asdict(passage) for passage in report.passages],
        "resting": [asdict(resting) for resting in report.resting],
        "bounded": report.bounded,
        "others": [asdict(other) for other in report.others],
    }


def class_record(report: ClassReport) -> dict[str, Any]:
    """A class report; documents are given by their indices in `documents`, from 0."""
    return {
        "kind": CLASS,
        "format": FORMAT,
        "making": asdict(report.making),
        "subject": report.subject,
        "documents": [asdict(facts) for facts in report.documents],
        "unread": [asdict(unread) for unread in report.unread],
        "figures": asdict(report.figures),
        "pairs": [_pair(pair) for pair in report.pairs],
        "clusters": [asdict(cluster) for cluster in report.clusters],
    }


def _pair(pair: PairFacts) -> dict[str, Any]:
    record = _with_shares(replace(pair, detail=None))
    detail = pair.detail
    if detail is not None:
        record["detail"] = {
            "figures": _with_shares(detail.figures),
            "passages": [asdict(passage) for passage in detail.passages],
            "bounded": detail.bounded,
            "reviewed": detail.reviewed,
            "resting": [asdict(resting) for resting in detail.resting],
        }
    return record


def _with_shares(facts: PairFigures | PairFacts) -> dict[str, Any]:
    """Facts with the shares of both texts as fractions of 1, as the command line has them."""
    return asdict(facts) | {
        "shares_left": facts.shares_left.fractions(),
        "shares_right": facts.shares_right.fractions(),
    }


def as_json(record: dict[str, Any]) -> str:
    """JSON text without ASCII escapes."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"
