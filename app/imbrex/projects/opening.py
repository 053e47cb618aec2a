"""Opening: a project from an untrusted file, or a message why it cannot be read."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from imbrex import __version__
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.options import Options
from imbrex.engine.review.review import LONGEST_NOTE, Decision, Mark, Pair, Review, Verdict
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.messages import NOTHING, Message, sentences
from imbrex.private import close_to_strangers
from imbrex.projects.database import check_seal, check_tables, connect, in_sentences
from imbrex.projects.format import APPLICATION, FORMAT, head_of, is_project, says_so
from imbrex.projects.migrations import migrated
from imbrex.projects.packing import MOST_LETTERS, DamagedError, decoded, from_json, unpacked
from imbrex.projects.project import Project
from imbrex.projects.record import string, to_document, to_excerpts, to_options, to_problem
from imbrex.replacing import tidy
from imbrex.sqlite import stoppable
from imbrex.system_errors import reason_of
from imbrex.values import frozen

_STAGE = "opening"


def read_fact(connection: sqlite3.Connection, name: str) -> Any:
    """A plain value by name. Raises DamagedError if it is missing."""
    row = connection.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    if row is None:
        raise DamagedError(f"there is no {name}")
    return from_json(unpacked(row[0]))


def read_layout(connection: sqlite3.Connection) -> dict[str, Any]:
    """The layout of the window. Raises DamagedError."""
    layout = read_fact(connection, "layout")
    if not isinstance(layout, dict):
        raise DamagedError("the layout is none")
    return layout


def read_documents(connection: sqlite3.Connection, observer: Observer = SILENT) -> tuple[Document, ...]:
    """All documents in order. Raises DamagedError."""
    texts = _read_texts(connection, observer)
    documents: dict[str, Document] = {}
    for number, record in connection.execute("SELECT text, record FROM documents ORDER BY place"):
        observer.check()
        if number not in texts:
            raise DamagedError("the text of a document is missing")
        document = to_document(from_json(unpacked(record)), texts[number])
        if document.key in documents:
            raise DamagedError("a document is there twice")
        documents[document.key] = document
    return tuple(documents.values())


def read_problems(connection: sqlite3.Connection) -> tuple[Problem, ...]:
    """Files that could not be read, in order. Raises DamagedError."""
    rows = connection.execute("SELECT record FROM problems ORDER BY place")
    return tuple(to_problem(from_json(unpacked(record))) for (record,) in rows)


def read_review(connection: sqlite3.Connection, observer: Observer = SILENT) -> Review:
    """The decisions. Raises DamagedError."""
    pairs: dict[frozenset[str], Decision] = {}
    for keys, verdict, note in connection.execute("SELECT keys, verdict, note FROM pairs ORDER BY number"):
        observer.check()
        pair = frozenset(_keys(keys))
        if pair in pairs:
            raise DamagedError("a pair is there twice")
        pairs[pair] = _decision(verdict, note)
    marks: dict[Pair, list[Mark]] = {}
    for both, mark in _marks(connection):
        observer.check()
        marks.setdefault(both, []).append(mark)
    return Review(pairs, {both: tuple(mine) for both, mine in marks.items()})


def _read_texts(connection: sqlite3.Connection, observer: Observer) -> dict[int, str]:
    (total,) = connection.execute("SELECT count(*) FROM texts").fetchone()
    texts: dict[int, str] = {}
    letters = 0
    for number, stored in connection.execute("SELECT number, text FROM texts"):
        observer.check()
        observer.progress(Progress(_STAGE, len(texts), total))
        texts[number] = decoded(unpacked(stored))
        letters += len(texts[number])
        if letters > MOST_LETTERS:
            raise DamagedError("the texts are larger than those of any project")
    return texts


def _marks(connection: sqlite3.Connection) -> Iterator[tuple[Pair, Mark]]:
    rows = connection.execute("SELECT keys, verdict, note, record FROM marks ORDER BY number")
    for keys, verdict, note, record in rows:
        pair = _keys(keys)
        if len(pair) != 2 or pair[0] > pair[1]:
            raise DamagedError("a mark is of no pair")
        left, right = to_excerpts(from_json(unpacked(record)))
        yield (pair[0], pair[1]), Mark(left, right, _decision(verdict, note))


def _keys(stored: object) -> list[str]:
    keys = from_json(stored)
    if not isinstance(keys, list) or not 1 <= len(keys) <= 2:
        raise DamagedError("a decision is about no pair")
    return [string(key) for key in keys]


def _decision(verdict: object, note: object) -> Decision:
    if not isinstance(note, bytes) or len(note) > 4 * LONGEST_NOTE:
        raise DamagedError("a note is none")
    try:
        return Decision(Verdict(string(verdict)), decoded(note))
    except ValueError as error:
        raise DamagedError("a verdict is none") from error


_LONGEST = 40  # characters of a version or a date
_MOST_NAMED = 5


@frozen
class Opened:
    """The contents of a project file.

    Attributes:
        project: the whole session.
        version: of the program that wrote it.
        created, saved: times in ISO 8601 with the zone; saving under the same name keeps `created`.
        note: message for the user, such as that an older program wrote it; "" for none.
    """

    project: Project
    version: str
    created: str
    saved: str
    note: Message = NOTHING


def open_project(path: Path, observer: Observer = SILENT) -> Opened:
    """Read a project, leaving the contents of the file unchanged.

    Other users lose access to the file unless it was granted on purpose, and remains of a killed program are deleted.

    Raises:
        ImbrexError: not a project, damaged, or written by a newer program in a way that this one cannot read.
        Cancelled: by the observer.
    """
    observer.progress(Progress("opening", 0, 0))
    _check_file(path)
    with in_sentences(path), closing(connect(path, "ro")) as connection:
        connection.execute("PRAGMA query_only=ON").close()
        with in_newest_format(connection, path, observer) as (newest, found):
            opened = read_opened(newest, found, observer)
    tidy(path.parent)
    return replace(opened, note=sentences(opened.note, close_to_strangers(path)))


def date_of_making(path: Path) -> str:
    """Time when the project in a file was created; "" if there is none."""
    if not is_project(path):
        return ""
    try:
        with closing(connect(path, "ro")) as connection:
            return read_date(connection, "created")
    except (sqlite3.Error, ValueError):
        return ""


def check_format(connection: sqlite3.Connection, path: Path) -> int:
    """The format of a file. Raises ImbrexError for a newer one and for other files."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION:
        raise _foreign(path)
    if found > FORMAT:
        version = _version(connection)
        program = _program(version) if version else Message("a newer version of Imbrex")
        raise ImbrexError(
            Message(
                "{path} was saved by {program} in a format that this version can't read (format {found}; "
                "this version supports {known}).",
                path=path,
                program=program,
                found=found,
                known=FORMAT,
            ),
            sentences(
                Message("Install the latest version of Imbrex and open it again."),
                Message("The file has not been changed."),
            ),
        )
    return int(found)


