"""File read: the content of one file."""

from dataclasses import dataclass

from imbrex.engine.text.document import Document, Problem


@dataclass(frozen=True, slots=True)
class FileRead:
    """The content of one file. `key` is the path it was requested by."""

    key: str
    results: tuple[Document | Problem, ...]
