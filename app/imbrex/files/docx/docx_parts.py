"""Docx parts: content of other parts of a package that a page shows: diagrams, charts, bound data, embedded files."""

import posixpath
import re
from collections.abc import Callable, Iterator
from functools import partial

from lxml import etree

from imbrex.files.glyphs.embedded_fonts import EmbeddedFonts
from imbrex.files.shared.extracted import Block, UnreadableError
from imbrex.files.shared.package import reference, relations, targets
from imbrex.files.shared.side_text import is_prose
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local, parse
from imbrex.files.shared.zip_archive import Archive

_MOST = 100  # embedded files and diagrams of a document
_OBFUSCATED = 32  # bytes of a font
_STEPS = re.compile(r"(?:/[\w.-]{1,80}(?::[\w.-]{1,80})?(?:\[\d{1,6}\])?){1,20}(?:/@[\w.:-]{1,80})?")
_PREFIX = re.compile(r"""xmlns:([\w.-]{1,40})\s*=\s*["']([^"']{1,300})["']""")
_COUNTER = re.compile(r"%\d")


class Package:
    """The parts in a relationship with one part of a package."""

    def __init__(self, archive: Archive | None = None, part: str = "") -> None:
        self._archive = archive
        self._names: dict[str, str] | None = None
        self._part = part
        self._opened = 0
        self._stores: dict[str, Element] | None = None

    def drawn(self, key: str) -> str:
        """Return the text of a diagram or chart, a line for each paragraph."""
        root = self._root(self.name(key))
        paragraphs = find_all(root, "p") if root is not None else ()
        lines = ("".join(piece.text or "" for piece in find_all(one, "t")) for one in paragraphs)
        return "".join(f"{line}\n" for line in lines if line.strip())

    def embedded(self, name: str) -> list[Block] | None:
        """Read an embedded file whose pages are shown; None if it cannot be read."""
        from imbrex.files.formats import embedded_pages  # noqa: PLC0415 - the list of formats includes a user of this module

        if self._archive is None or not name or self._opened >= _MOST:
            return None
        self._opened += 1
        return embedded_pages(Source(self._archive.get(name), posixpath.splitext(name)[1].lower(), name))

    def bound(self, binding: Element) -> str:
        """Return the text that a content control shows instead of its content; empty if it shows that."""
        path = attribute(binding, "xpath")
        if self._archive is None or not _STEPS.fullmatch(path):
            return ""
        store = self._items().get(attribute(binding, "storeItemID").lower())
        if store is None:
            return ""
        try:
            found = store.xpath(path, namespaces=dict(_PREFIX.findall(attribute(binding, "prefixMappings"))) or None)
        except etree.XPathError:
            return ""
        first = found[0] if isinstance(found, list) and found else ""
        text = "".join(str(piece) for piece in first.itertext()) if isinstance(first, etree._Element) else str(first)  # noqa: SLF001
        return text if is_prose(text) else ""

    def labels(self) -> dict[tuple[str, str], str]:
        """Return the labels of lists that contain sentences, by list and level."""
        root = next((self._root(name) for name in self._targets("numbering")), None)
        if root is None:
            return {}
        levels = {
            (attribute(one, "abstractNumId"), attribute(level, "ilvl")): _COUNTER.sub("", attribute(label, "val"))
            for one in find_all(root, "abstractNum")
            for level in find_all(one, "lvl")
            if (label := find(level, "lvlText")) is not None
        }
        prose = {key: text for key, text in levels.items() if is_prose(text)}
        lists = [one for one in root if prose and local(one) == "num"]
        used = (
            (attribute(one, "numId"), attribute(link, "val"))
            for one in lists
            for link in find_all(one, "abstractNumId")
        )
        return {(number, level): text for number, key in used for (own, level), text in prose.items() if own == key}

    def fonts(self) -> EmbeddedFonts:
        """Return the embedded fonts."""
        files: dict[str, list[Callable[[], bytes]]] = {}
        for table in self._targets("fontTable"):
            root, package = self._root(table), Package(self._archive, table)
            for font in root if root is not None else ():
                for one in font:
                    name = package.name(reference(one)) if local(one).startswith("embed") else ""
                    if name and self._archive is not None and name in self._archive:
                        opener = partial(_font, self._archive, name, attribute(one, "fontKey"))
                        files.setdefault(attribute(font, "name"), []).append(opener)
        return EmbeddedFonts(files)

    def name(self, key: str) -> str:
        """Return the name of a part by the identifier of its relationship; empty if there is none."""
        if self._names is None:
            archive = self._archive
            self._names = {} if archive is None else {one.key: one.target for one in relations(archive, self._part)}
        return self._names.get(key, "")

    def _targets(self, kind: str) -> Iterator[str]:
        return targets(self._archive, self._part, kind) if self._archive is not None else iter(())

    def _root(self, name: str) -> Element | None:
        """Parse a part; None if it is missing or damaged."""
        if self._archive is None or name not in self._archive:
            return None
        try:
            return parse(self._archive.read(name))
        except UnreadableError:
            return None

    def _items(self) -> dict[str, Element]:
        """Return the stores of data by their identifiers."""
        if self._stores is None:
            self._stores = {}
        if self._archive is not None and not self._stores:
            for name in self._targets("customXml"):
                root = self._root(name)
                about = self._root(next(targets(self._archive, name, "customXmlProps"), ""))
                if root is not None and about is not None:
                    self._stores[attribute(about, "itemID").lower()] = root
        return self._stores


def _font(archive: Archive, name: str, key: str) -> bytes:
    """Unpack a font, whose first bytes are combined with a key (ECMA-376 part 4, 2.8.1)."""
    data = archive.get(name)
    try:
        mask = bytes.fromhex(key.strip("{}").replace("-", ""))[::-1]
    except ValueError:
        return data
    if len(mask) != _OBFUSCATED // 2:
        return data
    head = bytes(one ^ other for one, other in zip(data[:_OBFUSCATED], mask * 2, strict=False))
    return head + data[_OBFUSCATED:]
