"""Writing: index entries that documents are found by."""

from collections.abc import Sequence
from operator import itemgetter

import numpy as np
from sqlalchemy import Connection, insert

from imbrex.engine.fingerprints.fingerprints import Fingerprints
from imbrex.library.database import schema
from imbrex.library.index.posting import postings_of
from imbrex.library.index.segments import write_segment
from imbrex.library.index.text_keys import marks_of, signed

BATCH = 1024
"""Documents in one transaction: as many as take about a third of a second. With fewer, every page of the database would
be rewritten often."""


def write_index(connection: Connection, generation: int, made: Sequence[tuple[int, Fingerprints]]) -> None:
    """Write the index entries of documents, given their numbers and fingerprints."""
    connection.execute(
        insert(schema.signs),
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
    marks = [
        {"key": mark, "document": number, "generation": generation}
        for (number, _), mine in zip(made, marks_of([one for _, one in made]), strict=True)
        for mark in mine.distinct
    ]
    if marks:
        marks.sort(key=itemgetter("key"))  # neighbours share a page
        connection.execute(insert(schema.keys), marks)
    postings = np.concatenate([postings_of(one.hashes, number) for number, one in made])
    postings.sort()
    write_segment(connection, generation, postings)
