"""Segments: parts of the index, each a sorted set of postings in buckets by their leading bits.

Documents are added as a new segment, which leaves the others untouched; later small segments are merged into larger
ones, as in a log-structured merge tree (O'Neil, Cheng, Gawlick, O'Neil 1996). A merge is done in steps, each a
transaction; any program can continue an unfinished one.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from sqlalchemy import Connection, delete, insert, select, update

from imbrex.engine.arrays import UInt64
from imbrex.library.database import schema
from imbrex.library.database.insertion import insert_rows
from imbrex.library.database.schema import SEGMENT, take_numbers
from imbrex.values import frozen

# A fingerprint and a document that has it, in one 64-bit number.
# The upper 36 bits are from the fingerprint, the lower 28 are the number of the document. Of a hundred million
# fingerprints one in 700 shares its 36 bits with another: enough to propose documents, which are then compared
# exactly.

DOCUMENT_BITS = 28
MOST_DOCUMENTS = 1 << DOCUMENT_BITS
_DOCUMENT = np.uint64(MOST_DOCUMENTS - 1)


def postings_of(hashes: UInt64, document: int) -> UInt64:
    """Postings of a document's fingerprints."""
    return heads(hashes) | np.uint64(document)


def heads(hashes: UInt64) -> UInt64:
    """The smallest possible posting of each fingerprint."""
    return np.asarray(hashes & ~_DOCUMENT)


def after(hashes: UInt64) -> UInt64:
    """The greatest possible posting of each fingerprint."""
    return np.asarray(hashes | _DOCUMENT)


def documents_of(postings: UInt64) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """The document of each posting."""
    return np.asarray(postings & _DOCUMENT).astype(np.int64)


def packed(postings: UInt64) -> bytes:
    """Pack postings for storage."""
    return np.ascontiguousarray(postings, "<u8").tobytes()


def unpacked(blob: bytes) -> UInt64:
    """Unpack stored postings."""
    return np.frombuffer(blob, "<u8")


def of_terms(generation: int) -> int:
    """The generation of the segments that have, beside a generation of fingerprints, the content words of texts."""
    return -generation


LIVE, BUILDING, DEAD = "live", "building", "dead"

PREFIX_BITS = 24
"""Maximum number of leading bits that name a bucket."""

_BUCKET = 100  # postings per bucket on average: a check reads some 300 buckets for a handful of postings in each
_STEP = 1 << 20  # postings merged in one transaction
_FAN = 8  # segments of similar size before they are merged
_SMALLEST = 1 << 10  # postings; all smaller segments count as equal in size
INLINE = 1 << 16
"""Postings merged while a user waits for a document to be added: some 5 ms."""

BULK = 1 << 22
"""Postings merged after adding many documents: a second, after half a minute."""


_COLUMNS = ("segment", "generation", "state", "into", "bits", "postings", "position")
_ALL = select(*(schema.segments.c[name] for name in _COLUMNS)).order_by(schema.segments.c.segment)


@frozen
class Segment:
    """A segment of the index; `into` is the segment it is being merged into, 0 for none."""

    segment: int
    generation: int
    state: str
    into: int
    bits: int
    postings: int
    position: int

    def bucket(self, prefix: int) -> int:
        """The number of the bucket for these leading bits."""
        return self.segment << PREFIX_BITS | prefix


def segments_of(connection: Connection) -> list[Segment]:
    """All segments, ordered by number. Raises ValueError for a corrupt one.

    Merging and sweeping iterate over the leading bits of a segment: with a forged number of bits, endlessly.
    """
    segments = [Segment(*row) for row in connection.execute(_ALL)]
    for one in segments:
        if not (0 <= one.bits <= PREFIX_BITS and 0 <= one.position <= 1 << one.bits):
            raise ValueError(f"segment {one.segment} has {one.bits} bits and stands at {one.position}")
    return segments


def write_segment(connection: Connection, generation: int, postings: UInt64) -> None:
    """Write sorted postings as a segment that is live at once."""
    if not len(postings):
        return
    segment = Segment(
        take_numbers(connection, SEGMENT, 1), generation, LIVE, 0, _bits_for(len(postings)), len(postings), 0
    )
    _insert(connection, segment)
    _write_buckets(connection, segment, postings)


def due(segments: Sequence[Segment], most: int) -> list[Segment]:
    """Segments of similar size that should be merged while a user waits; none if there are too few.

    Args:
        segments: of one generation.
        most: maximum number of postings in the merge.
    """
    sizes: dict[int, list[Segment]] = {}
    for segment in _free(segments):
        sizes.setdefault(_size(segment.postings), []).append(segment)
    for _, alike in sorted(sizes.items()):
        if len(alike) >= _FAN and sum(one.postings for one in alike) <= most:
            return alike
    return []


def worth_merging(segments: Sequence[Segment]) -> list[Segment]:
    """Segments to merge at leisure: as many as yield one not much larger than the largest of them."""
    ordered = sorted(_free(segments), key=lambda one: one.postings)
    total, count = 0, 1
    for place, one in enumerate(ordered):
        if place and one.postings <= _FAN * total:
            count = place + 1
        total += one.postings
    return ordered[:count] if count > 1 else []


