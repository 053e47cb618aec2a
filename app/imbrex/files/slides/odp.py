"""ODP: OpenDocument presentations (odp, otp and flat fodp): slides in their order, with notes and comments."""

from collections.abc import Iterable

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.odt.odt import Story, StoryContext
from imbrex.files.odt.odt_styles import Drawn, Styles
from imbrex.files.odt.opendocument import is_of_kind, opened
from imbrex.files.shared import css
from imbrex.files.shared.extracted import Item, compose
from imbrex.files.shared.hidden_text import UNKNOWN, WHITE, Appearance, Colour, block
from imbrex.files.shared.side_text import notes_on
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local
from imbrex.files.shared.zip_archive import damaged

_BOXES = frozenset({"frame", "custom-shape"})
_SHAPES = frozenset("rect ellipse circle line polyline polygon regular-polygon path connector caption measure".split())
_FURNITURE = frozenset({"page-number", "date-time"})
_PICTURES = ("image", "object", "object-ole", "plugin")


def matches(source: Source) -> bool:
    """Detect by the MIME type."""
    return is_of_kind(source, "presentation")


def read(source: Source) -> list[Item]:
    """Read a presentation."""
    file = opened(source)
    body = file.body("presentation")
    if body is None:
        raise damaged()
    lists = file.lists()
    context = StoryContext(Styles(lists), sessions=file.sessions())
    slides = _Slides(context, _Masters(file.styles if file.styles is not None else file.content, lists))
    slides.read_element(body)
    notes = notes_on(context.left_out)
    return [compose(slides.blocks(), notes, file.properties(), context.pictures, file.history(context.sessions))]


class _Masters:
    """Properties of slides from their masters: size and background."""

    def __init__(self, root: Element, lists: Iterable[Element]) -> None:
        self._pages = {
            attribute(style, "name"): dict(_plainly(properties))
            for styles in lists
            for style in styles
            if attribute(style, "family") == "drawing-page"
            for properties in find_all(style, "drawing-page-properties")
        }
        self._masters = {attribute(one, "name"): one for one in find_all(root, "master-page")}
        self._layouts = {attribute(one, "name"): one for one in find_all(root, "page-layout")}

    def is_hidden(self, page: Element) -> bool:
        """Whether a slide is left out of the show."""
        return self._said(page).get("visibility") == "hidden"

    def paper(self, page: Element) -> Colour:
        """Return the background of a slide; unknown if it is not a plain colour."""
        master = self._masters.get(attribute(page, "master-page-name"))
        if master is not None and any(local(one) in _BOXES | _SHAPES and not _class(one) for one in master):
            return UNKNOWN
        said = ({} if master is None else self._said(master)) | self._said(page)
        if said.get("fill", "none") == "none":
            return WHITE
        colour = css.colour(said.get("fill-color", "")) if said["fill"] == "solid" else None
        return UNKNOWN if colour is None or isinstance(colour, str) else colour

    def size(self, page: Element) -> tuple[float, float]:
        """Return the width and height of a slide in points; nothing is beside one of unknown size."""
        master = self._masters.get(attribute(page, "master-page-name"))
        layout = self._layouts.get(attribute(master, "page-layout-name")) if master is not None else None
        properties = find(layout, "page-layout-properties") if layout is not None else None
        if properties is None:
            return float("inf"), float("inf")
        width, height = (css.points(attribute(properties, f"page-{side}"), 0.0) for side in ("width", "height"))
        return width or float("inf"), height or float("inf")

    def _said(self, page: Element) -> dict[str, str]:
        return self._pages.get(attribute(page, "style-name"), {})


class _Slides(Story):
    """Collects the text of all slides."""

    def __init__(self, context: StoryContext, masters: _Masters) -> None:
        super().__init__(PartKind.BODY, context)
        self._masters = masters
        self._size = (float("inf"), float("inf"))

    def read_element(self, element: Element) -> None:
        """Collect the text of an element and its descendants."""
        name = local(element)
        if name == "page":
            self._page(element)
        elif name == "notes":
            self._speaker_notes(element)
        elif name in _BOXES or name in _SHAPES:
            self._shape(element)
        else:
            super().read_element(element)

    def _page(self, page: Element) -> None:
        self._size = self._masters.size(page)
        drawn = Drawn(Appearance(ground=self._masters.paper(page), points=18.0))
        outer = self._draw(drawn.hide() if self._masters.is_hidden(page) else drawn)
        text = self._captured(page)
        self._draw(outer)
        self._out += ["\n" if self._out and text else "", text]

    def _speaker_notes(self, notes: Element) -> None:
        for element in notes:
            if _class(element) == "notes":
                self._asides.append(block(PartKind.FOOTNOTE, self._apart(element)))

    def _shape(self, element: Element) -> None:
        if _class(element) in _FURNITURE:
            return
        styles, name = self._context.styles, attribute(element, "style-name")
        said = {**styles.said("graphic", name), **styles.said("presentation", name)}
        outer = self._draw(self._drawn.with_text(said))
        if self._is_away(element):
            self._draw(self._drawn.hide(Disguise.OFF_PAGE))
        if local(element) in _BOXES:
            super().read_element(element)
        else:
            self._text_box(element)
        self._draw(outer)
        if said.get(("graphic", "fill"), "none") != "none" or any(find(element, one) is not None for one in _PICTURES):
            self._draw(self._drawn.on(UNKNOWN))  # what comes now may lie on it

    def _is_away(self, element: Element) -> bool:
        x, y, width, height = (css.points(attribute(element, name), 0.0) for name in ("x", "y", "width", "height"))
        if x is None or y is None or attribute(element, "transform"):
            return False
        return x + (width or 0) <= 0 or y + (height or 0) <= 0 or x >= self._size[0] or y >= self._size[1]


def _plainly(element: Element) -> Iterable[tuple[str, str]]:
    return ((str(key).rpartition("}")[2], str(value)) for key, value in element.items())


def _class(element: Element) -> str:
    """The kind of a placeholder; empty for any other shape."""
    return attribute(element, "class")
