"""Plain label: shows its text as it is, whatever is in it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


class PlainLabel(QLabel):
    """A label that takes no text for markup.

    Qt's own guesses, and names of files, problems and pieces of documents may well look like HTML.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
