"""Pair PDF: two documents, their figures and passages in a PDF."""

from imbrex.engine.observer import SILENT, Observer
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.pdf.decisions import write_decision, write_resting
from imbrex.reports.pdf.disguises import write_disguises
from imbrex.reports.pdf.facts import new_sheet, write_documents, write_figures, write_head, write_settings
from imbrex.reports.pdf.passages import BEGINNING, write_key, write_passages
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.wording.meanings import SHARES, shingle_is
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.shown_text import isolated


def pair_pdf(report: PairReport, observer: Observer = SILENT) -> bytes:
    """A pair report as PDF."""
    phrases, figures = Phrases(report.making.language), report.figures
    names = isolated(report.left.name), isolated(report.right.name)
    title = report.making.title or " – ".join(names)
    sheet = new_sheet(title, phrases, observer)
    write_head(sheet, title, report.making, phrases)
    sheet.paragraph(phrases["which-original"].format(left=names[0], right=names[1]), after=8)
    write_decision(sheet, report, phrases)
    rows = [(phrases.percent(getattr(figures, name.replace("-", "_"))), name) for name in SHARES]
    rows.append((phrases.number(figures.shared_shingles), "shared-shingles"))
    write_figures(sheet, [(value, phrases.label("figure", name)) for value, name in rows])
    sheet.paragraph(shingle_is(report.making, phrases), 8, color=MUTED)
    _write_passages(sheet, report, phrases)
    write_resting(sheet, report.resting, phrases)
    write_disguises(sheet, report, phrases)
    write_documents(sheet, [report.left, report.right], phrases)
    if report.others:
        sheet.paragraph(phrases["others"].format(count=phrases.number(len(report.others))), 8, color=MUTED)
    write_settings(sheet, report.making, phrases)
    return sheet.close()


def _write_passages(sheet: Sheet, report: PairReport, phrases: Phrases) -> None:
    """Write the passages that count, then the others."""
    sheet.heading(phrases["passages"])
    if report.bounded:
        sheet.paragraph(phrases["bounded"], color=MUTED)
    if not report.passages:
        sheet.paragraph(phrases["no-passage"])
        return
    write_key(sheet, phrases)
    write_passages(sheet, report, report.counting, phrases)
    if report.left_out:
        sheet.heading(phrases["left-out"], room=BEGINNING + 60)
        sheet.paragraph(phrases["left-out-about"], 8.5, color=MUTED)
        write_passages(sheet, report, report.left_out, phrases)
