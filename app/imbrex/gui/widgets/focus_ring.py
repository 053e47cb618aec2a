"""Focus: a ring around the widget with the keyboard focus, and widgets that pass the focus to a child."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from imbrex.gui.theme.theme import theme_of
from imbrex.gui.wording.translation import translated

# A widget that passes the focus to one of its children.
# Qt's focus proxy would make Tab jump straight to that child, past all widgets before it.


class PassedFocus(QObject):
    """Passes the focus of a widget without tab focus to the child that `part` returns."""

    def __init__(self, owner: QWidget, part: Callable[[], QWidget]) -> None:
        super().__init__(owner)
        self._part = part
        owner.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusIn:
            self._part().setFocus(event.reason())
        return super().eventFilter(watched, event)


WIDTH = 2  # pixels
AWAY = 3  # pixels from the widget to the outer edge of the ring
MOVES = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ZOrderChange}


class FocusRing(QObject):
    """Shows the ring when the focus is moved with the keyboard, and always in high contrast."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._around: QWidget | None = None
        self._followed: list[QWidget] = []
        self._ring: Ring | None = None
        application.focusChanged.connect(self._on_changed)

    @property
    def rect(self) -> QRect:
        """Return the ring's geometry in its window; empty if hidden."""
        ring = self._ring
        return ring.geometry() if ring is not None and isValid(ring) and ring.isVisible() else QRect()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the ring around its widget when that moves, scrolls or is hidden."""
        if event.type() in MOVES and watched is not self._ring:
            self._place()
        return False

    def _on_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        self._leave()
        if now is None or not now.focusPolicy() & Qt.FocusPolicy.TabFocus:
            return
        by_key = now.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if not by_key and not theme_of(QApplication.palette()).high:
            return
        self._around = now
        step: QWidget | None = now
        while step is not None:
            self._followed.append(step)
            step.installEventFilter(self)
            step = None if step.isWindow() else step.parentWidget()
        self._ring = Ring(now.window())
        self._place()

    def _leave(self) -> None:
        for widget in filter(isValid, self._followed):  # a window may have been deleted
            widget.removeEventFilter(self)
        self._followed.clear()
        self._around = None
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None

    def _place(self) -> None:
        around, ring = self._around, self._ring
        if around is None or ring is None or not isValid(around) or not isValid(ring):
            return
        seen = _seen(around)
        if not seen.isEmpty():
            ring.setGeometry(seen.adjusted(-AWAY, -AWAY, AWAY, AWAY) & around.window().rect())
            ring.raise_()
        ring.setVisible(not seen.isEmpty())


class Ring(QWidget):
    """Painted above everything, transparent to the mouse."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setObjectName("focusRing")
        translated(self.setAccessibleName, lambda: self.tr("Focus"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme_of(QApplication.palette()).focus, WIDTH))
        inset = WIDTH / 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 4, 4)


def _seen(widget: QWidget) -> QRect:
    """Return the unclipped part of a widget in its window; Qt's visible region excludes areas covered by children."""
    if not widget.isVisible():
        return QRect()
    window = widget.window()
    seen = window.rect()
    step: QWidget | None = widget
    while step is not None and step is not window:
        seen &= QRect(step.mapTo(window, QPoint()), step.size())
        step = step.parentWidget()
    return seen
