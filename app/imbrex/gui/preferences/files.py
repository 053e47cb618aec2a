"""Files: what is watched, and what is remembered of them."""

from PySide6.QtWidgets import QCheckBox, QFormLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from imbrex.gui.settings.settings import MOST_RECENT, Settings
from imbrex.gui.widgets.mnemonics import bare
from imbrex.gui.widgets.plain_label import PlainLabel


class FilesPage(QWidget):
    """Choices about files; lists are forgotten only when the dialog is accepted."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._watch = QCheckBox(self.tr("Read files &again when they change"))
        self._watch.setObjectName("watchFiles")
        self._watch.setChecked(settings.watches_files)
        self._recent = QSpinBox()
        self._recent.setObjectName("recentCount")
        self._recent.setRange(0, MOST_RECENT)
        self._recent.setValue(settings.recent_count)
        self._recent.setSpecialValueText(self.tr("none"))
        self._forget_files = self._button("forgetFiles", self.tr("&Forget recent files"), bool(settings.recent))
        self._lay_out()

    @property
    def watches_files(self) -> bool:
        """Whether files are read again when they change."""
        return self._watch.isChecked()

    @property
    def recent_count(self) -> int:
        """How many files are remembered."""
        return self._recent.value()

    @property
    def forgets_files(self) -> bool:
        """Whether people want those forgotten that are remembered."""
        return self._forget_files.isChecked()

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
        layout = QVBoxLayout(self)
        layout.addWidget(self._watch)
        layout.addLayout(form)
        layout.addStretch(1)
