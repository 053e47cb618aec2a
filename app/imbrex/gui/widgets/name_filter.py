"""Name filter: a field that filters a table by name."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from imbrex.gui.wording.translation import translated


class NameFilter(QLineEdit):
    """Escape clears it; Enter and Down move the focus to the table or list."""

    def __init__(self, table: QWidget) -> None:
        super().__init__()
        self._table = table
        self.setObjectName("nameFilter")
        translated(self.setPlaceholderText, lambda: self.tr("Find by name"))
        translated(self.setAccessibleName, lambda: self.tr("Find by name"))
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self._table.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
