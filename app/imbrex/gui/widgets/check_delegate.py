"""Check delegate: rows with a check box that is visible in dark themes too."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QStyleOptionViewItem

from imbrex.gui.theme.theme import theme_of


class CheckDelegate(QStyledItemDelegate):
    """Draws the check boxes of a list on the background that check boxes have elsewhere."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        ground = theme_of(QApplication.palette()).switches().color(QPalette.ColorRole.Base)
        option.palette.setColor(QPalette.ColorRole.Base, ground)
