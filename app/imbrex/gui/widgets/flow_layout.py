"""Layouts: rows that wrap, fold, or drop words where they do not fit, and areas that scroll only then."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from imbrex.gui.theme.text_size import is_font_change

Direction = QBoxLayout.Direction


class FoldingRow(QWidget):
    """Needs only the width of the wider layout; the first one stretches."""

    def __init__(self, first: QLayout, second: QLayout, gap: int) -> None:
        super().__init__()
        self._halves = first, second
        self._box = QBoxLayout(Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(gap)
        self._box.addLayout(first, 1)
        self._box.addLayout(second)

    def minimumSizeHint(self) -> QSize:
        widths = [half.minimumSize().width() for half in self._halves]
        return QSize(max(widths) + self._around(), super().minimumSizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Fold or unfold when the content needs another width."""
        known = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fold(self.width())
        return known

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold(event.size().width())

    def _fold(self, width: int) -> None:
        widths = [half.minimumSize().width() for half in self._halves]
        fits = sum(widths) + self._box.spacing() + self._around() <= width
        direction = Direction.LeftToRight if fits else Direction.TopToBottom
        if direction != self._box.direction():
            self._box.setDirection(direction)
            self.updateGeometry()  # otherwise the parent keeps the previous height

    def _around(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()


class ShrinkingArea(QScrollArea):
    """As high as its content if space allows; otherwise scrolled."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._inner = content
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return self._inner.sizeHint()

    def minimumSizeHint(self) -> QSize:
        content = self._inner.minimumSizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(content.width() + bar, min(content.height(), 2 * self.fontMetrics().lineSpacing()))


class PageStack(QStackedWidget):
    """QStackedWidget reserves space for its largest page, which would enlarge a small window with an open panel."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else QSize()


class ShorteningRow(QWidget):
    """Needs the width of its brief form only; subclasses call `measure` when their texts have changed."""

    def __init__(self) -> None:
        super().__init__()
        self._least, self._full = QSize(), QSize()
        self._is_brief = False

    @abstractmethod
    def show_brief(self, brief: bool) -> None:
        """Show less text, or all of it."""

    def measure(self) -> None:
        """Measure both forms and show the one that fits."""
        self._least, self._full = self._size(True), self._size(False)
        self._is_brief = False
        if self.isVisible():  # otherwise the width is not known
            self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._full

    def minimumSizeHint(self) -> QSize:
        return self._least

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.measure()  # only now is the style known

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            QTimer.singleShot(0, self, self.measure)  # the children are notified after this

    def _fit(self) -> None:
        """Show the form that fits."""
        brief = self.width() < self._full.width()
        if brief != self._is_brief:
            self._is_brief = brief
            self.show_brief(brief)

    def _size(self, brief: bool) -> QSize:
        self.show_brief(brief)
        for child in self.findChildren(QWidget):
            child.updateGeometry()  # at once, where Qt would do so after the next events
        layout = self.layout()
        return layout.minimumSize() if layout is not None else QSize()


class FlowLayout(QLayout):
    """Wraps widgets into rows, right to left in right-to-left languages; hidden widgets take no space."""

    def __init__(self, gap: int) -> None:
        """Keep `gap` pixels between widgets and between rows."""
        super().__init__()
        self._gap = gap
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._places(QRect(0, 0, width, 0))[1]

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        parent = self.parentWidget()
        mirrored = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for item, place in self._places(rect)[0]:
            if mirrored:
                place.moveLeft(rect.left() + rect.right() - place.right())
            item.setGeometry(place)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    def _places(self, rect: QRect) -> tuple[list[tuple[QLayoutItem, QRect]], int]:
        """Return the geometry of each visible item and the total height."""
        margins = self.contentsMargins()
        room = rect.marginsRemoved(margins)
        at, row = room.topLeft(), 0
        places = []
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if at.x() > room.left() and at.x() + size.width() > room.right() + 1:
                at, row = QPoint(room.left(), at.y() + row + self._gap), 0
            places.append((item, QRect(at, QSize(min(size.width(), max(0, room.width())), size.height()))))
            at = QPoint(at.x() + size.width() + self._gap, at.y())
            row = max(row, size.height())
        return places, at.y() + row - rect.top() + margins.bottom()
