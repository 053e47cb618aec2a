"""ZIM file: the open archive format of Kiwix, read by position from an open file.

After https://openzim.org/wiki/ZIM_file_format: a header, a list of media types, directory entries sorted by namespace
and path, and clusters, each a compressed run of entries. The format's own library is C++ under the GPL and opens paths
only, which a sealed process can't.
"""

import lzma
import struct
import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from imbrex.files.shared.extracted import UnreadableError
from imbrex.messages import Message
from imbrex.shelves.reading.positioned_file import PositionedFile

if sys.version_info >= (3, 14):
    from compression.zstd import ZstdDecompressor, ZstdError
else:
    from backports.zstd import ZstdDecompressor, ZstdError

_MAGIC = 0x044D495A
_HEADER = struct.Struct("<IHH16sIIQQQQIIQ")
_ENTRY = struct.Struct("<HBcI")
_CHECKSUM = 16
_REDIRECT, _SPECIAL = 0xFFFF, 0xFFF0  # media types from there on mark entries without content
_LONGEST_ENTRY = 4096  # bytes of a directory entry
_MOST_TYPES = 2**14  # bytes of the list of media types
_LARGEST_CLUSTER = 192 * 2**20
_CHUNK = 2**18
_WINDOW = 2**20
_PAGE = 2**14  # pointers read at once
_PLAIN, _XZ, _ZSTD = (0, 1), 4, 5
_LONG_OFFSETS = 0x10
DAMAGE = (lzma.LZMAError, ZstdError, EOFError, ValueError, struct.error, OverflowError)
"""Raised for damaged contents."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A directory entry; `cluster` is -1 for a redirect and anything else without content.

    Attributes:
        kind: number of its media type.
        blob: its number in the cluster.
    """

    kind: int
    namespace: str
    path: str
    title: str
    cluster: int
    blob: int

    @property
    def place(self) -> str:
        """Its name in every edition of the file."""
        return f"{self.namespace}/{self.path}"


