"""Variant: a text handed in through a trick."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.engine.rewriting.texts import ENGLISH, FILLER, RUSSIAN

SOURCES = {
    "en": f"{ENGLISH.before} {ENGLISH.original} {ENGLISH.after} {FILLER['en']} {ENGLISH.changed}",
    "ru": f"{RUSSIAN.before} {RUSSIAN.original} {RUSSIAN.after} {FILLER['ru']} {RUSSIAN.changed}",
}
_JUNK = {
    "en": "quartz maple orbit velvet dragon ticket pillow garden rocket simple window yellow",
    "ru": "кварц клён орбита бархат дракон билет подушка сад ракета проще окно жёлтый",
}
WORD = re.compile(r"[^\W\d_]+")
Piece = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Variant:
    """A file with a trick.

    Attributes:
        family: the format, and whether text is hidden or put somewhere.
        suffix: of the file.
        deceives: an alarm is due: hidden text, or an order of letters that no honest file has. Text in a diagram is
            honest.
    """

    family: str
    name: str
    code: str
    data: bytes
    suffix: str
    deceives: bool = True


def junk_between(code: str, seen: Piece, hidden: Piece) -> str:
    """Markup of a text with a hidden word after each second one."""
    return "".join(
        hidden(piece) if is_junk else seen(piece)
        for is_junk, piece in _with_junk(SOURCES[code].split(), _JUNK[code].split())
    )


def _with_junk(words: list[str], junk: list[str]) -> Iterator[tuple[bool, str]]:
    for number, word in enumerate(words):
        yield False, f"{word} "
        if number % 2:
            yield True, f"{junk[number % len(junk)]} "


def junk_inside(code: str, seen: Piece, hidden: Piece) -> str:
    """Markup of a text with a hidden letter in the middle of each word of four letters or more."""
    letter = "xq" if code == "en" else "ъщ"

    def parted(number: int, word: str) -> str:
        half = len(word) // 2
        if len(word) < 4:
            return seen(f"{word} ")
        return seen(word[:half]) + hidden(letter[number % 2]) + seen(f"{word[half:]} ")

    return "".join(parted(number, word) for number, word in enumerate(SOURCES[code].split()))


def junk_paragraphs(code: str, seen: Piece, hidden: Piece) -> str:
    """Markup of a text in lines of six words, with a hidden paragraph after each of them."""
    words, junk = SOURCES[code].split(), _JUNK[code]
    lines = [" ".join(words[start : start + 6]) for start in range(0, len(words), 6)]
    return "".join(seen(line) + hidden(junk) for line in lines)
