"""Reader: conversion of paths to documents, or to problems."""

import hashlib
import io
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any, BinaryIO, Self, cast

from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.files.folders import expand, is_packed, unsupported, within_archive
from imbrex.files.formats import IMAGE, LATEX, SUFFIXES, TXT
from imbrex.files.open_files import NO_DIGEST, load, open_file
from imbrex.files.outcomes import ANSWER, MEMORY, SECONDS, failure, outcome
from imbrex.files.plain import txt
from imbrex.files.shared.encoding import is_utf8
from imbrex.files.shared.file_names import suffix_of
from imbrex.files.shared.linked_files import Linked
from imbrex.files.shared.shown_names import without_surrogates
from imbrex.files.shared.source import has_signature
from imbrex.files.submissions.layout import Kinds, Member
from imbrex.files.submissions.unpacking import UNPACKING, Unpacking
from imbrex.messages import Message
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.child.child import Child
    from imbrex.files import reader_process
    from imbrex.files.submissions.zip_directory import Listing

__all__ = ["Reader", "expand"]

SMALL = 4 * 2**20  # bytes of plain text; twenty times as much, damaged on purpose, takes a gigabyte and half a minute
PLAIN = 32 * 2**20  # bytes of UTF-8, which is read in one step, whatever it says


def new_child(*, with_passwords: bool = False) -> "Child":
    """The child process of a reader."""
    from imbrex.child.child import Child  # noqa: PLC0415 - as above
    from imbrex.child.sandbox import Files  # noqa: PLC0415
    from imbrex.files import reader_process  # noqa: PLC0415

    serve = reader_process.serve_locked if with_passwords else reader_process.serve
    return Child(serve, name=Message("file reader"), memory=MEMORY, answer=ANSWER, files=Files.FONTS)


