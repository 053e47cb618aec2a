"""TXT: plain text in any usual encoding."""

from imbrex.files.shared.encoding import decode, is_binary
from imbrex.files.shared.extracted import Extracted, Item, UnreadableError
from imbrex.files.shared.source import Source, has_signature
from imbrex.messages import Message


def matches(source: Source) -> bool:
    """Whether the file is text at all: the last resort when no other format fits."""
    if has_signature(source.head):
        return False
    try:
        return not is_binary(source.data) or bool(decode(source.data))
    except UnreadableError:
        return False


def read(source: Source) -> list[Item]:
    """Decode a text."""
    decoded = decode(source.data)
    if not decoded.text or decoded.text.isspace():
        raise UnreadableError(
            Message("The file contains only white space."), Message("Check that it is the right file.")
        )
    return [Extracted(decoded.text, notes=(decoded.note,) if decoded.note else ())]
