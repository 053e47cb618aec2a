"""Facts: head, figures, tables, documents, disguises, decisions and settings in a PDF."""

from collections.abc import Sequence

from imbrex.engine.observer import Observer
from imbrex.engine.review.review import Verdict
from imbrex.reports.model.class_report import ClassReport
from imbrex.reports.model.disguise_facts import DisguiseFacts, KindFacts
from imbrex.reports.model.pair_report import PairReport, RestingFacts
from imbrex.reports.model.report_facts import DocumentFacts, Making
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.pdf.table import Column, write_table
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import decided, disguised_texts, made_by, read_as
from imbrex.reports.wording.settings import settings
from imbrex.reports.wording.shown_text import isolated, name_parts

_FIGURES = ("places", "letters", "worth")
_MOST = 80.0  # points of a column of numbers


def write_disguises(sheet: Sheet, report: PairReport | ClassReport, phrases: Phrases) -> None:
    """Write the disguises of both texts of a pair, or of the disguised texts of a class."""
    texts = disguised_texts(report)
    in_pair = isinstance(report, PairReport)
    alarming = any(one.document.disguises and one.document.disguises.alarming for one in texts)
    if not (in_pair or alarming):
        return
    sheet.heading(phrases["disguises"])
    sheet.paragraph(phrases["disguises-about" if alarming else "disguises-none"], 8.5, color=MUTED)
    for one in texts:
        found = one.document.disguises
        if found is not None and (found.kinds or found.pictures):
            sheet.paragraph(isolated(one.document.name), 9, bold=True, after=2)
            _write_worth(sheet, found, one.other, phrases)
            _write_kinds(sheet, found, phrases, in_pair=in_pair)
            sheet.gap(8)


def _write_worth(sheet: Sheet, found: DisguiseFacts, other: str, phrases: Phrases) -> None:
    if found.effect is None:
        return
    if not other:
        sheet.paragraph(phrases["disguise-worth-nothing"], 8.5)
        return
    typed, undone = phrases.percent(found.effect.typed), phrases.percent(found.effect.undone)
    sheet.paragraph(phrases["disguise-worth"].format(typed=typed, undone=undone, other=isolated(other)), 8.5)


def _write_kinds(sheet: Sheet, found: DisguiseFacts, phrases: Phrases, *, in_pair: bool) -> None:
    figures = _FIGURES if in_pair else _FIGURES[:-1]
    columns = [
        Column(phrases["disguise-column.kind"], 130.0),
        *(Column(phrases.label("disguise-column", name), _MOST, figures=True) for name in figures),
        Column(phrases["disguise-column.examples"]),
    ]
    rows = []
    for kind in found.kinds:
        worth = [] if not in_pair else ["–" if kind.worth is None else phrases.points(kind.worth)]
        counts = [phrases.number(kind.places), phrases.number(kind.letters)]
        rows.append([phrases.label("disguise", kind.kind), *counts, *worth, _examples(kind, phrases)])
    if found.pictures:
        blank = [""] * (len(columns) - 2)
        rows.append([phrases.label("disguise", "picture"), phrases.number(found.pictures), *blank])
    bold = frozenset(place for place, kind in enumerate(found.kinds) if kind.alarming)
    write_table(sheet, columns, rows, bold)


def _examples(kind: KindFacts, phrases: Phrases) -> str:
    lines = [read_as(example, phrases) for example in kind.examples]
    if lines and kind.places > len(lines):
        lines.append(phrases.counted("more-places", kind.places - len(lines)))
    return "\n".join(lines)


_SIZE = 8.5


def write_decision(sheet: Sheet, report: PairReport, phrases: Phrases) -> None:
    """Write the verdict on a pair with its note."""
    if report.verdict != Verdict.OPEN or report.note:
        verdict = phrases.label("verdict", report.verdict)
        sheet.paragraph(f"{phrases['pair-verdict']}: {verdict}", 10, bold=True, after=2)
    if report.note:
        sheet.paragraph(report.note, after=4)


def write_resting(sheet: Sheet, resting: Sequence[RestingFacts], phrases: Phrases, heading: float = 12.5) -> None:
    """Write verdicts on passages that are no longer found; `heading` is the size of the heading in points."""
    if not resting:
        return
    sheet.heading(phrases["resting"], heading)
    sheet.paragraph(phrases["resting-about"], _SIZE, color=MUTED)
    for one in resting:
        sheet.rule()
        sheet.gap(3)
        sheet.paragraph(decided(one, phrases), _SIZE, bold=True, after=2)
        half = sheet.width / 2
        sheet.columns(
            [
                (place * half, sheet.block(text, half - 8, _SIZE), MUTED)
                for place, text in enumerate((one.left, one.right))
            ]
        )
        sheet.gap(4)


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
