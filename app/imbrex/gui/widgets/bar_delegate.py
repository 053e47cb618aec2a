"""Bar delegate: a share as a number with a thin bar under it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

FRACTION = int(Qt.ItemDataRole.UserRole) + 1
"""What a model gives as the length of the bar, a fraction of 1."""
QUIET = FRACTION + 1
"""Whether a model wants the row to stand back."""
STRONG = FRACTION + 2
"""Whether a model wants the row to stand out."""


class BarDelegate(QStyledItemDelegate):
    """Draw a thin bar under a percentage, so that a column can be read at a glance."""

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
