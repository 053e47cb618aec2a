"""StarDict: an .ifo with facts, an .idx with headwords and places, and a .dict or .dict.dz with the articles.

Format: https://github.com/huzheng001/stardict-3/blob/master/dict/doc/StarDictFileFormat
"""

import struct
from collections.abc import Iterator
from pathlib import Path

from imbrex.dictionaries.contents import read_limited

_LONGEST_HEAD = 256  # bytes, by the format


def articles(info: Path) -> Iterator[tuple[str, str]]:
    """Headword and article of each entry, in the order of the index.

    Raises:
        OSError: a file can't be read, or is damaged.
    """
    facts = dict(
        line.partition("=")[::2] for line in read_limited(info).decode("utf-8", "replace").splitlines() if "=" in line
    )
    place = struct.Struct(">QI" if facts.get("idxoffsetbits") == "64" else ">II")
    index = read_limited(_beside(info, ".idx", ".idx.gz"))
    data = read_limited(_beside(info, ".dict.dz", ".dict"))
    position = 0
    while (end := index.find(b"\0", position, position + _LONGEST_HEAD)) >= 0 and end + 1 + place.size <= len(index):
        head = index[position:end].decode("utf-8", "replace")
        start, size = place.unpack_from(index, end + 1)
        position = end + 1 + place.size
        yield head, data[start : start + size].decode("utf-8", "replace")


def _beside(info: Path, *endings: str) -> Path:
    """The first file there is of the same name with one of the endings; the last one if there is none."""
    names = [info.with_suffix(ending) for ending in endings]
    return next((name for name in names if name.exists()), names[-1])
