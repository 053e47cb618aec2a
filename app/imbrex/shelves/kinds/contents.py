"""Contents: what is in the files of a shelf, whatever its kind."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from imbrex.child.failures import ChildConfused, ChildDied, ChildFailed, ChildTimedOut
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.document import Document, Problem, Role
from imbrex.errors import ImbrexError
from imbrex.files.open_files import NO_DIGEST
from imbrex.files.outcomes import explain, outcome
from imbrex.files.reader_answer import unpacked
from imbrex.library.shelves.holding import Citation, Holding, Portion
from imbrex.messages import Message
from imbrex.shelves.reading.pieces import Piece

Stamps = Callable[[Sequence[str]], Mapping[str, str]]
"""Looks up the known stamps of entries by their places."""

UNANSWERED = (ChildTimedOut, ChildDied, ChildConfused, ChildFailed)
"""Failures of the process that reads, which concern one entry."""


class Contents(ABC):
    """The entries of an open shelf.

    Attributes:
        title: a name for the shelf.
        edition: another one if any entry may have changed.
        total: what `Portion.reached` counts up to.
        size: of the files in bytes.
        language: of all entries; empty if it is to be detected.
    """

    title: str
    edition: str
    total: int
    size: int
    language: str = ""

    @abstractmethod
    def portions(self, reached: int, stamps: Stamps, observer: Observer = SILENT) -> Iterator[Portion]:
        """Read the entries on from where an earlier reading of the same edition was stopped."""

    @abstractmethod
    def find(self, place: str, observer: Observer = SILENT) -> Holding | None:
        """Read one entry again; None if it is no longer there."""

    @abstractmethod
    def close(self) -> None:
        """Close the files."""


def holding(piece: Piece, stamp: str, path: Path) -> Holding:
    """An entry that the sealed process has read from a file."""
    title = piece.title or piece.address or piece.place
    citation = Citation(title, "", piece.date, piece.address or f"{path.name}/{piece.place}")
    try:
        (item,) = unpacked(piece.answer)
    except ValueError:
        return unread(piece.place, stamp, citation, Message("The file reader gave an invalid answer."))
    content = outcome(Path(piece.place), piece.answer.format, item, NO_DIGEST)
    if isinstance(content, Problem):
        return Holding(piece.place, stamp, citation, replace(content, name=title))
    author = content.properties.author
    return Holding(piece.place, stamp, replace(citation, author=author), as_source(content, piece.place, citation))


def as_source(document: Document, place: str, citation: Citation) -> Document:
    """A document of a shelf under its citation."""
    return replace(
        document,
        key=place,
        name=citation.title,
        path=citation.address,
        author=citation.author,
        role=Role.ARCHIVE,
        file_hash="",
    )


def unread(place: str, stamp: str, citation: Citation, message: Message, hint: Message | None = None) -> Holding:
    """An entry that could not be read."""
    hint = Message("It was skipped.") if hint is None else hint
    return Holding(place, stamp, citation, Problem(citation.title, message, hint, citation.address))


def failed(place: str, stamp: str, title: str, error: ImbrexError) -> Holding:
    """An entry at which the process that reads has failed."""
    return unread(place, stamp, Citation(title), *explain(error))


def size_of(path: Path) -> tuple[int, str]:
    """Size of a file, and a stamp that changes with its contents. Raises OSError."""
    status = path.stat()
    return status.st_size, f"{status.st_size}-{status.st_mtime_ns}"
