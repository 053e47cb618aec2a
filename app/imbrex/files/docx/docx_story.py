"""Docx story: the text of the body, a note, a header or a comment, with its hidden text and side text."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind
from imbrex.files.docx.docx_layout import Placing, is_behind, is_extreme, is_picture, placing, why_row
from imbrex.files.docx.docx_side_text import SideText
from imbrex.files.docx.docx_styles import Traits, ground, is_on
from imbrex.files.docx.story_context import StoryContext
from imbrex.files.shared.encoding import symbol
from imbrex.files.shared.extracted import Block
from imbrex.files.shared.hidden_text import (
    END_QUOTE,
    FARTHEST,
    NO_MARKS,
    NOTE,
    QUOTE,
    UNKNOWN,
    Appearance,
    Colour,
    block,
    foreign,
    is_crowded,
    mark_hidden,
    rearranged,
)
from imbrex.files.shared.package import reference
from imbrex.files.shared.sessions import in_session, session_number
from imbrex.files.shared.side_text import (
    DELETED_ROW,
    DELETION,
    EMBEDDED,
    field_result,
    has_right_to_left,
    is_dense,
    is_prose,
)
from imbrex.files.shared.xml_tree import Element, attribute, child, find, find_all, local, local_name

_CHARACTERS = {"tab": "\t", "ptab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "-", "softHyphen": "\u00ad"}
_CHARACTERS |= {"footnoteReference": NOTE, "endnoteReference": NOTE}
_SKIPPED = frozenset({"pPr", "rPr", "tblPr", "tcPr", "trPr", "sectPr", "sdtPr", "tblGrid", "rt"})  # rt: above words
_NARROWEST = 10  # percent of their width below which letters are mere lines
_FEWEST = 1.0  # point: a size of 0 is invalid
_PLACED = frozenset({"ind", "spacing"})
_DOCUMENTS = ("Word.", "soffice.", "opendocument.Writer")
_RIGHT_TO_LEFT, _END_DIRECTION = "\u202e", "\u202c"
KNOWN = ("microsoft", "openxmlformats", "oclc.org")  # in the names of namespaces that Word understands
_DRAWINGS = ("anchor", "inline", "shape", "rect", "roundrect", "oval", "polyline")
_MOST_NAMES = 1000  # nested elements; Word writes fewer


class Story:
    """Collects the text of one story."""

    def __init__(self, kind: PartKind, context: StoryContext, *, hidden: bool = False) -> None:
        self._context = context
        self._kind = kind
        self._out: list[str] = []
        self._tables: list[str] = []
        self._boxes: list[str] = []
        self._side_text = SideText(context.left_out, context.descriptions)
        self._paragraphs = 0  # number of paragraphs that enclose the current position
        self._style = ""
        self._ground = context.ground
        self._appearance: Disguise | None = None
        self._font = ""  # if any is embedded
        self._place = Disguise.HIDDEN if hidden else None  # why all text here is invisible
        self._table_style = ""
        self._fields: list[tuple[int, str]] = []  # starts of their results in `out`, and defaults of forms
        self._embedded: list[Block] = []
        self._backdrop = False  # a picture that the text of this page may run over
        self._deleting = False
        self._count = 0  # of paragraphs so far
        self._session = self._usual_session = 0  # of the current run, and of runs without one

    def blocks(self) -> list[Block]:
        """Return the collected text, the tables of the body separately, and then the side text."""
        self._flush_boxes()
        tables = (block(PartKind.TABLE, table) for table in self._tables)
        return [block(self._kind, "".join(self._out)), *self._embedded, *tables, *self._side_text.blocks()]

    def read_element(self, element: Element) -> None:
        """Collect the text of an element and its descendants; the parser limits the depth."""
        _STEPS_OF[element.tag](self, element)

    def _read_children(self, children: Iterable[Element]) -> None:
        for one in children:
            _STEPS_OF[one.tag](self, one)

    def _text(self, element: Element) -> None:
        text = element.text or ""
        if self._font and self._appearance is None:
            text = self._context.fonts.marked(text, self._font)
        self._out.append(self._signed(mark_hidden(text, self._appearance)))

    def _deleted_text(self, element: Element) -> None:
        if self._deleting:
            self._text(element)

    def _character(self, element: Element) -> None:
        self._out.append(_CHARACTERS[local(element)])
        self._backdrop = self._backdrop and attribute(element, "type") != "page"  # as breaks have it

    def _page_break(self, element: Element) -> None:
        self._backdrop = False
        self._read_children(element)

    def _skip(self, element: Element) -> None:
        """Leave out an element."""

    def _signed(self, text: str) -> str:
        """Mark the editing session of a text, if any session is known."""
        if self._deleting or not (self._session or self._context.sessions):
            return text
        self._context.sessions.add(self._session)
        return in_session(text, self._session)

    def _paragraph(self, element: Element) -> None:
        outer = self._style, self._ground, self._place, self._appearance
        usual = self._usual_session, self._session
        self._usual_session = self._session = _session_of(element, "rsidRDefault", "rsidR")
        children = [*element]
        self._style, self._appearance = "", None
        is_joined = False
        if children and local(children[0]) == "pPr":
            is_joined = self._begin_paragraph(children.pop(0))
        else:
            self._ground = self._context.styles.ground("") or self._ground
        quoted = not self._paragraphs and self._context.styles.is_quotation(self._style)
        self._paragraphs += 1
        self._count += 1
        self._out += [QUOTE] * quoted
        self._read_children(children)
        self._out += [END_QUOTE] * quoted
        self._paragraphs -= 1
        self._style, self._ground, self._place, self._appearance = outer
        self._usual_session, self._session = usual
        if not is_joined:
            self._out.append("\n")
        if not self._paragraphs:
            self._flush_boxes()

    def _begin_paragraph(self, properties: Element) -> bool:
        """Apply the properties of a paragraph; return whether its mark is deleted."""
        styles = self._context.styles
        own: Colour | None = None
        placed: Placing = {}
        is_joined = False
        for one in properties:
            name = local_name(one.tag)
            if name == "rPr":
                is_joined = is_joined or child(one, "del") is not None
            elif name == "pStyle":
                self._style = attribute(one, "val")
            elif name == "shd":
                own = styles.shading(one)
            elif name == "framePr":
                self._place = self._place or self._context.sheet.why_frame(one)
            elif name == "sectPr":
                self._backdrop = False
            elif name in _PLACED and is_extreme(one):
                placed = placing(properties)
            elif name == "numPr" and self._context.labels:
                self._label(one)
        placed = styles.placing(self._style) | placed
        if placed:
            self._place = self._place or self._context.sheet.why_paragraph(placed)
        self._ground = own or styles.ground(self._style) or self._ground
        return is_joined

    def _label(self, numbered: Element) -> None:
        level, number = (find(numbered, name) for name in ("ilvl", "numId"))
        key = tuple(attribute(one, "val") if one is not None else "" for one in (number, level))
        self._out.append(f"{foreign(self._context.labels.get((key[0], key[1] or '0'), ''))} ")

    def _run(self, element: Element) -> None:
        outer, children = self._appearance, [*element]
        self._appearance = self._appearance_of(children)
        self._session = _session_of(element, "rsidR") or self._usual_session
        self._read_children(children)
        self._appearance = outer

    def _appearance_of(self, children: Iterable[Element]) -> Disguise | None:
        """Why the run with these children is invisible, or None if it is visible."""
        styles = self._context.styles
        character = ""
        own: Traits = {}
        for properties in children:
            if local_name(properties.tag) == "rPr":
                traits, style = styles.traits(properties)
                own, character = own | traits, style or character
        said = styles.run(self._style, character, self._table_style)
        if self._context.fonts:
            self._font = str(own.get("font") or said.get("font") or "")
        if self._place:
            return self._place
        # Most runs are drawn like one before them.
        key = (self._style, character, self._table_style, *own.items(), self._ground, self._backdrop)
        appearances = self._context.appearances
        if key not in appearances:
            appearances[key] = self._drawn(said | own)
        return appearances[key]

    def _drawn(self, said: Traits) -> Disguise | None:
        drawn = bool(said.get("drawn"))
        behind = said.get("highlight") or said.get("shade") or (UNKNOWN if self._backdrop else self._ground)
        colour = said.get("colour")
        size = _number(said, "points", 12.0)
        narrow = _number(said, "scale", 100.0) < _NARROWEST
        if "spacing" in said:
            narrow = narrow or is_crowded(_number(said, "spacing", 0.0), size)
        return Appearance(
            colour if isinstance(colour, tuple) and not drawn else None,
            behind if isinstance(behind, tuple) else UNKNOWN,
            _FEWEST if narrow else size,
            bool(said.get("vanish")) or (bool(said.get("clear")) and not drawn),
            "raised" in said and abs(_number(said, "raised", 0.0)) >= FARTHEST,
        ).disguise()

    def _symbol(self, element: Element) -> None:
        self._out.append(mark_hidden(symbol(attribute(element, "font"), attribute(element, "char")), self._appearance))

    def _simple_field(self, element: Element) -> None:
        self._fields.append((len(self._out), ""))
        self._side_text.add_code(attribute(element, "instr"))
        self._read_children(element)
        self._end_field()

    def _instruction(self, element: Element) -> None:
        self._side_text.add_code(element.text or "")

    def _field_mark(self, element: Element) -> None:
        kind = attribute(element, "fldCharType")
        if kind == "begin":
            self._side_text.end_code()
            form = find(element, "textInput") if len(element) else None
            default = find(form, "default") if form is not None else None
            self._fields.append((len(self._out), attribute(default, "val") if default is not None else ""))
        elif not self._fields:
            self._side_text.end_code()
        elif kind == "end":
            self._end_field()

    def _end_field(self) -> None:
        """End a field; one without a stored result shows that of its code, or the default of a form."""
        start, default = self._fields.pop()
        code = self._side_text.drop_code()
        result = field_result(code) or default
        if result and not "".join(self._out[start:]).translate(NO_MARKS).strip():
            text = mark_hidden(foreign(result), self._appearance)
            self._out.append(self._signed(rearranged(text) if len(result) == 1 and result.isalpha() else text))
        elif code:
            self._side_text.add_code(code)
            self._side_text.end_code()

    def _deletion(self, element: Element) -> None:
        if not self._deleting:
            self._context.left_out[DELETION] += 1
            self._delete(self._captured_deletion(element))

    def _captured_deletion(self, element: Element) -> str:
        outer, appearance, self._out, self._appearance, self._deleting = self._out, self._appearance, [], None, True
        self._read_children(element)
        text, self._out, self._appearance, self._deleting = "".join(self._out), outer, appearance, False
        return text

    def _delete(self, text: str) -> None:
        self._side_text.delete(text, (id(self._out), len(self._out)), self._count)

    def _alternatives(self, element: Element) -> None:
        """Collect a text box or picture with alternatives for newer and older programs, once."""
        pictures = self._context.pictures
        for choice in element:
            if not _is_understood(choice):
                self._hide(choice)
                continue
            before = len(self._out), len(self._boxes)
            self.read_element(choice)
            if self._context.pictures > pictures:
                self._context.pictures = pictures = pictures + 1
            if (len(self._out), len(self._boxes)) != before:
                return

    def _hide(self, element: Element) -> None:
        """Collect text that Word does not show."""
        outer, self._place = self._place, Disguise.HIDDEN
        self._read_children(element)
        self._place = outer

    def _control(self, element: Element) -> None:
        """Collect a content control; one that is bound to data shows these, whatever its content is."""
        binding = next(
            (one for part in element if local(part) == "sdtPr" for one in find_all(part, "dataBinding")), None
        )
        text = foreign(self._context.package.bound(binding)) if binding is not None else ""
        if not text:
            self._read_children(element)
            return
        start = len(self._out)
        self._read_children(element)
        stored = "".join(self._out[start:]).translate(NO_MARKS)
        if stored.split() != text.split():
            del self._out[start:]
            self._out.append(self._signed(mark_hidden(text, self._place)))
            self._hide(element)

    def _ruby(self, element: Element) -> None:
        """Collect text with a phonetic guide above it; beside letters of other scripts a guide is text like any."""
        base, guide = (next(find_all(element, name), None) for name in ("rubyBase", "rt"))
        start = len(self._out)
        if base is not None:
            self._read_children(base)
        if guide is not None and not is_dense("".join(self._out[start:])):
            start = len(self._out)
            self._read_children(guide)
            self._out[start:] = [rearranged("".join(self._out[start:]))]

    def _direction(self, element: Element) -> None:
        """Collect letters that are shown from right to left."""
        turned = attribute(element, "val") == "rtl"
        self._out.append(_RIGHT_TO_LEFT if turned else "")
        self._read_children(element)
        self._out.append(_END_DIRECTION if turned else "")

    def _art(self, element: Element) -> None:
        text = foreign(attribute(element, "string"))
        if self._kind is PartKind.BODY or is_prose(text):  # headers have watermarks of a word or two
            self._boxes.append(mark_hidden(text, self._place) + "\n")

    def _diagram(self, element: Element) -> None:
        text = foreign(self._context.package.drawn(reference(element, "dm") or reference(element)))
        if text:
            self._boxes.append(mark_hidden(text, self._place))

    def _object(self, element: Element) -> None:
        """Collect an embedded file whose page is shown instead of an icon."""
        if attribute(element, "DrawAspect") == "Icon" or not attribute(element, "ProgID").startswith(_DOCUMENTS):
            self._context.left_out[EMBEDDED] += 1
        else:
            self._embedded += self._context.embedded(self._context.package.name(reference(element)))

    def _drawing(self, element: Element) -> None:
        """Collect a drawing's text, tracking its position, size and description."""
        sheet, outer = self._context.sheet, self._place
        if sheet.is_large(element):
            self._context.pictures += is_picture(element)
            self._backdrop = self._backdrop or is_behind(element)
        self._place = outer or sheet.why_drawing(element)
        for described in (element, *find_all(element, "docPr")):
            self._side_text.describe(described)
        self._shape(element)
        self._place = outer

    def _shape(self, element: Element) -> None:
        outer, self._ground = self._ground, ground(element, self._context.styles.theme)
        self._read_children(element)
        self._ground = outer

    def _text_box(self, element: Element) -> None:
        """Collect a text box, which is anchored inside a paragraph; its text goes after the paragraph."""
        outer, depth = self._out, self._paragraphs
        self._out, self._paragraphs = [], 1  # not of the outermost: nested boxes wait, too
        self._read_children(element)
        self._boxes.append("".join(self._out))
        self._out, self._paragraphs = outer, depth

    def _flush_boxes(self) -> None:
        self._out += self._boxes
        self._boxes = []

    def _table(self, element: Element) -> None:
        outer, self._out = self._out, []
        around = self._ground, self._place, self._table_style
        turned = self._begin_table(element)
        place = len(self._tables)
        for row in _inside(element, "tr"):
            if any(local(mark) == "del" for properties in row if local(properties) == "trPr" for mark in properties):
                self._context.left_out[DELETED_ROW] += 1
                self._delete("\t".join(self._captured_deletion(cell).strip() for cell in _inside(row, "tc")))
                continue
            self._out.append(self._row(row, turned=turned) + "\n")
        text, self._out = "".join(self._out), outer
        self._ground, self._place, self._table_style = around
        if self._kind is PartKind.BODY:
            self._tables.insert(place, text)  # before the tables inside it
        else:
            self._out.append(text)

    def _begin_table(self, table: Element) -> bool:
        """Apply the properties of a table; return whether its cells are shown from right to left."""
        styles = self._context.styles
        properties = next((one for one in table if local(one) == "tblPr"), None)
        self._table_style = ""
        if properties is None:
            return False
        style = find(properties, "tblStyle")
        self._table_style = attribute(style, "val") if style is not None else ""
        self._ground = self._shaded(properties) or styles.table_ground(self._table_style) or self._ground
        self._place = self._place or self._context.sheet.why_table(properties)
        return any(local(one) == "bidiVisual" and is_on(one) for one in properties)

    def _row(self, row: Element, *, turned: bool) -> str:
        outer = self._place
        for properties in row:
            if local(properties) == "trPr":
                self._place = self._place or why_row(properties)
        cells = [self._cell(cell) for cell in _inside(row, "tc")]
        self._place = outer
        return "\t".join(reversed(cells) if turned and not has_right_to_left("".join(cells)) else cells)

    def _shaded(self, properties: Element) -> Colour | None:
        shading = child(properties, "shd")
        return self._context.styles.shading(shading) if shading is not None else None

    def _cell(self, element: Element) -> str:
        outer, behind, self._out = self._out, self._ground, []
        children = [*element]
        for properties in children:
            if local_name(properties.tag) == "tcPr":
                self._ground = self._shaded(properties) or self._ground
        self._read_children(children)
        self._flush_boxes()
        text, self._out, self._ground = "".join(self._out), outer, behind
        return text.removesuffix("\n")


