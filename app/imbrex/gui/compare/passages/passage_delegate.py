"""Passage delegate: the number of a passage on its highlight colour."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from imbrex.gui.compare.passages.passage_model import NUMBER
from imbrex.gui.theme.contrast import ink_on
from imbrex.gui.theme.theme import theme_of

LEAST, HEIGHT, AROUND = 32, 16, 10  # pixels of a chip: minimum width, height, and horizontal padding of the number


class PassageDelegate(QStyledItemDelegate):
    """Paints the number as a chip."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        color = theme_of(QApplication.palette()).strong(int(index.data(NUMBER)))
        box = QRectF(0, 0, max(LEAST, option.fontMetrics.horizontalAdvance(text) + AROUND), HEIGHT)
        box.moveCenter(QRectF(option.rect).center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)  # which may match the chip
        painter.setPen(QPen(option.palette.highlightedText(), 1.2) if chosen else Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(ink_on(color))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), text)
        painter.restore()
