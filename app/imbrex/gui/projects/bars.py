"""Bars: the place above the pages where bars stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

if TYPE_CHECKING:
    from imbrex.gui.projects.bar import Bar


class Bars(QWidget):
    """A page with bars above it."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.shown: list[Bar] = []
        self._above = QVBoxLayout()
        self._above.setSpacing(0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._above)
        layout.addWidget(page, 1)

    def add(self, bar: Bar) -> None:
        """Show a bar below those that are there; one of its name gives way to it."""
        for other in [other for other in self.shown if other.objectName() == bar.objectName()]:
            self.remove(other)
        self.shown.append(bar)
        self._above.addWidget(bar)

    def remove(self, bar: Bar) -> None:
        """Take a bar away."""
        if bar in self.shown:
            self.shown.remove(bar)
            self._above.removeWidget(bar)
            bar.hide()
            bar.deleteLater()
