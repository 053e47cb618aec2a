"""Docx: Word files (docx, docm, dotx), with body, tables, notes, headers and text boxes from the zip's XML."""

import posixpath

from imbrex.engine.text.document import PartKind
from imbrex.files.docx.docx_story import Setting, Story
from imbrex.files.docx.docx_styles import Sheet, Styles, Theme, is_on
from imbrex.files.shared.extracted import Block, Extracted, Item, UnreadableError, compose
from imbrex.files.shared.hidden_text import WHITE, Colour, of_hex
from imbrex.files.shared.package import (
    has_main,
    optional_part,
    package_history,
    package_properties,
    targets,
)
from imbrex.files.shared.sessions import session_number
from imbrex.files.shared.side_text import COMMENT, DAMAGED_PART, EMBEDDED, notes_on
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local, parse
from imbrex.files.shared.zip_archive import Archive, damaged

SEPARATORS = frozenset({"separator", "continuationSeparator", "continuationNotice"})
_STORIES = {"header": PartKind.HEADER, "footer": PartKind.HEADER}
_NOTES = ("footnotes", "endnotes")
_COMMENTS = "comments"


def matches(source: Source) -> bool:
    """Detect by the main part of the package."""
    return source.is_zip and has_main(source.archive, "word/document.xml", "wordprocessingml")


def read(source: Source) -> list[Item]:
    """Read a Word file."""
    archive = source.archive
    main = next(targets(archive, "", "officeDocument"), "word/document.xml")
    if main not in archive:
        raise damaged()
    root = parse(archive.read(main))
    setting = _setting(archive, main, root)
    story = Story(PartKind.BODY, setting)
    story.tell(root)
    blocks = story.blocks()
    for kind in (*_NOTES, *_STORIES, _COMMENTS):
        for name in targets(archive, main, kind):
            blocks += _side_part(archive, name, kind, setting)
    blocks += _embedded(archive, main, setting)
    history = package_history(archive, setting.sessions)
    return [compose(blocks, notes_on(setting.left_out), package_properties(archive), setting.pictures, history)]


def setting_of(root: Element, styles: Styles, *, shows_ground: bool) -> Setting:
    """Collect the settings common to all stories: the styles, the size of the pages and the colour of their paper."""
    return Setting(styles, Sheet.of(root), _paper(root, styles.theme) if shows_ground else WHITE)


def _setting(archive: Archive, main: str, root: Element) -> Setting:
    theme = Theme(optional_part(archive, main, "theme"))
    styles = Styles.of(optional_part(archive, main, "styles"), theme)
    settings = optional_part(archive, main, "settings")
    shown = find(settings, "displayBackgroundShape") if settings is not None else None
    setting = setting_of(root, styles, shows_ground=shown is not None and is_on(shown))
    setting.sessions |= sessions_of(settings)
    return setting


def sessions_of(settings: Element | None) -> set[int]:
    """Collect the sessions that a file lists in its settings, also those whose text is gone."""
    listed = find(settings, "rsids") if settings is not None else None
    return set() if listed is None else {session_number(attribute(one, "val")) for one in listed}


def _paper(root: Element, theme: Theme) -> Colour:
    paper = next((child for child in root if local(child) == "background"), None)
    if paper is None:
        return WHITE
    return theme.colour(paper) or of_hex(attribute(paper, "color")) or WHITE


def _side_part(archive: Archive, name: str, kind: str, setting: Setting) -> list[Block]:
    """Read one part beside the body; damage affects that part only."""
    try:
        root = parse(archive.read(name))
    except (KeyError, UnreadableError):
        setting.left_out[DAMAGED_PART.format(kind=kind)] += 1
        return []
    if kind == _COMMENTS:
        comments = list(find_all(root, "comment"))
        setting.left_out[COMMENT] += len(comments)
        return [block for comment in comments for block in _story_of(comment, PartKind.COMMENT, setting)]
    if kind in _NOTES:
        notes = [note for note in root if attribute(note, "type") not in SEPARATORS]
        return [block for note in notes for block in _story_of(note, PartKind.FOOTNOTE, setting)]
    return _story_of(root, _STORIES[kind], setting)


def _embedded(archive: Archive, main: str, setting: Setting) -> list[Block]:
    """Read documents of any format that Word shows as part of this one; they go after the body."""
    from imbrex.files.formats import recognize  # noqa: PLC0415 - the list of formats includes this module

    blocks = []
    for name in targets(archive, main, "aFChunk"):
        source = Source(archive.get(name), posixpath.splitext(name)[1].lower(), name)
        try:
            items = recognize(source).load().read(source)
        except UnreadableError:
            setting.left_out[EMBEDDED] += 1
        else:
            blocks += [item.page() for item in items if isinstance(item, Extracted)]
    return blocks


def _story_of(root: Element, kind: PartKind, setting: Setting) -> list[Block]:
    story = Story(kind, setting)
    story.tell(root)
    return story.blocks()
