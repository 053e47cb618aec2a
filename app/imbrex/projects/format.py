"""Format: the structure of a project file. Any change here, or in `record.py`, is a new format."""

from pathlib import Path

SUFFIX = ".imbrex"
APPLICATION = 0x494D4250
"""SQLite's application_id of a project file: "IMBP"."""
FORMAT = 4
"""SQLite's user_version of a project file."""

TABLES = (
    # program, created, saved, options, layout; name and type of the first three are the same in all formats
    "CREATE TABLE facts (name TEXT NOT NULL PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
    "CREATE TABLE texts (number INTEGER PRIMARY KEY, text BLOB NOT NULL)",
    "CREATE TABLE documents (place INTEGER PRIMARY KEY, text INTEGER NOT NULL, record BLOB NOT NULL)",
    "CREATE TABLE problems (place INTEGER PRIMARY KEY, record BLOB NOT NULL)",
    # keys: of both documents, in a list; they and notes are bytes, as they may contain invalid Unicode
    "CREATE TABLE pairs (number INTEGER PRIMARY KEY, keys BLOB NOT NULL, verdict TEXT NOT NULL, note BLOB NOT NULL)",
    "CREATE TABLE marks (number INTEGER PRIMARY KEY, keys BLOB NOT NULL, verdict TEXT NOT NULL, note BLOB NOT NULL, "
    "record BLOB NOT NULL)",
)
"""The tables of `FORMAT`, verbatim as SQLite stores them; a file with anything else in it is not read."""

_MAGIC = b"SQLite format 3\0"
_HEADER = 100  # bytes
_APPLICATION = slice(68, 72)


def is_project(path: Path) -> bool:
    """Whether a file is a project, by its first bytes."""
    try:
        return path.is_file() and says_so(head_of(path))
    except (OSError, ValueError):
        return False


def head_of(path: Path) -> bytes:
    """The first bytes of a file."""
    with path.open("rb") as file:
        return file.read(_HEADER)


def says_so(head: bytes) -> bool:
    """Whether a file with these first bytes is a project."""
    return head.startswith(_MAGIC) and int.from_bytes(head[_APPLICATION], "big") == APPLICATION
