"""CSV: the figures of a report as rows for spreadsheets; shares are fractions of 1."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

from imbrex.engine.shares.shares import Shares
from imbrex.reports.csv.spreadsheet import MARK, Cell, line
from imbrex.reports.model.class_report import ClassReport, PairFacts
from imbrex.reports.model.pair_report import PairFigures, PairReport, PassageFacts, UnmatchedFacts
from imbrex.reports.model.report_facts import DocumentFacts
from imbrex.reports.wording.shown_text import writable

_SHARES = tuple(f"{share}_{side}" for side in ("left", "right") for share in Shares().fractions())
_NO_COLUMN = {"number", "left_index", "right_index", "detail", "shares_left", "shares_right"}
_PAIR = [field.name for field in fields(PairFacts) if field.name not in _NO_COLUMN]
_FOUND = tuple(f"{figure}_{side}" for figure in ("in_passages", "counted", "quoted") for side in ("left", "right"))
_DISGUISED = ("left_disguised", "right_disguised")
_FILES = ("left_files", "right_files")
_CLASS = ("left", "right", *_SHARES, *_PAIR, *_FOUND, "reviewed_passages", *_DISGUISED, *_FILES)

_DECIDED = ("verdict", "note")
_WORDS = ("left_matched", "right_matched", "left_words", "right_words")
_PASSAGE = (
    "number",
    "left_kind",
    "right_kind",
    "change",
    "standing",
    "is_counted",
    *_DECIDED,
    "reason",
    "kept",
    *_WORDS,
)
_PLACES = ("left_start", "left_end", "right_start", "right_end")
_TEXTS = ("left_text", "right_text")
_FIGURES = tuple(field.name for field in fields(PairFigures) if field.name not in _NO_COLUMN)
_ONE_PAIR = (
    "row",
    "left",
    "right",
    *_SHARES,
    *_PASSAGE,
    *_PLACES,
    *_TEXTS,
    *_FIGURES,
    "reviewed_passages",
    *_DISGUISED,
    *_FILES,
)


def class_csv(report: ClassReport) -> Iterator[str]:
    """A row for each pair; columns that need passages are empty if those were not computed."""
    yield MARK + line(_CLASS)
    for pair in report.in_order().pairs:
        left, right = (report.documents[side] for side in (pair.left_index, pair.right_index))
        detail = pair.detail
        found = {} if detail is None else _of(detail.figures, _FOUND) | {"reviewed_passages": detail.reviewed}
        yield _line(_CLASS, _sides(left, right) | _shares(pair) | _of(pair, _PAIR) | found)


def pair_csv(report: PairReport) -> Iterator[str]:
    """A row for the pair, for each passage, and for each verdict whose passage is gone: `row` says which.

    The row of the pair has its verdict and figures; its words are those of the whole texts, its files all of each text.
    """
    names = {"left": report.left.name, "right": report.right.name}
    yield MARK + line(_ONE_PAIR)
    yield _line(_ONE_PAIR, _pair(report))
    for passage in report.passages:
        yield _line(_ONE_PAIR, names | _passage(report, passage))
    for unmatched in report.unmatched:
        yield _line(_ONE_PAIR, names | _unmatched(unmatched))


def _pair(report: PairReport) -> dict[str, Cell]:
    left, right = report.left, report.right
    words: dict[str, Cell] = {"left_words": left.words, "right_words": right.words}
    reviewed: dict[str, Cell] = {"row": "pair", "reviewed_passages": report.reviewed}
    shares = _shares(report.figures)
    return _sides(left, right) | shares | _of(report, _DECIDED) | words | _of(report.figures, _FIGURES) | reviewed


def _passage(report: PairReport, passage: PassageFacts) -> dict[str, Cell]:
    left, right = passage.left, passage.right
    texts = report.left_text[left.start : left.end], report.right_text[right.start : right.end]
    places = dict(zip(_PLACES, (left.start, left.end, right.start, right.end), strict=True))
    files = dict(zip(_FILES, (report.left.file_at(left.start), report.right.file_at(right.start)), strict=True))
    return {"row": "passage"} | _of(passage, _PASSAGE) | places | dict(zip(_TEXTS, texts, strict=True)) | files


def _unmatched(unmatched: UnmatchedFacts) -> dict[str, Cell]:
    return (
        {"row": "resting"}
        | _of(unmatched, _DECIDED)
        | {"left_text": unmatched.left_text, "right_text": unmatched.right_text}
    )


def _sides(left: DocumentFacts, right: DocumentFacts) -> dict[str, Cell]:
    """Names, the number of alarming hits of disguises in each text, and the files of texts that have several."""
    names: dict[str, Cell] = {"left": left.name, "right": right.name}
    files = {
        column: "; ".join(file.name for file in one.files) for column, one in zip(_FILES, (left, right), strict=True)
    }
    return names | dict(zip(_DISGUISED, map(_disguised, (left, right)), strict=True)) | files


def _shares(facts: PairFigures | PairFacts) -> dict[str, Cell]:
    """The shares of both texts, fractions of 1."""
    sides = {"left": facts.shares_left, "right": facts.shares_right}
    return {f"{name}_{side}": share for side, shares in sides.items() for name, share in shares.fractions().items()}


def _disguised(document: DocumentFacts) -> int:
    return document.disguises.alarming if document.disguises is not None else 0


def _of(facts: Any, names: tuple[str, ...] | list[str]) -> dict[str, Cell]:
    return {name: getattr(facts, name) for name in names}


def _line(columns: tuple[str, ...], cells: Mapping[str, Cell]) -> str:
    """A row; columns without a value are empty."""
    values = (cells.get(column, "") for column in columns)
    return line(writable(value) if isinstance(value, str) else value for value in values)
