"""dictd: dictionaries of the DICT protocol's server, an .index beside a .dict or .dict.dz.

A line of the index has a headword, and the place and size of its article as numbers to the base 64 (man dictfmt).
"""

import string
from collections.abc import Iterator

from imbrex.dictionaries.contents import lines

_DIGITS = {digit: value for value, digit in enumerate((string.ascii_letters.swapcase() + "0123456789+/").encode())}
_ABOUT = b"00"  # headwords of the dictionary's own data begin like this: 00databaseinfo, 00-database-short
_LONGEST = 8  # digits of a number


def articles(index: bytes, data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Headword and article of each entry, in the order of the index; damaged lines are left out."""
    return (entry for entry in _entries(index, data) if not entry[0].startswith(_ABOUT))


def about(index: bytes, data: bytes) -> bytes:
    """The dictionary's description of itself."""
    return b"\n".join(article for head, article in _entries(index, data) if head.startswith(_ABOUT))


def _entries(index: bytes, data: bytes) -> Iterator[tuple[bytes, bytes]]:
    for line in lines(index):
        head, *numbers = line.split(b"\t")
        if len(numbers) < 2 or not all(_is_number(number) for number in numbers[:2]):
            continue
        start, size = (_value(number) for number in numbers[:2])
        yield head, data[start : start + size]


def _is_number(digits: bytes) -> bool:
    return 0 < len(digits) <= _LONGEST and all(digit in _DIGITS for digit in digits)


def _value(digits: bytes) -> int:
    value = 0
    for digit in digits:
        value = value * len(_DIGITS) + _DIGITS[digit]
    return value
