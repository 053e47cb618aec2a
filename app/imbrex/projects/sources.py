"""Sources: changes of files since documents were read from them."""

import hashlib
import os
import stat
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.document import Document
from imbrex.values import frozen

_PIECE = 2**20  # bytes read between two checks of the observer
_REPLACED = "\N{REPLACEMENT CHARACTER}"
_STAGE = "looking at files"


class State(StrEnum):
    """State of a source file."""

    SAME = "same"
    CHANGED = "changed"
    GONE = "gone"
    UNKNOWN = "unknown"  # unreadable, not examined, or without a known digest


@frozen
class Source:
    """A document read from a file, which may contain several, and the state of that file."""

    document: Document
    state: State


def look_at_sources(documents: Sequence[Document], observer: Observer = SILENT) -> list[Source]:
    """Examine the file of each document that has one, in their order; each file is read once.

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
    """SHA-256 of a file, or its state if it cannot be computed."""
    if _is_remote(path):
        return State.UNKNOWN
    try:
        # Do not block on a pipe that has replaced the file.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(descriptor, "rb", buffering=0) as file:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                return State.GONE
            digest = hashlib.sha256()
            while piece := file.read(_PIECE):
                observer.check()
                digest.update(piece)
            return digest.hexdigest()
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError, ValueError) as error:
        # A file name with invalid Unicode is stored with replacement characters and cannot be looked up; nor can a
        # member of a ZIP file, which is as it was or not for all that is known.
        return State.UNKNOWN if _REPLACED in path or isinstance(error, NotADirectoryError) else State.GONE
    except OSError:
        return State.UNKNOWN


def _is_remote(path: str) -> bool:
    """Whether opening a file would make Windows log in to a computer chosen by the author of the project."""
    return os.name == "nt" and Path(path).drive.startswith(("\\\\", "//"))
