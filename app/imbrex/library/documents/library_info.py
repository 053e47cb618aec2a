"""Library info: general information about a library."""

from dataclasses import dataclass

from imbrex.engine.options import Options
from imbrex.library.database.mode import Mode


@dataclass(frozen=True, slots=True)
class Collected:
    """A collection and the number of its documents; the name is empty for those in none."""

    name: str
    documents: int


@dataclass(frozen=True, slots=True)
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
