"""StarDict: an .ifo with facts, an .idx with headwords and places, and a .dict or .dict.dz with the articles.

Format: https://github.com/huzheng001/stardict-3/blob/master/dict/doc/StarDictFileFormat
"""

import re
import struct
from collections.abc import Iterator

from imbrex.errors import ImbrexError
from imbrex.messages import Message

_LONGEST_HEAD = 256  # bytes, by the format
_TAGS = re.compile(rb"<[^<>]*>")


def articles(info: bytes, index: bytes, data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Headword and article of each entry, in the order of the index.

    Raises:
        ImbrexError: this is not a StarDict file.
    """
    if not info.startswith(b"StarDict"):
        raise ImbrexError(Message("The dictionary is damaged."))
    place = struct.Struct(">QI" if b"idxoffsetbits=64" in info else ">II")
    position = 0
    while (end := index.find(b"\0", position, position + _LONGEST_HEAD)) >= 0 and end + 1 + place.size <= len(index):
        head = index[position:end]
        start, size = place.unpack_from(index, end + 1)
        position = end + 1 + place.size
        yield head, _TAGS.sub(b"\n", data[start : start + size])
