"""Web pages: the text that a browser would show, a line for each block, and the text that it would hide."""

import base64
import binascii
import re
from dataclasses import dataclass, field, replace
from html import escape
from urllib.parse import unquote_to_bytes

import tinycss2
from selectolax.lexbor import LexborHTMLParser, LexborNode

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind, Properties, Unseen
from imbrex.files.html import page_order
from imbrex.files.html.cascade import Cascade, Declarations, ElementRules
from imbrex.files.html.html_visibility import ComputedStyle, covers, inside, start
from imbrex.files.html.nesting import parsed
from imbrex.files.html.page_fonts import PageFonts, font_of
from imbrex.files.shared.encoding import CONTROLS, decode, is_binary, named
from imbrex.files.shared.extracted import Block, Item, compose
from imbrex.files.shared.hidden_text import END_QUOTE, NO_MARKS, QUOTE, block, mark_hidden, plain, rearranged
from imbrex.files.shared.properties import made, safely
from imbrex.files.shared.side_text import is_dense, is_prose, is_running
from imbrex.files.shared.source import Source, has_signature
from imbrex.messages import Message

SUFFIXES = frozenset({".html", ".htm", ".xhtml", ".xht", ".shtml"})
_SIGNS = ("<!doctype html", "<html", "<body")
_WHITE = re.compile("[ \t\r\n\f]+")
_LINE_ENDS = re.compile(f"[ \t]*\n[ \t\n{QUOTE}{END_QUOTE}]*")
_QUOTING = frozenset({"blockquote", "q"})
_MARKED = str.maketrans("\n\t ", "\x00\x01\x02")
_NO_MARKS = dict.fromkeys(range(3)) | NO_MARKS
_UNMARKED = str.maketrans("\x00\x01\x02", "\n\t ")
_LINKED = Message("Style sheets in other files were not read. Text that they hide is compared.")
_NESTED = Message("Pages that are embedded in one another more than three times were not read.")
_CUT = Message("The page has too many styles to apply all of them. Text that they hide may be compared.")
_SITES = "script[src], nav, link[rel~=stylesheet]:not([href^='data:'])"
_SKIPPED = frozenset({"script", "style", "head", "template", "noscript", "iframe", "object", "audio", "video"})
_FRAMES = frozenset({"iframe", "object", "template"})
_DRAWN = frozenset({"text", "foreignObject"})  # of a drawing
_BUTTONS = frozenset({"button", "submit", "reset"})
_TYPED = frozenset({"text", "search", "email", "url", "tel", "password", "number", ""}) - {"password"}
_FEW_GENERATED = 40  # letters: signs before links and items of lists
_RIGHT_TO_LEFT, _END_DIRECTION = "\u202e", "\u202c"
_AUTHOR = ("author", "dc.creator", "article:author")
_EDITOR = ("changedby",)
_CREATED = ("dc.created", "dc.date", "dc.issued", "article:published_time", "created", "date")
_MODIFIED = ("dc.modified", "article:modified_time", "changed", "last-modified")
_DESCRIPTIONS = ("alt", "title", "aria-label")
_LARGE = 180_000  # square pixels: a fifth of a page on a screen
_LARGE_DATA = 50_000  # characters of an embedded picture without a declared size
_MOST_STRAY = 0.2  # of the bytes of a page
_HEAD = 2**18  # characters of a page that are searched for its properties
_BLOCKS = frozenset(
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure "
    "footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol option p pre section select summary "
    "table tbody tfoot thead title tr ul".split()
)
_CELLS = frozenset({"td", "th"})
_CLOSED = re.compile(rb"</[a-z][a-z0-9]{0,9}>", re.IGNORECASE)
_MANY = 10  # hidden pieces in paragraphs
_MOST_FRAMES = 3  # levels of nesting
_NO_SIZE = frozenset({"0", "1", "0px", "1px"})
_CHARSET = re.compile(rb"""<meta[^>]{0,200}?charset\s*=\s*["']?\s*([A-Za-z0-9_.:-]{2,40})|"""
                      rb"""<\?xml[^>]{0,100}?encoding\s*=\s*["']([A-Za-z0-9_.:-]{2,40})""", re.IGNORECASE)  # fmt: skip


def matches(source: Source) -> bool:
    """Detect HTML by its first tags, or by suffix if there are none."""
    if has_signature(source.head):
        return False
    return source.suffix in SUFFIXES or any(sign in source.markup for sign in _SIGNS)


