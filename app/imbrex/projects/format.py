"""Format: what a project file is made of. A change of anything here, or of `record.py`, is a new format."""

SUFFIX = ".imbrex"
APPLICATION = 0x494D4250
"""SQLite's mark of whose file it is: "IMBP"."""
FORMAT = 1
"""SQLite's user_version of a project file."""

TABLES = (
    # program, created, saved, options, layout; the name and the kind of the first three stay as they are in all formats
    "CREATE TABLE facts (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    "CREATE TABLE texts (number INTEGER PRIMARY KEY, text BLOB NOT NULL)",
    "CREATE TABLE documents (place INTEGER PRIMARY KEY, text INTEGER NOT NULL, record BLOB NOT NULL)",
    "CREATE TABLE problems (place INTEGER PRIMARY KEY, record BLOB NOT NULL)",
    # keys: of both documents, in a list; they and notes are bytes, as they may hold what is no Unicode
    "CREATE TABLE pairs (number INTEGER PRIMARY KEY, keys BLOB NOT NULL, verdict TEXT NOT NULL, note BLOB NOT NULL)",
    "CREATE TABLE marks (number INTEGER PRIMARY KEY, keys BLOB NOT NULL, verdict TEXT NOT NULL, note BLOB NOT NULL, "
    "record BLOB NOT NULL)",
)
"""The tables of `FORMAT`, word for word as SQLite keeps them; a file with anything else in it is not read."""
