"""Project commands: project actions in the menu, title, status bar and closing of a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from imbrex.gui.projects.project_controller import ProjectController
    from imbrex.gui.widgets.message_bars import MessageBars
    from imbrex.gui.window.actions import Actions
    from imbrex.gui.window.controller import Controller

MARK = "[*]"
"""Qt's placeholder for the modified mark."""


class ProjectCommands(QObject):
    """Connects the project controller with a window; before the controller exists, there is nothing to save."""

    def __init__(self, commands: Actions, controller: Callable[[], Controller], parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands
        self._controller = controller
        self.project_controller: ProjectController | None = None
        commands["open_project"].triggered.connect(lambda: self._of_controller().choose())
        commands["save_project"].triggered.connect(lambda: self._of_controller().save())
        commands["save_project_as"].triggered.connect(lambda: self._of_controller().save_as())
        commands["close_all"].triggered.connect(lambda: self._of_controller().close_documents())
        self.update()

    @property
    def is_busy(self) -> bool:
        """Whether a project is being opened or saved."""
        return self.project_controller is not None and self.project_controller.saving.is_busy

    def attach(self, controller: Controller, window: QWidget, bars: MessageBars) -> ProjectController:
        """Manage the session of a controller from now on."""
        # numpy, like the controller
        from imbrex.gui.projects.project_controller import ProjectController  # noqa: PLC0415
        from imbrex.gui.window.project_state import follow_changes, work_of  # noqa: PLC0415

        self.project_controller = project_controller = ProjectController(work_of(controller), window, bars)
        follow_changes(controller, project_controller.update_soon)
        project_controller.saving.busy_changed.connect(lambda _busy: controller.busy_changed.emit(controller.is_busy))
        return project_controller

    def take(self, paths: Sequence[Path], then: Callable[[list[Path]], None]) -> None:
        """Open the project among these paths; `then` gets the other paths."""
        self._of_controller().take(paths, then)

    def title(self, names: Sequence[str], *, hidden: bool) -> str:
        """Return the title of the window, with a placeholder for the modified mark.

        Args:
            names: of the two documents compared, or none.
            hidden: whether names are hidden, including that of the project.
        """
        project_controller = self.project_controller
        is_named = project_controller is not None and project_controller.saving.file.path is not None
        project = ""
        if project_controller is not None and (is_named or project_controller.is_modified):
            project = self.tr("Project") if hidden or not is_named else project_controller.name
        pieces = [" | ".join(names), project]
        shown = " – ".join(piece.replace(MARK, MARK * 2) for piece in pieces if piece)
        mark = MARK if project else ""
        return f"{shown}{mark} – Imbrex" if shown else "Imbrex"

    @property
    def is_modified(self) -> bool:
        """Whether there are unsaved changes worth a prompt."""
        return self.project_controller is not None and self.project_controller.is_modified

    def update(self) -> None:
        """Enable the actions that apply."""
        can_save = self.project_controller is not None and self.project_controller.can_save
        for name in ("save_project", "save_project_as"):
            self._commands[name].setEnabled(can_save)

    def find_abandoned(self) -> None:
        """Look for unsaved work of programs that did not close properly."""
        self._of_controller().find_abandoned()

    def keep_unsaved(self) -> None:
        """Write or remove the backup of unsaved work, as the preference says."""
        if self.project_controller is not None:
            self.project_controller.autosave.touch()

    def stop(self) -> None:
        """Stop opening or saving."""
        if self.project_controller is not None:
            self.project_controller.saving.stop()

    def may_leave(self) -> bool:
        """Whether the window may be closed now; otherwise ask the user, and close it after that."""
        return self.project_controller is None or self.project_controller.may_leave()

    def leave_at_session_end(self) -> None:
        """Back up unsaved work without asking."""
        if self.project_controller is not None:
            self.project_controller.leave_at_session_end()

    def stay(self) -> None:
        """Ask again before discarding work."""
        if self.project_controller is not None:
            self.project_controller.stay()

    def close(self) -> None:
        """Stop with the window."""
        if self.project_controller is not None:
            self.project_controller.close()

    def _of_controller(self) -> ProjectController:
        self._controller()
        assert self.project_controller is not None
        return self.project_controller
