"""Pairs: the ranked pairs of a class, and all their figures with an explanation, in a PDF."""

from imbrex.engine.review.review import Verdict
from imbrex.reports.model.class_report import ClassReport, PairFacts
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.pdf.table import Column, write_table
from imbrex.reports.wording.findings import SHARES, written
from imbrex.reports.wording.meanings import FIGURES, meanings, shingle_is
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.shown_names import ShownName, shown_names

_MOST = 64.0  # points of a column
_WIDE = 88.0  # of one headed by a long word
_SHORT = 96.0  # maximum points of names in columns side by side instead of stacked in one cell


def write_pairs(sheet: Sheet, report: ClassReport, phrases: Phrases) -> None:
    """Write the table of pairs, and the notes on those whose passages are not shown."""
    if not report.pairs:
        sheet.paragraph(phrases["no-pair"])
        return
    names = shown_names(report.documents, report.making)
    columns = [
        Column("", 24.0),
        Column(phrases["pair.pair"], names=True),
        Column(phrases["pair.overlap"], _MOST, figures=True),
        *(Column(phrases.label("share", share), _WIDE, figures=True) for share in SHARES[:2]),
        Column(phrases["pair.longest"], _MOST, figures=True),
    ]
    rows = [_row(pair, names, phrases) for pair in report.pairs]
    if any(pair.verdict != Verdict.OPEN for pair in report.pairs):
        columns.append(Column(phrases["pair.verdict"], _MOST))
        rows = [[*row, _verdict(pair, phrases)] for row, pair in zip(rows, report.pairs, strict=True)]
    write_table(sheet, columns, rows)
    sheet.gap(6)
    for pair in report.pairs:
        if pair.note and pair.detail is None:
            sheet.paragraph(f"{pair.number}. {pair.note}", 8.5)


def _row(pair: PairFacts, names: list[ShownName], phrases: Phrases) -> list[str]:
    """A row with a line for each text of the pair."""
    shares = pair.shares_left, pair.shares_right
    columns = [
        [written(one.shown_headline(), phrases) for one in shares],
        *([written(one.shown()[place], phrases) for one in shares] for place in range(2)),
    ]
    both = [_line(names[side]) for side in (pair.left, pair.right)]
    figures = ["\n".join(column) for column in columns]
    return [str(pair.number), "\n".join(both), *figures, phrases.number(pair.longest_passage)]


def _line(shown: ShownName) -> str:
    """The name of an author with that of the document on one line."""
    return " · ".join(" ".join(name.split()) for name in (shown.name, shown.below) if name)


def write_all_figures(sheet: Sheet, report: ClassReport, phrases: Phrases) -> None:
    """Write the table of all figures of the listed pairs, after their meanings."""
    if not report.pairs:
        return
    sheet.heading(phrases["all-figures"], 10.5)
    lines = [f"{figure}: {meaning}" for figure, meaning in meanings(FIGURES, phrases)]
    sheet.paragraph("\n".join([*lines, shingle_is(report.making, phrases)]), 7.5, color=MUTED, after=8)
    sides, *names = _names(sheet, report, phrases)
    columns = [
        Column("", _MOST),
        *(Column(side, names=True) for side in sides),
        *(Column(phrases.heading("pair", name), _MOST, figures=True) for name in FIGURES),
    ]
    rows = [[str(pair.number), *both, *_figures(pair, phrases)] for pair, both in zip(report.pairs, names, strict=True)]
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
    return [
        phrases.percent(pair.containment_left),
        phrases.percent(pair.containment_right),
        phrases.percent(pair.jaccard),
        phrases.number(pair.longest_passage),
        phrases.percent(pair.percentile),
    ]


def _verdict(pair: PairFacts, phrases: Phrases) -> str:
    return phrases.label("verdict", pair.verdict) if pair.verdict != Verdict.OPEN else ""
