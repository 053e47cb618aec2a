"""Shown text: what of a hostile text may be shown at all."""

import re

# What no page may hold, and what would turn the direction of all that follows.
_UNWRITABLE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\u202a-\u202e\u2066-\u2069\ufffe\uffff"
    + "".join(chr(plane << 16 | end) for plane in range(1, 17) for end in (0xFFFE, 0xFFFF))
    + "]"
)


def writable(text: str) -> str:
    """The text with U+FFFD for each character that cannot be written; every place stays where it was."""
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)
