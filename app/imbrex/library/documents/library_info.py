"""Library info: what the library tells of itself."""

from dataclasses import dataclass

from imbrex.engine.options import Options
from imbrex.library.database.mode import Mode


@dataclass(frozen=True, slots=True)
class Collected:
    """A collection and how many documents are in it; the name is empty for those in none."""

    name: str
    documents: int


@dataclass(frozen=True, slots=True)
class Info:
    """What the library tells of itself.

    Attributes:
        address: for people, without a password.
        version: of its tables.
        mode: what it keeps.
        options: what its index is made with (canonization, disguises, language).
        digest: short name of those settings.
        documents, names: how many there are.
        bytes: its size; None where the server does not say.
        coming: what an index that is being made is made with; None where none is.
        pending: documents that are still to come into it; checks use the old index until then.
        is_outdated: whether another version of the program made the index, so that `reindex` is due.
        segments: pieces the index lies in; `tidy` makes them fewer.
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
