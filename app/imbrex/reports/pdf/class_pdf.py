"""Class PDF: the pairs of a class that deserve a look, clusters and documents, on paper."""

from collections.abc import Iterator

from imbrex.engine.observer import SILENT, Observer
from imbrex.reports.class_report import ClassReport, PairFacts
from imbrex.reports.pdf.facts import write_documents, write_head, write_settings, write_table
from imbrex.reports.pdf.passages import write_key, write_passages
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.phrases import Phrases
from imbrex.reports.sentences import class_sentences, class_title
from imbrex.reports.shown_text import shortened

_COLUMNS = (("left", 0.0), ("right", 0.0), ("containment-left", 58.0), ("containment-right", 58.0), ("jaccard", 44.0))
_MORE = (("in-passages", 52.0), ("counted", 56.0), ("longest", 52.0))


def class_pdf(report: ClassReport, observer: Observer = SILENT) -> bytes:
    """A class report as PDF."""
    phrases = Phrases(report.making.language)
    title = class_title(report, phrases)
    with Sheet(title, observer) as sheet:
        write_head(sheet, title, phrases)
        for sentence in class_sentences(report, phrases):
            sheet.paragraph(sentence)
        sheet.heading(phrases["pairs"])
        if report.pairs:
            columns = [("", 22.0), *((phrases.label("pair", name), width) for name, width in (*_COLUMNS, *_MORE))]
            write_table(sheet, columns, [_row(report, pair, phrases) for pair in report.pairs])
        else:
            sheet.paragraph(phrases["no-pair"])
        _write_details(sheet, report, phrases)
        _write_clusters(sheet, report, phrases)
        write_documents(sheet, report.documents, phrases)
        if report.unread:
            sheet.heading(phrases["unread"])
            for unread in report.unread:
                sheet.paragraph(f"{unread.name}: {unread.problem}", 8.5)
        write_settings(sheet, report.making, phrases)
        return sheet.close()


def _row(report: ClassReport, pair: PairFacts, phrases: Phrases) -> list[str]:
    detail = pair.detail.figures if pair.detail is not None else None
    return [
        str(pair.number),
        *(shortened(report.documents[side].name) for side in (pair.left, pair.right)),
        phrases.percent(pair.containment_left),
        phrases.percent(pair.containment_right),
        phrases.percent(pair.jaccard),
        phrases.percent(detail.in_passages) if detail is not None else "",
        phrases.percent(detail.counted) if detail is not None else "",
        phrases.number(pair.longest_passage),
    ]


def _write_details(sheet: Sheet, report: ClassReport, phrases: Phrases) -> None:
    if any(pair.detail is not None and pair.detail.passages for pair in report.pairs):
        sheet.gap(10)
        write_key(sheet, phrases)
    for pair in report.pairs:
        if pair.detail is None:
            continue
        sheet.heading(f"{pair.number}. {shortened(pair.detail.left.name)} – {shortened(pair.detail.right.name)}", 10.5)
        if pair.detail.passages:
            write_passages(sheet, pair.detail, phrases)
        else:
            sheet.paragraph(phrases["only-phrases"], 8.5, color=MUTED)
        if pair.detail.bounded:
            sheet.paragraph(phrases["bounded"], 8.5, color=MUTED)


def _write_clusters(sheet: Sheet, report: ClassReport, phrases: Phrases) -> None:
    if report.clusters:
        sheet.heading(phrases["clusters"])
    for figures, names, shared in _clusters(report, phrases):
        sheet.paragraph(f"{figures}: {names}", 8.5, after=2)
        if shared:
            sheet.paragraph(shared, 8.5, color=MUTED, after=8)


def _clusters(report: ClassReport, phrases: Phrases) -> Iterator[tuple[str, str, str]]:
    for cluster in report.clusters:
        figures = phrases["cluster-figures"].format(
            count=phrases.number(len(cluster.members)),
            highest=phrases.percent(cluster.highest),
            mean=phrases.percent(cluster.mean),
        )
        same = f" ({phrases['cluster-identical']})" if cluster.identical else ""
        yield (
            figures + same,
            ", ".join(shortened(report.documents[number].name) for number in cluster.members),
            cluster.shared,
        )