_STEPS: Mapping[str, Callable[[Story, Element], None]] = {
    "t": Story._text,  # noqa: SLF001
    "delText": Story._deleted_text,  # noqa: SLF001
    "p": Story._paragraph,  # noqa: SLF001
    "r": Story._run,  # noqa: SLF001
    "tbl": Story._table,  # noqa: SLF001
    "sym": Story._symbol,  # noqa: SLF001
    "fldSimple": Story._simple_field,  # noqa: SLF001
    "instrText": Story._instruction,  # noqa: SLF001
    "fldChar": Story._field_mark,  # noqa: SLF001
    "AlternateContent": Story._alternatives,  # noqa: SLF001
    "txbxContent": Story._text_box,  # noqa: SLF001
    "wsp": Story._shape,  # noqa: SLF001
    "sdt": Story._control,  # noqa: SLF001
    "ruby": Story._ruby,  # noqa: SLF001
    "bdo": Story._direction,  # noqa: SLF001
    "textpath": Story._art,  # noqa: SLF001
    "relIds": Story._diagram,  # noqa: SLF001
    "chart": Story._diagram,  # noqa: SLF001
    "OLEObject": Story._object,  # noqa: SLF001
    "ignored": Story._hide,  # noqa: SLF001
    "del": Story._deletion,  # noqa: SLF001
    "moveFrom": Story._deletion,  # noqa: SLF001
    **dict.fromkeys(_CHARACTERS, Story._character),  # noqa: SLF001
    **dict.fromkeys(_SKIPPED, Story._skip),  # noqa: SLF001
    "lastRenderedPageBreak": Story._page_break,  # noqa: SLF001
    **dict.fromkeys(_DRAWINGS, Story._drawing),  # noqa: SLF001
    "": Story._skip,  # noqa: SLF001 - a comment or an instruction
}


