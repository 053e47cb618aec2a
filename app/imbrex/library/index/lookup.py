"""Lookup: documents that share fingerprints with a text."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import Connection, select

from imbrex.engine.arrays import Int64, UInt64
from imbrex.engine.compare.shingles import is_member
from imbrex.engine.compare.sorting import rising
from imbrex.library.database.membership import among_numbers
from imbrex.library.database.schema import buckets
from imbrex.library.index.segments import (
    LIVE,
    PREFIX_BITS,
    Segment,
    after,
    documents_of,
    heads,
    prefixes_of,
    segments_of,
    unpacked,
)
from imbrex.values import frozen

_FETCH = select(buckets.c.bucket, buckets.c.packed).where(among_numbers(buckets.c.bucket)).order_by(buckets.c.bucket)


@frozen(eq=False)
class Sharing:
    """Documents that share fingerprints with a text.

    Attributes:
        documents: their numbers, ascending, shape (n,).
        counts: number of shared fingerprints, shape (n,).
        chosen: number of those in the sample that represents the text, shape (n,).
        scores: the same, weighted by rarity: a fingerprint counts the more, the fewer documents have it, shape (n,).
    """

    documents: Int64
    counts: Int64
    chosen: Int64
    scores: NDArray[np.float64]

    def of(self, document: int) -> tuple[int, int]:
        """Shared fingerprints of a document: of the sample, and of all."""
        place = int(np.searchsorted(self.documents, document))
        if place == len(self.documents) or self.documents[place] != document:
            return 0, 0
        return int(self.chosen[place]), int(self.counts[place])


_NONE = np.zeros(0, np.int64)
NOTHING = Sharing(_NONE, _NONE, _NONE, np.zeros(0))


def find_sharing(connection: Connection, generation: int, hashes: UInt64, chosen: UInt64) -> Sharing:
    """Find documents that have any of these fingerprints.

    Args:
        connection: for reading.
        generation: of the index.
        hashes: the set of fingerprints, ascending.
        chosen: the sample of them that represents the text.
    """
    segments = [one for one in segments_of(connection) if one.state == LIVE and one.generation == generation]
    if not len(hashes) or not segments:
        return NOTHING
    low, high = heads(hashes), after(hashes)
    found = _fetch(connection, segments, hashes)
    matches = [_matching(found[one.segment], low, high) for one in segments if one.segment in found]
    owners = np.concatenate([np.zeros(0, np.int64), *(owner for owner, _ in matches)])
    places = np.concatenate([np.zeros(0, np.int64), *(place for _, place in matches)])
    frequency = np.bincount(places, minlength=len(hashes))
    documents, member = numbered(owners)
    weights = 1 / np.log2(1 + np.maximum(frequency, 1))
    counts = np.bincount(member, minlength=len(documents))
    scores = np.bincount(member, weights[places], minlength=len(documents)).astype(np.float64)
    mine = np.bincount(member[is_member(hashes, chosen)[places]], minlength=len(documents))
    return Sharing(documents, counts, mine, scores)


def numbered(values: Int64) -> tuple[Int64, Int64]:
    """The distinct values, ascending, and the index of each value among them."""
    order = rising(values)
    ordered = values[order]
    new = np.ones(len(values), np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=new[1:])
    member = np.empty(len(values), np.int64)
    member[order] = np.cumsum(new) - 1
    return ordered[new], member


def _fetch(connection: Connection, segments: Sequence[Segment], hashes: UInt64) -> dict[int, list[bytes]]:
    """The buckets that may contain the fingerprints, by segment, ordered by hash."""
    wanted: list[int] = []
    for one in segments:
        prefixes = prefixes_of(hashes, one.bits)
        first = np.ones(len(prefixes), np.bool_)
        np.not_equal(prefixes[1:], prefixes[:-1], out=first[1:])
        wanted += (prefixes[first] + one.bucket(0)).tolist()
    found: dict[int, list[bytes]] = {}
    for bucket, blob in connection.execute(_FETCH, {"numbers": wanted}).all():
        found.setdefault(bucket >> PREFIX_BITS, []).append(blob)
    return found


def _matching(blobs: Sequence[bytes], low: UInt64, high: UInt64) -> tuple[Int64, Int64]:
    """Document of each posting in sorted blobs that matches a fingerprint, and the index of that fingerprint."""
    postings = unpacked(b"".join(blobs))
    first, last = np.searchsorted(postings, low), np.searchsorted(postings, high, side="right")
    count = last - first
    place = np.repeat(np.arange(len(low)), count)
    within = np.arange(len(place)) - np.repeat(np.cumsum(count) - count, count)
    return documents_of(postings[first[place] + within]), place
