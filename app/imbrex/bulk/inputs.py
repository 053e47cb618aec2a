"""Inputs: the texts of a job, from folders, Parquet or JSONL files, as rows that executors read."""

import contextlib
import glob
import hashlib
import io
import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from imbrex.bulk.table import Table
from imbrex.engine.text.document import Problem
from imbrex.errors import ImbrexError
from imbrex.files.reader import expand
from imbrex.messages import Message

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

ROWS = Table("id string, text string, file binary, author string, language string, problem string, hint string")
"""Columns of a text: with the text itself, or the file to read, or why there is none."""
_JSONL = (".jsonl", ".ndjson", ".json")
_PACKED = (".gz", ".bz2", ".zst")
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]+://")
_SPECIAL = re.compile(r"([\\{}\[\]*?])")
_FILES_A_TASK, _FEWEST_FILES = 500, 50
_TASKS_A_CORE = 3
_NOT_JSON = Message("A line is not a JSON object with an id and a text.")
_NO_ID = Message("A row has no id.")
_NO_TEXT = Message("A row has no text.")
_NOT_PARQUET = Message("This is not a complete Parquet file.")
_CREATE_AGAIN = Message("Create the file again.")


class Kind(Enum):
    """Where texts come from."""

    FOLDERS = "folders"
    PARQUET = "parquet"
    JSONL = "jsonl"


@dataclass(frozen=True, slots=True)
class Inputs:
    """The input of a job.

    Attributes:
        kind: one for all.
        paths: absolute ones, or addresses such as hdfs://host/texts.
    """

    kind: Kind
    paths: tuple[str, ...]


def find_inputs(paths: Sequence[str]) -> Inputs:
    """The inputs with these names. Raises ImbrexError if one is missing, or they are of several kinds."""
    kinds = {_kind(path) for path in paths}
    if len(kinds) > 1:
        raise ImbrexError(
            Message("Folders of documents, Parquet files and JSONL files can't be compared in one job."),
            Message("Run a job for each, the later ones with --against the folder of the first."),
        )
    return Inputs(kinds.pop(), tuple(map(absolute, paths)))


def absolute(path: str) -> str:
    """An absolute path; an address stays as it is."""
    return path if _SCHEME.match(path) else os.path.abspath(path)


def location(path: str) -> str:
    """A path for Spark to write to: those of this computer are not relative to a cluster's file system."""
    return path if _SCHEME.match(path) else f"file://{path}"


def to_read(path: str) -> str:
    """The same for a path to read, where Spark would expand wildcards."""
    return _SPECIAL.sub(r"\\\1", location(path))


def identity(spark: "SparkSession", inputs: Inputs) -> str:
    """A digest of the names, sizes and times of all files."""
    if any(map(_SCHEME.match, inputs.paths)):
        files = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(list(inputs.paths))
        told = sorted(map(list, files.select("path", "length", files.modificationTime.cast("long")).collect()))
    else:
        told = [list(_stamp(path)) for path in files_of(inputs)]
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=16).hexdigest()


def read(spark: "SparkSession", inputs: Inputs, tasks: int) -> "DataFrame":
    """The texts of the inputs in the columns of `ROWS`, in at least a number of parts if there are as many."""
    if inputs.kind is Kind.FOLDERS:
        return _read_folders(spark, inputs, tasks)
    spark.conf.set("spark.sql.files.minPartitionNum", str(_TASKS_A_CORE * tasks))  # so that all cores end together
    rows = _read_parquet(spark, inputs) if inputs.kind is Kind.PARQUET else _read_jsonl(spark, inputs)
    return rows.repartition(tasks) if rows.rdd.getNumPartitions() < tasks else rows


def _kind(path: str) -> Kind:
    name = path.lower().rstrip("/")
    for packed in _PACKED:
        name = name.removesuffix(packed)
    if name.endswith(_JSONL) and not os.path.isdir(path):
        return _existing(path, Kind.JSONL)
    if name.endswith(".parquet") or _SCHEME.match(path):
        return _existing(path, Kind.PARQUET)
    if os.path.isdir(path):
        return Kind.PARQUET if _parquet_files(path) else Kind.JSONL if _jsonl_files(path) else Kind.FOLDERS
    return _existing(path, Kind.FOLDERS)


def _existing(path: str, kind: Kind) -> Kind:
    if _SCHEME.match(path) or os.path.exists(path):
        return kind
    raise ImbrexError(Message("{path} was not found.", path=path), Message("Check the path."))


def _parquet_files(folder: str) -> list[str]:
    """The Parquet files in a folder, which Spark divides into several levels."""
    inside = glob.glob("**/*.parquet", root_dir=folder, recursive=True)
    return sorted(os.path.join(folder, name) for name in inside if not _is_hidden(name))


def _jsonl_files(folder: str) -> list[str]:
    inside = [name for end in (".jsonl", ".ndjson") for name in glob.glob(f"*{end}*", root_dir=folder)]
    return sorted(os.path.join(folder, name) for name in inside)


def _is_hidden(name: str) -> bool:
    return any(part[:1] in {"_", "."} for part in Path(name).parts)


