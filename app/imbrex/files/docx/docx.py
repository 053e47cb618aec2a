"""Docx: Word files (docx, docm, dotx), with body, tables, notes, headers and text boxes from the zip's XML."""

from imbrex.engine.text.document import PartKind
from imbrex.files.docx.docx_layout import Sheet
from imbrex.files.docx.docx_parts import Package
from imbrex.files.docx.docx_story import KNOWN, Story
from imbrex.files.docx.docx_styles import Styles, Theme, is_on
from imbrex.files.docx.story_context import StoryContext
from imbrex.files.glyphs.embedded_fonts import EmbeddedFonts
from imbrex.files.shared.extracted import Block, Item, UnreadableError, compose
from imbrex.files.shared.hidden_text import WHITE, Colour, of_hex
from imbrex.files.shared.package import has_main, main_part, optional_part, package_history, package_properties, targets
from imbrex.files.shared.sessions import session_number
from imbrex.files.shared.side_text import COMMENT, DAMAGED_PART, TOO_COMPLEX, notes_on
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local, parse
from imbrex.files.shared.zip_archive import Archive

SEPARATORS = frozenset({"separator", "continuationSeparator", "continuationNotice"})
_STORIES = {"header": PartKind.HEADER, "footer": PartKind.HEADER}
_NOTES = ("footnotes", "endnotes")
_NOTED = ("footnote", "endnote")
_COMMENTS = "comments"


def matches(source: Source) -> bool:
    """Detect by the main part of the package."""
    return source.is_zip and has_main(source.archive, "word/document.xml", "wordprocessingml")


def read(source: Source) -> list[Item]:
    """Read a Word file."""
    archive = source.archive
    main = main_part(archive, "word/document.xml")
    data = archive.read(main)
    root = parse(data)
    _hide_ignored(root, data)
    fonts = Package(archive, main).fonts()
    read = _read(archive, main, root, fonts)
    return _read(archive, main, root, fonts) if fonts.are_misleading() else read


def _read(archive: Archive, main: str, root: Element, fonts: EmbeddedFonts) -> list[Item]:
    context = _context(archive, main, root, fonts)
    story = Story(PartKind.BODY, context)
    story.read_element(root)
    blocks = story.blocks()
    for name in targets(archive, main, "aFChunk"):
        blocks += context.embedded(name)
    context.noted = _noted(root)
    for kind in (*_NOTES, *_STORIES, _COMMENTS):
        for name in targets(archive, main, kind):
            blocks += _side_part(archive, name, kind, context)
    history = package_history(archive, context.sessions)
    context.left_out[TOO_COMPLEX] += context.styles.is_cut
    return [compose(blocks, notes_on(context.left_out), package_properties(archive), context.pictures, history)]


def context_of(root: Element, styles: Styles, *, shows_ground: bool) -> StoryContext:
    """Collect what all stories share: the styles, the size of the pages and the colour of their paper."""
    return StoryContext(styles, Sheet.of(root), _paper(root, styles.theme) if shows_ground else WHITE)


def _context(archive: Archive, main: str, root: Element, fonts: EmbeddedFonts) -> StoryContext:
    theme = Theme(optional_part(archive, main, "theme"))
    styles = Styles.of(optional_part(archive, main, "styles"), theme, has_fonts=bool(fonts))
    settings = optional_part(archive, main, "settings")
    shown = find(settings, "displayBackgroundShape") if settings is not None else None
    context = context_of(root, styles, shows_ground=shown is not None and is_on(shown))
    context.sessions |= sessions_of(settings)
    context.package, context.fonts = Package(archive, main), fonts
    context.labels = context.package.labels()
    return context


def sessions_of(settings: Element | None) -> set[int]:
    """Collect the sessions that a file lists in its settings, also those whose text is gone."""
    listed = find(settings, "rsids") if settings is not None else None
    return set() if listed is None else {session_number(attribute(one, "val")) for one in listed}


def _paper(root: Element, theme: Theme) -> Colour:
    paper = next((child for child in root if local(child) == "background"), None)
    if paper is None:
        return WHITE
    return theme.colour(paper) or of_hex(attribute(paper, "color")) or WHITE


def _side_part(archive: Archive, name: str, kind: str, context: StoryContext) -> list[Block]:
    """Read one part beside the body; damage affects that part only."""
    try:
        root = parse(archive.read(name))
    except (KeyError, UnreadableError):
        context.left_out[DAMAGED_PART.format(kind=kind)] += 1
        return []
    context.package = Package(archive, name)
    if kind == _COMMENTS:
        comments = list(find_all(root, "comment"))
        context.left_out[COMMENT] += len(comments)
        return [block for comment in comments for block in _story_of(comment, PartKind.COMMENT, context)]
    if kind in _NOTES:
        notes = [note for note in root if attribute(note, "type") not in SEPARATORS]
        return [
            block
            for note in notes
            for block in _story_of(note, PartKind.FOOTNOTE, context, hidden=_is_orphan(note, context.noted))
        ]
    return _story_of(root, _STORIES[kind], context)


def _hide_ignored(root: Element, data: bytes) -> None:
    """Rename what Word ignores because it belongs to an unknown namespace that may be ignored."""
    many = data.count(b"Ignorable") > 1 or b"\0" in data[:4]  # nearly always the root alone has it
    declared = [one for one in root.iter("*") if attribute(one, "Ignorable")] if many else [root]
    spaces = {str(one.nsmap.get(prefix) or "") for one in declared for prefix in attribute(one, "Ignorable").split()}
    for space in spaces:
        if space and not any(known in space for known in KNOWN):
            for element in root.iter(f"{{{space}}}*"):
                element.tag = "ignored"


def _noted(root: Element) -> frozenset[tuple[str, str]]:
    """Collect the notes that the body refers to: kind and identifier."""
    return frozenset((kind, attribute(one, "id")) for kind in _NOTED for one in find_all(root, f"{kind}Reference"))


def _is_orphan(note: Element, noted: frozenset[tuple[str, str]]) -> bool:
    """Whether no page shows a note."""
    key = attribute(note, "id")
    return bool(key) and (local(note), key) not in noted


def _story_of(root: Element, kind: PartKind, context: StoryContext, *, hidden: bool = False) -> list[Block]:
    story = Story(kind, context, hidden=hidden)
    story.read_element(root)
    return story.blocks()
