"""Verification: consistency of everything that a library stores."""

import sys
from collections.abc import Iterator, Sequence

import numpy as np
from sqlalchemy import Connection, Row, Table, func, select, text

from imbrex.engine.arrays import UInt64
from imbrex.engine.compare.shingles import mix
from imbrex.engine.fingerprints.fingerprints import Fingerprinter, Fingerprints, text_digest
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.errors import ImbrexError
from imbrex.library.database import schema
from imbrex.library.database.ledger import Ledger, read_ledger
from imbrex.library.database.mode import Mode
from imbrex.library.database.schema import DOCUMENT, NAME, SEGMENT
from imbrex.library.database.sqlite import stoppable
from imbrex.library.database.store import Store
from imbrex.library.documents.library_info import Flaw, Flaws
from imbrex.library.documents.listing import chunked
from imbrex.library.documents.stored_texts import Kept, unpack
from imbrex.library.index.index_entries import marks_of, signed
from imbrex.library.index.segments import (
    BUILDING,
    DEAD,
    PREFIX_BITS,
    Segment,
    documents_of,
    postings_of,
    prefixes_of,
    segments_of,
    unpacked,
)
from imbrex.messages import Message

# Number and checksum of the fingerprints that the index has of each document.
# The checksum is the sum of the mixed fingerprints, which does not depend on their order, so an index of any size is
# verified in one pass with 16 bytes a document.

REINDEX = Message("To rebuild the index, run `imbrex-cli library reindex --rebuild`.")
_POSTINGS_AT_ONCE = 512  # buckets per query


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
    columns = select(table.c.bucket, table.c.packed).order_by(table.c.bucket).limit(_POSTINGS_AT_ONCE)
    while rows := connection.execute(columns.where(table.c.bucket > after, table.c.bucket < end)).all():
        yield from ((bucket, bytes(blob)) for bucket, blob in rows)
        after = rows[-1].bucket


_COPY = Message("Use the latest good copy of the library, or delete the document and add it again.")
_ROWS = 256


def verify(store: Store, find_language: LanguageFinder, observer: Observer = SILENT) -> list[Flaw]:
    """Check the database, every document, and the index against the texts; return the flaws found.

    It sees one snapshot of the library, while others may continue to add.
    """
    flaws = Flaws()
    try:
        _check_file(store, flaws, observer)
        with store.reading() as connection:
            _Verification(connection, find_language, flaws, observer).run()
    except ImbrexError as error:
        # Damage also interrupts the search for damage.
        flaws.add(error.message, error.hint)
    return list(flaws)


