"""Row numbers: identifiers of documents, names and segments, never reused, not even after a removal."""

from sqlalchemy import Connection, select, update

from imbrex.library.database.schema import counters

DOCUMENT, NAME, SEGMENT = "document", "name", "segment"


def take_turns(connection: Connection) -> None:
    """Keep others from changing the index or taking numbers until this transaction ends."""
    connection.execute(update(counters).where(counters.c.name == DOCUMENT).values(next=counters.c.next))


def take_numbers(connection: Connection, name: str, count: int) -> int:
    """Reserve `count` numbers of a kind and return the first; others wait until this transaction ends."""
    connection.execute(update(counters).where(counters.c.name == name).values(next=counters.c.next + count))
    after = connection.execute(select(counters.c.next).where(counters.c.name == name)).scalar_one()
    return int(after) - count
