"""Index entries: the postings and keys that documents are found by."""

from collections.abc import Iterable, Sequence
from operator import itemgetter

import numpy as np
from sqlalchemy import Connection

from imbrex.engine.arrays import UInt64
from imbrex.engine.compare.shingles import mix
from imbrex.engine.fingerprints.fingerprints import Fingerprints
from imbrex.engine.measures.simhash import BLOCKS, block_keys
from imbrex.library.database import schema
from imbrex.library.database.insertion import insert_rows
from imbrex.library.index.segments import of_terms, postings_of, write_segment
from imbrex.library.index.term_lookup import term_postings
from imbrex.values import frozen

# Odd constants that keep the three kinds distinct.
_WHOLE, _BLOCK, _LONGEST = (np.uint64(value) for value in (0x9FB21C651E98DF25, 0xD6E8FEB86659FD93, 0xA0761D6478BD642F))


@frozen
class Marks:
    """Keys of one text, for finding others that share them.

    Attributes:
        whole: of all compared words in order; None if there are no words.
        blocks: of each of the four blocks of the SimHash: near-duplicates have one of them in common.
        longest: of each of the longest words of a short text.
    """

    whole: int | None
    blocks: tuple[int, ...]
    longest: tuple[int, ...]

    @property
    def distinct(self) -> Iterable[int]:
        """All keys without duplicates."""
        whole = () if self.whole is None else (self.whole,)
        return dict.fromkeys((*whole, *self.blocks, *self.longest))


def marks_of(made: Sequence[Fingerprints]) -> list[Marks]:
    """The keys of each text."""
    if not made:
        return []
    wholes = _salted(np.frombuffer(b"".join(one.whole[:8] or bytes(8) for one in made), "<u8"), _WHOLE)
    signs = np.array([one.simhash for one in made], np.uint64)
    blocks = _salted(block_keys(signs).ravel(), _BLOCK)
    found = []
    for place, (one, whole) in enumerate(zip(made, wholes, strict=True)):
        mine = tuple(blocks[place * BLOCKS : (place + 1) * BLOCKS]) if one.kept else ()
        longest = tuple(_salted(one.longest, _LONGEST)) if len(one.longest) else ()
        found.append(Marks(whole if one.kept else None, mine, longest))
    return found


def signed(value: int) -> int:
    """A 64-bit number as the signed integer that databases store."""
    return value - (1 << 64) if value >> 63 else value


def _salted(values: UInt64, salt: np.uint64) -> list[int]:
    mixed = mix((values ^ salt) * salt)
    found: list[int] = mixed.view(np.int64).tolist()
    return found


BATCH = 1024
"""Documents in one transaction: as many as take about a third of a second. With fewer, every page of the database would
be rewritten often."""


def write_index(connection: Connection, generation: int, made: Sequence[tuple[int, Fingerprints]]) -> None:
    """Write the index entries of documents, given their numbers and fingerprints."""
    insert_rows(
        connection,
        schema.signs,
        [
            {
                "document": number,
                "generation": generation,
                "kept": one.kept,
                "fingerprints": len(one.hashes),
                "longest": len(one.longest),
                "simhash": signed(one.simhash),
            }
            for number, one in made
        ],
    )
    marks: list[dict[str, int | str | bytes]] = [
        {"key": mark, "document": number, "generation": generation}
        for (number, _), mine in zip(made, marks_of([one for _, one in made]), strict=True)
        for mark in mine.distinct
    ]
    marks.sort(key=itemgetter("key"))  # neighbours share a page
    insert_rows(connection, schema.keys, marks)
    postings = np.concatenate([postings_of(one.hashes, number) for number, one in made])
    postings.sort()
    write_segment(connection, generation, postings)
    terms = term_postings([one.content for _, one in made], [number for number, _ in made])
    write_segment(connection, of_terms(generation), terms)