class _StepsOf(dict[object, Callable[[Story, Element], None]]):
    """The step for an element in any namespace that Word knows; no program shows the text of others."""

    def __missing__(self, tag: object) -> Callable[[Story, Element], None]:
        if len(self) > _MOST_NAMES:
            self.clear()
        space, _, name = tag.rpartition("}") if isinstance(tag, str) else ("", "", "")
        is_foreign = space and not any(known in space for known in KNOWN)
        return self.setdefault(tag, _STEPS.get("ignored" if is_foreign else name, Story._read_children))  # noqa: SLF001


_STEPS_OF = _StepsOf()


def _is_understood(choice: Element) -> bool:
    """Whether Word shows a choice; what it requires is named by a prefix."""
    spaces = (choice.nsmap.get(prefix) for prefix in attribute(choice, "Requires").split())
    return all(space is None or any(known in space for known in KNOWN) for space in spaces)


def _number(said: Traits, name: str, usual: float) -> float:
    value = said.get(name)
    return value if isinstance(value, float) and value else usual


def _session_of(element: Element, *names: str) -> int:
    """The session in the first of some attributes that has one; 0 if there is none."""
    for name in names:
        if number := session_number(attribute(element, name)):
            return number
    return 0


def _inside(element: Element, name: str) -> Iterator[Element]:
    """Yield the rows of a table or the cells of a row, also in content controls and tracked insertions."""
    for one in element:
        found = local_name(one.tag)
        if found == name:
            yield one
        elif found in {"sdt", "sdtContent", "ins", "customXml", "moveTo", "smartTag"}:
            yield from _inside(one, name)
