"""Sources: whether the files that documents were read from are still what they were."""

import hashlib
import os
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.document import Document

_PIECE = 2**20  # bytes that are read between two questions whether to stop
_REPLACED = "\N{REPLACEMENT CHARACTER}"
_STAGE = "looking at files"


class State(StrEnum):
    """What has become of a file."""

    SAME = "same"
    CHANGED = "changed"
    GONE = "gone"
    UNKNOWN = "unknown"  # it may not be read, is not looked at, or nobody knows what was in it


@dataclass(frozen=True, slots=True)
class Source:
    """The file of a document, which may lie inside of it with others; and what has become of it."""

    document: Document
    state: State


def look_at_sources(documents: Sequence[Document], observer: Observer = SILENT) -> list[Source]:
    """Look at the file of each document that came from one, in their order; each file is read once.

    Raises:
        Cancelled: by the observer.
    """
    digests: dict[str, str | State] = {}
    sources = []
    for done, document in enumerate(documents):
        observer.check()
        observer.progress(Progress(_STAGE, done, len(documents)))
        if not document.path:
            continue
        if document.path not in digests:
            digests[document.path] = _digest(document.path, observer)
        sources.append(Source(document, _state(document, digests[document.path])))
    return sources


def _state(document: Document, found: str | State) -> State:
    if isinstance(found, State):
        return found
    if not document.file_hash:
        return State.UNKNOWN
    return State.SAME if found == document.file_hash else State.CHANGED


def _digest(path: str, observer: Observer) -> str | State:
    """SHA-256 of a file, or why there is none."""
    if _is_remote(path):
        return State.UNKNOWN
    try:
        # A pipe that lies where a file was must not be waited for.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(descriptor, "rb", buffering=0) as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                return State.GONE
            digest = hashlib.sha256()
            while piece := file.read(_PIECE):
                observer.check()
                digest.update(piece)
            return digest.hexdigest()
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError, ValueError):
        # The name of a file that the system has in other bytes than Unicode's is not known any more.
        return State.UNKNOWN if _REPLACED in path else State.GONE
    except OSError:
        return State.UNKNOWN


def _is_remote(path: str) -> bool:
    """Whether looking at a file would make Windows log in at a computer that whoever made the project has chosen."""
    return os.name == "nt" and Path(path).drive.startswith(("\\\\", "//"))
