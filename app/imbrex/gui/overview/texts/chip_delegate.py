"""Chip delegate: the number of a text on its colour."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from imbrex.gui.overview.texts.origin_ink import fill, paint_number
from imbrex.gui.overview.texts.origin_model import RANK
from imbrex.gui.theme.theme import theme_of

WIDTH, HEIGHT = 26, 16


class ChipDelegate(QStyledItemDelegate):
    """Paint a chip instead of the text."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        theme, rank = theme_of(QApplication.palette()), int(index.data(RANK))
        box = QRectF(0, 0, WIDTH, HEIGHT)
        box.moveCenter(QRectF(option.rect).center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill(theme, rank))
        painter.drawRoundedRect(box, 3, 3)
        paint_number(painter, theme, rank, box)
        painter.restore()
