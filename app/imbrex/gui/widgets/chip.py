"""Chip: a small toggle button that filters a list by one kind of row."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QToolButton

STYLE = "QToolButton { border: 1px solid palette(mid); border-radius: 8px; padding: 0 7px; }"


class Chip(QToolButton):
    """A filter that is active while checked; `offer` hides it if it has no rows."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setStyleSheet(STYLE)

    def offer(self, offered: bool) -> None:
        """Show or hide the chip; hiding unchecks it without emitting a signal."""
        self.setVisible(offered)
        if not offered:
            with QSignalBlocker(self):
                self.setChecked(False)
