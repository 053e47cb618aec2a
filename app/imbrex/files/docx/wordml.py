"""Wordml: Word files in a single XML file: of Word 2003, and the flat form of newer ones, often named doc or xml."""

from imbrex.engine.text.document import PartKind, Properties
from imbrex.engine.text.file_history import FileHistory
from imbrex.files.docx.docx import SEPARATORS, context_of, sessions_of
from imbrex.files.docx.docx_story import Story
from imbrex.files.docx.docx_styles import Styles, Theme
from imbrex.files.docx.story_context import StoryContext
from imbrex.files.shared.extracted import Block, Item, compose
from imbrex.files.shared.properties import looked_up, office_history, office_properties, safely
from imbrex.files.shared.sessions import history_of
from imbrex.files.shared.side_text import COMMENT, notes_on
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, parse
from imbrex.files.shared.zip_archive import damaged

_SIGNS = ("<w:worddocument", "<pkg:package")
_ASIDES = {
    PartKind.FOOTNOTE: ("footnote", "endnote"),
    PartKind.HEADER: ("hdr", "ftr"),
    PartKind.COMMENT: ("comment",),
}
_PROPERTIES = ("coreProperties", "DocumentProperties")


def matches(source: Source) -> bool:
    """Detect by the root element."""
    return any(sign in source.markup for sign in _SIGNS)


def read(source: Source) -> list[Item]:
    """Read a Word file; inline notes are extracted first."""
    root = parse(source.data)
    body = find(root, "body")
    if body is None:
        raise damaged()
    styles = Styles.of(find(root, "styles"), Theme(find(root, "theme")))
    context = context_of(root, styles, shows_ground=find(root, "displayBackgroundShape") is not None)
    context.sessions |= sessions_of(root)
    asides = [
        (kind, aside)
        for kind, names in _ASIDES.items()
        for name in names
        for aside in find_all(root, name)
        if kind is PartKind.HEADER or find(aside, "p") is not None
    ]
    for _, aside in asides:
        parent = aside.getparent()
        if parent is not None:
            parent.remove(aside)
    blocks = _blocks(body, PartKind.BODY, context)
    for kind, aside in asides:
        if attribute(aside, "type") not in SEPARATORS:
            context.left_out[COMMENT] += kind is PartKind.COMMENT
            blocks += _blocks(aside, kind, context)
    properties = safely(lambda: _properties(root))
    history = looked_up(lambda: _history(root, context.sessions), history_of(context.sessions))
    return [compose(blocks, notes_on(context.left_out), properties, context.pictures, history)]


def _properties(root: Element) -> Properties:
    told = next((found for name in _PROPERTIES if (found := find(root, name)) is not None), None)
    return Properties() if told is None else office_properties(told)


def _history(root: Element, sessions: set[int]) -> FileHistory:
    told = [part for name in (*_PROPERTIES, "Properties") if (part := find(root, name)) is not None]
    return office_history(told, sessions)


def _blocks(element: Element, kind: PartKind, context: StoryContext) -> list[Block]:
    story = Story(kind, context)
    story.read_element(element)
    return story.blocks()
