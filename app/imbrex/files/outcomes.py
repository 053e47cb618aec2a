"""Outcomes: what was read of a file as documents, and what failed as problems."""

import os
from pathlib import Path

from imbrex.child import failures
from imbrex.child.failures import ChildConfused, ChildDied, ChildFailed, ChildTimedOut
from imbrex.engine.names.authors import author_of
from imbrex.engine.text.budget import excess
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.files.shared.extracted import Fault, Item
from imbrex.files.shared.shown_names import shown_name, without_surrogates
from imbrex.files.shared.zip_archive import DAMAGED_HINT
from imbrex.messages import Message

SECONDS = 20.0  # of processor time; the slowest of 386 odd and malicious office files takes a tenth of it
MEMORY = 2**30
ANSWER = 256 * 2**20  # the size limit of a file
_MEMORY_HINT = Message("Close other programs, as memory may be short, and open the file again.")
_SIMPLER = Message("Save the text as DOCX, ODT or TXT and open that file.")


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


def failure(path: Path, error: ImbrexError) -> Problem:
    """The problem of a file that could not be read."""
    message, hint = explain(error)
    return Problem(shown_name(path.name), message, hint, without_surrogates(str(path)))


def outcome(path: Path, reader: str, item: Item, digest: str) -> Document | Problem:
    """A document, or why there is none, from what a reader extracted."""
    number = f" #{item.number}" if item.number else ""
    name, place = shown_name(path.name), without_surrogates(str(path))
    if isinstance(item, Fault):
        return Problem(name + number, item.message, _hint(item), place, item.locked, item.scanned)
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
        author=item.author or ("" if item.number else author_of(name, os.path.basename(os.path.dirname(place)))),
        properties=item.properties,
        unseen=item.unseen,
        pictures=item.pictures,
        note_marks=item.note_marks,
        quotes=item.quotes,
        file_hash=digest,
        history=item.history,
        recognition=item.recognition,
    )


def _hint(fault: Fault) -> Message:
    if fault.scanned:
        from imbrex.files.scans.tesseract import find_tesseract, how_to_get  # noqa: PLC0415 - seldom needed

        if find_tesseract() is None:
            return how_to_get()
    return fault.hint
