"""Facts: head, figures, tables, documents and settings, on paper."""

from collections.abc import Collection, Sequence
from typing import Any

from imbrex.engine.observer import Observer
from imbrex.reports.facts import DocumentFacts, Making
from imbrex.reports.pdf.sheet import INK, MUTED, Sheet
from imbrex.reports.phrases import Phrases

_SMALL = 7.5
_GAP = 8.0
_FIGURE = 118.0  # width of a figure with its words


def new_sheet(title: str, phrases: Phrases, observer: Observer) -> Sheet:
    """Paper with the title and the number of each page below."""

    def page_words(number: int, count: int) -> str:
        return phrases["page-of"].format(number=phrases.number(number), count=phrases.number(count))

    return Sheet(title, page_words, observer)


def write_head(sheet: Sheet, title: str, making: Making, phrases: Phrases) -> None:
    """Write the title, and that a figure is no verdict."""
    sheet.paragraph(title, 15, bold=True, after=4)
    sheet.paragraph(phrases["caution"], 9, color=MUTED, after=10)
    if not making.verdicts:
        sheet.paragraph(phrases["bare"], 9, color=MUTED, after=10)


def write_figures(sheet: Sheet, figures: Sequence[tuple[str, str]]) -> None:
    """Write large figures, each with the words that say what it is, as many side by side as there is room for."""
    a_row = max(1, int(sheet.width // _FIGURE))
    for first in range(0, len(figures), a_row):
        row = figures[first : first + a_row]
        sheet.need(50)
        for texts, points, bold, color in (
            ([value for value, _ in row], 14.0, True, INK),
            ([words for _, words in row], _SMALL, False, MUTED),
        ):
            blocks = [sheet.block(text, _FIGURE - _GAP, points, bold=bold) for text in texts]
            sheet.columns([(place * _FIGURE, block, color) for place, block in enumerate(blocks)])
        sheet.gap(6)


def write_table(
    sheet: Sheet,
    columns: Sequence[tuple[str, float]],
    rows: Sequence[Sequence[str]],
    bold: Collection[int] = (),
) -> None:
    """Write a table, every page of which begins with its heads.

    Args:
        sheet: where to.
        columns: heads with widths; those of width 0 share what is left.
        rows: their cells.
        bold: numbers of the rows whose first cell is set bold.
    """
    free = sheet.width - sum(width for _, width in columns)
    share = free / max(1, sum(width == 0 for _, width in columns))
    widths = [width or share for _, width in columns]
    starts = [sum(widths[:place]) for place in range(len(widths))]
    heads = [head for head, _ in columns]

    def write(row: Sequence[str], *, is_head: bool = False, is_bold: bool = False) -> None:
        looks = [is_head or (is_bold and not place) for place in range(len(row))]
        cells = zip(row, widths, looks, strict=True)
        blocks = [sheet.block(text, width - _GAP, 8, bold=look) for text, width, look in cells]
        page = sheet.page
        sheet.need(min(60.0, max(block.fitting(0, sheet.height)[1] for block in blocks) + 4))
        if sheet.page != page and not is_head:
            write(heads, is_head=True)
        sheet.rule()
        sheet.gap(2)
        sheet.columns([(x, block, MUTED if is_head else INK) for x, block in zip(starts, blocks, strict=True)])
        sheet.gap(2)

    write(heads, is_head=True)
    for number, row in enumerate(rows):
        write(row, is_bold=number in bold)


def write_documents(sheet: Sheet, documents: Sequence[DocumentFacts], phrases: Phrases) -> None:
    """Write which documents they were, to the letter."""
    sheet.heading(phrases["documents"])
    heads = [
        ("document", 0.0),
        ("author", 80.0),
        ("role", 50.0),
        ("language", 54.0),
        ("words", 48.0),
        ("compared-words", 58.0),
    ]
    columns = [(phrases.label("column", name), width) for name, width in heads]
    rows = [
        [
            f"{one.name}\n{phrases['disguised']}" if one.disguises and one.disguises.alarming else one.name,
            one.author,
            phrases.label("role", one.role),
            one.language,
            phrases.number(one.words),
            phrases.number(one.compared),
        ]
        for one in documents
    ]
    write_table(sheet, columns, rows)
    sheet.gap(8)
    for one in documents:
        hashes = [(phrases["column.file-hash"], one.file_hash), (phrases["column.text-hash"], one.text_hash)]
        lines = [one.name, *(f"{words}: {digest}" for words, digest in hashes if digest), *one.notes, one.problem]
        sheet.paragraph("\n".join(filter(None, lines)), 6.5, color=MUTED)
    sheet.paragraph(phrases["hashes-tell"], _SMALL, color=MUTED)


def write_settings(sheet: Sheet, making: Making, phrases: Phrases) -> None:
    """Write when, by which version, and with which settings."""
    sheet.heading(phrases["settings"])
    sheet.paragraph(phrases["made-by"].format(version=making.version, made=making.made), 8)
    lines = [f"{flag}: {_shown(value, phrases)}" for flag, value in making.options.items()]
    half = (len(lines) + 1) // 2
    width = sheet.width / 2
    blocks = [sheet.block("\n".join(part), width - _GAP, _SMALL) for part in (lines[:half], lines[half:])]
    sheet.columns([(place * width, block, MUTED) for place, block in enumerate(blocks)])


def _shown(value: Any, phrases: Phrases) -> str:
    if isinstance(value, bool):
        return phrases["yes" if value else "no"]
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "–"
    return str(value) or "–"
