"""ZIP directory: the members of a ZIP file of any size, in the process that reads files.

Nothing is unpacked to disk. Members are unpacked in memory, one by one.
"""

import io
import lzma
import os
import re
import unicodedata
import zipfile
import zlib
from collections.abc import Sequence
from typing import Annotated, BinaryIO, Literal

import msgspec

from imbrex.files.shared.encoding import best_code_page, codec, decode
from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.shown_names import without_surrogates
from imbrex.files.shared.zip_archive import damaged, encrypted, locked, too_large
from imbrex.files.submissions.aes_member import AES, decrypted, is_known
from imbrex.files.submissions.zip_recovery import recovered
from imbrex.messages import Message

MOST_MEMBERS = 20_000
"""Members of an archive that are listed; any more are refused."""
LARGEST = 256 * 2**20
"""Bytes of an unpacked member."""
_RATIO = 200
_BIG = 2**20  # small members may have any compression ratio
_LONGEST_NAME = 4096
_LONGEST_DIRECTORY = 2**24  # bytes
_MEMBER = b"PK\x03\x04"
_END, _LONGEST_END = b"PK\x05\x06", 2**16 + 22
_UTF_8 = 0x800
_UNICODE_NAME = 0x7075
_LINK = 0o120000
_DOCUMENTS = re.compile(
    r"\[content_types\]\.xml|mimetype|meta-inf/container\.xml|index/document\.iwa|index\.(?:xml|apxl)"
)
_WESTERN = re.compile(rb"(?:[\x00-\xa5\xe1]*[A-Za-z ][\x80-\xa5\xe1](?![\x80-\xff]{2}))+[\x00-\x7f]*")

Fault = Literal["", "locked", "sealed", "outside", "link", "large"]
"""Why a member is not read: it needs a password, no password opens it here, its name leads out of the archive, it is a
link, or a trap."""


class Listed(msgspec.Struct, frozen=True, array_like=True):
    """A member: its number, its name with folders, its size and checksum, and why it is not read, if so."""

    number: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    name: Annotated[str, msgspec.Meta(max_length=_LONGEST_NAME)]
    size: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
    crc: Annotated[int, msgspec.Meta(ge=0, lt=2**32)]
    fault: Fault = ""


class Listing(msgspec.Struct, frozen=True, array_like=True):
    """The members of a ZIP file, without folders; `is_document` if it is an Office file or an e-book.

    `is_cut` means that its end is missing, or its directory is damaged: there may be other members.
    """

    is_document: bool
    members: Annotated[list[Listed], msgspec.Meta(max_length=MOST_MEMBERS)]
    is_cut: bool = False


class LentFile(io.RawIOBase):
    """A file by its descriptor, which is lent for one request after the other."""

    def __init__(self, descriptor: int) -> None:
        super().__init__()
        self.descriptor = descriptor
        self._place = 0

    def readable(self) -> bool:
        """It is read."""
        return True

    def seekable(self) -> bool:
        """It is read at any place."""
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        """Move the place, which no other user of the descriptor does."""
        start = {os.SEEK_SET: 0, os.SEEK_CUR: self._place}.get(whence)
        self._place = (os.fstat(self.descriptor).st_size if start is None else start) + offset
        if self._place < 0:
            raise OSError("before the start of the file")
        return self._place

    def readinto(self, buffer: object) -> int:
        """Read at the place."""
        view = memoryview(buffer)  # type: ignore[arg-type]
        os.lseek(self.descriptor, self._place, os.SEEK_SET)
        data = os.read(self.descriptor, len(view))
        view[: len(data)] = data
        self._place += len(data)
        return len(data)


class Directory:
    """The members of a ZIP file.

    Raises:
        UnreadableError: it is damaged, or has too many members.
    """

    def __init__(self, file: BinaryIO | LentFile) -> None:
        self.file = file
        _check_end(file)
        self._zip, self.is_cut = _open_zip(file)
        entries = self._zip.infolist()
        if len(entries) > MOST_MEMBERS:
            raise _too_many()
        self._entries = entries
        self._names = _names(entries)

    def listing(self) -> Listing:
        """All members, without folders."""
        names = {name.lower() for name in self._names}
        members = [
            Listed(number, name[:_LONGEST_NAME], entry.file_size, entry.CRC & 0xFFFFFFFF, _fault(entry, name))
            for number, (entry, name) in enumerate(zip(self._entries, self._names, strict=True))
            if not name.endswith("/")
        ]
        return Listing(any(map(_DOCUMENTS.fullmatch, names)), members, self.is_cut)

    def name(self, number: int) -> str:
        """The name of a member."""
        return self._names[number]

    def unpack(self, number: int, password: str = "") -> bytes:
        """The content of a member.

        Raises:
            LockedError: it needs another password.
            UnreadableError: it is damaged, a trap, or of an unknown method.
        """
        entry = self._entries[number]
        if _fault(entry, self._names[number]) == "large" or entry.file_size > LARGEST:
            raise too_large()
        is_locked = bool(entry.flag_bits & 1)
        if is_locked and not password:
            raise locked()
        try:
            if is_locked and entry.compress_type == AES:
                return decrypted(self.file, entry, password)
            with self._zip.open(entry, pwd=password.encode() if is_locked else None) as member:
                return member.read(entry.file_size + 1)
        except NotImplementedError as error:
            raise encrypted() if is_locked else _unknown_method() from error
        except (zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, OSError, RuntimeError, ValueError) as error:
            raise locked(password) if is_locked else damaged() from error


