"""Migrations: steps from one version of the tables to the next, keeping all data."""

from collections.abc import Callable, Sequence
from pathlib import Path

from sqlalchemy import Connection, select, text, update

from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.errors import ImbrexError
from imbrex.library.database import role_grants
from imbrex.library.database.role import Role
from imbrex.library.database.schema import VERSION, settings
from imbrex.library.database.sqlite import stoppable
from imbrex.library.database.store import Store
from imbrex.messages import NOTHING, Message, sentences
from imbrex.private import make_file
from imbrex.system_errors import reason_of
from imbrex.values import frozen


@frozen
class Migration:
    """A step from the preceding version to `version`."""

    version: int
    apply: Callable[[Connection], None]


MIGRATIONS: tuple[Migration, ...] = ()
"""All steps from version 1 on, in order."""


def bring_up_to_date(
    store: Store, observer: Observer = SILENT, *, steps: Sequence[Migration] = MIGRATIONS, newest: int = VERSION
) -> Message:
    """Migrate a library's tables to the newest version, in one transaction; a file is copied first.

    Returns:
        A message for the user; empty if there was nothing to do.

    Raises:
        ImbrexError: the library is newer than the program, or the user may not change its tables.
    """
    with store.reading() as connection:
        version = version_of(connection, store.shown)
        _check_newest(version, newest, store.shown)
        if version == newest:
            return NOTHING
        _check_right(connection, store)
    observer.progress(Progress("Bringing the library up to date", 0, newest - version))
    copy = _copied(store, version, observer)
    with store.writing() as connection:
        done = _apply(connection, store, steps, newest, observer)
    if not done:  # another program was faster and has made a copy
        if copy:
            copy.unlink()
        return NOTHING
    return sentences(
        Message(
            "The library {library} was created by an older version of Imbrex and has been upgraded.",
            library=store.shown,
        ),
        Message("The previous version is kept in {path}.", path=copy) if copy else NOTHING,
    )


def version_of(connection: Connection, library: str) -> int:
    """Read the version of a library's tables.

    Raises:
        ImbrexError: it has none.
    """
    found = connection.scalar(select(settings.c.value).where(settings.c.key == "version"))
    if found is None or not found.isascii() or not found.isdigit() or len(found) > 9:
        raise ImbrexError(
            Message("{library} contains no version number.", library=library),
            Message("Use the latest good copy of the library."),
        )
    return int(found)


def _check_newest(version: int, newest: int, library: str) -> None:
    if version > newest:
        raise ImbrexError(
            Message(
                "The library {library} was created by a newer version of Imbrex (database version {version}; "
                "this version supports {newest}).",
                library=library,
                version=version,
                newest=newest,
            ),
            Message("Install the latest version of Imbrex and open it again."),
        )


def _check_right(connection: Connection, store: Store) -> None:
    may = store.role() is Role.OWN if store.is_file else role_grants.made_it(connection)
    if not may:
        raise ImbrexError(
            Message(
                "The library {shown} was created by an older version of Imbrex and must be upgraded first.",
                shown=store.shown,
            ),
            Message("Ask the library owner to open it once with this version."),
        )


def _copied(store: Store, version: int, observer: Observer) -> Path | None:
    """Copy a library's file beside itself, under an unused name."""
    path = store.path
    if path is None:
        return None
    copy = _free_name(path, f"version{version}")
    try:
        with store.outside() as connection, stoppable(connection, observer):
            connection.execute(text("VACUUM INTO :copy"), {"copy": str(copy)})
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
    return copy


def _free_name(path: Path, ending: str) -> Path:
    """Create an empty file beside another one, under an unused name."""
    number = 1
    while True:
        free = path.with_name(f"{path.name}.{ending}" + (f"-{number}" if number > 1 else ""))
        try:
            make_file(free)
            return free
        except FileExistsError:
            number += 1
        except OSError as error:
            raise ImbrexError(
                Message(
                    "Couldn't back up {path} before the upgrade: {reason}.",
                    path=path,
                    reason=reason_of(error),
                ),
                Message("Check that you have permission to write to its folder and that there is enough disk space."),
            ) from error


def _apply(connection: Connection, store: Store, steps: Sequence[Migration], newest: int, observer: Observer) -> bool:
    """Apply missing steps; return whether there were any, as another program may have been faster."""
    mine = settings.c.key == "version"
    # A second program waits here until the first one is done.
    connection.execute(update(settings).where(mine).values(value=settings.c.value))
    version = version_of(connection, store.shown)
    _check_newest(version, newest, store.shown)
    missing = [step for step in steps if version < step.version <= newest]
    if [step.version for step in missing] != list(range(version + 1, newest + 1)):
        raise ImbrexError(
            Message(
                "The library {shown} is too old to be upgraded (database version {version}).",
                shown=store.shown,
                version=version,
            ),
            Message("Export it with the version of Imbrex that created it, and import it into a new library."),
        )
    for done, step in enumerate(missing):
        observer.check()
        observer.progress(Progress("Bringing the library up to date", done, len(missing)))
        step.apply(connection)
    connection.execute(update(settings).where(mine).values(value=str(newest)))
    if store.path is None:
        role_grants.grant_again(connection)
    return bool(missing)
