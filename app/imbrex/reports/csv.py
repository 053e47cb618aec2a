"""CSV: the figures of a report as lines for spreadsheets; fractions are of 1."""

from collections.abc import Iterator
from dataclasses import fields

from imbrex.reports.class_report import ClassReport, PairFacts
from imbrex.reports.pair_report import PairReport
from imbrex.reports.spreadsheet import MARK, line

_PAIR = [field.name for field in fields(PairFacts) if field.name not in {"number", "left", "right", "detail"}]
_FOUND = ("in_passages", "counted", "quoted")
_PASSAGE = ("number", "change", "standing", "counts", "kept", "left_words", "right_words")


def class_csv(report: ClassReport) -> Iterator[str]:
    """A line for each pair; what only its passages tell is empty where they were not looked at."""
    yield MARK + line(["left", "right", *_PAIR, *_FOUND])
    for pair in report.pairs:
        names = [report.documents[side].name for side in (pair.left, pair.right)]
        found = pair.detail.figures if pair.detail is not None else None
        figures = [getattr(pair, name) for name in _PAIR]
        yield line([*names, *figures, *("" if found is None else getattr(found, name) for name in _FOUND)])


def pair_csv(report: PairReport) -> Iterator[str]:
    """A line for each passage, with its text on both sides."""
    yield MARK + line([*_PASSAGE, "left_start", "left_end", "right_start", "right_end", "left_text", "right_text"])
    for passage in report.passages:
        left, right = passage.left, passage.right
        texts = report.left_text[left.start : left.end], report.right_text[right.start : right.end]
        places = left.start, left.end, right.start, right.end
        yield line([*(getattr(passage, name) for name in _PASSAGE), *places, *texts])
