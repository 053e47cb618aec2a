"""Characters: classes of characters within words, as a table over UTF-16 code units.

UTF-16 because most texts of the world fit into its single units, so one 64 kB table that stays in the processor's cache
is enough; surrogate pairs are rare and looked up one by one.
"""

import unicodedata
from functools import cache

import numpy as np
from numpy.typing import NDArray

from imbrex.engine.arrays import UInt8, UInt16, UInt32
from imbrex.engine.text.invisible import INVISIBLE_RANGES
from imbrex.engine.text.late_pattern import late

WORD = 1  # bit: part of a word
DIGIT = 2  # bit, together with WORD
SOLO = 4  # a word of its own: scripts without spaces between words
SPACE = 8
INVISIBLE = 16  # soft hyphens, joiners, marks of direction: part of a word when inside one
APOSTROPHE = 32  # part of a word when inside one
POINT = 64  # part of a number when between two digits

_SOLO_RANGES = (
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x1000, 0x109F),  # Burmese
    (0x1780, 0x17FF),  # Khmer
    (0x3005, 0x30FF),  # kana and iteration marks
    (0x31F0, 0x31FF),
    (0x3400, 0x4DBF),  # Han
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0xFF66, 0xFF9F),
    (0x20000, 0x323AF),  # Han beyond the basic plane
)
_FRAMED_RANGES = ((0x24B6, 0x24E9), (0x1F130, 0x1F149))  # letters in circles and squares, symbols in Unicode
FILLERS = "\u3164\uffa0"
"""Letters in Unicode, but programs display a blank."""
_PIECE_BITS = 12  # code units classified together
_BLOCK_BITS = 8  # code points looked up together
_BLOCKS = 0x110000 >> _BLOCK_BITS
_PLANES = frozenset((1, 2, 3, 14))  # others have no letters and nothing invisible
_APOSTROPHES = "'‘’＇·"
_POINTS = ".,"
_LONE_SURROGATE = late("[\ud800-\udfff]")
APOSTROPHE_PATTERN = late("[‘’＇]")


def classes_of(codes: range) -> UInt8:
    """The class of each of some code points in a row; surrogates have none."""
    characters = list(map(chr, codes))
    counted = [letter.isalnum() or unicodedata.category(letter)[0] == "M" for letter in characters]
    classes = np.array(counted, np.bool_).astype(np.uint8)
    classes[list(map(str.isdecimal, characters))] |= DIGIT
    for low, high in _SOLO_RANGES:
        block = _part(classes, codes, low, high)
        block[block != 0] = SOLO
    classes[list(map(str.isspace, characters))] = SPACE
    given = (_FRAMED_RANGES, WORD), (_ranges(FILLERS), 0), (_ranges(_POINTS), POINT)
    for ranges, kind in (*given, (_ranges(_APOSTROPHES), APOSTROPHE), (INVISIBLE_RANGES, INVISIBLE)):
        for low, high in ranges:
            _part(classes, codes, low, high)[:] = kind
    return classes


def _part(classes: UInt8, codes: range, low: int, high: int) -> UInt8:
    """The part of the classes of code points that is about those from `low` to `high`."""
    return classes[max(0, low - codes.start) : max(0, high + 1 - codes.start)]


def _ranges(characters: str) -> tuple[tuple[int, int], ...]:
    return tuple((ord(character), ord(character)) for character in characters)


def codes_of(text: str) -> UInt8 | UInt16 | UInt32:
    """The code points of a text, in the narrowest type that has them all."""
    if text.isascii():
        return np.frombuffer(text.encode("ascii"), np.uint8)
    units = np.frombuffer(text.encode("utf-16-le", "surrogatepass"), "<u2")
    return units if len(units) == len(text) else np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")


def is_visible(text: str) -> NDArray[np.bool_]:
    """Mask of the visible characters of a text, shape (n,)."""
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
    visible = np.ones(len(codes), np.bool_)
    for low, high in INVISIBLE_RANGES:
        visible &= (codes < low) | (codes > high)
    return visible


@cache
def _table(pieces: int) -> UInt8:
    """Class of every code unit of the first pieces; surrogates are left 0."""
    return np.concatenate([_piece(number) for number in range(pieces)])


