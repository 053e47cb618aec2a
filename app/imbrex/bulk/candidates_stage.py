"""Candidates: the second stage finds the pairs that share enough fingerprints to be compared exactly.

Postings (a hash and a text that has it) travel to the task of their hash, counted pairs to that of their left text.
Both are packed into few large rows: one row each would make the transport many times larger and slower.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from imbrex.bulk.table import Table
from imbrex.bulk.texts_stage import words_of
from imbrex.engine.arrays import Bools, Int64, UInt64
from imbrex.engine.compare.shingles import distinct, is_member
from imbrex.engine.fingerprints.prepared_texts import all_fingerprints
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
_HASHES = Table("hashes binary")
_PACKED = 1 << 20  # postings packed at once: 12 MB
_COUNTED_AT_ONCE = 1 << 22  # pairs added up before they travel: 48 MB
_NO_RANGE = -1
_ANY = (1 << 31) - 1
_SHARE = 0.3
"""Share of the minimum that is asked of fingerprints: four in ten shingles are one, which varies."""
_SHORT = 16  # fingerprints; a shorter text may share a single one
_FEWEST = 2
_FEW_SHINGLES = 5
"""So few shared shingles may be one run of words, too short to be sure of the fingerprints asked for above."""
WORDS = ("hashes", "kept", "excluded", "barriers")
"""Columns of a text that are needed if some texts are short."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which pairs are candidates.

    Attributes:
        minimum: fraction of 1; containment that a pair must have.
        most: texts that may have a fingerprint.
        first_new: texts with lower numbers are in an archive, and not paired with one another.
        short: texts with up to this number of shingles are short, and found by all of them; 0 if there is none.
    """

    minimum: float
    most: int
    first_new: int
    short: int


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """Data on all texts that each task has.

    Attributes:
        fingerprints: number of each text, 0 if it is not compared, shape (texts,).
        shingles: number of each text, shape (texts,).
        ranges: first text of each range.
        sought: the hashes of the new texts, ascending, if only they matter; None: all.
        of_short: those of all shingles of short texts, ascending, by which other texts are found, too; None: if there
            are short texts, all texts are found by all their shingles.
    """

    fingerprints: Int32
    shingles: Int32
    ranges: Int64
    sought: UInt64 | None
    of_short: UInt64 | None

    def all_up_to(self, wanted: Wanted) -> int:
        """Shingles of the longest texts that are found by all of them."""
        return _ANY if wanted.short and self.of_short is None else wanted.short

    def searched(self, wanted: Wanted) -> int:
        """Approximate number of hashes by which texts are found."""
        if self.sought is not None:
            return len(self.sought)
        sizes = np.where(self.shingles <= self.all_up_to(wanted), self.shingles, self.fingerprints)
        return int(sizes.sum(dtype=np.int64))


def longest_short(minimum: float) -> int:
    """Shingles of the longest text of which the minimum is too few for fingerprints."""
    return int(min(_FEW_SHINGLES / minimum + 1e-9, _ANY)) if minimum else _ANY


def find_candidates(texts: "DataFrame", wanted: Wanted, known: "Broadcast[Known]", tasks: int) -> "DataFrame":
    """The candidates among texts, in the columns of `CANDIDATES`.

    Args:
        texts: `document` and `fingerprints`, and `WORDS` if some texts are short.
        wanted: which pairs.
        known: of the texts.
        tasks: into which hashes are divided.
    """
    packed = texts.mapInArrow(partial(_pack, wanted=wanted, known=known, tasks=tasks), _POSTINGS.columns)
    postings = packed.repartition(tasks, "task")
    counted = postings.mapInArrow(partial(_count, wanted=wanted, known=known), _COUNTED.columns)
    by_range = counted.repartition(tasks, "range").sortWithinPartitions("range")
    return by_range.mapInArrow(partial(_choose, wanted=wanted, known=known), CANDIDATES.columns)


def all_hashes(texts: "DataFrame") -> UInt64:
    """The hashes of all shingles of some texts, ascending; `texts` has `WORDS`."""
    packed = texts.select(*WORDS).mapInArrow(_all_hashes, _HASHES.columns).toArrow()
    return distinct(np.concatenate([np.zeros(0, np.uint64), *(_array(one, "<u8") for one in packed["hashes"])]))


def fewest_shared(known: Known, left: Int64, right: Int64, wanted: Wanted) -> Int64:
    """Hashes that pairs of texts must share to be candidates."""
    fewer = np.minimum(known.fingerprints[left], known.fingerprints[right])
    least = np.where(fewer <= _SHORT, 1, _FEWEST)
    chosen = np.maximum(least, np.ceil(_SHARE * wanted.minimum * fewer).astype(np.int64))
    # Where all shingles are counted, half of them may be too frequent.
    shingles = np.minimum(known.shingles[left], known.shingles[right])
    half = np.maximum(1, np.ceil(wanted.minimum * shingles / 2).astype(np.int64))
    return np.where(shingles <= known.all_up_to(wanted), half, chosen)


def _batch(rows: list[tuple[Any, ...]], table: Table) -> "RecordBatch":
    return table.batch([dict(zip(table.names, row, strict=True)) for row in rows])


def _array(packed: Any, kind: str) -> NDArray[Any]:
    return np.frombuffer(packed.as_buffer(), kind)


def _all_hashes(batches: "Iterator[RecordBatch]") -> "Iterator[RecordBatch]":
    for batch in batches:
        found = [all_fingerprints(words_of(row)) for row in batch.to_pylist()]
        yield _batch([(distinct(np.concatenate([np.zeros(0, np.uint64), *found])).tobytes(),)], _HASHES)


def _pack(
    batches: "Iterator[RecordBatch]", wanted: Wanted, known: "Broadcast[Known]", tasks: int
) -> "Iterator[RecordBatch]":
    """Postings by the task of their hash."""
    hashes: list[UInt64] = []
    documents: list[NDArray[np.uint32]] = []
    waiting = 0
    for batch in batches:
        for row in batch.to_pylist():
            mine = _searched(row, wanted, known.value)
            hashes.append(mine)
            documents.append(np.full(len(mine), row["document"], np.uint32))
            waiting += len(mine)
        if waiting > _PACKED:
            yield from _packed(hashes, documents, tasks)
            hashes, documents, waiting = [], [], 0
    if waiting:
        yield from _packed(hashes, documents, tasks)


def _searched(row: Mapping[str, Any], wanted: Wanted, known: Known) -> UInt64:
    """The hashes of a text by which it is found."""
    document = row["document"]
    if not known.fingerprints[document]:
        return np.zeros(0, np.uint64)  # its id is that of another text
    found: UInt64 = np.frombuffer(row["fingerprints"], "<u8")
    if wanted.short:
        every = all_fingerprints(words_of(row))
        if known.shingles[document] <= known.all_up_to(wanted):
            found = every
        elif known.of_short is not None:
            found = distinct(np.concatenate((found, every[is_member(every, known.of_short)])))
    return found if known.sought is None else found[is_member(found, known.sought)]


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


def _count(batches: "Iterator[RecordBatch]", wanted: Wanted, known: "Broadcast[Known]") -> "Iterator[RecordBatch]":
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
                yield from _by_range(waiting.pop(), known.value.ranges)
    if waiting:
        yield from _by_range(add_up(waiting), known.value.ranges)
    if len(postings.dropped):
        row = (_NO_RANGE, postings.dropped.tobytes(), postings.holders.astype("<i8").tobytes())
        yield _batch([row], _COUNTED)


def _by_range(pairs: PairCounts, ranges: Int64) -> "Iterator[RecordBatch]":
    group = np.searchsorted(ranges, pairs.left, side="right") - 1
    yield from _parts(group, (pairs.keys, pairs.counts.astype("<i4")), _COUNTED)


def _choose(batches: "Iterator[RecordBatch]", wanted: Wanted, known: "Broadcast[Known]") -> "Iterator[RecordBatch]":
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
        enough = pairs.counts >= fewest_shared(known.value, pairs.left, pairs.right, wanted)
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
