"""Preferences dialog: three pages, OK and Cancel."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QVBoxLayout, QWidget

from imbrex.gui.model.settings import Settings
from imbrex.gui.preferences.appearance_page import AppearancePage
from imbrex.gui.preferences.files_page import FilesPage


class PreferencesDialog(QDialog):
    """What people may choose once and for all; whoever opens it keeps what they chose, or puts it back."""

    def __init__(self, settings: Settings, comparing: QWidget, parent: QWidget) -> None:
        """Take also the page of the options with which sessions begin."""
        super().__init__(parent)
        self.setObjectName("preferences")
        self.setWindowTitle(self.tr("Preferences"))
        self.appearance = AppearancePage(settings)
        self.files = FilesPage(settings)
        self._tabs = QTabWidget()
        self._tabs.setObjectName("preferencePages")
        for tabs in (self._tabs, self._tabs.tabBar()):
            tabs.setAccessibleName(self.tr("Pages of preferences"))
        self._tabs.addTab(self.appearance, self.tr("A&ppearance"))
        self._tabs.addTab(comparing, self.tr("&Comparing"))
        self._tabs.addTab(self.files, self.tr("&Files"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(buttons)
        self.resize(max(460, self.sizeHint().width()), 520)
