"""Place delegate: a word with dotted boxes around the letters that are not what they look like."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPalette, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from imbrex.gui.compare.disguises.place_model import MARKS
from imbrex.gui.theme.theme import theme_of

MARGIN = 8


class PlaceDelegate(QStyledItemDelegate):
    """Paint the text of a cell with its marks; the boxes are dotted lines, so that colour is not all there is."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        text, option.text = option.text, ""
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        ink = option.palette.color(role)
        area = QRectF(option.rect).adjusted(MARGIN, 0, -MARGIN, 0)
        layout = _laid_out(text, option)
        line = layout.lineAt(0)
        at = QPointF(area.left(), area.top() + (area.height() - line.height()) / 2)
        painter.save()
        painter.setClipRect(area)
        painter.setPen(ink)
        layout.draw(painter, at)
        theme = theme_of(QApplication.palette())
        painter.setPen(QPen(ink if selected else theme.strong(5), 1, Qt.PenStyle.DotLine))
        for start, end in index.data(MARKS) or ():
            left, right = (_x(layout, text, place) for place in (start, end))
            painter.drawRect(QRectF(at.x() + left, at.y(), max(3.0, right - left), line.height() - 1))
        painter.restore()


def _laid_out(text: str, option: QStyleOptionViewItem) -> QTextLayout:
    layout = QTextLayout(text, option.font)
    settings = QTextOption()
    settings.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(settings)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return layout


def _x(layout: QTextLayout, text: str, place: int) -> float:
    """Where a code point begins, in pixels; Qt counts UTF-16 units."""
    units = len(text[:place].encode("utf-16-le", "surrogatepass")) // 2
    x: float = layout.lineAt(0).cursorToX(units)[0]  # type: ignore[index]
    return x
