"""Tidying: step-by-step merging of index segments; an interrupted step leaves no trace."""

from sqlalchemy import Connection

from imbrex.engine.observer import Observer, Progress
from imbrex.library.database.ledger import read_ledger
from imbrex.library.database.row_numbers import take_turns
from imbrex.library.database.store import Store
from imbrex.library.index.rebuilding import sweep
from imbrex.library.index.segments import (
    BUILDING,
    DEAD,
    begin_merge,
    bury,
    due,
    merge_step,
    segments_of,
    worth_merging,
)


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
    for one in segments:
        if one.state == BUILDING and (most is None or one.postings <= most):
            merge_step(connection, one, [other for other in segments if other.into == one.segment])
            return True
    for one in segments:
        if one.state == DEAD and (most is None or one.postings <= most):
            bury(connection, one)
            return True
    for generation in sorted({one.generation for one in segments}):
        same = [one for one in segments if one.generation == generation]
        alike = worth_merging(same) if most is None else due(same, most)
        if alike:
            begin_merge(connection, generation, alike)
            return True
    if sweeps and ledger.swept is not None:
        sweep(connection, ledger)
        return True
    return False
