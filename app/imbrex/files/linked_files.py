"""Linked files: the parts of a LaTeX document in files of their own, put in their places.

The reading process can open no file, so this is done before: the text is searched for commands that name a file, and
nothing else of it is understood. Only files in the folder of the document are read, each once.
"""

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from imbrex.files.formats import LATEX

MOST_FILES = 500
LARGEST = 32 * 2**20  # bytes of all files of a document
MOST_SEARCHED = 256 * 2**20  # bytes of documents
_DEEPEST = 20  # files in files
_DOCUMENT = re.compile(rb"\\begin\s*\{document\}(?P<body>.*?)(?:\\end\s*\{document\}|\Z)", re.DOTALL)
_PART = re.compile(rb"\\documentclass\s*(?:\[[^\]]{0,200}\])?\s*\{subfiles\}")
_NAMED = re.compile(
    rb"(?P<comment>(?<!\\)%[^\n]*)"
    rb"|\\(?P<command>input|include|subfile|bibliography)\s*\{\s*(?P<name>[^{}\\%\n]{1,200}?)\s*\}"
    rb"|\\input\s+(?P<bare>[\w./-]{1,200})"
)


class Linked:
    """The files that belong to one document.

    Attributes:
        paths: those that were read, in order.
    """

    def __init__(self, path: Path) -> None:
        self.paths: list[Path] = []
        self._main = path
        self._real = Path(os.path.realpath(path))
        self._folder = os.path.realpath(path.parent)
        self._size = 0

    def joined(self, data: bytes, depth: int = 0) -> bytes:
        """Replace the commands that name a file by the text of that file; others stay."""
        self._size += len(data)
        pieces, end = [], 0
        for found in _NAMED.finditer(data) if depth < _DEEPEST else ():
            inside = b"" if found["comment"] else self._read(found)
            if inside:
                body = _DOCUMENT.search(inside)
                inside = body["body"] if body else inside
                pieces += [data[end : found.start()], self.joined(inside, depth + 1), b"\n"]
                end = found.end()
        return b"".join([*pieces, data[end:]])

    def _read(self, found: re.Match[bytes]) -> bytes:
        path = self._path(found)
        if path is None or len(self.paths) >= MOST_FILES or path in self.paths or path == self._real:
            return b""
        data = _data(path, LARGEST - self._size)
        self.paths += [path] if data else []
        return data

    def _path(self, found: re.Match[bytes]) -> Path | None:
        """Return the file that a command names, if it is in the folder."""
        if found["command"] == b"bibliography":  # as BibTeX writes it
            return self._inside(self._main.with_suffix(".bbl").name)
        name = os.fsdecode(found["name"] or found["bare"])
        return self._inside(name if name.lower().endswith(LATEX.suffixes) else f"{name}.tex")

    def _inside(self, name: str) -> Path | None:
        try:
            real = os.path.realpath(os.path.join(self._folder, name))
        except (OSError, ValueError):
            return None
        inside = real.startswith(os.path.join(self._folder, ""))
        return Path(real) if inside and os.path.isfile(real) else None


def linked_by(paths: Iterable[Path]) -> set[Path]:
    """Return the files that belong to a document among some files; of very large sets, those of the first."""
    found: set[Path] = set()
    size = 0
    for path in paths:
        if path.suffix.lower() in LATEX.suffixes and size < MOST_SEARCHED:
            data = _data(path, LARGEST)
            size += len(data)
            found |= _linked_in(path, data)
    return found


def _data(path: Path, most: int) -> bytes:
    """Read a file of some bytes at most; nothing of a larger one, or of one that cannot be read."""
    with suppress(OSError):
        if os.path.isfile(path) and os.path.getsize(path) <= most:
            return path.read_bytes()
    return b""


def _linked_in(path: Path, data: bytes) -> set[Path]:
    if not _DOCUMENT.search(data) or _PART.search(data):
        return set()
    linked = Linked(path)
    linked.joined(data)
    return set(linked.paths)
