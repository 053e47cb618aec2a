"""Pieces: entries of a shelf on their way from the sealed process, with what a citation says of them."""

import re
import time
from collections.abc import Callable, Sequence
from html import unescape
from typing import Annotated

import msgspec

from imbrex.child import wire
from imbrex.files.html import html
from imbrex.files.open_files import NO_DIGEST
from imbrex.files.plain import txt
from imbrex.files.reader_answer import Answer, packed
from imbrex.files.reader_process import read_file
from imbrex.files.shared.extracted import Extracted, Fault, Item, UnreadableError
from imbrex.files.shared.shown_names import without_surrogates
from imbrex.files.shared.source import Source
from imbrex.messages import Message

LONGEST_ENTRY = 32 * 2**20
"""Bytes of an entry."""

_LONGEST = 2000  # characters of a title or an address
_SECONDS = 1.0  # of processor time for the pieces of one answer
_LETTERS = 4 * 2**20  # characters in one answer
_HEAD = 2**14  # bytes of a page that are searched for its address
_CANONICAL = re.compile(
    rb"""<link\b[^>]{0,200}?\brel\s*=\s*["']?canonical\b[^>]{0,2000}?>""", re.IGNORECASE | re.DOTALL
)
_TARGET = re.compile(rb"""\bhref\s*=\s*["']([^"'<>\s]{1,2000})["']""", re.IGNORECASE)
_SUFFIXES = {
    "text/html": ".html",
    "application/xhtml+xml": ".xhtml",
    "text/plain": ".txt",
    "application/pdf": ".pdf",
    "application/epub+zip": ".epub",
}

_Text = Annotated[str, msgspec.Meta(max_length=_LONGEST)]


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """An entry: what names it in its shelf, its citation, and what was read of it."""

    place: _Text
    title: _Text
    date: _Text
    address: _Text
    answer: Answer


class Pieces(msgspec.Struct, frozen=True, array_like=True):
    """Entries, and where in the file the next ones begin."""

    pieces: Annotated[list[Piece], msgspec.Meta(max_length=2**16)]
    after: Annotated[int, msgspec.Meta(ge=0)]


def is_text(kind: str) -> bool:
    """Whether entries of this media type, such as "text/html;charset=utf-8", can be read."""
    return media_type(kind) in _SUFFIXES


def media_type(kind: str) -> str:
    """The media type without its parameters."""
    return kind.partition(";")[0].strip().lower()


def piece(place: str, title: str, date: str, address: str, kind: str, data: bytes) -> Piece:
    """Read an entry; a failure is a fault of this entry alone."""
    format_name, items = _read(data, _SUFFIXES[media_type(kind)])
    first = next((item for item in items if isinstance(item, Extracted)), None)
    told = first.properties if first is not None else None
    if told is not None and media_type(kind) != "text/plain":
        title = title or told.title
        date = (told.modified or told.created)[:10] or date
    if format_name == "html":
        address = _canonical(data) or address
    return _piece(place, title, date, address, packed(format_name, items[:1], NO_DIGEST))


def failed(place: str, title: str, message: Message, hint: Message) -> Piece:
    """An entry that cannot be read."""
    return _piece(place, title, "", "", packed("", [Fault(message, hint)], NO_DIGEST))


def damaged(place: str, title: str = "") -> Piece:
    """An entry whose place in the file is damaged."""
    return failed(
        place,
        title,
        Message("This entry is damaged."),
        Message("Get the file again if many entries are."),
    )


def too_large(place: str, title: str = "") -> Piece:
    """An entry that is larger than any text, perhaps on purpose."""
    size = LONGEST_ENTRY // 2**20
    return failed(place, title, Message("This entry is larger than {size} MB.", size=size), Message("It was skipped."))


def _piece(place: str, title: str, date: str, address: str, answer: Answer) -> Piece:
    shown = " ".join(without_surrogates(title).split())
    return Piece(_cut(place), _cut(shown), _cut(date), _cut(address), answer)


def _cut(text: str) -> str:
    return without_surrogates(text)[:_LONGEST]


def _read(data: bytes, suffix: str) -> tuple[str, list[Item]]:
    source = Source(data, suffix, f"entry{suffix}")
    try:
        if suffix in html.SUFFIXES and html.matches(source):
            return "html", html.read(source)
        if suffix == ".txt":
            return "txt", txt.read(source)
        return read_file(source)[:2]
    except UnreadableError as error:
        return "", [Fault(error.message, error.hint)]
    except MemoryError:
        raise
    except Exception as error:  # a parser of malicious data may raise anything
        message = Message("The entry is damaged or unusual, and couldn't be read ({kind}).", kind=type(error).__name__)
        return "", [Fault(message, Message("It was skipped."))]


def _canonical(data: bytes) -> str:
    """The address that a page gives of itself."""
    link = _CANONICAL.search(data[:_HEAD])
    target = _TARGET.search(link[0]) if link else None
    return web_address(unescape(target[1].decode("utf-8", "replace"))) if target else ""


def web_address(text: str) -> str:
    """The text if it is an address in the web, otherwise ""."""
    return text if text.lower().startswith(("http://", "https://")) and text.isprintable() else ""


def gathered(count: int, read: Callable[[int], Piece]) -> list[Piece]:
    """Read up to `count` entries, one at least, until the answer is large or has taken long."""
    pieces: list[Piece] = []
    end, letters = time.process_time() + _SECONDS, 0
    for number in range(count):
        pieces.append(read(number))
        letters += letters_in(pieces[-1:])
        if time.process_time() > end or letters > _LETTERS:
            break
    return pieces


def letters_in(pieces: Sequence[Piece]) -> int:
    """Characters of the texts of entries."""
    return sum(len(text) for one in pieces for text in one.answer.texts)


__all__ = ["Piece", "Pieces", "wire"]
