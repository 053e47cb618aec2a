"""Maintenance: merging of index segments, and a second index with other options, which replaces the current one.

Every step is a transaction that records its progress, so the work can be stopped, resumes after a crash, and may be
shared by several programs. Until the end checks use the old index; documents added meanwhile enter the old one at
once, and the new one in their turn.
"""

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection, delete, func, select, update

from imbrex.engine.fingerprints.fingerprints import Fingerprinter, digest, indexing
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from imbrex.library.database import schema
from imbrex.library.database.ledger import Coming, Ledger, read_ledger, write_ledger
from imbrex.library.database.mode import Mode
from imbrex.library.database.schema import take_turns
from imbrex.library.database.store import Store
from imbrex.library.documents.listing import entries_of
from imbrex.library.documents.stored_texts import documents_of
from imbrex.library.index.index_entries import BATCH, write_index
from imbrex.library.index.segments import (
    BUILDING,
    DEAD,
    Segment,
    begin_merge,
    bury,
    due,
    merge_step,
    of_terms,
    segments_of,
    worth_merging,
)
from imbrex.messages import Message

_NEXT = schema.documents.c.document


def ask_for(store: Store, options: Options, *, rebuild: bool = False) -> bool:
    """Request an index with other options; return whether there is work to do.

    Args:
        store: of the library.
        options: of the index.
        rebuild: replace a damaged index even if it has these options already.

    Raises:
        ImbrexError: the library keeps no texts.
    """
    wanted = indexing(options)
    with store.writing() as connection:
        take_turns(connection)
        ledger = read_ledger(connection)
        if ledger.coming and digest(ledger.coming.options) == digest(wanted):
            return True
        if ledger.digest == digest(wanted) and not rebuild:
            write_ledger(connection, _without_coming(connection, ledger))
            return False
        if ledger.mode is Mode.SIGNATURES:
            raise ImbrexError(
                Message("This library keeps no texts, so its index can't be rebuilt with other settings."),
                Message("Create another library with these settings and add the documents again."),
            )
        ledger = _without_coming(connection, ledger)
        last = connection.execute(select(func.max(schema.signs.c.generation))).scalar() or 0
        coming = Coming(wanted, max(ledger.generation, last) + 1, 0)
        write_ledger(connection, replace(ledger, coming=coming))
    return True


def pending(connection: Connection, ledger: Ledger) -> int:
    """Number of documents not yet in the coming index."""
    if not ledger.coming:
        return 0
    query = select(func.count()).select_from(schema.documents).where(ledger.coming.reached < _NEXT)
    return int(connection.execute(query).scalar_one())


def reindex(store: Store, find_language: LanguageFinder, observer: Observer, *, rebuild: bool = False) -> None:
    """Build the requested index and replace the old one.

    An index built by another version of the program is rebuilt with the same options; with `rebuild`, any other is too.
    """
    with store.reading() as connection:
        ledger = read_ledger(connection)
    if (rebuild or ledger.is_outdated) and not ledger.coming:
        ask_for(store, ledger.options, rebuild=rebuild)
    fingerprinter: Fingerprinter | None = None
    done = 0
    while True:
        observer.check()
        with store.reading() as connection:
            coming = read_ledger(connection).coming
            if coming is None:
                return
            last, batch = _next_batch(connection, coming.reached)
            total = done + pending(connection, read_ledger(connection))
        if fingerprinter is None or digest(fingerprinter.options) != digest(coming.options):
            fingerprinter = Fingerprinter(find_language, coming.options, content=True)
        if last:
            _index(store, coming, fingerprinter, batch, last, observer)
            done += len(batch)
            observer.progress(Progress("indexing", done, max(done, total)))
        else:
            _replace(store, coming)


def _next_batch(connection: Connection, reached: int) -> tuple[int, dict[int, Document]]:
    """The last number of the next batch, 0 if there is none, and its documents, without those whose text is lost."""
    numbers = connection.execute(select(_NEXT).where(reached < _NEXT).order_by(_NEXT).limit(BATCH)).scalars().all()
    return max(numbers, default=0), documents_of(connection, list(entries_of(connection, numbers).values()))


