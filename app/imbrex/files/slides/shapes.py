"""Shapes: where the shapes of a slide of PowerPoint are, what they are filled with, and what they inherit.

After ECMA-376 part 1, 19.3: a shape without properties of its own has those of its placeholder in the layout, and that
one those of the master's. Shapes are in the order in which they are drawn, in which screen readers read them too.
"""

from collections.abc import Iterator
from dataclasses import field

from imbrex.files.shared.drawingml import Box, Frame, Palette, child, fill_of
from imbrex.files.shared.hidden_text import UNKNOWN, WHITE, Colour
from imbrex.files.shared.xml_tree import Element, attribute, local
from imbrex.values import frozen

_SHAPES = frozenset({"sp", "pic", "graphicFrame"})
_TITLES = frozenset({"title", "ctrTitle"})
_BODIES = frozenset({"body", "subTitle", "obj", ""})
_RECTANGLES = frozenset({"rect", "roundRect"})
_NO_FILL = frozenset({"", "0", "1000"})
_PLAIN_FILLS = frozenset({"1", "1001"})  # of a theme; its others are gradients and pictures
_ON = frozenset({"1", "true"})


@frozen
class Shape:
    """A shape that is not a group: its place on the slide, if it names one, and whether it is hidden."""

    element: Element
    box: Box | None = None
    hidden: bool = False

    @property
    def sign(self) -> Element | None:
        """The mark of a placeholder; None for any other shape."""
        return child(_head(self.element), "nvPr", "ph")

    @property
    def kind(self) -> str | None:
        """The kind of a placeholder; None for any other shape."""
        sign = self.sign
        return None if sign is None else attribute(sign, "type")

    @property
    def is_title(self) -> bool:
        """Whether it is the placeholder of a title."""
        return self.kind in _TITLES

    @property
    def is_plain_rectangle(self) -> bool:
        """Whether it covers all of its place."""
        form = child(self.element, "spPr", "prstGeom")
        return form is not None and attribute(form, "prst") in _RECTANGLES

    def fits(self, wanted: "Shape") -> bool:
        """Whether it is the placeholder of a layout or master for one of a slide: by its number, or else its kind."""
        own, other = self.sign, wanted.sign
        if own is None or other is None:
            return False
        if attribute(other, "idx") and attribute(own, "idx") == attribute(other, "idx"):
            return True
        return any({self.kind, wanted.kind} <= kinds for kinds in (_TITLES, _BODIES, {wanted.kind}))


def shapes_of(sheet: Element | None) -> list[Shape]:
    """Return the shapes of a slide, layout or master, those in groups too."""
    tree = child(sheet, "cSld", "spTree")
    return [] if tree is None else list(_shapes(tree, Frame(), hidden=False))


def named(shape: Element) -> Element | None:
    """Return the properties common to all shapes: the name, the description, and whether it is hidden."""
    return child(_head(shape), "cNvPr")


def _shapes(tree: Element, frame: Frame, *, hidden: bool) -> Iterator[Shape]:
    for element in tree:
        name, common = local(element), named(element)
        gone = hidden or (common is not None and attribute(common, "hidden") in _ON)
        if name == "grpSp":
            yield from _shapes(element, frame.inside(child(element, "grpSpPr", "xfrm")), hidden=gone)
        elif name == "AlternateContent":
            choice = next((one for one in element if local(one) in {"Choice", "Fallback"}), None)
            yield from _shapes(choice, frame, hidden=gone) if choice is not None else ()
        elif name in _SHAPES:
            own = child(element, "xfrm") if name == "graphicFrame" else child(element, "spPr", "xfrm")
            yield Shape(element, frame.box(own), gone)


def _head(element: Element) -> Element | None:
    return next((one for one in element if local(one).startswith("nv")), None)


@frozen
class Surroundings:
    """Properties of a slide from its layout, its master and the presentation; `width` and `height` are in EMU."""

    layout: Element | None = None
    master: Element | None = None
    palette: Palette = field(default_factory=Palette)
    usual: Element | None = None
    width: int = 12_192_000
    height: int = 6_858_000

    def above(self) -> list[list[Shape]]:
        """Return the shapes of the layout and those of the master."""
        return [shapes_of(self.layout), shapes_of(self.master)]

    def styles(self, shape: Shape) -> list[Element]:
        """Return the list style of a kind of placeholder, or of other shapes."""
        styles = child(self.master, "txStyles")
        kinds = {"titleStyle": _TITLES, "bodyStyle": _BODIES}
        name = next((name for name, kind in kinds.items() if shape.kind in kind), "otherStyle")
        found = self.usual if shape.kind is None else child(styles, name)
        return [] if found is None else [found]

    def paper(self, slide: Element) -> Colour:
        """Return the background of a slide; unknown if it is not a plain colour."""
        grounds = (child(sheet, "cSld", "bg") for sheet in (slide, self.layout, self.master))
        ground = next((one for one in grounds if one is not None), None)
        if ground is None:
            return WHITE
        fill, reference = fill_of(child(ground, "bgPr")), child(ground, "bgRef")
        if fill is not None:
            return self.palette.filling(fill) or UNKNOWN
        return UNKNOWN if reference is None else self._of_theme(reference) or WHITE

    def filling(self, shape: Shape) -> Colour | None:
        """Return what a shape is filled with; None if it has no fill."""
        if local(shape.element) != "sp":
            return UNKNOWN
        fill, reference = fill_of(child(shape.element, "spPr")), child(shape.element, "style", "fillRef")
        if fill is not None:
            return self.palette.filling(fill)
        return None if reference is None else self._of_theme(reference)

    def _of_theme(self, reference: Element) -> Colour | None:
        index = attribute(reference, "idx")
        if index in _NO_FILL:
            return None
        return self.palette.colour(reference) if index in _PLAIN_FILLS else UNKNOWN
