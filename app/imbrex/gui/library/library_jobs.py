"""Library jobs: what the window asks of the library's threads, and what it gets."""

from dataclasses import dataclass, field
from pathlib import Path

from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem
from imbrex.gui.tasks.jobs import Job
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


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class LibraryJob(Job):
    """A job on the library at an address, which may hold a password."""

    address: str = field(repr=False)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class InfoJob(LibraryJob):
    """Open a library, and tell what is in it."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class CreateJob(LibraryJob):
    """Make an empty library."""

    mode: Mode
    options: Options


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ListJob(LibraryJob):
    """List the first entries in an order, and count them all; `counted` tells that from the rows of a page."""

    selection: Selection
    order: Order
    descending: bool
    counted: bool = True


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RowsJob(ListJob):
    """List more entries; a kind of its own, so that it does not take the place of a new list."""

    counted: bool = False


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class TextsJob(LibraryJob):
    """Bring documents of the library into the session; `pair` is to be compared then."""

    numbers: tuple[int, ...]
    pair: str = ""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class GoingJob(LibraryJob):
    """Name what would be deleted: all of an author, what may no longer be kept on a day, or rows of a list.

    `ranges` are first and last rows of the list that selection, order and direction give.
    """

    author: str = ""
    expired_on: str = ""
    ranges: tuple[tuple[int, int], ...] = ()
    selection: Selection = EVERYTHING
    order: Order = Order.ADDED
    descending: bool = False


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class LongJob(LibraryJob):
    """Something that takes long, one at a time."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class CheckJob(LongJob):
    """Check essays; the best candidates come with their texts, if they have at least this share of one another."""

    documents: tuple[Document, ...]
    options: Options
    least: float


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class AddJob(LongJob):
    """Add documents, and what is in files and folders."""

    documents: tuple[Document, ...] = ()
    paths: tuple[Path, ...] = ()
    filing: Filing


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RemoveJob(LongJob):
    """Delete documents for good: by number, by author, or those whose time is over on a day."""

    numbers: tuple[int, ...] = ()
    author: str = ""
    expired_on: str = ""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class GroupsJob(LongJob):
    """Find near-duplicates in the library, from a Jaccard index on."""

    threshold: float


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class VerifyJob(LongJob):
    """Look whether everything is whole."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ExportJob(LongJob):
    """Write the library into one file."""

    path: Path


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ImportJob(LongJob):
    """Add what another library was written into."""

    path: Path


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ReindexJob(LongJob):
    """Make the index with these settings; None goes on with what was asked for before."""

    options: Options | None = None


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