class ZimFile:
    """An open ZIM file.

    Attributes:
        identity: hexadecimal; another edition of the same contents has another.
        count: number of directory entries.
        types: media types by number.

    Raises:
        UnreadableError: it is not one, incomplete, or its head is damaged.
    """

    def __init__(self, file: PositionedFile) -> None:
        self.file = file
        head = file.read(0, _HEADER.size)
        if len(head) < _HEADER.size or head[:4] != _MAGIC.to_bytes(4, "little"):
            raise UnreadableError(Message("This is not a ZIM file."), Message("Choose a file from Kiwix."))
        fields = _HEADER.unpack(head)
        self.identity = fields[3].hex()
        self.count: int = fields[4]
        self._clusters: int = fields[5]
        self._paths, _, self._pointers, kinds = fields[6:10]
        self._window = (0, b"")
        self._page: tuple[int, array[int]] = (-1, array("Q"))
        self._cluster = (-1, b"")
        if fields[12] + _CHECKSUM > file.size:
            raise _incomplete()
        try:
            self.types = self._types_at(kinds)
            file.exactly(self._paths + 8 * self.count, 0)
        except ValueError as error:
            raise broken() from error

    def entry(self, number: int) -> Entry:
        """A directory entry by number. Raises ValueError if it is damaged."""
        start = self._pointer(number)
        data = self._near(start)
        kind, _, namespace, _ = _ENTRY.unpack_from(data)
        head = 12 if kind == _REDIRECT else _ENTRY.size if kind >= _SPECIAL else 16
        path, title, *_ = data[head:].split(b"\0", 2)
        shown = path.decode("utf-8", "replace")
        cluster, blob = struct.unpack_from("<II", data, 8) if kind < _SPECIAL else (-1, 0)
        return Entry(kind, namespace.decode("latin-1"), shown, title.decode("utf-8", "replace") or shown, cluster, blob)

    def kinds(self, first: int, last: int) -> Iterator[tuple[int, int, bytes, int, int]]:
        """Number, media type, namespace, cluster and blob of the entries with content in a range."""
        for number in range(first, min(last, self.count)):
            data = self._near(self._pointer(number))
            kind, _, namespace, _ = _ENTRY.unpack_from(data)
            if kind < _SPECIAL:
                yield number, kind, namespace, *struct.unpack_from("<II", data, 8)

    def find(self, namespace: str, path: str) -> int:
        """The number of an entry by binary search, -1 if there is none."""
        wanted = namespace.encode("latin-1", "replace"), path.encode("utf-8", "replace")
        low, high = 0, self.count
        while low < high:
            middle = (low + high) // 2
            data = self._near(self._pointer(middle))
            head = 12 if int.from_bytes(data[:2], "little") == _REDIRECT else 16
            found = data[3:4], data[head:].split(b"\0", 1)[0]
            if found == wanted:
                return middle
            low, high = (middle + 1, high) if found < wanted else (low, middle)
        return -1

    def metadata(self, name: str) -> str:
        """A value that the file gives of itself, such as its title; empty if there is none."""
        try:
            number = self.find("M", name)
            if number < 0:
                return ""
            entry = self.entry(number)
            return self.content(entry, 2**16).decode("utf-8", "replace") if entry.cluster >= 0 else ""
        except DAMAGE:
            return ""

    def content(self, entry: Entry, most: int) -> bytes:
        """The bytes of an entry.

        Raises:
            OverflowError: it has more than `most` bytes.
            ValueError, EOFError, lzma.LZMAError, ZstdError, struct.error: it is damaged.
        """
        start = self._cluster_start(entry.cluster)
        kind = self.file.exactly(start, 1)[0]
        if kind & 0xF in _PLAIN:
            return self._blob(kind, entry.blob, most, lambda at, count: self.file.exactly(start + 1 + at, count))
        if self._cluster[0] != entry.cluster:
            self._cluster = (entry.cluster, self._unpacked(start + 1, kind & 0xF))
        data = self._cluster[1]
        return self._blob(kind, entry.blob, most, lambda at, count: _slice(data, at, count))

    def _blob(self, kind: int, number: int, most: int, read: Callable[[int, int], bytes]) -> bytes:
        width, form = (8, "<2Q") if kind & _LONG_OFFSETS else (4, "<2I")
        start, end = struct.unpack(form, read(number * width, 2 * width))
        if not 0 < start <= end or number * width >= start:
            raise ValueError("offsets in disorder")
        if end - start > most:
            raise OverflowError
        return read(start, end - start)

    def _unpacked(self, start: int, method: int) -> bytes:
        if method not in (_XZ, _ZSTD):
            raise ValueError("an unknown compression")
        opener = lzma.LZMADecompressor(memlimit=_LARGEST_CLUSTER) if method == _XZ else ZstdDecompressor()
        found, size = [], 0
        while not opener.eof:
            data = self.file.read(start, _CHUNK) if opener.needs_input else b""
            if opener.needs_input and not data:
                raise EOFError
            start += len(data)
            found.append(opener.decompress(data, _LARGEST_CLUSTER - size + 1))
            size += len(found[-1])
            if size > _LARGEST_CLUSTER:
                raise OverflowError
        return b"".join(found)

    def _cluster_start(self, number: int) -> int:
        if not 0 <= number < self._clusters:
            raise ValueError("no such cluster")
        return int.from_bytes(self.file.exactly(self._pointers + 8 * number, 8), "little")

    def _pointer(self, number: int) -> int:
        """Where a directory entry begins."""
        if not 0 <= number < self.count:
            raise ValueError("no such entry")
        first = number - number % _PAGE
        if self._page[0] != first:
            page = array("Q", self.file.exactly(self._paths + 8 * first, 8 * min(_PAGE, self.count - first)))
            if sys.byteorder == "big":
                page.byteswap()
            self._page = (first, page)
        return int(self._page[1][number - first])

    def _near(self, start: int) -> bytes:
        """A directory entry with bytes that follow it; most are read in the order of the file."""
        first, window = self._window
        if not first <= start <= first + len(window) - _LONGEST_ENTRY:
            first, window = start, self.file.read(start, _WINDOW)
            self._window = first, window
        return window[start - first : start - first + _LONGEST_ENTRY]

    def _types_at(self, start: int) -> list[str]:
        data = self.file.read(start, _MOST_TYPES)
        if b"\0\0" not in data:
            raise ValueError("no end of the media types")
        return [one.decode("latin-1") for one in data.partition(b"\0\0")[0].split(b"\0")]


def _slice(data: bytes, start: int, count: int) -> bytes:
    if start + count > len(data):
        raise ValueError("a blob outside its cluster")
    return data[start : start + count]


def broken() -> UnreadableError:
    """The error of a damaged file."""
    return UnreadableError(Message("The ZIM file is damaged."), Message("Download it again."))


def _incomplete() -> UnreadableError:
    return UnreadableError(
        Message("The ZIM file is incomplete: part of it is missing at the end."),
        Message("Let the download finish, or download it again."),
    )
