"""ODT styles: colour, size and background of text, through parents and defaults.

After OpenDocument 1.3 part 3, sections 16 (styles) and 20 (their properties).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from imbrex.files.shared import css
from imbrex.files.shared.hidden_text import UNKNOWN, WHITE, Colour, Look
from imbrex.files.shared.xml_tree import Element, attribute, find_all, local

_PROPERTIES = {
    "text-properties": {
        *("color", "use-window-font-color", "background-color", "font-size", "display", "text-scale"),
        *("rsid", "paragraph-rsid"),  # of LibreOffice
    },
    "paragraph-properties": {"background-color"},
    "table-cell-properties": {"background-color"},
    "graphic-properties": {"fill", "fill-color", "background-color"},
}
_DEEPEST = 20  # styles with parents
_NARROWEST = 10.0  # percent of their width below which letters are mere lines
_A4 = (595.0, 842.0)

Traits = dict[tuple[str, str], str]
"""Properties by family ("text", "paragraph", "table-cell", "graphic") and local name."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Drawing of an element's text, inherited by its descendants."""

    look: Look = field(default_factory=Look)

    def with_text(self, said: Traits) -> "Drawn":
        """Apply the text properties of a style."""
        if not said:
            return self
        look = self.look
        colour, ground, points = look.colour, look.ground, look.points
        if said.get(("text", "color")):
            colour = _plain(said["text", "color"])
        if said.get(("text", "use-window-font-color")) == "true":
            colour = None
        ground = _plain(said.get(("text", "background-color"), "")) or ground
        points = css.points(said.get(("text", "font-size"), ""), points) or points
        if (css.points(said.get(("text", "text-scale"), ""), 100.0) or 100.0) < _NARROWEST:
            points = 1.0
        display = said.get(("text", "display"))
        hidden = look.hidden if display is None else display == "none"
        return Drawn(replace(look, colour=colour, ground=ground, points=points, hidden=hidden))

    def on(self, ground: Colour | None) -> "Drawn":
        """Return a copy with another background."""
        return self if ground is None else Drawn(replace(self.look, ground=ground))

    def hide(self) -> "Drawn":
        """Return a copy that is hidden."""
        return Drawn(replace(self.look, hidden=True))

    def move_away(self) -> "Drawn":
        """Return a copy that is off the page."""
        return Drawn(replace(self.look, away=True))


class Styles:
    """The styles for one part of a document; those of earlier lists win."""

    def __init__(self, lists: Iterable[Element] = ()) -> None:
        self._own: dict[tuple[str, str], tuple[str, Traits]] = {}
        self._defaults: dict[str, Traits] = {}
        self._known: dict[tuple[str, str], Traits] = {}
        self.width, self.height = _A4
        self.paper = WHITE
        for styles in lists:
            for style in styles:
                self._add(style)

    def said(self, family: str, name: str) -> Traits:
        """Return all properties of a style with its parents and the default of its family; not to be modified."""
        key = (family, name)
        if key not in self._known:
            chain: list[Traits] = []
            while (family, name) in self._own and len(chain) < _DEEPEST:
                name, traits = self._own[family, name]
                chain.append(traits)
            merged = dict(self._defaults.get(family, {})) if family != "text" else {}
            for traits in reversed(chain):
                merged |= traits
            self._known[key] = merged
        return self._known[key]

    def ground(self, family: str, name: str) -> Colour | None:
        """Return the background that a style paints behind a paragraph, a cell or the text in a frame."""
        said = self.said(family, name)
        if family == "graphic":
            fill = said.get(("graphic", "fill"), "")
            if fill in {"gradient", "bitmap", "hatch"}:
                return UNKNOWN
            if fill == "solid":
                return _plain(said.get(("graphic", "fill-color"), "")) or UNKNOWN
        return _plain(said.get((family, "background-color"), ""))

    def _add(self, style: Element) -> None:
        name = local(style)
        if name == "page-layout":
            self._measure(style)
        elif name in {"style", "default-style"}:
            family = attribute(style, "family")
            if name == "style":
                key = (family, attribute(style, "name"))
                self._own.setdefault(key, (attribute(style, "parent-style-name"), _traits(style)))
            else:
                self._defaults.setdefault(family, _traits(style))

    def _measure(self, layout: Element) -> None:
        for properties in find_all(layout, "page-layout-properties"):
            self.width = max(self.width, css.points(attribute(properties, "page-width"), 0.0) or 0.0)
            self.height = max(self.height, css.points(attribute(properties, "page-height"), 0.0) or 0.0)
            if find_image(properties):
                self.paper = UNKNOWN
            else:
                self.paper = _plain(attribute(properties, "background-color")) or self.paper


def find_image(element: Element) -> bool:
    """Whether an element directly contains a picture."""
    return any(local(child) in {"background-image", "image"} and len(child.attrib) > 0 for child in element)


def _traits(style: Element) -> Traits:
    said: Traits = {}
    for properties in style:
        wanted = _PROPERTIES.get(local(properties))
        if wanted:
            kind = local(properties).removesuffix("-properties")
            for key, value in properties.attrib.items():
                name = str(key).rpartition("}")[2]
                if name in wanted:
                    said[kind, name] = str(value)
            if kind in {"paragraph", "table-cell", "graphic"} and find_image(properties):
                said[kind, "background-color"] = "url()"
    return said


def _plain(value: str) -> Colour | None:
    """Read a colour; unknown for a picture, None if nothing is painted."""
    if value == "url()":
        return UNKNOWN
    colour = css.colour(value)
    return None if isinstance(colour, str) else colour
