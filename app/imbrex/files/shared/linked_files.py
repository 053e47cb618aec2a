"""Linked files: the parts of a LaTeX document in files of their own, put in their places.

The reading process can open no file, so this is done before: the text is searched for commands that name a file, and
nothing else of it is understood. Only files in the folder of the document are read, each once;
in a ZIP file, its members.
"""

import os
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from imbrex.engine.text.late_pattern import late
from imbrex.files.shared.file_names import LATEX_SUFFIXES

MOST_FILES = 500
LARGEST = 32 * 2**20  # bytes of all files of a document
MOST_SEARCHED = 256 * 2**20  # bytes of documents
_DEEPEST = 20  # files in files
_DOCUMENT = late(rb"\\begin\s*\{document\}(?P<body>.*?)(?:\\end\s*\{document\}|\Z)", re.DOTALL)
_PART = late(rb"\\documentclass\s*(?:\[[^\]]{0,200}\])?\s*\{subfiles\}")
_NAMED = late(
    rb"(?P<comment>(?<!\\)%[^\n]*)"
    rb"|\\(?P<command>input|include|subfile|bibliography)\s*\{\s*(?P<name>[^{}\\%\n]{1,200}?)\s*\}"
    rb"|\\input\s+(?P<bare>[\w./-]{1,200})"
)


class Folder(Protocol):
    """The files beside a document."""

    def find(self, name: str) -> Path | None:
        """Return the file of a name; None if there is none inside the folder."""

    def read(self, path: Path, most: int) -> bytes:
        """Read a file of some bytes at most; nothing of a larger one, or of one that cannot be read."""


class _OnDisk:
    def __init__(self, folder: Path) -> None:
        self._folder = os.path.realpath(folder)

    def find(self, name: str) -> Path | None:
        try:
            real = os.path.realpath(os.path.join(self._folder, name))
        except (OSError, ValueError):
            return None
        inside = real.startswith(os.path.join(self._folder, ""))
        return Path(real) if inside and os.path.isfile(real) else None

    def read(self, path: Path, most: int) -> bytes:
        with suppress(OSError):
            if os.path.isfile(path) and os.path.getsize(path) <= most:
                return path.read_bytes()
        return b""


class Linked:
    """The files that belong to one document.

    Attributes:
        paths: those that were read, in order.
    """

    def __init__(self, path: Path, folder: Folder | None = None) -> None:
        self.paths: list[Path] = []
        self._main = path
        self._folder = folder or _OnDisk(path.parent)
        self._real = self._folder.find(path.name)
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
        data = self._folder.read(path, LARGEST - self._size)
        self.paths += [path] if data else []
        return data

    def _path(self, found: re.Match[bytes]) -> Path | None:
        """Return the file that a command names, if it is in the folder."""
        if found["command"] == b"bibliography":  # as BibTeX writes it
            return self._folder.find(self._main.with_suffix(".bbl").name)
        name = os.fsdecode(found["name"] or found["bare"])
        return self._folder.find(name if name.lower().endswith(LATEX_SUFFIXES) else f"{name}.tex")


def linked_by(paths: Iterable[Path]) -> set[Path]:
    """Return the files that belong to a document among some files; of very large sets, those of the first."""
    found: set[Path] = set()
    size = 0
    for path in paths:
        if path.suffix.lower() in LATEX_SUFFIXES and size < MOST_SEARCHED:
            folder = _OnDisk(path.parent)
            data = folder.read(path, LARGEST)
            size += len(data)
            found |= linked_in(path, data, folder)
    return found


def linked_in(path: Path, data: bytes, folder: Folder) -> set[Path]:
    """Return the files that belong to a document; none to a part of one."""
    if not _DOCUMENT.search(data) or _PART.search(data):
        return set()
    linked = Linked(path, folder)
    linked.joined(data)
    return set(linked.paths)
