"""FictionBook files: the bodies of a book, its notes separately."""

from lxml import etree

from imbrex.engine.text.document import PartKind, Properties
from imbrex.files.shared.extracted import Block, Item, compose
from imbrex.files.shared.properties import made, safely
from imbrex.files.shared.source import Source
from imbrex.files.shared.xml_tree import Element, attribute, find, local, parse

_NAMES = ("first-name", "middle-name", "last-name", "nickname")
_LINES = frozenset({"p", "v", "subtitle", "text-author", "date", "tr", "th", "td"})


def matches(source: Source) -> bool:
    """Detect by the root element."""
    return "<fictionbook" in source.markup


def read(source: Source) -> list[Item]:
    """Read a book."""
    blocks = []
    root = parse(source.data)
    for body in root:
        if local(body) == "body":
            notes = attribute(body, "name") in {"notes", "comments", "footnotes"}
            blocks.append(Block(PartKind.FOOTNOTE if notes else PartKind.BODY, _text(body)))
    return [compose(blocks, properties=safely(lambda: _properties(root)))]


def _properties(root: Element) -> Properties:
    """Author of the book; creator and date of the file."""
    book, file = find(root, "title-info"), find(root, "document-info")
    made_on = find(file, "date") if file is not None else None
    return made(
        _first(book, "author"),
        _first(file, "author"),
        "" if made_on is None else attribute(made_on, "value") or made_on.text or "",
        title=_first(book, "book-title"),
    )


def _first(parent: Element | None, name: str) -> str:
    """Return the text of the first element with a name; of a person, the names without addresses."""
    element = find(parent, name) if parent is not None else None
    if element is None:
        return ""
    names = [child.text or "" for child in element if local(child) in _NAMES]
    return " ".join(names) if names else element.text or ""


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
    """Drop the line ends and blanks that only format the markup."""
    return "" if not text or (text.isspace() and "\n" in text) else text
