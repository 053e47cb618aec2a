"""MHTML: web archives (mht, mhtml), in which browsers and Word save a page as one file."""

import email
import email.policy
from dataclasses import replace
from email.message import Message

from imbrex.engine.text.document import Properties
from imbrex.files.html.html import page_markup, page_properties, read_markup
from imbrex.files.shared.extracted import Item, compose
from imbrex.files.shared.properties import header, made, safely
from imbrex.files.shared.source import Source
from imbrex.files.shared.zip_archive import damaged


def matches(source: Source) -> bool:
    """Detect by the header of the archive."""
    return "mime-version:" in source.markup and "multipart/related" in source.markup


def read(source: Source) -> list[Item]:
    """Read the page of an archive; embedded content is ignored."""
    message = email.message_from_bytes(source.data, policy=email.policy.compat32)
    pages = [part for part in message.walk() if part.get_content_type() in {"text/html", "application/xhtml+xml"}]
    if not pages:
        raise damaged()
    payload = pages[0].get_payload(decode=True)
    markup = page_markup(payload if isinstance(payload, bytes) else b"")
    properties = safely(lambda: _properties(message, page_properties(markup)))
    told = read_markup(markup)
    return [compose(told.blocks(), told.notes, properties, told.pictures)]


def _properties(message: Message, page: Properties) -> Properties:
    """Complete the properties of the page by those that the browser saved."""
    saved = made(created=header(message["Date"]), title=header(message["Subject"]))
    return replace(page, created=page.created or saved.created, title=page.title or saved.title)
