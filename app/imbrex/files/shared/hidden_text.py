"""Hidden text: text that the page hides, marked in the stream of text until its blocks are made.

Readers join, fold and cut pieces of text on the way; marks inside the text survive that, separate offsets would not.
The marks are control characters, which no text keeps (see `clean`).
"""

import re
from collections.abc import Iterator
from itertools import accumulate

from imbrex.engine.text.disguise import UNSEEN, Disguise
from imbrex.engine.text.document import PartKind, Span, Unseen
from imbrex.files.shared.extracted import Block, clean

_MARKS = dict(zip(UNSEEN, "\x0e\x0f\x10\x11\x12", strict=True))
_KINDS: dict[str, Disguise | None] = {mark: kind for kind, mark in _MARKS.items()}
_END = "\x16"
NOTE = "\x17"
"""Position of a mark that refers to a note; the number is not part of the text."""
_PIECES = re.compile(f"([{''.join(_KINDS)}{_END}])")
NO_MARKS = dict.fromkeys(map(ord, (*_KINDS, _END, NOTE)))
"""For `str.translate`: removes marks and characters that would be read as marks."""


def foreign(text: str) -> str:
    """Remove characters from foreign text that would be read as marks."""
    return text.translate(NO_MARKS) if NOTE in text or _PIECES.search(text) else text


def veil(text: str, kind: Disguise | None) -> str:
    """Mark a piece of text as hidden; visible text and white space are unchanged."""
    if kind is None or not text or text.isspace():
        return text
    return f"{_MARKS[kind]}{text}{_END}"


def block(kind: PartKind, marked: str) -> Block:
    """Make a block from a stream of text."""
    text, unseen = unveiled(marked.replace(NOTE, ""))
    before = marked.split(NOTE)[:-1]
    return Block(kind, text, unseen, tuple(accumulate(len(clean(foreign(piece))) for piece in before)))


def unveiled(marked: str) -> tuple[str, tuple[Unseen, ...]]:
    """Clean a stream of text and remove its marks; return the text, and the marked spans that have letters."""
    if _END not in marked:
        return clean(marked), ()
    pieces: list[str] = []
    found: list[tuple[Disguise, int, int]] = []
    position = 0
    for kind, piece in _runs(marked):
        text = clean(piece)
        if kind is not None and text.strip():
            start = position + len(text) - len(text.lstrip())
            found.append((kind, start, position + len(text.rstrip())))
        pieces.append(text)
        position += len(text)
    return _placed("".join(pieces), found)


def _runs(marked: str) -> Iterator[tuple[Disguise | None, str]]:
    """Yield pieces of one kind; a character may come in two halves, each marked."""
    kind: Disguise | None = None
    last, run = kind, ""
    for piece in _PIECES.split(marked):
        if piece == _END or piece in _KINDS:
            kind = _KINDS.get(piece)
        elif piece and kind is not last:
            yield last, run
            last, run = kind, piece
        else:
            run += piece
    yield last, run


def _placed(text: str, found: list[tuple[Disguise, int, int]]) -> tuple[str, tuple[Unseen, ...]]:
    """Join neighbours separated only by white space; drop those without letters or digits."""
    joined: list[tuple[Disguise, int, int]] = []
    for kind, start, end in found:
        last = joined[-1] if joined else None
        if last is not None and last[0] is kind and not text[last[2] : start].strip():
            joined[-1] = (kind, last[1], end)
        else:
            joined.append((kind, start, end))
    return text, tuple(Unseen(kind, Span(a, b)) for kind, a, b in joined if any(map(str.isalnum, text[a:b])))
