"""Check delegate: rows with a box that can be seen in the dark too."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QStyleOptionViewItem

from imbrex.gui.theme.theme import theme_of


class CheckDelegate(QStyledItemDelegate):
    """Give the boxes of a list the ground that check boxes have elsewhere."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        ground = theme_of(QApplication.palette()).switches().color(QPalette.ColorRole.Base)
        option.palette.setColor(QPalette.ColorRole.Base, ground)