def read(source: Source) -> list[Item]:
    """Read a web page."""
    markup = page_markup(source.data)
    told = read_markup(markup)
    return [compose(told.blocks(), told.notes, page_properties(markup), told.pictures)]


@dataclass(slots=True)
class PageContent:
    """Content of a page, or of several one after another.

    Attributes:
        text: a stream with marks (see `mark_hidden`).
        descriptions: of pictures, and for screen readers; each once.
        pictures: number of large ones.
        is_site: whether a website generated one of the pages, which hides sort keys, machine-readable dates and the
            like.
        notes: sentences on styles that were not applied; each once.
    """

    text: str = ""
    descriptions: dict[str, None] = field(default_factory=dict)
    pictures: int = 0
    is_site: bool = False
    notes: dict[Message, None] = field(default_factory=dict)
    generated: int = 0  # letters that style sheets add, or put in another order

    def blocks(self) -> list[Block]:
        """Return the text of the page, and its side text."""
        body = block(PartKind.BODY, self.text)
        if self.is_site and sum(one.kind is Disguise.HIDDEN for one in body.unseen) < _MANY:
            body = replace(body, unseen=tuple(one for one in body.unseen if _is_meant(one, body.text)))
        return [body, *(Block(PartKind.ALTERNATIVE, one) for one in self.descriptions)]

    def add(self, other: "PageContent") -> None:
        """Append another page."""
        self.text = "\n".join(text for text in (self.text, other.text) if text)
        self.descriptions |= other.descriptions
        self.notes |= other.notes
        self.pictures += other.pictures
        self.is_site |= other.is_site


def _is_meant(unseen: Unseen, text: str) -> bool:
    return unseen.kind is not Disguise.HIDDEN or is_running(text[unseen.span.start : unseen.span.end])


def page_markup(data: bytes) -> str:
    """Decode a page by its byte order mark, its declared encoding, or its letters."""
    found = _CHARSET.search(data[:4096])
    declared = (found[1] or found[2]).decode("ascii") if found else ""
    return named(data, declared) or decode(_without_stray_bytes(data)).text


def _without_stray_bytes(data: bytes) -> bytes:
    """Drop binary bytes among the text of a page, as browsers do; with too many of them it is not a page."""
    if not is_binary(data) or not _CLOSED.search(data):
        return data
    text = data.translate(None, CONTROLS)
    return text if len(data) - len(text) <= _MOST_STRAY * len(data) else data


def page_properties(markup: str) -> Properties:
    """Return the properties in the head of a page, as of HTML, Dublin Core, Open Graph and LibreOffice."""
    return safely(lambda: _properties(parsed(markup[:_HEAD].translate(_NO_MARKS))))


def _properties(page: LexborHTMLParser) -> Properties:
    told: dict[str, str] = {}
    for meta in page.css("meta[content]"):
        name = meta.attributes.get("name") or meta.attributes.get("property") or ""
        told.setdefault(name.lower().replace("dcterms.", "dc."), meta.attributes.get("content") or "")
    title = page.css_first("title")
    author, editor, created, modified = (
        next((told[name] for name in names if told.get(name)), "") for names in (_AUTHOR, _EDITOR, _CREATED, _MODIFIED)
    )
    return made(author, editor, created, modified, title.text() if title else told.get("dc.title", ""))


def read_markup(markup: str) -> PageContent:
    """Extract the content of a page, with blocks on lines of their own."""
    fonts = PageFonts()
    told = read_with_fonts(markup, fonts)
    return read_with_fonts(markup, fonts) if fonts.are_misleading() else told


def read_with_fonts(markup: str, fonts: PageFonts, folder: str = "") -> PageContent:
    """Extract the content of a page in a folder of a book; letters of misleading fonts are marked once it is known."""
    tree = parsed(markup.translate(_NO_MARKS))
    told = PageContent(is_site=tree.css_first(_SITES) is not None)
    if tree.root is not None:
        out: list[str] = []
        _Walk(tree, out, told, fonts, folder).through(tree.root)
        # Marks for preformatted line ends and blanks, which survive the folding here.
        text = _LINE_ENDS.sub(_line_end, "".join(out)).translate(_UNMARKED).strip("\n")
        told.text = f"{text}\n" if text else ""
        if told.generated < _FEW_GENERATED:
            told.text = plain(told.text)
    return told


