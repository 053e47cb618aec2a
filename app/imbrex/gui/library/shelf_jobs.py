"""Shelf jobs: requests of the window about shelves, which need no open library."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from imbrex.engine.options import Options
from imbrex.engine.text.document import Problem
from imbrex.gui.library.library_jobs import LibraryJob, Texts
from imbrex.gui.library.library_names import beside
from imbrex.gui.tasks.job import JobObserver, Result
from imbrex.library.documents.entry import Entry
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.gui.library.library_context import LibraryContext
    from imbrex.shelves.shelf import ShelfInfo


@frozen
class ShelvesListed:
    """All shelves; `problems` are those that can't be opened."""

    infos: tuple[ShelfInfo, ...]
    problems: tuple[Problem, ...]


@frozen(eq=False, kw_only=True)
class ShelfJob(LibraryJob[Result]):
    """A job on shelves; those that name a `shelf` give the path of its index."""

    shelf: str = ""

    def run(self, context: LibraryContext, observer: JobObserver) -> Result:
        """Answer without opening a library."""
        return self.answer(context, observer)


@frozen(eq=False, kw_only=True)
class ShelvesJob(ShelfJob[ShelvesListed]):
    """List all shelves."""

    def answer(self, context: LibraryContext, observer: JobObserver) -> ShelvesListed:
        """Compare each with its files."""
        infos, problems = context.shelves.infos(observer)
        return ShelvesListed(tuple(infos), tuple(problems))


@frozen(eq=False, kw_only=True)
class AddShelfJob(ShelfJob["ShelfInfo"]):
    """Add a shelf, still to be read."""

    path: Path
    options: Options

    def answer(self, context: LibraryContext, observer: JobObserver) -> ShelfInfo:
        """Create its index."""
        return context.shelves.add(self.path, self.options, observer=observer).info(observer)


@frozen(eq=False, kw_only=True)
class UpdateShelfJob(ShelfJob["ShelfInfo"]):
    """Read a shelf on from where it was, in a thread of its own."""

    def answer(self, context: LibraryContext, observer: JobObserver) -> ShelfInfo:
        """Read what is new or has changed."""
        shelf = context.shelves.rebuild(context.shelves.at(self.shelf))
        shelf.update(observer)
        return shelf.info(observer)


@frozen(eq=False, kw_only=True)
class PauseShelfJob(ShelfJob["ShelfInfo"]):
    """Note that the user has paused a shelf, so that it stays so after a restart."""

    def answer(self, context: LibraryContext, observer: JobObserver) -> ShelfInfo:
        """Note it."""
        shelf = context.shelves.at(self.shelf)
        shelf.index.set_state(paused=True)
        return shelf.info(observer)


@frozen(eq=False, kw_only=True)
class MoveShelfJob(ShelfJob["ShelfInfo"]):
    """Note where the files of a shelf are now."""

    path: Path

    def answer(self, context: LibraryContext, observer: JobObserver) -> ShelfInfo:
        """Note it."""
        shelf = context.shelves.at(self.shelf)
        context.shelves.move(shelf, self.path)
        return shelf.info(observer)


@frozen(eq=False, kw_only=True)
class RemoveShelfJob(ShelfJob[str]):
    """Delete the index of a shelf; its files stay."""

    def answer(self, context: LibraryContext, observer: JobObserver) -> str:
        """Return which."""
        context.shelves.remove(context.shelves.at(self.shelf))
        return self.shelf


@frozen(eq=False, kw_only=True)
class SourcesJob(ShelfJob[Texts]):
    """Open sources of a shelf in the session."""

    entries: tuple[Entry, ...]

    def answer(self, context: LibraryContext, observer: JobObserver) -> Texts:
        """Read their texts from the files of the shelf."""
        shelf = context.shelves.at(self.shelf)
        found = shelf.texts([one.document for one in self.entries], observer)
        opened = tuple(beside(found[one.document], one, self.shelf) for one in self.entries if one.document in found)
        return Texts(opened, tuple(one for one in self.entries if one.document not in found))
