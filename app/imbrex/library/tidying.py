"""Tidying: merging the pieces of the index, step by step; a step that was cut short leaves nothing behind."""

from sqlalchemy import Connection

from imbrex.engine.observer import Observer, Progress
from imbrex.library.ledger import read_ledger
from imbrex.library.numbers import take_turns
from imbrex.library.segments import (
    BUILDING,
    DEAD,
    begin_merge,
    bury,
    due,
    merge_step,
    segments_of,
    worth_merging,
)
from imbrex.library.store import Store


def tidy(store: Store, observer: Observer, most: int | None = None) -> None:
    """Merge until nothing is due, or nothing of so many postings; then delete what was merged."""
    steps = 0
    while True:
        observer.check()
        with store.writing() as connection:
            if not _step(connection, most):
                return
        steps += 1
        observer.progress(Progress("index", steps, 0))


def _step(connection: Connection, most: int | None) -> bool:
    take_turns(connection)
    generation = read_ledger(connection).generation
    segments = segments_of(connection)
    for one in segments:
        if one.state == BUILDING and (most is None or one.postings <= most):
            merge_step(connection, one, [other for other in segments if other.into == one.segment])
            return True
    for one in segments:
        if one.state == DEAD and (most is None or one.postings <= most):
            bury(connection, one)
            return True
    current = [one for one in segments if one.generation == generation]
    alike = worth_merging(current) if most is None else due(current, most)
    if alike:
        begin_merge(connection, generation, alike)
    return bool(alike)
