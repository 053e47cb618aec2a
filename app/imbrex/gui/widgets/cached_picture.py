"""Cached picture: a widget whose background is painted once per size and theme."""

from abc import abstractmethod

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from imbrex.gui.theme.theme import Theme, is_palette_change, theme_of


class CachedPicture(QWidget):
    """Subclasses draw the picture; their paintEvent paints it and overlays the parts that change more often."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: QPixmap | None = None

    @abstractmethod
    def draw_picture(self, painter: QPainter, theme: Theme) -> None:
        """Draw everything that changes only with size, theme and content."""

    def redraw(self) -> None:
        """Discard the cached picture and repaint."""
        self._picture = None
        self.update()

    def paint_picture(self, painter: QPainter) -> None:
        """Paint the picture, redrawing it first if it is outdated."""
        if self._picture is None or self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = self._drawn()
        painter.drawPixmap(0, 0, self._picture)

    def changeEvent(self, event: QEvent) -> None:
        if is_palette_change(event):
            self.redraw()
        super().changeEvent(event)

    def _drawn(self) -> QPixmap:
        ratio, theme = self.devicePixelRatioF(), theme_of(QApplication.palette())
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(theme.window)
        painter = QPainter(picture)
        self.draw_picture(painter, theme)
        painter.end()
        return picture
