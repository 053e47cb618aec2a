"""Dropping: local paths of a drag, and accepting it as a copy."""

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDropEvent


def dropped_paths(data: QMimeData) -> list[Path]:
    """Return the local files and folders of a drag; other URLs are skipped."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def take_copy(event: QDropEvent) -> None:
    """Accept a drag or drop as a copy: after a move, the source program would delete the files."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
