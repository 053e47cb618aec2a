"""Library jobs: what the window asks the threads of a library, and what it gets."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from imbrex.engine.observer import Cancelled
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.gui.library.as_document import beside
from imbrex.gui.tasks.job import Job, JobObserver, Result
from imbrex.library.database.mode import Mode
from imbrex.library.database.role import Role
from imbrex.library.documents.addition import Addition
from imbrex.library.documents.entry import Entry
from imbrex.library.documents.filing import Filing
from imbrex.library.documents.flaw import Flaw
from imbrex.library.documents.library_info import Info
from imbrex.library.documents.selection import EVERYTHING, Selection
from imbrex.library.documents.sort_key import Order
from imbrex.library.search.check_result import Checked
from imbrex.library.search.group import Group

if TYPE_CHECKING:
    from imbrex.gui.library.library_context import LibraryContext
    from imbrex.library.transfer.importing import Imported

BESIDE = 3
"""Candidates of an essay that are opened beside it; more are opened when people ask for them."""

NAMED = 10
"""Documents that are named before they are deleted."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of an open library.

    Attributes:
        collections, authors: all their names, by alphabet.
        role: what people may do.
        notice: what people should know; empty for most.
    """

    info: Info
    collections: tuple[str, ...]
    authors: tuple[str, ...]
    role: Role
    notice: str


@dataclass(frozen=True, slots=True)
class Listed:
    """Entries of a selection; `total` is how many there are without its limits, where that was asked."""

    selection: Selection
    order: Order
    descending: bool
    entries: tuple[Entry, ...]
    total: int | None


@dataclass(frozen=True, slots=True)
class Texts:
    """Documents of the library; `lacking` have no text that could be shown."""

    documents: tuple[Document, ...]
    lacking: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Going:
    """Some of the documents that would be deleted, and the numbers of all."""

    entries: tuple[Entry, ...]
    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What came of a check.

    Attributes:
        checked: of each essay, in the order of the job.
        documents: the best candidates, to be seen beside the essays.
    """

    checked: tuple[Checked, ...]
    documents: tuple[Document, ...]

    @property
    def count(self) -> int:
        """How many could be checked; a text without words could not."""
        return sum(one.problem is None for one in self.checked)


@dataclass(frozen=True, slots=True)
class AddResult:
    """What came of adding, all of it durable.

    Attributes:
        problems: what could not be read or added, and why.
        total: how many documents and files there were.
        stopped: whether it ended before all of them were seen to.
    """

    additions: tuple[Addition, ...]
    problems: tuple[Problem, ...]
    total: int
    stopped: bool


@dataclass(frozen=True, slots=True)
class Groups:
    """Near-duplicates in the library."""

    threshold: float
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Verified:
    """What is wrong in the library; empty for nothing."""

    flaws: tuple[Flaw, ...]


@dataclass(frozen=True, slots=True)
class Exported:
    """The file that was written, and how many documents are in it."""

    path: Path
    documents: int


@dataclass(frozen=True, slots=True)
class Removed:
    """How many documents were deleted."""

    documents: int


