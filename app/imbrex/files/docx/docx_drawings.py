"""Docx drawings: size, position and fill of Word drawings."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from imbrex.files.docx.docx_styles import Theme
from imbrex.files.shared.side_text import LARGE
from imbrex.files.shared.visibility import UNKNOWN, WHITE, Colour, of_hex
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local

_TWIP, _POINT = 635, 12700  # EMU
_UNITS = {"pt": _POINT, "in": 914_400, "cm": 360_000, "mm": 36_000, "px": 9525, "pc": 152_400}
_LENGTH = re.compile(r"(-?\d{1,9}(?:\.\d{1,9})?)\s*(pt|in|cm|mm|px|pc)")
_LETTER = (12_240 * _TWIP, 15_840 * _TWIP)
_WHOLE_PAGE = frozenset({"page"})


@dataclass(frozen=True, slots=True)
class Sheet:
    """The size of the largest page of a document, in EMU."""

    width: int = _LETTER[0]
    height: int = _LETTER[1]

    @classmethod
    def of(cls, root: Element) -> "Sheet":
        """Read the sizes of all sections."""
        sizes = [(_whole(attribute(one, "w")), _whole(attribute(one, "h"))) for one in find_all(root, "pgSz")]
        width, height = max((w for w, _ in sizes), default=0), max((h for _, h in sizes), default=0)
        return cls(width * _TWIP or _LETTER[0], height * _TWIP or _LETTER[1])

    def is_large(self, drawing: Element) -> bool:
        """Whether a drawing covers much of a page."""
        width, height = _extent(drawing)
        return width * height >= LARGE * self.width * self.height

    def ends_before(self, drawing: Element) -> bool:
        """Whether a floating drawing is certainly off the page, wherever the margins are."""
        extent = _extent(drawing)
        for name, size, length in (("positionH", self.width, extent[0]), ("positionV", self.height, extent[1])):
            position = find(drawing, name)
            offset = find(position, "posOffset") if position is not None else None
            if position is not None and offset is not None:
                margin = 0 if attribute(position, "relativeFrom") in _WHOLE_PAGE else size
                start = _whole(offset.text or "")
                if start + length <= -margin or start >= size:
                    return True
        style = _declarations(attribute(drawing, "style")) if local(drawing) not in {"anchor", "inline"} else {}
        return "absolute" in style.get("position", "") and self._is_moved_off(style)

    def frame_is_off(self, frame: Element) -> bool:
        """Whether a paragraph is in a frame off the page."""
        for name, size in (("x", self.width), ("y", self.height)):
            start = _whole(attribute(frame, name)) * _TWIP
            if start >= size or start <= -2 * size:  # as wide as the page, before a margin of the same width
                return True
        return False

    def _is_moved_off(self, style: dict[str, str]) -> bool:
        """Test lengths with a unit; numbers without one are in the units of a group."""
        for name, size, extent in (("margin-left", self.width, "width"), ("margin-top", self.height, "height")):
            start = _length(style.get(name, ""))
            if start + _length(style.get(extent, "")) <= -size or start >= size:
                return True
        return False


def is_picture(drawing: Element) -> bool:
    """Whether a drawing contains a picture."""
    return any(find(drawing, name) is not None for name in ("blip", "imagedata"))


def is_behind(drawing: Element) -> bool:
    """Whether text runs over a drawing."""
    if attribute(drawing, "behindDoc") in {"1", "true"}:
        return True
    return _declarations(attribute(drawing, "style")).get("z-index", "").startswith("-")


def ground(shape: Element, theme: Theme) -> Colour:
    """Return the background of the text in a shape; unknown if it is transparent or not a plain colour."""
    fill = attribute(shape, "fillcolor")
    if fill:
        return WHITE if fill.lower() in {"white", "window"} else of_hex(fill.split(" ")[0]) or UNKNOWN
    for properties in _children(shape, "spPr"):
        for filling in _children(properties, "solidFill"):
            for value in filling:
                plain = theme.colour(value, "val") or of_hex(attribute(value, "val"))
                return plain if plain and not len(value) else UNKNOWN  # child elements make it lighter
    return UNKNOWN


def _children(element: Element, name: str) -> Iterator[Element]:
    return (child for child in element if local(child) == name)


def _extent(drawing: Element) -> tuple[int, int]:
    extent = find(drawing, "extent")
    if extent is not None:
        return _whole(attribute(extent, "cx")), _whole(attribute(extent, "cy"))
    style = _declarations(attribute(drawing, "style"))
    return _length(style.get("width", "")), _length(style.get("height", ""))


def _declarations(style: str) -> dict[str, str]:
    pairs = (entry.partition(":") for entry in style.split(";"))
    return {name.strip().lower(): value.strip().lower() for name, _, value in pairs}


def _length(value: str) -> int:
    found = _LENGTH.fullmatch(value)
    return round(float(found[1]) * _UNITS[found[2]]) if found else 0


def _whole(value: str) -> int:
    """Read an integer; anything else is 0."""
    try:
        return int(float(value[:20]))
    except (ValueError, OverflowError):
        return 0
