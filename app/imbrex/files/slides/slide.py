"""Slide: the text of one slide of PowerPoint, with its hidden text and side text."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from imbrex.engine.text.document import PartKind
from imbrex.files.shared.drawingml import Box, Setting, child, fill_of, paragraphs, whole
from imbrex.files.shared.extracted import Block
from imbrex.files.shared.hidden_text import UNKNOWN, Appearance, Colour, block
from imbrex.files.shared.sessions import in_session, session_number
from imbrex.files.shared.side_text import EMBEDDED, LARGE, TOO_COMPLEX, is_prose
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local
from imbrex.files.slides.shapes import Shape, Surroundings, named, shapes_of
from imbrex.messages import Message
from imbrex.values import frozen

_FURNITURE = frozenset({"sldNum", "dt", "sldImg"})
_RUNNING = frozenset({"ftr", "hdr"})
_MOST_BEHIND = 200  # filled shapes of one slide that text may lie on or under
_HIDDEN = frozenset({"0", "false"})


@dataclass(slots=True)
class SideText:
    """Properties of slides besides their text.

    Attributes:
        left_out: side text and missing content, counted by name.
        descriptions: those of the slides so far.
        pictures: number of large ones.
        sessions: those in which slides were created.
    """

    left_out: Counter[Message] = field(default_factory=Counter)
    descriptions: set[str] = field(default_factory=set)
    pictures: int = 0
    sessions: set[int] = field(default_factory=set)


@frozen
class Painted:
    """A shape that text may lie on or under: its place among the shapes, its rectangle, and its colour if plain."""

    order: int
    box: Box
    colour: Colour


class Slide:
    """Collects the text of one slide; `related` finds another part of the package by its id here."""

    def __init__(
        self, root: Element, around: Surroundings, side_text: SideText, related: Callable[[str], Element | None]
    ) -> None:
        self._root = root
        self._around = around
        self._beside = side_text
        self._related = related
        self._hidden = attribute(root, "show") in _HIDDEN
        self._paper = around.paper(root)
        self._above = around.above()
        self._shapes = shapes_of(root)
        self._painted = list(self._paintings())
        self._session = _creation(root)
        side_text.sessions |= {self._session} - {0}
        self._titles: list[str] = []
        self._texts: list[str] = []
        self._asides: list[Block] = []

    def read(self) -> tuple[str, list[Block]]:
        """Return the stream of its text, the title first, and blocks beside it."""
        for order, shape in enumerate(self._shapes):
            self._describe(shape)
            if local(shape.element) == "graphicFrame":
                self._graphic(shape)
            elif local(shape.element) == "pic":
                self._picture(shape)
            elif (body := child(shape.element, "txBody")) is not None and shape.kind not in _FURNITURE:
                self._text(shape, _lines(paragraphs(body, self._setting(order, shape, body))))
        return self.signed("".join([*self._titles, *self._texts])), self._asides

    def signed(self, text: str) -> str:
        """Mark the session in which the slide was created, if any is known."""
        return in_session(text, self._session) if self._beside.sessions else text

    def _text(self, shape: Shape, text: str) -> None:
        if shape.kind in _RUNNING:
            self._asides.append(block(PartKind.HEADER, text))
        else:
            (self._titles if shape.is_title else self._texts).append(text)

    def _setting(self, order: int, shape: Shape, body: Element) -> Setting:
        inherited = (next((one for one in sheet if one.fits(shape)), None) for sheet in self._above)
        family = [shape, *(one for one in inherited if one is not None)]
        box = next((one.box for one in family if one.box is not None), None)
        letters = child(shape.element, "style", "fontRef")
        own = None if letters is None or not len(letters) else self._around.palette.colour(letters)
        styles = [style for one in family if (style := child(one.element, "txBody", "lstStyle")) is not None]
        styles += [] if own else self._around.styles(shape)
        appearance = Appearance(
            own, self._ground(order, family, box), 18.0, self._hidden or shape.hidden, self._is_away(box)
        )
        return Setting(self._around.palette, appearance, tuple(styles), _scale(body), self._is_covered(order, box))

    def _ground(self, order: int, family: list[Shape], box: Box | None) -> Colour:
        """Return the background of a text: of its shape, of what is behind it, or of the slide."""
        own = next((colour for one in family if (colour := self._around.filling(one)) is not None), None)
        if own is not None:
            return own
        behind = [one for one in self._painted if one.order < order and (box is None or one.box.meets(box))]
        if not behind:
            return self._paper
        return behind[-1].colour if box is not None and behind[-1].box.contains(box) else UNKNOWN

    def _is_away(self, box: Box | None) -> bool:
        return box is not None and not Box(0, 0, self._around.width, self._around.height).meets(box)

    def _is_covered(self, order: int, box: Box | None) -> bool:
        """Whether a text is under a plain rectangle, which no animation moves."""
        if box is None or child(self._root, "timing") is not None:
            return False
        return any(one.order > order and one.colour != UNKNOWN and one.box.contains(box) for one in self._painted)

    def _paintings(self) -> Iterator[Painted]:
        """Yield filled shapes: those of the master, the layout and the slide, in this order."""
        shapes = [(-1, shape) for sheet in reversed(self._above) for shape in sheet if shape.kind is None]
        shapes += enumerate(self._shapes)
        filled = 0
        for order, shape in shapes:
            colour = self._around.filling(shape) if shape.box is not None and not shape.hidden else None
            if colour is not None and shape.box is not None:
                filled += 1
                if filled > _MOST_BEHIND:
                    self._beside.left_out[TOO_COMPLEX] += 1
                    return
                yield Painted(order, shape.box, colour if shape.is_plain_rectangle else UNKNOWN)

    def _picture(self, shape: Shape) -> None:
        box = shape.box
        if box is not None:
            size = (box.right - box.left) * (box.bottom - box.top)
            self._beside.pictures += size >= LARGE * self._around.width * self._around.height

    def _describe(self, shape: Shape) -> None:
        common = named(shape.element)
        for name in ("descr", "title"):
            text = attribute(common, name) if common is not None else ""
            if is_prose(text) and text not in self._beside.descriptions:
                self._beside.descriptions.add(text)
                self._asides.append(Block(PartKind.ALTERNATIVE, text))

    def _graphic(self, shape: Shape) -> None:
        """Collect a table, a diagram or a chart; other programs' objects are pictures here."""
        data = child(shape.element, "graphic", "graphicData")
        plain = Setting(
            self._around.palette, Appearance(hidden=self._hidden or shape.hidden, away=self._is_away(shape.box))
        )
        for element in data if data is not None else ():
            name = local(element)
            if name == "tbl":
                self._asides.append(block(PartKind.TABLE, self.signed(_table(element, plain))))
            elif name == "relIds":
                self._texts.append(_lines(_diagram(self._related(attribute(element, "dm")), plain)))
            elif name == "chart":
                self._texts.append(_lines(_titles(self._related(attribute(element, "id")), plain)))
            else:
                self._beside.left_out[EMBEDDED] += name == "oleObj" or find(element, "oleObj") is not None


