"""Web pages: the text that a browser would show, a line for each block, and the text that it would hide."""

import re
from dataclasses import dataclass, field, replace

from selectolax.lexbor import LexborHTMLParser, LexborNode

from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import PartKind, Properties, Unseen
from imbrex.files.shared import css
from imbrex.files.shared.encoding import CONTROLS, decode, is_binary, named
from imbrex.files.shared.extracted import Block, Item, compose
from imbrex.files.shared.hidden_text import NO_MARKS, UNKNOWN, WHITE, Colour, Look, block, veil
from imbrex.files.shared.properties import made, safely
from imbrex.files.shared.side_text import is_prose, is_running
from imbrex.files.shared.source import Source, has_signature

_FAR = -700.0  # points: the width of a page
_SITES = "script[src], nav, link[rel~=stylesheet]"
_RUNNING = frozenset("span font b i u em strong small big sub sup tt code s strike mark ins label".split())
_SIZES = {"1": 7.5, "2": 10.0, "3": 12.0, "4": 13.5, "5": 18.0, "6": 24.0, "7": 36.0}
_UNSEEN_BY_ALL = 0.05  # opacity


@dataclass(frozen=True, slots=True)
class Inked:
    """Drawing of text in an element; `clear` if its colour is transparent."""

    look: Look = Look()  # noqa: RUF009 - frozen
    clear: bool = False
    gone: bool = False  # with all its descendants, whatever their styles
    in_paragraph: bool = False

    def disguise(self) -> Disguise | None:
        """Why the text is invisible, or None if it is visible."""
        look = self.look
        return replace(
            look, hidden=look.hidden or self.gone, colour=look.ground if self.clear else look.colour
        ).disguise()


class Page:
    """Properties of a page as a whole.

    Pages of websites hide menus, dialogues and words for screen readers, and have external style sheets that colour the
    background: in them only hidden sentences inside a paragraph count, and the background is unknown unless declared.
    """

    def __init__(self, page: LexborHTMLParser) -> None:
        self._sheet = css.Sheet(style.text() or "" for style in page.css("style"))
        self.is_site = page.css_first(_SITES) is not None
        self.start = Inked(Look(ground=UNKNOWN if self.is_site else WHITE))

    def inside(self, around: Inked, node: LexborNode, tag: str) -> Inked:
        """Return the drawing of text in an element, given that of its parent."""
        attributes = node.attributes
        inked = replace(around, in_paragraph=True) if tag == "p" and not around.in_paragraph else around
        if not attributes and not self._sheet:
            return inked
        told = {name: value or "" for name, value in attributes.items()}
        said = self._sheet.said(tag, told.get("class", ""), told.get("id", ""), told.get("style", ""))
        if said or not told.keys().isdisjoint(_OLD):
            inked = self._drawn(inked, tag, told, said)
        return inked

    def _drawn(self, around: Inked, tag: str, told: dict[str, str], said: css.Declarations) -> Inked:
        clear, colour = around.clear, around.look.colour
        if said.get("color") == css.UNSURE:
            clear, colour = False, None
        value = css.colour(said.get("color") or (told.get("color", "") if tag == "font" else told.get("text", "")))
        if value is not None:
            clear = value == css.CLEAR
            colour = colour if isinstance(value, str) else value
        look = replace(
            around.look,
            colour=colour,
            ground=_ground(said, told) or around.look.ground,
            points=_points(around.look.points, tag, told, said),
            hidden=_visibility(around.look.hidden, said),
        )
        inked = replace(around, look=look, clear=clear)
        if self.is_site and not (around.in_paragraph and tag in _RUNNING and "aria-hidden" not in told):
            return replace(inked, look=replace(look, hidden=around.look.hidden))
        away = look.away or (_is_moved_off(said, look.points) and not _is_for_ears(said))
        return replace(inked, look=replace(look, away=away), gone=around.gone or _is_gone(told, said))


_OLD = frozenset({"color", "bgcolor", "background", "text", "size", "hidden"})


def _ground(said: css.Declarations, told: dict[str, str]) -> Colour | None:
    """Return the element's own background, or None if it inherits its parent's."""
    if "url(" in said.get("background-image", "") or "gradient" in said.get("background-image", ""):
        return UNKNOWN
    if told.get("background"):
        return UNKNOWN
    written = said.get("background-color") or said.get("background") or told.get("bgcolor", "")
    if not written:
        return None
    colour = css.colour(written)
    if colour is None:  # the shorthand has more than a colour
        colours = [found for word in written.split() if (found := css.colour(word)) is not None]
        colour = colours[0] if colours and "url(" not in written else _of_rest(written)
    return None if isinstance(colour, str) else colour


def _of_rest(written: str) -> Colour | str:
    return css.CLEAR if written in {"none", "inherit", "initial", "unset"} else UNKNOWN


def _points(around: float, tag: str, told: dict[str, str], said: css.Declarations) -> float:
    if tag == "font" and told.get("size"):
        around = _SIZES.get(told["size"], around)
    size = css.points(said.get("font-size", ""), around)
    return around if size is None else size


def _visibility(around: bool, said: css.Declarations) -> bool:
    value = said.get("visibility", "")
    return value in {"hidden", "collapse"} if value and value != "inherit" else around


def _is_gone(told: dict[str, str], said: css.Declarations) -> bool:
    if said.get("display", "") == "none" or said.get("mso-hide", "") == "all":
        return True
    if "hidden" in told and "display" not in said:
        return True
    try:
        return float(said.get("opacity", "1").rstrip("%")) <= _UNSEEN_BY_ALL
    except ValueError:
        return False


def _is_moved_off(said: css.Declarations, size: float) -> bool:
    names = ["text-indent", "margin-left", "margin-top"]
    if said.get("position", "") in {"absolute", "fixed", "relative"}:
        names += ["left", "top"]
    return any((css.points(said.get(name, ""), size) or 0.0) <= _FAR for name in names)


