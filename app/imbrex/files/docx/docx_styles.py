"""Docx styles: colour, size and background of text by Word styles, before direct formatting.

After ECMA-376 part 1: 17.3.2 (properties of runs), 17.7.2 (order of styles), 17.7.3 (toggle properties).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from imbrex.files.docx.docx_layout import Placing, placing
from imbrex.files.shared.hidden_text import BLACK, UNKNOWN, WHITE, Colour, mixed, near, of_hex
from imbrex.files.shared.side_text import is_quotation_style
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local, local_name

Traits = dict[str, Colour | float | bool | str | None]
"""Properties of a run: `colour`, `highlight` and `shade` (None: automatic), `points`, `scale` in percent, `spacing`
between letters and `raised` above the line in points, `vanish`, `clear` (transparent) and `drawn`: its letters have
outlines or effects visible in any colour. `font` is the name of its font, if any font is embedded."""

_HIGHLIGHTS = {
    "black": BLACK, "blue": (0, 0, 255), "cyan": (0, 255, 255), "darkBlue": (0, 0, 128), "darkCyan": (0, 128, 128),
    "darkGray": (128, 128, 128), "darkGreen": (0, 128, 0), "darkMagenta": (128, 0, 128), "darkRed": (128, 0, 0),
    "darkYellow": (128, 128, 0), "green": (0, 255, 0), "lightGray": (192, 192, 192), "magenta": (255, 0, 255),
    "red": (255, 0, 0), "white": WHITE, "yellow": (255, 255, 0),
}  # fmt: skip
_ROLES = {
    "background1": "lt1", "bg1": "lt1", "light1": "lt1", "text1": "dk1", "tx1": "dk1", "dark1": "dk1",
    "background2": "lt2", "bg2": "lt2", "light2": "lt2", "text2": "dk2", "tx2": "dk2", "dark2": "dk2",
    "hyperlink": "hlink", "followedHyperlink": "folHlink",
}  # fmt: skip
_USUAL_THEME: dict[str, Colour] = {"lt1": WHITE, "dk1": BLACK}
_DRAWN = frozenset({"outline", "shadow", "emboss", "imprint", "textOutline", "glow", "reflection", "props3d"})
_NUMBERS = {"sz": ("points", 2), "spacing": ("spacing", 20), "position": ("raised", 2), "w": ("scale", 1)}
_SEEN_IN = _DRAWN | _NUMBERS.keys() | {"vanish", "color", "highlight", "shd", "textFill", "rStyle"}
_OFF = frozenset({"0", "false", "off", "none"})
_MOST_SHADINGS = 1000
_DEEPEST = 500  # styles based on one another; a document with more has made-up ones
_COLOURS = frozenset({"srgbClr", "schemeClr", "sysClr"})
_FORM_MARKS = ("HTML Top of Form", "HTML Bottom of Form")  # two words that Word hides in pasted web forms
_TRANSPARENT = 95_000  # thousandths of a percent from which a letter is invisible


class Theme:
    """The colours of a theme."""

    def __init__(self, root: Element | None = None) -> None:
        self._colours = dict(_USUAL_THEME)
        scheme = find(root, "clrScheme") if root is not None else None
        for entry in scheme if scheme is not None else ():
            for value in entry:
                colour = of_hex(attribute(value, "lastClr") or attribute(value, "val"))
                if colour is not None:
                    self._colours[local(entry)] = colour

    def colour(self, element: Element, name: str = "themeColor", shade: str = "theme") -> Colour | None:
        """Return the theme colour that an element names; None if it names no known one."""
        role = attribute(element, name)
        colour = self._colours.get(_ROLES.get(role, role))
        if colour is None:
            return None
        dark, light = _byte(attribute(element, f"{shade}Shade")), _byte(attribute(element, f"{shade}Tint"))
        return mixed(mixed(colour, BLACK, dark), WHITE, light)


@dataclass(slots=True)
class _Style:
    name: str
    based_on: str
    run: Traits
    ground: Colour | None
    shaded: bool  # a table style with a background for some cells
    placing: Placing


@dataclass(slots=True)
class Styles:
    """The styles of a document by id."""

    theme: Theme = field(default_factory=Theme)
    has_fonts: bool = False  # embedded ones, so that the names of fonts matter
    is_cut: bool = False  # a chain of styles that was asked for is too long
    _styles: dict[str, _Style] = field(default_factory=dict)
    _defaults: Traits = field(default_factory=dict)
    _paragraph: str = ""  # the style of paragraphs that name none
    _known: dict[tuple[str, str, str], Traits] = field(default_factory=dict)
    _quoting: dict[str, bool] = field(default_factory=dict)
    _grounds: dict[str, Colour | None] = field(default_factory=dict)
    _shadings: dict[tuple[object, ...], Colour | None] = field(default_factory=dict)
    _placings: dict[str, Placing] = field(default_factory=dict)

    @classmethod
    def of(cls, root: Element | None, theme: Theme, *, has_fonts: bool = False) -> "Styles":
        """Read the styles part."""
        styles = cls(theme, has_fonts)
        for element in root if root is not None else ():
            if local(element) == "docDefaults":
                styles._defaults = styles._traits_below(element)
            elif local(element) == "style":
                styles._add(element)
        return styles

    def run(self, paragraph: str, character: str, table: str = "") -> Traits:
        """Return the properties of runs for styles of paragraph, character and table; not to be modified."""
        key = (paragraph, character, table)
        if key not in self._known:
            block, letters = self._chain(paragraph or self._paragraph), self._chain(character)
            merged = self._defaults | self._chain(table) | block | letters
            if "vanish" in block and "vanish" in letters:
                merged["vanish"] = bool(block["vanish"]) != bool(letters["vanish"])
            self._known[key] = merged
        return self._known[key]

    def ground(self, paragraph: str) -> Colour | None:
        """Return the background of a paragraph style; None if it has none."""
        if paragraph not in self._grounds:
            ancestry = self._ancestry(paragraph or self._paragraph)
            self._grounds[paragraph] = next((one.ground for one in ancestry if one.ground), None)
        return self._grounds[paragraph]

    def placing(self, paragraph: str) -> Placing:
        """Return the indents and the exact line height of a paragraph style."""
        if paragraph not in self._placings:
            merged: Placing = {}
            for style in reversed(self._ancestry(paragraph or self._paragraph)):
                merged |= style.placing
            self._placings[paragraph] = merged
        return self._placings[paragraph]

    def is_quotation(self, paragraph: str) -> bool:
        """Whether a paragraph style, or one that it is based on, is for block quotations."""
        if paragraph not in self._quoting:
            self._quoting[paragraph] = any(is_quotation_style(one.name) for one in self._ancestry(paragraph))
        return self._quoting[paragraph]

    def table_ground(self, table: str) -> Colour | None:
        """Return the background of a table's cells: None if its style has none, unknown if it varies."""
        return UNKNOWN if any(style.shaded for style in self._ancestry(table)) else None

    def traits(self, properties: Element) -> tuple[Traits, str]:
        """Read the properties of a run, and the name of its style."""
        said = _font(properties) if self.has_fonts else {}
        style = ""
        for element in properties:
            name = local_name(element.tag)
            if name not in _SEEN_IN:
                continue
            if name == "rStyle":
                style = style or attribute(element, "val")
            elif name == "vanish":
                said["vanish"] = is_on(element)
            elif name == "color":
                said["colour"] = self._colour(element)
            elif name in _NUMBERS:
                said |= _number(_NUMBERS[name][0], attribute(element, "val").removesuffix("%"), _NUMBERS[name][1])
            elif name == "highlight":
                said["highlight"] = _HIGHLIGHTS.get(attribute(element, "val"))
            elif name == "shd":
                said["shade"] = self.shading(element)
            elif name == "textFill":
                said |= self._filling(element)
            else:
                said["drawn"] = is_on(element) and find(element, "noFill") is None
        return said, style

    def shading(self, element: Element) -> Colour | None:
        """Return the colour of a shading; None if it is transparent."""
        key = tuple(element.items())  # cells of a table have the same one
        if key not in self._shadings:
            if len(self._shadings) > _MOST_SHADINGS:
                self._shadings.clear()
            self._shadings[key] = self._shade(element)
        return self._shadings[key]

    def _shade(self, element: Element) -> Colour | None:
        pattern = attribute(element, "val")
        fill = self.theme.colour(element, "themeFill", "themeFill") or of_hex(attribute(element, "fill"))
        if pattern in {"clear", "nil", ""}:
            return fill
        front = self.theme.colour(element) or of_hex(attribute(element, "color")) or BLACK
        if pattern == "solid":
            return front
        share = pattern.removeprefix("pct")
        return mixed(front, fill or WHITE, int(share) / 100) if share.isdecimal() else UNKNOWN

    def _colour(self, element: Element) -> Colour | None:
        return self.theme.colour(element) or of_hex(attribute(element, "val"))

    def _filling(self, element: Element) -> Traits:
        """Read the fill of letters in newer files: none, transparent, plain, or of many colours."""
        fill = next((child for child in element if local(child)), element)
        alpha = find(element, "alpha")
        thin = alpha is not None and attribute(alpha, "val").isdecimal()
        if local(fill) == "noFill" or (alpha is not None and thin and int(attribute(alpha, "val")[:9]) >= _TRANSPARENT):
            return {"clear": True}
        colours = [self._plain(one) for one in fill.iter() if local(one) in _COLOURS]
        first = colours[0] if colours else None
        if first is not None and all(one is not None and near(first, one) for one in colours):
            return {"colour": first}
        return {"drawn": True} if local(fill) == "gradFill" else {}

    def _plain(self, value: Element) -> Colour | None:
        """Read a colour that no child makes lighter or darker."""
        return None if len(value) else self.theme.colour(value, "val") or of_hex(attribute(value, "val"))

    def _traits_below(self, element: Element) -> Traits:
        properties = find(element, "rPr")
        return {} if properties is None else self.traits(properties)[0]

    def _add(self, element: Element) -> None:
        key, kind = attribute(element, "styleId"), attribute(element, "type")
        parts = {local(child): child for child in element}
        name = attribute(parts["name"], "val") if "name" in parts else ""
        run = self.traits(parts["rPr"])[0] if "rPr" in parts else {}
        if name.startswith(_FORM_MARKS):
            run.pop("vanish", None)
        shade = find(parts["pPr"], "shd") if "pPr" in parts else None
        ground = self.shading(shade) if shade is not None else None
        shaded = kind == "table" and any(self.shading(one) for one in find_all(element, "shd"))
        based_on = attribute(parts["basedOn"], "val") if "basedOn" in parts else ""
        placed = placing(parts["pPr"]) if "pPr" in parts else {}
        self._styles.setdefault(key, _Style(name, based_on, run, ground, shaded, placed))
        if kind == "paragraph" and attribute(element, "default") not in {"", *_OFF}:
            self._paragraph = self._paragraph or key

    def _ancestry(self, key: str) -> list[_Style]:
        """Return a style and those it is based on, nearest first; cycles are cut."""
        found: list[_Style] = []
        while key in self._styles and len(found) < _DEEPEST:
            found.append(self._styles[key])
            key = found[-1].based_on
        self.is_cut = self.is_cut or len(found) == _DEEPEST
        return found

    def _chain(self, key: str) -> Traits:
        merged: Traits = {}
        for style in reversed(self._ancestry(key)):
            merged |= style.run
        return merged


def is_on(element: Element) -> bool:
    """Whether a property that is present is switched on."""
    return attribute(element, "val").lower() not in _OFF


def _font(properties: Element) -> Traits:
    fonts = find(properties, "rFonts")
    name = attribute(fonts, "ascii") if fonts is not None else ""
    return {"font": name} if name else {}


def _number(name: str, value: str, unit: int) -> Traits:
    try:
        return {name: float(value) / unit}
    except ValueError:
        return {}


def _byte(digits: str) -> float:
    """Return a share written as two hexadecimal digits; 1 if there are none."""
    try:
        return min(255, int(digits, 16)) / 255 if digits else 1.0
    except ValueError:
        return 1.0


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
