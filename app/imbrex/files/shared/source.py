"""Source: the bytes of a file, with quick tests of their kind."""

import hashlib
from collections.abc import Mapping
from functools import cached_property

from imbrex.files.shared.zip_archive import Archive
from imbrex.values import frozen

ZIP = b"PK\x03\x04"
OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
PDF = b"%PDF-"
RTF = b"{\\rtf"
_BOM = b"\xef\xbb\xbf"
_SIGNS = (ZIP, b"PK\x05\x06", OLE, PDF, RTF)


def has_signature(head: bytes) -> bool:
    """Whether a file begins like a format that needs a parser, whatever its name."""
    return head.removeprefix(_BOM).lstrip().startswith(_SIGNS)


@frozen(caches=True)
class Source:
    """A file in memory.

    Attributes:
        suffix: in lower case with its dot.
        name: without the folder.
        password: if known.
        recognized: marked text of the pages that were recognized, by number from 0; None before that.
    """

    data: bytes
    suffix: str
    name: str
    password: str = ""
    recognized: Mapping[int, str] | None = None

    @property
    def digest(self) -> str:
        """SHA-256 of the bytes."""
        return hashlib.sha256(self.data).hexdigest()

    @cached_property
    def head(self) -> bytes:
        """The first kilobytes without byte order mark and leading white space."""
        return self.data[:4096].removeprefix(_BOM).lstrip()

    @cached_property
    def markup(self) -> str:
        """The first kilobytes in lower case, without zero bytes: enough to find a tag in any encoding."""
        return self.data[:4096].replace(b"\0", b"").decode("latin-1").lower()

    @cached_property
    def archive(self) -> Archive:
        """The file opened as a zip, with its sizes checked; raises UnreadableError."""
        return Archive(self.data)

    @property
    def is_zip(self) -> bool:
        """Whether it begins like a zip."""
        return self.data.startswith(ZIP)

    @property
    def is_ole(self) -> bool:
        """Whether it begins like a compound file of old Office programs."""
        return self.data.startswith(OLE)
