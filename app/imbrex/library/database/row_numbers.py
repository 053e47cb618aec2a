"""Row numbers: what documents, names and segments are called; none is given twice, not even after a removal."""

from sqlalchemy import Connection, select, update

from imbrex.library.database.schema import counters

DOCUMENT, NAME, SEGMENT = "document", "name", "segment"


def take_turns(connection: Connection) -> None:
    """Let nobody else change the index or take numbers until this transaction has ended."""
    connection.execute(update(counters).where(counters.c.name == DOCUMENT).values(next=counters.c.next))


def take_numbers(connection: Connection, name: str, count: int) -> int:
    """Take so many numbers of a kind; gives the first. Others who take some wait until this transaction has ended."""
    connection.execute(update(counters).where(counters.c.name == name).values(next=counters.c.next + count))
    after = connection.execute(select(counters.c.next).where(counters.c.name == name)).scalar_one()
    return int(after) - count
