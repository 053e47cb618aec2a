"""Library context: state of a library thread: the open library, a file reader and languages."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from imbrex.dictionaries.late_dictionaries import LateDictionaries
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem
from imbrex.files.reader import Reader, expand
from imbrex.languages.detection import written_in
from imbrex.languages.remote import RemoteLanguages
from imbrex.library.database.address import Address, make_folder
from imbrex.library.database.mode import Mode
from imbrex.library.documents.entry import Entry, Order, Selection
from imbrex.library.documents.listing import find_ordered
from imbrex.library.library import Library
from imbrex.shelves.shelves import Shelves


class LibraryContext:
    """Not thread-safe: created, used and closed in one thread."""

    def __init__(self) -> None:
        self._languages = RemoteLanguages()
        self._dictionaries = LateDictionaries(self._languages.find)
        self._reader: Reader | None = None
        self._library: Library | None = None
        self._address = ""
        self._shelves: Shelves | None = None
        self._listed: tuple[object, NDArray[np.int64]] | None = None

    def close(self) -> None:
        """Close the library and end the child processes."""
        self._leave()
        if self._shelves is not None:
            self._shelves.close()
        self._languages.close()
        if self._reader is not None:
            self._reader.close()

    @property
    def library(self) -> Library:
        """The open library."""
        assert self._library is not None
        return self._library

    @property
    def shelves(self) -> Shelves:
        """The user's shelves."""
        if self._shelves is None:
            self._shelves = Shelves(self._languages.find, lexicons=self._dictionaries)
        return self._shelves

    def open(self, address: str) -> None:
        """Open the library at an address unless it is open already; on failure the open one stays open."""
        if self._library is None or self._address != address:
            self._take(Library.open(address, self._languages.find, lexicons=self._dictionaries), address)

    def create(self, address: str, options: Options, mode: Mode) -> None:
        """Create an empty library and open it."""
        if (path := Address.parse(address).path) is not None:
            make_folder(path)
        self._take(Library.create(address, self._languages.find, options, mode, lexicons=self._dictionaries), address)

    def text_of(self, entry: Entry, observer: Observer) -> Document | None:
        """The text of an entry, from the library or the files of its shelf; None if those no longer have it."""
        if not entry.shelf:
            return self.library.document(entry.document)
        return self.shelves.at(entry.shelf).texts([entry.document], observer).get(entry.document)

    def leave_if_gone(self) -> None:
        """Close the library if its file has been deleted."""
        path = Address.parse(self._address).path
        if path is not None and not path.is_file():
            self._leave()

    def forget_listed(self) -> None:
        """Discard the numbers of the last list."""
        self._listed = None

    def numbers(self, selection: Selection, order: Order, descending: bool) -> NDArray[np.int64]:
        """Return the numbers of all documents of a list; those of the last one are cached, as shown to the user."""
        asked = (replace(selection, first=0, most=None), order, descending)
        if self._listed is None or self._listed[0] != asked:
            with self.library.store.reading() as connection:
                self._listed = (asked, find_ordered(connection, asked[0], order, descending))
        return self._listed[1]

    def expand(self, paths: Iterable[Path]) -> tuple[list[Path], list[Problem]]:
        """Return the files to read, folders expanded, and the paths that don't exist."""
        return expand(paths)

    def read(
        self, documents: tuple[Document, ...], files: list[Path], problems: list[Problem], observer: Observer
    ) -> Iterator[Document]:
        """Yield loaded documents, then those in files; unreadable files are appended to the problems."""
        yield from documents
        if files and self._reader is None:
            self._reader = Reader()
        for done, path in enumerate(files):
            observer.progress(Progress("reading", done, len(files)))
            observer.check()
            assert self._reader is not None
            for result in self._reader.read(path, observer):
                if isinstance(result, Problem):
                    problems.append(result)
                else:
                    yield replace(result, language=result.language or written_in(result))

    def _take(self, library: Library, address: str) -> None:
        self._leave()
        self._library, self._address = library, address

    def _leave(self) -> None:
        if self._library is not None:
            self._library.close()
        self._library, self._listed = None, None
