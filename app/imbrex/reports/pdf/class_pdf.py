"""Class PDF: the top-ranked pairs of a class, clusters and documents in a PDF."""

from collections.abc import Iterator

from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.review.review import Verdict
from imbrex.reports.model.class_report import ClassReport
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
from imbrex.reports.pdf.pairs import write_all_figures, write_pairs
from imbrex.reports.pdf.passages import BEGINNING, write_key, write_passages
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import class_lead, class_sentences, class_title, kind_of_report, rest_of_class
from imbrex.reports.wording.shown_names import shown_names
from imbrex.reports.wording.shown_text import isolated, shortened


def class_pdf(report: ClassReport, observer: Observer = SILENT) -> bytes:
    """A class report as PDF."""
    phrases = Phrases(report.making.language)
    title = class_title(report, phrases)
    sheet = new_sheet(title, phrases, observer)
    write_head(sheet, title, kind_of_report(report, phrases))
    sheet.paragraph(" ".join(class_lead(report, phrases)), 11.5, bold=True)
    write_caution(sheet, report.making, phrases)
    sheet.heading(phrases["pairs" if report.figures.threshold > 0 else "all-pairs"])
    write_pairs(sheet, report, phrases)
    for sentence in rest_of_class(report, phrases):
        sheet.paragraph(sentence, 8.5, color=MUTED)
    _write_clusters(sheet, report, phrases)
    _write_details(sheet, report, phrases)
    if report.unread:
        sheet.heading(phrases["unread"])
        for unread in report.unread:
            sheet.paragraph(f"{isolated(unread.name)}: {unread.problem}", 8.5)
    sheet.heading(phrases["how-measured"], room=180)
    for sentence in class_sentences(report, phrases):
        sheet.paragraph(sentence, 8.5)
    write_all_figures(sheet, report, phrases)
    write_disguises(sheet, report, phrases)
    write_documents(sheet, report.documents, phrases)
    write_settings(sheet, report.making, phrases)
    return sheet.close()


def _write_details(sheet: Sheet, report: ClassReport, phrases: Phrases) -> None:
    if any(pair.detail is not None and pair.detail.passages for pair in report.pairs):
        sheet.heading(phrases["passages"], room=BEGINNING + 150)
        write_key(sheet, phrases)
    shown = shown_names(report.documents, report.making)
    rest: list[str] = []
    for pair in report.pairs:
        if pair.detail is not None and _has_more(pair.detail):
            names = (isolated(shortened(shown[side].name)) for side in (pair.left, pair.right))
            sheet.heading(f"{pair.number}. {' – '.join(names)}", 10.5, room=BEGINNING + 40)
            _write_detail(sheet, pair.detail, phrases)
        elif pair.detail is not None:
            rest.append(phrases.number(pair.number))
    if rest:
        sheet.gap(12)
        sheet.paragraph(phrases["only-phrases-of"].format(numbers=", ".join(rest)), 8.5, color=MUTED)


def _has_more(pair: PairReport) -> bool:
    """Whether a pair has more than figures to show."""
    return bool(pair.passages or pair.resting or pair.note or pair.bounded or pair.verdict != Verdict.OPEN)


def _write_detail(sheet: Sheet, pair: PairReport, phrases: Phrases) -> None:
    write_decision(sheet, pair, phrases)
    if pair.passages:
        write_passages(sheet, pair, pair.passages, phrases)
    write_resting(sheet, pair.resting, phrases, 9.5)
    if not pair.passages:
        sheet.paragraph(phrases["only-phrases"], 8.5, color=MUTED)
    if pair.bounded:
        sheet.paragraph(phrases["bounded"], 8.5, color=MUTED)


def _write_clusters(sheet: Sheet, report: ClassReport, phrases: Phrases) -> None:
    if report.clusters:
        sheet.heading(phrases["clusters"])
    for figures, names, shared in _clusters(report, phrases):
        sheet.paragraph(f"{figures}: {names}", 8.5, after=2)
        if shared:
            sheet.paragraph(shared, 8.5, color=MUTED, after=8)


def _clusters(report: ClassReport, phrases: Phrases) -> Iterator[tuple[str, str, str]]:
    shown = shown_names(report.documents, report.making)
    for cluster in report.clusters:
        figures = phrases["cluster-figures"].format(
            count=phrases.number(len(cluster.members)),
            highest=phrases.percent(cluster.highest),
            mean=phrases.percent(cluster.mean),
        )
        same = f" ({phrases['cluster-identical']})" if cluster.identical else ""
        yield (
            figures + same,
            ", ".join(isolated(shortened(shown[number].name)) for number in cluster.members),
            cluster.shared,
        )
