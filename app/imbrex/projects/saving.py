"""Saving: a project to a file, completely or not at all."""

from contextlib import closing
from pathlib import Path

from imbrex import __version__, clock
from imbrex.engine.observer import SILENT, Observer
from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.projects.database import connect, in_sentences, page_size
from imbrex.projects.opening import date_of_making
from imbrex.projects.project import Project
from imbrex.projects.seal import write_seal
from imbrex.projects.writing import Written, make_tables, write_facts, write_project
from imbrex.replacing import replaced, target_of
from imbrex.sqlite import stoppable
from imbrex.system_errors import reason_of

_HINT = Message(
    "Choose another location, or check that you have permission to write there and that there is enough disk space."
)


def save_project(project: Project, path: Path, observer: Observer = SILENT) -> None:
    """Save a project; an existing file is replaced only after everything is written and flushed.

    Other users cannot read a new file; a group with access to a replaced file on purpose keeps it.

    Raises:
        ImbrexError: the file cannot be written there.
        Cancelled: by the observer; nothing is left behind.
    """
    try:
        target = target_of(path)
        with replaced(target, private=True) as unfinished:
            with in_sentences(target):
                _write(project, unfinished, date_of_making(target), observer)
            observer.check()
    except OSError as error:
        raise ImbrexError(
            Message("Couldn't save the project to {path}: {reason}.", path=path, reason=reason_of(error)),
            _HINT,
        ) from error


def _write(project: Project, unfinished: Path, made: str, observer: Observer) -> None:
    now = clock.now().isoformat(timespec="seconds")
    with closing(connect(unfinished, "alone")) as connection, stoppable(connection, observer):
        page_size(connection)
        # The file is not visible before it is complete, and it is flushed as a whole.
        connection.execute("PRAGMA journal_mode=OFF").close()
        connection.execute("PRAGMA synchronous=OFF").close()
        connection.execute("BEGIN")
        make_tables(connection)
        write_facts(connection, {"program": __version__, "created": made or now, "saved": now})
        write_project(connection, Written(), project, observer)
        write_seal(connection, observer)
        connection.execute("COMMIT")
