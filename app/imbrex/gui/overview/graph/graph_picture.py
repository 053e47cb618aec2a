"""Graph picture: a drawn graph kept as an image, which moves in its place while a large one is moved."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from imbrex.gui.overview.graph.graph_plane import Plane
from imbrex.gui.theme.theme import Theme

SETTLED = 90
"""Milliseconds after the last move until a large graph is drawn anew."""


class GraphPicture:
    """What was drawn last: where it lay, and whether on dark."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._kept: tuple[Plane, str, QPixmap] | None = None
        self._settling = QTimer(widget)
        self._settling.setSingleShot(True)
        self._settling.setInterval(SETTLED)
        self._settling.timeout.connect(widget.update)

    def forget(self) -> None:
        """Draw anew the next time."""
        self._kept = None

    def move(self) -> None:
        """Let the old picture do for a moment: it is being moved."""
        self._settling.start()

    def paint(self, painter: QPainter, plane: Plane, theme: Theme, draw: Callable[[QPainter], None]) -> bool:
        """Paint the graph, by `draw` where it is not known yet; tell whether an old picture moves in its place."""
        if self._kept is not None and self._settling.isActive() and self._kept[1] == theme.name:
            old = self._kept[0]
            painter.setTransform(old.transform().inverted()[0] * plane.transform())
            painter.drawPixmap(QPoint(), self._kept[2])
            painter.resetTransform()
            return True
        if self._kept is None or self._kept[:2] != (plane, theme.name):
            self._kept = plane, theme.name, self._drawn(theme, draw)
        painter.drawPixmap(0, 0, self._kept[2])
        return False

    def _drawn(self, theme: Theme, draw: Callable[[QPainter], None]) -> QPixmap:
        ratio = self._widget.devicePixelRatioF()
        picture = QPixmap(self._widget.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(theme.base)
        with QPainter(picture) as inner:
            inner.setFont(self._widget.font())
            draw(inner)
        return picture
