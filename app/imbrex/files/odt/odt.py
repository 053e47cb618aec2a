"""ODT: OpenDocument texts (odt, ott and flat fodt), with body, tables, notes and headers."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.glyphs.embedded_fonts import EmbeddedFonts
from imbrex.files.odt.odt_styles import Drawn, Styles, find_image
from imbrex.files.odt.opendocument import Opened, is_flat, is_of_kind, opened, style_lists
from imbrex.files.shared import css
from imbrex.files.shared.extracted import Block, Item, UnreadableError, compose
from imbrex.files.shared.hidden_text import END_QUOTE, NOTE, QUOTE, Appearance, block, foreign, mark_hidden, rearranged
from imbrex.files.shared.sessions import in_session, session_number
from imbrex.files.shared.side_text import COMMENT, DELETION, LARGE, TOO_COMPLEX, is_dense, is_prose, notes_on
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, find_all, local
from imbrex.messages import Message

_WHITE = re.compile("[ \t\r\n]+")
_MOST_SPACES = 1000  # in one element; a malicious file requests billions
# Declarations, the inline mark of a note, phonetic guides above a word.
_SKIPPED = frozenset(
    {"sequence-decls", "variable-decls", "user-field-decls", "note-citation"}
    | {"scripts", "event-listeners", "binary-data", "table-column", "named-expressions", "meta"}
)


@dataclass(slots=True)
class StoryContext:
    """What the stories of a document share.

    Attributes:
        left_out: side text, counted by name.
        pictures: number of large ones.
        sessions: those in which the file was edited.
        fields: texts of forms, by id.
        fonts: embedded ones.
    """

    styles: Styles = field(default_factory=Styles)
    left_out: Counter[Message] = field(default_factory=Counter)
    pictures: int = 0
    sessions: set[int] = field(default_factory=set)
    fields: dict[str, str] = field(default_factory=dict)
    fonts: EmbeddedFonts = field(default_factory=lambda: EmbeddedFonts({}))


class Story:
    """Collects the text of the body or of a header."""

    def __init__(self, kind: PartKind, context: StoryContext) -> None:
        self._context = context
        self._kind = kind
        self._out: list[str] = []
        self._asides: list[Block] = []
        self._beside: list[Block] = []
        self._boxes: list[str] = []
        self._drawn = Drawn(Appearance(ground=context.styles.paper))
        self._disguise: Disguise | None = None
        self._session = 0

    def blocks(self) -> list[Block]:
        """Return the collected text, tables, notes and side text."""
        return [block(self._kind, "".join([*self._out, *self._boxes])), *self._asides, *self._beside]

    def read_element(self, element: Element) -> None:
        """Collect the text of an element and its descendants; the parser limits the depth."""
        name = local(element)
        if name in _STEPS:
            _STEPS[name](self, element)
        elif name and name not in _SKIPPED:
            self._read_children(element)

    def _read_children(self, element: Element) -> None:
        for child in element:
            self.read_element(child)

    def _draw(self, drawn: Drawn) -> Drawn:
        """Change how text is drawn from here on; return the previous drawing."""
        outer, self._drawn = self._drawn, drawn
        self._disguise = drawn.disguise()
        return outer

    def _paragraph(self, element: Element) -> None:
        styles, name = self._context.styles, attribute(element, "style-name")
        ground = styles.ground("paragraph", name)
        said = styles.said("paragraph", name)
        drawn = self._drawn.on(ground).with_text(said).hide(styles.why_paragraph(name) or _why_hidden(element))
        outer, session = self._draw(drawn), self._session
        self._session = session_number(said.get(("text", "rsid"), ""))
        quoted = styles.is_quotation(name)
        self._out += [QUOTE] * quoted
        self._inline(element, first=True)
        self._out += [END_QUOTE] * quoted
        self._draw(outer)
        self._session = session
        self._out += ["\n", *self._boxes]
        self._boxes = []

    def _inline(self, element: Element, *, first: bool = False) -> None:
        """Collect text with white space collapsed, as the format requires."""
        text = _WHITE.sub(" ", element.text or "")
        self._out.append(self._marked(text.lstrip(" ") if first else text))
        for child in element:
            name = local(child)
            if not name or name in _STEPS or name in _SKIPPED:
                self.read_element(child)
            else:
                self._inline(child)
            self._out.append(self._marked(_WHITE.sub(" ", child.tail or "")))

    def _marked(self, text: str) -> str:
        if self._context.fonts and self._disguise is None:
            text = self._context.fonts.marked(text, self._drawn.font)
        text = mark_hidden(text, self._disguise)
        return in_session(text, self._session) if self._context.sessions else text

    def _span(self, element: Element) -> None:
        said = self._context.styles.said("text", attribute(element, "style-name"))
        outer, session = self._draw(self._drawn.with_text(said)), self._session
        self._session = session_number(said.get(("text", "rsid"), "")) or session
        self._inline(element)
        self._draw(outer)
        self._session = session

    def _section(self, element: Element) -> None:
        hidden = attribute(element, "display") == "none" or attribute(element, "is-hidden") == "true"
        outer = self._draw(self._drawn.hide() if hidden else self._drawn)
        self._read_children(element)
        self._draw(outer)

    def _spaces(self, element: Element) -> None:
        count = attribute(element, "c")
        self._out.append(" " * min(int(count), _MOST_SPACES) if count.isdecimal() else " ")

    def _tab(self, _: Element) -> None:
        self._out.append("\t")

    def _line_break(self, _: Element) -> None:
        self._out.append("\n")

    def _captured(self, element: Element) -> str:
        outer, boxes = self._out, self._boxes
        self._out, self._boxes = [], []
        self._read_children(element)
        text = "".join([*self._out, *self._boxes])
        self._out, self._boxes = outer, boxes
        return text

    def _apart(self, element: Element) -> str:
        """Collect content whose place on the page differs from its place in the file."""
        outer = self._draw(Drawn(Appearance(ground=self._context.styles.paper)))
        text = self._captured(element)
        self._draw(outer)
        return text

    def _note(self, element: Element) -> None:
        self._out.append(NOTE)
        self._asides.append(block(PartKind.FOOTNOTE, self._apart(element)))

    def _comment(self, element: Element) -> None:
        self._context.left_out[COMMENT] += 1
        self._beside.append(block(PartKind.COMMENT, self._apart(element)))

    def _deletion(self, element: Element) -> None:
        self._context.left_out[DELETION] += 1
        self._beside.append(block(PartKind.DELETION, self._apart(element)))

    def _description(self, element: Element) -> None:
        text = "".join(str(piece) for piece in element.itertext())
        if is_prose(text):
            self._beside.append(Block(PartKind.ALTERNATIVE, text))

    def _hidden_field(self, element: Element) -> None:
        """Collect conditionally hidden text, which is in an attribute and repeated where it is shown."""
        value = attribute(element, "string-value")
        if value != (element.text or "") and is_prose(value):
            self._beside.append(Block(PartKind.FIELD, value))
        outer = self._draw(self._drawn.hide() if attribute(element, "is-hidden") == "true" else self._drawn)
        self._inline(element)
        self._draw(outer)

    def _ruby(self, element: Element) -> None:
        """Collect text with a phonetic guide above it; beside letters of other scripts a guide is text like any."""
        start = len(self._out)
        for child in element:
            if local(child) == "ruby-base":
                self._inline(child)
            elif local(child) == "ruby-text" and not is_dense("".join(self._out[start:])):
                place = len(self._out)
                self._inline(child)
                self._out[place:] = [rearranged("".join(self._out[place:]))]

    def _forms(self, element: Element) -> None:
        for one in element.iter("{*}textarea", "{*}text", "{*}formatted-text"):
            key, text = attribute(one, "id"), attribute(one, "current-value") or attribute(one, "value")
            self._context.fields[key] = foreign(text)

    def _field(self, element: Element) -> None:
        """Collect the text in a field of a form."""
        text = self._context.fields.get(attribute(element, "control"), "")
        if text:
            drawn = self._drawn.hide(self._context.styles.why_frame(element))
            self._boxes.append(mark_hidden(text, drawn.disguise()) + "\n")

    def _frame(self, element: Element) -> None:
        """Track a drawing's position, size and fill."""
        styles = self._context.styles
        ground = styles.ground("graphic", attribute(element, "style-name"))
        width, height = (css.points(attribute(element, name), 0.0) or 0.0 for name in ("width", "height"))
        drawn = self._drawn.on(ground).hide(styles.why_frame(element))
        if find_image(element) and width * height >= LARGE * styles.width * styles.height:
            self._context.pictures += 1
        outer = self._draw(drawn)
        if local(element) == "custom-shape":
            self._text_box(element)
        else:
            self._read_children(element)
        self._draw(outer)

    def _text_box(self, element: Element) -> None:
        self._boxes.append(self._captured(element))

    def _table(self, element: Element) -> None:
        place = len(self._asides)
        rows = [self._table_row(row) for row in _rows(element)]
        text = "".join(f"{row}\n" for row in rows)
        if self._kind is PartKind.BODY:
            self._asides.insert(place, block(PartKind.TABLE, text))  # before the tables inside it
        else:
            self._out.append(text)

    def _table_row(self, row: Element) -> str:
        outer = self._draw(self._drawn.hide(self._context.styles.why_row(row)))
        text = "\t".join(self._cell(cell) for cell in _cells(row))
        self._draw(outer)
        return text

    def _cell(self, element: Element) -> str:
        ground = self._context.styles.ground("table-cell", attribute(element, "style-name"))
        outer = self._draw(self._drawn.on(ground))
        text = self._captured(element).removesuffix("\n")
        self._draw(outer)
        return text