def members(descriptor: int, inside: Sequence[int], password: str) -> Listing:
    """List the ZIP file, or the one that is its member `inside`."""
    return _opened(descriptor, inside, password).listing()


def member(descriptor: int, place: Sequence[int], password: str) -> tuple[str, bytes]:
    """Name and content of the member at a place: its number, after that of the ZIP file in the ZIP file that has it."""
    *inside, number = place
    directory = _opened(descriptor, inside, password)
    return directory.name(number), directory.unpack(number, password)


_Key = tuple[int, ...]
_known: dict[_Key, Directory] = {}
"""The last ZIP file, and the last one inside of it: all of their members are requested one after the other."""


def _opened(descriptor: int, inside: Sequence[int], password: str) -> Directory:
    status = os.fstat(descriptor)
    key = status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns
    if key not in _known:
        _known.clear()
        _known[key] = Directory(LentFile(descriptor))
    directory = _known[key]
    assert isinstance(directory.file, LentFile)
    directory.file.descriptor = descriptor
    if not inside:
        return directory
    if (nested := (*key, *inside)) not in _known:
        packed = directory.unpack(inside[0], password)
        _known.clear()
        _known[key] = directory
        _known[nested] = Directory(io.BytesIO(packed))
    return _known[nested]


def _open_zip(file: BinaryIO | LentFile) -> tuple[zipfile.ZipFile, bool]:
    """Open a ZIP file by its directory, or by its members if that is missing; return whether it is."""
    try:
        found = zipfile.ZipFile(file)
        # A directory that does not begin with the first member is that of a file inside.
        first = min((entry.header_offset for entry in found.filelist), default=0)
        file.seek(0)
        if not first or file.read(len(_MEMBER)) != _MEMBER:
            return found, False
        cause = None
    except (zipfile.BadZipFile, ValueError, NotImplementedError, EOFError, OSError) as error:
        cause = error
    found = recovered(file, MOST_MEMBERS, LARGEST)
    if not found.filelist:
        raise damaged() from cause
    return found, True


def _check_end(file: BinaryIO | LentFile) -> None:
    """Refuse a directory that takes long to read, by the end of the file, before it is read."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - _LONGEST_END))
    tail = file.read(_LONGEST_END) or b""
    place = tail.rfind(_END)
    if place >= 0:
        length = int.from_bytes(tail[place + 12 : place + 16], "little")
        if length > _LONGEST_DIRECTORY:
            raise _too_many()


def _too_many() -> UnreadableError:
    return UnreadableError(
        Message("The ZIP file contains more than {count:,} files.", count=MOST_MEMBERS),
        Message("Unpack the ZIP file and open the folder."),
    )


def _unknown_method() -> UnreadableError:
    return UnreadableError(
        Message("The file was compressed by an unsupported method."),
        Message("Unpack the ZIP file and open the folder."),
    )


def _fault(entry: zipfile.ZipInfo, name: str) -> Fault:
    if name.startswith("/") or name[1:2] == ":" or ".." in name.split("/"):
        return "outside"
    if (entry.external_attr >> 16) & 0o170000 == _LINK:
        return "link"
    if entry.file_size > _BIG and entry.file_size > _RATIO * max(1, entry.compress_size):
        return "large"
    if entry.compress_type == AES and not is_known(entry):
        return "sealed"
    return "locked" if entry.flag_bits & 1 else ""


def _names(entries: Sequence[zipfile.ZipInfo]) -> list[str]:
    """The names of members, in one form of letters, with "/" between folders."""
    raw = [_raw(entry) for entry in entries]
    page = _code_page([name for name in raw if isinstance(name, bytes)])
    texts = (name if isinstance(name, str) else name.decode(page, "replace") for name in raw)
    names = [unicodedata.normalize("NFC", without_surrogates(text)).replace("\\", "/") for text in texts]
    return _distinct(names)


def _raw(entry: zipfile.ZipInfo) -> str | bytes:
    """A name, or its bytes if their encoding is unknown."""
    name = entry.orig_filename
    if entry.flag_bits & _UTF_8 or name.isascii():
        return name
    packed = name.encode("cp437")
    return _unicode_name(entry.extra, packed) or _as_utf_8(packed)


def _unicode_name(extra: bytes, packed: bytes) -> str:
    """The name in the field that Info-ZIP adds, if it belongs to this name."""
    while len(extra) >= 4:
        kind, length = int.from_bytes(extra[:2], "little"), int.from_bytes(extra[2:4], "little")
        field, extra = extra[4 : 4 + length], extra[4 + length :]
        if kind == _UNICODE_NAME and int.from_bytes(field[1:5], "little") == zlib.crc32(packed):
            return field[5:].decode("utf-8", "replace")
    return ""


def _as_utf_8(packed: bytes) -> str | bytes:
    try:
        return packed.decode("utf-8")
    except UnicodeDecodeError:
        return packed


def _code_page(names: Sequence[bytes]) -> str:
    """The code page of all names together: that of DOS for scattered accents, or what reads best."""
    joined = b"\n".join(names)
    if not joined or all(_WESTERN.fullmatch(name) for name in names):
        return "cp437"
    page = best_code_page(joined)
    if not page:
        try:
            page = decode(joined).encoding
        except UnreadableError:
            page = "cp437"
    return codec(page)


def _distinct(names: Sequence[str]) -> list[str]:
    """Number the members that have the same name."""
    seen: dict[str, int] = {}
    distinct = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        stem, suffix = os.path.splitext(name)
        distinct.append(name if seen[name] == 1 else f"{stem} ({seen[name]}){suffix}")
    return distinct
