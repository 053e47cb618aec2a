"""Preferences dialog: three pages, OK and Cancel."""

from functools import partial

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QVBoxLayout, QWidget

from imbrex.gui.model.settings import Settings
from imbrex.gui.preferences.appearance_page import AppearancePage
from imbrex.gui.preferences.files_page import FilesPage
from imbrex.gui.wording.translated import translated


class PreferencesDialog(QDialog):
    """General preferences; the caller stores the choices, or reverts them."""

    def __init__(self, settings: Settings, comparing: QWidget, parent: QWidget) -> None:
        """Take also `comparing`, the page of default options."""
        super().__init__(parent)
        self.setObjectName("preferences")
        translated(self.setWindowTitle, lambda: self.tr("Preferences"))
        self.appearance = AppearancePage(settings)
        self.files = FilesPage(settings)
        self._tabs = QTabWidget()
        self._tabs.setObjectName("preferencePages")
        for tabs in (self._tabs, self._tabs.tabBar()):
            translated(tabs.setAccessibleName, lambda: self.tr("Preference pages"))
        for page, title in (
            (self.appearance, lambda: self.tr("A&ppearance")),
            (comparing, lambda: self.tr("&Comparison")),
            (self.files, lambda: self.tr("&Files")),
        ):
            translated(partial(self._tabs.setTabText, self._tabs.addTab(page, "")), title)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(buttons)
        self.resize(max(460, self.sizeHint().width()), 520)
