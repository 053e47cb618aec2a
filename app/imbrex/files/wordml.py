"""Word files in one piece of XML: of Word 2003, and the flat form of newer ones, often named doc or xml."""

from collections import Counter

from imbrex.engine.document import PartKind, Properties
from imbrex.files.archive import damaged
from imbrex.files.docx import SEPARATORS, Story, notes_on
from imbrex.files.extracted import Block, Item, compose
from imbrex.files.properties import office_properties, safely
from imbrex.files.source import Source
from imbrex.files.xmltree import Element, attribute, find, find_all, parse

_SIGNS = ("<w:worddocument", "<pkg:package")
_NOTES = ("footnote", "endnote")
_PROPERTIES = ("coreProperties", "DocumentProperties")
_HEADERS = ("hdr", "ftr")


def matches(source: Source) -> bool:
    """Tell by the root element."""
    return any(sign in source.markup for sign in _SIGNS)


def read(source: Source) -> list[Item]:
    """Read a Word file; notes may stand in the middle of the text and are taken out first."""
    root = parse(source.data)
    body = find(root, "body")
    if body is None:
        raise damaged()
    left_out: Counter[str] = Counter()
    notes = [note for name in _NOTES for note in find_all(root, name) if find(note, "p") is not None]
    headers = [header for name in _HEADERS for header in find_all(root, name)]
    for aside in (*notes, *headers):
        parent = aside.getparent()
        if parent is not None:
            parent.remove(aside)
    blocks = _blocks(body, PartKind.BODY, left_out)
    for note in notes:
        if attribute(note, "type") not in SEPARATORS:
            blocks += _blocks(note, PartKind.FOOTNOTE, left_out)
    for header in headers:
        blocks += _blocks(header, PartKind.HEADER, left_out)
    return [compose(blocks, notes_on(left_out), safely(lambda: _properties(root)))]


def _properties(root: Element) -> Properties:
    told = next((found for name in _PROPERTIES if (found := find(root, name)) is not None), None)
    return Properties() if told is None else office_properties(told)


def _blocks(element: Element, kind: PartKind, left_out: Counter[str]) -> list[Block]:
    story = Story(kind, left_out)
    story.tell(element)
    return story.blocks()
