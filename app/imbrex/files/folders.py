"""Folders: find the documents in them."""

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from imbrex.engine.document import Problem
from imbrex.files.formats import SUFFIXES
from imbrex.files.naming import shown_name

_NUMBER = re.compile(r"(\d+)")
_FOREIGN = frozenset({"__macosx", "$recycle.bin", "node_modules", "__pycache__"})


def expand(paths: Iterable[Path]) -> tuple[list[Path], list[Problem]]:
    """Replace folders by the documents in them, in natural order.

    A file given by name is kept, whatever it is called; in a folder only files of known kinds count.
    """
    found: list[Path] = []
    problems: list[Problem] = []
    for path in paths:
        if os.path.isdir(path):  # unlike the method of the path, it never raises
            inside = list(documents_in(path))
            found += inside
            if not inside:
                hint = f"Kinds that can be read: {', '.join(sorted(suffix[1:] for suffix in SUFFIXES))}."
                problems.append(Problem(_name(path), "There is no document in this folder.", hint, str(path)))
        elif os.path.lexists(path):
            found.append(path)
        else:
            problems.append(
                Problem(_name(path), "There is no such file.", "Check the spelling of its name.", str(path))
            )
    return found, problems


def documents_in(folder: Path, deep: bool = True) -> Iterator[Path]:
    """Give the documents of a folder, and if it is to be `deep`, those of the folders in it."""
    return _walk(folder, set(), deep)


def natural(name: str) -> tuple[tuple[int, int, str], ...]:
    """Give a sorting key by which "essay 10" comes after "essay 9"."""
    return tuple(
        (0, int(piece), "") if piece.isdecimal() else (1, 0, piece.casefold()) for piece in _NUMBER.split(name) if piece
    )


def _walk(folder: Path, open_folders: set[tuple[int, int]], deep: bool = True) -> Iterator[Path]:
    """Give the documents of a folder, then those of the folders in it; a link to a folder around it is not followed."""
    try:
        status = folder.stat()
        entries = sorted(folder.iterdir(), key=lambda entry: (natural(entry.name), entry.name))
    except OSError:
        return
    identity = (status.st_dev, status.st_ino)
    if identity in open_folders:
        return
    open_folders.add(identity)
    visible = [entry for entry in entries if not _is_hidden(entry.name)]
    folders = [entry for entry in visible if deep and os.path.isdir(entry)]
    yield from (entry for entry in visible if entry.suffix.lower() in SUFFIXES and os.path.isfile(entry))
    for inner in folders:
        yield from _walk(inner, open_folders)


def _is_hidden(name: str) -> bool:
    """Tell hidden files, the lock files of Office programs, and folders that systems leave behind."""
    return name.startswith((".", "~$")) or name.lower() in _FOREIGN


def _name(path: Path) -> str:
    return shown_name(path.name or str(path))
