"""Check list: rows with check boxes, in columns."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
)

from imbrex.gui.theme.theme import theme_of
from imbrex.gui.wording.translation import translated


class CheckDelegate(QStyledItemDelegate):
    """Draws the check boxes of a list on the background that check boxes have elsewhere."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        ground = theme_of(QApplication.palette()).switches().color(QPalette.ColorRole.Base)
        option.palette.setColor(QPalette.ColorRole.Base, ground)


class CheckList(QTreeWidget):
    """A checkable list whose columns share the width; long texts are elided in the middle."""

    def __init__(self, name: str, title: Callable[[], str], titles: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._titles = titles
        self.setObjectName(name)
        translated(self.setAccessibleName, title)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(CheckDelegate(self))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        translated(self._name_columns)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def _name_columns(self) -> None:
        self.setHeaderLabels(list(self._titles()))
