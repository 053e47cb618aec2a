"""Cards: list rows of equal height with a headline and lines of text below it."""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QMetaMethod, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from imbrex.gui.widgets.clipboard import copy
from imbrex.gui.wording.plain_text import wrapped
from imbrex.gui.wording.translation import translated
from imbrex.values import frozen

Index = QModelIndex | QPersistentModelIndex

MARGIN = 8
GAP = 3


class CardRole(IntEnum):
    """Custom roles of a row: the text below the headline, and names if there are several."""

    BODY = Qt.ItemDataRole.UserRole + 1
    NAMES = Qt.ItemDataRole.UserRole + 2


@frozen
class Line:
    """A line below the headline."""

    text: str
    is_muted: bool = True


class CardDelegate(QStyledItemDelegate):
    """Paints the headline and at most `most` lines; measuring every row of a class would block the window."""

    def __init__(self, view: QAbstractItemView, most: int, *, is_name: bool = False) -> None:
        """Paint the cards of a view; `is_name` elides the headline like a name."""
        super().__init__(view)
        self.most = most
        self._is_bold = not is_name
        # File names differ at both ends.
        self._elide = Qt.TextElideMode.ElideMiddle if is_name else Qt.TextElideMode.ElideRight

    def lines(self, index: Index, font: QFont, width: int) -> list[Line]:
        """Return the lines below the headline."""
        return [Line(text) for text in wrapped(str(index.data(CardRole.BODY) or ""), font, width, self.most)]

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        height = QFontMetrics(self._head_font(option.font)).height()
        return QSize(0, height + self.most * QFontMetrics(option.font).height() + 2 * MARGIN + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        QApplication.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        rect: QRect = option.rect
        if not option.state & QStyle.StateFlag.State_Selected:
            line = option.palette.color(QPalette.ColorRole.Mid)
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, line)
        box = rect.adjusted(MARGIN, MARGIN, -MARGIN, 0)
        box.setHeight(self._paint_head(painter, option, index, box))
        painter.setFont(option.font)
        box.translate(0, box.height() + GAP)
        box.setHeight(QFontMetrics(option.font).height())
        for line_ in self.lines(index, option.font, box.width()):
            painter.setPen(_ink(option, is_muted=line_.is_muted))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft), line_.text)
            box.translate(0, box.height())
        painter.restore()

    def _paint_head(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, box: QRect) -> int:
        font = self._head_font(option.font)
        painter.setFont(font)
        painter.setPen(_ink(option, is_muted=False))
        text = QFontMetrics(font).elidedText(str(index.data()), self._elide, box.width())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft), text)
        return QFontMetrics(font).height()

    def _head_font(self, font: QFont) -> QFont:
        head = QFont(font)
        head.setBold(self._is_bold)
        return head


class CardList(QListView):
    """A list of cards. Signals: card_selected (row clicked or reached by keys), card_opened (double click, Enter).

    Rows made current by the program are not picked.
    """

    card_selected = Signal(int)
    card_opened = Signal(int)

    def __init__(self, name: str, title: Callable[[], str]) -> None:
        super().__init__()
        self.setObjectName(name)
        translated(self.setAccessibleName, title)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._on_clicked)
        self.doubleClicked.connect(self._on_double_clicked)

    def show_row(self, row: int) -> None:
        """Make a row current without picking it; -1 for none."""
        index = self.model().index(row, 0) if row >= 0 else QModelIndex()
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        else:
            self.selectionModel().clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if before >= 0:
                self.card_opened.emit(before)
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
            return
        super().keyPressEvent(event)
        if self.currentIndex().isValid() and self.currentIndex().row() != before:
            self.card_selected.emit(self.currentIndex().row())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        row = self.currentIndex().row()
        if row < 0:
            return
        menu = QMenu(self)
        if self.isSignalConnected(QMetaMethod.fromSignal(self.card_opened)):
            menu.addAction(self.tr("Open"), lambda: self.card_opened.emit(row))
        menu.addAction(self.tr("Copy"), self._copy).setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.viewport().update()

    def _copy(self) -> None:
        """Copy the headline and the text of the current card."""
        index = self.currentIndex()
        if index.isValid():
            copy("\n".join(str(text) for text in (index.data(), index.data(CardRole.BODY)) if text))

    def _on_clicked(self, index: QModelIndex) -> None:
        self.card_selected.emit(index.row())

    def _on_double_clicked(self, index: QModelIndex) -> None:
        self.card_opened.emit(index.row())


def _ink(option: QStyleOptionViewItem, *, is_muted: bool) -> QColor:
    is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
    if is_selected:
        return option.palette.color(QPalette.ColorRole.HighlightedText)
    return option.palette.color(QPalette.ColorRole.PlaceholderText if is_muted else QPalette.ColorRole.Text)
