"""Doc visibility: invisible letters of an old Word document.

After [MS-DOC], sections 2.8.5 and 2.6.1: pages of 512 bytes in the main stream list runs of bytes and the properties of
their letters. Backgrounds of paragraphs are not tracked: if there may be any, white letters count as visible.
"""

import re
import struct
from bisect import bisect_right

from imbrex.engine.text.disguise import Disguise
from imbrex.files.doc.doc_tables import operand_size
from imbrex.files.shared.hidden_text import UNKNOWN, WHITE, Appearance, Colour, foreign, mark_hidden

_PAGE = 512
_VANISH, _COLOUR_NUMBER, _COLOUR, _HALF_POINTS = 0x083C, 0x2A42, 0x6870, 0x4A43
# Highlighted, shaded, and drawn in ways visible in any colour: outlined, with a shadow, engraved, embossed.
_GROUNDS = frozenset({0x2A0C, 0x4866, 0xCA71, 0x0838, 0x0839, 0x0854, 0x0858})
_PARAGRAPH_GROUNDS = (b"\x4d\xc6", b"\x2d\x44")
_WHITE_NUMBER = 8
_ON = (1, 0x81)
_SEEN = "0"
_CODES = {Disguise.HIDDEN: "h", Disguise.TINY: "t", Disguise.WHITE: "w"}
_KINDS = {code: kind for kind, code in _CODES.items()}
# Marks of fields, paragraphs, cells and lines structure the text and are never part of a marked range.
_RUN = re.compile("([htw])\\1*")
_PIECES = re.compile("([\x07\x0b\x0c\r\x13\x14\x15]+)")


class AppearanceFinder:
    """Finds the reasons why bytes of the main stream are invisible; none are known in Word 6 and 95."""

    def __init__(self, stream: bytes, table: bytes) -> None:
        runs: list[tuple[int, int, str]] = []
        self._shaded = any(sign in stream for sign in _PARAGRAPH_GROUNDS)
        for page in _pages(stream, table) if table else ():
            runs += self._hidden_runs(stream[page * _PAGE : (page + 1) * _PAGE])
        self._runs = sorted(runs)
        self._starts = [start for start, _, _ in self._runs]

    def codes(self, offset: int, length: int, width: int) -> str:
        """Return a letter for each character of a run in the stream; see `marked`."""
        end = offset + length * width
        pieces: list[str] = []
        done = 0
        for start, stop, code in self._runs[max(0, bisect_right(self._starts, offset) - 1) :]:
            if start >= end:
                break
            first = min(length, max(done, (start - offset) // width))
            last = min(length, max(first, (stop - offset + width - 1) // width))
            pieces += [_SEEN * (first - done), code * (last - first)]
            done = last
        pieces.append(_SEEN * (length - done))
        return "".join(pieces)

    def _hidden_runs(self, page: bytes) -> list[tuple[int, int, str]]:
        count = page[-1]
        if 5 * count + 4 >= _PAGE:
            return []
        bounds = struct.unpack_from(f"<{count + 1}I", page, 0)
        kinds = [self._disguise(page, 2 * page[4 * (count + 1) + number]) for number in range(count)]
        return [(bounds[n], bounds[n + 1], _CODES[kind]) for n, kind in enumerate(kinds) if kind in _CODES]

    def _disguise(self, page: bytes, place: int) -> Disguise | None:
        if not 0 < place < _PAGE - 2:
            return None
        said: dict[int, bytes] = {}
        end = min(_PAGE, place + 1 + page[place])
        place += 1
        while place + 3 <= end:
            number = page[place] | page[place + 1] << 8
            size = operand_size(number, page, place + 2)
            said[number] = page[place + 2 : place + 2 + size]
            place += 2 + size
        ground = UNKNOWN if self._shaded or not _GROUNDS.isdisjoint(said) else WHITE
        points = int.from_bytes(said.get(_HALF_POINTS, b"\x18"), "little") / 2
        return Appearance(_colour(said), ground, points or 12.0, said.get(_VANISH, b"\0")[0] in _ON).disguise()


def marked(text: str, codes: str, *, grounds: bool = False) -> str:
    """Mark a text (see `mark_hidden`) by its codes; if it may have its own background, white is visible."""
    text = text if foreign(text) == text else _without_marks(text)
    pieces: list[str] = []
    done = 0
    for run in _RUN.finditer(codes):
        kind = _KINDS[run[1]]
        pieces.append(text[done : run.start()])
        done = run.end()
        hidden = text[run.start() : done]
        if kind is not Disguise.WHITE or not grounds:
            hidden = "".join(
                piece if _PIECES.match(piece) else mark_hidden(piece, kind) for piece in _PIECES.split(hidden)
            )
        pieces.append(hidden)
    return "".join([*pieces, text[done:]])


def _without_marks(text: str) -> str:
    """Replace characters that would be read as marks by characters that are dropped, so that positions stay."""
    return "".join(letter if foreign(letter) else "\0" for letter in text)


def _colour(said: dict[int, bytes]) -> Colour | None:
    exact = said.get(_COLOUR)
    if exact is not None and len(exact) == 4:
        return None if exact[3] else (exact[0], exact[1], exact[2])
    return WHITE if said.get(_COLOUR_NUMBER, b"\0")[0] == _WHITE_NUMBER else None


def _pages(stream: bytes, table: bytes) -> list[int]:
    """Read the list of pages from the table stream."""
    place, size = struct.unpack_from("<II", stream, 0xFA)
    count = (min(size, max(0, len(table) - place)) - 4) // 8
    if count < 1:
        return []
    numbers = struct.unpack_from(f"<{count}I", table, place + 4 * (count + 1))
    return [number for number in numbers if (number + 1) * _PAGE <= len(stream)]
