"""Library jobs: requests of the window to the library threads, and their results."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from imbrex.engine.observer import Cancelled
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.gui.library.library_names import beside
from imbrex.gui.tasks.job import Job, JobObserver, Result
from imbrex.library.database.mode import Mode
from imbrex.library.database.role import Role
from imbrex.library.documents.entry import EVERYTHING, Addition, Entry, Filing, Order, Selection
from imbrex.library.documents.library_info import Flaw, Info
from imbrex.library.search.search_results import Checked, Group
from imbrex.shelves.checking import merged
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.gui.library.library_context import LibraryContext
    from imbrex.library.transfer.importing import Imported

BESIDE = 3
"""Number of an essay's matches opened beside it; others are opened on request."""

NAMED = 10
"""Number of documents listed by name before deletion."""


@frozen
class Known:
    """Facts about an open library.

    Attributes:
        collections, authors: all names, sorted alphabetically.
        role: the user's role.
        notice: a warning for the user; usually empty.
    """

    info: Info
    collections: tuple[str, ...]
    authors: tuple[str, ...]
    role: Role
    notice: str


@frozen
class Listed:
    """Entries of a selection; `total` is the count without limits, if requested."""

    selection: Selection
    order: Order
    descending: bool
    entries: tuple[Entry, ...]
    total: int | None


@frozen
class Texts:
    """Documents of the library; `lacking` have no stored text."""

    documents: tuple[Document, ...]
    lacking: tuple[Entry, ...]


@frozen
class RemovalPreview:
    """Some of the documents to be deleted, and the numbers of all."""

    entries: tuple[Entry, ...]
    numbers: tuple[int, ...]


