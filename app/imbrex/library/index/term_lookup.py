"""Term lookup: the blocks of a library's texts that have some words, for finding translations.

A posting has the upper 26 bits of the hash of a lemma, the block of the text in 10 bits, and the document. Of a million
lemmas one in 70 shares its bits with another, which adds a few blocks to those of a word.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from sqlalchemy import Connection, Select, func, select

from imbrex.engine.arrays import Int64, UInt64, unique
from imbrex.engine.translation.term_index import BLOCKS, WORDS
from imbrex.library.database import schema
from imbrex.library.database.membership import among_numbers
from imbrex.library.documents.listing import chunked
from imbrex.library.index.segments import (
    DOCUMENT_BITS,
    LIVE,
    documents_of,
    of_terms,
    prefixes_of,
    segments_of,
    unpacked,
)

_BLOCK_BITS = BLOCKS.bit_length() - 1
_REST = np.uint64((1 << (_BLOCK_BITS + DOCUMENT_BITS)) - 1)
_LARGE = 1 << 15
"""Bytes of a bucket that is read only if its word is looked up: frequent words have large ones."""

_BUCKETS, _SIZE = schema.buckets, func.length(schema.buckets.c.packed)
_SMALL_ONES = select(_BUCKETS.c.bucket, _BUCKETS.c.packed).where(among_numbers(_BUCKETS.c.bucket), _SIZE <= _LARGE)
_LARGE_SIZES = select(_BUCKETS.c.bucket, _SIZE).where(among_numbers(_BUCKETS.c.bucket), _SIZE > _LARGE)
_ANY = select(_BUCKETS.c.bucket, _BUCKETS.c.packed).where(among_numbers(_BUCKETS.c.bucket))


def term_postings(content: Sequence[UInt64], documents: Sequence[int]) -> UInt64:
    """Postings of the content words of documents, ascending, given their hashes in order, and the numbers."""
    sizes = np.array([len(hashes) for hashes in content], np.int64)
    place = np.arange(sizes.sum()) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    blocks = (place // WORDS % BLOCKS).astype(np.uint64) << np.uint64(DOCUMENT_BITS)
    owners = np.repeat(np.array(documents, np.uint64), sizes)
    return unique((np.concatenate(content) & ~_REST) | blocks | owners)


class LibraryTerms:
    """The index of the content words of a library (see `engine.translation.term_index.Terms`)."""

    def __init__(self, connection: Connection, generation: int, pointer: Int64) -> None:
        """Use the index of a generation; `pointer` has the first cell of each document, by its number."""
        self.pointer = pointer
        self._connection = connection
        wanted = of_terms(generation)
        self._segments = [one for one in segments_of(connection) if one.state == LIVE and one.generation == wanted]
        self._read: dict[int, UInt64] = {}

    def counts(self, hashes: UInt64) -> Int64:
        """Number of cells that have each of these words, and others in the same large bucket."""
        buckets = self._buckets(hashes)
        numbers = sorted({number for column in buckets for number in column.tolist()})
        self._fetch(_SMALL_ONES, numbers)
        missing = [number for number in numbers if number not in self._read]
        large = {
            int(bucket): int(size) // 8
            for part in chunked(missing)
            for bucket, size in self._connection.execute(_LARGE_SIZES, {"numbers": part}).all()
        }
        counts = np.zeros(len(hashes), np.int64)
        for column in buckets:
            counts += np.array([large.get(number, 0) for number in column.tolist()], np.int64)
            _, first, last = self._ranges(hashes, column)
            counts += last - first
        return counts

    def look_up(self, hashes: UInt64) -> tuple[Int64, Int64]:
        """For each cell of these words: index of its word, and cell."""
        buckets = self._buckets(hashes)
        numbers = {number for column in buckets for number in column.tolist()}
        self._fetch(_ANY, sorted(numbers - self._read.keys()))
        found = [self._matching(hashes, column) for column in buckets]
        place = np.concatenate([np.zeros(0, np.int64), *(place for place, _ in found)])
        postings = np.concatenate([np.zeros(0, np.uint64), *(postings for _, postings in found)])
        if len(found) > 1:
            order = np.argsort(place, kind="stable")
            place, postings = place[order], postings[order]
        return place, self._cells(postings)

    def _buckets(self, hashes: UInt64) -> list[Int64]:
        """The bucket of each word in each segment."""
        return [prefixes_of(hashes, one.bits) + one.bucket(0) for one in self._segments]

    def _ranges(self, hashes: UInt64, buckets: Int64) -> tuple[UInt64, Int64, Int64]:
        """The postings in the buckets that were read, and the first and end of each word's among them."""
        numbers = unique(buckets).tolist()  # ascending, as the words are
        parts = [self._read[number] for number in numbers if number in self._read]
        postings = np.concatenate([np.zeros(0, np.uint64), *parts])
        first = np.searchsorted(postings, hashes & ~_REST)
        return postings, first, np.searchsorted(postings, hashes | _REST, side="right")

    def _matching(self, hashes: UInt64, buckets: Int64) -> tuple[Int64, UInt64]:
        """Index of the word and posting of each posting of these words in the buckets that were read."""
        postings, first, last = self._ranges(hashes, buckets)
        count = last - first
        place = np.repeat(np.arange(len(hashes)), count)
        within = np.arange(len(place)) - np.repeat(np.cumsum(count) - count, count)
        return place, postings[first[place] + within]

    def _cells(self, postings: UInt64) -> Int64:
        documents = documents_of(postings)
        block = ((postings & _REST) >> np.uint64(DOCUMENT_BITS)).astype(np.int64)
        if len(documents) and documents.max() >= len(self.pointer) - 1:  # some were added since the sizes were read
            block[documents >= len(self.pointer) - 1] = 0
            documents[documents >= len(self.pointer) - 1] = 0
        return np.asarray(np.minimum(self.pointer[documents] + block, max(0, int(self.pointer[-1]) - 1)))

    def _fetch(self, query: Select[Any], numbers: Sequence[int]) -> None:
        for part in chunked(numbers):
            for bucket, blob in self._connection.execute(query, {"numbers": part}).all():
                self._read[bucket] = unpacked(bytes(blob))


def first_cells(words: Sequence[int]) -> Int64:
    """The first cell of each document, and the number of cells, given the words of each."""
    sizes = np.minimum(BLOCKS, np.maximum(np.array(words, np.int64), 0) // WORDS + 1)
    return np.concatenate((np.zeros(1, np.int64), np.cumsum(sizes)))
