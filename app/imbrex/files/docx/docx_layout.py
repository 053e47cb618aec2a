"""Docx layout: sizes and positions of paragraphs, rows, tables and drawings, as far as they hide text."""

import re

from imbrex.engine.text.disguise import Disguise
from imbrex.files.shared.hidden_text import FLATTEST
from imbrex.files.shared.side_text import LARGE
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local
from imbrex.values import frozen

Placing = dict[str, float]
"""Indents of a paragraph (`left`, `first`) and the height of its lines if that is exact (`line`), in points."""

_TWIP, _POINT = 635, 12700  # EMU
_UNITS = {"pt": _POINT, "in": 914_400, "cm": 360_000, "mm": 36_000, "px": 9525, "pc": 152_400}
_LENGTH = re.compile(r"(-?\d{1,9}(?:\.\d{1,9})?)\s*(pt|in|cm|mm|px|pc)")
_LETTER = (12_240 * _TWIP, 15_840 * _TWIP)
_WHOLE_PAGE = frozenset({"page"})


def is_extreme(one: Element) -> bool:
    """Whether an indent or a line height may hide text: one of five digits, in twips, or an exact one."""
    return any(len(value) > 4 or value == "exact" for value in one.values())


def placing(properties: Element) -> Placing:
    """Read the properties of a paragraph."""
    found: Placing = {}
    for one in properties:
        name = local(one)
        if name == "ind":
            for key, value in one.attrib.items():
                side = _INDENTS.get(str(key).rpartition("}")[2])
                if side is not None:
                    found[side[0]] = side[1] * _whole(str(value)) / 20
        elif name == "spacing" and attribute(one, "lineRule") == "exact":
            found["line"] = _whole(attribute(one, "line")) / 20
    return found


_INDENTS = {"left": ("left", 1), "start": ("left", 1), "firstLine": ("first", 1), "hanging": ("first", -1)}


def why_row(properties: Element) -> Disguise | None:
    """Why a table row is invisible."""
    for one in properties:
        name = local(one)
        if name == "hidden" and attribute(one, "val") not in {"0", "false", "off"}:
            return Disguise.HIDDEN
        if name == "trHeight" and attribute(one, "hRule") == "exact" and _whole(attribute(one, "val")) <= 20 * FLATTEST:
            return Disguise.TINY
    return None


@frozen
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

    def why_paragraph(self, placed: Placing) -> Disguise | None:
        """Why a paragraph is invisible: lines without a height, or indents by a page."""
        if 0 < placed.get("line", 12.0) <= FLATTEST:
            return Disguise.TINY
        left, width = placed.get("left", 0.0), self.width / _POINT
        starts = (left, left + placed.get("first", 0.0))
        return Disguise.OFF_PAGE if min(starts) <= -width or max(starts) >= width else None

    def why_frame(self, frame: Element) -> Disguise | None:
        """Why a paragraph in a frame is invisible."""
        if attribute(frame, "hRule") == "exact" and _whole(attribute(frame, "h")) <= 20 * FLATTEST:
            return Disguise.TINY
        return Disguise.OFF_PAGE if self._is_off(frame, "x", "y") else None

    def why_table(self, properties: Element) -> Disguise | None:
        """Why a table is invisible: it is off the page."""
        for one in properties:
            if local(one) == "tblInd" and _whole(attribute(one, "w")) * _TWIP <= -2 * self.width:
                return Disguise.OFF_PAGE
            if local(one) == "tblpPr" and self._is_off(one, "tblpX", "tblpY"):
                return Disguise.OFF_PAGE
        return None

    def why_drawing(self, drawing: Element) -> Disguise | None:
        """Why the text in a drawing is invisible."""
        style = _declarations(attribute(drawing, "style"))
        described = find(drawing, "docPr")
        if style.get("visibility") == "hidden" or (described is not None and attribute(described, "hidden") in _ON):
            return Disguise.HIDDEN
        if self.ends_before(drawing):
            return Disguise.OFF_PAGE
        return Disguise.TINY if _is_flat(drawing, style) else None

    def _is_off(self, element: Element, *names: str) -> bool:
        for name, size in zip(names, (self.width, self.height), strict=True):
            start = _whole(attribute(element, name)) * _TWIP
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


_ON = frozenset({"1", "true", "on"})
_FITTING = ("spAutoFit", "wordprocessingCanvas", "wgp")


def _is_flat(drawing: Element, style: dict[str, str]) -> bool:
    """Whether a drawing has no size for text; one that grows with its text has."""
    extent = next((child for child in drawing if local(child) == "extent"), None)
    if extent is not None:
        sizes = [_whole(attribute(extent, name)) for name in ("cx", "cy")]
    else:
        stated = (style.get(name, "") for name in ("width", "height"))
        sizes = [_length(value) for value in stated if value == "0" or _LENGTH.fullmatch(value)]
    if not sizes or min(sizes) > FLATTEST * _POINT or "mso-fit-shape-to-text" in attribute(drawing, "style"):
        return False
    return not any(find(drawing, name) is not None for name in _FITTING)


def is_picture(drawing: Element) -> bool:
    """Whether a drawing contains a picture."""
    return any(find(drawing, name) is not None for name in ("blip", "imagedata"))


def is_behind(drawing: Element) -> bool:
    """Whether text runs over a drawing."""
    if attribute(drawing, "behindDoc") in {"1", "true"}:
        return True
    return _declarations(attribute(drawing, "style")).get("z-index", "").startswith("-")


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
