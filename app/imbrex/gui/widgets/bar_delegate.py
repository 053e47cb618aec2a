"""Bar delegate: a percentage with a thin bar under it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

FRACTION = int(Qt.ItemDataRole.UserRole) + 1
"""Model role: length of the bar, a fraction of 1."""
QUIET = FRACTION + 1
"""Model role: whether to dim the row."""
STRONG = FRACTION + 2
"""Model role: whether to set the row in bold."""


class BarDelegate(QStyledItemDelegate):
    """Draws a thin bar under a percentage."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if index.data(QUIET):
            option.palette.setColor(QPalette.ColorRole.Text, option.palette.color(QPalette.ColorRole.PlaceholderText))
        if index.data(STRONG):
            option.font.setBold(True)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        fraction = index.data(FRACTION)
        if not fraction:
            return
        rect = QRectF(option.rect).adjusted(8, 0, -18, 0)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Highlight
        color = QColor(option.palette.color(role))
        if index.data(QUIET):
            color.setAlphaF(0.45)
        width = max(2.0, rect.width() * fraction)
        painter.fillRect(QRectF(rect.right() - width, rect.bottom() - 4, width, 2.5), color)
