"""dictd: dictionaries of the DICT protocol's server, an .index beside a .dict or .dict.dz.

A line of the index has a headword, and the place and size of its article as numbers to the base 64 (man dictfmt).
"""

import string
from collections.abc import Iterator
from pathlib import Path

from imbrex.dictionaries.contents import read_limited

_DIGITS = {digit: value for value, digit in enumerate(string.ascii_uppercase + string.ascii_lowercase + "0123456789+/")}
_ABOUT = b"00"  # headwords of the dictionary's own data begin like this: 00databaseinfo, 00-database-short


def articles(index: Path) -> Iterator[tuple[str, str]]:
    """Headword and article of each entry, in the order of the index.

    Raises:
        OSError: a file can't be read, or is damaged.
    """
    data = read_limited(_data_file(index))
    for line in read_limited(index).splitlines():
        head, _, rest = line.partition(b"\t")
        place, _, size = rest.partition(b"\t")
        if head.startswith(_ABOUT) or not size:
            continue
        try:
            start, length = _number(place), _number(size.partition(b"\t")[0])
        except KeyError:  # a damaged line; the others may be right
            continue
        yield head.decode("utf-8", "replace"), data[start : start + length].decode("utf-8", "replace")


def _data_file(index: Path) -> Path:
    packed = index.with_suffix(".dict.dz")
    return packed if packed.exists() else index.with_suffix(".dict")


def _number(digits: bytes) -> int:
    value = 0
    for digit in digits.decode("latin-1"):
        value = value * len(_DIGITS) + _DIGITS[digit]
    return value