_STEPS: Mapping[str, Callable[[Story, Element], None]] = {
    "p": Story._paragraph,  # noqa: SLF001
    "h": Story._paragraph,  # noqa: SLF001
    "span": Story._span,  # noqa: SLF001
    "section": Story._section,  # noqa: SLF001
    "s": Story._spaces,  # noqa: SLF001
    "tab": Story._tab,  # noqa: SLF001
    "line-break": Story._line_break,  # noqa: SLF001
    "note": Story._note,  # noqa: SLF001
    "annotation": Story._comment,  # noqa: SLF001
    "deletion": Story._deletion,  # noqa: SLF001
    "title": Story._description,  # noqa: SLF001
    "desc": Story._description,  # noqa: SLF001
    "hidden-text": Story._hidden_field,  # noqa: SLF001
    "ruby": Story._ruby,  # noqa: SLF001
    "forms": Story._forms,  # noqa: SLF001
    "control": Story._field,  # noqa: SLF001
    "frame": Story._frame,  # noqa: SLF001
    "custom-shape": Story._frame,  # noqa: SLF001
    "text-box": Story._text_box,  # noqa: SLF001
    "table": Story._table,  # noqa: SLF001
}


def _why_hidden(paragraph: Element) -> Disguise | None:
    mark = paragraph.find("{*}hidden-paragraph")
    return Disguise.HIDDEN if mark is not None and attribute(mark, "is-hidden") == "true" else None


