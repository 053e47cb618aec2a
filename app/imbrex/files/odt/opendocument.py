"""OpenDocument: the parts common to texts, presentations and spreadsheets, in a package or in one flat file."""

import re
from collections.abc import Callable
from functools import partial

from imbrex.engine.text.document import Properties
from imbrex.engine.text.file_history import FileHistory
from imbrex.files.glyphs.embedded_fonts import EmbeddedFonts
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.properties import cleaned, looked_up, made, safely, texts_by_name
from imbrex.files.shared.sessions import history_of, session_number
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local, parse
from imbrex.files.shared.zip_archive import Archive, encrypted
from imbrex.values import frozen

_TYPE = b"application/vnd.oasis.opendocument."
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office"
_HEAD = 2**14  # bytes: the root of a flat file declares forty namespaces before it names its type
_DURATION = re.compile(r"P(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,5})M)?(?:[\d.,]{1,20}S)?)?", re.ASCII)
_ENDS = frozenset({"RsidRoot", "Rsid"})


def is_of_kind(source: Source, kind: str) -> bool:
    """Whether a file is an OpenDocument "text", "presentation" or "spreadsheet", by its MIME type."""
    name = kind.encode()
    if source.is_zip:
        told = source.archive.get("mimetype").strip()
        return told.startswith(_TYPE + name) or _looks_like_one(source.archive, told, name)
    return is_flat(source) and _TYPE + name in source.data[:_HEAD]


def is_flat(source: Source) -> bool:
    """Whether a file is an OpenDocument file of any kind that is not a package."""
    return not source.is_zip and "<office:document" in source.markup and "office:document-content" not in source.markup


def _looks_like_one(archive: Archive, told: bytes, name: bytes) -> bool:
    return not told and "content.xml" in archive and b"<office:" + name in archive.read("content.xml")[: 2**20]


@frozen
class Opened:
    """The parsed parts of a file: all are the same root in a flat one."""

    content: Element
    styles: Element | None
    meta: Element
    settings: Element
    archive: Archive | None = None

    def body(self, kind: str) -> Element | None:
        """Return the body of a file of a kind."""
        body = find(self.content, kind)
        return body if body is not None and str(body.tag).startswith(_OFFICE) else None

    def lists(self) -> list[Element]:
        """Return the lists of styles, nearest first."""
        return style_lists(self.content, self.styles)

    def properties(self) -> Properties:
        """Return the metadata of the file."""
        return safely(lambda: _properties(self.meta))

    def fonts(self) -> EmbeddedFonts:
        """Return the embedded fonts."""
        files: dict[str, list[Callable[[], bytes]]] = {}
        archive = self.archive
        for root in (self.content, self.styles):
            for face in find_all(root, "font-face") if archive is not None and root is not None else ():
                names = [attribute(uri, "href").removeprefix("./") for uri in find_all(face, "font-face-uri")]
                here = [partial(archive.get, name) for name in names if name in archive] if archive is not None else []
                if here:
                    files.setdefault(attribute(face, "name"), []).extend(here)
        return EmbeddedFonts(files)

    def sessions(self) -> set[int]:
        """Return the sessions of LibreOffice: those of the text's own styles, the first one and the last one."""
        named = [
            attribute(properties, name)
            for styles in self.content
            if local(styles) == "automatic-styles"
            for properties in find_all(styles, "text-properties")
            for name in ("rsid", "paragraph-rsid")
        ]
        ends = [item.text or "" for item in find_all(self.settings, "config-item") if attribute(item, "name") in _ENDS]
        return {session_number(digits) for digits in named} | {session_number(digits, 10) for digits in ends} - {0}

    def history(self, sessions: set[int]) -> FileHistory:
        """Return the history of the file's editing in its sessions."""
        return looked_up(lambda: _history(self.meta, sessions), history_of(sessions))


def opened(source: Source) -> Opened:
    """Parse the parts of a file.

    Raises:
        UnreadableError: it is damaged or encrypted.
    """
    if not source.is_zip:
        root = parse(source.data)
        return Opened(root, root, root, root)
    archive = source.archive
    if b"encryption-data" in archive.get("META-INF/manifest.xml"):
        raise encrypted()
    content, styles = parse(archive.get("content.xml")), archive.get("styles.xml")
    style_root = parse(styles) if styles else None
    meta, settings = (_parsed(archive.get(name), content) for name in ("meta.xml", "settings.xml"))
    return Opened(content, style_root, meta, settings, archive)


def style_lists(content: Element, styles: Element | None) -> list[Element]:
    """Return the lists of styles, nearest first: a name in the text's own list has another meaning elsewhere."""
    roots = [content] if styles is None or styles is content else [content, styles]
    own = [child for child in content if local(child) == "automatic-styles"]
    return own + [child for root in roots for child in root if local(child) in {"styles", "automatic-styles"}]


def _parsed(data: bytes, otherwise: Element) -> Element:
    """Parse a part that does not affect the text; another one if it is missing or damaged."""
    try:
        return parse(data)
    except UnreadableError:
        return otherwise


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


def _history(root: Element, sessions: set[int]) -> FileHistory:
    meta = find(root, "meta")
    told = {} if meta is None else texts_by_name(meta)
    template = find(meta, "template") if meta is not None else None
    return history_of(
        sessions,
        _minutes(told.get("editing-duration", "")),
        told.get("editing-cycles", ""),
        cleaned(attribute(template, "title")) if template is not None else "",
        cleaned(told.get("generator", "")),
    )


def _minutes(duration: str) -> str:
    """Convert an ISO 8601 duration such as "P1DT2H3M4.5S" to minutes; empty for anything else."""
    found = _DURATION.fullmatch(duration)
    if found is None:
        return ""
    days, hours, minutes = (int(number or 0) for number in found.groups())
    return str((24 * days + hours) * 60 + minutes)
