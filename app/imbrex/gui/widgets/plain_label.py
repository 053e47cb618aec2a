"""Plain label: a label that never interprets markup."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel


class PlainLabel(QLabel):
    """A label in plain-text format.

    Qt guesses the format, and file names, error messages and excerpts may look like HTML.
    """

    def __init__(self, text: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
