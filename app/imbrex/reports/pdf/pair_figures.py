"""Pair figures: the first sentences on a pair, the bars of its shares, and the table of its passages, in a PDF."""

from collections.abc import Sequence

from PySide6.QtGui import QColor

from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.pdf.sheet import INK, MUTED, Sheet
from imbrex.reports.pdf.table import Column, write_table
from imbrex.reports.wording.findings import Part, TextFinding, findings, lead, more, passage_rows
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.shown_text import isolated

COLOURS = {
    "verbatim": QColor("#0072b2"),
    "reworded": QColor("#e69f00"),
    "excluded": QColor("#a9b0ba"),
    "only-here": QColor("#e3e4e6"),
}
"""By the name of a share, as in the HTML report."""

_LEAD, _CHIP, _GAP = 11.5, 8.0, 14.0


def write_findings(sheet: Sheet, report: PairReport, phrases: Phrases) -> None:
    """Write what is found of both texts, each with its bar."""
    first, second = findings(report, phrases, isolated)
    text = lead(report, first, phrases)
    sheet.paragraph(text, _LEAD, bold=True, after=2)
    if words := " ".join(more(report, phrases)):
        sheet.paragraph(words, _LEAD - 1, after=4)
    _write_text(sheet, first, 12.0, phrases)
    sheet.gap(6)
    sheet.paragraph(second.sentence, 9.5, bold=True, after=2)
    _write_text(sheet, second, 7.0, phrases)


def _write_text(sheet: Sheet, finding: TextFinding, height: float, phrases: Phrases) -> None:
    file = [isolated(finding.shown.below)] if finding.shown.below else []
    words = ", ".join([*file, phrases.counted("words", finding.facts.words)])
    sheet.paragraph(words, 8.5, color=MUTED, after=4)
    sheet.bar([(COLOURS[part.name], part.width) for part in finding.parts], height)
    sheet.gap(4)
    write_chips(sheet, finding.parts)


def write_chips(sheet: Sheet, parts: Sequence[Part]) -> None:
    """Write the four shares as figures, as many on a line as fit."""
    x = 0.0
    sheet.need(16)
    for part in parts:
        text = f"{part.label} {part.percent}".rstrip()
        width = sheet.length(text, _CHIP) + 12
        if x and x + width > sheet.width:
            sheet.gap(12)
            x = 0.0
        sheet.square(COLOURS[part.name], x, sheet.y + 2)
        sheet.beside(x + 11, sheet.block(text, width, _CHIP), INK)
        x += width + _GAP
    sheet.gap(16)


def write_passage_table(sheet: Sheet, report: PairReport, phrases: Phrases) -> None:
    """Write a row for each passage."""
    columns = [
        Column("#", 24.0),
        Column(phrases["passage-column.kind"], 110.0),
        Column(phrases["passage-column.words"], 50.0, figures=True),
        Column(phrases["passage-column.begins"]),
    ]
    rows = [
        [str(row.number or ""), row.label, phrases.number(row.words), row.begins]
        for row in passage_rows(report, phrases)
    ]
    if report.making.verdicts:
        columns.append(Column(phrases["passage-column.verdict"], 70.0))
        rows = [[*row, one.verdict] for row, one in zip(rows, passage_rows(report, phrases), strict=True)]
    write_table(sheet, columns, rows)
