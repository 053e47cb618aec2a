"""XML trees: parsing without entities, network or document types."""

import io
from collections.abc import Iterator

from lxml import etree

from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.zip_archive import damaged
from imbrex.messages import Message

_HEAD = 64 * 2**10
_MOST_NAMES = 8192  # kept; a long document asks half a million times for some hundred names

Element = etree._Element  # noqa: SLF001 - the only name lxml has for it


def parse(data: bytes) -> Element:
    """Parse office XML; a document type, which it never has, is rejected unread.

    Raises:
        UnreadableError: not well-formed, or with a document type.
    """
    _check_head(data)
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False, huge_tree=False)
    try:
        root = etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        raise damaged() from error
    if root.getroottree().docinfo.internalDTD is not None:  # one in an encoding that the test above cannot see
        raise _refused()
    return root


def stream(data: bytes, *names: str) -> Iterator[Element]:
    """Parse office XML and yield the elements with some local names; each is emptied when the next is wanted.

    Raises:
        UnreadableError: not well-formed, or with a document type.
    """
    _check_head(data)
    tags = [f"{{*}}{name}" for name in names]
    events = etree.iterparse(
        io.BytesIO(data),
        events=("end",),
        tag=tags,
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        huge_tree=False,
    )
    try:
        for _, element in events:
            if element.getroottree().docinfo.internalDTD is not None:
                raise _refused()
            yield element
            element.clear()
            parent = element.getparent()
            if parent is not None:
                del parent[: parent.index(element)]
    except etree.XMLSyntaxError as error:
        raise damaged() from error


class _Names(dict[object, str]):
    """Names without their namespaces; comments and instructions have a function instead of a name, and none here."""

    def __missing__(self, tag: object) -> str:
        if len(self) > _MOST_NAMES:
            self.clear()
        name = self[tag] = tag.rpartition("}")[2] if isinstance(tag, str) else ""
        return name


_NAMES = _Names()
local_name = _NAMES.__getitem__
"""Return a name without its namespace."""


def local(element: Element) -> str:
    """Return the name of an element without its namespace; empty for comments and instructions."""
    return _NAMES[element.tag]


class _Qualified(dict[tuple[object, str], str]):
    """Names of attributes in the namespace of an element."""

    def __missing__(self, key: tuple[object, str]) -> str:
        if len(self) > _MOST_NAMES:
            self.clear()
        tag, name = key
        space = tag.rpartition("}")[0] if isinstance(tag, str) else ""
        found = self[key] = f"{space}}}{name}" if space else name
        return found


_QUALIFIED = _Qualified()


def attribute(element: Element, name: str) -> str:
    """Return an attribute by its local name, in the namespace of its element or else in any; empty if missing."""
    own = element.get(_QUALIFIED[element.tag, name])
    if own is not None:
        return own
    for key, value in element.items():
        if _NAMES[key] == name:
            return str(value)
    return ""


def find(element: Element, name: str) -> Element | None:
    """Return the first descendant with a local name."""
    return next(find_all(element, name), None)


def child(element: Element, name: str) -> Element | None:
    """Return the first child with a local name."""
    return next(element.iterchildren(f"{{*}}{name}"), None)


def find_all(element: Element, name: str) -> Iterator[Element]:
    """Yield all descendants with a local name, in document order."""
    return element.iter(f"{{*}}{name}")


def _check_head(data: bytes) -> None:
    if b"<!DOCTYPE" in data[:_HEAD].replace(b"\0", b""):
        raise _refused()


def _refused() -> UnreadableError:
    return UnreadableError(
        Message(
            "The file was not opened because it declares a document type, which office files never do. It "
            "may be unsafe."
        ),
        Message("If you trust the file, open it in its own program and save a new copy."),
    )
