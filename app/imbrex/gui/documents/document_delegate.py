"""Document delegate: a row of the Documents list in two lines."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QMouseEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from imbrex.gui.documents.document_model import DocumentRole
from imbrex.gui.model.rows import State
from imbrex.gui.theme.fonts import small

MARGIN = 8
SIGN = 18  # pixels reserved for the sign in front of a row
MOST_LINES = 5  # of a problem's explanation; the tooltip shows all of it
PALEST = 235  # of 255, on a selected row
WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
COLOURS = {State.READY: QColor("#3f9d6d"), State.READING: QColor("#8a93a0"), State.PROBLEM: QColor("#d9822b")}


class DocumentDelegate(QStyledItemDelegate):
    """Paints name and detail; a problem has a triangle, not only a colour, and its full explanation.

    Signal: password_requested (key), by a click on the link.
    """

    password_requested = Signal(str)

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._font, self._usual_size = view.font(), QSize()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        if index.data(DocumentRole.STATE) != State.PROBLEM:
            return self._usual(option.font)
        width = self._view.viewport().width()
        detail = self._detail_rect(QRect(0, 0, width, 10_000), option, index)
        return QSize(0, detail.bottom() + MARGIN)

    def _usual(self, font: QFont) -> QSize:
        """The size of a row without a problem; measuring each row of a class would block the window."""
        if self._usual_size.isEmpty() or font != self._font:
            lines = QFontMetrics(font).height() + QFontMetrics(small(font)).height()
            self._font, self._usual_size = QFont(font), QSize(1, lines + 2 * MARGIN)
        return self._usual_size

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        widget: QWidget = option.widget
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        painter.save()
        state = State(index.data(DocumentRole.STATE))
        rect: QRect = option.rect
        sign = State.PROBLEM if index.data(DocumentRole.WARNING) else state
        self._paint_sign(painter, QPoint(rect.left() + MARGIN + 4, rect.top() + MARGIN + 8), sign)
        self._paint_name(painter, option, index)
        painter.setFont(small(option.font))
        painter.setPen(self.ink(option, 165 if state is not State.PROBLEM else 235))
        box = self._detail_rect(rect, option, index)
        detail = index.data(DocumentRole.DETAIL)
        if state is not State.PROBLEM:  # only a problem may take more than one line
            detail = painter.fontMetrics().elidedText(detail, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, WRAP, detail)
        painter.restore()

    def _paint_name(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box = self._name_rect(option.rect, option)
        tag = index.data(DocumentRole.TAG)
        metrics = QFontMetrics(option.font)
        if tag:
            self._paint_tag(painter, option, index, tag)
            box.setRight(box.right() - metrics.horizontalAdvance(tag) - MARGIN)
        painter.setPen(self.ink(option, 255))
        name = metrics.elidedText(index.data(), Qt.TextElideMode.ElideMiddle, box.width())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft), name)

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            box = self._name_rect(option.rect, option)
            box.setLeft(box.right() - QFontMetrics(option.font).horizontalAdvance(index.data(DocumentRole.TAG)))
            if index.data(DocumentRole.LOCKED) and box.contains(event.position().toPoint()):
                self.password_requested.emit(index.data(DocumentRole.KEY))
                return True
        return super().editorEvent(event, model, option, index)

    def _paint_tag(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex, tag: str
    ) -> None:
        """Paint the tag on the right; a clickable one looks like a link."""
        painter.save()
        painter.setPen(self.ink(option, 165))
        if index.data(DocumentRole.LOCKED):
            font = QFont(option.font)
            font.setUnderline(True)
            painter.setFont(font)
            if not option.state & QStyle.StateFlag.State_Selected:
                painter.setPen(option.palette.color(QPalette.ColorRole.Link))
        painter.drawText(self._name_rect(option.rect, option), int(Qt.AlignmentFlag.AlignRight), tag)
        painter.restore()

    @staticmethod
    def _paint_sign(painter: QPainter, centre: QPoint, state: State) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(COLOURS[state])
        if state is not State.PROBLEM:
            painter.drawEllipse(centre, 4, 4)
            return
        painter.drawPolygon([centre + QPoint(0, -7), centre + QPoint(8, 7), centre + QPoint(-8, 7)])
        painter.setBrush(QColor("white"))
        painter.drawRect(QRect(centre.x() - 1, centre.y() - 2, 2, 5))
        painter.drawRect(QRect(centre.x() - 1, centre.y() + 4, 2, 2))

    @staticmethod
    def ink(option: QStyleOptionViewItem, alpha: int) -> QColor:
        """The text colour at this opacity of 255; on a selected row small text is hardly paler."""
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        colour = QColor(option.palette.color(role))
        colour.setAlpha(max(alpha, PALEST) if selected else alpha)
        return colour

    @staticmethod
    def _name_rect(rect: QRect, option: QStyleOptionViewItem) -> QRect:
        height = QFontMetrics(option.font).height()
        left = rect.left() + MARGIN + SIGN
        return QRect(left, rect.top() + MARGIN - 2, rect.right() - MARGIN - left, height)

    def _detail_rect(
        self, rect: QRect, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QRect:
        name = self._name_rect(rect, option)
        metrics = QFontMetrics(small(option.font))
        box = QRect(name.left(), name.bottom() + 3, name.width(), metrics.height() * MOST_LINES)
        needed = metrics.boundingRect(box, WRAP, index.data(DocumentRole.DETAIL))
        box.setHeight(min(box.height(), max(needed.height(), metrics.height())))
        return box
