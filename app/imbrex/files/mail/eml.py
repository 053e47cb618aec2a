"""Eml: messages as mail programs save them: the subject and the body, and documents attached to them.

A message is shown as HTML if it has such a body; its plain text is for programs that show none.
"""

import email
import email.policy
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from email.message import Message as Mail
from email.utils import parseaddr
from pathlib import PurePath

from imbrex.files.formats import IMAGE, SUFFIXES, recognize
from imbrex.files.html.html import PageContent, page_markup, read_markup
from imbrex.files.shared.encoding import decode, named
from imbrex.files.shared.extracted import Block, Extracted, Fault, Item, UnreadableError, compose
from imbrex.files.shared.hidden_text import foreign
from imbrex.files.shared.properties import cleaned, header, looked_up, made, safely
from imbrex.files.shared.side_text import notes_on
from imbrex.files.shared.source import Source, has_signature
from imbrex.messages import Message

_ATTACHMENT = Message("{count} attachment(s)")
_DOCUMENTS = frozenset(SUFFIXES).difference(IMAGE.suffixes)
_MOST_ATTACHMENTS = 1_000
_MOST_PARTS = 10_000
_FIELD = re.compile(rb"([A-Za-z][A-Za-z0-9-]{1,60}):[^\n]{0,10000}\n(?:[ \t][^\n]{0,10000}\n){0,200}")
_ENOUGH = 3
_KNOWN = frozenset(
    b"from to subject date message-id received return-path delivered-to mime-version reply-to cc sender".split()
)
_SUFFIX = ".eml"
_WEB = frozenset({".mht", ".mhtml"})
_FLOWED = re.compile(r"(?<! ) \r?\n(?!>)")


def matches(source: Source) -> bool:
    """Detect by the fields of the header; a web archive has some too."""
    if has_signature(source.head) or source.suffix in _WEB or "<saved by " in source.markup:
        return False
    names = [name.lower() for name in _fields(source.head)]
    known = _KNOWN.intersection(names)
    if source.suffix == _SUFFIX:
        return bool(known)
    return len(known) >= _ENOUGH and b"from" in known and bool(names) and not known.isdisjoint({b"to", b"message-id"})


def _fields(head: bytes) -> Iterator[bytes]:
    place = 0
    text = head.replace(b"\r\n", b"\n")
    while found := _FIELD.match(text, place):
        yield found[1]
        place = found.end()


def read(source: Source) -> list[Item]:
    """Read a message and the documents attached to it; one that is alone has the name of the file."""
    items = [replace(item, author="") if isinstance(item, Extracted) else item for item in items_of(source.data)]
    return numbered(items)


def numbered(items: list[Item]) -> list[Item]:
    """Number the texts of a file that has several."""
    if len(items) == 1:
        return [replace(item, title="") if isinstance(item, Extracted) else item for item in items]
    return [replace(item, number=number) for number, item in enumerate(items, 1)]


def items_of(data: bytes) -> list[Item]:
    """Read a message, and the documents attached to it."""
    mail = email.message_from_bytes(data, policy=email.policy.compat32)
    letter = _Letter()
    letter.add(mail)
    subject, author = _header(mail, "Subject"), _author(mail)
    properties = safely(lambda: made(author, created=_header(mail, "Date"), title=subject))
    documents = [item for name, content in letter.attachments for item in _document(name, content)]
    first, *rest = letter.told.blocks()
    notes = [*notes_on(letter.left_out), *letter.told.notes]
    body = [Block(first.kind, f"{subject}\n\n"), first] if subject else [first]
    try:
        text: list[Item] = [replace(compose([*body, *rest], notes, properties, letter.told.pictures), title=subject)]
    except UnreadableError as error:
        text = [] if documents else [Fault(error.message, error.hint)]
    items = text + documents
    return [replace(item, author=item.author or author) if isinstance(item, Extracted) else item for item in items]


@dataclass(slots=True)
class _Letter:
    """Collects the text of a message and its attachments.

    Attributes:
        attachments: names and bytes of documents.
        left_out: other attachments, counted by name.
    """

    told: PageContent = field(default_factory=PageContent)
    attachments: list[tuple[str, bytes]] = field(default_factory=list)
    left_out: Counter[Message] = field(default_factory=Counter)

    def add(self, mail: Mail) -> None:
        """Collect a message, part by part."""
        waiting, parts = [mail], 0
        while waiting and parts < _MOST_PARTS:
            parts += 1
            part = waiting.pop()
            kind, inner = part.get_content_type(), part.get_payload()
            if part.is_multipart() and isinstance(inner, list):
                inside = [one for one in inner if isinstance(one, Mail)]
                waiting += reversed(_shown(inside) if kind == "multipart/alternative" else inside)
            elif kind.startswith("text/") and not _filename(part):
                self._text(part, kind)
            else:
                self._attach(part)
        if waiting:
            self.left_out[_ATTACHMENT] += len(waiting)

    def _text(self, part: Mail, kind: str) -> None:
        data, charset = _bytes(part), str(part.get_content_charset() or "")
        if not data:
            return
        if kind == "text/html":
            self.told.add(read_markup(named(data, charset) or page_markup(data)))
            return
        text = (named(data, charset) or decode(data).text).replace("\r\n", "\n")
        if str(part.get_param("format", "")).lower() == "flowed":
            text = _FLOWED.sub(" ", text)
        self.told.add(PageContent(foreign(text)))

    def _attach(self, part: Mail) -> None:
        name = _filename(part)
        if PurePath(name).suffix.lower() in _DOCUMENTS and len(self.attachments) < _MOST_ATTACHMENTS:
            self.attachments.append((name, _bytes(part)))
        else:
            self.left_out[_ATTACHMENT] += 1


def _shown(alternatives: list[Mail]) -> list[Mail]:
    """Return the alternative that a mail program shows: HTML, or whatever contains it, or else the first."""
    rich = [one for one in alternatives if one.get_content_type() in {"text/html", "multipart/related"}]
    return (rich or alternatives)[:1]


def _document(name: str, content: bytes) -> list[Item]:
    """Read an attached document, each of its texts if it has several."""
    source = Source(content, PurePath(name).suffix.lower(), name)
    try:
        items = recognize(source).load().read(source)
    except UnreadableError as error:
        return [Fault(error.message, error.hint)]
    return [replace(item, title=item.title or cleaned(name)) if isinstance(item, Extracted) else item for item in items]


def _bytes(part: Mail) -> bytes:
    payload = looked_up(lambda: part.get_payload(decode=True), None)
    return payload if isinstance(payload, bytes) else b""


def _filename(part: Mail) -> str:
    return looked_up(lambda: cleaned(header(part.get_filename() or "")), "")


def _header(mail: Mail, name: str) -> str:
    return looked_up(lambda: cleaned(header(mail[name] or "")), "")


def _author(mail: Mail) -> str:
    """Return the name of the sender, or else the address."""
    name, address = looked_up(lambda: parseaddr(str(mail["From"] or "")), ("", ""))
    return looked_up(lambda: cleaned(header(name)), "") or cleaned(address)
