"""Source texts: some texts of a job, read again from its folders, Parquet or JSONL files."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from imbrex.bulk.inputs import Inputs, Kind, files_of, opened
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.document import Document, Problem
from imbrex.files.reader import Reader

_BATCH = 256  # rows of a Parquet file in memory


def source_texts(
    made_from: Mapping[str, Any], rows: Sequence[Mapping[str, Any]], observer: Observer
) -> Iterator[Document]:
    """The texts that are still there.

    Args:
        made_from: what the job's texts were made from.
        rows: id, name, path, author and language of each.
        observer: for cancellation.
    """
    if not rows:
        return
    inputs = Inputs(Kind(made_from["kind"]), tuple(made_from["paths"]))
    known = {row["id"]: row for row in rows}
    if inputs.kind is Kind.FOLDERS:
        yield from _from_files(known, observer)
        return
    texts = _from_parquet(inputs, known) if inputs.kind is Kind.PARQUET else _from_jsonl(inputs, known)
    for key, text in watched(_as_far_as_readable(texts), observer):
        row = known[key]
        yield Document(key, row["name"] or key, text, author=row["author"] or "", language=row["language"] or "")


def _as_far_as_readable(texts: Iterator[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Texts until a file is missing or damaged; the caller knows which texts are lacking."""
    from pyarrow import ArrowException  # noqa: PLC0415 - an optional part

    with suppress(ArrowException, OSError):
        yield from texts


def _from_files(known: Mapping[str, Mapping[str, Any]], observer: Observer) -> Iterator[Document]:
    paths = dict.fromkeys(row["path"] for row in known.values() if row["path"])
    with Reader() as reader:
        for path in paths:
            for outcome in reader.read(Path(path), observer):
                if not isinstance(outcome, Problem) and outcome.key in known:
                    yield replace(outcome, language=known[outcome.key]["language"] or "")


def _from_parquet(inputs: Inputs, known: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    from pyarrow import dataset  # noqa: PLC0415 - an optional part

    table = dataset.dataset(list(files_of(inputs)), format="parquet")
    wanted = dataset.field("id").cast("string").isin(list(known))
    for batch in table.to_batches(columns=["id", "text"], filter=wanted, batch_size=_BATCH):
        for row in batch.to_pylist():
            if row["text"] is not None:
                yield str(row["id"]), str(row["text"])


def _from_jsonl(inputs: Inputs, known: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for path in files_of(inputs):
        with opened(path) as lines:
            yield from _from_lines(lines, known)


def _from_lines(lines: TextIO, known: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for line in lines:
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if isinstance(row, dict) and str(row.get("id")) in known and isinstance(row.get("text"), str):
            yield str(row["id"]), row["text"]
