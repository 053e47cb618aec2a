"""Xlsx styles: colour, size and background of cells and of runs of text in them.

After ECMA-376 part 1: 18.8 (styles), 18.8.19 (colours and tints).
"""

import colorsys
import re
from dataclasses import field, replace

from imbrex.files.shared.drawingml import Palette, child, whole
from imbrex.files.shared.hidden_text import BLACK, UNKNOWN, WHITE, Appearance, Colour, of_hex
from imbrex.files.shared.xml_tree import Element, attribute, local
from imbrex.values import frozen

_THEME = ("lt1", "dk1", "lt2", "dk2", *(f"accent{number}" for number in range(1, 7)), "hlink", "folHlink")
_INDEXED = {0: BLACK, 1: WHITE, 8: BLACK, 9: WHITE, 65: WHITE}
_AUTOMATIC = 64
_NOTHING = re.compile(r"\s*;\s*;\s*(;\s*)?")  # a number format that shows nothing
_USUAL_POINTS = 11.0


@frozen
class Styles:
    """The looks of cells by the number of their format."""

    palette: Palette = field(default_factory=Palette)
    formats: tuple[Appearance, ...] = ()

    @classmethod
    def of(cls, root: Element | None, palette: Palette) -> "Styles":
        """Read the styles part."""
        bare = cls(palette)
        fonts = [bare.letters(font, Appearance(points=_USUAL_POINTS)) for font in _listed(root, "fonts")]
        fills = [bare._ground(fill) for fill in _listed(root, "fills")]
        numbers = {attribute(one, "numFmtId"): attribute(one, "formatCode") for one in _listed(root, "numFmts")}
        formats = []
        for one in _listed(root, "cellXfs"):
            font, fill = whole(attribute(one, "fontId")), whole(attribute(one, "fillId"))
            appearance = fonts[font] if 0 <= font < len(fonts) else Appearance(points=_USUAL_POINTS)
            ground = fills[fill] if 0 <= fill < len(fills) else WHITE
            empty = _NOTHING.fullmatch(numbers.get(attribute(one, "numFmtId"), "")) is not None
            formats.append(replace(appearance, ground=ground, hidden=empty))
        return cls(palette, tuple(formats))

    def cell(self, number: str) -> Appearance:
        """Return the look of a format."""
        place = whole(number)
        return self.formats[place] if 0 <= place < len(self.formats) else Appearance(points=_USUAL_POINTS)

    def letters(self, font: Element | None, appearance: Appearance) -> Appearance:
        """Apply a font to a look."""
        colour, size = child(font, "color"), child(font, "sz")
        points = _number(attribute(size, "val")) if size is not None else 0.0
        own = appearance.colour if colour is None else self._colour(colour)
        return replace(appearance, colour=own, points=points or appearance.points)

    def _ground(self, fill: Element) -> Colour:
        pattern = child(fill, "patternFill")
        kind = "" if pattern is None else attribute(pattern, "patternType")
        if pattern is not None and kind in {"", "none"}:
            return WHITE
        colour = child(pattern, "fgColor")
        return UNKNOWN if kind != "solid" or colour is None else self._colour(colour) or UNKNOWN

    def _colour(self, element: Element) -> Colour | None:
        """Return a colour: None if automatic."""
        digits, theme, index = (attribute(element, name) for name in ("rgb", "theme", "indexed"))
        if digits:
            colour = of_hex(digits[-6:]) or UNKNOWN
        elif theme:
            place = whole(theme)
            colour = self.palette.colours.get(_THEME[place] if 0 <= place < len(_THEME) else "", UNKNOWN)
        elif index and whole(index) != _AUTOMATIC:
            colour = _INDEXED.get(whole(index), UNKNOWN)
        else:
            return None
        return _tinted(colour, _number(attribute(element, "tint")))


def _listed(root: Element | None, name: str) -> list[Element]:
    found = child(root, name)
    return [] if found is None else [one for one in found if local(one)]


def _number(value: str) -> float:
    try:
        return float(value[:20]) if value else 0.0
    except ValueError:
        return 0.0


def _tinted(colour: Colour, tint: float) -> Colour:
    if colour == UNKNOWN or not -1 <= tint <= 1 or not tint:
        return colour
    hue, light, saturation = colorsys.rgb_to_hls(*(part / 255 for part in colour))
    light = light * (1 + tint) if tint < 0 else light * (1 - tint) + tint
    red, green, blue = (round(255 * part) for part in colorsys.hls_to_rgb(hue, light, saturation))
    return red, green, blue
