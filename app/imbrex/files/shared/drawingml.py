"""DrawingML: colours, fills and text of shapes in PowerPoint and Excel files.

After ECMA-376 part 1: 20.1.2.3 (colours), 20.1.8 (fills), 21.1.2 (text). A property of text is taken from the first of
its sources that has it: the run, the list styles of the shape and of its placeholders, the styles of the presentation.
"""

import colorsys
import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field

from imbrex.engine.text.disguise import Disguise
from imbrex.files.shared.hidden_text import BLACK, UNKNOWN, WHITE, Appearance, Colour, mark_hidden, mixed, of_hex
from imbrex.files.shared.xml_tree import Element, attribute, local
from imbrex.values import frozen

_USUAL_THEME: dict[str, Colour] = {"lt1": WHITE, "dk1": BLACK}
_USUAL_ROLES = {"bg1": "lt1", "tx1": "dk1", "bg2": "lt2", "tx2": "dk2"}
_PRESETS: dict[str, Colour] = {"white": WHITE, "black": BLACK}
_FILLS = frozenset({"solidFill", "gradFill", "blipFill", "pattFill", "grpFill", "noFill"})
_WHOLE = 100_000  # thousandths of a percent
_TRANSPARENT = 5_000
_DEEPEST = 8  # level of a list
_USUAL_POINTS = 18.0
_BREAKS = {"br": "\n", "tab": "\t"}


def child(element: Element | None, *path: str) -> Element | None:
    """Return the first child with a local name, the first one of that with the next name, and so on."""
    for name in path:
        element = next((one for one in element if local(one) == name), None) if element is not None else None
    return element


def whole(value: str) -> int:
    """Read an integer; anything else is 0."""
    try:
        return int(value) if len(value) < 20 else 0
    except ValueError:
        return 0


@frozen
class Palette:
    """The colours of a theme, by the roles that a master gives them."""

    colours: Mapping[str, Colour] = field(default_factory=lambda: dict(_USUAL_THEME))
    roles: Mapping[str, str] = field(default_factory=lambda: dict(_USUAL_ROLES))

    @classmethod
    def of(cls, theme: Element | None, mapping: Element | None = None) -> "Palette":
        """Read a theme, and the roles of its colours."""
        colours = dict(_USUAL_THEME)
        scheme = child(theme, "themeElements", "clrScheme")
        for entry in scheme if scheme is not None else ():
            for value in entry:
                colours[local(entry)] = of_hex(attribute(value, "lastClr") or attribute(value, "val")) or UNKNOWN
        return cls(
            colours, _USUAL_ROLES if mapping is None else {str(role): str(name) for role, name in mapping.items()}
        )

    def filling(self, fill: Element) -> Colour | None:
        """Return the colour of a fill: unknown for a pattern, None if it is transparent."""
        if local(fill) == "noFill":
            return None
        return self.colour(fill) if local(fill) == "solidFill" else UNKNOWN

    def colour(self, holder: Element) -> Colour | None:
        """Return the colour in an element: unknown if it has none, None if it is transparent."""
        value = next((one for one in holder if local(one)), None)
        return UNKNOWN if value is None else self._changed(self._plain(value), value)

    def _plain(self, value: Element) -> Colour:
        name = attribute(value, "val")
        if local(value) == "schemeClr":
            return self.colours.get(self.roles.get(name, name), UNKNOWN)
        if local(value) == "prstClr":
            return _PRESETS.get(name, UNKNOWN)
        return of_hex(attribute(value, "lastClr") or name) or UNKNOWN

    def _changed(self, colour: Colour, value: Element) -> Colour | None:
        for change in value:
            share = whole(attribute(change, "val")) / _WHOLE
            name = local(change)
            if name == "alpha" and share * _WHOLE < _TRANSPARENT:
                return None
            if name == "alpha" and share < 1:
                return UNKNOWN
            if colour != UNKNOWN and 0 <= share <= 1:
                colour = _lighter(colour, name, share)
        return colour


def _lighter(colour: Colour, name: str, share: float) -> Colour:
    if name == "tint":
        return mixed(colour, WHITE, share)
    if name == "shade":
        return mixed(colour, BLACK, share)
    if name not in {"lumMod", "lumOff"}:
        return colour
    hue, light, saturation = colorsys.rgb_to_hls(*(part / 255 for part in colour))
    light = light * share if name == "lumMod" else min(1.0, light + share)
    red, green, blue = (round(255 * part) for part in colorsys.hls_to_rgb(hue, light, saturation))
    return red, green, blue


def fill_of(properties: Element | None) -> Element | None:
    """Return the fill in the properties of a shape or of text; None if they have none."""
    return next((one for one in properties if local(one) in _FILLS), None) if properties is not None else None


