"""Ding: one file of lines, "left; left | left :: right; right | right", as of https://dict.tu-chemnitz.de."""

from collections.abc import Iterator
from pathlib import Path

from imbrex.dictionaries.contents import read_limited


def phrases(path: Path) -> Iterator[tuple[str, str]]:
    """Phrases that translate each other: each of a group with each of the group across.

    Raises:
        OSError: the file can't be read, or is damaged.
    """
    for line in read_limited(path).decode("utf-8", "replace").splitlines():
        left, sides, right = line.partition("::")
        groups = left.split("|"), right.split("|")
        if line.startswith("#") or not sides or len(groups[0]) != len(groups[1]):
            continue
        for one, other in zip(*groups, strict=True):
            for phrase in one.split(";"):
                for translation in other.split(";"):
                    yield phrase, translation
