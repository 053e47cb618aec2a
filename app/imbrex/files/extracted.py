"""Extracted: what a reader got out of a file."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from imbrex.engine.document import Part, PartKind, Properties, Span
from imbrex.errors import ImbrexError

_ORDER = (PartKind.BODY, PartKind.TABLE, PartKind.FOOTNOTE, PartKind.HEADER)
# No text has use for these; they come from damaged or foreign markup. Tab, line ends and form feed stay.
_CONTROLS = re.compile("[\x00-\x08\x0e-\x1f\x7f\ufffe\uffff]")

NONE_TOLD = Properties()
"""Of a file that says nothing of itself."""


class UnreadableError(ImbrexError):
    """A file that cannot be read, in words for people."""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of text that is kept apart."""

    kind: PartKind
    text: str


@dataclass(frozen=True, slots=True)
class Extracted:
    """The text of one document.

    Attributes:
        text: all parts, with a blank line between two of them.
        parts: where they stand in the text; empty when all of it is body.
        notes: sentences about what was left out.
        title: the name of a record; empty for a whole file.
        number: the place of a record in its file, from 1; 0 for a whole file.
        author: who wrote a record, if a field of it says so.
        properties: what the file says of itself.
    """

    text: str
    parts: tuple[Part, ...] = ()
    notes: tuple[str, ...] = ()
    title: str = ""
    number: int = 0
    author: str = ""
    properties: Properties = NONE_TOLD


@dataclass(frozen=True, slots=True)
class Fault:
    """One bad record among others that may be good."""

    message: str
    hint: str = ""
    number: int = 0


Item = Extracted | Fault


def compose(blocks: Iterable[Block], notes: Iterable[str] = (), properties: Properties = NONE_TOLD) -> Extracted:
    """Join blocks: the body first, then tables, footnotes and headers, each once where headers repeat.

    Raises:
        UnreadableError: no block has any text.
    """
    kept = [block for block in _distinct_headers(blocks) if block.text.strip()]
    if not kept:
        raise UnreadableError(
            "There is no text in this file.", "Pictures and scanned pages have to be recognised first."
        )
    kept = _merge_body(sorted(kept, key=lambda block: _ORDER.index(block.kind)))
    pieces: list[str] = []
    parts: list[Part] = []
    position = 0
    for block in kept:
        if pieces:
            gap = "\n" if pieces[-1].endswith("\n") else "\n\n"
            pieces.append(gap)
            position += len(gap)
        pieces.append(block.text)
        parts.append(Part(block.kind, Span(position, position + len(block.text))))
        position += len(block.text)
    only_body = len(parts) == 1 and parts[0].kind is PartKind.BODY
    return Extracted("".join(pieces), () if only_body else tuple(parts), tuple(notes), properties=properties)


def clean(text: str) -> str:
    """Take out control characters and replace lone surrogates."""
    return without_surrogates(_CONTROLS.sub("", text))


def without_surrogates(text: str) -> str:
    """Join surrogate pairs into one character and put U+FFFD for lone ones."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return text


def _distinct_headers(blocks: Iterable[Block]) -> list[Block]:
    """Clean all texts; drop the second of two headers with the same words (first page, odd and even pages)."""
    seen: set[str] = set()
    distinct = []
    for block in blocks:
        text = clean(block.text)
        cleaned = Block(block.kind, text if block.kind is PartKind.BODY else text.strip("\n") + "\n")
        words = " ".join(cleaned.text.split())
        if block.kind is not PartKind.HEADER or words not in seen:
            distinct.append(cleaned)
        if block.kind is PartKind.HEADER:
            seen.add(words)
    return distinct


def _merge_body(blocks: list[Block]) -> list[Block]:
    body = "".join(block.text for block in blocks if block.kind is PartKind.BODY)
    rest = [block for block in blocks if block.kind is not PartKind.BODY]
    return [Block(PartKind.BODY, body), *rest] if body else rest
