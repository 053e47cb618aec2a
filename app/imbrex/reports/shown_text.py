"""Shown text: what of a hostile text may be shown at all."""

import re

# What no page may hold, and what would turn the direction of all that follows.
_UNWRITABLE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\u202a-\u202e\u2066-\u2069\ufffe\uffff"
    + "".join(chr(plane << 16 | end) for plane in range(1, 17) for end in (0xFFFE, 0xFFFF))
    + "]"
)


_LONGEST = 64  # characters of a name in a narrow column


def shortened(name: str) -> str:
    """A name for a narrow column: a long one loses its middle, as its end mostly tells more."""
    if len(name) <= _LONGEST:
        return name
    half = (_LONGEST - 1) // 2
    return f"{name[:half].rstrip()}…{name[-half:].lstrip()}"


def writable(text: str) -> str:
    """The text with U+FFFD for each character that cannot be written; every place stays where it was."""
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)
