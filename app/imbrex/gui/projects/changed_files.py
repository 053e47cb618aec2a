"""Changed files: tells which files have changed since a project was saved, and reads them again if people want it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from imbrex.gui.projects.bar import Bar
from imbrex.gui.projects.bars import Bars
from imbrex.gui.projects.source_files import SourceFiles

if TYPE_CHECKING:
    from imbrex.gui.workbench import Workbench

NAMED = 12
"""Names that whoever points at the sentence is told."""


class ChangedFiles(QObject):
    """Shows a bar; the texts of the project stay until people say otherwise."""

    def __init__(self, bench: Workbench, bars: Bars, parent: QObject) -> None:
        super().__init__(parent)
        self._bench = bench
        self._bars = bars
        self._bar: Bar | None = None
        self._files = SourceFiles()
        bench.session.anonymous_changed.connect(self._tell)

    def show_files(self, files: SourceFiles) -> None:
        """Show which files have changed, or are gone, as far as their documents are still there."""
        self.forget()
        loaded = {document.path for document in self._bench.session.documents}
        self._files = SourceFiles(
            tuple(path for path in files.changed if path in loaded),
            tuple(path for path in files.gone if path in loaded),
        )
        if not self._files.changed and not self._files.gone:
            return
        self._bar = bar = Bar("changedFiles", "")
        bar.closed.connect(self.forget)
        if self._files.changed:
            bar.add_button("readChanged", self.tr("Read again"), self._read)
            bar.add_button("keepSaved", self.tr("Keep as saved"), self.forget)
        self._tell()
        self._bars.add(bar)

    def forget(self) -> None:
        """Show nothing any more."""
        if self._bar is not None:
            self._bars.remove(self._bar)
        self._bar = None
        self._files = SourceFiles()

    def _tell(self) -> None:
        if self._bar is None:
            return
        files, sentences = self._files, []
        if files.changed:
            sentences.append(self.tr("%Ln file(s) have changed since the project was saved.", "", len(files.changed)))
        if files.gone:
            gone = self.tr("%Ln file(s) are not where they were; their texts are in the project.", "", len(files.gone))
            sentences.append(gone)
        named = [
            f"{title} {self._names(paths)}"
            for title, paths in ((self.tr("Changed:"), files.changed), (self.tr("Gone:"), files.gone))
            if paths
        ]
        self._bar.show_sentence(" ".join(sentences), "\n".join(named))

    def _names(self, paths: Sequence[str]) -> str:
        """The names of the documents of these files as they may be seen now, as many as anybody would read."""
        session = self._bench.session
        wanted = set(paths[:NAMED])
        names = [session.shown_name(document.key) for document in session.documents if document.path in wanted]
        more = len(paths) - len(wanted)
        return ", ".join([*names[:NAMED], *([self.tr("and %Ln more", "", more)] if more > 0 else [])])

    def _read(self) -> None:
        """Read the changed files again.

        A file of one document that cannot be read keeps its text; one of several is read anew as a whole.
        """
        count = Counter(document.path for document in self._bench.session.documents)
        single = [path for path in self._files.changed if count[path] == 1 and self._bench.session.document(path)]
        others = [Path(path) for path in self._files.changed if path not in single]
        self.forget()
        if single:
            self._bench.watching.read_again(single)
        if others:
            self._bench.open(others)
