"""OpenDocument texts (odt, ott and flat fodt): body, tables, notes and headers."""

import re
from collections import Counter

from imbrex.engine.document import PartKind, Properties
from imbrex.files.archive import Archive, encrypted
from imbrex.files.beside import notes_on
from imbrex.files.extracted import Block, Item, UnreadableError, compose
from imbrex.files.properties import made, safely, texts_by_name
from imbrex.files.source import Source
from imbrex.files.xmltree import Element, attribute, find, find_all, local, parse

_WHITE = re.compile("[ \t\r\n]+")
_MOST_SPACES = 1000  # in one element; a hostile file asks for billions
# Descriptions, declarations, the mark in the text for a note, the reading aid above a word.
_SKIPPED = frozenset(
    {"title", "desc", "forms", "sequence-decls", "variable-decls", "user-field-decls", "note-citation", "ruby-text"}
    | {"scripts", "event-listeners", "binary-data", "table-column", "named-expressions", "meta"}
)
_LEFT_OUT = {"annotation": "comment", "tracked-changes": "record of tracked changes"}
_HEADERS = frozenset(
    {f"{place}{page}" for place in ("header", "footer") for page in ("", "-left", "-first")}  # style:header-left ...
)


def matches(source: Source) -> bool:
    """Tell by the kind written into the package, or by the root of a flat file."""
    if source.is_zip:
        kind = source.archive.get("mimetype").strip()
        return kind.startswith(b"application/vnd.oasis.opendocument.text") or _looks_like_one(source.archive, kind)
    return "<office:document" in source.markup and "office:document-content" not in source.markup


def _looks_like_one(archive: Archive, kind: bytes) -> bool:
    return not kind and "content.xml" in archive and b"office:text" in archive.read("content.xml")[: 2**20]


def read(source: Source) -> list[Item]:
    """Read an OpenDocument text."""
    if source.is_zip:
        archive = source.archive
        if b"encryption-data" in archive.get("META-INF/manifest.xml"):
            raise encrypted()
        content, styles = parse(archive.get("content.xml")), archive.get("styles.xml")
        style_root = parse(styles) if styles else None
        properties = safely(lambda: _properties(parse(archive.get("meta.xml"))))
    else:
        content = style_root = parse(source.data)
        properties = safely(lambda: _properties(content))
    body = find(content, "text")
    if body is None or not str(body.tag).startswith("{urn:oasis:names:tc:opendocument:xmlns:office"):
        raise UnreadableError("This OpenDocument file is no text document.", "Save its text as odt or docx.")
    story = _Story()
    story.tell(body)
    return [compose(story.blocks() + _headers(style_root), notes_on(story.left_out), properties)]


def _properties(root: Element) -> Properties:
    meta = find(root, "meta")
    told = {} if meta is None else texts_by_name(meta)
    return made(
        told.get("initial-creator", ""),
        told.get("creator", ""),
        told.get("creation-date", ""),
        told.get("date", ""),
        told.get("title", ""),
    )


def _headers(styles: Element | None) -> list[Block]:
    masters = find(styles, "master-styles") if styles is not None else None
    if masters is None:
        return []
    blocks = []
    for page in find_all(masters, "master-page"):
        for element in page:
            if local(element) in _HEADERS and attribute(element, "display") != "false":
                story = _Story(PartKind.HEADER)
                story.tell(element)
                blocks += story.blocks()
    return blocks


class _Story:
    """Collect the text of the body or of a header."""

    def __init__(self, kind: PartKind = PartKind.BODY) -> None:
        self.left_out: Counter[str] = Counter()
        self._kind = kind
        self._out: list[str] = []
        self._asides: list[Block] = []
        self._boxes: list[str] = []

    def blocks(self) -> list[Block]:
        return [Block(self._kind, "".join([*self._out, *self._boxes])), *self._asides]

    def tell(self, element: Element) -> None:
        """Collect the text of an element and what is below it; the parser bounds the depth."""
        name = local(element)
        if name in _LEFT_OUT:
            self.left_out[_LEFT_OUT[name]] += 1
        elif name in _STEPS:
            _STEPS[name](self, element)
        elif name and name not in _SKIPPED:
            self._tell_children(element)

    def _tell_children(self, element: Element) -> None:
        for child in element:
            self.tell(child)

    def _paragraph(self, element: Element) -> None:
        start = len(self._out)
        self._inline(element)
        self._out[start] = self._out[start].lstrip(" ")
        self._out += ["\n", *self._boxes]
        self._boxes = []

    def _inline(self, element: Element) -> None:
        """Collect text with white space folded, as the format wants it."""
        self._out.append(_WHITE.sub(" ", element.text or ""))
        for child in element:
            name = local(child)
            if not name or name in _STEPS or name in _SKIPPED or name in _LEFT_OUT:
                self.tell(child)
            else:
                self._inline(child)
            self._out.append(_WHITE.sub(" ", child.tail or ""))

    def _spaces(self, element: Element) -> None:
        count = attribute(element, "c")
        self._out.append(" " * min(int(count), _MOST_SPACES) if count.isdecimal() else " ")

    def _tab(self, _: Element) -> None:
        self._out.append("\t")

    def _line_break(self, _: Element) -> None:
        self._out.append("\n")

    def _captured(self, element: Element) -> str:
        outer, boxes = self._out, self._boxes
        self._out, self._boxes = [], []
        self._tell_children(element)
        text = "".join([*self._out, *self._boxes])
        self._out, self._boxes = outer, boxes
        return text

    def _note(self, element: Element) -> None:
        self._asides.append(Block(PartKind.FOOTNOTE, self._captured(element)))

    def _text_box(self, element: Element) -> None:
        self._boxes.append(self._captured(element))

    def _table(self, element: Element) -> None:
        place = len(self._asides)
        rows = ["\t".join(self._captured(cell).removesuffix("\n") for cell in _cells(row)) for row in _rows(element)]
        text = "".join(f"{row}\n" for row in rows)
        if self._kind is PartKind.BODY:
            self._asides.insert(place, Block(PartKind.TABLE, text))  # before the tables inside it
        else:
            self._out.append(text)


_STEPS = {
    "p": _Story._paragraph,  # noqa: SLF001
    "h": _Story._paragraph,  # noqa: SLF001
    "s": _Story._spaces,  # noqa: SLF001
    "tab": _Story._tab,  # noqa: SLF001
    "line-break": _Story._line_break,  # noqa: SLF001
    "note": _Story._note,  # noqa: SLF001
    "text-box": _Story._text_box,  # noqa: SLF001
    "custom-shape": _Story._text_box,  # noqa: SLF001
    "table": _Story._table,  # noqa: SLF001
}


def _rows(table: Element) -> list[Element]:
    rows: list[Element] = []
    for child in table:
        if local(child) == "table-row":
            rows.append(child)
        elif local(child) in {"table-rows", "table-header-rows", "table-row-group"}:
            rows += _rows(child)
    return rows


def _cells(row: Element) -> list[Element]:
    return [cell for cell in row if local(cell) in {"table-cell", "covered-table-cell"}]
