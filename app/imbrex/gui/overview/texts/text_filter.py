"""Text filter: a field that narrows a list of texts down to some names."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from imbrex.gui.wording.translated import translated


class TextFilter(QLineEdit):
    """Escape empties it; Enter and the Down key go on to the list."""

    def __init__(self, texts: QWidget) -> None:
        super().__init__()
        self._texts = texts
        self.setObjectName("textFilter")
        translated(self.setPlaceholderText, lambda: self.tr("Find a name"))
        translated(self.setAccessibleName, lambda: self.tr("Find a name"))
        self.setClearButtonEnabled(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self._texts.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