class _Verification:
    """One verification of a library."""

    def __init__(self, connection: Connection, find_language: LanguageFinder, flaws: Flaws, observer: Observer) -> None:
        self._connection = connection
        self._flaws = flaws
        self._observer = observer
        self._ledger: Ledger = read_ledger(connection)
        self._fingerprinter = Fingerprinter(find_language, self._ledger.options)
        numbers = connection.execute(select(schema.documents.c.document).order_by(schema.documents.c.document))
        self._numbers = np.fromiter(numbers.scalars(), np.int64)
        self._tally = IndexTally(self._numbers)
        self._texts = 0
        self._marks = 0

    def run(self) -> None:
        """Check everything."""
        self._tally.read(self._connection, self._ledger.generation, self._flaws, self._observer)
        for done, part in enumerate(_parts(self._numbers.tolist())):
            self._observer.check()
            self._observer.progress(Progress("Checking documents", done * _ROWS, len(self._numbers)))
            self._check_documents(part)
        self._check_totals()
        self._check_counters()

    def _check_documents(self, numbers: Sequence[int]) -> None:
        rows = {row.document: row for row in self._rows(schema.documents, numbers)}
        packed = {row.document: row.packed for row in self._rows(schema.texts, numbers)}
        named = {row.document for row in self._rows(schema.names, numbers)}
        for number in numbers:
            if number not in named:
                self._flaws.add(Message("Document {number} has no name.", number=number), _COPY, number)
            if number not in packed and self._ledger.mode is Mode.TEXTS:
                self._flaws.add(Message("The text of document {number} is missing.", number=number), _COPY, number)
        self._check_wholes(rows)
        kept = {number: one for number in sorted(packed) if (one := self._unpacked(number, packed[number])) is not None}
        documents = [one.document(str(number), "", "", "", rows[number].language) for number, one in kept.items()]
        made = dict(zip(kept, self._fingerprinter.make(documents, self._observer), strict=True))
        for number, one in kept.items():
            self._check_text(rows[number], one, made[number])
        self._check_signs(numbers, made)
        self._check_marks(made)

    def _rows(self, table: Table, numbers: Sequence[int]) -> list[Row[tuple[object, ...]]]:
        return list(self._connection.execute(select(table).where(table.c.document.in_(numbers))))

    def _check_wholes(self, rows: "dict[int, Row[tuple[object, ...]]]") -> None:
        table = schema.wholes
        wanted = [row.whole for row in rows.values()]
        found = {
            bytes(whole): document
            for part in chunked(wanted)
            for whole, document in self._connection.execute(select(table).where(table.c.whole.in_(part)))
        }
        for number, row in rows.items():
            if found.get(bytes(row.whole)) != number:
                self._flaws.add(Message("Document {number} can't be found by its text.", number=number), _COPY, number)

    def _unpacked(self, number: int, packed: bytes) -> Kept | None:
        self._texts += 1
        try:
            return unpack(packed)
        except ImbrexError:
            self._flaws.add(Message("The text of document {number} is damaged.", number=number), _COPY, number)
            return None

    def _check_text(self, row: Row[tuple[object, ...]], kept: Kept, made: Fingerprints) -> None:
        number = row.document
        if text_digest(kept.text) != bytes(row.whole) or len(kept.text) != row.characters:
            self._flaws.add(
                Message("The text of document {number} has changed since it was added.", number=number), _COPY, number
            )
        if not self._tally.agrees(number, made.hashes):
            self._flaws.add(
                Message("The index fingerprints of document {number} don't match its text.", number=number),
                REINDEX,
                number,
            )

    def _check_signs(self, numbers: Sequence[int], made: dict[int, Fingerprints]) -> None:
        rows = {
            row.document: row for row in self._rows(schema.signs, numbers) if row.generation == self._ledger.generation
        }
        for number in numbers:
            row, one = rows.get(number), made.get(number)
            if row is None:
                self._flaws.add(Message("Document {number} is not in the index.", number=number), REINDEX, number)
            elif row.fingerprints != self._tally.count(number):
                self._flaws.add(
                    Message("Fingerprints of document {number} are missing from the index.", number=number),
                    REINDEX,
                    number,
                )
            elif one and (row.kept, row.simhash, row.longest) != (one.kept, signed(one.simhash), len(one.longest)):
                self._flaws.add(
                    Message("The index entry of document {number} doesn't match its text.", number=number),
                    REINDEX,
                    number,
                )

    def _check_marks(self, made: dict[int, Fingerprints]) -> None:
        marks = zip(made, marks_of(list(made.values())), strict=True)
        wanted = {(mark, number) for number, mine in marks for mark in mine.distinct}
        self._marks += len(wanted)
        table = schema.keys
        query = select(table.c.key, table.c.document).where(table.c.generation == self._ledger.generation)
        found: set[tuple[int, int]] = set()
        for part in chunked(sorted({mark for mark, _ in wanted})):
            found.update(tuple(row) for row in self._connection.execute(query.where(table.c.key.in_(part))))
        for number in sorted({number for _, number in wanted - found}):
            self._flaws.add(
                Message("The index entry of document {number} is incomplete.", number=number), REINDEX, number
            )

    def _check_totals(self) -> None:
        """Find rows that belong to no document; all others were read with their document."""
        documents = len(self._numbers)
        mine = schema.signs.c.generation == self._ledger.generation
        of_index = schema.keys.c.generation == self._ledger.generation
        # Documents without stored text have an unknown set of marks.
        marks = self._marks if self._ledger.mode is Mode.TEXTS else sys.maxsize
        totals = (
            (Message("names"), select(func.count(schema.names.c.document.distinct())), documents),
            (Message("texts"), select(func.count()).select_from(schema.texts), self._texts),
            (Message("hashes of texts"), select(func.count()).select_from(schema.wholes), documents),
            (Message("index entries"), select(func.count()).select_from(schema.signs).where(mine), documents),
            (Message("index keys"), select(func.count()).select_from(schema.keys).where(of_index), marks),
        )
        for what, query, wanted in totals:
            if (self._connection.scalar(query) or 0) > wanted:
                self._flaws.add(
                    Message("The library contains {what} of missing documents.", what=what),
                    Message("They are harmless. You can export the rest."),
                )

    def _check_counters(self) -> None:
        table = schema.counters
        following = {row.name: row.next for row in self._connection.execute(select(table))}
        highest = {
            DOCUMENT: select(func.max(schema.documents.c.document)),
            NAME: select(func.max(schema.names.c.number)),
            SEGMENT: select(func.max(schema.segments.c.segment)),
        }
        for name, query in highest.items():
            if (self._connection.scalar(query) or 0) >= following.get(name, 0):
                self._flaws.add(
                    Message("The next {name} number is already in use, so nothing can be added.", name=name),
                    Message("Export the library and import it into a new one."),
                )


def _check_file(store: Store, flaws: Flaws, observer: Observer) -> None:
    """Let SQLite check its pages; a PostgreSQL server checks its own."""
    if not store.is_file:
        return
    observer.progress(Progress("Checking the file", 0, 0))
    with store.outside() as connection, stoppable(connection, observer):
        told = connection.execute(text(f"PRAGMA integrity_check({Flaws.MOST})")).scalars().all()
    for line in told:
        if line != "ok":
            flaws.add(
                Message("The file is damaged: {line}.", line=line), Message("Use the latest good copy of the library.")
            )


def _parts(numbers: list[int]) -> list[list[int]]:
    return [numbers[first : first + _ROWS] for first in range(0, len(numbers), _ROWS)]
