"""Clipboard: text for other programs, copied or dragged."""

import html
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag, QGuiApplication
from PySide6.QtWidgets import QWidget


def parcel(text: str) -> QMimeData:
    """A text as it is, and as HTML in which nothing of it is markup."""
    data = QMimeData()
    whole = text.encode("utf-8", "replace").decode()  # Qt cannot carry lone surrogates
    data.setText(whole)
    lines = "<br>".join(html.escape(line) for line in whole.splitlines())
    data.setHtml(f'<p style="white-space: pre-wrap">{lines}</p>')
    return data


def files(paths: list[str]) -> QMimeData:
    """Files by their addresses; those that are not there any more are left out."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in paths if Path(path).is_file()])
    return data


def copy(text: str) -> None:
    """Put a text on the clipboard."""
    QGuiApplication.clipboard().setMimeData(parcel(text))


def drag(source: QWidget, data: QMimeData) -> None:
    """Let people carry something to another program, which gets a copy of it."""
    carried = QDrag(source)
    carried.setMimeData(data)
    carried.exec(Qt.DropAction.CopyAction)
