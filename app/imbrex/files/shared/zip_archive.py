"""Zip archive: a zip file with sizes checked before unpacking."""

import io
import zlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

from imbrex.files.shared.extracted import LockedError, UnreadableError
from imbrex.messages import Message

if TYPE_CHECKING:
    import zipfile

_ENTRIES = 10_000
_ENTRY_BYTES = 64 * 2**20
_ALL_BYTES = 256 * 2**20
_RATIO = 200
_END = b"PK\x05\x06"
_LONGEST_END = 2**16 + 22  # with a comment
_BIG = 2**20  # small entries may have any compression ratio: a megabyte does no harm

DAMAGED = Message("The file is damaged or incomplete.")
DAMAGED_HINT = Message("Download or copy it again, or open it in its own program and save a new copy.")
ENCRYPTED = Message("The file is password-protected.")
ENCRYPTED_HINT = Message("Open it in its own program, remove the password and save it again.")
LOCKED_HINT = Message("Enter its password. Or open it in its own program, remove the password and save it again.")
WRONG = Message("The password is incorrect.")


def damaged() -> UnreadableError:
    """The error for a damaged file."""
    return UnreadableError(DAMAGED, DAMAGED_HINT)


def encrypted() -> UnreadableError:
    """The error for a file with unsupported encryption."""
    return UnreadableError(ENCRYPTED, ENCRYPTED_HINT)


def locked(password: str = "") -> LockedError:
    """The error for a file that needs a password, or has another than the one tried."""
    return LockedError(WRONG if password else ENCRYPTED, LOCKED_HINT)


class Archive:
    """The entries of a zip file.

    Raises:
        UnreadableError: damaged, encrypted, or suspiciously large when unpacked.
    """

    def __init__(self, data: bytes) -> None:
        if _declared_entries(data) > _ENTRIES:
            raise too_large()
        import zipfile  # noqa: PLC0415 - slow to import, and needed for no plain text

        try:
            self._zip = zipfile.ZipFile(io.BytesIO(data))
        except (zipfile.BadZipFile, ValueError, NotImplementedError, EOFError, OSError) as error:
            raise damaged() from error
        entries = self._zip.infolist()
        _check_sizes(entries)
        # Some writers use backslashes or a leading slash; Windows programs ignore case.
        self._entries = {_plain(entry.filename): entry for entry in entries}
        self.relations: dict[str, list[tuple[str, str, str]]] = {}  # of parts, once they were read: see `package`

    @property
    def names(self) -> list[str]:
        """The names of the entries, as packed."""
        return [entry.filename for entry in self._entries.values()]

    def __contains__(self, name: str) -> bool:
        return _plain(name) in self._entries

    def read(self, name: str) -> bytes:
        """Unpack one entry.

        Raises:
            KeyError: there is no such entry.
            UnreadableError: it is damaged or encrypted.
        """
        entry = self._entries[_plain(name)]
        if entry.flag_bits & 1:
            raise encrypted()
        import lzma  # noqa: PLC0415 - as above
        import zipfile  # noqa: PLC0415

        try:
            return self._zip.read(entry)
        except (zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, OSError, RuntimeError, ValueError) as error:
            raise damaged() from error

    def get(self, name: str) -> bytes:
        """Unpack one entry; empty if there is none."""
        return self.read(name) if name in self else b""


def _plain(name: str) -> str:
    return name.replace("\\", "/").lstrip("/").lower()


def _declared_entries(data: bytes) -> int:
    """Return the number of entries declared at the end of the file, before a list is made of them."""
    tail = data[-_LONGEST_END:]
    place = tail.rfind(_END)
    return int.from_bytes(tail[place + 10 : place + 12], "little") if place >= 0 else 0


def _check_sizes(entries: "Iterable[zipfile.ZipInfo]") -> None:
    entries = list(entries)
    big = [entry for entry in entries if entry.file_size > _BIG]
    if (
        len(entries) > _ENTRIES
        or sum(entry.file_size for entry in entries) > _ALL_BYTES
        or any(entry.file_size > _ENTRY_BYTES for entry in big)
        or any(entry.file_size > _RATIO * max(1, entry.compress_size) for entry in big)
    ):
        raise too_large()


def too_large() -> UnreadableError:
    """The error for a file that unpacks to far more than a text."""
    return UnreadableError(
        Message("The file was not opened because it would be far larger than a text document when unpacked."),
        Message("If you trust the file, save its text as plain text and open that."),
    )
