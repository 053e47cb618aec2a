"""Pair PDF: two documents, their figures and passages in a PDF."""

from imbrex.engine.observer import SILENT, Observer
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.pdf.facts import (
    new_sheet,
    write_caution,
    write_decision,
    write_disguises,
    write_documents,
    write_head,
    write_resting,
    write_settings,
)
from imbrex.reports.pdf.pair_figures import write_findings, write_passage_table
from imbrex.reports.pdf.passages import BEGINNING, write_key, write_passages
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.pdf.table import Column, write_table
from imbrex.reports.wording.meanings import SHARES, shingle_is
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import kind_of_report
from imbrex.reports.wording.shown_names import shown_names
from imbrex.reports.wording.shown_text import isolated


def pair_pdf(report: PairReport, observer: Observer = SILENT) -> bytes:
    """A pair report as PDF."""
    phrases = Phrases(report.making.language)
    title = report.making.title or " – ".join(
        isolated(one.name) for one in shown_names([report.left, report.right], report.making)
    )
    sheet = new_sheet(title, phrases, observer)
    write_head(sheet, title, kind_of_report(report, phrases))
    write_findings(sheet, report, phrases)
    write_caution(sheet, report.making, phrases)
    write_decision(sheet, report, phrases)
    _write_passages(sheet, report, phrases)
    write_resting(sheet, report.resting, phrases)
    sheet.heading(phrases["how-measured"], room=180)
    _write_figures(sheet, report, phrases)
    write_disguises(sheet, report, phrases)
    write_documents(sheet, [report.left, report.right], phrases)
    if report.others:
        sheet.paragraph(phrases["others"].format(count=phrases.number(len(report.others))), 8, color=MUTED)
    write_settings(sheet, report.making, phrases)
    return sheet.close()


def _write_figures(sheet: Sheet, report: PairReport, phrases: Phrases) -> None:
    """Write all figures of the pair, each with its meaning."""
    figures, names = report.figures, (isolated(report.left.name), isolated(report.right.name))
    sheet.paragraph(phrases["which-original"].format(left=names[0], right=names[1]), 8.5, color=MUTED)
    rows = [[phrases.percent(getattr(figures, name.replace("-", "_"))), name] for name in SHARES]
    rows.append([phrases.number(figures.shared_shingles), "shared-shingles"])
    columns = [Column("", 50.0, figures=True), Column(phrases["all-figures"])]
    write_table(sheet, columns, [[value, phrases.label("figure", name)] for value, name in rows])
    sheet.gap(4)
    sheet.paragraph(shingle_is(report.making, phrases), 8, color=MUTED)


def _write_passages(sheet: Sheet, report: PairReport, phrases: Phrases) -> None:
    """Write the table of passages, then each side by side."""
    sheet.heading(phrases["passages"])
    if report.bounded:
        sheet.paragraph(phrases["bounded"], color=MUTED)
    if not report.passages and report.elsewhere == (0, 0):
        sheet.paragraph(phrases["no-passage"])
        return
    write_passage_table(sheet, report, phrases)
    if report.passages:
        sheet.heading(phrases["side-by-side"], room=BEGINNING + 80)
        write_key(sheet, phrases)
        write_passages(sheet, report, report.passages, phrases)
