"""Panel area: the content of a panel, scrolled sideways where the panel is narrower than it."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST = 160
"""Pixels: the least width of a panel, so that two texts and a panel fit in a small window in any language."""


class PanelArea(QScrollArea):
    """As wide as its content if space allows; a narrow one scrolls, and never makes the window wider.

    The content is resized here: Qt would give texts that wrap their preferred height, and scroll lists that may shrink.

    Attributes:
        content: the widget inside.
    """

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to the focused widget
        self.setSizePolicy(content.sizePolicy())
        self.content = content
        self.setWidget(content)

    @property
    def needed(self) -> QSize:
        """The least size of the content without scrolling."""
        return self.content.minimumSizeHint().expandedTo(self.content.minimumSize())

    def sizeHint(self) -> QSize:
        return self.content.sizeHint().expandedTo(self.needed)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.needed.width(), LEAST), self.needed.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()

    def event(self, event: QEvent) -> bool:
        """Follow the content when it needs another size."""
        known = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.widget() is not None:
            self.updateGeometry()
            self._fill()
        return known

    def _fill(self) -> None:
        self.content.resize(self.viewport().size().expandedTo(self.needed))
