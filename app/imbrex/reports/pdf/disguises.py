"""Disguises: the disguises of texts in a PDF."""

from imbrex.reports.model.class_report import ClassReport
from imbrex.reports.model.disguise_facts import DisguiseFacts, KindFacts
from imbrex.reports.model.pair_report import PairReport
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.pdf.table import Column, write_table
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import disguised_texts, read_as
from imbrex.reports.wording.shown_text import isolated

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
