"""ODS: OpenDocument spreadsheets (ods, ots and flat fods): the text in cells row by row, with comments.

Repeated rows and cells are read once: a file of a kilobyte may repeat them a billion times.
"""

from imbrex.engine.text.document import PartKind
from imbrex.files.odt.odt import Story, StoryContext
from imbrex.files.odt.odt_styles import Drawn, Styles
from imbrex.files.odt.opendocument import is_of_kind, opened
from imbrex.files.shared.drawingml import whole
from imbrex.files.shared.extracted import Item, compose
from imbrex.files.shared.hidden_text import NO_MARKS, Appearance
from imbrex.files.shared.side_text import notes_on
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find_all, local
from imbrex.files.shared.zip_archive import damaged
from imbrex.files.sheets.cells import Rows, holds_text

_HIDDEN = frozenset({"collapse", "filter"})
_CELLS = frozenset({"table-cell", "covered-table-cell"})
_TEXTS = frozenset({"", "string"})


def matches(source: Source) -> bool:
    """Detect by the MIME type."""
    return is_of_kind(source, "spreadsheet")


def read(source: Source) -> list[Item]:
    """Read a spreadsheet."""
    file = opened(source)
    body = file.body("spreadsheet")
    if body is None:
        raise damaged()
    lists = file.lists()
    context = StoryContext(Styles(lists), sessions=file.sessions())
    cells = _Cells(context, _hidden_tables(lists))
    for table in body:
        if local(table) == "table":
            cells.add(table)
    notes = notes_on(context.left_out)
    return [compose(cells.blocks(), notes, file.properties(), context.pictures, file.history(context.sessions))]


def _hidden_tables(lists: list[Element]) -> frozenset[str]:
    """Return the names of styles that hide a sheet."""
    return frozenset(
        attribute(style, "name")
        for styles in lists
        for style in styles
        if attribute(style, "family") == "table"
        for properties in find_all(style, "table-properties")
        if attribute(properties, "display") == "false"
    )


class _Cells(Story):
    """Collects the text of all sheets."""

    def __init__(self, context: StoryContext, hidden: frozenset[str]) -> None:
        super().__init__(PartKind.BODY, context)
        self._hidden = hidden
        self._rows = Rows()
        self._columns: list[tuple[range, str, bool]] = []

    def add(self, table: Element) -> None:
        """Read a sheet."""
        drawn = Drawn(Appearance(points=10.0))
        outer = self._draw(drawn.hide() if attribute(table, "style-name") in self._hidden else drawn)
        self._rows.begin_sheet()
        self._columns = _columns(table)
        for row in find_all(table, "table-row"):
            self._row(row)
        for shapes in table:
            if local(shapes) == "shapes":
                self._rows.add([text] if (text := self._captured(shapes).strip("\n")) else [])
        self._draw(outer)
        self._out = [self._rows.whole()]

    def _row(self, row: Element) -> None:
        outer = self._drawn
        if attribute(row, "visibility") in _HIDDEN:
            self._draw(outer.hide())
        column, texts = 0, []
        for cell in row:
            if local(cell) in _CELLS:
                text = self._text(cell, column) if len(cell) else ""
                texts += [text] if holds_text(text.translate(NO_MARKS)) else []
                column += max(1, whole(attribute(cell, "number-columns-repeated")))
        self._rows.add(texts)
        self._draw(outer)

    def _text(self, cell: Element, column: int) -> str:
        usual, hidden = next(((name, gone) for columns, name, gone in self._columns if column in columns), ("", False))
        styles, name = self._context.styles, attribute(cell, "style-name") or usual
        drawn = self._drawn.with_text(styles.said("table-cell", name)).on(styles.ground("table-cell", name))
        outer = self._draw(drawn.hide() if hidden else drawn)
        text = self._captured(cell).strip("\n")
        self._draw(outer)
        return text if attribute(cell, "value-type") in _TEXTS else ""


def _columns(table: Element) -> list[tuple[range, str, bool]]:
    """Return the columns of a sheet, with the usual style of their cells, and whether they are hidden."""
    found, start = [], 0
    for column in find_all(table, "table-column"):
        end = start + max(1, whole(attribute(column, "number-columns-repeated")))
        hidden = attribute(column, "visibility") in _HIDDEN
        found.append((range(start, end), attribute(column, "default-cell-style-name"), hidden))
        start = end
    return found
