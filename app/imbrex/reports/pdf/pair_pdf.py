"""Pair PDF: two documents, their figures and passages, on paper."""

from imbrex.engine.observer import SILENT, Observer
from imbrex.reports.pair_report import PairReport
from imbrex.reports.pdf.facts import write_documents, write_figures, write_head, write_settings
from imbrex.reports.pdf.passages import write_key, write_passages
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.phrases import Phrases


def pair_pdf(report: PairReport, observer: Observer = SILENT) -> bytes:
    """A pair report as PDF."""
    phrases, figures = Phrases(report.making.language), report.figures
    title = report.making.title or f"{report.left.name} – {report.right.name}"
    with Sheet(title, observer) as sheet:
        write_head(sheet, title, phrases)
        shares = ("in_passages", "counted", "quoted", "containment_left", "containment_right", "jaccard")
        rows = [(phrases.percent(getattr(figures, name)), name.replace("_", "-")) for name in shares]
        rows.append((phrases.number(figures.shared_shingles), "shared-shingles"))
        write_figures(sheet, [(value, phrases.label("figure", name)) for value, name in rows])
        sheet.heading(phrases["passages"])
        if report.bounded:
            sheet.paragraph(phrases["bounded"], color=MUTED)
        if report.passages:
            write_key(sheet, phrases)
            write_passages(sheet, report, phrases)
        else:
            sheet.paragraph(phrases["no-passage"])
        write_documents(sheet, [report.left, report.right], phrases)
        if report.others:
            sheet.paragraph(phrases["others"].format(count=phrases.number(len(report.others))), 8, color=MUTED)
        write_settings(sheet, report.making, phrases)
        return sheet.close()
