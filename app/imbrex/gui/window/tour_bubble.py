"""Tour bubble: a text beside a part of the window, with Next, Back and Skip."""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from imbrex.gui.theme.fonts import bold
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.wording.translation import retranslated, translated

AROUND = 3


class Ring(QWidget):
    """Transparent to the mouse."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("tourRing")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def surround(self, target: QRect | None) -> None:
        """Surround a part of the window; hide if there is none."""
        if target is None:
            self.hide()
            return
        place = target.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        if place != self.geometry():
            self.setGeometry(place)
        if self.isHidden():
            self.show()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)


WIDTH = 330
ARROW = 9
"""Height of the arrow in pixels; it is twice as wide."""
GAP = 4
EDGE = 8
"""Distance from the edge of the window in pixels."""
ROUND = 8


class Bubble(QFrame):
    """Floats over the window without blocking it, with the buttons `skip`, `back` and `next`."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("tourBubble")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self._window = window
        self._tip: QPoint | None = None  # tip of the arrow, in local pixels
        self._title, self._text, self._place = PlainLabel(), PlainLabel(), PlainLabel()
        self.skip, self.back, self.next = QPushButton(), QPushButton(), QPushButton()
        self._lines = QVBoxLayout(self)
        self._name_widgets()
        self._lay_out()
        self.hide()

    def say(self, title: str, text: str, number: int, count: int) -> None:
        """Show step `number`, from 1, of `count`."""
        self._title.setText(title)
        self._text.setText(text)
        place = self.tr("%1 of %2").replace("%1", str(number)).replace("%2", str(count))
        self._place.setText(place)
        self.setAccessibleName(f"{title} ({place})")
        self.setAccessibleDescription(text)
        self.back.setEnabled(number > 1)
        self.next.setText(self.tr("&Done") if number == count else self.tr("&Next"))
        self.skip.setVisible(number < count)

    def point_at(self, target: QRect | None) -> None:
        """Move beside a part of the window, given by its place there; to the centre if there is none."""
        size = QSize(WIDTH, self._height())
        room = self._window.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        place, tip = _beside(target, size, room)
        shape = QRect(place, size).adjusted(-ARROW, -ARROW, ARROW, ARROW)
        tip = tip - shape.topLeft() if tip is not None else None
        if shape != self.geometry() or tip != self._tip:
            self._tip = tip
            self.setGeometry(shape)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.skip.click()
            case Qt.Key.Key_Right | Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_PageDown:
                self.next.click()
            case Qt.Key.Key_Left | Qt.Key.Key_PageUp:
                self.back.click()
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 1.4))
        painter.setBrush(QColor(palette.color(QPalette.ColorRole.ToolTipBase)))
        painter.drawPath(self._outline())

    def _outline(self) -> QPainterPath:
        body = QRectF(self.rect()).adjusted(ARROW, ARROW, -ARROW, -ARROW)
        path = QPainterPath()
        path.addRoundedRect(body, ROUND, ROUND)
        if self._tip is None:
            return path
        tip, low, high = QPointF(self._tip), ROUND + ARROW, -ROUND - ARROW
        arrow = QPainterPath(tip)
        if body.left() <= tip.x() <= body.right():
            x = min(max(tip.x(), body.left() + low), body.right() + high)
            y = body.top() + 1 if tip.y() < body.top() else body.bottom() - 1
            arrow.lineTo(x - ARROW, y)
            arrow.lineTo(x + ARROW, y)
        else:
            y = min(max(tip.y(), body.top() + low), body.bottom() + high)
            x = body.left() + 1 if tip.x() < body.left() else body.right() - 1
            arrow.lineTo(x, y - ARROW)
            arrow.lineTo(x, y + ARROW)
        arrow.closeSubpath()
        return path.united(arrow)

    def _height(self) -> int:
        inner = WIDTH + 2 * ARROW
        return max(self._lines.heightForWidth(inner), self._lines.minimumSize().height()) - 2 * ARROW

    @retranslated
    def _name_widgets(self) -> None:
        self._title.setFont(bold(self._title.font()))
        self._title.setObjectName("tourTitle")
        self._text.setObjectName("tourText")
        self._text.setWordWrap(True)
        self._place.setObjectName("tourPlace")
        for label in (self._title, self._text, self._place):
            label.setForegroundRole(QPalette.ColorRole.ToolTipText)
        translated(self.skip.setText, lambda: self.tr("&Skip the tour"))
        self.skip.setObjectName("tourSkip")
        self.skip.setFlat(True)
        translated(self.back.setText, lambda: self.tr("&Back"))
        self.back.setObjectName("tourBack")
        self.next.setObjectName("tourNext")
        self.next.setDefault(True)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._place)
        buttons = QHBoxLayout()
        buttons.addWidget(self.skip)
        buttons.addStretch(1)
        buttons.addWidget(self.back)
        buttons.addWidget(self.next)
        layout = self._lines
        layout.setContentsMargins(ARROW + 14, ARROW + 12, ARROW + 14, ARROW + 10)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._text)
        layout.addLayout(buttons)


def _beside(target: QRect | None, size: QSize, room: QRect) -> tuple[QPoint, QPoint | None]:
    """Place of a bubble and tip of its arrow: below the target, above, right or left, wherever it fits."""
    if target is None:
        return room.center() - QPoint(size.width() // 2, size.height() // 2), None
    x, y, away = target.center().x(), target.center().y(), ARROW + GAP
    middle, level = x - size.width() // 2, y - size.height() // 2
    below, above = target.bottom() + away, target.top() - away - size.height()
    right, left = target.right() + away, target.left() - away - size.width()
    if below + size.height() <= room.bottom():
        return _within(QPoint(middle, below), size, room), QPoint(x, target.bottom() + GAP)
    if above >= room.top():
        return _within(QPoint(middle, above), size, room), QPoint(x, target.top() - GAP)
    if right + size.width() <= room.right():
        return _within(QPoint(right, level), size, room), QPoint(target.right() + GAP, y)
    if left >= room.left():
        return _within(QPoint(left, level), size, room), QPoint(target.left() - GAP, y)
    return _within(QPoint(middle, room.bottom()), size, room), None


def _within(place: QPoint, size: QSize, room: QRect) -> QPoint:
    x = min(max(place.x(), room.left()), max(room.left(), room.right() - size.width()))
    y = min(max(place.y(), room.top()), max(room.top(), room.bottom() - size.height()))
    return QPoint(x, y)
