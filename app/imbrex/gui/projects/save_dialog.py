"""Save dialog: asks which project to open, and where to save one."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from imbrex.gui.model.settings import Settings, usual_folder
from imbrex.gui.projects.project_names import suggested_path, with_suffix
from imbrex.gui.projects.project_questions import ProjectQuestions
from imbrex.projects.format import SUFFIX
from imbrex.projects.project import Project


class SaveDialog(QObject):
    """Uses the file dialogs of the system."""

    def __init__(self, window: QWidget, questions: ProjectQuestions) -> None:
        super().__init__(window)
        self._window = window
        self._questions = questions

    def ask_open(self, current: Path | None, then: Callable[[Path], None]) -> None:
        """Ask for the project to open; nothing happens if none is chosen."""
        folder = str(current.parent) if current is not None else Settings().folder
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open project"), folder, self._filter(every=True))
        if name:
            then(Path(name))

    def ask_save(self, current: Path | None, project: Project, then: Callable[[Path, bool], None]) -> None:
        """Ask for a path and whether an existing file may be replaced; `then` gets both.

        While names are hidden, no document names are used in the suggested name.
        """
        proposed = current or self._proposed(project)
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save project"), str(proposed), self._filter())
        if not name:
            return
        path = with_suffix(Path(name).absolute())
        # The dialog has confirmed replacing only the exact name, not the one with the suffix added.
        if str(path) == str(Path(name).absolute()) or not os.path.exists(path) or path == current:
            then(path, path != current)
        else:
            self._questions.ask_replace(path, lambda answer: self._on_answered(answer, path, project, then))

    def _on_answered(self, answer: str, path: Path, project: Project, then: Callable[[Path, bool], None]) -> None:
        if answer == "over":
            then(path, True)
        elif answer == "other":
            self.ask_save(path, project, then)

    def _proposed(self, project: Project) -> Path:
        fallback = Path(usual_folder())
        hidden = bool(project.layout.get("anonymous"))
        path = suggested_path(project.documents, fallback, self.tr("Project"))
        return path.with_name(f"{self.tr('Project')}{SUFFIX}") if hidden else path

    def _filter(self, every: bool = False) -> str:
        filters = [self.tr("Imbrex projects") + f" (*{SUFFIX})"]
        return ";;".join([*filters, self.tr("All files") + " (*)"] if every else filters)
