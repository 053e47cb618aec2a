"""CSV: the figures of a report as lines for spreadsheets; fractions are of 1."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from imbrex.reports.class_report import ClassReport, PairFacts
from imbrex.reports.facts import DocumentFacts
from imbrex.reports.pair_report import PairReport
from imbrex.reports.shown_text import writable
from imbrex.reports.spreadsheet import MARK, Cell, line

_PAIR = [field.name for field in fields(PairFacts) if field.name not in {"number", "left", "right", "detail"}]
_FOUND = ("in_passages", "counted", "quoted")
_PASSAGE = (
    "number",
    "change",
    "standing",
    "counts",
    "verdict",
    "note",
    "reason",
    "kept",
    "left_words",
    "right_words",
)
_DISGUISED = ("left_disguised", "right_disguised")


def class_csv(report: ClassReport) -> Iterator[str]:
    """A line for each pair; what only its passages tell is empty where they were not looked at."""
    yield MARK + line(["left", "right", *_PAIR, *_FOUND, "reviewed_passages", *_DISGUISED])
    for pair in report.pairs:
        sides = [report.documents[side] for side in (pair.left, pair.right)]
        detail = pair.detail
        found: list[Cell] = [getattr(detail.figures, name) if detail is not None else "" for name in _FOUND]
        reviewed = detail.reviewed if detail is not None else ""
        names = [one.name for one in sides]
        yield line([*names, *_values(pair, _PAIR), *found, reviewed, *map(_disguised, sides)])


def pair_csv(report: PairReport) -> Iterator[str]:
    """A line for each passage, with its text on both sides, and with what is the same for all of them at the end."""
    places = ("left_start", "left_end", "right_start", "right_end")
    yield MARK + line([*_PASSAGE, *places, "left_text", "right_text", "pair_verdict", "pair_note", *_DISGUISED])
    same: list[Cell] = [report.verdict, writable(report.note), _disguised(report.left), _disguised(report.right)]
    for passage in report.passages:
        left, right = passage.left, passage.right
        texts = report.left_text[left.start : left.end], report.right_text[right.start : right.end]
        spans = left.start, left.end, right.start, right.end
        yield line([*_values(passage, _PASSAGE), *spans, *texts, *same])


def _values(facts: Any, names: tuple[str, ...] | list[str]) -> list[Any]:
    values = {name: getattr(facts, name) for name in names}
    return list((values | {"note": writable(facts.note)}).values())


def _disguised(document: DocumentFacts) -> int:
    """Places of disguises that no honest text has that often."""
    return document.disguises.alarming if document.disguises is not None else 0
