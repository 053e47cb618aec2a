"""File read: what one file held."""

from dataclasses import dataclass

from imbrex.engine.text.document import Document, Problem


@dataclass(frozen=True, slots=True)
class FileRead:
    """What one file held. `key` is the path it was asked for by."""

    key: str
    results: tuple[Document | Problem, ...]