@frozen
class Box:
    """A rectangle, in EMU from the upper left corner of the slide."""

    left: float
    top: float
    right: float
    bottom: float

    def contains(self, other: "Box") -> bool:
        """Whether another rectangle is inside this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def meets(self, other: "Box") -> bool:
        """Whether two rectangles have an area in common."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


@frozen
class Frame:
    """The coordinates inside a group, as a scale and a distance."""

    scale: tuple[float, float] = (1.0, 1.0)
    shift: tuple[float, float] = (0.0, 0.0)

    def box(self, transform: Element | None) -> Box | None:
        """Return the place of a shape on the slide; None if it names none."""
        offset, extent = child(transform, "off"), child(transform, "ext")
        if offset is None or extent is None:
            return None
        left, top = whole(attribute(offset, "x")), whole(attribute(offset, "y"))
        right, bottom = left + whole(attribute(extent, "cx")), top + whole(attribute(extent, "cy"))
        (wide, high), (x, y) = self.scale, self.shift
        return Box(left * wide + x, top * high + y, right * wide + x, bottom * high + y)

    def inside(self, transform: Element | None) -> "Frame":
        """Return the coordinates inside a group of this frame."""
        box = self.box(transform)
        offset, extent = child(transform, "chOff"), child(transform, "chExt")
        if box is None or offset is None or extent is None:
            return self
        width, height = whole(attribute(extent, "cx")), whole(attribute(extent, "cy"))
        wide = (box.right - box.left) / width if width else 1.0
        high = (box.bottom - box.top) / height if height else 1.0
        x, y = whole(attribute(offset, "x")), whole(attribute(offset, "y"))
        shift = (box.left - x * wide, box.top - y * high)
        return Frame((wide, high), shift) if all(map(math.isfinite, (wide, high, *shift))) else self


@frozen
class Setting:
    """Drawing of the text of a shape.

    Attributes:
        look: of text that has no properties of its own.
        styles: list styles in order of precedence.
        scale: share to which the text is reduced.
        covered: it is behind something.
    """

    palette: Palette = field(default_factory=Palette)
    appearance: Appearance = field(default_factory=lambda: Appearance(ground=UNKNOWN, points=_USUAL_POINTS))
    styles: tuple[Element, ...] = ()
    scale: float = 1.0
    covered: bool = False

    def disguise(self, level: int, properties: Element | None) -> Disguise | None:
        """Why a run in a paragraph of a level is invisible, or None if it is visible."""
        return Disguise.COVERED if self.covered else self._appearance(level, properties).disguise()

    def _appearance(self, level: int, properties: Element | None) -> Appearance:
        found = (child(style, f"lvl{level + 1}pPr", "defRPr") for style in self.styles)
        sources = [one for one in (properties, *found) if one is not None]
        colour, hidden = self._colour(sources)
        points = (
            next((size for one in sources if (size := whole(attribute(one, "sz")))), 0) / 100 or self.appearance.points
        )
        return Appearance(
            colour, self._ground(sources), points * self.scale, self.appearance.hidden or hidden, self.appearance.away
        )

    def _colour(self, sources: list[Element]) -> tuple[Colour | None, bool]:
        """Return the colour of letters, and whether they are transparent; outlines are visible in any colour."""
        fill = next((fill for one in sources if (fill := fill_of(one)) is not None), None)
        if any(fill_of(child(one, "ln")) is not None for one in sources[:1]):
            return None, False
        if fill is None:
            return self.appearance.colour, False
        colour = self.palette.filling(fill)
        return colour, colour is None

    def _ground(self, sources: list[Element]) -> Colour:
        highlight = child(sources[0], "highlight") if sources else None
        return self.appearance.ground if highlight is None else self.palette.colour(highlight) or UNKNOWN


def paragraphs(body: Element, setting: Setting) -> Iterator[str]:
    """Yield the paragraphs of a text body as streams with marks (see `mark_hidden`)."""
    for paragraph in body:
        if local(paragraph) == "p":
            properties = child(paragraph, "pPr")
            level = 0 if properties is None else min(_DEEPEST, max(0, whole(attribute(properties, "lvl"))))
            yield "".join(_runs(paragraph, setting, level))


def _runs(paragraph: Iterable[Element], setting: Setting, level: int) -> Iterator[str]:
    for run in paragraph:
        name = local(run)
        if name in {"r", "fld"}:
            text = child(run, "t")
            if text is not None and not (name == "fld" and attribute(run, "type") == "slidenum"):
                yield mark_hidden(text.text or "", setting.disguise(level, child(run, "rPr")))
        elif name in _BREAKS:
            yield _BREAKS[name]
        elif name in {"AlternateContent", "Choice", "m"}:
            yield from _formula(run)


def _formula(element: Element) -> Iterator[str]:
    """Yield the letters of a formula, without its alternative for older programs."""
    for one in element.iter("{*}t"):
        if not any(local(outer) == "Fallback" for outer in one.iterancestors()):
            yield one.text or ""
