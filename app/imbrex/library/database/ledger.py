"""Ledger: what a library is, in a few rows: version, mode, settings of its index, and the generation of it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from sqlalchemy import Connection, delete, insert, select

from imbrex.engine.fingerprints.fingerprints import digest, indexing
from imbrex.engine.options import Options
from imbrex.errors import ImbrexError
from imbrex.library.database.mode import Mode
from imbrex.library.database.schema import VERSION, settings
from imbrex.messages import Message

_STATE = select(settings.c.key, settings.c.value).where(settings.c.key.in_(("version", "generation")))
_PASSING = ("coming", "coming-generation", "coming-reached", "swept")  # rows that are there at times


class ChangedError(Exception):
    """The index of the library is not the one any more that fingerprints were made for."""


@dataclass(frozen=True, slots=True)
class Coming:
    """An index under other settings that is being made; `reached` is the last document that is in it."""

    options: Options
    generation: int
    reached: int


@dataclass(frozen=True, slots=True)
class Ledger:
    """What a library is.

    Attributes:
        version: of its tables.
        mode: what it keeps.
        options: what its index is made with.
        generation: of the index; a change of settings makes another one.
        coming: the index that will take its place; None where none is being made.
        swept: how much of what an earlier index knew is deleted, in parts of `reindexing`; None for all.
        made_with: digest of what the index was made with; empty for that of the options.
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
        """Short name of the settings that the index was made with."""
        return self.made_with or digest(self.options)

    @property
    def is_outdated(self) -> bool:
        """Whether this version of the program makes other fingerprints of the same settings."""
        return self.digest != digest(self.options)


def read_ledger(connection: Connection) -> Ledger:
    """Read what a library is.

    Raises:
        ImbrexError: a version of the tables that this program does not know, or settings that it cannot read.
    """
    rows = connection.execute(select(settings.c.key, settings.c.value))
    found = {row.key: row.value for row in rows}
    version = _known_version(found)
    try:
        return _read(version, found)
    except (KeyError, ValueError, TypeError, OverflowError) as error:
        raise ImbrexError(
            Message("The settings of the library cannot be read."), Message("Use the newest good copy of the library.")
        ) from error


def check_generation(connection: Connection, generation: int) -> None:
    """Look whether the index is still that of a generation, as a transaction sees it.

    Raises:
        ChangedError: another one has taken its place.
        ImbrexError: a newer program has brought the library to tables that this one does not know.
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
                "The library was made by a newer version of the program (tables {version}, known are {known}).",
                version=version,
                known=VERSION,
            ),
            Message("Use that version, or update this one."),
        )
    return version


def write_ledger(connection: Connection, ledger: Ledger) -> None:
    """Write what a library is over what stood there."""
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
