"""Word files (docx, docm, dotx): body, tables, notes, headers and text boxes out of the zip's XML."""

import posixpath
from collections import Counter
from collections.abc import Iterator
from urllib.parse import unquote

from imbrex.engine.document import PartKind, Properties
from imbrex.files.archive import Archive, damaged
from imbrex.files.extracted import Block, Extracted, Item, UnreadableError, compose
from imbrex.files.properties import office_properties, safely
from imbrex.files.source import Source
from imbrex.files.symbols import symbol
from imbrex.files.xmltree import Element, attribute, find, find_all, local, parse

_CHARACTERS = {"tab": "\t", "ptab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "-", "softHyphen": "\u00ad"}
# Properties, deleted text, field codes, and the reading aid above a word.
_SKIPPED = frozenset(
    {"pPr", "rPr", "tblPr", "tcPr", "trPr", "sectPr", "sdtPr", "instrText", "delText", "rt", "tblGrid"}
)
_DELETED = frozenset({"del", "moveFrom"})
SEPARATORS = frozenset({"separator", "continuationSeparator", "continuationNotice"})
_STORIES = {"header": PartKind.HEADER, "footer": PartKind.HEADER}
_NOTES = ("footnotes", "endnotes")


def matches(source: Source) -> bool:
    """Tell by the main part of the package."""
    return source.is_zip and ("word/document.xml" in source.archive or b"wordprocessingml" in _types(source.archive))


def read(source: Source) -> list[Item]:
    """Read a Word file."""
    archive = source.archive
    main = next(_targets(archive, "", "officeDocument"), "word/document.xml")
    if main not in archive:
        raise damaged()
    story = Story(PartKind.BODY)
    story.tell(parse(archive.read(main)))
    blocks = story.blocks()
    for kind in (*_NOTES, *_STORIES):
        for name in _targets(archive, main, kind):
            blocks += _side_part(archive, name, kind, story.left_out)
    blocks += _embedded(archive, main, story.left_out)
    for name in _targets(archive, main, "comments"):
        story.left_out["comment"] += (
            sum(1 for _ in find_all(parse(archive.get(name)), "comment")) if name in archive else 0
        )
    properties = safely(lambda: _properties(archive))
    return [compose(blocks, notes_on(story.left_out), properties)]


def notes_on(left_out: Counter[str]) -> list[str]:
    """Say in one sentence what is not part of the text."""
    counted = [f"{count} {name}{'s' if count > 1 else ''}" for name, count in left_out.items() if count]
    if not counted:
        return []
    verb = "is" if sum(left_out.values()) == 1 else "are"
    listed = " and ".join(filter(None, [", ".join(counted[:-1]), counted[-1]]))
    return [f"{listed} {verb} not part of the text."]


def _properties(archive: Archive) -> Properties:
    name = next(_targets(archive, "", "core-properties"), "docProps/core.xml")
    return office_properties(parse(archive.read(name)))


def _types(archive: Archive) -> bytes:
    return archive.get("[Content_Types].xml")


def _side_part(archive: Archive, name: str, kind: str, left_out: Counter[str]) -> list[Block]:
    """Read one part beside the body; a damaged one costs itself only."""
    try:
        root = parse(archive.read(name))
    except (KeyError, UnreadableError):
        left_out[f"damaged part ({kind})"] += 1
        return []
    if kind in _NOTES:
        notes = [note for note in root if attribute(note, "type") not in SEPARATORS]
        return [block for note in notes for block in _story_of(note, PartKind.FOOTNOTE, left_out)]
    return _story_of(root, _STORIES[kind], left_out)


def _embedded(archive: Archive, main: str, left_out: Counter[str]) -> list[Block]:
    """Read documents of any format that Word shows as if they were part of this one; they go after the body."""
    from imbrex.files.formats import recognize  # noqa: PLC0415 - the list of formats has this module in it

    blocks = []
    for name in _targets(archive, main, "aFChunk"):
        source = Source(archive.get(name), posixpath.splitext(name)[1].lower(), name)
        try:
            items = recognize(source).load().read(source)
        except UnreadableError:
            left_out["embedded document"] += 1
        else:
            blocks += [Block(PartKind.BODY, f"{item.text}\n") for item in items if isinstance(item, Extracted)]
    return blocks


def _story_of(root: Element, kind: PartKind, left_out: Counter[str]) -> list[Block]:
    story = Story(kind, left_out)
    story.tell(root)
    return story.blocks()


def _targets(archive: Archive, part: str, kind: str) -> Iterator[str]:
    """Give the names of the parts that a part is related to in one way."""
    folder, name = posixpath.split(part)
    data = archive.get(posixpath.join(folder, "_rels", f"{name}.rels"))
    if not data:
        return
    for relation in parse(data):
        external = attribute(relation, "TargetMode") == "External"
        if attribute(relation, "Type").endswith(f"/{kind}") and not external:
            yield posixpath.normpath(posixpath.join("/", folder, unquote(attribute(relation, "Target")))).lstrip("/")


class Story:
    """Collect the text of one story: the body, a note or a header."""

    def __init__(self, kind: PartKind, left_out: Counter[str] | None = None) -> None:
        self.left_out = Counter() if left_out is None else left_out
        self._kind = kind
        self._out: list[str] = []
        self._tables: list[str] = []
        self._boxes: list[str] = []
        self._paragraphs = 0  # how many enclose the current place

    def blocks(self) -> list[Block]:
        """Give what was collected, the tables of the body apart."""
        self._flush_boxes()
        return [Block(self._kind, "".join(self._out)), *(Block(PartKind.TABLE, table) for table in self._tables)]

    def tell(self, element: Element) -> None:
        """Collect the text of an element and what is below it; the parser bounds the depth."""
        name = local(element)
        if name == "t":
            self._out.append(element.text or "")
        elif name in _CHARACTERS:
            self._out.append(_CHARACTERS[name])
        elif name in _DELETED:
            self.left_out["tracked deletion"] += 1
        elif name in _SKIPPED or not name:
            self.left_out["field code"] += name == "instrText"
        elif name in _STEPS:
            _STEPS[name](self, element)
        else:
            self._tell_children(element)

    def _tell_children(self, element: Element) -> None:
        for child in element:
            self.tell(child)

    def _paragraph(self, element: Element) -> None:
        self._paragraphs += 1
        self._tell_children(element)
        self._paragraphs -= 1
        if not _mark_is_deleted(element):
            self._out.append("\n")
        if not self._paragraphs:
            self._flush_boxes()

    def _symbol(self, element: Element) -> None:
        self._out.append(symbol(attribute(element, "font"), attribute(element, "char")))

    def _simple_field(self, element: Element) -> None:
        self.left_out["field code"] += 1
        self._tell_children(element)

    def _alternatives(self, element: Element) -> None:
        """The same text box is there twice, for newer and older programs: take it once."""
        for choice in element:
            before = len(self._out), len(self._boxes)
            self.tell(choice)
            if (len(self._out), len(self._boxes)) != before:
                return

    def _text_box(self, element: Element) -> None:
        """A box hangs on a word in the middle of a paragraph; its text goes after the paragraph."""
        outer, depth = self._out, self._paragraphs
        self._out, self._paragraphs = [], 1  # not the outermost: boxes within wait too
        self._tell_children(element)
        self._boxes.append("".join(self._out))
        self._out, self._paragraphs = outer, depth

    def _flush_boxes(self) -> None:
        self._out += self._boxes
        self._boxes = []

    def _table(self, element: Element) -> None:
        outer, self._out = self._out, []
        place = len(self._tables)
        for row in _rows(element):
            if any(local(mark) == "del" for properties in row if local(properties) == "trPr" for mark in properties):
                self.left_out["deleted table row"] += 1
                continue
            self._out.append("\t".join(self._cell(cell) for cell in _cells(row)) + "\n")
        text, self._out = "".join(self._out), outer
        if self._kind is PartKind.BODY:
            self._tables.insert(place, text)  # before the tables inside it
        else:
            self._out.append(text)

    def _cell(self, element: Element) -> str:
        outer, self._out = self._out, []
        self._tell_children(element)
        self._flush_boxes()
        text, self._out = "".join(self._out), outer
        return text.removesuffix("\n")


_STEPS = {
    "p": Story._paragraph,  # noqa: SLF001
    "tbl": Story._table,  # noqa: SLF001
    "sym": Story._symbol,  # noqa: SLF001
    "fldSimple": Story._simple_field,  # noqa: SLF001
    "AlternateContent": Story._alternatives,  # noqa: SLF001
    "txbxContent": Story._text_box,  # noqa: SLF001
}


def _mark_is_deleted(paragraph: Element) -> bool:
    properties = paragraph[0] if len(paragraph) and local(paragraph[0]) == "pPr" else None
    marks = find(properties, "rPr") if properties is not None else None
    return marks is not None and any(local(mark) == "del" for mark in marks)


def _rows(table: Element) -> Iterator[Element]:
    """Give the rows of a table, also those inside content controls and tracked insertions."""
    return _inside(table, "tr")


def _cells(row: Element) -> Iterator[Element]:
    return _inside(row, "tc")


def _inside(element: Element, name: str) -> Iterator[Element]:
    for child in element:
        if local(child) == name:
            yield child
        elif local(child) in {"sdt", "sdtContent", "ins", "customXml", "moveTo", "smartTag"}:
            yield from _inside(child, name)
