"""Clipboard: text and files for the clipboard or drag and drop."""

import html
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag, QGuiApplication
from PySide6.QtWidgets import QWidget


def parcel(text: str) -> QMimeData:
    """Return a text as plain text and as escaped HTML."""
    data = QMimeData()
    whole = text.encode("utf-8", "replace").decode()  # Qt cannot carry lone surrogates
    data.setText(whole)
    lines = "<br>".join(html.escape(line) for line in whole.splitlines())
    data.setHtml(f'<p style="white-space: pre-wrap">{lines}</p>')
    return data


def files(paths: list[str]) -> QMimeData:
    """Return URLs of the paths that are existing files."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in paths if Path(path).is_file()])
    return data


def copy(text: str) -> None:
    """Copy a text to the clipboard."""
    QGuiApplication.clipboard().setMimeData(parcel(text))


def drag(source: QWidget, data: QMimeData) -> None:
    """Start a drag that other programs accept as a copy."""
    carried = QDrag(source)
    carried.setMimeData(data)
    carried.exec(Qt.DropAction.CopyAction)
