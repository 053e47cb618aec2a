"""Safe: hostile text as inert HTML."""

import json
import re
from typing import Any

from markupsafe import Markup, escape

from imbrex.reports.wording.shown_text import name_parts, shortened, writable

_ISOLATED = re.compile("\u2066([^\u2066-\u2069]*)\u2069")


def finalize(value: Any) -> Any:
    """Clean a template value: texts that are not markup lose unwritable characters."""
    return writable(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def name(text: str) -> Markup:
    """A name within a phrase, isolated from its writing direction, with its own parts from left to right."""
    return Markup('<bdi dir="ltr">{}</bdi>').format(_breakable(writable(" ".join(text.split()))))


def short_name(text: str) -> Markup:
    """A name for a narrow column; a long one is shortened in the middle, with its full form as a tooltip."""
    whole = writable(" ".join(text.split()))
    short = shortened(whole)
    if short == whole:
        return name(whole)
    return Markup('<bdi dir="ltr" title="{}">{}</bdi>').format(whole, _breakable(short))


def sentence(text: str) -> Markup:
    """A sentence in which isolated names become names of the page."""
    parts = _ISOLATED.split(text)
    return Markup("").join(name(part) if place % 2 else text_markup(part) for place, part in enumerate(parts))


def _breakable(name: str) -> Markup:
    """A name with possible line breaks where its words are joined."""
    return Markup("<wbr/>").join(name_parts(name))


def text_markup(text: str) -> Markup:
    """A text as element content."""
    return escape(writable(text))


def data(record: dict[str, Any]) -> Markup:
    """Plain values as JSON inside a page, escaped so that no text can close the enclosing element."""
    text = json.dumps(record, ensure_ascii=True, separators=(",", ":"))
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(text)