def _free(segments: Sequence[Segment]) -> list[Segment]:
    """Live segments that are not being merged."""
    return [segment for segment in segments if segment.state == LIVE and not segment.into]


def begin_merge(connection: Connection, generation: int, inputs: Sequence[Segment]) -> Segment:
    """Create the target segment of a merge."""
    postings = sum(one.postings for one in inputs)
    segment = Segment(take_numbers(connection, SEGMENT, 1), generation, BUILDING, 0, _bits_for(postings), postings, 0)
    _insert(connection, segment)
    numbers = [one.segment for one in inputs]
    table = schema.segments
    connection.execute(update(table).where(table.c.segment.in_(numbers)).values(into=segment.segment))
    return segment


def merge_step(connection: Connection, segment: Segment, inputs: Sequence[Segment]) -> bool:
    """Merge the next part; return whether it was the last, which makes the new segment live and retires the others."""
    table = schema.segments
    prefixes = 1 << segment.bits
    width = max(1, prefixes * _STEP // max(1, segment.postings))
    first, last = segment.position, min(prefixes, segment.position + width)
    merged = np.concatenate([_between(connection, one, first, last, segment.bits) for one in inputs])
    merged.sort()
    _write_buckets(connection, segment, merged)
    done = last == prefixes
    mine = table.c.segment == segment.segment
    connection.execute(update(table).where(mine).values(position=last, state=LIVE if done else BUILDING))
    if done:
        connection.execute(update(table).where(table.c.into == segment.segment).values(state=DEAD, position=0))
    return done


def bury(connection: Connection, segment: Segment) -> bool:
    """Delete part of a retired segment; return whether nothing of it is left."""
    prefixes = 1 << segment.bits
    width = max(1, prefixes * _STEP // max(1, segment.postings))
    first, last = segment.position, min(prefixes, segment.position + width)
    bucket, table = schema.buckets.c.bucket, schema.segments
    connection.execute(delete(schema.buckets).where(bucket >= segment.bucket(first), bucket < segment.bucket(last)))
    if last < prefixes:
        connection.execute(update(table).where(table.c.segment == segment.segment).values(position=last))
        return False
    connection.execute(delete(table).where(table.c.segment == segment.segment))
    return True


def _insert(connection: Connection, segment: Segment) -> None:
    connection.execute(
        insert(schema.segments),
        {
            "segment": segment.segment,
            "generation": segment.generation,
            "state": segment.state,
            "into": segment.into,
            "bits": segment.bits,
            "postings": segment.postings,
            "position": segment.position,
        },
    )


def _write_buckets(connection: Connection, segment: Segment, postings: UInt64) -> None:
    rows: list[dict[str, int | str | bytes]] = [
        {"bucket": segment.bucket(prefix), "packed": packed(part)} for prefix, part in _split(postings, segment.bits)
    ]
    insert_rows(connection, schema.buckets, rows)


def _split(postings: UInt64, bits: int) -> Iterator[tuple[int, UInt64]]:
    """Divide sorted postings by their leading bits."""
    if not len(postings):
        return
    prefixes = prefixes_of(postings, bits)
    starts = np.flatnonzero(np.concatenate(([True], np.diff(prefixes) != 0)))
    for start, end in zip(starts.tolist(), [*starts[1:].tolist(), len(postings)], strict=True):
        yield int(prefixes[start]), postings[start:end]


def prefixes_of(postings: UInt64, bits: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """The leading bits of postings or fingerprints."""
    if not bits:
        return np.zeros(len(postings), np.int64)
    return np.asarray(postings >> np.uint64(64 - bits)).astype(np.int64)


def _between(connection: Connection, one: Segment, first: int, last: int, bits: int) -> UInt64:
    """Postings of a segment whose leading `bits` bits are in a half-open range."""
    low, high = _cut(first, bits, one.bits), _cut(last - 1, bits, one.bits)
    table = schema.buckets
    if bits < one.bits:
        high += (1 << (one.bits - bits)) - 1
    rows = connection.execute(
        select(table.c.packed)
        .where(table.c.bucket >= one.bucket(low), table.c.bucket <= one.bucket(high))
        .order_by(table.c.bucket)
    )
    found = np.concatenate([np.zeros(0, np.uint64), *(unpacked(blob) for (blob,) in rows)])
    prefixes = prefixes_of(found, bits)
    return found[np.searchsorted(prefixes, first) : np.searchsorted(prefixes, last)]


def _cut(prefix: int, bits: int, wanted: int) -> int:
    """The first prefix of another length that covers a prefix."""
    return prefix >> (bits - wanted) if bits >= wanted else prefix << (wanted - bits)


def _bits_for(postings: int) -> int:
    return min(PREFIX_BITS, max(0, (postings // _BUCKET).bit_length()))


def _size(postings: int) -> int:
    """Size class of a segment."""
    return (max(1, postings // _SMALLEST).bit_length() + 2) // 3
