"""Key length: encrypted PDF files that give the length of their key in bytes, where the standard wants bits.

Other readers open them; PDFium takes 16 bits for 2 bytes, gets another key and asks for a password.
"""

import re

_REFERENCE = re.compile(rb"/Encrypt\s{1,9}(\d{1,10})\s{1,9}(\d{1,5})\s{1,9}R")
_DIRECT = re.compile(rb"/Encrypt\s{0,9}<<")
_LENGTH = re.compile(rb"\s?/Length\s{1,9}(\d{1,2})(?!\d)\s?")
_LONGEST = 4096
"""Bytes of an encryption dictionary that are looked through; those of the standard handler have some 200."""
_BYTES = range(5, 17)  # 40 to 128 bits; no key in bits is as short


def with_bits(data: bytes) -> bytes | None:
    """Give the file with the length of its key in bits; None where it is given so, or where nothing can be told.

    Nothing else moves: a blank beside the number makes room for its third digit.
    """
    start = _dictionary(data)
    found = _LENGTH.search(data, start, start + _LONGEST) if start >= 0 else None
    if found is None or int(found[1]) not in _BYTES or found.start() > _end(data, start):
        return None
    bits = b"/Length %d" % (8 * int(found[1]))
    room = len(found[0]) - len(bits)
    return data[: found.start()] + b" " * room + bits + data[found.end() :] if room >= 0 else None


def _dictionary(data: bytes) -> int:
    """Where the last encryption dictionary begins: in the trailer, or in an object of its own; -1 for none."""
    direct = max((found.end() for found in _DIRECT.finditer(data)), default=-1)
    reference = max(_REFERENCE.finditer(data), key=re.Match.start, default=None)
    if reference is None or reference.start() < direct:
        return direct
    begins = re.compile(rb"(?<!\d)%s\s{1,9}%s\s{1,9}obj\b" % reference.groups())
    return max((found.end() for found in begins.finditer(data)), default=-1)


def _end(data: bytes, start: int) -> int:
    """Where the object or the trailer ends that a dictionary is in."""
    ends = [place for mark in (b"endobj", b"startxref") if (place := data.find(mark, start)) >= 0]
    return min(ends, default=len(data))
