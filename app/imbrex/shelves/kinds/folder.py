"""Folder: files of any kind that can be read, such as a reading list in PDF."""

import hashlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.text.document import Document, Problem
from imbrex.files.folders import documents_in
from imbrex.files.reader import Reader
from imbrex.files.shared.shown_names import without_surrogates
from imbrex.library.shelves.holding import Citation, Holding, Portion
from imbrex.messages import Message
from imbrex.shelves.kinds.contents import Contents, Stamps, as_source, size_of, unread
from imbrex.shelves.reading.shelf_process import ShelfProcess

_TOGETHER = 64  # files whose stamps are looked up together
_PART = "#"  # between the name of a file and the number of a record in it


def matches(path: Path) -> bool:
    """Whether it is a folder."""
    return path.is_dir()


@dataclass(frozen=True, slots=True)
class Listed:
    """A file of a shelf: what names it, where it is, when it changed, and its citation, whose title may be missing.

    The path may be a problem: why it is not known.
    """

    place: str
    path: Path | Problem
    stamp: str
    citation: Citation


class FileContents(Contents):
    """Files that are read one by one."""

    def __init__(self, files: list[Listed], title: str, size: int) -> None:
        self._files = files
        self._reader = Reader()
        self.title = title
        self.edition = _digest(files)
        self.size = size
        self.total = len(files)

    def portions(self, reached: int, stamps: Stamps, observer: Observer = SILENT) -> Iterator[Portion]:
        """Read the files that are new or have changed; `reached` counts the files."""
        for first in range(0, len(self._files), _TOGETHER):
            files = self._files[first : first + _TOGETHER]
            known = stamps([place for one in files for place in (one.place, f"{one.place}{_PART}1")])
            for number, one in enumerate(files, first + 1):
                if one.stamp in (known.get(one.place), known.get(f"{one.place}{_PART}1")):
                    yield Portion(number, same=tuple(self._places(one, stamps)))
                else:
                    yield Portion(number, tuple(self._read(one, observer)))

    def find(self, place: str, observer: Observer = SILENT) -> Holding | None:
        """Read a file again."""
        name, _, number = place.rpartition(_PART)
        for one in self._files:
            if one.place in (place, name if number.isdecimal() else place):
                return next((found for found in self._read(one, observer) if found.place == place), None)
        return None

    def close(self) -> None:
        """Stop the process that reads."""
        self._reader.close()

    def _read(self, file: Listed, observer: Observer) -> Iterator[Holding]:
        if isinstance(file.path, Problem):
            yield Holding(file.place, file.stamp, file.citation, file.path)
            return
        results = self._reader.read(file.path, observer)
        if not results:
            yield unread(file.place, file.stamp, _cited(file), Message("The file is empty."))
        for number, result in enumerate(results, 1):
            place = file.place if len(results) == 1 else f"{file.place}{_PART}{number}"
            citation = _cited(file, result if isinstance(result, Document) else None, several=len(results) > 1)
            if isinstance(result, Document):
                yield Holding(place, file.stamp, citation, as_source(result, place, citation))
            else:
                yield Holding(place, file.stamp, citation, replace(result, name=citation.title))

    @staticmethod
    def _places(file: Listed, stamps: Stamps) -> Iterator[str]:
        """The places of an unchanged file: its own, or those of its records."""
        yield file.place
        number = 1
        while stamps([f"{file.place}{_PART}{number}"]):
            yield f"{file.place}{_PART}{number}"
            number += 1


def _digest(files: Iterable[Listed]) -> str:
    told = "\n".join(f"{one.place}\t{one.stamp}" for one in files)
    return hashlib.blake2b(told.encode("utf-8"), digest_size=16).hexdigest()


def _cited(file: Listed, document: Document | None = None, *, several: bool = False) -> Citation:
    """The citation of a file whose path is known; what is missing is from its properties."""
    assert isinstance(file.path, Path)
    told, citation = (document.properties if document is not None else None), file.citation
    title = citation.title or (told.title if told and not several else "") or file.path.name
    if several and document is not None:
        title = document.name
    date = citation.date or (told.created[:10] if told else "")
    author = citation.author or (told.author if told else "")
    return Citation(_line(title), _line(author), date, citation.address or without_surrogates(str(file.path)))


def _line(text: str) -> str:
    return " ".join(without_surrogates(text).split())


def open_folder(path: Path, _process: ShelfProcess, observer: Observer = SILENT) -> FileContents:
    """The documents in a folder and its subfolders."""
    files, size = listed(((os.path.relpath(one, path), one, "", Citation("")) for one in documents_in(path)), observer)
    return FileContents(files, path.name, size)


def listed(files: Iterable[tuple[str, Path | Problem, str, Citation]], observer: Observer) -> tuple[list[Listed], int]:
    """Files with their stamps and total size; a missing one is listed, too, and will say so when it is read."""
    found, total = [], 0
    for place, path, changed, citation in files:
        observer.check()
        try:
            size, stamp = size_of(path) if isinstance(path, Path) else (0, "unknown")
        except OSError:
            size, stamp = 0, "missing"
        total += size
        found.append(Listed(without_surrogates(place), path, f"{stamp} {changed}".strip(), citation))
    return found, total
