"""Texts: the first stage reads, normalizes and fingerprints every text; later stages need no letter of it."""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from imbrex.bulk.table import Table
from imbrex.engine.compare.text_words import TextWords
from imbrex.engine.fingerprints.prepared_texts import PreparedText, Preparer
from imbrex.engine.options import Options
from imbrex.engine.text.budget import excess
from imbrex.engine.text.document import Document, Problem
from imbrex.files.reader import Reader
from imbrex.languages.detection import written_in
from imbrex.languages.registry import Languages
from imbrex.messages import Message

if TYPE_CHECKING:
    from pyarrow import RecordBatch
    from pyspark.sql import DataFrame

TEXTS = Table(
    "part int, row int, id string, name string, path string, author string, language string, words int, compared int, "
    "shingles int, problem string, hint string, hashes binary, kept binary, excluded binary, barriers binary, "
    "fingerprints binary"
)
"""Columns of a text; a text with a problem has neither words nor fingerprints.

Numbers are little-endian: hashes and fingerprints of 64 bits, barriers of 32; kept has a bit for each word.
"""
_AT_ONCE = 500
_CHARACTERS = 4 << 20  # processed together; a long document comes alone

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings that executors need to prepare texts."""

    options: Options
    templates: tuple[Document, ...] = ()


def prepare_texts(rows: "DataFrame", settings: Settings) -> "DataFrame":
    """The texts of inputs in the columns of `TEXTS`."""
    return rows.mapInArrow(partial(_prepare, settings=settings), TEXTS.columns)


def words_of(row: Mapping[str, Any]) -> TextWords:
    """The words of a row of `TEXTS`."""
    hashes = np.frombuffer(row["hashes"], "<u8")
    kept = np.unpackbits(np.frombuffer(row["kept"], np.uint8), count=len(hashes), bitorder="little")
    return TextWords(
        hashes,
        np.flatnonzero(kept).astype(np.int32),
        np.frombuffer(row["excluded"], np.uint8),
        np.frombuffer(row["barriers"], "<i4"),
    )


def _prepare(batches: "Iterator[RecordBatch]", settings: Settings) -> "Iterator[RecordBatch]":
    """Prepare the texts of one task."""
    from pyspark import TaskContext  # noqa: PLC0415 - an optional part

    context = TaskContext.get()
    assert context is not None
    part, row = context.partitionId(), 0
    preparer = Preparer(Languages().find, settings.options, settings.templates)
    with Reader() as reader:
        for outcomes in _in_groups(_outcomes(batches, reader, settings.options.language)):
            rows = [{"part": part, "row": row + place, **one} for place, one in enumerate(_rows(outcomes, preparer))]
            row += len(rows)
            yield TEXTS.batch(rows)


def _outcomes(batches: "Iterator[RecordBatch]", reader: Reader, language: str) -> Iterator[Document | Problem]:
    """Documents and problems of rows; a file may have several."""
    for batch in batches:
        for row in batch.to_pylist():
            if row["problem"] is not None:
                yield _problem(row["id"], row["problem"], row["hint"] or "")
            elif row["file"] is not None:
                for outcome in reader.read(Path(os.fsdecode(row["file"]))):
                    yield _as_asked(outcome, language) if isinstance(outcome, Document) else outcome
            elif too_much := excess(row["text"]):
                yield Problem(row["id"], *too_much)
            else:
                document = Document(row["id"], row["id"], row["text"], author=row["author"] or "")
                yield _as_asked(document, language or row["language"] or "")


def _problem(name: str, message: str, hint: str) -> Problem:
    return Problem(name, Message("{text}", text=message), Message("{text}", text=hint))


def _as_asked(document: Document, language: str) -> Document:
    return replace(document, language=language or document.language or written_in(document))


def _in_groups(outcomes: Iterator[Document | Problem]) -> Iterator[list[Document | Problem]]:
    """Groups of texts that are processed together."""
    group: list[Document | Problem] = []
    characters = 0
    for outcome in outcomes:
        more = len(outcome.text) if isinstance(outcome, Document) else 0
        if group and (len(group) == _AT_ONCE or characters + more > _CHARACTERS):
            yield group
            group, characters = [], 0
        group.append(outcome)
        characters += more
    if group:
        yield group


def _rows(outcomes: Sequence[Document | Problem], preparer: Preparer) -> Iterator[Row]:
    """Rows of documents and problems, in their order."""
    # Keys only need to differ here; two texts may have the same id, which is found out later.
    keyed = {str(place): one for place, one in enumerate(outcomes) if isinstance(one, Document)}
    prepared = _prepared([replace(one, key=key) for key, one in keyed.items()], preparer)
    for place, outcome in enumerate(outcomes):
        if isinstance(outcome, Problem):
            yield _row_of_problem(outcome.path or outcome.name, outcome)
        elif isinstance(found := prepared[str(place)], Problem):
            yield _row_of_problem(outcome.key, found)
        else:
            yield _row(outcome, found)


def _prepared(documents: Sequence[Document], preparer: Preparer) -> dict[str, PreparedText | Problem]:
    """Prepare documents together; if that fails, each by itself, so that one of them does not stop the job."""
    try:
        return {one.counted.document.key: one for one in preparer.prepare(documents)}
    except Exception as error:  # told in the row of the document
        if len(documents) == 1:
            reason = Message("This text couldn't be normalized ({kind}).", kind=type(error).__name__)
            return {documents[0].key: Problem(documents[0].name, reason)}
        return {key: found for one in documents for key, found in _prepared([one], preparer).items()}


def _row(document: Document, prepared: PreparedText) -> Row:
    counted, words = prepared.counted, prepared.words
    if counted.problem is not None:
        return _row_of_problem(document.key, counted.problem)
    kept = np.zeros(len(words.hashes), np.bool_)
    kept[words.kept] = True
    return {
        "id": document.key,
        "name": document.name,
        "path": document.path,
        "author": document.author,
        "language": document.language,
        "words": len(words.hashes),
        "compared": len(words.kept),
        "shingles": prepared.shingles,
        "hashes": words.hashes.astype("<u8").tobytes(),
        "kept": np.packbits(kept, bitorder="little").tobytes(),
        "excluded": words.excluded.tobytes(),
        "barriers": words.barriers.astype("<i4").tobytes(),
        "fingerprints": prepared.fingerprints.astype("<u8").tobytes(),
    }


def _row_of_problem(key: str, problem: Problem) -> Row:
    told = {"id": key, "name": problem.name, "path": problem.path}
    return {**told, "problem": str(problem.message), "hint": str(problem.hint)}
