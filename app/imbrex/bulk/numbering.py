"""Numbering: consecutive numbers for all texts of a job, those of an archive first, and their sizes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import Int64
from imbrex.engine.text.tokens import Int32

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession


@dataclass(frozen=True, slots=True, eq=False)
class Numbering:
    """Numbers of texts: the number of the first text of their part, plus their row in it.

    Attributes:
        parts: of each table of texts, the number of each part and its first text.
        fingerprints: of each text, 0 if it is not compared, shape (texts,).
        shingles: of each text, shape (texts,).
        words: of each text, shape (texts,).
        first_new: number of the first text that is not in an archive.
    """

    parts: tuple[tuple[tuple[int, int], ...], ...]
    fingerprints: Int32
    shingles: Int32
    words: Int32
    first_new: int

    def __len__(self) -> int:
        return len(self.words)

    @property
    def new(self) -> int:
        """Number of texts that are compared and not in an archive."""
        return int(np.count_nonzero(self.fingerprints[self.first_new :]))

    def ranges(self, most: int, least: int) -> Int64:
        """First texts of consecutive ranges, each with up to `most` words, at least `least` ranges if there are texts.

        A text with more is a range by itself.
        """
        limit = max(1, min(most, int(self.words.sum(dtype=np.int64)) // least))
        return np.flatnonzero(np.diff(np.cumsum(self.words, dtype=np.int64) // limit, prepend=-1))


def number(archives: Sequence["DataFrame"], texts: "DataFrame", repeated: Sequence[tuple[int, int]]) -> Numbering:
    """Number the texts of archives and of a job.

    Args:
        archives: their texts.
        texts: those of the job.
        repeated: part and row of those that have the id of another one.
    """
    tables = [_sizes(table) for table in (*archives, texts)]
    parts, counts = [], []
    first = 0
    for table in tables:
        starts = np.flatnonzero(np.diff(table["part"], prepend=-1))
        parts.append(tuple(zip(table["part"][starts].tolist(), (first + starts).tolist(), strict=True)))
        counts.append(first)
        first += len(table["part"])
    fingerprints, shingles, words = (
        np.concatenate([table[name] for table in tables]).astype(np.int32)
        for name in ("fingerprints", "shingles", "words")
    )
    firsts = dict(parts[-1])
    fingerprints[[firsts[part] + row for part, row in repeated]] = 0
    return Numbering(tuple(parts), fingerprints, shingles, words, counts[-1])


def numbered(
    spark: "SparkSession", tables: Sequence["DataFrame"], numbering: Numbering, columns: Sequence[str]
) -> "DataFrame":
    """The compared texts of all tables: their `document` number and some columns."""
    from pyspark.sql import functions as f  # noqa: PLC0415 - an optional part

    found: DataFrame | None = None
    for table, parts in zip(tables, numbering.parts, strict=True):
        firsts = f.broadcast(spark.createDataFrame(list(parts) or [(-1, 0)], "part int, first long"))
        document = (f.col("first") + f.col("row")).alias("document")
        mine = table.where("problem is null").join(firsts, "part").select(document, *columns)
        found = mine if found is None else found.unionAll(mine)
    assert found is not None
    return found


def repeated_ids(texts: "DataFrame") -> "DataFrame":
    """The texts that have the id of an earlier one: part, row, id."""
    from pyspark.sql import functions as f  # noqa: PLC0415 - an optional part

    good = texts.where("problem is null").select("id", "part", "row")
    place = f.struct("part", "row")
    several = good.groupBy("id").agg(f.count("*").alias("n"), f.min(place).alias("kept")).where("n > 1")
    return good.join(several, "id").where(place != f.col("kept")).select("part", "row", "id")


def _sizes(table: "DataFrame") -> dict[str, NDArray[Any]]:
    """Part, fingerprints, shingles and words of each text, by part and row."""
    from pyspark.sql import functions as f  # noqa: PLC0415 - an optional part

    sizes = table.select(
        "part",
        "row",
        f.coalesce(f.octet_length("fingerprints") / 8, f.lit(0)).cast("int").alias("fingerprints"),
        *(f.coalesce(name, f.lit(0)).alias(name) for name in ("shingles", "words")),
    ).toArrow()
    columns = {name: sizes[name].to_numpy() for name in sizes.column_names}
    order = np.lexsort((columns["row"], columns["part"]))
    return {name: column[order] for name, column in columns.items()}
