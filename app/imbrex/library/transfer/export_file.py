"""Export file: a library as one file, zipped JSON lines, written and read a record at a time.

library.json has the format, the version and a description of the library; documents/000001.jsonl and following have one
record a line; end.json has the number of records, and is missing if writing was interrupted. Nothing is ever unpacked
to disk, so paths inside the file are harmless.
"""

import contextlib
import json
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.private import close_own, make_file

FORMAT = "imbrex-library"
VERSION = 1
_HEAD, _END = "library.json", "end.json"
_DOCUMENTS = re.compile(r"documents/[0-9]{1,9}\.jsonl")
_CHUNK = 16 * 2**20  # bytes before the next entry
_LINE = 256 * 2**20  # longer than any loadable text
_ENTRIES = 60_000
_RATIO = 200  # a library is packed to a third, near-copies to a thirtieth
_END_RECORD, _LONGEST_END = b"PK\x05\x06", 2**16 + 22
_EARLY = (1980, 1, 1, 0, 0, 0)  # so that the same library gives the same bytes

_Record = dict[str, Any]
_DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, RecursionError)


class PortableWriter:
    """Writes records into a file that other users cannot read.

    An interrupted but closed file is resumed after its last entry.

    Args:
        path: the file; an existing one is overwritten unless its head is the same and its end is missing.
        head: the description of the library.
    """

    def __init__(self, path: Path, head: Mapping[str, object]) -> None:
        self._head = {"format": FORMAT, "version": VERSION, **head}
        self.last, self.count, self._number = _unfinished(path, self._head)
        if self.count:
            close_own(path)
        else:
            path.unlink(missing_ok=True)
            make_file(path)
        self._zip = zipfile.ZipFile(path, "a" if self.count else "w", zipfile.ZIP_DEFLATED, compresslevel=6)
        self._lines: list[bytes] = []
        self._size = 0
        if not self.count:
            self._put(_HEAD, [_line(self._head)])

    def write(self, record: Mapping[str, object]) -> None:
        """Add one record."""
        self._lines.append(_line(record))
        self._size += len(self._lines[-1])
        self.count += 1
        if self._size >= _CHUNK:
            self._flush()

    def finish(self) -> None:
        """Mark the file as complete."""
        self._flush()
        self._put(_END, [_line({"documents": self.count})])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # On a full disk neither is possible, and the first error is the one to report.
        with contextlib.suppress(OSError) if error else contextlib.nullcontext():
            self._flush()
            self._zip.close()

    def _flush(self) -> None:
        if self._lines:
            self._number += 1
            self._put(f"documents/{self._number:06}.jsonl", self._lines)
            self._lines, self._size = [], 0

    def _put(self, name: str, lines: list[bytes]) -> None:
        entry = zipfile.ZipInfo(name, _EARLY)
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = 0o600 << 16
        with self._zip.open(entry, "w") as out:
            out.writelines(lines)


class PortableReader:
    """Reads the output of `PortableWriter`, or an imitation of it.

    Attributes:
        head: the description of the library, unverified except for format and version.
        total: declared number of records; 0 if unknown.
        is_complete: whether writing was finished.

    Raises:
        ImbrexError: not such a file, a newer one, damaged, or unpacking to the size of a decompression bomb.
    """

    def __init__(self, path: Path) -> None:
        self._name = path.name
        self._file = path.open("rb")
        try:
            self._zip = self._opened()
            self.head = self._only_line(_HEAD)
            self._check_head()
            self.is_complete = _END in self._zip.namelist()
            count = self._only_line(_END).get("documents") if self.is_complete else 0
        except BaseException:
            self._file.close()
            raise
        self.total = count if isinstance(count, int) and 0 <= count < 2**53 else 0

    @property
    def entries(self) -> list[str]:
        """The names of the entries with records, in order."""
        return sorted(name for name in self._zip.namelist() if _DOCUMENTS.fullmatch(name))

    def records(self) -> Iterator[_Record]:
        """Yield the records in order.

        Raises:
            ImbrexError: the file is damaged or a decompression bomb.
        """
        for entry in self.entries:
            yield from self._lines(entry)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._zip.close()
        self._file.close()

    def _opened(self) -> zipfile.ZipFile:
        size = self._file.seek(0, 2)
        self._file.seek(max(0, size - _LONGEST_END))
        tail = self._file.read()
        place = tail.rfind(_END_RECORD)
        if place < 0 or not zipfile.is_zipfile(self._file):
            raise self._foreign()
        if int.from_bytes(tail[place + 10 : place + 12], "little") > _ENTRIES:
            raise self._trap()
        with self._told_as_damage():
            opened = zipfile.ZipFile(self._file)
        if _HEAD not in opened.namelist():
            raise self._foreign()
        if sum(entry.file_size for entry in opened.infolist()) > _RATIO * size + _CHUNK:
            raise self._trap()
        return opened

    def _check_head(self) -> None:
        version = self.head.get("version")
        if self.head.get("format") != FORMAT or type(version) is not int or version < 1:
            raise self._foreign()
        if version > VERSION:
            raise ImbrexError(
                Message(
                    "{name} was exported by a newer version of Imbrex (format {version}; this version "
                    "supports {known}).",
                    name=self._name,
                    version=version,
                    known=VERSION,
                ),
                Message("Install the latest version of Imbrex and import it again."),
            )

    def _only_line(self, name: str) -> _Record:
        return next(self._lines(name), {})

    def _lines(self, name: str) -> Iterator[_Record]:
        with self._told_as_damage():
            packed = self._zip.open(name)
        with packed:
            while line := self._next_line(packed):
                yield self._parsed(line)

    def _next_line(self, packed: IO[bytes]) -> bytes:
        with self._told_as_damage():
            line = packed.readline(_LINE + 1)
        if len(line) > _LINE:
            raise self._trap()
        return line

    def _parsed(self, line: bytes) -> _Record:
        with self._told_as_damage():
            record = json.loads(line.decode("utf-8"), parse_constant=_refuse)
            if not isinstance(record, dict):
                raise ValueError("not a record")
            return record

    @contextlib.contextmanager
    def _told_as_damage(self) -> Iterator[None]:
        try:
            yield
        except _DAMAGE as error:
            raise ImbrexError(
                Message("{name} is damaged or incomplete.", name=self._name),
                Message("Copy or export it again. Everything imported before the damage is kept."),
            ) from error

    def _foreign(self) -> ImbrexError:
        return ImbrexError(
            Message("{name} is not an exported library.", name=self._name),
            Message("Choose a file created with `imbrex-cli library export`."),
        )

    def _trap(self) -> ImbrexError:
        return ImbrexError(
            Message(
                "{name} was not imported because it would be far larger than an exported library when unpacked.",
                name=self._name,
            ),
            Message("Import files only from people you trust."),
        )


def _unfinished(path: Path, head: Mapping[str, object]) -> tuple[_Record, int, int]:
    """The last record, record count and entry count of an interrupted file with the same head."""
    last: _Record = {}
    count = 0
    with contextlib.suppress(ImbrexError, OSError), PortableReader(path) as reader:
        if reader.is_complete or reader.head != json.loads(_line(head)):
            return {}, 0, 0
        for last in reader.records():  # noqa: B007 - used after the loop
            count += 1
        return last, count, len(reader.entries)
    return {}, 0, 0


def _line(record: Mapping[str, object]) -> bytes:
    # Escapes avoid lone surrogates and all kinds of line ends in the file.
    return json.dumps(record, ensure_ascii=True, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def _refuse(name: str) -> object:
    raise ValueError(f"{name} is not valid JSON")
