"""Changed files: detects files changed since the project was saved, asks which to reread, and rereads them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
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

from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.projects.project_jobs import SourceFiles
from imbrex.gui.projects.project_questions import quoted
from imbrex.gui.projects.session_access import SessionAccess
from imbrex.gui.widgets.check_list import CheckList
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.message_bar import MessageBar
from imbrex.gui.widgets.message_bars import MessageBars
from imbrex.gui.wording.plain_text import isolated, plain_tip
from imbrex.gui.wording.translation import translated
from imbrex.values import frozen

PATH = Qt.ItemDataRole.UserRole


@frozen
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
        why = PlainLabel(wraps=True)
        translated(why.setText, lambda: self.tr("The project contains these texts as they were when you saved it."))
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


NAMED = 2
"""Number of names in the message; the dialog shows all."""


class ChangedFiles(QObject):
    """Shows a message bar, and a list of the files on demand; the project's texts stay until the user decides.

    Attribute: files, those that the user has not decided on.
    """

    def __init__(self, work: SessionAccess, bars: MessageBars, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._bars = bars
        self._bar: MessageBar | None = None
        self._again: QPushButton | None = None
        self._dialog: ChangedFilesDialog | None = None
        self.files = SourceFiles()
        work.session.anonymous_changed.connect(self._show_bar)
        work.session.documents_changed.connect(self._show_bar)

    def show_files(self, files: SourceFiles) -> None:
        """Show which files have changed or are missing, if their documents are still open."""
        self.forget()
        self.files = self._present(files)
        if not self.files.changed and not self.files.gone:
            return
        self._bar = bar = MessageBar("changedFiles", str)
        bar.closed.connect(self.forget)
        bar.add_button("showChanged", lambda: self.tr("Show…"), self._show)
        if self.files.changed:  # closing the bar keeps the saved texts
            self._again = bar.add_button(
                "readChanged", lambda: self.tr("Reload"), lambda: self._read(self.files.changed)
            )
        self._show_bar()
        self._bars.add(bar)

    def forget(self) -> None:
        """Clear the message."""
        if self._dialog is not None:
            self._dialog.close()
        if self._bar is not None:
            self._bars.remove(self._bar)
        self._bar = self._again = None
        self.files = SourceFiles()

    def _show_bar(self) -> None:
        """Show the names of the files, hidden if necessary."""
        if self._dialog is not None:
            self._dialog.close()
        if self._bar is None:
            return
        self.files = files = self._present(self.files)
        if self._again is not None:
            self._again.setVisible(bool(files.changed))
        if files.changed or files.gone:
            self._bar.show_sentence(partial(self._sentence, files))
        else:
            self.forget()

    def _sentence(self, files: SourceFiles) -> str:
        sentences = []
        if files.changed:
            told = self.tr("%Ln file(s) changed since the project was saved: %1.", "", len(files.changed))
            sentences.append(told.replace("%1", self._first(files.changed)))
        if files.gone:
            told = self.tr("%Ln file(s) moved or deleted: %1. The project still has the text.", "", len(files.gone))
            sentences.append(told.replace("%1", self._first(files.gone)))
        return " ".join(sentences)

    def _first(self, paths: Sequence[str]) -> str:
        names, more = self._names(paths[:NAMED]), len(paths) - NAMED
        told = [quoted(names[path]) for path in paths[:NAMED]]
        return ", ".join([*told, *([self.tr("and %Ln more", "", more)] if more > 0 else [])])

    def _names(self, paths: Collection[str]) -> dict[str, str]:
        """Displayed names of files: that of their document, or of the first of several while names are hidden."""
        session, keys = self._work.session, self._keys()
        return {
            path: session.shown_name(keys[path][0])
            if len(keys[path]) == 1 or session.anonymous
            else shown_name(Path(path).name)
            for path in paths
        }

    def _keys(self) -> dict[str, list[str]]:
        """The documents of each file."""
        keys = defaultdict(list)
        for document in self._work.session.documents:
            keys[document.path].append(document.key)
        return dict(keys)

    def _present(self, files: SourceFiles) -> SourceFiles:
        """The files whose documents are still open."""
        keys = self._keys()
        return SourceFiles(
            tuple(path for path in files.changed if path in keys), tuple(path for path in files.gone if path in keys)
        )

    def _show(self) -> None:
        files, is_hidden = self.files, self._work.session.anonymous
        paths = (*files.changed, *files.gone)
        rows = [
            ChangedFile(path, name, "" if is_hidden else str(Path(path).parent), path in files.changed)
            for path, name in self._names(paths).items()
        ]
        self._dialog = dialog = ChangedFilesDialog(rows, self._bars.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._on_finished)
        dialog.open()

    def _on_finished(self, _result: int) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None and dialog.chosen:
            self._read(dialog.chosen)

    def _read(self, paths: Collection[str]) -> None:
        """Reread changed files; the others keep their saved texts.

        A single-document file that cannot be read keeps its text; one with several documents is reread as a whole.
        """
        keys = self._keys()
        single = [path for path in paths if len(keys[path]) == 1 and self._work.session.document(path)]
        others = [Path(path) for path in paths if path not in single]
        self.forget()
        if single:
            self._work.read_again(single)
        if others:
            self._work.open(others)
