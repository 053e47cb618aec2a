"""Reading: a project from the tables of an untrusted file."""

import sqlite3
from collections.abc import Iterator
from typing import Any

from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.review.decision import LONGEST_NOTE, Decision
from imbrex.engine.review.passage_mark import Mark
from imbrex.engine.review.review import Pair, Review
from imbrex.engine.review.verdict import Verdict
from imbrex.engine.text.document import Document, Problem
from imbrex.projects.packing import MOST_LETTERS, DamagedError, decoded, from_json, unpacked
from imbrex.projects.record import string, to_document, to_excerpts, to_problem

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
