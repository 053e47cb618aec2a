"""Web pages: the text that a browser would show, a line for each block."""

import re

from selectolax.lexbor import LexborHTMLParser, LexborNode

from imbrex.engine.document import PartKind, Properties
from imbrex.files.encoding import decode, named
from imbrex.files.extracted import Block, Item, compose
from imbrex.files.properties import made, safely
from imbrex.files.source import Source, has_signature

SUFFIXES = frozenset({".html", ".htm", ".xhtml", ".xht", ".shtml"})
_SIGNS = ("<!doctype html", "<html", "<body")
_WHITE = re.compile("[ \t\r\n\f]+")
_LINE_ENDS = re.compile("[ \t]*\n[ \t\n]*")
_MARKED = str.maketrans("\n\t ", "\x00\x01\x02")
_NO_MARKS = dict.fromkeys(range(3))
_UNMARKED = str.maketrans("\x00\x01\x02", "\n\t ")
_SKIPPED = frozenset({"script", "style", "head", "template", "noscript", "iframe", "object", "svg", "audio", "video"})
_AUTHOR = ("author", "dc.creator", "article:author")
_EDITOR = ("changedby",)
_CREATED = ("dc.created", "dc.date", "dc.issued", "article:published_time", "created", "date")
_MODIFIED = ("dc.modified", "article:modified_time", "changed", "last-modified")
_HEAD = 2**18  # characters of a page that are looked at for its properties
_BLOCKS = frozenset(
    "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure "
    "footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol option p pre section select summary "
    "table tbody tfoot thead title tr ul".split()
)
_CELLS = frozenset({"td", "th"})
_CHARSET = re.compile(rb"""<meta[^>]{0,200}?charset\s*=\s*["']?\s*([A-Za-z0-9_.:-]{2,40})|"""
                      rb"""<\?xml[^>]{0,100}?encoding\s*=\s*["']([A-Za-z0-9_.:-]{2,40})""", re.IGNORECASE)  # fmt: skip


def matches(source: Source) -> bool:
    """Tell by the first tags, or by the suffix where there are none."""
    if has_signature(source.head):
        return False
    return source.suffix in SUFFIXES or any(sign in source.markup for sign in _SIGNS)


def read(source: Source) -> list[Item]:
    """Read a web page."""
    markup = page_markup(source.data)
    return [compose([Block(PartKind.BODY, markup_text(markup))], properties=page_properties(markup))]


def page_text(data: bytes) -> str:
    """Give the text of a page."""
    return markup_text(page_markup(data))


def page_markup(data: bytes) -> str:
    """Decode a page, its encoding taken from its mark, its own word, or its letters."""
    found = _CHARSET.search(data[:4096])
    declared = (found[1] or found[2]).decode("ascii") if found else ""
    return named(data, declared) or decode(data).text


def page_properties(markup: str) -> Properties:
    """Give what the head of a page says of it, in the words of HTML, Dublin Core, Open Graph and LibreOffice."""
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


def markup_text(markup: str) -> str:
    """Give the text of markup, blocks on lines of their own."""
    root = LexborHTMLParser(markup.translate(_NO_MARKS)).root
    if root is None:
        return ""
    out: list[str] = []
    _walk(root, out)
    # Marks for preformatted line ends and blanks, which survive the folding here.
    text = _LINE_ENDS.sub("\n", "".join(out)).translate(_UNMARKED).strip("\n")
    return f"{text}\n" if text else ""


def _walk(root: LexborNode, out: list[str]) -> None:
    """Visit all nodes in order without recursion: pages may nest as deep as they like."""
    node: LexborNode | None = root
    preformatted = 0
    while node is not None:
        tag = node.tag or ""
        _open(node, tag, preformatted, out)
        below = None if tag in _SKIPPED else node.first_child
        if below is not None:
            preformatted += tag == "pre"
            node = below
            continue
        while node is not None and node.next is None:
            _close(node.tag or "", out)
            node = None if node.mem_id == root.mem_id else node.parent
            preformatted -= node is not None and node.tag == "pre"
        if node is not None:
            _close(node.tag or "", out)
            node = node.next


def _open(node: LexborNode, tag: str, preformatted: int, out: list[str]) -> None:
    if node.is_text_node:
        text = node.text_content or ""
        if preformatted:
            out.append(text.replace("\r\n", "\n").translate(_MARKED))
        else:
            _append_folded(_WHITE.sub(" ", text), out)
    elif tag == "br" or tag in _BLOCKS:
        out.append("\n")


def _append_folded(text: str, out: list[str]) -> None:
    ends_blank = not out or out[-1][-1:] in {" ", "\n", "\t"}
    out.append(text[1:] if ends_blank and text.startswith(" ") else text)
    if not out[-1]:
        out.pop()


def _close(tag: str, out: list[str]) -> None:
    if tag in _BLOCKS:
        out.append("\n")
    elif tag in _CELLS:
        out.append("\t")
