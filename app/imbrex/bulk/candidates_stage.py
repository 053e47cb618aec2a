"""Candidates: the second stage finds the pairs that share enough fingerprints to be compared exactly.

Postings (a hash and a text that has it) travel to the task of their hash, counted pairs to that of their left text.
Both are packed into few large rows: one row each would make the transport many times larger and slower.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from imbrex.bulk.table import Table
from imbrex.engine.arrays import Bools, Int64, UInt64
from imbrex.engine.compare.shingles import is_member
from imbrex.engine.fingerprints.shared_fingerprints import PairCounts, Postings, add_up
from imbrex.engine.text.tokens import Int32

if TYPE_CHECKING:
    from pyarrow import RecordBatch
    from pyspark import Broadcast
    from pyspark.sql import DataFrame

CANDIDATES = Table("range int, side int, document long, lefts binary")
"""Columns: a range of left texts; the side on which a text is, and for a right one, its left texts (32 bits each).

On the side `DROPPED` are frequent hashes that were left out: their number, and the texts that have each (64 bits).
"""
LEFT, RIGHT, DROPPED = 0, 1, 2

_POSTINGS = Table("task int, hashes binary, documents binary")
_COUNTED = Table("range int, keys binary, counts binary")
_PACKED = 1 << 20  # postings packed at once: 12 MB
_COUNTED_AT_ONCE = 1 << 22  # pairs added up before they travel: 48 MB
_NO_RANGE = -1
_SHARE = 0.3
"""Share of the minimum that is asked of fingerprints: four in ten shingles are one, which varies."""
_SHORT = 16  # fingerprints; a shorter text may share a single one
_FEWEST = 2


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which pairs are candidates.

    Attributes:
        minimum: fraction of 1; containment that a pair must have.
        most: texts that may have a fingerprint.
        first_new: texts with lower numbers are in an archive, and not paired with one another.
    """

    minimum: float
    most: int
    first_new: int


def find_candidates(
    texts: "DataFrame",
    wanted: Wanted,
    fingerprints: "Broadcast[Int32]",
    ranges: "Broadcast[Int64]",
    sought: "Broadcast[UInt64 | None]",
    tasks: int,
) -> "DataFrame":
    """The candidates among texts, in the columns of `CANDIDATES`.

    Args:
        texts: `document` and `fingerprints`.
        wanted: which pairs.
        fingerprints: number of each text.
        ranges: first text of each range.
        sought: the hashes of the new texts, ascending, if only they matter; None: all.
        tasks: into which hashes are divided.
    """
    packed = texts.mapInArrow(partial(_pack, tasks=tasks, fingerprints=fingerprints, sought=sought), _POSTINGS.columns)
    postings = packed.repartition(tasks, "task")
    counted = postings.mapInArrow(partial(_count, wanted=wanted, ranges=ranges), _COUNTED.columns)
    by_range = counted.repartition(tasks, "range").sortWithinPartitions("range")
    return by_range.mapInArrow(partial(_choose, wanted=wanted, fingerprints=fingerprints), CANDIDATES.columns)


def fewest_shared(left: Int32, right: Int32, minimum: float) -> Int64:
    """Fingerprints that two texts with these numbers of them must share."""
    fewer = np.minimum(left, right)
    least = np.where(fewer <= _SHORT, 1, _FEWEST)
    return np.maximum(least, np.ceil(_SHARE * minimum * fewer).astype(np.int64))


def _batch(rows: list[tuple[Any, ...]], table: Table) -> "RecordBatch":
    return table.batch([dict(zip(table.names, row, strict=True)) for row in rows])


def _array(packed: Any, kind: str) -> NDArray[Any]:
    return np.frombuffer(packed.as_buffer(), kind)


def _pack(
    batches: "Iterator[RecordBatch]",
    tasks: int,
    fingerprints: "Broadcast[Int32]",
    sought: "Broadcast[UInt64 | None]",
) -> "Iterator[RecordBatch]":
    """Postings by the task of their hash."""
    hashes: list[UInt64] = []
    documents: list[NDArray[np.uint32]] = []
    waiting = 0
    for batch in batches:
        for document, packed in zip(batch["document"].to_pylist(), batch["fingerprints"], strict=True):
            if not fingerprints.value[document]:
                continue  # its id is that of another text
            mine = _array(packed, "<u8")
            if sought.value is not None:
                mine = mine[is_member(mine, sought.value)]
            hashes.append(mine)
            documents.append(np.full(len(mine), document, np.uint32))
            waiting += len(mine)
        if waiting > _PACKED:
            yield from _packed(hashes, documents, tasks)
            hashes, documents, waiting = [], [], 0
    if waiting:
        yield from _packed(hashes, documents, tasks)


