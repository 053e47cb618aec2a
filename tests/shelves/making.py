"""Files of shelves, made: ZIM in both generations of the format, WARC, and the data folder of Zotero."""

import gzip
import hashlib
import lzma
import random
import sqlite3
import struct
import sys
from dataclasses import dataclass
from pathlib import Path

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

WORDS = (
    "garden river stone window letter school harbour winter candle mountain paper orchard bridge silver carpet thunder "
    "meadow copper lantern basket village shadow pepper anchor saddle ribbon feather blanket cellar marble"
).split()
_HEADER = struct.Struct("<IHH16sIIQQQQIIQ")
_PACK = {1: bytes, 4: lzma.compress, 5: zstd.compress}


def prose(number, words=90):
    """The text of a number: always the same one, which shares next to nothing with others."""
    chance = random.Random(number)
    return " ".join(f"{chance.choice(WORDS)}{chance.randrange(300)}" for _ in range(words))


def page(title, text, head=""):
    """A web page."""
    return f"<!DOCTYPE html><html><head><title>{title}</title>{head}</head><body><p>{text}</p></body></html>".encode()


@dataclass
class Item:
    """An entry of a ZIM file; `target` makes it a redirect."""

    path: str
    title: str
    data: bytes = b""
    kind: str = "text/html"
    namespace: str = "C"
    target: str = ""


META = {"Title": "Made encyclopedia", "Date": "2026-05-01", "Language": "eng", "Source": "https://en.wikipedia.org"}


def write_zim(path, items, meta=META, compression=5, cluster=20):
    """Write a ZIM file with so many entries in each cluster; compression 1 is none, 4 is xz, 5 is zstd."""
    meta = [Item(name, "", value.encode(), "text/plain", "M") for name, value in meta.items()]
    entries = sorted([*items, *meta], key=lambda one: (one.namespace, one.path.encode()))
    kinds = sorted({one.kind for one in entries})
    numbers = {(one.namespace, one.path): number for number, one in enumerate(entries)}
    stored = [one for one in (*items, *meta) if not one.target]  # in the order given, which is not that of the paths
    place = {id(one): divmod(number, cluster) for number, one in enumerate(stored)}
    types = b"".join(kind.encode() + b"\0" for kind in kinds) + b"\0"
    dirents = [_dirent(one, kinds, numbers, place) for one in entries]
    clusters = [
        bytes([compression]) + _PACK[compression](_blobs([one.data for one in stored[first : first + cluster]]))
        for first in range(0, len(stored), cluster)
    ]
    paths = _HEADER.size + len(types)
    first = paths + 8 * len(entries)
    pointers = first + sum(map(len, dirents))
    begin = pointers + 8 * len(clusters)
    end = begin + sum(map(len, clusters))
    identity = hashlib.md5(b"".join(clusters)).digest()
    parts = [
        _HEADER.pack(0x044D495A, 6, 1, identity, len(entries), len(clusters), paths, paths, pointers,
                     _HEADER.size, 0xFFFFFFFF, 0xFFFFFFFF, end),
        types, _offsets(dirents, first), *dirents, _offsets(clusters, begin), *clusters,
    ]  # fmt: skip
    whole = b"".join(parts)
    Path(path).write_bytes(whole + hashlib.md5(whole).digest())
    return Path(path)


def _dirent(item, kinds, numbers, place):
    names = item.path.encode() + b"\0" + (b"" if item.title == item.path else item.title.encode()) + b"\0"
    space = item.namespace.encode()
    if item.target:
        return struct.pack("<HBcII", 0xFFFF, 0, space, 0, numbers[item.namespace, item.target]) + names
    return struct.pack("<HBcIII", kinds.index(item.kind), 0, space, 0, *place[id(item)]) + names


def _blobs(blobs):
    start = 4 * (len(blobs) + 1)
    offsets = [start]
    for blob in blobs:
        offsets.append(offsets[-1] + len(blob))
    return struct.pack(f"<{len(offsets)}I", *offsets) + b"".join(blobs)


