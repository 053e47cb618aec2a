"""Migrations: how a project of an older format becomes one of the next, with all that is in it.

The file itself stays as it is until somebody saves the project: the steps are taken on a copy in memory.
"""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from imbrex.projects.database import check_tables, in_memory
from imbrex.projects.format import FORMAT
from imbrex.projects.packing import DamagedError


@dataclass(frozen=True, slots=True)
class Migration:
    """One step to a format.

    Attributes:
        format: that it leads to; it begins with the one before.
        tables: of the format that it begins with, word for word.
        apply: changes the tables and what is in them, so that they are those of `format`.
    """

    format: int
    tables: tuple[str, ...]
    apply: Callable[[sqlite3.Connection], None]


MIGRATIONS: tuple[Migration, ...] = ()
"""All steps from format 1 on, in order."""


def migrated(
    connection: sqlite3.Connection, found: int, *, steps: Sequence[Migration] = MIGRATIONS, newest: int = FORMAT
) -> sqlite3.Connection:
    """A copy of an older project in the newest format.

    Args:
        connection: to the file, which is only read.
        found: the format of the file.
        steps: all there are.
        newest: the format to come to.

    Raises:
        DamagedError: there is no way from its format, or it is not of the format that it says.
    """
    missing = [step for step in steps if found < step.format <= newest]
    if found < 1 or [step.format for step in missing] != list(range(found + 1, newest + 1)):
        raise DamagedError("its format is none that there ever was")
    check_tables(connection, missing[0].tables)
    copy = in_memory()
    try:
        connection.backup(copy)
        for step in missing:
            check_tables(copy, step.tables)
            step.apply(copy)
        copy.execute(f"PRAGMA user_version={newest:d}")
    except BaseException:
        copy.close()
        raise
    return copy
