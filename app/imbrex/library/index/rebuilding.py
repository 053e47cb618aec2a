"""Rebuilding: a second index under other settings, made beside the one in use, which it replaces when it is complete.

Every step is a transaction that notes how far it has come, so that the work can be stopped, goes on after a crash, and
may be shared by several programs. Until the end checks use the old index; documents that are added meanwhile come into
the old one at once, and into the new one in their turn.
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
from imbrex.library.database.row_numbers import take_turns
from imbrex.library.database.store import Store
from imbrex.library.documents.listing import entries_of
from imbrex.library.documents.stored_texts import documents_of
from imbrex.library.index.segments import DEAD
from imbrex.library.index.writing import BATCH, write_index
from imbrex.messages import Message

_NEXT = schema.documents.c.document


def ask_for(store: Store, options: Options, *, anew: bool = False) -> bool:
    """Note that the index is to be made with other settings; tells whether there is work to do.

    Args:
        store: where the library lies.
        options: the settings.
        anew: also where the index has these settings already, because it is damaged.

    Raises:
        ImbrexError: the library keeps no texts.
    """
    wanted = indexing(options)
    with store.writing() as connection:
        take_turns(connection)
        ledger = read_ledger(connection)
        if ledger.coming and digest(ledger.coming.options) == digest(wanted):
            return True
        if ledger.digest == digest(wanted) and not anew:
            write_ledger(connection, _without_coming(connection, ledger))
            return False
        if ledger.mode is Mode.SIGNATURES:
            raise ImbrexError(
                Message("This library keeps no texts, so its index cannot be made anew with other settings."),
                Message("Make another library with these settings, and add the documents to it again."),
            )
        ledger = _without_coming(connection, ledger)
        last = connection.execute(select(func.max(schema.signs.c.generation))).scalar() or 0
        coming = Coming(wanted, max(ledger.generation, last) + 1, 0)
        write_ledger(connection, replace(ledger, coming=coming))
    return True


def pending(connection: Connection, ledger: Ledger) -> int:
    """How many documents are still to be indexed under the coming settings."""
    if not ledger.coming:
        return 0
    query = select(func.count()).select_from(schema.documents).where(ledger.coming.reached < _NEXT)
    return int(connection.execute(query).scalar_one())


def reindex(store: Store, find_language: LanguageFinder, observer: Observer, *, anew: bool = False) -> None:
    """Make the index that was asked for, and let it take the place of the old one.

    An index that another version of the program made is made anew with the same settings; so is any other if it is to.
    """
    with store.reading() as connection:
        ledger = read_ledger(connection)
    if (anew or ledger.is_outdated) and not ledger.coming:
        ask_for(store, ledger.options, anew=anew)
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
            fingerprinter = Fingerprinter(find_language, coming.options)
        if last:
            _index(store, coming, fingerprinter, batch, last, observer)
            done += len(batch)
            observer.progress(Progress("indexing", done, max(done, total)))
        else:
            _replace(store, coming)


def _next_batch(connection: Connection, reached: int) -> tuple[int, dict[int, Document]]:
    """The last number of the next batch, 0 where there is none, and its documents; a lost text is left out."""
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
    """Write a batch into the coming index, unless somebody else has done so."""
    made = dict(zip(batch, fingerprinter.make(list(batch.values()), observer), strict=True))
    with store.writing() as connection:
        take_turns(connection)
        ledger = read_ledger(connection)
        if ledger.coming != coming:
            return
        # What was removed meanwhile must not come back.
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
    """Let the coming index take the place of the old one, unless a document has come in between."""
    with store.writing() as connection:
        take_turns(connection)
        ledger = read_ledger(connection)
        if ledger.coming != coming or pending(connection, ledger):
            return
        _bury_all_but(connection, coming.generation)
        write_ledger(connection, Ledger(ledger.version, ledger.mode, coming.options, coming.generation, swept=0))


def _without_coming(connection: Connection, ledger: Ledger) -> Ledger:
    """Give up an index that was being made."""
    if not ledger.coming:
        return ledger
    _bury_all_but(connection, ledger.generation)
    return replace(ledger, coming=None, swept=0)


def _bury_all_but(connection: Connection, generation: int) -> None:
    table = schema.segments
    connection.execute(update(table).where(table.c.generation != generation).values(state=DEAD, into=0, position=0))


_SLICES = 1 << 10
_ROWS = 100_000  # deleted in one transaction, or so


def sweep(connection: Connection, ledger: Ledger) -> None:
    """Delete the next part of what an index that is there no longer knew of documents."""
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
