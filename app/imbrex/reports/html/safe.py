"""Safe: hostile text as HTML that shows it and does nothing else."""

import json
import re
from typing import Any

from markupsafe import Markup, escape

# What HTML may not hold at all, and what would turn the direction of all that follows.
_UNWRITABLE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\u202a-\u202e\u2066-\u2069\ufffe\uffff]"
    + "|["
    + "".join(chr(plane << 16 | end) for plane in range(1, 17) for end in (0xFFFE, 0xFFFF))
    + "]"
)


def writable(value: Any) -> Any:
    """A value for a template: in texts that are no markup, each unwritable character becomes one U+FFFD."""
    if isinstance(value, str) and not isinstance(value, Markup):
        return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", value)
    return value


def name(text: str) -> Markup:
    """A name among other words: whichever way it is written, it turns nothing around it."""
    return Markup("<bdi>{}</bdi>").format(writable(" ".join(text.split())))


def text_markup(text: str) -> Markup:
    """A text for between tags."""
    return escape(writable(text))


def data(record: dict[str, Any]) -> Markup:
    """Plain values as JSON inside a page; no text of theirs can end the block they stand in."""
    text = json.dumps(record, ensure_ascii=True, separators=(",", ":"))
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(text)  # every sign of markup is gone
