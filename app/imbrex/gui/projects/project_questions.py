"""Project questions: dialogs about projects; each blocks only its window."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from imbrex.errors import ImbrexError
from imbrex.files.shared.shown_names import shown_name
from imbrex.gui.model.settings import Settings, usual_folder
from imbrex.gui.projects.project_names import suggested_path, with_suffix
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.plain_text import isolated
from imbrex.projects.format import SUFFIX
from imbrex.projects.project import Project

Role = QMessageBox.ButtonRole
_LONGEST = 60  # characters of a name in a dialog
_WIDE = re.compile(r"\S{100,}")
_Choice = tuple[str, str, Role]


class ProjectQuestions(QObject):
    """Asks in a window; each answer is the name of a button."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def ask_save(self, name: str, decided: int, then: Callable[[str], None]) -> None:
        """Ask about unsaved work: "save", "drop" or "cancel"."""
        text = self.tr("Save changes to %1?").replace("%1", quoted(name)) if name else self.tr("Save your work?")
        more = self.tr("Unsaved changes will be lost.")
        if decided:
            more = self.tr("This includes %Ln verdict(s) or note(s).", "", decided)
        choices = (
            ("save", self.tr("&Save"), Role.AcceptRole),
            ("drop", self.tr("&Don't save"), Role.DestructiveRole),
            ("cancel", self.tr("Cancel"), Role.RejectRole),
        )
        self._ask("askSave", text, more, choices, then)

    def ask_over(self, path: Path, then: Callable[[str], None]) -> None:
        """Ask about a file changed elsewhere: "over", "other" or "cancel"."""
        text = self.tr("%1 was changed on disk since you opened it.").replace("%1", quoted(path.name))
        more = self.tr("Saving replaces the changes made by another program or window.")
        choices = (
            ("other", self.tr("Save &as…"), Role.AcceptRole),
            ("over", self.tr("&Replace"), Role.DestructiveRole),
            ("cancel", self.tr("Cancel"), Role.RejectRole),
        )
        self._ask("askOver", text, more, choices, then)

    def ask_replace(self, path: Path, then: Callable[[str], None]) -> None:
        """Ask whether to replace an existing file: "over", "other" or "cancel"."""
        text = self.tr("A file named %1 already exists. Replace it?").replace("%1", quoted(path.name))
        choices = (
            ("other", self.tr("Choose another &name…"), Role.AcceptRole),
            ("over", self.tr("&Replace"), Role.DestructiveRole),
            ("cancel", self.tr("Cancel"), Role.RejectRole),
        )
        self._ask("askReplace", text, "", choices, then)

    def ask_copy(self, path: Path, by: str, then: Callable[[str], None]) -> None:
        """Ask whether to open a copy of a file open elsewhere: "copy" or "cancel"."""
        more = self.tr("The copy is not saved yet. Changes you make in it don't affect the original file.")
        choices = (
            ("copy", self.tr("Open a &copy"), Role.AcceptRole),
            ("cancel", self.tr("Cancel"), Role.RejectRole),
        )
        self._ask("askCopy", self._elsewhere(path, by), more, choices, then)

    def ask_discard(self, then: Callable[[str], None]) -> None:
        """Ask whether to delete unsaved work permanently: "throw" or "cancel"."""
        choices = (
            ("cancel", self.tr("Cancel"), Role.RejectRole),
            ("throw", self.tr("&Discard"), Role.DestructiveRole),
        )
        text, more = self.tr("Discard unsaved work?"), self.tr("It has not been saved anywhere. You can't undo this.")
        self._ask("askThrowAway", text, more, choices, then)

    def show_elsewhere(self, path: Path, by: str, then: Callable[[str], None]) -> None:
        """Report that a project cannot be saved over one open in another window: "other" or "cancel"."""
        self._show_unsaved(
            "openElsewhere", self._elsewhere(path, by), self.tr("Save the project under another name."), then
        )

    def show_unsaved(self, error: Exception, then: Callable[[str], None]) -> None:
        """Report why a project could not be saved: "other" or "cancel"."""
        self._show_unsaved("saveFailed", *_told(error, self.tr("Couldn't save the project.")), then)

    def show_unopened(self, error: Exception) -> None:
        """Report why a project could not be opened."""
        told = _told(error, self.tr("Couldn't open the project."))
        self._ask("openFailed", *told, (("close", self.tr("Close"), Role.RejectRole),), _nothing)

    def _show_unsaved(self, name: str, text: str, more: str, then: Callable[[str], None]) -> None:
        choices = (
            ("other", self.tr("Save &as…"), Role.AcceptRole),
            ("cancel", self.tr("Cancel"), Role.RejectRole),
        )
        more = " ".join([more, self.tr("Your work is still open here.")]).strip()
        self._ask(name, text, more, choices, then)

    def _elsewhere(self, path: Path, by: str) -> str:
        text = self.tr("%1 is open in another window of Imbrex.")
        if by:
            text = self.tr("%1 is open in another window of Imbrex (%2).")
        return text.replace("%1", quoted(path.name)).replace("%2", isolated(by))

    def _ask(self, name: str, text: str, more: str, choices: Sequence[_Choice], then: Callable[[str], None]) -> None:
        box = QMessageBox(self._window)
        box.setObjectName(name)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle("Imbrex")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(_narrow(text))
        box.setInformativeText(_narrow(more))
        made = {}
        for choice, label, role in choices:
            button = made[choice] = box.addButton(label, role)
            button.setObjectName(f"{choice}Choice")
        box.setDefaultButton(made[choices[0][0]])
        box.setEscapeButton(made.get("cancel", made[choices[-1][0]]))
        box.finished.connect(lambda: then(next((key for key, one in made.items() if one is box.clickedButton()), "")))
        box.open()


def quoted(name: str) -> str:
    """Return a file name in quotes, on one line, short enough for a dialog, and isolated in its text direction."""
    shown = shown_name(name)
    if len(shown) > _LONGEST:
        shown = f"{shown[: _LONGEST // 2]}…{shown[-_LONGEST // 2 :]}"
    return QCoreApplication.translate("ProjectQuestions", "“%1”").replace("%1", isolated(shown))


def _narrow(text: str) -> str:
    """Return a sentence without words, such as paths, that would make a dialog wider than a screen."""
    return _WIDE.sub(lambda word: f"{word[0][: _LONGEST // 2]}…{word[0][-_LONGEST // 2 :]}", text)


def _told(error: Exception, otherwise: str) -> tuple[str, str]:
    """The message and the hint of an error; details of an unexpected one would not help here."""
    return (shown(error.message), shown(error.hint)) if isinstance(error, ImbrexError) else (otherwise, str(error))


def _nothing(_answer: str) -> None:
    """Do nothing after a message."""


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