def _index(
    store: Store,
    coming: Coming,
    fingerprinter: Fingerprinter,
    batch: dict[int, Document],
    last: int,
    observer: Observer,
) -> None:
    """Write a batch into the coming index, unless another program has."""
    made = dict(zip(batch, fingerprinter.make(list(batch.values()), observer), strict=True))
    with store.writing() as connection:
        take_turns(connection)
        ledger = read_ledger(connection)
        if ledger.coming != coming:
            return
        # Documents removed meanwhile must not return.
        if there := _there(connection, list(batch)):
            write_index(connection, coming.generation, [(number, made[number]) for number in there])
        write_ledger(connection, replace(ledger, coming=replace(coming, reached=last)))


def _there(connection: Connection, numbers: Sequence[int]) -> list[int]:
    if not numbers:
        return []
    query = select(_NEXT).where(_NEXT.between(min(numbers), max(numbers)))
    there = set(connection.execute(query).scalars())
    return [number for number in numbers if number in there]


def _replace(store: Store, coming: Coming) -> None:
    """Replace the old index with the coming one, unless a document was added in between."""
    with store.writing() as connection:
        take_turns(connection)
        ledger = read_ledger(connection)
        if ledger.coming != coming or pending(connection, ledger):
            return
        _bury_all_but(connection, coming.generation)
        write_ledger(connection, Ledger(ledger.version, ledger.mode, coming.options, coming.generation, swept=0))


def _without_coming(connection: Connection, ledger: Ledger) -> Ledger:
    """Abandon an index that was being built."""
    if not ledger.coming:
        return ledger
    _bury_all_but(connection, ledger.generation)
    return replace(ledger, coming=None, swept=0)


def _bury_all_but(connection: Connection, generation: int) -> None:
    table = schema.segments
    kept = generation, of_terms(generation)
    connection.execute(update(table).where(table.c.generation.not_in(kept)).values(state=DEAD, into=0, position=0))


_SLICES = 1 << 10
_ROWS = 100_000  # deleted per transaction, approximately


def sweep(connection: Connection, ledger: Ledger) -> None:
    """Delete the next part of a replaced index's data."""
    assert ledger.swept is not None
    keys, signs = schema.keys.c, schema.signs.c
    stays = [ledger.generation, *([ledger.coming.generation] if ledger.coming else [])]
    if ledger.swept == 0:
        connection.execute(delete(schema.signs).where(signs.generation.not_in(stays)))
    rows = connection.execute(select(func.count()).select_from(schema.signs)).scalar_one() * 20
    after = min(_SLICES, ledger.swept + max(1, _SLICES * _ROWS // max(1, rows)))
    width = (1 << 64) // _SLICES
    first, last = ledger.swept * width - (1 << 63), after * width - (1 << 63) - 1
    connection.execute(delete(schema.keys).where(keys.key >= first, keys.key <= last, keys.generation.not_in(stays)))
    write_ledger(connection, replace(ledger, swept=None if after == _SLICES else after))


def tidy(store: Store, observer: Observer, most: int | None = None, *, sweeps: bool = False) -> None:
    """Merge due segments up to a posting limit, then delete the merged ones.

    The owner of the library also deletes what a replaced index left behind.
    """
    steps = 0
    while True:
        observer.check()
        with store.writing() as connection:
            if not _step(connection, most, sweeps):
                return
        steps += 1
        observer.progress(Progress("index", steps, 0))


def _step(connection: Connection, most: int | None, sweeps: bool = False) -> bool:
    take_turns(connection)
    ledger = read_ledger(connection)
    segments = segments_of(connection)
    first = {one.state: one for one in reversed(segments) if most is None or one.postings <= most}
    if one := first.get(BUILDING):
        merge_step(connection, one, [other for other in segments if other.into == one.segment])
    elif one := first.get(DEAD):
        bury(connection, one)
    elif mergeable := _mergeable(segments, most):
        begin_merge(connection, *mergeable)
    elif sweeps and ledger.swept is not None:
        sweep(connection, ledger)
    else:
        return False
    return True


def _mergeable(segments: Sequence[Segment], most: int | None) -> tuple[int, Sequence[Segment]] | None:
    """The first generation with segments to merge, and these."""
    for generation in sorted({one.generation for one in segments}):
        same = [one for one in segments if one.generation == generation]
        found = worth_merging(same) if most is None else due(same, most)
        if found:
            return generation, found
    return None
