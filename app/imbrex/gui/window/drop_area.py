"""Drop area: a large target for dropping or choosing a file, and the overlay while one is dragged over the window."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from imbrex.gui.theme.fonts import scaled
from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.dropping import dropped_paths, take_copy
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.translation import retranslated, translated


class DropOverlay(QWidget):
    """A translucent overlay with a message, transparent to the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self.setObjectName("dropOverlay")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self) -> None:
        """Cover the parent."""
        self.setGeometry(self._covered.rect())
        self.raise_()
        self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        overlay = QColor(self.palette().color(QPalette.ColorRole.Window))
        overlay.setAlpha(215)
        painter.fillRect(self.rect(), overlay)
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(accent, 3, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(24, 24, -24, -24), 16, 16)
        painter.setFont(scaled(painter.font(), 2))
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter), self.tr("Drop to compare"))


class DropArea(QWidget):
    """A dashed frame with a heading. Signals: dropped (list of Path), clicked."""

    dropped = Signal(object)
    clicked = Signal()

    def __init__(self, name: str, heading: Callable[[], str], hint: Callable[[], str], drawing: str = "page") -> None:
        super().__init__()
        self._heading, self._hint = heading, hint
        self._hot = False
        self.setObjectName(name)
        self.setAcceptDrops(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        picture = PlainLabel()
        picture.setPixmap(icon(drawing).pixmap(QSize(40, 40)))
        translated(picture.setAccessibleName, heading)
        title = PlainLabel()
        translated(title.setText, heading)
        title.setFont(scaled(title.font(), 1.5))
        title.setWordWrap(True)  # if the letters are large
        self._text = PlainLabel(wraps=True)
        layout = spaced(QVBoxLayout(self), margins=(16, 16, 16, 16))
        layout.addStretch(1)
        for label in (picture, title, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(label)
        layout.addStretch(1)
        self.show_file("")

    @property
    def text(self) -> str:
        """The text below the heading."""
        return self._text.text()

    @retranslated
    def show_file(self, name: str) -> None:
        """Show the name of the chosen file; an empty name shows the hint again."""
        self._text.setText(f"✓ {name}" if name else self._hint())
        self.setAccessibleName(f"{self._heading()}. {name or self._hint()}")

    def sizeHint(self) -> QSize:
        return QSize(420, 340)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 150).expandedTo(super().minimumSizeHint())  # a long word in large letters

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.source() is None and dropped_paths(event.mimeData()):
            take_copy(event)
            self._set_hot(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._set_hot(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self._set_hot(False)
        take_copy(event)
        self.dropped.emit(dropped_paths(event.mimeData()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        line = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        line.setAlpha(90)
        fill = QColor(accent)
        fill.setAlpha(46 if self._hot else 18 if self.underMouse() else 0)
        marked = self._hot or self.hasFocus()
        painter.setPen(QPen(accent if marked else line, 2 if marked else 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)

    def _set_hot(self, hot: bool) -> None:
        self._hot = hot
        self.update()