def read_opened(connection: sqlite3.Connection, found: int, observer: Observer) -> Opened:
    """Read the contents of a file; `found` is its format before migration. Raises DamagedError."""
    (told,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if told != "ok":
        raise DamagedError("its pages do not fit together")
    options, _, _ = to_options(read_fact(connection, "options"))
    project = Project(
        documents=read_documents(connection, observer),
        problems=read_problems(connection),
        options=options,
        review=read_review(connection, observer),
        layout=read_layout(connection),
    )
    created, saved = read_date(connection, "created"), read_date(connection, "saved")
    return Opened(project, _version(connection), created, saved, note_of(connection, found))


def read_date(connection: sqlite3.Connection, name: str) -> str:
    """Read a date with its zone by name. Raises DamagedError."""
    told = read_fact(connection, name)
    try:
        if isinstance(told, str) and len(told) <= _LONGEST and datetime.fromisoformat(told).tzinfo:
            return told
    except ValueError:
        pass
    raise DamagedError(f"the date it was {name} is not valid")


@contextmanager
def in_newest_format(
    connection: sqlite3.Connection, path: Path, observer: Observer
) -> Iterator[tuple[sqlite3.Connection, int]]:
    """A connection to a file's verified contents in the newest format, and the file's own format.

    Raises as `check_format`, and DamagedError; if another version may be the cause, ImbrexError that says so.
    """
    with stoppable(connection, observer), _told_by_version(connection, path):
        found = check_format(connection, path)
        if found == FORMAT:
            check_tables(connection)
            check_seal(connection, observer)
            yield connection, found
            return
        with closing(migrated(connection, found)) as copy, stoppable(copy, observer):
            check_seal(connection, observer)  # its tables are those of its format, or the copy would have failed
            check_tables(copy)
            yield copy, found


@contextmanager
def _told_by_version(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    """Attribute damage to a version mismatch if the file was written by another version."""
    try:
        yield
    except DamagedError as error:
        version = _version(connection)
        if version in {"", __version__}:
            raise
        raise ImbrexError(
            sentences(
                Message("Couldn't read {path}: {reason}.", path=path, reason=error),
                Message("It was saved by Imbrex {version}. This is version {this}.", version=version, this=__version__),
            ),
            sentences(
                Message("Open it with that version."),
                Message("If that version can't read it either, the file is damaged. Use the latest good copy."),
            ),
        ) from error


def _check_file(path: Path) -> None:
    try:
        if path.exists() and not path.is_file():  # a pipe or a device may be endless
            raise ImbrexError(
                Message("{path} is not a file.", path=path), Message("Choose a file with the extension .imbrex.")
            )
        head = head_of(path)
    except (OSError, ValueError) as error:
        raise ImbrexError(
            Message("Couldn't open the project {path}: {reason}.", path=path, reason=reason_of(error)),
            Message("Check that the file exists and that you have permission to read it."),
        ) from error
    if not head:
        raise ImbrexError(Message("{path} is empty.", path=path), Message("Use the latest good copy of the project."))
    if not says_so(head):
        raise _foreign(path)


def _foreign(path: Path) -> ImbrexError:
    return ImbrexError(
        Message("{path} is not an Imbrex project.", path=path), Message("Choose a file with the extension .imbrex.")
    )


def _version(connection: sqlite3.Connection) -> str:
    """Version of the program that wrote a file of any format; "" if unknown."""
    try:
        version = read_fact(connection, "program")
    except (sqlite3.Error, ValueError):
        return ""
    return version if isinstance(version, str) and version.isprintable() and len(version) <= _LONGEST else ""


def note_of(connection: sqlite3.Connection, found: int) -> Message:
    """Warning before the figures are trusted or the project is saved; empty for none. Raises DamagedError."""
    _, unknown, missing = to_options(read_fact(connection, "options"))
    version = _version(connection)
    program = _program(version) if version else Message("another version of Imbrex")
    older = NOTHING
    if found < FORMAT:
        older = Message(
            "This project was saved by {program} in an older format. If you save it, older versions can no "
            "longer open it.",
            program=program,
        )
    foreign = NOTHING
    if unknown:
        foreign = Message(
            "This project was saved by {program} with options that this version doesn't have ({options}). "
            "Scores may differ here, and saving the project removes these options.",
            program=program,
            options=_named(unknown),
        )
    lacking = NOTHING
    if missing:
        given = Options().to_dict()
        lacking = Message(
            "This project was saved by {program}, which lacked some options of this version. They are set to "
            "their defaults: {options}. Scores may differ from those in that version.",
            program=program,
            options=_named([f"{flag} = {given[flag]}" for flag in missing]),
        )
    return sentences(older, foreign, lacking)


def _program(version: str) -> str:
    return f"Imbrex {version}"


def _named(flags: list[str]) -> str:
    shown = ", ".join(flag if len(flag) <= _LONGEST and flag.isprintable() else "?" for flag in flags[:_MOST_NAMED])
    return f"{shown}, …" if len(flags) > _MOST_NAMED else shown
