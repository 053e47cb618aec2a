"""Dropping: which files a drag brings, and how they are taken."""

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent


def dropped_paths(data: QMimeData) -> list[Path]:
    """The files and folders of a drag; addresses of the web are no files."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def take_copy(event: QDropEvent) -> None:
    """Accept a drag, or its drop, as a copy: after a move, the program it came from would delete the files."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
