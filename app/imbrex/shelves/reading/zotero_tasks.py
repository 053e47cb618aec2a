"""Zotero tasks: the attachments in a Zotero library, with the citations of their items.

The database is copied to memory, so that it makes no difference whether Zotero has it open and locked. The tables are
described by https://github.com/zotero/zotero/blob/main/resource/schema/userdata.sql.
"""

import sqlite3
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from imbrex.files.shared.extracted import UnreadableError
from imbrex.files.shared.shown_names import without_surrogates
from imbrex.messages import Message
from imbrex.shelves.reading.pieces import web_address
from imbrex.shelves.reading.positioned_file import PositionedFile

_LARGEST = 320 * 2**20
_MOST = 2**20  # attachments
_NAMED = 3  # authors before "et al."
_SIGN, _HEADER = b"SQLite format 3\0", 512
_VERSIONS = slice(18, 20)  # of the database header: 2 means that a log beside the file has the latest changes
_LONGEST = 2000
_ATTACHMENTS = """
    SELECT attached.itemID, items.key, attached.path, attached.parentItemID, items.dateModified
    FROM itemAttachments AS attached JOIN items ON items.itemID = attached.itemID
    WHERE attached.path IS NOT NULL
      AND attached.itemID NOT IN (SELECT itemID FROM deletedItems)
      AND coalesce(attached.parentItemID, 0) NOT IN (SELECT itemID FROM deletedItems)
    ORDER BY attached.itemID
"""
_FIELDS = """
    SELECT itemData.itemID, fields.fieldName, itemDataValues.value
    FROM itemData JOIN fields ON fields.fieldID = itemData.fieldID
    JOIN itemDataValues ON itemDataValues.valueID = itemData.valueID
    WHERE fields.fieldName IN ('title', 'date', 'url', 'DOI')
"""
_CREATORS = """
    SELECT itemCreators.itemID, creators.lastName, creators.firstName
    FROM itemCreators JOIN creators ON creators.creatorID = itemCreators.creatorID
    ORDER BY itemCreators.itemID, itemCreators.orderIndex
"""
_MODIFIED = "SELECT itemID, dateModified FROM items"

_Text = Annotated[str, msgspec.Meta(max_length=_LONGEST)]


class Attached(msgspec.Struct, frozen=True, array_like=True):
    """An attached file and the citation of its item.

    `path` is as Zotero has it: "storage:NAME" in the folder `key`, "attachments:..." in a base folder, or absolute.
    `changed` is when either was changed.
    """

    key: Annotated[str, msgspec.Meta(pattern="^[0-9A-Z]{8}$")]
    path: _Text
    title: _Text
    author: _Text
    date: _Text
    address: _Text
    changed: _Text


class Attachments(msgspec.Struct, frozen=True, array_like=True):
    """All attached files."""

    attached: Annotated[list[Attached], msgspec.Meta(max_length=_MOST)]


def items(descriptor: int, _name: str, _numbers: list[int]) -> Attachments:
    """List the attachments of a database.

    Raises:
        UnreadableError: it is not a Zotero database, damaged, or far too large.
    """
    file = PositionedFile.of(descriptor)
    if file.size > _LARGEST:
        raise UnreadableError(
            Message("The Zotero database is larger than {size} MB.", size=_LARGEST // 2**20),
            Message("Add folders of its files instead."),
        )
    data = file.read(0, file.size)
    if not data.startswith(_SIGN) or len(data) < _HEADER:
        raise _foreign()
    if data[_VERSIONS] == b"\x02\x02":  # otherwise the copy would not be opened without its log
        data = data[: _VERSIONS.start] + b"\x01\x01" + data[_VERSIONS.stop :]
    connection = sqlite3.connect(":memory:")
    try:
        connection.deserialize(data)
        del data
        connection.execute("PRAGMA trusted_schema=OFF")
        connection.execute("PRAGMA cell_size_check=ON")
        return Attachments(_attached(connection))
    except sqlite3.Error as error:
        raise _foreign() from error
    finally:
        connection.close()


def _foreign() -> UnreadableError:
    return UnreadableError(
        Message("This is not a Zotero database, or it is damaged or being written."),
        Message("If it is from Zotero, close Zotero and try again."),
    )


def _attached(connection: sqlite3.Connection) -> list[Attached]:
    fields: dict[int, dict[str, str]] = {}
    for item, name, value in connection.execute(_FIELDS):
        fields.setdefault(item, {})[str(name)] = _line(value)
    authors: dict[int, list[str]] = {}
    for item, last, first in connection.execute(_CREATORS):
        authors.setdefault(item, []).append(", ".join(filter(None, (_line(last), _line(first)))))
    modified: dict[int, str] = {item: _line(day) for item, day in connection.execute(_MODIFIED)}
    found = []
    for item, key, path, parent, changed in connection.execute(_ATTACHMENTS):
        cited = parent if parent in fields else item
        told = fields.get(cited, {})
        stamp = f"{_line(changed)} {modified.get(parent, '')}".strip()
        author = _names(authors.get(cited, []))
        if isinstance(key, str) and len(key) == 8 and key.isascii() and key.isalnum() and key.upper() == key:
            title, day = told.get("title", ""), _day(told.get("date", ""))
            found.append(Attached(key, _line(path), title, author, day, _address(told), stamp))
    return found[:_MOST]


def _line(value: Any) -> str:
    return " ".join(without_surrogates(str(value)).split())[:_LONGEST] if value is not None else ""


def _names(authors: Iterable[str]) -> str:
    found = list(authors)
    shown = found if len(found) <= _NAMED else [*found[:1], "et al."]
    return "; ".join(shown)[:_LONGEST]


def _day(date: str) -> str:
    """The sortable first part of a date, as far as it is known: "2019-05-00 May 2019" is 2019-05."""
    day = date[:10]
    while day.endswith(("-00", "-0")):
        day = day.rpartition("-")[0]
    return day if day[:4].isdigit() else date[:40]


def _address(told: dict[str, str]) -> str:
    doi = told.get("DOI", "").removeprefix("https://doi.org/")
    return web_address(told.get("url", "")) or (web_address(f"https://doi.org/{doi}") if doi else "")


TASKS = {"zotero-items": items}