class Reader:
    """Reads files: short plain text and UTF-8 directly, everything else in a child process with limits."""

    @cached_property
    def _child(self) -> "Child":
        """The child process, which plain text does without."""
        return new_child()

    @cached_property
    def _child_for_locked(self) -> "Child":
        """Another one, for files with a password."""
        return new_child(with_passwords=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def start(self) -> None:
        """Start the child process, which is soon needed, without waiting for it."""
        self._child.start()

    def close(self) -> None:
        """Stop the child processes."""
        for name in ("_child", "_child_for_locked"):
            if name in vars(self):
                getattr(self, name).close()

    def read(
        self,
        path: Path,
        observer: Observer = SILENT,
        password: str = "",
        recognized: Mapping[int, str] | None = None,
        unpacking: Unpacking = UNPACKING,
    ) -> list[Document | Problem]:
        """Read a file: one document, or one for each of its records; a problem if it cannot be read.

        A ZIP file gives one for each student, or for each file in it; "archive.zip/member" the one that has the member.
        A problem that is `locked` asks for a password; it is not stored. One that is `scanned` asks for text
        recognition, whose result is `recognized`: marked text by the number of the page.

        Raises:
            Cancelled: by the observer.
        """
        observer.check()
        place = os.path.abspath(path)
        path = path if str(path) == place else Path(place)  # making a path takes as long as opening the file
        try:
            if is_packed(path):
                file, inside = within_archive(path)
                with open_file(file) as opened:
                    archive = _Archive(self, file, opened.fileno(), password, observer, inside, recognized)
                    listing = archive.list_members(())
                    if not listing.is_document:
                        from imbrex.files.submissions.archive import read_archive  # noqa: PLC0415 - seldom needed

                        return read_archive(archive, listing, unpacking, inside)
            name, items, digest = self._extract(path, observer, password, recognized)
        except ImbrexError as error:
            return [failure(path, error)]
        return [outcome(path, name, item, digest) for item in items]

    def read_pasted(self, text: str, name: str) -> Document:
        """Create a document from pasted text; the same text under the same name is the same document."""
        text = without_surrogates(text)
        digest = hashlib.blake2b(text.encode("utf-8"), digest_size=8).hexdigest()
        return Document(f"pasted:{name}:{digest}", name, text, reader="pasted")

    def protections(self) -> list[str]:
        """Protections of the system from the child process, such as "seccomp".

        Raises:
            ImbrexError: the process cannot be started.
        """
        return self._child.protections()

    def _extract(
        self, path: Path, observer: Observer, password: str, recognized: Mapping[int, str] | None
    ) -> "reader_process.Contents":
        with open_file(path) as file:
            usual = SUFFIXES.get(suffix_of(path.name))
            if usual is TXT and os.fstat(file.fileno()).st_size <= PLAIN:
                source = load(file, path.name)
                if not has_signature(source.head) and (len(source.data) <= SMALL or is_utf8(source.data)):
                    return TXT.name, txt.read(source), source.digest
            if usual is LATEX:
                return self._extract_joined(path, file, observer)
            return self.ask(_request(path.name, password, recognized), file.fileno(), observer)

    def _extract_joined(self, path: Path, file: io.FileIO, observer: Observer) -> "reader_process.Contents":
        """Read a LaTeX document with the files that it names, which the child process cannot open."""
        source, linked = load(file, path.name), Linked(path)
        with _lent(linked.joined(source.data)) as joined:
            name, items, _ = self.ask(_request(path.name, ""), joined.fileno(), observer)
        return name, items, source.digest

    def ask(self, request: "reader_process.Request", file: int, observer: Observer) -> "reader_process.Contents":
        """Read an open file, or a member of it, in the child process. Raises ImbrexError."""
        from imbrex.files.reader_answer import Answer, unpacked  # noqa: PLC0415 - not needed for plain text

        answer: Answer = self._call(request, Answer, file, observer)
        try:
            return answer.format, unpacked(answer), answer.digest
        except ValueError as error:
            raise self._child_for(request).distrust() from error

    def list_members(self, file: int, password: str, observer: Observer, place: Sequence[int]) -> "Listing":
        """List the members of an open ZIP file, or of one in it, in the child process. Raises ImbrexError."""
        from imbrex.files.submissions.zip_directory import Listing  # noqa: PLC0415 - needed here only

        listing: Listing = self._call(_request("", password, None, place, "list"), Listing, file, observer)
        return listing

    @contextmanager
    def opened(self, path: Path, observer: Observer) -> Iterator[io.FileIO | BinaryIO]:
        """Open a file, or a member of a ZIP file, which is unpacked in memory. Raises ImbrexError."""
        file, inside = within_archive(path)
        with open_file(file) as opened:
            if not inside:
                yield opened
                return
            from imbrex.files.submissions.archive_members import place_of  # noqa: PLC0415 - seldom needed

            place = place_of(_Archive(self, file, opened.fileno(), "", observer), inside)
            data = self.unpack(opened.fileno(), "", observer, place)
        with _lent(data) as member:
            yield member

    def unpack(self, file: int, password: str, observer: Observer, place: Sequence[int]) -> bytes:
        """Unpack a member of an open ZIP file in the child process. Raises ImbrexError."""
        data: bytes = self._call(_request("", password, None, place, "unpack"), bytes, file, observer)
        return data

    def _call(self, request: "reader_process.Request", value: type, file: int, observer: Observer) -> Any:
        return self._child_for(request).call(request, seconds=SECONDS, value=value, file=file, observer=observer)

    def _child_for(self, request: "reader_process.Request") -> "Child":
        _, password, *_ = request
        return self._child_for_locked if password else self._child


def _request(
    name: str,
    password: str,
    recognized: Mapping[int, str] | None = None,
    place: Sequence[int] = (),
    task: "reader_process.Task" = "read",
) -> "reader_process.Request":
    pages = None if recognized is None else list(recognized.items())
    return without_surrogates(name), without_surrogates(password), pages, tuple(place), task


_KINDS = Kinds(frozenset(SUFFIXES) - frozenset(IMAGE.suffixes), frozenset(IMAGE.suffixes), unsupported())


@frozen
class _Archive:
    """A ZIP file that is being read; `recognized` is text of the member `inside`."""

    reader: Reader
    path: Path
    file: int
    password: str
    observer: Observer
    inside: str = ""
    recognized: Mapping[int, str] | None = None
    kinds: Kinds = _KINDS

    def list_members(self, place: Sequence[int]) -> "Listing":
        """List the members of the ZIP file, or of one in it."""
        return self.reader.list_members(self.file, self.password, self.observer, place)

    def unpack(self, member: Member) -> bytes:
        """The bytes of a member. Raises ImbrexError."""
        return self.reader.unpack(self.file, self.password, self.observer, member.place)

    def read_member(
        self, member: Member, online: str | None = None, beside: Mapping[str, Member] | None = None
    ) -> list[Document | Problem]:
        """Read a member with those it names, or the text that was typed and is in it."""
        path = self.path / member.name
        try:
            if online is not None:
                kind = "text.html" if "<" in online else "text.txt"
                name, items, digest = self._read(kind, online.encode())
            elif beside and PurePath(member.name).suffix.lower() in LATEX.suffixes:
                from imbrex.files.submissions.linked_members import Members  # noqa: PLC0415 - seldom needed

                data = self.unpack(member)
                folder = Members(self, member, beside)
                name, items, _ = self._read(member.file, Linked(folder.main, folder).joined(data))
                digest = hashlib.sha256(data).hexdigest()
            else:
                name, items, digest = self.reader.ask(self._request(member), self.file, self.observer)
        except ImbrexError as error:
            return [failure(path, error)]
        outcomes = [outcome(path, name, item, digest) for item in items]
        if digest == NO_DIGEST:
            return [replace(one, path=str(self.path)) for one in outcomes]
        return outcomes

    def _read(self, name: str, data: bytes) -> "reader_process.Contents":
        with _lent(data) as file:
            return self.reader.ask(_request(name, ""), file.fileno(), self.observer)

    def _request(self, member: Member) -> "reader_process.Request":
        recognized = self.recognized if member.name == self.inside else None
        return _request("", self.password, recognized, member.place)


@contextmanager
def _lent(data: bytes) -> Iterator[BinaryIO]:
    """A file with these bytes that has no name: in memory where the system can."""
    with os.fdopen(os.memfd_create("text"), "w+b") if hasattr(os, "memfd_create") else _file() as file:
        file.write(data)
        file.seek(0)
        yield file


def _file() -> BinaryIO:
    from tempfile import TemporaryFile  # noqa: PLC0415 - only where files can't be in memory

    return cast("BinaryIO", TemporaryFile())
