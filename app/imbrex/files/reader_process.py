"""Reader process: service that runs in the child process."""

import email
import encodings
import importlib
import io
import os
import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import PurePath
from types import ModuleType
from typing import Literal

from imbrex.files.formats import FORMATS, recognize
from imbrex.files.open_files import NO_DIGEST, load, source_of
from imbrex.files.reader_answer import Answer, packed
from imbrex.files.shared.extracted import Fault, Item, LockedError, ScannedError, UnreadableError
from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import damaged, locked
from imbrex.files.submissions import zip_directory
from imbrex.files.submissions.zip_directory import Listing
from imbrex.messages import Message

_PACKAGES: tuple[ModuleType, ...] = (encodings, email)
"""Imported with all that is in them: the file names the encoding."""
_MODULES = (
    *("imbrex.files.shared.ole_file", "charset_normalizer", "_strptime", "heapq", "zipfile", "html.entities"),
    *("_multibytecodec", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw"),
)
_FOR_PASSWORDS = (
    *("msoffcrypto", "msoffcrypto.format.ooxml", "msoffcrypto.format.doc97", "xml.dom.expatbuilder"),
    *("cryptography.hazmat.backends.openssl.backend", "cryptography.hazmat.primitives.ciphers"),
)


def import_parts() -> None:
    """Import what readers import only when they need it, before files can no longer be opened."""
    inside = (
        f"{package.__name__}.{one.name}" for package in _PACKAGES for one in pkgutil.iter_modules(package.__path__)
    )
    _import((*_MODULES, *inside))


def _import(names: Iterable[str]) -> None:
    for name in names:
        with suppress(ImportError):  # of another system
            importlib.import_module(name)


# Decryption of Office files.
# msoffcrypto-tool supports all methods by which Office programs have encrypted their files (agile and standard
# encryption of packages, RC4 in old Word files). It is imported only if a password is given.

_ENCRYPTED = 0x0100  # of the flags at the start of an old Word file


def unlocked(source: Source) -> Source:
    """Decrypt an Office file; return any other file unchanged.

    Raises:
        LockedError: the password is wrong.
        UnreadableError: it is encrypted by an unknown method, or damaged.
    """
    if not source.password or not source.is_ole or not _is_locked(source):
        return source
    import msoffcrypto  # noqa: PLC0415 - imports all of cryptography
    from msoffcrypto.exceptions import InvalidKeyError  # noqa: PLC0415
    from msoffcrypto.format.ooxml import OOXMLFile  # noqa: PLC0415

    plain = io.BytesIO()
    try:
        file = msoffcrypto.OfficeFile(io.BytesIO(source.data))
        # Old files are always verified; their method has no such argument.
        file.load_key(password=source.password, **({"verify_password": True} if isinstance(file, OOXMLFile) else {}))
        file.decrypt(plain)
    except InvalidKeyError as error:
        raise locked(source.password) from error
    except Exception as error:  # a parser of malicious data may raise anything
        raise damaged() from error
    return replace(source, data=plain.getvalue())


def _is_locked(source: Source) -> bool:
    from imbrex.files.shared.ole_file import open_compound  # noqa: PLC0415 - a parser, needed here only

    with open_compound(source.data) as compound:
        if compound.exists("EncryptedPackage"):
            return True
        head = compound.read("WordDocument")[:12]
        return len(head) == 12 and bool(int.from_bytes(head[10:], "little") & _ENCRYPTED)


Task = Literal["read", "list", "unpack"]
"""Read a file, list the members of a ZIP file, or unpack one of them."""
Request = tuple[str, str, list[tuple[int, str]] | None, Sequence[int], Task]
"""Name and password of a file, which comes open with the request; `Source.recognized`; the place of a member if it is a
ZIP file; and what to do with it."""

Contents = tuple[str, list[Item], str]
"""The name of a format, the contents of the file, and the SHA-256 of the bytes read."""


def serve() -> Callable[[Request, int], Answer | Listing | bytes]:
    """Load all that reads files, before files are out of reach, and return the request handler."""
    for form in FORMATS:
        form.load()
    import_parts()
    return _read


def serve_locked() -> Callable[[Request, int], Answer | Listing | bytes]:
    """The same for files with a password, which need as many modules again, and are few."""
    _import(_FOR_PASSWORDS)
    return serve()


def _read(request: Request, descriptor: int) -> Answer | Listing | bytes:
    name, password, pages, place, task = request
    recognized = None if pages is None else dict(pages)
    if task == "list":
        return zip_directory.members(descriptor, place, password)
    if task == "unpack":
        return zip_directory.member(descriptor, place, password)[1]
    if place:
        return packed(*_read_member(descriptor, place, password, recognized))
    os.lseek(descriptor, 0, os.SEEK_SET)  # a reader that ended may have moved it
    with open(descriptor, "rb", buffering=0, closefd=False) as file:
        return packed(*read_file(load(file, name), password, recognized))


def _read_member(
    descriptor: int, place: Sequence[int], password: str, recognized: Mapping[int, str] | None
) -> Contents:
    try:
        name, data = zip_directory.member(descriptor, place, password)
    except LockedError as error:
        return "", [Fault(error.message, error.hint, locked=True)], NO_DIGEST
    return read_file(source_of(data, PurePath(name).name), password, recognized)


def read_file(source: Source, password: str = "", recognized: Mapping[int, str] | None = None) -> Contents:
    """Read a loaded file; a locked or scanned one is a fault.

    Raises:
        UnreadableError: it cannot be read; any other exception comes from a parser with unexpected input.
    """
    digest = source.digest
    try:
        source = unlocked(replace(source, password=password, recognized=recognized))
        form = recognize(source)
        return form.name, form.load().read(source), digest
    except RecursionError as error:
        raise UnreadableError(
            Message("The file was not opened because its contents have too many nested levels. It may be unsafe."),
            Message("If you trust the file, save its text as plain text and open that."),
        ) from error
    except LockedError as error:
        return "", [Fault(error.message, error.hint, locked=True)], digest
    except ScannedError as error:
        return "", [Fault(error.message, error.hint, scanned=True)], digest
