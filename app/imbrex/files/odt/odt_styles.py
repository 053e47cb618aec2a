"""ODT styles: colour, size and background of text, through parents and defaults.

After OpenDocument 1.3 part 3, sections 16 (styles) and 20 (their properties).
"""

from collections.abc import Iterable
from dataclasses import field, replace

from imbrex.engine.text.disguise import Disguise
from imbrex.files.shared import css
from imbrex.files.shared.hidden_text import FLATTEST, UNKNOWN, WHITE, Appearance, Colour, is_crowded
from imbrex.files.shared.side_text import is_quotation_style
from imbrex.files.shared.xml_tree import Element, attribute, find_all, local
from imbrex.values import frozen

_PROPERTIES = {
    "text-properties": {
        *("color", "use-window-font-color", "background-color", "font-size", "display", "text-scale"),
        *("text-position", "letter-spacing", "opacity"),
        *("font-name", "rsid", "paragraph-rsid"),  # of LibreOffice
    },
    "paragraph-properties": {"background-color", "line-height", "margin-left", "text-indent"},
    "table-row-properties": {"row-height"},
    "table-cell-properties": {"background-color"},
    "graphic-properties": {"fill", "fill-color", "background-color"},
}
_DEEPEST = 500  # styles with parents; a document with more has made-up ones
_NARROWEST = 10.0  # percent of their width below which letters are mere lines
_A4 = (595.0, 842.0)

Traits = dict[tuple[str, str], str]
"""Properties by family ("text", "paragraph", "table-cell", "graphic") and local name."""


@frozen
class Drawn:
    """Drawing of an element's text, inherited by its descendants."""

    appearance: Appearance = field(default_factory=Appearance)
    why: Disguise | None = None  # why it is invisible, whatever the styles inside say
    font: str = ""

    def with_text(self, said: Traits) -> "Drawn":
        """Apply the text properties of a style."""
        if not said:
            return self
        appearance = self.appearance
        colour, ground, points = appearance.colour, appearance.ground, appearance.points
        if said.get(("text", "color")):
            colour = _plain(said["text", "color"])
        if said.get(("text", "use-window-font-color")) == "true":
            colour = None
        ground = _plain(said.get(("text", "background-color"), "")) or ground
        points = css.points(said.get(("text", "font-size"), ""), points) or points
        if (css.points(said.get(("text", "text-scale"), ""), 100.0) or 100.0) < _NARROWEST:
            points = 1.0
        if said.keys() & _RARE:
            points = _squeezed(said, points)
        display = said.get(("text", "display"))
        hidden = appearance.hidden if display is None else display == "none"
        automatic = said.get(("text", "use-window-font-color")) == "true"  # LibreOffice adds an opacity of 0 to that
        if said.get(("text", "opacity")) in {"0%", "0"} and not automatic:
            hidden = True
        font = said.get(("text", "font-name"), self.font)
        return replace(
            self, font=font, appearance=replace(appearance, colour=colour, ground=ground, points=points, hidden=hidden)
        )

    def on(self, ground: Colour | None) -> "Drawn":
        """Return a copy with another background."""
        return self if ground is None else replace(self, appearance=replace(self.appearance, ground=ground))

    def hide(self, why: Disguise | None = Disguise.HIDDEN) -> "Drawn":
        """Return a copy that is invisible for a reason; None leaves it as it is."""
        return replace(self, why=self.why or why) if why is not None else self

    def disguise(self) -> Disguise | None:
        """Why the text is invisible, or None if it is visible."""
        return self.why or self.appearance.disguise()


_RARE = frozenset({("text", "text-position"), ("text", "letter-spacing")})


def _squeezed(said: Traits, points: float) -> float:
    """Return the size of letters that are raised, and made smaller by that, or that lie on one another."""
    _, _, share = said.get(("text", "text-position"), "").partition(" ")
    spacing = css.points(said.get(("text", "letter-spacing"), ""), points) or 0.0
    return 1.0 if is_crowded(spacing, points) else css.points(share, points) or points


class Styles:
    """The styles for one part of a document; those of earlier lists win."""

    def __init__(self, lists: Iterable[Element] = ()) -> None:
        self._own: dict[tuple[str, str], tuple[str, Traits]] = {}
        self._defaults: dict[str, Traits] = {}
        self._known: dict[tuple[str, str], Traits] = {}
        self.width, self.height = _A4
        self.paper = WHITE
        self.is_cut = False  # a chain of styles that was asked for is too long
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
            self.is_cut = self.is_cut or len(chain) == _DEEPEST
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

    def why_paragraph(self, name: str) -> Disguise | None:
        """Why a paragraph with a style is invisible: lines without a height, or indents by a page."""
        said = self.said("paragraph", name)
        height, left, first = (
            css.points(said.get(("paragraph", key), ""), 12.0) for key in ("line-height", "margin-left", "text-indent")
        )
        if height is not None and height <= FLATTEST:
            return Disguise.TINY
        start = (left or 0.0) + min(0.0, first or 0.0)
        return Disguise.OFF_PAGE if start <= -self.width or (left or 0.0) >= self.width else None

    def is_quotation(self, name: str) -> bool:
        """Whether a paragraph style, or one that it is based on, is for block quotations."""
        for _ in range(_DEEPEST):
            if is_quotation_style(name.replace("_20_", " ")):
                return True
            if ("paragraph", name) not in self._own:
                return False
            name = self._own["paragraph", name][0]
        return False

    def why_row(self, row: Element) -> Disguise | None:
        """Why a table row is invisible."""
        if attribute(row, "visibility") in {"collapse", "filter"}:
            return Disguise.HIDDEN
        height = self.said("table-row", attribute(row, "style-name")).get(("table-row", "row-height"), "")
        points = css.points(height, 0.0)
        return Disguise.TINY if points is not None and points <= FLATTEST else None

    def why_frame(self, frame: Element) -> Disguise | None:
        """Why the text in a frame is invisible; text boxes with a least height grow."""
        if attribute(frame, "display") in {"none", "printer"}:
            return Disguise.HIDDEN
        told = {name: css.points(attribute(frame, name), 0.0) for name in ("x", "y", "width", "height")}
        sizes = {name: size for name, size in told.items() if size is not None}
        if self._is_off_page(*(sizes.get(name, 0.0) for name in told)):
            return Disguise.OFF_PAGE
        if any(attribute(box, "min-height") for box in frame if local(box) == "text-box"):
            sizes.pop("height", None)
        flat = any(sizes[name] <= FLATTEST for name in ("width", "height") if name in sizes)
        return Disguise.TINY if flat else None

    def _is_off_page(self, x: float, y: float, width: float, height: float) -> bool:
        """Positions may be relative to the margin: only a page's distance is certainly off the page."""
        away = x + width <= -self.width or y + height <= -self.height
        return away or x >= self.width or y >= 2 * self.height

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
