"""Changed files dialog: lists files that differ from the project, and asks which to reread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from imbrex.gui.widgets.check_list import CheckList
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.plain_text import isolated, plain_tip
from imbrex.gui.wording.translated import translated

PATH = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class ChangedFile:
    """A file; `name` and `folder` as displayed, `is_changed` if it exists with other content."""

    path: str
    name: str
    folder: str
    is_changed: bool


class ChangedFilesDialog(QDialog):
    """A row for each file; `chosen` are those to reread, after acceptance."""

    def __init__(self, files: Sequence[ChangedFile], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("changedFilesDialog")
        translated(self.setWindowTitle, lambda: self.tr("Changed files"))
        self.chosen: list[str] = []
        self._list = self._make_list(files)
        self._buttons, self._take = QDialogButtonBox(self), QPushButton()
        translated(self._take.setText, lambda: self.tr("Reload"))
        self._take.setObjectName("readChosen")
        self._lay_out(any(file.is_changed for file in files))
        self._list.itemChanged.connect(self._update)
        self._buttons.accepted.connect(self._on_accepted)
        self._buttons.rejected.connect(self.reject)
        self._update()

    @property
    def _checked(self) -> list[str]:
        items = [self._list.topLevelItem(row) for row in range(self._list.topLevelItemCount())]
        return [item.data(0, PATH) for item in items if item is not None and _is_checked(item)]

    def _make_list(self, files: Sequence[ChangedFile]) -> QTreeWidget:
        view = CheckList(
            "changedFilesList",
            self.windowTitle,
            lambda: (self.tr("File"), self.tr("Status"), self.tr("Folder")),
        )
        header = view.header()
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        view.addTopLevelItems([self._item(file) for file in files])
        return view

    def _item(self, file: ChangedFile) -> QTreeWidgetItem:
        state = self.tr("changed") if file.is_changed else self.tr("missing")
        item = QTreeWidgetItem([isolated(file.name), state, isolated(file.folder)])
        item.setData(0, PATH, file.path)
        if file.is_changed:
            item.setCheckState(0, Qt.CheckState.Checked)
        for column in range(3):
            item.setToolTip(column, plain_tip(item.text(column)))
        return item

    def _lay_out(self, can_read: bool) -> None:
        why = PlainLabel()
        translated(why.setText, lambda: self.tr("The project contains these texts as they were when you saved it."))
        why.setWordWrap(True)
        if can_read:
            translated(
                why.setText,
                lambda: self.tr(
                    "The project contains these texts as they were when you saved it. Select the files to "
                    "reload; the others stay as they are."
                ),
            )
            self._buttons.addButton(self._take, QDialogButtonBox.ButtonRole.AcceptRole)
        standard = QDialogButtonBox.StandardButton
        self._buttons.addButton(standard.Cancel if can_read else standard.Close)
        layout = QVBoxLayout(self)
        for widget in (why, self._list, self._buttons):
            layout.addWidget(widget)
        self.resize(640, 400)

    def _update(self) -> None:
        self._take.setEnabled(bool(self._checked))

    def _on_accepted(self) -> None:
        self.chosen = self._checked
        self.accept()


def _is_checked(item: QTreeWidgetItem) -> bool:
    return bool(item.flags() & Qt.ItemFlag.ItemIsUserCheckable) and item.checkState(0) == Qt.CheckState.Checked
