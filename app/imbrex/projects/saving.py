"""Saving: a project to a file, completely or not at all."""

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import field
from pathlib import Path

from imbrex import __version__, clock
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.review.review import Decision, Mark, Pair, Review
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.messages import Message
from imbrex.projects.database import connect, in_sentences, page_size, write_seal
from imbrex.projects.format import APPLICATION, FORMAT, TABLES
from imbrex.projects.opening import date_of_making
from imbrex.projects.packing import MOST_LETTERS, as_json, encoded, packed
from imbrex.projects.project import Project
from imbrex.projects.record import of_document, of_excerpts, of_problem
from imbrex.replacing import replaced, target_of
from imbrex.sqlite import stoppable
from imbrex.system_errors import reason_of
from imbrex.values import frozen

_STAGE = "saving"
_PAIR = "INSERT INTO pairs (number, keys, verdict, note) VALUES (?, ?, ?, ?)"
_MARK = "INSERT INTO marks (number, keys, verdict, note, record) VALUES (?, ?, ?, ?, ?)"


@frozen
class Written:
    """The written project, and its row numbers.

    Attributes:
        texts: the number of each text.
        pairs: the number of each pair's decision.
        marks: the numbers of each pair's marks, in order.
        last: the highest number of a pair or a mark.
    """

    project: Project | None = None
    texts: Mapping[str, int] = field(default_factory=dict)
    pairs: Mapping[frozenset[str], int] = field(default_factory=dict)
    marks: Mapping[Pair, tuple[int, ...]] = field(default_factory=dict)
    last: int = 0


def make_tables(connection: sqlite3.Connection) -> None:
    """Create the tables of an empty file and its identification."""
    connection.execute(f"PRAGMA application_id={APPLICATION}")
    connection.execute(f"PRAGMA user_version={FORMAT}")
    for table in TABLES:
        connection.execute(table)


def write_facts(connection: sqlite3.Connection, facts: Mapping[str, object]) -> None:
    """Write plain values under their names, overwriting existing ones."""
    rows = [(name, packed(as_json(value))) for name, value in facts.items()]
    connection.executemany("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", rows)


def write_project(
    connection: sqlite3.Connection, before: Written, project: Project, observer: Observer = SILENT
) -> Written:
    """Write the parts of a project that are not in a file yet; return its contents after the commit."""
    known = before.project
    texts, pairs, marks, last = before.texts, before.pairs, before.marks, before.last
    if known is None or known.documents is not project.documents:
        texts = _write_documents(connection, before, project.documents, observer)
    if known is None or known.problems != project.problems:
        _write_problems(connection, project.problems)
    if known is None or known.options != project.options:
        write_facts(connection, {"options": project.options.to_dict()})
    if known is None or known.layout != project.layout:
        write_facts(connection, {"layout": dict(project.layout)})
    review = known.review if known else Review()
    if review.pairs is not project.review.pairs:
        pairs, last = _write_pairs(connection, before, review, project.review, last)
    if review.marks is not project.review.marks:
        marks, last = _write_marks(connection, before, review, project.review, last)
    return Written(project, texts, pairs, marks, last)


def _write_documents(
    connection: sqlite3.Connection, before: Written, documents: Sequence[Document], observer: Observer
) -> dict[str, int]:
    """Write documents that are new or have moved; each text is written once."""
    known = before.project.documents if before.project else ()
    texts = dict(before.texts)
    last = max(texts.values(), default=0)
    for place, document in enumerate(documents):
        observer.check()
        observer.progress(Progress(_STAGE, place, len(documents)))
        if place < len(known) and (known[place] is document or known[place] == document):
            continue
        if document.text not in texts:
            last += 1
            texts[document.text] = last
            row = (last, packed(encoded(document.text)))
            connection.execute("INSERT INTO texts (number, text) VALUES (?, ?)", row)
        connection.execute(
            "INSERT OR REPLACE INTO documents (place, text, record) VALUES (?, ?, ?)",
            (place, texts[document.text], packed(as_json(of_document(document)))),
        )
    connection.execute("DELETE FROM documents WHERE place >= ?", (len(documents),))
    left = _without_unused(connection, texts, {document.text for document in documents})
    if sum(map(len, left)) > MOST_LETTERS:
        raise ImbrexError(
            Message(
                "A project can't contain more than {most:,} million characters of text.",
                most=MOST_LETTERS // 10**6,
            ),
            Message("Split the documents into two projects."),
        )
    return left


def _without_unused(connection: sqlite3.Connection, texts: dict[str, int], used: set[str]) -> dict[str, int]:
    unused = [(number,) for text, number in texts.items() if text not in used]
    connection.executemany("DELETE FROM texts WHERE number = ?", unused)
    return {text: number for text, number in texts.items() if text in used} if unused else texts


def _write_problems(connection: sqlite3.Connection, problems: Sequence[Problem]) -> None:
    connection.execute("DELETE FROM problems")
    rows = [(place, packed(as_json(of_problem(problem)))) for place, problem in enumerate(problems)]
    connection.executemany("INSERT INTO problems (place, record) VALUES (?, ?)", rows)


def _write_pairs(
    connection: sqlite3.Connection, before: Written, known: Review, review: Review, last: int
) -> tuple[dict[frozenset[str], int], int]:
    pairs = dict(before.pairs)
    gone = [pair for pair, decision in known.pairs.items() if review.pairs.get(pair) != decision]
    connection.executemany("DELETE FROM pairs WHERE number = ?", [(pairs.pop(pair),) for pair in gone])
    for pair, decision in review.pairs.items():
        if pair not in pairs:
            last += 1
            pairs[pair] = last
            connection.execute(_PAIR, (last, as_json(sorted(pair)), *_decided(decision)))
    return pairs, last


def _write_marks(
    connection: sqlite3.Connection, before: Written, known: Review, review: Review, last: int
) -> tuple[dict[Pair, tuple[int, ...]], int]:
    numbers = dict(before.marks)
    for pair in known.marks.keys() - review.marks.keys():
        connection.executemany("DELETE FROM marks WHERE number = ?", [(number,) for number in numbers.pop(pair)])
    for pair, marks in review.marks.items():
        old = known.marks.get(pair, ())
        if marks is not old:
            numbers[pair], last = _write_marks_of(connection, pair, old, numbers.get(pair, ()), marks, last)
    return numbers, last


def _write_marks_of(
    connection: sqlite3.Connection,
    pair: Pair,
    old: Sequence[Mark],
    numbers: Sequence[int],
    marks: Sequence[Mark],
    last: int,
) -> tuple[tuple[int, ...], int]:
    """Write the marks of a pair: a leading run still in the old order stays, the rest are appended."""
    kept: list[int] = []
    place = 0
    for mark in marks:
        while place < len(old) and old[place] is not mark and old[place] != mark:
            place += 1
        if place == len(old):
            break
        kept.append(numbers[place])
        place += 1
    gone = set(numbers) - set(kept)
    connection.executemany("DELETE FROM marks WHERE number = ?", [(number,) for number in gone])
    added = range(last + 1, last + 1 + len(marks) - len(kept))
    keys = as_json(list(pair))
    for number, mark in zip(added, marks[len(kept) :], strict=True):
        record = packed(as_json(of_excerpts(mark.left, mark.right)))
        connection.execute(_MARK, (number, keys, *_decided(mark.decision), record))
    return (*kept, *added), last + len(added)


def _decided(decision: Decision) -> tuple[str, bytes]:
    return decision.verdict.value, encoded(decision.note)


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
