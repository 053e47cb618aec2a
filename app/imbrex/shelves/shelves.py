"""Shelves: all shelves of a user, each with its index in one folder."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

from imbrex.engine.language import NO_LEXICONS, LanguageFinder, Lexicons
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.library.database.address import SUFFIX, own_library
from imbrex.library.search.checking import MOST
from imbrex.library.search.search_results import Checked
from imbrex.library.shelves.holding import ShelfState
from imbrex.library.shelves.shelf_index import ShelfIndex
from imbrex.messages import Message
from imbrex.private import make_own_folder
from imbrex.shelves.checking import check_shelf, merged
from imbrex.shelves.kinds.registry import kind_of, open_contents
from imbrex.shelves.reading.shelf_process import ShelfProcess
from imbrex.shelves.shelf import Shelf, ShelfInfo
from imbrex.system_errors import reason_of

_UNNAMED = re.compile(r"[^\w.-]+")
_LONGEST_NAME = 120
_ENDINGS = ("", "-wal", "-shm", "-journal")


def own_shelves() -> Path:
    """The folder of the user's own shelves, which need not exist."""
    return own_library().parent / "shelves"


class Shelves:
    """The shelves in a folder; close them, or use them in a `with` statement. They belong to one thread."""

    def __init__(
        self, find_language: LanguageFinder, folder: Path | None = None, lexicons: Lexicons = NO_LEXICONS
    ) -> None:
        """Open the shelves in a folder, the user's own if None; `lexicons` are for matches in other languages."""
        self.folder = own_shelves() if folder is None else folder
        self._find_language = find_language
        self._lexicons = lexicons
        self._process = ShelfProcess()
        self._open: dict[Path, Shelf] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close all shelves and end the process that reads them."""
        for shelf in self._open.values():
            shelf.close()
        self._open.clear()
        self._process.close()

    @property
    def paths(self) -> list[Path]:
        """The indexes of the shelves, in the order in which they were added."""
        with suppress(OSError):
            found = [one for one in self.folder.iterdir() if one.suffix == SUFFIX]
            return sorted(found, key=lambda one: (one.stat().st_ctime_ns, one.name))
        return []

    def add(self, path: Path, options: Options, name: str = "", observer: Observer = SILENT) -> Shelf:
        """Add a shelf, still to be read by `Shelf.update`; return it.

        Args:
            path: of the file or folder.
            options: of the index.
            name: for display; what the files call themselves by default.
            observer: may stop the work.

        Raises:
            ImbrexError: it can't be a shelf, or is one already, or a shelf has this name.
        """
        path = path.expanduser().absolute()
        kind = kind_of(path)
        contents = open_contents(kind.name, path, self._process, observer)
        told, total, size = contents.title, contents.total, contents.size
        contents.close()
        states = [shelf.index.state for shelf, _ in self._all()]
        if any(Path(one.path) == path for one in states):
            raise ImbrexError(Message("{path} is a shelf already.", path=path), Message("Update it instead."))
        taken = {one.name for one in states}
        if name in taken:
            raise ImbrexError(
                Message("There is a shelf named “{name}” already.", name=name), Message("Choose another name.")
            )
        state = ShelfState(name or _free(told, taken), kind.name, str(path), total=total, size=size)
        return self._make(options, state)

    def named(self, name: str) -> Shelf:
        """The shelf with this name, or of this file. Raises ImbrexError if there is none."""
        for shelf, _ in self._all():
            state = shelf.index.state
            if name == state.name or Path(name).expanduser().absolute() == Path(state.path):
                return shelf
        raise ImbrexError(
            Message("There is no shelf named “{name}”.", name=name), Message("`shelf list` shows all names.")
        )

    def at(self, address: str) -> Shelf:
        """The shelf with the index at a path. Raises ImbrexError."""
        path = Path(address)
        if path not in self._open:
            self._open[path] = Shelf.open(path, self._find_language, self._process, self._lexicons)
        return self._open[path]

    def infos(self, observer: Observer = SILENT) -> tuple[list[ShelfInfo], list[Problem]]:
        """Describe all shelves; an index that can't be opened is a problem."""
        problems: list[Problem] = []
        found = []
        for shelf, _ in self._all(problems):
            observer.check()
            found.append(shelf.info(observer))
        return found, problems

    def move(self, shelf: Shelf, path: Path) -> None:
        """Note that the files of a shelf are elsewhere now. Raises ImbrexError if they are of another kind."""
        path = path.expanduser().absolute()
        state = shelf.index.state
        if kind_of(path).name != state.kind:
            raise ImbrexError(Message("{path} is another kind of shelf.", path=path), Message("Add it as a new shelf."))
        shelf.leave()
        shelf.index.set_state(path=str(path))

    def rebuild(self, shelf: Shelf) -> Shelf:
        """Begin the index of a shelf again, if another version of the program made it. Its files are read again."""
        if not shelf.index.info().is_outdated:
            return shelf
        state, options = shelf.index.state, shelf.index.info().options
        self.remove(shelf)
        fresh = ShelfState(state.name, state.kind, state.path, size=state.size)
        return self._make(options, fresh)

    def remove(self, shelf: Shelf) -> None:
        """Delete the index of a shelf; its files stay. Raises ImbrexError if the system denies it."""
        path = Path(shelf.address)
        shelf.close()
        self._open.pop(path, None)
        try:
            for ending in _ENDINGS:
                path.with_name(f"{path.name}{ending}").unlink(missing_ok=True)
        except OSError as error:
            raise ImbrexError(
                Message("Couldn't delete {path}: {reason}.", path=path, reason=reason_of(error)),
                Message("Close the shelf in other programs and try again."),
            ) from error

    def check(
        self,
        documents: Sequence[Document],
        options: Options,
        observer: Observer = SILENT,
        most: int = MOST,
        problems: list[Problem] | None = None,
    ) -> list[Checked]:
        """Find the matches of documents in all shelves; a shelf that can't be searched is a problem.

        Returns one result for each document that is not a template, in order; none if there are no shelves.
        """
        results: list[list[Checked]] = []
        problems = [] if problems is None else problems
        for shelf, name in self._all(problems):
            try:
                results.append(list(check_shelf(shelf, self._find_language, documents, options, observer, most)))
            except ImbrexError as error:
                problems.append(Problem(name, error.message, error.hint))
        return [merged(of_one) for of_one in zip(*results, strict=True)]

    def _all(self, problems: list[Problem] | None = None) -> Iterator[tuple[Shelf, str]]:
        """All shelves that can be opened, with their names."""
        for path in [one for one in self._open if not one.exists()]:
            self._open.pop(path).close()
        for path in self.paths:
            try:
                shelf = self.at(str(path))
                yield shelf, shelf.index.state.name
            except ImbrexError as error:
                if problems is not None:
                    problems.append(Problem(path.stem, error.message, error.hint, str(path)))

    def _make(self, options: Options, state: ShelfState) -> Shelf:
        path = self._new_file(state.name)
        index = ShelfIndex.make(path, self._find_language, options, state, lexicons=self._lexicons)
        shelf = Shelf(index, self._process)
        self._open[Path(shelf.address)] = shelf
        return shelf

    def _new_file(self, name: str) -> Path:
        try:
            make_own_folder(self.folder.parent)
            make_own_folder(self.folder)
        except OSError as error:
            raise ImbrexError(
                Message("Couldn't create the folder {path}: {reason}.", path=self.folder, reason=reason_of(error)),
                Message("Check that you have permission to write there."),
            ) from error
        stem = _UNNAMED.sub("-", name)[:40].strip("-.") or "shelf"
        number, path = 1, self.folder / f"{stem}{SUFFIX}"
        while path.exists():
            number += 1
            path = self.folder / f"{stem}-{number}{SUFFIX}"
        return path


def _free(name: str, taken: set[str]) -> str:
    """A name that no shelf has."""
    name = " ".join(name.split())[:_LONGEST_NAME] or "Shelf"
    number, free = 1, name
    while free in taken:
        number += 1
        free = f"{name} ({number})"
    return free