def files_of(inputs: Inputs) -> list[str]:
    """All files of inputs on this computer."""
    if inputs.kind is Kind.FOLDERS:
        return [str(path) for path in expand(map(Path, inputs.paths))[0]]
    inside = _parquet_files if inputs.kind is Kind.PARQUET else _jsonl_files
    return [file for path in inputs.paths for file in (inside(path) if os.path.isdir(path) else [path])]


@contextlib.contextmanager
def opened(path: str) -> Iterator[TextIO]:
    """Open a JSONL file, which may be compressed. Raises OSError."""
    from pyarrow import input_stream  # noqa: PLC0415 - an optional part

    with io.TextIOWrapper(input_stream(path), encoding="utf-8", errors="replace") as lines:
        yield lines


def _stamp(path: str) -> tuple[str, int, int]:
    try:
        told = os.stat(path)
    except OSError:
        return path, -1, 0
    return path, told.st_size, told.st_mtime_ns


def _read_folders(spark: "SparkSession", inputs: Inputs, tasks: int) -> "DataFrame":
    paths, problems = expand(map(Path, inputs.paths))
    rows = [{"file": os.fsencode(os.path.abspath(path))} for path in paths]
    frame = _rows(spark, [*rows, *map(_of_problem, problems)])
    # Spark would make a task of each few files, or a single one of all.
    even = min(_TASKS_A_CORE * tasks, len(rows) // _FEWEST_FILES)
    parts = max(1, min(tasks, len(rows)), even, len(rows) // _FILES_A_TASK)
    return frame.repartitionByRange(parts, "number").sortWithinPartitions("number").drop("number")


def _rows(spark: "SparkSession", rows: Sequence[dict[str, Any]]) -> "DataFrame":
    """Rows that the program has made, numbered."""
    full = [(number, *(row.get(name) for name in ROWS.names)) for number, row in enumerate(rows)]
    return spark.createDataFrame(full, f"number long, {ROWS.columns}")


def _of_problem(problem: Problem) -> dict[str, Any]:
    return {
        "id": problem.path or problem.name,
        "problem": str(problem.message),
        "hint": str(problem.hint),
    }


def _read_parquet(spark: "SparkSession", inputs: Inputs) -> "DataFrame":
    broken = list(_broken(inputs))
    files = [path for path in (files_of(inputs) if _are_local(inputs) else inputs.paths) if path not in broken]
    if not files:
        raise ImbrexError(_NOT_PARQUET, _CREATE_AGAIN)
    texts = _chosen(spark.read.parquet(*map(to_read, files)), inputs)
    if not broken:
        return texts
    told = [{"id": path, "problem": str(_NOT_PARQUET), "hint": str(_CREATE_AGAIN)} for path in broken]
    return texts.unionByName(_rows(spark, told).drop("number"))


def _are_local(inputs: Inputs) -> bool:
    return not any(map(_SCHEME.match, inputs.paths))


def _broken(inputs: Inputs) -> Iterator[str]:
    """Parquet files without a readable end; their rows are unknown, and would stop the whole job."""
    from pyarrow import ArrowException  # noqa: PLC0415 - an optional part
    from pyarrow.parquet import read_metadata  # noqa: PLC0415

    for path in files_of(inputs) if _are_local(inputs) else ():
        try:
            read_metadata(path)
        except (ArrowException, OSError):
            yield path


def _chosen(table: "DataFrame", inputs: Inputs) -> "DataFrame":
    from pyspark.sql import functions  # noqa: PLC0415 - an optional part

    for name in ("id", "text"):
        if name not in table.columns:
            raise ImbrexError(
                Message("{path} has no column “{name}”.", path=inputs.paths[0], name=name),
                Message("A text needs the columns id and text; author and language are optional."),
            )
    given = [
        functions.col(name).cast("string").alias(name)
        if name in table.columns
        else functions.lit(None).cast("string").alias(name)
        for name in ("id", "text", "author", "language")
    ]
    return _judged(table.select(*given))


def _judged(texts: "DataFrame", damaged: "Any" = None) -> "DataFrame":
    """Texts with the reason why a row can't be compared."""
    from pyspark.sql import functions as f  # noqa: PLC0415 - an optional part

    is_damaged = f.lit(False) if damaged is None else damaged
    reason = (
        f.when(is_damaged, str(_NOT_JSON))
        .when(f.col("id").isNull() | (f.col("id") == ""), str(_NO_ID))
        .when(f.col("text").isNull(), str(_NO_TEXT))
    )
    hint = f.when(reason.isNotNull(), str(_CREATE_AGAIN))
    # The name of its file is all there is to find a row without an id.
    known = f.when(f.col("id").isNull() | (f.col("id") == ""), f.input_file_name()).otherwise(f.col("id"))
    return texts.select(
        known.alias("id"),
        "text",
        f.lit(None).cast("binary").alias("file"),
        "author",
        "language",
        reason.alias("problem"),
        hint.alias("hint"),
    )


def _read_jsonl(spark: "SparkSession", inputs: Inputs) -> "DataFrame":
    from pyspark.sql import functions as f  # noqa: PLC0415 - an optional part

    fields = "id string, text string, author string, language string, damaged string"
    paths = [to_read(path) for path in (files_of(inputs) if _are_local(inputs) else inputs.paths)]
    lines = spark.read.schema(fields).option("columnNameOfCorruptRecord", "damaged").json(paths)
    return _judged(lines, f.col("damaged").isNotNull())