def _is_for_ears(said: css.Declarations) -> bool:
    """Detect the usual way to show text to screen readers only: a box of one pixel."""
    return said.get("width", "") in {"1px", "0"} and said.get("height", "") in {"1px", "0"}


SUFFIXES = frozenset({".html", ".htm", ".xhtml", ".xht", ".shtml"})
_SIGNS = ("<!doctype html", "<html", "<body")
_WHITE = re.compile("[ \t\r\n\f]+")
_LINE_ENDS = re.compile("[ \t]*\n[ \t\n]*")
_MARKED = str.maketrans("\n\t ", "\x00\x01\x02")
_NO_MARKS = dict.fromkeys(range(3)) | NO_MARKS
_UNMARKED = str.maketrans("\x00\x01\x02", "\n\t ")
_SKIPPED = frozenset({"script", "style", "head", "template", "noscript", "iframe", "object", "svg", "audio", "video"})
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
    told = told_by(markup)
    return [compose(told.blocks(), properties=page_properties(markup), pictures=told.pictures)]


@dataclass(slots=True)
class Told:
    """Content of a page, or of several one after another.

    Attributes:
        text: a stream with marks (see `veil`).
        descriptions: of pictures, and for screen readers; each once.
        pictures: number of large ones.
        is_site: whether a website generated one of the pages, which hides sort keys, machine-readable dates and the
            like.
    """

    text: str = ""
    descriptions: dict[str, None] = field(default_factory=dict)
    pictures: int = 0
    is_site: bool = False

    def blocks(self) -> list[Block]:
        """Return the text of the page, and its side text."""
        body = block(PartKind.BODY, self.text)
        if self.is_site:
            body = replace(body, unseen=tuple(one for one in body.unseen if _is_meant(one, body.text)))
        return [body, *(Block(PartKind.ALTERNATIVE, one) for one in self.descriptions)]

    def add(self, other: "Told") -> None:
        """Append another page."""
        self.text = "\n".join(text for text in (self.text, other.text) if text)
        self.descriptions |= other.descriptions
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
    return safely(lambda: _properties(LexborHTMLParser(markup[:_HEAD].translate(_NO_MARKS))))


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


def told_by(markup: str) -> Told:
    """Extract the content of a page, with blocks on lines of their own."""
    tree = LexborHTMLParser(markup.translate(_NO_MARKS))
    page = Page(tree)
    told = Told(is_site=page.is_site)
    if tree.root is not None:
        out: list[str] = []
        _walk(tree.root, page, out, told)
        # Marks for preformatted line ends and blanks, which survive the folding here.
        text = _LINE_ENDS.sub("\n", "".join(out)).translate(_UNMARKED).strip("\n")
        told.text = f"{text}\n" if text else ""
    return told


def _walk(root: LexborNode, page: Page, out: list[str], told: Told, depth: int = 0) -> None:
    """Visit all nodes in order without recursion: nesting may be arbitrarily deep."""
    node: LexborNode | None = root
    preformatted = 0
    inked = [page.start]
    while node is not None:
        tag = node.tag or ""
        _open(node, tag, preformatted, inked[-1], out)
        below = None if tag in _SKIPPED else node.first_child
        if node.is_element_node and tag not in _SKIPPED:
            _look_beside(node, tag, told)
        elif tag == "iframe" and depth < _MOST_FRAMES:
            _read_frame(node, page.inside(inked[-1], node, tag), out, told, depth)
        if below is not None:
            preformatted += tag == "pre"
            inked.append(page.inside(inked[-1], node, tag))
            node = below
            continue
        while node is not None and node.next is None:
            _close(node.tag or "", out)
            node = None if node.mem_id == root.mem_id else node.parent
            if node is not None:
                inked.pop()
                preformatted -= node.tag == "pre"
        if node is not None:
            _close(node.tag or "", out)
            node = node.next


def _read_frame(node: LexborNode, inked: Inked, out: list[str], told: Told, depth: int) -> None:
    """Read the embedded page of a frame, hidden if the frame is; external pages are ignored."""
    attributes = node.attributes
    markup = attributes.get("srcdoc") or ""
    if not markup.strip():
        return
    tree = LexborHTMLParser(markup.translate(_NO_MARKS))
    page = Page(tree)
    gone = inked.gone or inked.look.hidden or not _NO_SIZE.isdisjoint(map(attributes.get, ("width", "height")))
    page.start = replace(page.start, gone=gone, look=replace(page.start.look, away=inked.look.away))
    if tree.root is not None:
        out.append("\n")
        _walk(tree.root, page, out, told, depth + 1)
        out.append("\n")


def _look_beside(node: LexborNode, tag: str, told: Told) -> None:
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


def _open(node: LexborNode, tag: str, preformatted: int, inked: Inked, out: list[str]) -> None:
    if node.is_text_node:
        text = (node.text_content or "").translate(_NO_MARKS)
        if preformatted:
            out.append(veil(text.replace("\r\n", "\n").translate(_MARKED), inked.disguise()))
        else:
            _append_folded(_WHITE.sub(" ", text), inked, out)
    elif tag == "br" or tag in _BLOCKS:
        out.append("\n")


def _append_folded(text: str, inked: Inked, out: list[str]) -> None:
    ends_blank = not out or out[-1].translate(NO_MARKS)[-1:] in {" ", "\n", "\t"}
    text = text[1:] if ends_blank and text.startswith(" ") else text
    if text:
        out.append(veil(text, inked.disguise()))


def _close(tag: str, out: list[str]) -> None:
    if tag in _BLOCKS:
        out.append("\n")
    elif tag in _CELLS:
        out.append("\t")
