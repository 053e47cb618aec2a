"""Ding: one file of lines, "left; left | left :: right; right | right", as of https://dict.tu-chemnitz.de."""

from collections.abc import Iterator

from imbrex.dictionaries.contents import lines

_LONGEST = 20_000  # bytes of a line


def phrases(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Phrases that translate each other: each of a group with each of the group across."""
    for line in lines(data):
        left, sides, right = line.partition(b"::")
        groups = left.split(b"|"), right.split(b"|")
        if line.startswith(b"#") or not sides or len(line) > _LONGEST or len(groups[0]) != len(groups[1]):
            continue
        for one, other in zip(*groups, strict=True):
            for phrase in one.split(b";"):
                for translation in other.split(b";"):
                    yield phrase, translation


def about(data: bytes) -> bytes:
    """The remarks at the start."""
    remarks = []
    for line in lines(data[: 2**16]):
        if not line.startswith(b"#"):
            break
        remarks.append(line)
    return b"\n".join(remarks)
