"""Mbox: mailboxes, files of many messages, each a document of its own."""

import re
from codecs import BOM_UTF8
from collections.abc import Iterator
from itertools import pairwise

from imbrex.files.mail.eml import items_of, numbered
from imbrex.files.shared.extracted import Item, told_apart
from imbrex.files.shared.source import Source

_BEGIN = re.compile(rb"^From [^\n]{1,500}\n(?=[A-Za-z][A-Za-z0-9-]{1,60}:)", re.MULTILINE)
_QUOTED = re.compile(rb"^>(>*From )", re.MULTILINE)


def matches(source: Source) -> bool:
    """Detect by the line before the header of the first message."""
    return _BEGIN.match(source.head.replace(b"\r\n", b"\n")) is not None


def read(source: Source) -> list[Item]:
    """Read all messages, and the documents attached to them."""
    return told_apart(numbered([item for message in _messages(source.data) for item in items_of(message)]))


def _messages(data: bytes) -> Iterator[bytes]:
    data = data.replace(b"\r\n", b"\n").removeprefix(BOM_UTF8).lstrip()
    begins = [found.start() for found in _BEGIN.finditer(data)]
    for start, end in pairwise([*begins, len(data)]):
        yield _QUOTED.sub(rb"\1", data[start:end].partition(b"\n")[2])
