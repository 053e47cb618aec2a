"""Page fonts: the fonts that a page or a book brings along by `@font-face`, and what their glyphs show."""

import base64
import binascii
import posixpath
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from hashlib import sha256
from typing import Any
from urllib.parse import unquote, unquote_to_bytes

import tinycss2

from imbrex.files.glyphs.embedded_fonts import EmbeddedFonts
from imbrex.files.glyphs.web_font import unpacked
from imbrex.files.html.cascade import Declarations

Sheet = tuple[str, str]
"""A style sheet and the folder of its file."""

_GENERIC = frozenset("serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace".split())
_INHERITED = frozenset({"inherit", "unset"})
_SIZE = 2**25  # characters of an address with a font
_DEEPEST = 4


def _nothing(_: str) -> bytes:
    return b""


class PageFonts:
    """The fonts of a page, or of all pages of a book, which are judged together.

    The text is read twice if they are misleading, as that of office files is.
    """

    def __init__(self, fetch: Callable[[str], bytes] = _nothing) -> None:
        """`fetch` returns the file at a path in the book; nothing for any other."""
        self._fetch = fetch
        self._fonts = EmbeddedFonts({})
        self._sheets: dict[str, Sheet | None] = {}

    def are_misleading(self) -> bool:
        """Whether letters of the text that was read are shown as others."""
        return self._fonts.are_misleading()

    def marked(self, text: str, font: str) -> str:
        """Mark the letters of a piece of text that its font shows as others."""
        return self._fonts.marked(text, font) if font else text

    def sheet(self, address: str, folder: str) -> Sheet | None:
        """Return a style sheet in the book; None if it is elsewhere."""
        path = _path(address, folder)
        if path not in self._sheets:
            data = self._fetch(path)
            self._sheets[path] = (data.decode("utf-8", "replace"), posixpath.dirname(path)) if data else None
        return self._sheets[path]

    def families(self, sheets: Iterable[Sheet]) -> Mapping[str, str]:
        """Return the keys of the fonts that style sheets bring along, by the names of their families."""
        families: dict[str, str] = {}
        for text, folder in sheets:
            for family, address in _faces(text):
                key = f"{family} {sha256(address.encode('utf-8', 'replace')).hexdigest()} {folder}"
                if self._fonts.add(key, partial(self._file, address, folder)):
                    families.setdefault(family, key)
        return families

    def _file(self, address: str, folder: str) -> bytes:
        head, _, content = address.partition(",")
        if head[:5].lower() != "data:":
            return unpacked(self._fetch(_path(address, folder)))
        data = unquote_to_bytes(content)
        if head.lower().endswith(";base64"):
            try:
                data = base64.b64decode(data)
            except binascii.Error:
                return b""
        return unpacked(data)


def font_of(own: Declarations, families: Mapping[str, str], around: str) -> str:
    """Return the key of the font of an element, the first of several families; empty for a font elsewhere."""
    written = own.get("font-family") or own.get("font", "")
    if not written or written in _INHERITED:
        return around
    for name in written.split(","):
        family = name.strip().strip("\"'")
        if family in families:
            return families[family]
        # The shorthand has the size before the first family.
        last = next(
            (key for known, key in families.items() if family.endswith((f" {known}", f'"{known}', f"'{known}"))), ""
        )
        if last or family in _GENERIC:
            return last
    return ""


def _faces(text: str) -> Iterator[tuple[str, str]]:
    if "@font-face" in text.lower():
        rules = tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)
        yield from _faces_in(rules, 0)


def _faces_in(rules: Iterable[Any], depth: int) -> Iterator[tuple[str, str]]:
    """Yield families with the addresses of their fonts, including those in conditions, met or not."""
    for rule in rules if depth < _DEEPEST else ():
        if rule.type != "at-rule" or rule.content is None:
            continue
        inner = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
        if rule.lower_at_keyword != "font-face":
            yield from _faces_in(inner, depth + 1)
            continue
        said = {one.lower_name: one.value for one in inner if one.type == "declaration"}
        family = tinycss2.serialize(said.get("font-family", [])).strip().strip("\"'").lower()
        addresses = list(_addresses(said.get("src", [])))
        if family and addresses:
            yield family, addresses[0]


def _addresses(tokens: Iterable[Any]) -> Iterator[str]:
    for token in tokens:
        if token.type == "url" and len(token.value) <= _SIZE:
            yield token.value
        elif token.type == "function" and token.lower_name == "url":
            yield from (one.value for one in token.arguments if one.type == "string" and len(one.value) <= _SIZE)


def _path(address: str, folder: str) -> str:
    return posixpath.normpath(posixpath.join(folder, unquote(address).partition("#")[0]))
