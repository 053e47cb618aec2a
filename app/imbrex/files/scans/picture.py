"""Picture: image files, whose text is there only after it was recognized."""

from imbrex.engine.text.document import PartKind
from imbrex.files.shared.extracted import Item, ScannedError, compose, nothing_recognized
from imbrex.files.shared.hidden_text import block
from imbrex.files.shared.source import Source
from imbrex.messages import Message

_STARTS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"II*\x00", b"MM\x00*", b"GIF87a", b"GIF89a")
_BITMAP_HEADS = (12, 40, 52, 56, 64, 108, 124)  # sizes of the header after the first 14 bytes


def matches(source: Source) -> bool:
    """Detect by signatures; that of bitmaps is two letters, so that their header decides."""
    data = source.data
    if data.startswith(b"BM"):
        return int.from_bytes(data[14:18], "little") in _BITMAP_HEADS
    return data.startswith(_STARTS) or (data.startswith(b"RIFF") and data[8:12] == b"WEBP")


def read(source: Source) -> list[Item]:
    """Return the recognized text of all pages."""
    if source.recognized is None:
        raise ScannedError(Message("This is an image, not text."), Message("Recognize its text."))
    pages = [text for _, text in sorted(source.recognized.items()) if text.strip()]
    if not pages:
        raise nothing_recognized()
    return [compose([block(PartKind.BODY, "\n\n".join(pages) + "\n")])]
