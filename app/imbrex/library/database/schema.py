"""Schema: the tables of a library, in SQLite and PostgreSQL alike.

Everything is asked for by the number of a document, by a hash or by a bucket of the index, and each table is keyed by
what it is asked by: on a distributed PostgreSQL those columns are what rows are spread by, and no query joins tables
that lie apart. What belongs to one document (texts, names, signs) is keyed by its number and lies with it.
"""

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, MetaData, Table, Text

VERSION = 1
"""Of the tables; a library of a newer one is not opened, one of an older one is brought up to it."""

APPLICATION = 0x494D4252
"""What tells a file of ours from other SQLite files ("IMBR")."""

metadata = MetaData()
_NUMBER = BigInteger().with_variant(Integer, "sqlite")  # there only INTEGER makes the key the place of the row

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
    # Names of people and courses are asked for as a whole, and may be longer than a tree takes.
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
