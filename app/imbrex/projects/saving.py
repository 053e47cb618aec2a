"""Saving: a project into a file, wholly or not at all."""

import contextlib
import os
import re
import secrets
import shutil
import time
from contextlib import closing
from datetime import datetime
from pathlib import Path

from imbrex import __version__
from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.flushing import flush, flush_folder
from imbrex.projects.database import connect, in_sentences, page_size, stoppable
from imbrex.projects.opening import date_of_making
from imbrex.projects.project import Project
from imbrex.projects.seal import write_seal
from imbrex.projects.writing import Written, make_tables, write_facts, write_project

_UNFINISHED = re.compile(r"\.imbrex-[0-9a-f]{16}\.part(-journal)?")
_OLD = 3600.0  # seconds: no program has been saving that long
_HINT = "Choose another place, or check whether you may write there and whether there is room."


def save_project(project: Project, path: Path, observer: Observer = SILENT) -> None:
    """Save a project; a file of that name is replaced once all is written and flushed, and stays as it is until then.

    Raises:
        ImbrexError: the file cannot be written there.
        Cancelled: by the observer; nothing is left of it then.
    """
    target = _target(path)
    unfinished = target.with_name(f".imbrex-{secrets.token_hex(8)}.part")
    try:
        _make_like(unfinished, target)
        with in_sentences(target):
            _write(project, unfinished, date_of_making(target), observer)
        flush(unfinished)
        observer.check()
        os.replace(unfinished, target)
    except OSError as error:
        raise _failed(path, error) from error
    finally:
        _remove(unfinished)
    flush_folder(target.parent)
    _tidy(target.parent)


def _failed(path: Path, error: OSError | ValueError) -> ImbrexError:
    reason = getattr(error, "strerror", None) or str(error)
    return ImbrexError(f"The project cannot be saved to {path}: {reason}.", _HINT)


def _target(path: Path) -> Path:
    """The file to replace: what a link points to, and not the link. Refuses what should not be replaced."""
    try:
        target = Path(os.path.realpath(path))
        _check_target(target)
    except (OSError, ValueError) as error:
        raise _failed(path, error) from error
    return target


def _check_target(target: Path) -> None:
    if target.is_dir():
        raise ImbrexError(f"{target} is a folder.", "Choose the name of a file in it.")
    if target.exists() and not target.is_file():
        raise ImbrexError(f"{target} is no ordinary file.", "Choose another name.")
    if target.exists() and not os.access(target, os.W_OK):
        raise ImbrexError(f"{target} is write-protected.", "Save the project under another name.")


def _make_like(unfinished: Path, target: Path) -> None:
    """Make an empty file that whoever may read the one before may read, and nobody else."""
    os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o666))
    with contextlib.suppress(FileNotFoundError):
        before = target.stat()
        with contextlib.suppress(OSError):  # group and lists of rights are not everybody's to give
            if hasattr(os, "chown"):
                os.chown(unfinished, -1, before.st_gid)
        with contextlib.suppress(OSError):
            shutil.copystat(target, unfinished)


def _write(project: Project, unfinished: Path, made: str, observer: Observer) -> None:
    now = datetime.now().astimezone().isoformat(timespec="seconds")
    with closing(connect(unfinished, "alone")) as connection, stoppable(connection, observer):
        page_size(connection)
        # Nobody sees the file before it is whole, and it is flushed as a whole.
        connection.execute("PRAGMA journal_mode=OFF").close()
        connection.execute("PRAGMA synchronous=OFF").close()
        connection.execute("BEGIN")
        make_tables(connection)
        write_facts(connection, {"program": __version__, "created": made or now, "saved": now})
        write_project(connection, Written(), project, observer)
        write_seal(connection, observer)
        connection.execute("COMMIT")


def _remove(unfinished: Path) -> None:
    for path in (unfinished, unfinished.with_name(f"{unfinished.name}-journal")):
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


def _tidy(folder: Path) -> None:
    """Remove what programs have left that were killed while they saved here."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        left = [Path(entry.path) for entry in entries if _UNFINISHED.fullmatch(entry.name)]
        for path in left:
            with contextlib.suppress(OSError):
                if time.time() - path.stat().st_mtime > _OLD:
                    path.unlink()
