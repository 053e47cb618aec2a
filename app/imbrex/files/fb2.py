"""FictionBook files: the bodies of a book, its notes apart."""

from lxml import etree

from imbrex.engine.document import PartKind
from imbrex.files.extracted import Block, Item, compose
from imbrex.files.source import Source
from imbrex.files.xmltree import Element, attribute, local, parse

_LINES = frozenset({"p", "v", "subtitle", "text-author", "date", "tr", "th", "td"})


def matches(source: Source) -> bool:
    """Tell by the root element."""
    return "<fictionbook" in source.markup


def read(source: Source) -> list[Item]:
    """Read a book."""
    blocks = []
    for body in parse(source.data):
        if local(body) == "body":
            notes = attribute(body, "name") in {"notes", "comments", "footnotes"}
            blocks.append(Block(PartKind.FOOTNOTE if notes else PartKind.BODY, _text(body)))
    return [compose(blocks)]


def _text(body: Element) -> str:
    out: list[str] = []
    for event, element in etree.iterwalk(body, events=("start", "end")):
        if event == "start":
            out.append(_shown(element.text))
        else:
            if local(element) in _LINES:
                out.append("\n")
            out.append(_shown(element.tail) if element is not body else "")
    return "".join(out)


def _shown(text: str | None) -> str:
    """Leave out the line ends and blanks that only make the markup readable."""
    return "" if not text or (text.isspace() and "\n" in text) else text
