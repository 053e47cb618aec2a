"""Facts: head, figures, tables, documents and settings in a PDF."""

from collections.abc import Sequence

from imbrex.engine.observer import Observer
from imbrex.reports.model.report_facts import DocumentFacts, Making
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.pdf.table import Column, write_table
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import made_by
from imbrex.reports.wording.settings import settings
from imbrex.reports.wording.shown_text import isolated, name_parts

_SMALL = 7.5
_GAP = 8.0
_ABREAST = 3  # number of columns of settings
_SETTINGS = 260.0  # points of space needed to begin them


def new_sheet(title: str, phrases: Phrases, observer: Observer) -> Sheet:
    """A new sheet with the title and the page number at the foot of each page."""

    def page_words(number: int, count: int) -> str:
        return phrases["page-of"].format(number=phrases.number(number), count=phrases.number(count))

    return Sheet(title, page_words, observer)


def write_head(sheet: Sheet, title: str, kind: str) -> None:
    """Write the kind of report with its date, and the title."""
    sheet.paragraph(kind, 8.5, color=MUTED, after=2)
    sheet.paragraph(title, 15, bold=True, after=6)


def write_caution(sheet: Sheet, making: Making, phrases: Phrases) -> None:
    """Write that a score is not a verdict, and whether verdicts are left out."""
    sheet.paragraph(phrases["caution"], 8.5, color=MUTED, after=6)
    if not making.verdicts:
        sheet.paragraph(phrases["bare"], 8.5, color=MUTED, after=6)


def write_documents(sheet: Sheet, documents: Sequence[DocumentFacts], phrases: Phrases) -> None:
    """Write the documents with their hashes."""
    sheet.heading(phrases["documents"])
    columns = [
        Column(phrases["column.document"]),
        Column(phrases["column.author"], 110.0),
        Column(phrases["column.role"], 60.0),
        Column(phrases["column.language"], 80.0),
        Column(phrases["column.words"], 60.0, figures=True),
        Column(phrases["column.compared-words"], 60.0, figures=True),
    ]
    write_table(sheet, columns, [_row(one, phrases) for one in documents])
    sheet.gap(8)
    for one in documents:
        hashes = [(phrases["column.file-hash"], one.file_hash), (phrases["column.text-hash"], one.text_hash)]
        lines = [
            isolated(one.name),
            *(f"{words}: {digest}" for words, digest in hashes if digest),
            *one.notes,
            one.problem,
        ]
        sheet.paragraph("\n".join(filter(None, lines)), 6.5, color=MUTED)
    sheet.paragraph(phrases["hashes-tell"], _SMALL, color=MUTED)


def _row(document: DocumentFacts, phrases: Phrases) -> list[str]:
    is_disguised = document.disguises is not None and document.disguises.alarming
    name = isolated("\N{ZERO WIDTH SPACE}".join(name_parts(document.name)))
    return [
        f"{name}\n{phrases['disguised']}" if is_disguised else name,
        document.author,
        phrases.label("role", document.role),
        phrases.written_in(document.language),
        phrases.number(document.words),
        phrases.number(document.compared),
    ]


def write_settings(sheet: Sheet, making: Making, phrases: Phrases) -> None:
    """Write the date, version and settings."""
    sheet.heading(phrases["settings"], room=_SETTINGS)
    sheet.paragraph(made_by(making, phrases), 8)
    lines: list[str] = []
    for heading, group in settings(making, phrases):
        lines += [heading.upper(), *(f"{one.label}: {', '.join(map(isolated, one.values))}" for one in group)]
    rows = -(-len(lines) // _ABREAST)
    width = sheet.width / _ABREAST
    parts = [lines[place * rows : (place + 1) * rows] for place in range(_ABREAST)]
    blocks = [sheet.block("\n".join(part), width - _GAP, _SMALL) for part in parts]
    sheet.columns([(place * width, block, MUTED) for place, block in enumerate(blocks)])
