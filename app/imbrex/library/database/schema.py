"""Schema: the tables of a library, the same in SQLite and PostgreSQL.

All queries are by document number, by hash or by index bucket, and each table is keyed by what it is queried by: on a
distributed PostgreSQL rows are sharded by those columns, and no query joins tables across shards. The rows of one
document (texts, names, signs) are keyed by its number and share its shard.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    select,
    update,
)

VERSION = 1
"""Version of the tables; a library with a newer one is not opened, one with an older one is migrated."""

APPLICATION = 0x494D4252
"""Distinguishes our files from other SQLite files ("IMBR")."""

metadata = MetaData()
_NUMBER = BigInteger().with_variant(Integer, "sqlite")  # in SQLite only INTEGER makes the key the row id

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
    comment="few rows: version, mode, options, generation",
)
counters = Table(
    "counters",
    metadata,
    Column("name", Text, primary_key=True),
    Column("next", BigInteger, nullable=False),
    comment="next number of documents, names and segments; no number is given twice",
)
documents = Table(
    "documents",
    metadata,
    Column("document", _NUMBER, primary_key=True, autoincrement=False),
    Column("whole", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("words", Integer, nullable=False),
    Column("characters", Integer, nullable=False),
    Column("added", Text, nullable=False),
)
names = Table(
    "names",
    metadata,
    Column("document", _NUMBER, primary_key=True, autoincrement=False),
    Column("number", _NUMBER, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("path", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("collection", Text, nullable=False),
    Column("tags", Text, nullable=False),
    Column("date", Text, nullable=False),
    Column("retained", Text, nullable=False),
    Column("added", Text, nullable=False),
    # Names of authors and courses are queried as a whole and may exceed the size limit of a B-tree key.
    Index("names_by_author", "author", postgresql_using="hash"),
    Index("names_by_collection", "collection", postgresql_using="hash"),
    Index("names_by_retained", "retained"),
    comment="a document added twice has two",
)
texts = Table(
    "texts",
    metadata,
    Column("document", _NUMBER, primary_key=True, autoincrement=False),
    Column("packed", LargeBinary, nullable=False),
    comment="none for a document of which only signatures are kept",
)
wholes = Table(
    "wholes",
    metadata,
    Column("whole", LargeBinary, primary_key=True),
    Column("document", BigInteger, nullable=False),
    comment="texts by a hash of every letter",
)
signs = Table(
    "signs",
    metadata,
    Column("document", _NUMBER, primary_key=True, autoincrement=False),
    Column("generation", Integer, primary_key=True, autoincrement=False),
    Column("kept", Integer, nullable=False),
    Column("fingerprints", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("simhash", BigInteger, nullable=False),
    comment="what a generation of the index knows of each document",
)
keys = Table(
    "keys",
    metadata,
    Column("key", _NUMBER, primary_key=True, autoincrement=False),
    Column("document", _NUMBER, primary_key=True, autoincrement=False),
    Column("generation", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
    comment="documents by a hash of their compared words, by the blocks of their SimHash and by their longest words",
)
segments = Table(
    "segments",
    metadata,
    Column("segment", _NUMBER, primary_key=True, autoincrement=False),
    Column("generation", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("into", BigInteger, nullable=False),
    Column("bits", Integer, nullable=False),
    Column("postings", BigInteger, nullable=False),
    Column("position", BigInteger, nullable=False),
    comment="pieces of the index, each written at once and never changed but for removals",
)
buckets = Table(
    "buckets",
    metadata,
    Column("bucket", _NUMBER, primary_key=True, autoincrement=False),
    Column("packed", LargeBinary, nullable=False),
    comment="postings of a segment whose hashes begin alike",
)


DOCUMENT, NAME, SEGMENT = "document", "name", "segment"


def take_turns(connection: Connection) -> None:
    """Keep others from changing the index or taking numbers until this transaction ends."""
    connection.execute(update(counters).where(counters.c.name == DOCUMENT).values(next=counters.c.next))


def take_numbers(connection: Connection, name: str, count: int) -> int:
    """Reserve `count` numbers of a kind and return the first; others wait until this transaction ends."""
    connection.execute(update(counters).where(counters.c.name == name).values(next=counters.c.next + count))
    after = connection.execute(select(counters.c.next).where(counters.c.name == name)).scalar_one()
    return int(after) - count
