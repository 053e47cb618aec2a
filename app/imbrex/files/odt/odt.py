"""ODT: OpenDocument texts (odt, ott and flat fodt), with body, tables, notes and headers."""

from dataclasses import replace

from imbrex.engine.text.document import PartKind, Properties
from imbrex.files.odt.odt_story import Setting, Story
from imbrex.files.odt.odt_styles import Styles
from imbrex.files.shared.extracted import Block, Item, UnreadableError, compose
from imbrex.files.shared.properties import made, safely, texts_by_name
from imbrex.files.shared.side_text import notes_on
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local, parse
from imbrex.files.shared.zip_archive import Archive, encrypted
from imbrex.messages import Message

_HEADERS = frozenset(
    {f"{place}{page}" for place in ("header", "footer") for page in ("", "-left", "-first")}  # style:header-left ...
)


def matches(source: Source) -> bool:
    """Detect by the MIME type in the package, or by the root of a flat file."""
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
        raise UnreadableError(
            Message("This OpenDocument file is not a text document."), Message("Save the text as ODT or DOCX.")
        )
    setting = Setting(Styles(_lists(content, style_root)))
    story = Story(PartKind.BODY, setting)
    story.tell(body)
    blocks = story.blocks() + _headers(style_root, setting)
    return [compose(blocks, notes_on(setting.left_out), properties, setting.pictures)]


def _lists(content: Element, styles: Element | None) -> list[Element]:
    """Return the lists of styles, nearest first: a name in the text's own list has another meaning elsewhere."""
    roots = [content] if styles is None or styles is content else [content, styles]
    own = [child for child in content if local(child) == "automatic-styles"]
    return own + [child for root in roots for child in root if local(child) in {"styles", "automatic-styles"}]


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


def _headers(styles: Element | None, body: Setting) -> list[Block]:
    masters = find(styles, "master-styles") if styles is not None else None
    if masters is None:
        return []
    setting = replace(body, styles=Styles(_lists(styles, None))) if styles is not None else body
    blocks = []
    for page in find_all(masters, "master-page"):
        for element in page:
            if local(element) in _HEADERS and attribute(element, "display") != "false":
                story = Story(PartKind.HEADER, setting)
                story.tell(element)
                blocks += story.blocks()
    return blocks