def _packed(hashes: list[UInt64], documents: list[NDArray[np.uint32]], tasks: int) -> "Iterator[RecordBatch]":
    every, owner = np.concatenate(hashes), np.concatenate(documents)
    task = ((every >> np.uint64(32)) * np.uint64(tasks)) >> np.uint64(32)
    yield from _parts(task.astype(np.int64), (every, owner), _POSTINGS)


def _parts(group: Int64, columns: tuple[NDArray[Any], ...], names: Table) -> "Iterator[RecordBatch]":
    """A row for each group, with the bytes of its part of each column."""
    order = np.argsort(group, kind="stable")
    group = group[order]
    first = np.flatnonzero(np.diff(group, prepend=group[:1] - 1))
    ordered = [column[order] for column in columns]
    rows = [
        (int(group[start]), *(column[start:end].tobytes() for column in ordered))
        for start, end in zip(first.tolist(), np.append(first, len(group))[1:].tolist(), strict=True)
    ]
    if rows:
        yield _batch(rows, names)


def _count(batches: "Iterator[RecordBatch]", wanted: Wanted, ranges: "Broadcast[Int64]") -> "Iterator[RecordBatch]":
    """Count the pairs of the hashes of one task, by the range of their left text."""
    postings = Postings(wanted.most, wanted.first_new)
    for batch in batches:
        for packed, documents in zip(batch["hashes"], batch["documents"], strict=True):
            postings.add(_array(packed, "<u8"), _array(documents, "<u4"))
    waiting: list[PairCounts] = []
    for pairs in postings.pairs():
        waiting.append(pairs)
        if sum(len(one.keys) for one in waiting) > _COUNTED_AT_ONCE:
            waiting = [add_up(waiting)]
            if len(waiting[0].keys) > _COUNTED_AT_ONCE // 2:
                yield from _by_range(waiting.pop(), ranges.value)
    if waiting:
        yield from _by_range(add_up(waiting), ranges.value)
    if len(postings.dropped):
        row = (_NO_RANGE, postings.dropped.tobytes(), postings.holders.astype("<i8").tobytes())
        yield _batch([row], _COUNTED)


def _by_range(pairs: PairCounts, ranges: Int64) -> "Iterator[RecordBatch]":
    group = np.searchsorted(ranges, pairs.left, side="right") - 1
    yield from _parts(group, (pairs.keys, pairs.counts.astype("<i4")), _COUNTED)


def _choose(
    batches: "Iterator[RecordBatch]", wanted: Wanted, fingerprints: "Broadcast[Int32]"
) -> "Iterator[RecordBatch]":
    """The pairs of each range that share enough."""
    rows = (
        row for batch in batches for row in zip(batch["range"].to_pylist(), batch["keys"], batch["counts"], strict=True)
    )
    for number, mine in groupby(rows, key=lambda row: row[0]):
        if number == _NO_RANGE:
            told = [(_NO_RANGE, DROPPED, len(one.as_py()) // 8, holders.as_py()) for _, one, holders in mine]
            yield _batch(told, CANDIDATES)
            continue
        pairs = _added_up(mine)
        sizes = fingerprints.value
        enough = pairs.counts >= fewest_shared(sizes[pairs.left], sizes[pairs.right], wanted.minimum)
        yield from _candidates(number, pairs, enough)


def _added_up(rows: "Iterator[tuple[int, Any, Any]]") -> PairCounts:
    waiting: list[PairCounts] = []
    many = _COUNTED_AT_ONCE
    for _, keys, counts in rows:
        waiting.append(PairCounts(_array(keys, "<u8"), _array(counts, "<i4").astype(np.int64)))
        if sum(len(one.keys) for one in waiting) > many:
            waiting = [add_up(waiting)]
            many = max(many, 2 * len(waiting[0].keys))
    return add_up(waiting)


def _candidates(number: int, pairs: PairCounts, enough: Bools) -> "Iterator[RecordBatch]":
    left, right = pairs.left[enough], pairs.right[enough]
    order = np.argsort(right, kind="stable")
    left, right = left[order].astype("<u4"), right[order]
    first = np.flatnonzero(np.diff(right, prepend=-1))
    rows: list[tuple[Any, ...]] = [(number, LEFT, one, None) for one in np.unique(left).tolist()]
    rows += [
        (number, RIGHT, int(right[start]), left[start:end].tobytes())
        for start, end in zip(first.tolist(), np.append(first, len(right))[1:].tolist(), strict=True)
    ]
    if rows:
        yield _batch(rows, CANDIDATES)
