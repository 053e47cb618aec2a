"""Files: what is watched, and what is remembered of them."""

from PySide6.QtWidgets import QCheckBox, QFormLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.gui.model.settings import MOST_RECENT, Settings
from imbrex.gui.widgets.mnemonics import bare
from imbrex.gui.widgets.plain_label import PlainLabel


class FilesPage(QWidget):
    """Choices about files; lists are forgotten only when the dialog is accepted."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._watch = QCheckBox(self.tr("Read files &again when they change"))
        self._watch.setObjectName("watchFiles")
        self._watch.setChecked(settings.watches_files)
        self._again = QCheckBox(self.tr("Go on &watching a folder at the next start"))
        self._again.setObjectName("watchAgain")
        self._again.setChecked(settings.watches_again)
        self._again.setToolTip(self.tr("Unless you have ended the watching before."))
        self._unsaved = QCheckBox(self.tr("&Keep unsaved work, in case of a crash"))
        self._unsaved.setObjectName("keepUnsaved")
        self._unsaved.setChecked(settings.keeps_unsaved)
        self._unsaved.setToolTip(self.tr("It is written down a moment after each change. The next start offers it."))
        self._recent = QSpinBox()
        self._recent.setObjectName("recentCount")
        self._recent.setRange(0, MOST_RECENT)
        self._recent.setValue(settings.recent_count)
        self._recent.setSpecialValueText(self.tr("none"))
        self._forget_files = self._button("forgetFiles", self.tr("&Forget recent files"), bool(settings.recent))
        self._forget_libraries = self._button(
            "forgetLibraries", self.tr("Forget recent &libraries"), bool(LibrarySettings().recent)
        )
        self._lay_out()

    @property
    def watches_files(self) -> bool:
        """Whether files are read again when they change."""
        return self._watch.isChecked()

    @property
    def watches_again(self) -> bool:
        """Whether a folder that is watched at the end is watched at the next start."""
        return self._again.isChecked()

    @property
    def keeps_unsaved(self) -> bool:
        """Whether what is not saved is written down, to be offered after a crash."""
        return self._unsaved.isChecked()

    @property
    def recent_count(self) -> int:
        """How many files are remembered."""
        return self._recent.value()

    @property
    def forgets_files(self) -> bool:
        """Whether people want those forgotten that are remembered."""
        return self._forget_files.isChecked()

    @property
    def forgets_libraries(self) -> bool:
        """Whether people want the libraries forgotten that were opened before."""
        return self._forget_libraries.isChecked()

    def _button(self, name: str, text: str, enabled: bool) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setCheckable(True)
        button.setEnabled(enabled)
        button.setToolTip(self.tr("They are forgotten with OK."))
        return button

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        label = PlainLabel(self.tr("Recent files to re&member"))
        label.setBuddy(self._recent)
        self._recent.setAccessibleName(bare(label.text()))
        form.addRow(label, self._recent)
        form.addRow(self._forget_files)
        form.addRow(self._forget_libraries)
        layout = QVBoxLayout(self)
        for box in (self._watch, self._again, self._unsaved):
            layout.addWidget(box)
        layout.addLayout(form)
        layout.addStretch(1)
