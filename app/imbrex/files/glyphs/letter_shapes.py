"""Letter shapes: the letters of widespread fonts, and which letter a glyph shows."""

import struct
import unicodedata
import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from functools import cache
from itertools import product

from imbrex import assets
from imbrex.files.glyphs.shape import ASPECT, SIDE, Shape

_RESOURCE = "letters/shapes.bin"
_BYTES = (SIDE + 1) * SIDE // 8
_RECORD = struct.Struct(f"<Hb{_BYTES}s")
_DIGITS = "0123456789"
_STEP = 32  # of a logarithm

_packed = assets.data(_RESOURCE)  # before files are out of reach

# Letters that look the same in some font, or so similar that a mistake says nothing. Capitals are taken for small ones.
_SIMILAR = (
    *("oо", "aа", "eеё", "cс", "pр", "xх", "yу", "hн", "bвьъб", "kк", "mмт", "tт", "nпл", "uи", "rг", "лд", "зэ"),
    *("il1iіїj", "gд9", "wшщ", "ий", "gq", "тm", "ыь", "йи", "її", "ґгr", "цш", "жx", "ол", "hп", "пн", "sѕ"),
    *("o0", "з3", "чq4", "б6", "ьb6", "э3", "єc", "щц", "ф0", "tfl", "s5", "z2", "b8в", "a8", "g8"),
)
# Letters that are not known, and those that they may look like.
_FOREIGN = (
    *("αa", "βbв8", "γyrvг", "δбд6", "εeєэ3", "ζz", "ηnhн", "θeо0", "ιil1", "κkк", "λл", "μumм", "νv", "ξ3з", "οo"),
    *("πпn", "ρp", "σoб", "ςc", "τtт", "υuyу", "φф", "χxх", "ψф", "ωwш"),
    *("ßb8в", "łtl", "øo", "đd", "ðdo", "þpb", "ıi", "əe", "æa", "œoe", "µu"),
)


@cache
def _small(letter: str) -> str:
    """Return the small letter without its accents."""
    plain = unicodedata.normalize("NFD", letter.lower())[:1]
    return plain if letter not in "йЙїЇёЁ" else letter.lower()


_PAIRS = frozenset(
    (
        *(pair for group in _SIMILAR for pair in product(group, group)),
        *((group[0], other) for group in _FOREIGN for other in group),
    )
)


@cache
def _known() -> dict[str, tuple[Shape, ...]]:
    """Return the shapes of each letter."""
    shapes: dict[str, list[Shape]] = {}
    for code, aspect, bits in _RECORD.iter_unpack(zlib.decompress(_packed)):
        shapes.setdefault(chr(code), []).append(Shape.of(int.from_bytes(bits, "big"), aspect / _STEP))
    return {letter: tuple(some) for letter, some in shapes.items()}


def packed(shapes: Iterator[tuple[str, Shape]]) -> bytes:
    """Return the contents of the resource."""
    records = (
        _RECORD.pack(ord(letter), max(-127, min(127, round(one.aspect * _STEP))), one.ink.to_bytes(_BYTES, "big"))
        for letter, one in shapes
    )
    return zlib.compress(b"".join(records), 9)


@cache
def _own_letters(letter: str) -> tuple[str, ...]:
    small = _small(letter)
    own = [known for known in _known() if _small(known) == small or (small, _small(known)) in _PAIRS]
    return tuple(sorted(own, key=lambda known: (known != letter, _small(known) != small)))


@cache
def _own_shapes(letter: str) -> list[Shape]:
    return [one for name in _own_letters(letter) for one in _known()[name]]


def is_known(letter: str) -> bool:
    """Whether it is known how a letter looks."""
    return letter in _known()


def is_like(shape: Shape, letter: str, most: float) -> bool:
    """Whether a shape is not farther than `most` from a letter, or from one that looks the same."""
    return shape.is_near(_own_shapes(letter), most)


def own_distance(shape: Shape, letter: str, most: float = 1.0) -> float:
    """Return the distance of a shape from a letter, or from one that looks the same; 1 if it is farther than `most`, or
    if its looks are unknown."""
    return shape.nearest(((one, letter) for one in _own_shapes(letter)), most)[0]


@cache
def _by_aspect(script: str) -> tuple[list[float], list[tuple[Shape, str]]]:
    """Return all shapes of letters of a script, or of any, and of digits, by their aspect."""
    named = [
        (one, name) for name, some in _known().items() for one in some if script in {"", script_of(name) or script}
    ]
    named.sort(key=lambda pair: pair[0].aspect)
    return [one.aspect for one, _ in named], named


def nearest(shape: Shape, most: float, claimed: str, *, script: str = "", differs: bool = False) -> tuple[float, str]:
    """Return the distance of a shape from the nearest letter, and that letter, if it is not farther than `most`.

    For a claimed letter, digits are left out; letters of another script than `script`, too; and letters that look the
    same as the claimed one, if the answer must differ.
    """
    aspects, named = _by_aspect(script)
    omitted = {*(_own_letters(claimed) if differs else ()), *(_DIGITS if claimed.isalpha() else ())}
    first = bisect_left(aspects, shape.aspect - most / ASPECT)
    last = bisect_right(aspects, shape.aspect + most / ASPECT)
    return shape.nearest((one for one in named[first:last] if one[1] not in omitted), most)


def script_of(letter: str) -> str:
    """Return the script of a known letter; empty for digits."""
    if not letter.isalpha():
        return ""
    return "Latin" if letter.isascii() else "Cyrillic"
