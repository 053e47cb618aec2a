"""ZIM tasks: what is asked of a ZIM file: its description, its texts in order, and single ones."""

from array import array
from typing import Annotated

import msgspec

from imbrex.shelves.reading.pieces import (
    LONGEST_ENTRY,
    Piece,
    Pieces,
    damaged,
    gathered,
    is_text,
    piece,
    too_large,
    web_address,
)
from imbrex.shelves.reading.positioned_file import PositionedFile
from imbrex.shelves.reading.zim_file import DAMAGE, Entry, ZimFile

ENTRIES = 2**16
"""Directory entries that are listed in one answer."""

_CONTENT = frozenset({b"A", b"C"})  # namespaces of articles: before and since version 6.1

_Text = Annotated[str, msgspec.Meta(max_length=2000)]


class ZimHead(msgspec.Struct, frozen=True, array_like=True):
    """A file's description of itself: an identity, its title, day and language, and its entries."""

    identity: _Text
    title: _Text
    date: _Text
    language: _Text
    entries: Annotated[int, msgspec.Meta(ge=0, lt=2**32)]


class ZimTexts(msgspec.Struct, frozen=True, array_like=True):
    """Entries with text among some: their numbers, clusters and places in these, as 32-bit integers."""

    numbers: Annotated[bytes, msgspec.Meta(max_length=4 * ENTRIES)]
    clusters: Annotated[bytes, msgspec.Meta(max_length=4 * ENTRIES)]
    blobs: Annotated[bytes, msgspec.Meta(max_length=4 * ENTRIES)]

    def __post_init__(self) -> None:
        if len(self.numbers) % 4 or not len(self.numbers) == len(self.clusters) == len(self.blobs):
            raise ValueError("columns of different lengths")


_opened: list[tuple[tuple[int, int, int, int], ZimFile]] = []


def _open(descriptor: int) -> ZimFile:
    """The file behind a descriptor, with what was unpacked of it before."""
    file = PositionedFile.of(descriptor)
    if not _opened or _opened[0][0] != file.identity:
        _opened[:] = [(file.identity, ZimFile(file))]
    _opened[0][1].file = file
    return _opened[0][1]


def head(descriptor: int, _name: str, _numbers: list[int]) -> ZimHead:
    """Describe a file."""
    file = _open(descriptor)
    title, date, language = (file.metadata(name)[:2000] for name in ("Title", "Date", "Language"))
    return ZimHead(file.identity, title or file.metadata("Name")[:2000], date, language, file.count)


def texts(descriptor: int, _name: str, numbers: list[int]) -> ZimTexts:
    """List the entries with text from a number on."""
    file, columns = _open(descriptor), [array("I"), array("I"), array("I")]
    (first,) = numbers
    wanted = {number for number, kind in enumerate(file.types) if is_text(kind)}
    try:
        for number, kind, namespace, cluster, blob in file.kinds(first, first + ENTRIES):
            if kind in wanted and namespace in _CONTENT:
                for column, value in zip(columns, (number, cluster, blob), strict=True):
                    column.append(value)
    except DAMAGE:
        pass  # what was listed can be read
    return ZimTexts(*(column.tobytes() for column in columns))


def read(descriptor: int, _name: str, numbers: list[int]) -> Pieces:
    """Read entries by their numbers, as many as one answer has room for; `after` is the number of those."""
    file = _open(descriptor)
    date, source = file.metadata("Date")[:10], file.metadata("Source")
    pieces = gathered(len(numbers), lambda place: _read(file, numbers[place], date, source))
    return Pieces(pieces, len(pieces))


def find(descriptor: int, name: str, _numbers: list[int]) -> Pieces:
    """Read an entry by its place, if it is there."""
    file = _open(descriptor)
    namespace, _, path = name.partition("/")
    try:
        number = file.find(namespace, path)
    except DAMAGE:
        number = -1
    date, source = file.metadata("Date")[:10], file.metadata("Source")
    return Pieces([_read(file, number, date, source)] if number >= 0 else [], 0)


def _read(file: ZimFile, number: int, date: str, source: str) -> Piece:
    place, title = f"#{number}", ""
    try:
        entry = file.entry(number)
        place, title = entry.place, entry.title
        data = file.content(entry, LONGEST_ENTRY)
        return piece(place, title, date, _address(entry, source), file.types[entry.kind], data)
    except OverflowError:
        return too_large(place, title)
    except (*DAMAGE, IndexError, KeyError):
        return damaged(place, title)


def _address(entry: Entry, source: str) -> str:
    """Where the entry was taken from: the path of a copied site begins with its name."""
    host = entry.path.partition("/")[0]
    if entry.namespace == "C" and "." in host and "/" in entry.path and " " not in host:
        return web_address(f"https://{entry.path}")
    site = source if "://" in source else f"https://{source}"
    is_wiki = source and "wiki" in site.partition("://")[2].partition("/")[0]
    return web_address(f"{site.rstrip('/').removesuffix('/wiki')}/wiki/{entry.path}") if is_wiki else ""


TASKS = {"zim-head": head, "zim-texts": texts, "zim-read": read, "zim-find": find}