@frozen
class CheckResult:
    """Result of a check.

    Attributes:
        checked: one for each essay, in the order of the job.
        documents: the best matches, to be compared with the essays.
        problems: shelves that could not be searched.
    """

    checked: tuple[Checked, ...]
    documents: tuple[Document, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def count(self) -> int:
        """Number of essays that could be checked; a text without words cannot."""
        return sum(one.problem is None for one in self.checked)


@frozen
class AddResult:
    """Result of adding, all of it durable.

    Attributes:
        problems: documents that could not be read or added, and why.
        stopped: whether some of them were not processed.
    """

    additions: tuple[Addition, ...]
    problems: tuple[Problem, ...]
    stopped: bool


@frozen
class Groups:
    """Near-duplicates in the library."""

    threshold: float
    groups: tuple[Group, ...]


@frozen
class Verified:
    """Faults of the library; empty for none."""

    flaws: tuple[Flaw, ...]


@frozen
class Exported:
    """The written file and its number of documents."""

    path: Path
    documents: int


@frozen
class Removed:
    """Number of deleted documents."""

    documents: int


@frozen
class Reindexed:
    """The index has been rebuilt with the requested settings."""

    digest: str


@frozen(eq=False, kw_only=True)
class LibraryJob(Job["LibraryContext", Result]):
    """A job on the library at an address, which may contain a password.

    Attribute: is_long, whether it takes long; such jobs run one at a time, in a separate thread.
    """

    is_long: ClassVar[bool] = False
    address: str = field(repr=False)

    def run(self, context: LibraryContext, observer: JobObserver) -> Result:
        """Open the library if necessary, then answer."""
        context.open(self.address)
        return self.answer(context, observer)

    @abstractmethod
    def answer(self, context: LibraryContext, observer: JobObserver) -> Result:
        """Answer from the open library, `context.library`."""


@frozen(eq=False, kw_only=True)
class InfoJob(LibraryJob[Known]):
    """Open a library and return facts about it."""

    def answer(self, context: LibraryContext, observer: JobObserver) -> Known:
        """Reopen it if its file has been deleted, which the open one would not notice."""
        context.leave_if_gone()
        context.open(self.address)
        return _known(context)


@frozen(eq=False, kw_only=True)
class CreateJob(LibraryJob[Known]):
    """Create an empty library."""

    mode: Mode
    options: Options

    def run(self, context: LibraryContext, observer: JobObserver) -> Known:
        """Create it and open it."""
        context.create(self.address, self.options, self.mode)
        return self.answer(context, observer)

    def answer(self, context: LibraryContext, observer: JobObserver) -> Known:
        """Return facts about it."""
        return _known(context)


@frozen(eq=False, kw_only=True)
class ListJob(LibraryJob[Listed]):
    """List the first entries in an order, and count them all; `counted` distinguishes it from a page of rows."""

    selection: Selection
    order: Order
    descending: bool
    counted: bool = True

    def answer(self, context: LibraryContext, observer: JobObserver) -> Listed:
        """Only the numbers of the other entries are kept between pages."""
        if self.counted:
            context.forget_listed()
        numbers = context.numbers(self.selection, self.order, self.descending)
        last = len(numbers) if self.selection.most is None else self.selection.first + self.selection.most
        wanted = numbers[self.selection.first : last].tolist()
        entries = {one.document: one for one in context.library.entries(Selection(documents=tuple(wanted)))}
        shown = tuple(entries[number] for number in wanted if number in entries)
        return Listed(self.selection, self.order, self.descending, shown, len(numbers) if self.counted else None)


@frozen(eq=False, kw_only=True)
class RowsJob(ListJob):
    """List more entries; a class of its own, so that it does not replace a new list."""

    counted: bool = False


@frozen(eq=False, kw_only=True)
class TextsJob(LibraryJob[Texts]):
    """Open documents of the library in the session."""

    numbers: tuple[int, ...]

    def answer(self, context: LibraryContext, observer: JobObserver) -> Texts:
        """Read the stored texts."""
        entries = context.library.entries(Selection(documents=self.numbers))
        documents = []
        for entry in entries:
            observer.check()
            if entry.has_text:
                documents.append(beside(context.library.document(entry.document), entry, self.address))
        return Texts(tuple(documents), tuple(entry for entry in entries if not entry.has_text))


@frozen(eq=False, kw_only=True)
class RemovalPreviewJob(LibraryJob[RemovalPreview]):
    """Name the documents to be deleted: all by an author, those expired on a day, or rows of a list.

    `ranges` are first and last rows of the list given by selection, order and direction.
    """

    author: str = ""
    expired_on: str = ""
    ranges: tuple[tuple[int, int], ...] = ()
    selection: Selection = EVERYTHING
    order: Order = Order.ADDED
    descending: bool = False

    def answer(self, context: LibraryContext, observer: JobObserver) -> RemovalPreview:
        """Find the documents."""
        if self.ranges:
            rows = context.numbers(self.selection, self.order, self.descending).tolist()
            chosen = tuple(number for first, last in self.ranges for number in rows[first : last + 1])
        else:
            wanted = Selection(author=self.author or None, expired_on=self.expired_on)
            chosen = tuple(context.numbers(wanted, Order.ADDED, descending=False).tolist())
        return RemovalPreview(tuple(context.library.entries(Selection(documents=chosen[:NAMED]))), chosen)


@frozen(eq=False, kw_only=True)
class LongJob(LibraryJob[Result]):
    """A long operation, one at a time."""

    is_long = True


@frozen(eq=False, kw_only=True)
class CheckJob(LongJob[CheckResult]):
    """Check essays; the best matches with at least this share come with their texts."""

    documents: tuple[Document, ...]
    options: Options
    least: float

    def answer(self, context: LibraryContext, observer: JobObserver) -> CheckResult:
        """Check the essays."""
        problems: list[Problem] = []
        found = [list(context.library.check(self.documents, self.options, observer))]
        in_shelves = context.shelves.check(self.documents, self.options, observer, problems=problems)
        found += [in_shelves] if in_shelves else []
        checked = tuple(merged(of_one) for of_one in zip(*found, strict=True))
        wanted = {
            candidate.entry.identity: candidate.entry
            for one in checked
            for candidate in one.candidates[:BESIDE]
            if candidate.entry.has_text and candidate.greater_share >= self.least
        }
        documents = []
        for entry in wanted.values():
            observer.check()
            text = context.text_of(entry, observer)
            if text is not None:
                documents.append(beside(text, entry, entry.shelf or self.address))
        return CheckResult(checked, tuple(documents), tuple(problems))


@frozen(eq=False, kw_only=True)
class AddJob(LongJob[AddResult]):
    """Add documents, and those in files and folders."""

    documents: tuple[Document, ...] = ()
    paths: tuple[Path, ...] = ()
    filing: Filing

    def answer(self, context: LibraryContext, observer: JobObserver) -> AddResult:
        """Add them; those added before a cancel or an error are kept and reported."""
        files, problems = context.expand(self.paths)
        total = len(self.documents) + len(files)
        additions: list[Addition] = []
        stopped = False
        try:
            documents = context.read(self.documents, files, problems, observer)
            for batch in context.library.adding(documents, self.filing, observer, total):
                additions += batch
        except Cancelled:
            stopped = True
        except ImbrexError as error:
            problems.append(Problem(context.library.store.shown, error.message, error.hint))
            stopped = True
        return AddResult(tuple(additions), tuple(problems), stopped)


@frozen(eq=False, kw_only=True)
class RemoveJob(LongJob[Removed]):
    """Permanently delete documents by number, by author, or those expired on a day."""

    numbers: tuple[int, ...] = ()
    author: str = ""
    expired_on: str = ""

    def answer(self, context: LibraryContext, observer: JobObserver) -> Removed:
        """Delete them."""
        if self.author:
            return Removed(context.library.remove_author(self.author, observer))
        if self.expired_on:
            return Removed(context.library.remove_expired(self.expired_on, observer))
        return Removed(context.library.remove(self.numbers, observer))


@frozen(eq=False, kw_only=True)
class GroupsJob(LongJob[Groups]):
    """Find near-duplicates in the library, above a Jaccard threshold."""

    threshold: float

    def answer(self, context: LibraryContext, observer: JobObserver) -> Groups:
        """Find the groups."""
        return Groups(self.threshold, tuple(context.library.groups(self.threshold, observer=observer)))


@frozen(eq=False, kw_only=True)
class VerifyJob(LongJob[Verified]):
    """Check the library for damage."""

    def answer(self, context: LibraryContext, observer: JobObserver) -> Verified:
        """Return the faults."""
        return Verified(tuple(context.library.verify(observer)))


@frozen(eq=False, kw_only=True)
class ExportJob(LongJob[Exported]):
    """Export the library to one file."""

    path: Path

    def answer(self, context: LibraryContext, observer: JobObserver) -> Exported:
        """Write the file."""
        return Exported(self.path, context.library.export(self.path, observer))


@frozen(eq=False, kw_only=True)
class ImportJob(LongJob["Imported"]):
    """Add the exported documents of another library."""

    path: Path

    def answer(self, context: LibraryContext, observer: JobObserver) -> Imported:
        """Read the file."""
        return context.library.import_file(self.path, observer)


@frozen(eq=False, kw_only=True)
class ReindexJob(LongJob[Reindexed]):
    """Rebuild the index with these settings; None resumes with the settings requested before."""

    options: Options | None = None

    def answer(self, context: LibraryContext, observer: JobObserver) -> Reindexed:
        """Rebuild the index."""
        if self.options is not None:
            context.library.set_options(self.options)
        context.library.reindex(observer)
        return Reindexed(context.library.info().digest)


def _known(context: LibraryContext) -> Known:
    library = context.library
    collections = tuple(collected.name for collected in library.collections())
    return Known(library.info(), collections, tuple(library.authors()), library.role, library.notice)
