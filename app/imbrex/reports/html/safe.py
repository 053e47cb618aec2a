"""Safe: hostile text as HTML that shows it and does nothing else."""

import json
from typing import Any

from markupsafe import Markup, escape

from imbrex.reports.wording.shown_text import name_parts, shortened, writable


def finalize(value: Any) -> Any:
    """A value for a template: texts that are no markup lose what cannot be written."""
    return writable(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def name(text: str) -> Markup:
    """A name among other words; it turns nothing around it, and its own parts stand from left to right."""
    return Markup('<bdi dir="ltr">{}</bdi>').format(_breakable(writable(" ".join(text.split()))))


def short_name(text: str) -> Markup:
    """A name for a narrow column; a long one loses its middle, and has all of it where the mouse asks."""
    whole = writable(" ".join(text.split()))
    short = shortened(whole)
    if short == whole:
        return name(whole)
    return Markup('<bdi dir="ltr" title="{}">{}</bdi>').format(whole, _breakable(short))


def _breakable(name: str) -> Markup:
    """A name that may be broken where its words are joined."""
    return Markup("<wbr>").join(name_parts(name))


def text_markup(text: str) -> Markup:
    """A text for between tags."""
    return escape(writable(text))


def data(record: dict[str, Any]) -> Markup:
    """Plain values as JSON inside a page; no text of theirs can end the block they stand in."""
    text = json.dumps(record, ensure_ascii=True, separators=(",", ":"))
    for sign in "<>&":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(text)
