"""Fingerprint counts: number and checksum of the fingerprints that the index has of each document.

The checksum is the sum of the mixed fingerprints, which does not depend on their order, so an index of any size is
verified in one pass with 16 bytes a document.
"""

from collections.abc import Iterator

import numpy as np
from sqlalchemy import Connection, select

from imbrex.engine.compare.shingles import mix
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.text.tokens import UInt64
from imbrex.library.database import schema
from imbrex.library.documents.flaw import Flaws
from imbrex.library.index.posting import documents_of, postings_of, unpacked
from imbrex.library.index.segments import BUILDING, DEAD, PREFIX_BITS, Segment, prefixes_of, segments_of
from imbrex.messages import Message

REINDEX = Message("To rebuild the index, run `imbrex-cli library reindex --rebuild`.")
_ROWS = 512  # buckets per query


class IndexTally:
    """Fingerprints that an index has of each document.

    Args:
        documents: numbers of the library's documents, ascending.
    """

    def __init__(self, documents: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> None:
        self._documents = documents
        self._counts = np.zeros(len(documents), np.int64)
        self._sums = np.zeros(len(documents), np.uint64)
        self.strangers = 0

    def read(self, connection: Connection, generation: int, flaws: Flaws, observer: Observer) -> None:
        """Read the whole index of a generation, recording flaws of its segments."""
        counting = [
            one for one in segments_of(connection) if one.generation == generation and one.state not in {BUILDING, DEAD}
        ]
        total = sum(one.postings for one in counting)
        done = 0
        for segment in counting:
            for bucket, blob in _buckets(connection, segment):
                observer.check()
                postings = self._sound(segment, bucket, blob, flaws)
                self._add(postings)
                done += len(postings)
                observer.progress(Progress("Checking the index", min(done, total), total))
        if self.strangers:
            flaws.add(
                Message(
                    "The index contains {count} fingerprint(s) of documents that are not in the library.",
                    count=self.strangers,
                ),
                REINDEX,
            )

    def agrees(self, document: int, hashes: UInt64) -> bool:
        """Whether the index has exactly these fingerprints of a document."""
        place = int(np.searchsorted(self._documents, document))
        sums = np.sum(mix(postings_of(hashes, document)), dtype=np.uint64) if len(hashes) else np.uint64(0)
        return int(self._counts[place]) == len(hashes) and self._sums[place] == sums

    def count(self, document: int) -> int:
        """Number of fingerprints of a document in the index."""
        return int(self._counts[int(np.searchsorted(self._documents, document))])

    def _sound(self, segment: Segment, bucket: int, blob: bytes, flaws: Flaws) -> UInt64:
        postings = unpacked(blob[: len(blob) // 8 * 8])
        prefix = bucket - segment.bucket(0)
        if (
            len(blob) % 8
            or bool(np.any(postings[1:] < postings[:-1]))
            or bool(np.any(prefixes_of(postings, segment.bits) != prefix))
        ):
            flaws.add(Message("Part {bucket} of the index is damaged.", bucket=bucket), REINDEX)
        return postings

    def _add(self, postings: UInt64) -> None:
        numbers = documents_of(postings)
        places = np.searchsorted(self._documents, numbers)
        known = places < len(self._documents)
        known[known] = self._documents[places[known]] == numbers[known]
        self.strangers += int(np.count_nonzero(~known))
        np.add.at(self._counts, places[known], 1)
        np.add.at(self._sums, places[known], mix(postings[known]))


def _buckets(connection: Connection, segment: Segment) -> Iterator[tuple[int, bytes]]:
    """All buckets of a segment in order, read in chunks."""
    table = schema.buckets
    after, end = segment.bucket(0) - 1, segment.bucket(0) + (1 << PREFIX_BITS)
    columns = select(table.c.bucket, table.c.packed).order_by(table.c.bucket).limit(_ROWS)
    while rows := connection.execute(columns.where(table.c.bucket > after, table.c.bucket < end)).all():
        yield from ((bucket, bytes(blob)) for bucket, blob in rows)
        after = rows[-1].bucket
