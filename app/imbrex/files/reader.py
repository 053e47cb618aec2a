"""Reader: conversion of paths to documents, or to problems."""

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from imbrex.child import failures
from imbrex.child.child import Child
from imbrex.child.failures import ChildConfused, ChildDied, ChildFailed, ChildTimedOut
from imbrex.child.sandbox import Files
from imbrex.engine.names.authors import author_of
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.files import reader_process
from imbrex.files.folders import expand
from imbrex.files.formats import TXT
from imbrex.files.plain import txt
from imbrex.files.reader_answer import Answer, unpacked
from imbrex.files.shared.extracted import Fault, Item
from imbrex.files.shared.shown_names import shown_name, without_surrogates
from imbrex.files.shared.source import has_signature
from imbrex.files.shared.zip_archive import DAMAGED_HINT
from imbrex.messages import Message

__all__ = ["Reader", "expand"]

SECONDS = 20.0  # of processor time; the slowest of 386 odd and malicious office files takes a tenth of it
MEMORY = 2**30
ANSWER = 256 * 2**20  # the size limit of a file
SMALL = 4 * 2**20  # bytes of plain text; twenty times as much, damaged on purpose, takes a gigabyte and half a minute
_MEMORY_HINT = Message("Close other programs, as memory may be short, and open the file again.")
_SIMPLER = Message("Save the text as DOCX, ODT or TXT and open that file.")


class Reader:
    """Reads files: short plain text directly, everything else in a child process with limits."""

    def __init__(self) -> None:
        self._child = Child(
            reader_process.serve, name=Message("file reader"), memory=MEMORY, answer=ANSWER, files=Files.FONTS
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Stop the child process."""
        self._child.close()

    def read(
        self,
        path: Path,
        observer: Observer = SILENT,
        password: str = "",
        recognized: Mapping[int, str] | None = None,
    ) -> list[Document | Problem]:
        """Read a file: one document, or one for each of its records; a problem if it cannot be read.

        A problem that is `locked` asks for a password; it is not stored. One that is `scanned` asks for text
        recognition, whose result is `recognized`: marked text by the number of the page.

        Raises:
            Cancelled: by the observer.
        """
        observer.check()
        path = Path(os.path.abspath(path))
        try:
            name, items, digest = self._extract(path, observer, password, recognized)
        except ImbrexError as error:
            message, hint = explain(error)
            return [Problem(shown_name(path.name), message, hint, _shown(str(path)))]
        return [_outcome(path, name, item, digest) for item in items]

    def read_pasted(self, text: str, name: str) -> Document:
        """Create a document from pasted text; the same text under the same name is the same document."""
        text = without_surrogates(text)
        digest = hashlib.blake2b(text.encode("utf-8"), digest_size=8).hexdigest()
        return Document(f"pasted:{name}:{digest}", name, text, reader="pasted")

    def protections(self) -> list[str]:
        """What protects the system from the child process, such as "seccomp".

        Raises:
            ImbrexError: the process cannot be started.
        """
        return self._child.protections()

    def _extract(
        self, path: Path, observer: Observer, password: str, recognized: Mapping[int, str] | None
    ) -> reader_process.Contents:
        with reader_process.open_file(path) as file:
            if reader_process.usual_format(path) is TXT and os.fstat(file.fileno()).st_size <= SMALL:
                source = reader_process.load(file, path.name)
                if not has_signature(source.head):
                    return TXT.name, txt.read(source), source.digest
            pages = None if recognized is None else list(recognized.items())
            request = (without_surrogates(path.name), without_surrogates(password), pages)
            return self._ask(request, file.fileno(), observer)

    def _ask(self, request: reader_process.Request, file: int, observer: Observer) -> reader_process.Contents:
        answer: Answer = self._child.call(request, seconds=SECONDS, value=Answer, file=file, observer=observer)
        try:
            return answer.format, unpacked(answer), answer.digest
        except ValueError as error:
            raise self._child.distrust() from error


def explain(error: ImbrexError) -> tuple[Message, Message]:
    """Describe the effect of the child's failure on the file."""
    match error:
        case ChildTimedOut():
            message = Message(
                "Reading was stopped because it took longer than {seconds} seconds.", seconds=int(SECONDS)
            )
            return message, _SIMPLER
        case ChildFailed(kind=failures.TOO_LARGE):
            return Message("The text in the file exceeds {size} MB.", size=ANSWER // 2**20), _SIMPLER
        case ChildFailed(kind="MemoryError"):
            return Message("Reading the file requires more than {size} MB of memory.", size=MEMORY // 2**20), _SIMPLER
        case ChildFailed():
            message = Message("The file is damaged or unusual, and couldn't be read ({kind}).", kind=error.kind)
            return message, DAMAGED_HINT
        case ChildConfused():
            return Message("The file reader gave an invalid answer."), _SIMPLER
        case ChildDied(from_outside=True):
            message = Message("The file reader was stopped twice by the system or another program.")
            return message, _MEMORY_HINT
        case ChildDied():
            return Message("The file caused its reader to crash. Nothing else is affected."), _SIMPLER
    return error.message, error.hint


def _outcome(path: Path, reader: str, item: Item, digest: str) -> Document | Problem:
    number = f" #{item.number}" if item.number else ""
    name, place = shown_name(path.name), _shown(str(path))
    if isinstance(item, Fault):
        return Problem(name + number, item.message, item.hint, place, item.locked, item.scanned)
    from imbrex.engine.text.budget import excess  # noqa: PLC0415 - imports numpy, which the start does without

    if too_much := excess(item.text):
        return Problem(name + number, *too_much, place)
    return Document(
        key=place + number.replace(" ", ""),
        name=item.title or name + number,
        text=item.text,
        parts=item.parts,
        path=place,
        reader=reader,
        notes=item.notes,
        author=item.author or ("" if item.number else author_of(name, _shown(path.parent.name))),
        properties=item.properties,
        unseen=item.unseen,
        pictures=item.pictures,
        note_marks=item.note_marks,
        file_hash=digest,
        history=item.history,
        recognition=item.recognition,
    )


def _shown(path: str) -> str:
    """Return a path as text that can be stored, whatever bytes the system has for it."""
    return without_surrogates(path)
