"""Changed files: detects files changed since the project was saved, and rereads them on request."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QPushButton

from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.projects.changed_files_dialog import ChangedFile, ChangedFilesDialog
from imbrex.gui.projects.project_questions import quoted
from imbrex.gui.projects.source_files import SourceFiles
from imbrex.gui.projects.work import Work
from imbrex.gui.widgets.message_bar import MessageBar
from imbrex.gui.widgets.message_bars import MessageBars

NAMED = 2
"""Number of names in the message; the dialog shows all."""


class ChangedFiles(QObject):
    """Shows a message bar, and a list of the files on demand; the project's texts stay until the user decides.

    Attribute: files, those that the user has not decided on.
    """

    def __init__(self, work: Work, bars: MessageBars, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._bars = bars
        self._bar: MessageBar | None = None
        self._again: QPushButton | None = None
        self._dialog: ChangedFilesDialog | None = None
        self.files = SourceFiles()
        work.session.anonymous_changed.connect(self._tell)
        work.session.documents_changed.connect(self._tell)

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
        self._tell()
        self._bars.add(bar)

    def forget(self) -> None:
        """Clear the message."""
        if self._dialog is not None:
            self._dialog.close()
        if self._bar is not None:
            self._bars.remove(self._bar)
        self._bar = self._again = None
        self.files = SourceFiles()

    def _tell(self) -> None:
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
