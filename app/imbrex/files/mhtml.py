"""Web archives (mht, mhtml), as browsers and Word save a page in one file."""

import email
import email.policy

from imbrex.engine.document import PartKind
from imbrex.files.archive import damaged
from imbrex.files.extracted import Block, Item, compose
from imbrex.files.html import page_text
from imbrex.files.source import Source


def matches(source: Source) -> bool:
    """Tell by the header of the archive."""
    return "mime-version:" in source.markup and "multipart/related" in source.markup


def read(source: Source) -> list[Item]:
    """Read the page of an archive; what it embeds is left out."""
    message = email.message_from_bytes(source.data, policy=email.policy.compat32)
    pages = [part for part in message.walk() if part.get_content_type() in {"text/html", "application/xhtml+xml"}]
    if not pages:
        raise damaged()
    payload = pages[0].get_payload(decode=True)
    return [compose([Block(PartKind.BODY, page_text(payload if isinstance(payload, bytes) else b""))])]
