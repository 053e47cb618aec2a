"""EPUB books: their chapters in reading order."""

import posixpath
from collections.abc import Sequence
from functools import partial
from urllib.parse import unquote

from imbrex.engine.text.document import Properties
from imbrex.files.html.html import PageContent, page_markup, read_with_fonts
from imbrex.files.html.page_fonts import PageFonts
from imbrex.files.shared.extracted import Item, UnreadableError, compose
from imbrex.files.shared.properties import made, safely, texts_by_name
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import attribute, find, find_all, parse
from imbrex.files.shared.zip_archive import Archive, damaged, encrypted
from imbrex.messages import Message

_PAGES = (".xhtml", ".html", ".htm", ".xml")


def matches(source: Source) -> bool:
    """Detect by the MIME type in the package, or by its container file."""
    if not source.is_zip:
        return False
    kind = source.archive.get("mimetype").strip()
    return kind == b"application/epub+zip" or ("META-INF/container.xml" in source.archive and not kind)


def read(source: Source) -> list[Item]:
    """Read a book."""
    archive = source.archive
    names = _spine(archive)
    chapters = [name for name in names if name in archive]
    locked = _locked(archive)
    if chapters and all(name in locked for name in chapters):
        raise encrypted()
    readable = [name for name in chapters if name not in locked]
    fonts = PageFonts(partial(_beside, archive))
    book = _told(archive, readable, fonts)
    if fonts.are_misleading():
        book = _told(archive, readable, fonts)
    missing = len(names) - len(readable)
    notes = [Message("{count} chapter(s) couldn't be read.", count=missing)] if missing else []
    return [compose(book.blocks(), [*notes, *book.notes], safely(lambda: _properties(archive)), book.pictures)]


def _beside(archive: Archive, path: str) -> bytes:
    """Return a style sheet or a font in the book; nothing for one that is missing or can't be read."""
    try:
        return archive.get(path)
    except UnreadableError:
        return b""


def _told(archive: Archive, chapters: Sequence[str], fonts: PageFonts) -> PageContent:
    book = PageContent()
    for name in chapters:
        book.add(read_with_fonts(page_markup(archive.read(name)), fonts, posixpath.dirname(name)))
    return book


def _spine(archive: Archive) -> list[str]:
    """Return the names of the chapters in reading order; all pages by name if the order is missing."""
    try:
        return _reading_order(archive, _package(archive))
    except (UnreadableError, StopIteration, KeyError):
        pages = sorted(name for name in archive.names if name.lower().endswith(_PAGES) and "META-INF" not in name)
        if not pages:
            raise damaged() from None
        return pages


def _package(archive: Archive) -> str:
    """Return the name of the package document."""
    container = parse(archive.get("META-INF/container.xml"))
    return next(attribute(file, "full-path") for file in find_all(container, "rootfile"))


def _properties(archive: Archive) -> Properties:
    metadata = find(parse(archive.read(_package(archive))), "metadata")
    if metadata is None:
        return Properties()
    told = texts_by_name(metadata)
    modified = [meta.text or "" for meta in metadata if attribute(meta, "property") == "dcterms:modified"]
    return made(
        told.get("creator", ""), "", told.get("date", ""), modified[0] if modified else "", told.get("title", "")
    )


def _reading_order(archive: Archive, package: str) -> list[str]:
    root = parse(archive.read(package))
    folder = posixpath.dirname(package)
    targets = {attribute(item, "id"): attribute(item, "href") for item in find_all(root, "item")}
    order = [targets.get(attribute(reference, "idref"), "") for reference in find_all(root, "itemref")]
    names = (
        posixpath.normpath(posixpath.join(folder, unquote(target).partition("#")[0])) for target in order if target
    )
    return [*dict.fromkeys(names)]  # the order may name each once; a thousand times one chapter is no longer book


def _locked(archive: Archive) -> set[str]:
    """Return the names of encrypted chapters; obfuscated fonts are harmless."""
    data = archive.get("META-INF/encryption.xml")
    return {unquote(attribute(entry, "URI")) for entry in find_all(parse(data), "CipherReference")} if data else set()
