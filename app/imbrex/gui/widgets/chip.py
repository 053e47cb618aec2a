"""Chip: a small button that narrows a list down to one kind of row."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QToolButton

STYLE = "QToolButton { border: 1px solid palette(mid); border-radius: 8px; padding: 0 7px; }"


class Chip(QToolButton):
    """Checked, it asks for its kind; `offer` hides it where there is nothing to ask for."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setStyleSheet(STYLE)

    def offer(self, offered: bool) -> None:
        """Show it or not; what is not shown asks for nothing, and says nothing of it."""
        self.setVisible(offered)
        if not offered:
            with QSignalBlocker(self):
                self.setChecked(False)
