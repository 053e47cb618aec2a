"""Message bar: a message with buttons above the pages."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from imbrex.gui.theme.icons import icon
from imbrex.gui.theme.theme import is_palette_change
from imbrex.gui.theme.tinted_icon import tinted_icon
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.translation import Text, retranslated, translated


class MessageBar(QWidget):
    """A message with buttons and a close button.

    Attributes:
        next: the button to the next message.

    Signal: closed, by the user.
    """

    closed = Signal()

    def __init__(self, name: str, sentence: Text, picture: str = "") -> None:
        """Create a bar without buttons; `name` is its objectName, `picture` an icon."""
        super().__init__()
        self._close = self._make_close()
        self._count, self.next = PlainLabel(), self._make_next()
        self.setObjectName(name)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._label = PlainLabel(name=f"{name}Text", wraps=True)
        self._label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._buttons = spaced(QHBoxLayout(), 8)
        layout = spaced(QHBoxLayout(self), 10, (12, 6, 8, 6))
        if picture:
            sign = PlainLabel()
            sign.setPixmap(icon(picture).pixmap(QSize(18, 18)))
            translated(sign.setAccessibleName, lambda: self.tr("Message"))
            layout.addWidget(sign)
        layout.addWidget(self._label, 1)
        layout.addLayout(self._buttons)
        for widget in (self._count, self.next, self._close):
            layout.addWidget(widget)
        self.show_sentence(sentence)

    @property
    def sentence(self) -> str:
        return self._label.text()

    def show_sentence(self, sentence: Text) -> None:
        translated(self._label.setText, sentence)
        translated(self.setAccessibleName, sentence)

    @retranslated
    def show_count(self, number: int, count: int) -> None:
        """Show "`number` of `count`" with a button to the next message; hide both for a single message."""
        text = self.tr("%1 of %2").replace("%1", str(number)).replace("%2", str(count))
        self._count.setText(text)
        self.next.setAccessibleDescription(text)
        for widget in (self._count, self.next):
            widget.setVisible(count > 1)

    def add_button(self, name: str, text: Text, do: Callable[[], None]) -> QPushButton:
        """Add a button; clicking it does not close the bar."""
        button = QPushButton()
        translated(button.setText, text)
        button.setObjectName(name)
        button.setAutoDefault(True)
        button.clicked.connect(do)
        self._buttons.addWidget(button)
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Draw the close icon in the current text colour."""
        if event.type() == QEvent.Type.Polish or is_palette_change(event):
            palette = self.palette()
            pale = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.WindowText)
            self._close.setIcon(tinted_icon("close", palette.color(QPalette.ColorRole.WindowText), pale))
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)

    def _make_next(self) -> QToolButton:
        button = QToolButton()
        button.setObjectName("nextBar")
        button.setArrowType(Qt.ArrowType.RightArrow)
        button.setAutoRaise(True)
        translated(button.setAccessibleName, lambda: self.tr("Next message"))
        translated(button.setToolTip, lambda: self.tr("Next message"))
        return button

    def _make_close(self) -> QToolButton:
        close = QToolButton()
        close.setObjectName("closeBar")
        close.setIconSize(QSize(14, 14))
        close.setAutoRaise(True)
        translated(close.setAccessibleName, lambda: self.tr("Dismiss message"))
        translated(close.setToolTip, lambda: self.tr("Dismiss message"))
        close.clicked.connect(self.closed)
        return close
