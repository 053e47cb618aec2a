"""Flow layout: widgets in rows that wrap."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


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
