"""Ledger: a library's version, mode, index options and index generation, in a few rows."""

import json
from collections.abc import Mapping
from functools import lru_cache

from sqlalchemy import Connection, delete, insert, select

from imbrex.engine.fingerprints.fingerprints import digest, indexing
from imbrex.engine.options import Options
from imbrex.errors import ImbrexError
from imbrex.library.database.mode import Mode
from imbrex.library.database.schema import VERSION, settings
from imbrex.messages import Message
from imbrex.values import frozen

_SETTINGS = select(settings.c.key, settings.c.value)
_STATE = _SETTINGS.where(settings.c.key.in_(("version", "generation")))
_PASSING = ("coming", "coming-generation", "coming-reached", "swept")  # optional rows


class ChangedError(Exception):
    """The index for which fingerprints were made was replaced."""


@frozen
class Coming:
    """An index with other options that is being built; `reached` is the last document in it."""

    options: Options
    generation: int
    reached: int


@frozen
class Ledger:
    """The state of a library.

    Attributes:
        version: of its tables.
        mode: what it keeps.
        options: of its index.
        generation: of the index; a change of options starts a new one.
        coming: the index that will replace it; None if none is being built.
        swept: how much of an earlier index's data is deleted, in parts of `rebuilding`; None for all.
        made_with: digest that the index was built with; empty for the digest of its options.
    """

    version: int
    mode: Mode
    options: Options
    generation: int
    coming: Coming | None = None
    swept: int | None = None
    made_with: str = ""

    @property
    def digest(self) -> str:
        """Digest of the settings that the index was built with."""
        return self.made_with or digest(self.options)

    @property
    def is_outdated(self) -> bool:
        """Whether this version of the program makes other fingerprints with the same settings."""
        return self.digest != digest(self.options)


def read_ledger(connection: Connection) -> Ledger:
    """Read the state of a library.

    Raises:
        ImbrexError: a table version that this program does not know, or unreadable settings.
    """
    found = {row.key: row.value for row in connection.execute(_SETTINGS)}
    version = _known_version(found)
    try:
        return _read(version, found)
    except (KeyError, ValueError, TypeError, OverflowError) as error:
        raise ImbrexError(
            Message("Couldn't read the library settings."), Message("Use the latest good copy of the library.")
        ) from error


def check_generation(connection: Connection, generation: int) -> None:
    """Check that the index is still of a generation, as seen by this transaction.

    Raises:
        ChangedError: it was replaced by another one.
        ImbrexError: a newer program has migrated the library to tables that this one does not know.
    """
    found = {row.key: row.value for row in connection.execute(_STATE)}
    _known_version(found)
    if found.get("generation") != str(generation):
        raise ChangedError


def _known_version(found: Mapping[str, str]) -> int:
    version = int(found.get("version", "0"))
    if version > VERSION:
        raise ImbrexError(
            Message(
                "The library was created by a newer version of Imbrex (database version {version}; this "
                "version supports {known}).",
                version=version,
                known=VERSION,
            ),
            Message("Use that version, or update Imbrex."),
        )
    return version


def write_ledger(connection: Connection, ledger: Ledger) -> None:
    """Overwrite the state of a library."""
    rows = {
        "version": str(ledger.version),
        "mode": ledger.mode.value,
        "options": _dumped(ledger.options),
        "digest": ledger.digest,
        "generation": str(ledger.generation),
    }
    if ledger.coming:
        rows["coming"] = _dumped(ledger.coming.options)
        rows["coming-generation"] = str(ledger.coming.generation)
        rows["coming-reached"] = str(ledger.coming.reached)
    if ledger.swept is not None:
        rows["swept"] = str(ledger.swept)
    connection.execute(delete(settings).where(settings.c.key.in_([*rows, *_PASSING])))
    connection.execute(insert(settings), [{"key": key, "value": value} for key, value in rows.items()])


def _read(version: int, found: Mapping[str, str]) -> Ledger:
    coming = None
    if "coming" in found:
        coming = Coming(_loaded(found["coming"]), int(found["coming-generation"]), int(found["coming-reached"]))
    swept = int(found["swept"]) if "swept" in found else None
    options, generation = _loaded(found["options"]), int(found["generation"])
    return Ledger(version, Mode(found["mode"]), options, generation, coming, swept, found["digest"])


def _dumped(options: Options) -> str:
    return json.dumps(indexing(options).to_dict(), ensure_ascii=True, sort_keys=True)


@lru_cache(maxsize=8)
def _loaded(text: str) -> Options:
    return Options.from_dict(json.loads(text))
