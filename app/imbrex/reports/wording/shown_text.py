"""Shown text: hostile text in displayable form."""

import re
import unicodedata

# Characters that no page may contain, and those that change the writing direction of the following text.
_UNWRITABLE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\u202a-\u202e\u2066-\u2069\ufffe\uffff"
    + "".join(chr(plane << 16 | end) for plane in range(1, 17) for end in (0xFFFE, 0xFFFF))
    + "]"
)

_ISOLATED = re.compile(f"\u2066([^\u2066-\u2069\n]*)\u2069|{_UNWRITABLE.pattern}")

_JOINT = re.compile("(?<=_)(?=[^_])")

_UNBROKEN = 24  # characters of a name that fit into a narrow column
_LONGEST = 64  # characters of a name in a narrow column


def shortened(name: str) -> str:
    """A name for a narrow column: a long one is shortened in the middle, as its end is mostly more informative."""
    if len(name) <= _LONGEST:
        return name
    half = (_LONGEST - 1) // 2
    return f"{name[:half].rstrip()}…{name[-half:].lstrip()}"


def name_parts(name: str) -> list[str]:
    """A long name in pieces between which it may be broken: after underscores, where renderers do not break."""
    return _JOINT.split(name) if len(name) > _UNBROKEN else [name]


def writable(text: str) -> str:
    """The text with U+FFFD for each character that cannot be written, preserving positions."""
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)


def isolated(name: str) -> str:
    """A name on one printed line, isolated from its writing direction, with its own parts from left to right."""
    return f"\u2066{writable(' '.join(name.split()))}\u2069"


def is_from_right(line: str) -> bool:
    """Whether a line is right-to-left: whether its first letter outside isolated names is."""
    for sign in _ISOLATED.sub("", line):
        match unicodedata.bidirectional(sign):
            case "L":
                return False
            case "R" | "AL":
                return True
    return False
