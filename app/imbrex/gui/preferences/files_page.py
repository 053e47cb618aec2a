"""Files page: preferences for watching, backups and recent files."""

from collections.abc import Callable

from PySide6.QtWidgets import QCheckBox, QFormLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.gui.model.settings import MOST_RECENT, Settings
from imbrex.gui.widgets.named import label_for
from imbrex.gui.wording.translated import translated


class FilesPage(QWidget):
    """File preferences; lists are cleared only when the dialog is accepted."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._watch = QCheckBox()
        translated(self._watch.setText, lambda: self.tr("Reload files &automatically when they change"))
        self._watch.setObjectName("watchFiles")
        self._watch.setChecked(settings.watches_files)
        self._again = QCheckBox()
        translated(self._again.setText, lambda: self.tr("Keep &watching the folder after a restart"))
        self._again.setObjectName("watchAgain")
        self._again.setChecked(settings.watches_again)
        translated(self._again.setToolTip, lambda: self.tr("Unless you stop watching before you quit."))
        self._unsaved = QCheckBox()
        translated(self._unsaved.setText, lambda: self.tr("&Keep recovery copies of unsaved work"))
        self._unsaved.setObjectName("keepUnsaved")
        self._unsaved.setChecked(settings.keeps_unsaved)
        translated(
            self._unsaved.setToolTip,
            lambda: self.tr(
                "Saved moments after each change, and offered the next time you open Imbrex after a crash."
            ),
        )
        self._recent = QSpinBox()
        self._recent.setObjectName("recentCount")
        self._recent.setRange(0, MOST_RECENT)
        self._recent.setValue(settings.recent_count)
        translated(self._recent.setSpecialValueText, lambda: self.tr("none"))
        self._forget_files = self._button("forgetFiles", lambda: self.tr("&Clear recent files"), bool(settings.recent))
        self._forget_libraries = self._button(
            "forgetLibraries", lambda: self.tr("Clear recent &libraries"), bool(LibrarySettings().recent)
        )
        self._lay_out()

    @property
    def watches_files(self) -> bool:
        """Whether files are reloaded when they change."""
        return self._watch.isChecked()

    @property
    def watches_again(self) -> bool:
        """Whether a watched folder is watched again after a restart."""
        return self._again.isChecked()

    @property
    def keeps_unsaved(self) -> bool:
        """Whether unsaved work is backed up, to be offered after a crash."""
        return self._unsaved.isChecked()

    @property
    def recent_count(self) -> int:
        """Number of recent files to remember."""
        return self._recent.value()

    @property
    def forgets_files(self) -> bool:
        """Whether to clear the recent files."""
        return self._forget_files.isChecked()

    @property
    def forgets_libraries(self) -> bool:
        """Whether to clear the recent libraries."""
        return self._forget_libraries.isChecked()

    def _button(self, name: str, text: Callable[[], str], enabled: bool) -> QPushButton:
        button = QPushButton()
        translated(button.setText, text)
        button.setObjectName(name)
        button.setCheckable(True)
        button.setEnabled(enabled)
        translated(button.setToolTip, lambda: self.tr("Cleared when you click OK."))
        return button

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(label_for(self._recent, lambda: self.tr("Nu&mber of recent files")), self._recent)
        form.addRow(self._forget_files)
        form.addRow(self._forget_libraries)
        layout = QVBoxLayout(self)
        for box in (self._watch, self._again, self._unsaved):
            layout.addWidget(box)
        layout.addLayout(form)
        layout.addStretch(1)
