"""Folder dialog: asks which folder to watch, and the role of its documents."""

import os
from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from imbrex.engine.text.role import Role
from imbrex.gui.documents.watched_folder.folder_reading import WatchRequest
from imbrex.gui.widgets.dialog_buttons import answers
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.translation import translated


class FolderDialog(QDialog):
    """Offers the folder watched last; after acceptance, `request` is the request."""

    def __init__(self, last: WatchRequest | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("watchFolderDialog")
        translated(self.setWindowTitle, lambda: self.tr("Watch folder"))
        self._path = QLineEdit(str(last.folder) if last is not None else "")
        self._choose = QPushButton()
        translated(self._choose.setText, lambda: self.tr("&Choose…"))
        self._essays, self._archive = QRadioButton(), QRadioButton()
        translated(self._essays.setText, lambda: self.tr("&Essays"))
        self._deep = QCheckBox()
        translated(self._deep.setText, lambda: self.tr("&Include subfolders"))
        self._present = QCheckBox()
        translated(self._present.setText, lambda: self.tr("Open files &already in the folder"))
        self._buttons, self._start = answers(self)
        self._name_widgets()
        self._lay_out()
        self._show(last)
        self._path.textChanged.connect(self._update)
        self._choose.clicked.connect(self._ask)
        self._update()

    @property
    def request(self) -> WatchRequest:
        """The user's choices."""
        role = Role.ARCHIVE if self._archive.isChecked() else Role.ESSAY
        folder = Path(os.path.abspath(self._folder))
        return WatchRequest(folder, role, self._deep.isChecked(), self._present.isChecked())

    @property
    def _folder(self) -> str:
        return os.path.expanduser(self._path.text().strip())

    def _show(self, last: WatchRequest | None) -> None:
        self._archive.setChecked(last is not None and last.role is Role.ARCHIVE)
        self._essays.setChecked(not self._archive.isChecked())
        self._deep.setChecked(last is not None and last.deep)
        self._present.setChecked(last is None or last.with_present)

    def _update(self) -> None:
        self._start.setEnabled(os.path.isdir(self._folder))

    def _ask(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.windowTitle(), self._folder)
        if name:
            self._path.setText(name)

    def _name_widgets(self) -> None:
        self._path.setObjectName("watchFolderPath")
        translated(self._path.setAccessibleName, lambda: self.tr("Folder"))
        self._path.setMinimumWidth(360)
        self._choose.setObjectName("watchFolderChoose")
        translated(self._archive.setText, lambda: self.tr("&Archive of earlier essays"))
        self._essays.setObjectName("watchFolderEssays")
        self._archive.setObjectName("watchFolderArchive")
        self._deep.setObjectName("watchFolderDeep")
        self._present.setObjectName("watchFolderPresent")
        translated(self._start.setText, lambda: self.tr("&Watch"))
        self._start.setObjectName("watchFolderStart")

    def _lay_out(self) -> None:
        words = PlainLabel()
        translated(
            words.setText, lambda: self.tr("Documents added to this folder are opened and compared automatically.")
        )
        words.setWordWrap(True)
        place = QHBoxLayout()
        place.addWidget(self._path, 1)
        place.addWidget(self._choose)
        kinds = spaced(QVBoxLayout(), 2)
        kinds.addWidget(self._essays)
        kinds.addWidget(self._archive)
        form = QFormLayout()
        folder, they = PlainLabel(), PlainLabel()
        translated(folder.setText, lambda: self.tr("Folder:"))
        translated(they.setText, lambda: self.tr("Role:"))
        form.addRow(folder, place)
        form.addRow(they, kinds)
        form.addRow("", self._deep)
        form.addRow("", self._present)
        layout = spaced(QVBoxLayout(self), 12)
        layout.addWidget(words)
        layout.addLayout(form)
        layout.addWidget(self._buttons)
