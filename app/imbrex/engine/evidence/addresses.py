"""Addresses: URLs, e-mail addresses and DOIs in a text."""

import re

from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Span

_ADDRESS = re.compile(
    r"(?:https?://|www\.)[^\s<>\"'»”)\]]{3,200}"
    r"|\b10\.\d{4,9}/[^\s<>\"'»”)\]]{2,100}"
    r"|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}",
    re.IGNORECASE,
)
_PREFIX = re.compile(r"^(?:https?://)?(?:www\.)?(?:dx\.)?(?:doi\.org/)?")


def addresses(text: str, observer: Observer = SILENT) -> list[Span]:
    """Their spans, ascending, without the marks that end a sentence."""
    found = watched(_ADDRESS.finditer(text), observer)
    return [Span(match.start(), match.start() + len(match[0].rstrip(".,;:!?"))) for match in found]


def key_of(address: str) -> str:
    """Normalized form of an address for comparison."""
    return _PREFIX.sub("", address.casefold()).rstrip("/")