def _creation(root: Element) -> int:
    """Return the number that PowerPoint gives a new slide, and that its copies keep."""
    created = find(root, "creationId")
    return 0 if created is None else session_number(attribute(created, "val"), 10)


def _lines(texts: Iterable[str]) -> str:
    return "".join(f"{text}\n" for text in texts if text)


def _scale(body: Element) -> float:
    """Return the share to which text is reduced to fit its shape."""
    fitted = child(body, "bodyPr", "normAutofit")
    share = whole(attribute(fitted, "fontScale").rstrip("%")) if fitted is not None else 0
    return share / 100_000 if share > 100 else share / 100 or 1.0


def _table(table: Element, setting: Setting) -> str:
    rows = []
    for row in table:
        if local(row) == "tr":
            cells = (_cell(cell, setting) for cell in row if local(cell) == "tc")
            rows.append("\t".join(cells) + "\n")
    return "".join(rows)


def _cell(cell: Element, setting: Setting) -> str:
    body, fill = child(cell, "txBody"), fill_of(child(cell, "tcPr"))
    if body is None:
        return ""
    ground = UNKNOWN if fill is None else setting.palette.filling(fill) or UNKNOWN
    return "\n".join(paragraphs(body, replace(setting, appearance=replace(setting.appearance, ground=ground))))


def _diagram(data: Element | None, setting: Setting) -> Iterator[str]:
    """Yield the texts of a diagram (SmartArt), each followed by those below it."""
    points = {attribute(one, "modelId"): one for one in (find_all(data, "pt") if data is not None else ())}
    below: dict[str, list[tuple[int, str]]] = {}
    for link in find_all(data, "cxn") if data is not None else ():
        if attribute(link, "type") in {"", "parOf"}:
            place = whole(attribute(link, "srcOrd"))
            below.setdefault(attribute(link, "srcId"), []).append((place, attribute(link, "destId")))
    waiting = [key for key, point in reversed(points.items()) if attribute(point, "type") == "doc"]
    while waiting:
        key = waiting.pop()
        body = child(points.pop(key, None), "t")
        if body is not None:
            yield from paragraphs(body, setting)
        waiting += [key for _, key in sorted(below.pop(key, ()), reverse=True)]


def _titles(chart: Element | None, setting: Setting) -> Iterator[str]:
    """Yield the titles of a chart; its labels and numbers are data."""
    for title in find_all(chart, "title") if chart is not None else ():
        body = child(title, "tx", "rich")
        if body is not None:
            yield from paragraphs(body, setting)