def _line_end(match: re.Match[str]) -> str:
    """A line end, after the quotations that end there and before those that begin."""
    return "".join((END_QUOTE * match[0].count(END_QUOTE), "\n", QUOTE * match[0].count(QUOTE)))


@dataclass(slots=True)
class _Level:
    """An open element.

    Attributes:
        start: of its text in `out`.
        order: how its children are placed: "flex", "reverse", or as they come.
        place: among its siblings: a number, or "right" for one that floats there.
        items: its children: place, start and end of their text.
    """

    tag: str
    computed: ComputedStyle
    said: ElementRules
    start: int = 0
    order: str = ""
    place: str = ""
    gap: str = ""
    is_block: bool = False
    preformatted: bool = False
    drawn: bool = True  # text here is shown: in a drawing, only that of some elements
    quoted: bool = False  # it is a quotation, or in one
    items: list[tuple[str, int, int]] = field(default_factory=list)

    def set_place(self, outer: "_Level", display: str, own: Declarations) -> None:
        """Set its place in another element, and how its own children are placed."""
        self.order = page_order.order(display, own)
        self.gap = " " * any(own.get(name, "0") not in {"0", "0px"} for name in ("gap", "column-gap"))
        floats = "right" if own.get("float") == "right" else page_order.at(own, self.computed.appearance.points)
        self.place = own.get("order", "") if outer.order else floats


