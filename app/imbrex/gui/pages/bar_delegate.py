"""Bar delegate: a share as a number with a thin bar under it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from imbrex.gui.pages.pair_model import FRACTION


class BarDelegate(QStyledItemDelegate):
    """Draw a thin bar under a percentage, so that a column can be read at a glance."""

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
        width = max(2.0, rect.width() * fraction)
        painter.fillRect(
            QRectF(rect.right() - width, rect.bottom() - 4, width, 2.5), QColor(option.palette.color(role))
        )
