"""Shown text: what of a hostile text may be shown at all."""

import re
import unicodedata

# What no page may hold, and what would turn the direction of all that follows.
_UNWRITABLE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\u202a-\u202e\u2066-\u2069\ufffe\uffff"
    + "".join(chr(plane << 16 | end) for plane in range(1, 17) for end in (0xFFFE, 0xFFFF))
    + "]"
)

_ISOLATED = re.compile(f"\u2066([^\u2066-\u2069\n]*)\u2069|{_UNWRITABLE.pattern}")

_JOINT = re.compile("(?<=_)(?=[^_])")

_LONGEST = 64  # characters of a name in a narrow column


def shortened(name: str) -> str:
    """A name for a narrow column: a long one loses its middle, as its end mostly tells more."""
    if len(name) <= _LONGEST:
        return name
    half = (_LONGEST - 1) // 2
    return f"{name[:half].rstrip()}…{name[-half:].lstrip()}"


def name_parts(name: str) -> list[str]:
    """A name in pieces between which it may be broken: after underscores, where no renderer would do it by itself."""
    return _JOINT.split(name)


def writable(text: str) -> str:
    """The text with U+FFFD for each character that cannot be written; every place stays where it was."""
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)


def isolated(name: str) -> str:
    """A name on one line of paper; it turns nothing around it, and its own parts stand from left to right."""
    return f"\u2066{writable(' '.join(name.split()))}\u2069"


def is_from_right(line: str) -> bool:
    """Whether a line is written from right to left: its first letter is, of those outside of isolated names."""
    for sign in _ISOLATED.sub("", line):
        match unicodedata.bidirectional(sign):
            case "L":
                return False
            case "R" | "AL":
                return True
    return False


def printable(text: str) -> str:
    """The same as `writable`, but names stay isolated: what begins and ends in one line turns nothing around it."""

    def shown(found: re.Match[str]) -> str:
        return writable(found[0]) if found[1] is None else f"\u2066{writable(found[1])}\u2069"

    return _ISOLATED.sub(shown, text)
