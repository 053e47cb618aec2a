"""Xlsx: Excel workbooks (xlsx, xlsm, xltx): the text in cells row by row, with comments and text boxes.

Numbers, and formulas whose result is a number, are not text. Sheets are parsed row by row: a million cells as one tree
would take a gigabyte.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.shared.drawingml import Palette, Setting, child, paragraphs, whole
from imbrex.files.shared.extracted import Block, Item, UnreadableError, compose
from imbrex.files.shared.hidden_text import UNKNOWN, Appearance, block, foreign, mark_hidden
from imbrex.files.shared.package import (
    has_main,
    main_part,
    optional_part,
    package_history,
    package_properties,
    reference,
    relations,
    targets,
)
from imbrex.files.shared.side_text import COMMENT, DAMAGED_PART, LARGE, TOO_COMPLEX, is_prose, notes_on
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local, parse, stream
from imbrex.files.shared.zip_archive import Archive
from imbrex.files.sheets.cells import Rows, holds_text
from imbrex.files.sheets.xlsx_styles import Styles
from imbrex.messages import Message
from imbrex.values import frozen

_HIDDEN = frozenset({"hidden", "veryHidden"})
_ON = frozenset({"1", "true"})
_LETTERS = re.compile("[A-Z]{1,3}")
_RANGE = re.compile(r"([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?")
_COLOURED = re.compile(rb'conditionalFormatting\s[^>]{0,100}?sqref="([^"]{1,2000})"')
_MOST_RANGES = 1_000
_MOST_STYLES = 100_000
_COLUMNS = 2**14
_TEXTS = frozenset({"s", "str"})
_CODES = re.compile(r'&(?:"[^"]{0,100}"|K[\dA-F+-]{5,6}|\d{1,3}|[^&])')
_HEADERS = tuple(f"{page}{place}" for page in ("odd", "even", "first") for place in ("Header", "Footer"))
_PAGE = 7_560_000 * 10_692_000  # EMU: A4


def matches(source: Source) -> bool:
    """Detect by the main part of the package."""
    return source.is_zip and has_main(source.archive, "xl/workbook.xml", "spreadsheetml")


def read(source: Source) -> list[Item]:
    """Read a workbook."""
    archive = source.archive
    main = main_part(archive, "xl/workbook.xml")
    root = parse(archive.read(main))
    book = _Book(archive, main)
    names = {one.key: one.target for one in relations(archive, main)}
    for sheet in find_all(root, "sheet"):
        name = names.pop(reference(sheet), "")
        if name:
            book.add(name, hidden=attribute(sheet, "state") in _HIDDEN)
    history = package_history(archive, set())
    properties = package_properties(archive)
    return [compose(book.blocks(), notes_on(book.left_out), properties, book.pictures, history)]


Run = tuple[str, Element | None]
"""A piece of a text and its properties."""


def _runs(holder: Element) -> tuple[Run, ...]:
    """Return the runs of a text, without marks of ours and its phonetic guide."""
    found: list[Run] = []
    for one in holder:
        if local(one) == "t":
            found.append((foreign(one.text or ""), None))
        elif local(one) == "r":
            text = child(one, "t")
            found.append((foreign(text.text or "") if text is not None else "", child(one, "rPr")))
    return tuple(found)


@frozen
class _Area:
    """Cells from one corner to another, numbered from 1."""

    columns: range
    rows: range


def _areas(text: str) -> Iterator[_Area]:
    for found in _RANGE.finditer(text):
        left, top, right, bottom = found[1], found[2], found[3] or found[1], found[4] or found[2]
        yield _Area(range(_column(left), _column(right) + 1), range(int(top), int(bottom) + 1))


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - 64
    return number


@dataclass(slots=True)
class _Sheet:
    """Properties of all cells of a sheet: whether it is hidden, its hidden columns, and places of unknown colours."""

    hidden: bool
    columns: set[int] = field(default_factory=set)
    coloured: list[_Area] = field(default_factory=list)

    def hide(self, columns: Element) -> None:
        """Take note of columns that are hidden or have no width."""
        gone = attribute(columns, "hidden") in _ON or attribute(columns, "width") == "0"
        if gone:
            first, last = (min(_COLUMNS, whole(attribute(columns, name))) for name in ("min", "max"))
            self.columns.update(range(max(1, first), last + 1))

    def may_colour(self, column: int, row: int) -> bool:
        """Whether a condition or the style of a table may colour a cell."""
        return any(column in area.columns and row in area.rows for area in self.coloured)


class _Book:
    """Collects the text of a workbook."""

    def __init__(self, archive: Archive, main: str) -> None:
        self.left_out: Counter[Message] = Counter()
        self.pictures = 0
        self._archive = archive
        self._palette = Palette.of(optional_part(archive, main, "theme"))
        self._styles = Styles.of(optional_part(archive, main, "styles"), self._palette)
        strings = next(targets(archive, main, "sharedStrings"), "")
        self._strings = [_runs(one) for one in stream(archive.read(strings), "si")] if strings in archive else []
        self._rows = Rows()
        self._asides: list[Block] = []
        self._descriptions: set[str] = set()
        self._disguises: dict[tuple[str, bool], Disguise | None] = {}

    def blocks(self) -> list[Block]:
        """Return the text of all sheets, and blocks beside it."""
        return [block(PartKind.BODY, self._rows.whole()), *self._asides]

    def add(self, name: str, *, hidden: bool) -> None:
        """Read a sheet and the parts beside it."""
        data = self._archive.get(name)
        if not data:
            self.left_out[DAMAGED_PART.format(kind="sheet")] += 1
            return
        coloured = list(islice(self._coloured(name, data), _MOST_RANGES + 1))
        self.left_out[TOO_COMPLEX] += len(coloured) > _MOST_RANGES
        sheet = _Sheet(hidden, coloured=coloured[:_MOST_RANGES])
        self._rows.begin_sheet()
        for element in stream(data, "col", "row", *_HEADERS):
            if local(element) == "row":
                self._row(element, sheet)
            elif local(element) == "col":
                sheet.hide(element)
            else:
                self._header(_CODES.sub(" ", element.text or ""))
        for drawing in self._related(name, "drawing"):
            self._drawing(drawing, hidden=hidden)
        threads = list(self._related(name, "threadedComment"))
        for root in threads or self._related(name, "comments"):
            self._comments(root)

    def _header(self, text: str) -> None:
        if is_prose(text):  # not "Page 1", as Calc has in every file
            self._asides.append(Block(PartKind.HEADER, text.strip()))

    def _row(self, row: Element, sheet: _Sheet) -> None:
        number = whole(attribute(row, "r"))
        hidden = sheet.hidden or attribute(row, "hidden") in _ON or attribute(row, "ht") == "0"
        column, cells = 0, []
        for cell in row:
            found = _LETTERS.match(cell.get("r", ""))
            column = _column(found[0]) if found else column + 1
            runs = self._text(cell)
            if any(holds_text(text) for text, _ in runs):
                unseen = hidden or column in sheet.columns
                kinds = [self._disguise(cell.get("s", ""), font, hidden=unseen) for _, font in runs]
                if Disguise.WHITE in kinds and sheet.may_colour(column, number):
                    kinds = [None if kind is Disguise.WHITE else kind for kind in kinds]
                cells.append("".join(mark_hidden(run[0], kind) for run, kind in zip(runs, kinds, strict=True)))
        self._rows.add(cells)

    def _text(self, cell: Element) -> tuple[Run, ...]:
        """Return the runs of a text in a cell; none if it holds a number."""
        kind = cell.get("t", "n")  # a number, unless it says otherwise
        if kind == "inlineStr":
            text = child(cell, "is")
            return () if text is None else _runs(text)
        value = child(cell, "v") if kind in _TEXTS else None
        content = (value.text or "") if value is not None else ""
        if kind == "str":
            return ((foreign(content), None),)
        place = whole(content) if kind == "s" and content else -1
        return self._strings[place] if 0 <= place < len(self._strings) else ()

    def _disguise(self, style: str, font: Element | None, *, hidden: bool) -> Disguise | None:
        """Why a run is invisible, or None if it is visible; most have no font of their own."""
        key = (style, hidden)
        if font is None and key in self._disguises:
            return self._disguises[key]
        appearance = self._styles.cell(style)
        kind = self._styles.letters(font, replace(appearance, hidden=appearance.hidden or hidden)).disguise()
        if font is None and len(self._disguises) < _MOST_STYLES:
            self._disguises[key] = kind
        return kind

    def _coloured(self, name: str, data: bytes) -> Iterator[_Area]:
        """Yield the areas that a condition or the style of a table may colour."""
        for found in _COLOURED.finditer(data):
            yield from _areas(found[1].decode("ascii", "ignore"))
        for table in self._related(name, "table"):
            yield from _areas(attribute(table, "ref"))

    def _related(self, name: str, kind: str) -> Iterator[Element]:
        """Yield the parts beside a sheet, without damaged ones."""
        try:
            names = list(targets(self._archive, name, kind))
        except UnreadableError:
            names = [""]
        for target in names:
            try:
                yield parse(self._archive.read(target))
            except (KeyError, UnreadableError):
                self.left_out[DAMAGED_PART.format(kind=kind)] += 1

    def _comments(self, root: Element) -> None:
        for comment in find_all(root, "comment" if find(root, "comment") is not None else "threadedComment"):
            self.left_out[COMMENT] += 1
            holder = child(comment, "text")
            text = "" if holder is None else "".join(text for text, _ in _runs(holder)) or holder.text or ""
            self._asides.append(Block(PartKind.COMMENT, text))

    def _drawing(self, root: Element, *, hidden: bool) -> None:
        setting = Setting(self._palette, Appearance(ground=UNKNOWN, hidden=hidden))
        for fallback in list(find_all(root, "Fallback")):
            fallback.clear()  # for programs that cannot show what it stands for
        for body in find_all(root, "txBody"):
            for text in paragraphs(body, setting):
                self._rows.add([text] if text.strip() else [])
        for common in find_all(root, "cNvPr"):
            text = attribute(common, "descr")
            if is_prose(text) and text not in self._descriptions:
                self._descriptions.add(text)
                self._asides.append(Block(PartKind.ALTERNATIVE, text))
        for picture in find_all(root, "pic"):
            extent = child(picture, "spPr", "xfrm", "ext")
            if extent is not None:
                self.pictures += whole(attribute(extent, "cx")) * whole(attribute(extent, "cy")) >= LARGE * _PAGE