class _Walk:
    """Visits all nodes of a page in order, without recursion: nesting may be arbitrarily deep."""

    def __init__(
        self,
        tree: LexborHTMLParser,
        out: list[str],
        told: PageContent,
        fonts: PageFonts,
        folder: str = "",
        depth: int = 0,
    ) -> None:
        sheets = [(style.text() or "", folder) for style in tree.css("style")]
        linked = [address for link in tree.css("link[rel~=stylesheet]") if (address := link.attributes.get("href"))]
        found = [(_data(one)[0], folder) if _is_data(one) else fonts.sheet(one, folder) for one in linked]
        sheets += [one for one in found if one is not None]
        self._cascade = Cascade([text for text, _ in sheets], tree.root)
        self._fonts, self._families = fonts, fonts.families(sheets)
        if None in found or any("@import" in text for text, _ in sheets):
            told.notes[_LINKED] = None
        if self._cascade.is_cut:
            told.notes[_CUT] = None
        self._is_site = tree.css_first(_SITES) is not None
        self._out = out
        self._told = told
        self._depth = depth
        self._levels = [_Level("", start(is_site=self._is_site), ElementRules())]

    def hide(self, why: Disguise | None) -> None:
        """Hide all of the page."""
        self._levels[0].computed = replace(self._levels[0].computed, why=why)

    def through(self, root: LexborNode) -> None:
        """Collect the text of all nodes below one."""
        node: LexborNode | None = root
        while node is not None:
            below = self._enter(node)
            if below is not None:
                node = below
                continue
            while node is not None:
                if node.is_element_node:
                    self._leave()
                if node.mem_id == root.mem_id:
                    return
                if node.next is not None:
                    node = node.next
                    break
                node = node.parent

    def _enter(self, node: LexborNode) -> LexborNode | None:
        """Open a node; return the first one below it that may have text."""
        if node.is_text_node:
            self._text(node)
        if not node.is_element_node:
            return None
        tag = node.tag or ""
        level = self._level(node, tag)
        self._begin_line(tag, level)
        level.start = len(self._out)
        self._levels.append(level)
        if level.computed.overridden and not self._levels[-2].computed.overridden:
            self._out.append(_RIGHT_TO_LEFT)
        if level.said.before:
            self._generate(node, level.said.before)
        if tag in _SKIPPED:
            if tag in _FRAMES:
                self._read_frame(node, tag, level.computed)
            return None
        _look_beside(node, tag, self._told)
        if tag == "input":
            self._input(node)
        below = node.first_child
        if below is None or level.said.after:  # generated text comes last, with the attributes of the element
            level.said = replace(level.said, after=self._generated(node, level.said.after))
        return below

    def _begin_line(self, tag: str, level: _Level) -> None:
        if tag in _QUOTING and not self._levels[-1].quoted:
            self._out.append(f"\n{QUOTE}" if level.is_block else QUOTE)
        elif level.is_block or tag == "br":
            self._out.append("\n")

    def _level(self, node: LexborNode, tag: str) -> _Level:
        outer = self._levels[-1]
        told = {name: value or "" for name, value in node.attributes.items()}
        said = self._cascade.rules(node, told.get("style", ""))
        computed = self._computed(outer.computed, tag, told, said)
        level = _Level(tag, computed, said, preformatted=outer.preformatted or tag == "pre", drawn=outer.drawn)
        level.quoted = outer.quoted or tag in _QUOTING
        if tag == "svg" or not outer.drawn:
            level.drawn = tag in _DRAWN
        display = said.own.get("display", "") if said.own else ""
        level.is_block = not display.startswith("inline") if tag in _BLOCKS else display in _SHOWN_AS_BLOCKS
        level.is_block = level.is_block or (tag == "text" and level.drawn)
        if said.own:
            level.set_place(outer, display, said.own)
        return level

    def _computed(self, computed: ComputedStyle, tag: str, told: dict[str, str], said: ElementRules) -> ComputedStyle:
        """How the text of an element looks, in another that looks so."""
        if tag == "p" and not computed.in_paragraph:
            computed = replace(computed, in_paragraph=True)
        if told or said.own or tag in {"svg", "dialog", "bdo"}:
            computed = inside(computed, tag, told, said, is_site=self._is_site)
        if self._families and said.own:
            font = font_of(said.own, self._families, computed.font)
            computed = computed if font == computed.font else replace(computed, font=font)
        if said.after and covers(said.after):
            computed = replace(computed, why=computed.why or Disguise.COVERED)
        return computed

    def _leave(self) -> None:
        level = self._levels.pop()
        if level.said.after:
            self._out.append(level.said.after.get(_TEXT, ""))
        if len(level.items) > 1:  # boxes in one another would be joined at each level
            self._put_in_order(level)
        if level.computed.overridden and not self._levels[-1].computed.overridden:
            self._out.append(_END_DIRECTION)
        if level.tag in _QUOTING and not self._levels[-1].quoted:
            self._out.append(f"{END_QUOTE}\n" if level.is_block else END_QUOTE)
        elif level.is_block:
            self._out.append("\n")
        elif level.tag in _CELLS:
            self._out.append("\t")
        outer = self._levels[-1]
        if outer.order or level.place == "right" or page_order.AT in level.place or outer.items:
            outer.items.append((level.place, level.start, len(self._out)))

    def _text(self, node: LexborNode) -> None:
        level = self._levels[-1]
        if not level.drawn:
            return
        text = (node.text_content or "").translate(_NO_MARKS)
        why = level.computed.disguise()
        if level.preformatted:
            text = self._as_shown(text.replace("\r\n", "\n"), why)
            self._out.append(mark_hidden(text.translate(_MARKED), why))
            return
        text = _WHITE.sub(" ", text)
        ends_blank = not self._out or self._out[-1].translate(NO_MARKS)[-1:] in {" ", "\n", "\t"}
        text = text[1:] if ends_blank and text.startswith(" ") else text
        if not text:
            return
        if level.tag == "rt" and why is None and not is_dense("".join(self._out[-2:])):
            why = Disguise.REARRANGED  # no reading of an ideograph
            self._told.generated += len(text)
        self._out.append(mark_hidden(self._as_shown(text, why), why))

    def _as_shown(self, text: str, why: Disguise | None) -> str:
        """Mark the letters of visible text that the page shows as others."""
        return text if why is not None else self._fonts.marked(text, self._levels[-1].computed.font)

    def _generate(self, node: LexborNode, said: Declarations) -> None:
        self._out.append(self._generated(node, said).get(_TEXT, ""))

    def _generated(self, node: LexborNode, said: Declarations) -> Declarations:
        """Return the text that a style sheet adds to an element, under a name that no property has."""
        if not said.get("content") or self._levels[-1].computed.disguise() or not self._levels[-1].drawn:
            return {}
        tokens = tinycss2.parse_component_value_list(said["content"], skip_comments=True)
        pieces = []
        for token in tokens:
            if token.type == "string":
                pieces.append(token.value)
            elif token.type == "function" and token.lower_name == "attr" and token.arguments:
                pieces.append(node.attributes.get(tinycss2.serialize(token.arguments[:1]).strip()) or "")
        text = "".join(pieces).translate(_NO_MARKS)
        self._told.generated += sum(map(str.isalpha, text))
        return {_TEXT: rearranged(text)} if text else {}

    def _input(self, node: LexborNode) -> None:
        """Collect what a field shows; each field is a cell."""
        given = node.attributes
        kind = (given.get("type") or "").lower()
        shown = given.get("value") or ""
        if kind in _TYPED:
            hint = given.get("placeholder") or ""
            shown = shown or (hint if is_prose(hint) else "")
        elif kind not in _BUTTONS:
            return
        text = shown.translate(_NO_MARKS)
        if text:
            self._out.append(mark_hidden(text, self._levels[-1].computed.disguise()) + "\t")

    def _put_in_order(self, level: _Level) -> None:
        """Put the text of the children of an element in the order of the page; text between them is a child, too."""
        out = self._out
        text, position = [], level.items[0][1]
        for place, first, end in level.items:
            if (between := "".join(out[position:first])).strip():
                text.append((between, ""))
            text.append(("".join(out[first:end]), place))
            position = end
        placed = page_order.positioned(text) or page_order.floated(text)
        if level.order:
            placed = sorted(text, key=lambda pair: page_order.number(pair[1]))
            placed = placed[::-1] if level.order == "reverse" else placed
        joined = level.gap.join(piece for piece, _ in placed)
        is_apart = page_order.are_small(text) and placed != text
        if is_apart and is_running(joined.translate(NO_MARKS)):
            joined = rearranged(joined)
            self._told.generated += len(joined)
        out[level.items[0][1] : position] = [joined]

    def _read_frame(self, node: LexborNode, tag: str, computed: ComputedStyle) -> None:
        """Read the embedded page of a frame, hidden if the frame is; external pages are ignored."""
        attributes = node.attributes
        if tag == "template":
            markup = (node.html or "").partition(">")[2] if "shadowrootmode" in attributes else ""
        else:
            markup = attributes.get("srcdoc") or _of_data(attributes.get("src") or attributes.get("data") or "")
        if not markup.strip():
            return
        if self._depth >= _MOST_FRAMES:
            self._told.notes[_NESTED] = None
            return
        tree = parsed(markup.translate(_NO_MARKS))
        walk = _Walk(tree, self._out, self._told, self._fonts, depth=self._depth + 1)
        sizes = () if tag == "template" else map(attributes.get, ("width", "height"))
        walk.hide(computed.disguise() or (None if _NO_SIZE.isdisjoint(sizes) else Disguise.HIDDEN))
        if tree.root is not None:
            self._out.append("\n")
            walk.through(tree.root)
            self._out.append("\n")


