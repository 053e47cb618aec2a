"""Pairs: the table of a class's pairs in a PDF, with an explanation of its figures."""

from imbrex.engine.review.verdict import Verdict
from imbrex.reports.model.class_report import ClassReport, PairFacts
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.pdf.table import Column, write_table
from imbrex.reports.wording.meanings import FIGURES, meanings, shingle_is
from imbrex.reports.wording.phrases import Phrases

_FIGURES = FIGURES[:-1]  # no space for more
_MOST = 64.0  # points of a column
_SHORT = 64.0  # maximum points of names in columns side by side instead of stacked in one cell


def write_pairs(sheet: Sheet, report: ClassReport, phrases: Phrases) -> None:
    """Write the table of pairs, and the notes on those whose passages are not shown."""
    if not report.pairs:
        sheet.paragraph(phrases["no-pair"])
        return
    _write_meanings(sheet, report, phrases)
    _write_table(sheet, report, phrases)
    sheet.gap(6)
    for pair in report.pairs:
        if pair.note and pair.detail is None:
            sheet.paragraph(f"{pair.number}. {pair.note}", 8.5)


def _write_meanings(sheet: Sheet, report: ClassReport, phrases: Phrases) -> None:
    lines = [f"{figure}: {meaning}" for figure, meaning in meanings(_FIGURES, phrases)]
    sheet.paragraph("\n".join([*lines, shingle_is(report.making, phrases)]), 7.5, color=MUTED, after=8)


def _write_table(sheet: Sheet, report: ClassReport, phrases: Phrases) -> None:
    sides, *names = _names(sheet, report, phrases)
    columns = [
        Column("", _MOST),
        *(Column(side, names=True) for side in sides),
        *(Column(phrases.heading("pair", name), _MOST, figures=True) for name in _FIGURES),
    ]
    rows = [[str(pair.number), *both, *_figures(pair, phrases)] for pair, both in zip(report.pairs, names, strict=True)]
    if any(pair.verdict != Verdict.OPEN for pair in report.pairs):
        columns.append(Column(phrases["pair.verdict"], _MOST))
        rows = [[*row, _verdict(pair, phrases)] for row, pair in zip(rows, report.pairs, strict=True)]
    write_table(sheet, columns, rows)


def _names(sheet: Sheet, report: ClassReport, phrases: Phrases) -> list[list[str]]:
    """The heads of both sides, and both names of each pair: side by side if all are short, otherwise in one cell."""
    names = [
        [" ".join(report.documents[side].name.split()) for side in (pair.left, pair.right)] for pair in report.pairs
    ]
    long = any(sheet.length(name, 8) > _SHORT for both in names for name in both)
    all_of_them = [[phrases["pair.left"], phrases["pair.right"]], *names]
    return [["\n".join(both)] for both in all_of_them] if long else all_of_them


def _figures(pair: PairFacts, phrases: Phrases) -> list[str]:
    detail = pair.detail
    return [
        phrases.percent(pair.containment_left),
        phrases.percent(pair.containment_right),
        phrases.percent(pair.jaccard),
        phrases.percent(detail.in_passages) if detail is not None else "",
        phrases.percent(detail.counted) if detail is not None else "",
        phrases.number(pair.longest_passage),
    ]


def _verdict(pair: PairFacts, phrases: Phrases) -> str:
    return phrases.label("verdict", pair.verdict) if pair.verdict != Verdict.OPEN else ""
