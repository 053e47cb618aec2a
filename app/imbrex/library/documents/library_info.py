"""Library info: general information about a library, and its defects."""

from collections.abc import Iterator

from imbrex.engine.options import Options
from imbrex.library.database.mode import Mode
from imbrex.messages import NOTHING, Message
from imbrex.values import frozen


@frozen
class Flaw:
    """A defect of a library: a `message`, a `hint` what to do, and the `document` concerned (0 for none)."""

    message: Message
    hint: Message
    document: int = 0

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()


class Flaws:
    """A list of flaws, limited to a hundred."""

    MOST = 100

    def __init__(self) -> None:
        self._flaws: list[Flaw] = []
        self._more = 0

    def add(self, message: Message, hint: Message, document: int = 0) -> None:
        """Add a flaw."""
        if len(self._flaws) < self.MOST:
            self._flaws.append(Flaw(message, hint, document))
        else:
            self._more += 1

    def __iter__(self) -> Iterator[Flaw]:
        yield from self._flaws
        if self._more:
            yield Flaw(Message("{count:,} more problem(s) of these kinds.", count=self._more), NOTHING)


@frozen
class Collected:
    """A collection and the number of its documents; the name is empty for those in none."""

    name: str
    documents: int


@frozen
class Info:
    """General information about a library.

    Attributes:
        address: for display, without a password.
        version: of its tables.
        mode: what it keeps.
        options: of its index (canonization, disguises, language).
        digest: of those options.
        documents, names: numbers of them.
        bytes: its size; None if the server does not report it.
        coming: options of the index that is being built; None if none is.
        pending: documents not yet in that index; checks use the old one until then.
        is_outdated: whether another version of the program built the index, so that `reindex` is due.
        segments: pieces of the index; `tidy` reduces them.
    """

    address: str
    version: int
    mode: Mode
    options: Options
    digest: str
    documents: int
    names: int
    bytes: int | None
    coming: Options | None
    pending: int
    is_outdated: bool
    segments: int