def _offsets(parts, start):
    found = []
    for part in parts:
        found.append(start)
        start += len(part)
    return struct.pack(f"<{len(found)}Q", *found)


def articles(count, first=0, words=90):
    """Entries of an encyclopedia."""
    return [
        Item(f"Article_{number}", f"Article {number}", page(f"Article {number}", prose(number, words)))
        for number in range(first, first + count)
    ]


def warc_record(uri, body, kind="text/html", date="2025-11-03T10:00:00Z", status="200 OK", told=None, heads=""):
    """A record of a web archive; `told` is the length that it states."""
    http = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n{heads}\r\n".encode() + body
    head = (
        f"WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: {uri}\r\nWARC-Date: {date}\r\n"
        f"WARC-Record-ID: <urn:uuid:{hashlib.md5(uri.encode()).hexdigest()}>\r\n"
        f"Content-Type: application/http; msgtype=response\r\n"
        f"Content-Length: {len(http) if told is None else told}\r\n\r\n"
    )
    return head.encode() + http + b"\r\n\r\n"


def write_warc(path, records):
    """Write a web archive; compressed record by record if its name says so."""
    pack = gzip.compress if str(path).endswith(".gz") else bytes
    Path(path).write_bytes(b"".join(map(pack, records)))
    return Path(path)


_ZOTERO = """
CREATE TABLE items (itemID INTEGER PRIMARY KEY, itemTypeID INT, dateModified TEXT, key TEXT);
CREATE TABLE fields (fieldID INTEGER PRIMARY KEY, fieldName TEXT);
CREATE TABLE itemDataValues (valueID INTEGER PRIMARY KEY, value);
CREATE TABLE itemData (itemID INT, fieldID INT, valueID INT);
CREATE TABLE creators (creatorID INTEGER PRIMARY KEY, firstName TEXT, lastName TEXT);
CREATE TABLE itemCreators (itemID INT, creatorID INT, orderIndex INT);
CREATE TABLE itemAttachments (itemID INTEGER PRIMARY KEY, parentItemID INT, contentType TEXT, path TEXT);
CREATE TABLE deletedItems (itemID INTEGER PRIMARY KEY);
"""


class Zotero:
    """The data folder of Zotero. Keep `connection` open to be Zotero."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.folder.mkdir(exist_ok=True)
        self.path = self.folder / "zotero.sqlite"
        self.connection = sqlite3.connect(self.path, isolation_level=None)
        self.connection.executescript(_ZOTERO)
        self._last = 0

    def add(self, path, fields=None, creators=(), data=None, deleted=False):
        """Add an item with an attachment, whose stored file has this text; return the key of the attachment."""
        run, item, attachment = self.connection.execute, self._last + 1, self._last + 2
        self._last += 2
        key = f"{attachment:08d}"
        run("INSERT INTO items VALUES (?, 1, '2026-01-01', ?)", (item, f"{item:08d}"))
        run("INSERT INTO items VALUES (?, 2, '2026-01-01', ?)", (attachment, key))
        for name, value in (fields or {}).items():
            field = run("INSERT INTO fields (fieldName) VALUES (?)", (name,)).lastrowid
            known = run("INSERT INTO itemDataValues (value) VALUES (?)", (value,)).lastrowid
            run("INSERT INTO itemData VALUES (?, ?, ?)", (item, field, known))
        for order, (first, last) in enumerate(creators):
            creator = run("INSERT INTO creators (firstName, lastName) VALUES (?, ?)", (first, last)).lastrowid
            run("INSERT INTO itemCreators VALUES (?, ?, ?)", (item, creator, order))
        run("INSERT INTO itemAttachments VALUES (?, ?, 'application/pdf', ?)", (attachment, item, path))
        if deleted:
            run("INSERT INTO deletedItems VALUES (?)", (item,))
        if data is not None:
            file = self.folder / "storage" / key / path.removeprefix("storage:")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        return key