@cache
def _piece(number: int) -> UInt8:
    """Classes of the code units of one piece: few texts need all, which take longer than two short texts."""
    return classes_of(range(number << _PIECE_BITS, (number + 1) << _PIECE_BITS))


@cache
def _ascii_table() -> bytes:
    return classes_of(range(256)).tobytes()


def units_of(text: str) -> tuple[UInt16, UInt8, bool]:
    """The text as UTF-16 code units, the class of each, and whether there are any surrogate pairs.

    Lone surrogates are read as U+FFFD, so that units and code points always correspond.
    """
    if text.isascii():
        raw = text.encode("ascii")
        classes = np.frombuffer(bytearray(raw.translate(_ascii_table())), np.uint8)
        return np.frombuffer(raw, np.uint8).astype(np.uint16), classes, False
    try:
        encoded = text.encode("utf-16-le")
    except UnicodeEncodeError:
        encoded = _LONE_SURROGATE.sub("\ufffd", text).encode("utf-16-le")
    units = np.frombuffer(encoded, np.uint16)
    classes = _table((int(units.max()) >> _PIECE_BITS) + 1)[units]
    paired = len(units) != len(text)
    if paired:
        _classify_pairs(units, classes)
    return units, classes, paired


def _classify_pairs(units: UInt16, classes: UInt8) -> None:
    """Give both halves of every surrogate pair the class of their character."""
    high = np.flatnonzero((units & 0xFC00) == 0xD800)
    codes = ((units[high].astype(np.int32) - 0xD800) << 10) + (units[high + 1].astype(np.int32) - 0xDC00) + 0x10000
    kinds = _classes_of_pairs(codes)
    classes[high] = classes[high + 1] = kinds


def _classes_of_pairs(codes: NDArray[np.int32]) -> UInt8:
    """The class of each code point beyond the basic plane, in one look-up."""
    block = codes >> _BLOCK_BITS
    there = np.zeros(_BLOCKS, np.bool_)
    there[block] = True
    table = np.concatenate([_block(number) for number in np.flatnonzero(there).tolist()])
    row = np.cumsum(there) - 1
    kinds: UInt8 = table[(row[block] << _BLOCK_BITS) + (codes & ((1 << _BLOCK_BITS) - 1))]
    return kinds


@cache
def _block(number: int) -> UInt8:
    """Classes of the code points of one block beyond the basic plane."""
    codes = range(number << _BLOCK_BITS, (number + 1) << _BLOCK_BITS)
    return classes_of(codes) if codes.start >> 16 in _PLANES else np.zeros(len(codes), np.uint8)


def resolve(classes: UInt8) -> None:
    """Turn conditional characters inside a word or number into word characters, in place.

    A point or comma counts between two digits; an apostrophe or invisible character between two word characters, also
    several in a row with at most one visible ("rock’n’roll" is one word, "''" is none).
    """
    where = np.flatnonzero(classes >= INVISIBLE)
    if not len(where):
        return
    kind = classes[where]
    inner = where[(where > 0) & (where < len(classes) - 1)] if where[0] == 0 or where[-1] == len(classes) - 1 else where
    around = classes[inner - 1] & classes[inner + 1]
    wanted = np.where(classes[inner] == POINT, DIGIT, WORD)
    _resolve_runs(classes, where if (kind == INVISIBLE).any() else where[:0])
    classes[inner[around & wanted != 0]] = WORD


def _resolve_runs(classes: UInt8, where: NDArray[np.intp]) -> None:
    """The same for several conditional characters in a row, at least one of them invisible."""
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(where)), np.bool_), np.diff(where) != 1)))
    if not len(where):
        return
    sizes = np.diff(first, append=len(where))
    kind = classes[where]
    visible = np.add.reduceat(kind != INVISIBLE, first, dtype=np.int32)
    points = np.add.reduceat(kind == POINT, first, dtype=np.int32)
    before, after = where[first] - 1, where[first] + sizes
    inside = (before >= 0) & (after < len(classes))
    words = classes[np.maximum(before, 0)] & classes[np.minimum(after, len(classes) - 1)] & WORD != 0
    joins = (sizes > 1) & inside & words & (visible <= 1) & (points == 0)
    classes[where[np.repeat(joins, sizes)]] = WORD