def _rows(table: Element) -> list[Element]:
    rows: list[Element] = []
    for child in table:
        if local(child) == "table-row":
            rows.append(child)
        elif local(child) in {"table-rows", "table-header-rows", "table-row-group"}:
            rows += _rows(child)
    return rows


def _cells(row: Element) -> list[Element]:
    return [cell for cell in row if local(cell) in {"table-cell", "covered-table-cell"}]


_HEADERS = frozenset(
    {f"{place}{page}" for place in ("header", "footer") for page in ("", "-left", "-first")}  # style:header-left ...
)


def matches(source: Source) -> bool:
    """Detect by the MIME type in the package, or by the root of a flat file."""
    return is_of_kind(source, "text") or is_flat(source)


def read(source: Source) -> list[Item]:
    """Read an OpenDocument text."""
    file = opened(source)
    body = file.body("text")
    if body is None:
        raise UnreadableError(
            Message("This OpenDocument file is not a text document."), Message("Save the text as ODT or DOCX.")
        )
    fonts = file.fonts()
    read = _read(file, body, fonts)
    return _read(file, body, fonts) if fonts.are_misleading() else read


def _read(file: Opened, body: Element, fonts: EmbeddedFonts) -> list[Item]:
    context = StoryContext(Styles(file.lists()), sessions=file.sessions(), fonts=fonts)
    story = Story(PartKind.BODY, context)
    story.read_element(body)
    blocks = story.blocks() + _headers(file.styles, context)
    context.left_out[TOO_COMPLEX] += context.styles.is_cut
    notes = notes_on(context.left_out)
    return [compose(blocks, notes, file.properties(), context.pictures, file.history(context.sessions))]


def _headers(styles: Element | None, body: StoryContext) -> list[Block]:
    masters = find(styles, "master-styles") if styles is not None else None
    if masters is None:
        return []
    context = replace(body, styles=Styles(style_lists(styles, None))) if styles is not None else body
    blocks = []
    for page in find_all(masters, "master-page"):
        for element in page:
            if local(element) in _HEADERS and attribute(element, "display") != "false":
                story = Story(PartKind.HEADER, context)
                story.read_element(element)
                blocks += story.blocks()
    return blocks