_TEXT = "generated text"
_SHOWN_AS_BLOCKS = frozenset({"block", "flex", "grid", "table", "list-item", "flow-root"})


def _is_data(address: str) -> bool:
    return address[:10].lower() == "data:text/"


def _data(address: str) -> tuple[str, bool]:
    """The text in an address that contains it, and whether it is a page; empty for any other address."""
    head, _, content = address.partition(",")
    if not _is_data(address):
        return "", False
    data = unquote_to_bytes(content)
    if head.lower().endswith(";base64"):
        try:
            data = base64.b64decode(data)
        except binascii.Error:
            return "", False
    return page_markup(data) if data else "", "html" in head.lower()


def _of_data(address: str) -> str:
    """Return the page in an address that contains it; empty for any other."""
    markup, is_page = _data(address)
    return markup if is_page or not markup else f"<pre>{escape(markup)}</pre>"


def _look_beside(node: LexborNode, tag: str, told: PageContent) -> None:
    """Collect descriptions and count pictures."""
    attributes = node.attributes
    if not attributes:
        return
    for name in _DESCRIPTIONS:
        text = (attributes.get(name) or "").strip()
        if text and is_prose(text):
            told.descriptions[text] = None
    if tag == "img":
        told.pictures += _is_large(attributes)


def _is_large(attributes: dict[str, str | None]) -> bool:
    width, height = (attributes.get(name) or "" for name in ("width", "height"))
    if width.isdecimal() and height.isdecimal():
        return int(width[:6]) * int(height[:6]) >= _LARGE
    source = attributes.get("src") or ""
    return source.startswith("data:image/") and len(source) >= _LARGE_DATA