@dataclass(frozen=True, slots=True)
class Reindexed:
    """The index is made with the settings that were asked for."""

    digest: str


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class LibraryJob(Job["LibraryContext", Result]):
    """A job on the library at an address, which may hold a password.

    Attribute: is_long, whether it takes long; such jobs run one at a time, in a thread of their own.
    """

    is_long: ClassVar[bool] = False
    address: str = field(repr=False)

    def run(self, context: LibraryContext, observer: JobObserver) -> Result:
        """Open the library if it is not, then answer."""
        context.open(self.address)
        return self.answer(context, observer)

    @abstractmethod
    def answer(self, context: LibraryContext, observer: JobObserver) -> Result:
        """Answer from the open library, `context.library`."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class InfoJob(LibraryJob[Known]):
    """Open a library, and tell what is in it."""

    def answer(self, context: LibraryContext, observer: JobObserver) -> Known:
        """Open it once more where its file is gone, of which the open one would still know."""
        context.leave_if_gone()
        context.open(self.address)
        return _known(context)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class CreateJob(LibraryJob[Known]):
    """Make an empty library."""

    mode: Mode
    options: Options

    def run(self, context: LibraryContext, observer: JobObserver) -> Known:
        """Make it, and open it."""
        context.create(self.address, self.options, self.mode)
        return self.answer(context, observer)

    def answer(self, context: LibraryContext, observer: JobObserver) -> Known:
        """Tell what is in it."""
        return _known(context)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ListJob(LibraryJob[Listed]):
    """List the first entries in an order, and count them all; `counted` tells that from the rows of a page."""

    selection: Selection
    order: Order
    descending: bool
    counted: bool = True

    def answer(self, context: LibraryContext, observer: JobObserver) -> Listed:
        """Only the numbers of all others are held, from one page to the next."""
        if self.counted:
            context.forget_listed()
        numbers = context.numbers(self.selection, self.order, self.descending)
        last = len(numbers) if self.selection.most is None else self.selection.first + self.selection.most
        wanted = numbers[self.selection.first : last].tolist()
        entries = {one.document: one for one in context.library.entries(Selection(documents=tuple(wanted)))}
        shown = tuple(entries[number] for number in wanted if number in entries)
        return Listed(self.selection, self.order, self.descending, shown, len(numbers) if self.counted else None)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RowsJob(ListJob):
    """List more entries; a kind of its own, so that it does not take the place of a new list."""

    counted: bool = False


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class TextsJob(LibraryJob[Texts]):
    """Bring documents of the library into the session."""

    numbers: tuple[int, ...]

    def answer(self, context: LibraryContext, observer: JobObserver) -> Texts:
        """Read the texts that are kept."""
        entries = context.library.entries(Selection(documents=self.numbers))
        documents = []
        for entry in entries:
            observer.check()
            if entry.has_text:
                documents.append(beside(context.library.document(entry.document), entry, self.address))
        return Texts(tuple(documents), tuple(entry for entry in entries if not entry.has_text))


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class GoingJob(LibraryJob[Going]):
    """Name what would be deleted: all of an author, what may no longer be kept on a day, or rows of a list.

    `ranges` are first and last rows of the list that selection, order and direction give.
    """

    author: str = ""
    expired_on: str = ""
    ranges: tuple[tuple[int, int], ...] = ()
    selection: Selection = EVERYTHING
    order: Order = Order.ADDED
    descending: bool = False

    def answer(self, context: LibraryContext, observer: JobObserver) -> Going:
        """Find the documents."""
        if self.ranges:
            rows = context.numbers(self.selection, self.order, self.descending).tolist()
            chosen = tuple(number for first, last in self.ranges for number in rows[first : last + 1])
        else:
            wanted = Selection(author=self.author or None, expired_on=self.expired_on)
            chosen = tuple(context.numbers(wanted, Order.ADDED, descending=False).tolist())
        return Going(tuple(context.library.entries(Selection(documents=chosen[:NAMED]))), chosen)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class LongJob(LibraryJob[Result]):
    """Something that takes long, one at a time."""

    is_long = True


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class CheckJob(LongJob[CheckResult]):
    """Check essays; the best candidates come with their texts, if they have at least this share of one another."""

    documents: tuple[Document, ...]
    options: Options
    least: float

    def answer(self, context: LibraryContext, observer: JobObserver) -> CheckResult:
        """Check the essays."""
        checked = tuple(context.library.check(self.documents, self.options, observer))
        wanted = {
            candidate.entry.document: candidate.entry
            for one in checked
            for candidate in one.candidates[:BESIDE]
            if candidate.entry.has_text and candidate.greater_containment >= self.least
        }
        documents = []
        for number, entry in wanted.items():
            observer.check()
            documents.append(beside(context.library.document(number), entry, self.address))
        return CheckResult(checked, tuple(documents))


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class AddJob(LongJob[AddResult]):
    """Add documents, and what is in files and folders."""

    documents: tuple[Document, ...] = ()
    paths: tuple[Path, ...] = ()
    filing: Filing

    def answer(self, context: LibraryContext, observer: JobObserver) -> AddResult:
        """Add them; what was added by the time of a cancel or a fault stays, and is told."""
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
        return AddResult(tuple(additions), tuple(problems), total, stopped)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RemoveJob(LongJob[Removed]):
    """Delete documents for good: by number, by author, or those whose time is over on a day."""

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


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class GroupsJob(LongJob[Groups]):
    """Find near-duplicates in the library, from a Jaccard index on."""

    threshold: float

    def answer(self, context: LibraryContext, observer: JobObserver) -> Groups:
        """Find the groups."""
        return Groups(self.threshold, tuple(context.library.groups(self.threshold, observer=observer)))


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class VerifyJob(LongJob[Verified]):
    """Look whether everything is whole."""

    def answer(self, context: LibraryContext, observer: JobObserver) -> Verified:
        """Find what is wrong."""
        return Verified(tuple(context.library.verify(observer)))


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ExportJob(LongJob[Exported]):
    """Write the library into one file."""

    path: Path

    def answer(self, context: LibraryContext, observer: JobObserver) -> Exported:
        """Write the file."""
        return Exported(self.path, context.library.export(self.path, observer))


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ImportJob(LongJob["Imported"]):
    """Add what another library was written into."""

    path: Path

    def answer(self, context: LibraryContext, observer: JobObserver) -> Imported:
        """Read the file."""
        return context.library.import_file(self.path, observer)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ReindexJob(LongJob[Reindexed]):
    """Make the index with these settings; None goes on with what was asked for before."""

    options: Options | None = None

    def answer(self, context: LibraryContext, observer: JobObserver) -> Reindexed:
        """Make the index."""
        if self.options is not None:
            context.library.set_options(self.options)
        context.library.reindex(observer)
        return Reindexed(context.library.info().digest)


def _known(context: LibraryContext) -> Known:
    library = context.library
    collections = tuple(collected.name for collected in library.collections())
    return Known(library.info(), collections, tuple(library.authors()), library.role, library.notice)
