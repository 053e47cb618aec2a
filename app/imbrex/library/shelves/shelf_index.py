"""Shelf index: a library of fingerprints in a file of its own, and the entries that they were made from."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Self

from sqlalchemy import Column, Connection, Integer, MetaData, Table, Text, delete, func, insert, inspect, select, update

from imbrex.engine.language import NO_LEXICONS, LanguageFinder, Lexicons
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem
from imbrex.errors import ImbrexError
from imbrex.library.adding import Clock
from imbrex.library.database import schema
from imbrex.library.database.insertion import insert_rows
from imbrex.library.database.membership import among_numbers
from imbrex.library.database.mode import Mode
from imbrex.library.documents.listing import chunked
from imbrex.library.documents.stored_texts import storable
from imbrex.library.library import Library
from imbrex.library.opened_library import utc_now
from imbrex.library.removing import remove_documents
from imbrex.library.search.search_results import Shares
from imbrex.library.shelves.holding import Citation, Holding, ShelfState
from imbrex.messages import Message

_metadata = MetaData()
_shelf = Table("shelf", _metadata, Column("key", Text, primary_key=True), Column("value", Text, nullable=False))
_entries = Table(
    "entries",
    _metadata,
    Column("place", Text, primary_key=True),
    Column("document", Integer, nullable=False, index=True),
    Column("run", Integer, nullable=False),
    Column("stamp", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("date", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("problem", Text, nullable=False),
    sqlite_with_rowid=False,
    comment="document is 0 for an entry that has no text; problem says why",
)
_STATE = "state"
_OF_DOCUMENTS = select(_entries).where(among_numbers(_entries.c.document)).order_by(_entries.c.place)


class ShelfIndex(Library):
    """The fingerprints of a shelf. It is a library, but for its entries, which `file` adds."""

    @classmethod
    def make(
        cls,
        path: Path,
        find_language: LanguageFinder,
        options: Options,
        state: ShelfState,
        clock: Clock = utc_now,
        lexicons: Lexicons = NO_LEXICONS,
    ) -> Self:
        """Create the index of a shelf and open it. Raises ImbrexError."""
        index = cls.create(str(path), find_language, options, Mode.SIGNATURES, clock, lexicons)
        try:
            with index.store.writing() as connection:
                _metadata.create_all(connection, checkfirst=False)
                _write_state(connection, state)
        except BaseException:
            index.store.discard()
            raise
        return index

    @classmethod
    def open(
        cls,
        address: str,
        find_language: LanguageFinder,
        clock: Clock = utc_now,
        observer: Observer = SILENT,
        lexicons: Lexicons = NO_LEXICONS,
    ) -> Self:
        """Open the index of a shelf.

        Raises:
            ImbrexError: the file is not one, or cannot be read.
        """
        index = super().open(address, find_language, clock, observer, lexicons)
        try:
            with index.store.reading() as connection:
                there = set(_metadata.tables) <= set(inspect(connection).get_table_names())
            if not there:
                raise ImbrexError(
                    Message("{path} is not the index of a shelf.", path=address),
                    Message("Remove the shelf and add it again."),
                )
            return index
        except BaseException:
            index.close()
            raise

    def expect_texts(self, *, expected: bool) -> None:
        """Whether the caller compares candidates in other languages by `translated`; else only sure ones are found."""
        self._across.expect_texts(expected=expected)

    def translated(
        self,
        document: Document,
        templates: Collection[Document],
        texts: Mapping[int, Document],
        options: Options,
        observer: Observer = SILENT,
    ) -> dict[int, Shares]:
        """The shares of those texts with which the document has passages that may be translated."""
        return self._across.compare(options, document, templates, texts, observer)

    @property
    def state(self) -> ShelfState:
        """Description and progress of the shelf. Raises ImbrexError if the file is damaged."""
        with self.store.reading() as connection:
            value = connection.scalar(select(_shelf.c.value).where(_shelf.c.key == _STATE))
        try:
            return ShelfState(**json.loads(value or ""))
        except (ValueError, TypeError) as error:
            raise ImbrexError(
                Message("The index of the shelf {path} is damaged.", path=self.store.shown),
                Message("Remove the shelf and add it again."),
            ) from error

    def set_state(self, **changes: object) -> ShelfState:
        """Change some of the state; return all of it."""
        state = replace(self.state, **changes)  # type: ignore[arg-type]
        with self.store.writing() as connection:
            _write_state(connection, state)
        return state

    def counts(self) -> tuple[int, int]:
        """Numbers of entries: with a text, and those that could not be read."""
        with self.store.reading() as connection:
            count = select(func.count()).select_from(_entries)
            read = connection.scalar(count.where(_entries.c.document > 0)) or 0
            failed = connection.scalar(count.where(_entries.c.problem != "")) or 0
        return read, failed

    def problems(self, most: int) -> list[tuple[str, str]]:
        """Entries that could not be read: their titles, and why not."""
        columns = select(_entries.c.title, _entries.c.problem).where(_entries.c.problem != "")
        with self.store.reading() as connection:
            rows = connection.execute(columns.order_by(_entries.c.place).limit(most))
            return [(row.title, row.problem) for row in rows]

    def stamps(self, places: Sequence[str]) -> dict[str, str]:
        """The stamps of those of these entries that are known."""
        found: dict[str, str] = {}
        with self.store.reading() as connection:
            for part in chunked([storable(place) for place in places]):
                rows = connection.execute(select(_entries.c.place, _entries.c.stamp).where(_entries.c.place.in_(part)))
                found.update((row.place, row.stamp) for row in rows)
        return found

    def file(self, holdings: Sequence[Holding], same: Sequence[str], reached: int, observer: Observer = SILENT) -> None:
        """Add entries with their fingerprints, and note others as unchanged; durable when this returns.

        Fingerprints come first: an entry is noted once it can be found.
        """
        run = self.state.run
        documents = {one.place: one.content for one in holdings if isinstance(one.content, Document)}
        added = self.add(list(documents.values()), observer=observer)
        numbers = dict(zip(documents, (addition.document for addition in added), strict=True))
        rows = {storable(one.place): _row(one, numbers.get(one.place, 0), run) for one in holdings}
        with self.store.writing() as connection:
            for part in chunked(list(rows)):
                connection.execute(delete(_entries).where(_entries.c.place.in_(part)))
            insert_rows(connection, _entries, list(rows.values()))
            for part in chunked([storable(place) for place in same]):
                connection.execute(update(_entries).where(_entries.c.place.in_(part)).values(run=run))
            _write_state(connection, replace(self._state_in(connection), reached=reached))

    def finish(self, observer: Observer = SILENT) -> int:
        """Forget the entries that the last reading has not met, with their fingerprints; return how many there were."""
        run = self.state.run
        with self.store.writing() as connection:
            gone = connection.execute(delete(_entries).where(_entries.c.run != run)).rowcount
            there = select(_entries.c.document).where(_entries.c.document == schema.documents.c.document)
            orphans = connection.execute(select(schema.documents.c.document).where(~there.exists())).scalars().all()
            remove_documents(connection, orphans, observer)
        self.tidy(observer)
        return int(gone)

    def citations(self, documents: Collection[int]) -> dict[int, tuple[str, Citation]]:
        """Place and citation of documents by number; of several entries with one text, the first."""
        found: dict[int, tuple[str, Citation]] = {}
        with self.store.reading() as connection:
            for part in chunked(sorted(documents)):
                for row in connection.execute(_OF_DOCUMENTS, {"numbers": part}):
                    citation = Citation(row.title, row.author, row.date, row.address)
                    found.setdefault(row.document, (row.place, citation))
        return found

    def digests(self, documents: Collection[int]) -> dict[int, bytes]:
        """The digests of the texts that were fingerprinted, by number."""
        table = schema.documents.c
        with self.store.reading() as connection:
            found: dict[int, bytes] = {}
            for part in chunked(sorted(documents)):
                rows = connection.execute(select(table.document, table.whole).where(table.document.in_(part)))
                found.update((row.document, bytes(row.whole)) for row in rows)
        return found

    def _state_in(self, connection: Connection) -> ShelfState:
        value = connection.scalar(select(_shelf.c.value).where(_shelf.c.key == _STATE))
        return ShelfState(**json.loads(value or ""))


def _row(holding: Holding, document: int, run: int) -> dict[str, int | str | bytes]:
    citation, content = holding.citation, holding.content
    return {
        "place": storable(holding.place),
        "document": document,
        "run": run,
        "stamp": holding.stamp,
        "title": storable(citation.title),
        "author": storable(citation.author),
        "date": storable(citation.date),
        "address": storable(citation.address),
        "problem": storable(f"{content.message} {content.hint}".strip()) if isinstance(content, Problem) else "",
    }


def _write_state(connection: Connection, state: ShelfState) -> None:
    connection.execute(delete(_shelf).where(_shelf.c.key == _STATE))
    connection.execute(insert(_shelf), {"key": _STATE, "value": json.dumps(asdict(state))})
