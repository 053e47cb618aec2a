"""Project commands: the menu, the title, the status bar and the end of a window, as far as projects go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from imbrex.gui.projects.project_controller import ProjectDesk
    from imbrex.gui.widgets.message_bars import Bars
    from imbrex.gui.window.actions import Actions
    from imbrex.gui.window.controller import Workbench

MARK = "[*]"
"""Where Qt puts its sign of what is not saved."""


class ProjectCommands(QObject):
    """Connects the desk with a window; before there is a bench, there is nothing to save."""

    def __init__(self, commands: Actions, bench: Callable[[], Workbench], parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands
        self._bench = bench
        self.desk: ProjectDesk | None = None
        commands["open_project"].triggered.connect(lambda: self._of_bench().choose())
        commands["save_project"].triggered.connect(lambda: self._of_bench().save())
        commands["save_project_as"].triggered.connect(lambda: self._of_bench().save_as())
        commands["close_all"].triggered.connect(lambda: self._of_bench().close_documents())
        self.update()

    @property
    def is_busy(self) -> bool:
        """Whether a project is being opened or saved."""
        return self.desk is not None and self.desk.filing.is_busy

    def attach(self, bench: Workbench, window: QWidget, bars: Bars) -> ProjectDesk:
        """Keep the work of a controller from now on."""
        # numpy, as the controller
        from imbrex.gui.projects.project_controller import ProjectDesk  # noqa: PLC0415
        from imbrex.gui.window.project_work import changes_of, work_of  # noqa: PLC0415

        self.desk = desk = ProjectDesk(work_of(bench), window, bars)
        for signal in changes_of(bench):
            signal.connect(desk.look_soon)
        desk.failed.connect(bench.failed)
        desk.told.connect(bench.told)
        desk.filing.busy_changed.connect(lambda _busy: bench.busy_changed.emit(bench.is_busy))
        return desk

    def take(self, paths: Sequence[Path], then: Callable[[list[Path]], None]) -> None:
        """Open the project among these; `then` gets what is none."""
        self._of_bench().take(paths, then)

    def title(self, names: Sequence[str], *, hidden: bool) -> str:
        """The title of the window, with a place for the sign of what is not saved.

        Args:
            names: of the two documents that are compared, or none.
            hidden: whether names are hidden, that of the project too.
        """
        desk = self.desk
        is_named = desk is not None and desk.filing.file.path is not None
        project = ""
        if desk is not None and (is_named or desk.is_modified):
            project = self.tr("Project") if hidden or not is_named else desk.name
        pieces = [" | ".join(names), project]
        shown = " – ".join(piece.replace(MARK, MARK * 2) for piece in pieces if piece)
        mark = MARK if project else ""
        return f"{shown}{mark} – Imbrex" if shown else "Imbrex"

    @property
    def is_modified(self) -> bool:
        """Whether something is not saved that would be a pity to lose."""
        return self.desk is not None and self.desk.is_modified

    def update(self) -> None:
        """Show what can be done."""
        can_save = self.desk is not None and self.desk.can_save
        for name in ("save_project", "save_project_as"):
            self._commands[name].setEnabled(can_save)

    def find_abandoned(self) -> None:
        """Look for work that programs have left that did not close properly."""
        self._of_bench().find_abandoned()

    def keep_unsaved(self) -> None:
        """Write down what is not saved, or remove what was written, as people want it now."""
        if self.desk is not None:
            self.desk.autosave.touch()

    def stop(self) -> None:
        """Stop opening or saving."""
        if self.desk is not None:
            self.desk.filing.stop()

    def may_leave(self) -> bool:
        """Whether the window may be closed; otherwise people are asked, and it is closed after that."""
        return self.desk is None or self.desk.may_leave()

    def leave_in_haste(self) -> None:
        """Write down what is not saved, and ask nothing any more."""
        if self.desk is not None:
            self.desk.leave_in_haste()

    def stay(self) -> None:
        """Ask again before work is lost."""
        if self.desk is not None:
            self.desk.stay()

    def close(self) -> None:
        """Come to an end with the window."""
        if self.desk is not None:
            self.desk.close()

    def _of_bench(self) -> ProjectDesk:
        self._bench()
        assert self.desk is not None
        return self.desk
