"""Disguises: how texts were made to look new, on paper."""

from imbrex.reports.class_report import ClassReport
from imbrex.reports.disguise_facts import DisguiseFacts, KindFacts
from imbrex.reports.pair_report import PairReport
from imbrex.reports.pdf.facts import write_table
from imbrex.reports.pdf.sheet import MUTED, Sheet
from imbrex.reports.phrases import Phrases
from imbrex.reports.sentences import disguised_texts, read_as

_COLUMNS = (("kind", 104.0), ("places", 40.0), ("letters", 44.0), ("worth", 72.0), ("examples", 0.0))


def write_disguises(sheet: Sheet, report: PairReport | ClassReport, phrases: Phrases) -> None:
    """Write the disguises of both texts of a pair, or of those texts of a class that are disguised."""
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
            sheet.paragraph(one.document.name, 9, bold=True, after=2)
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
    sheet.paragraph(phrases["disguise-worth"].format(typed=typed, undone=undone, other=other), 8.5)


def _write_kinds(sheet: Sheet, found: DisguiseFacts, phrases: Phrases, *, in_pair: bool) -> None:
    heads = [(name, width) for name, width in _COLUMNS if in_pair or name != "worth"]
    columns = [(phrases.label("disguise-column", name), width) for name, width in heads]
    rows = []
    for kind in found.kinds:
        worth = [] if not in_pair else ["–" if kind.worth is None else phrases.tenths(100 * kind.worth)]
        figures = [phrases.number(kind.places), phrases.number(kind.letters), *worth]
        rows.append([phrases.label("disguise", kind.kind), *figures, _examples(kind, phrases)])
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
