"""Commands: menu actions for documents, pages, decisions and settings, connected to what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from imbrex.engine.text.role import Role
from imbrex.gui.documents.intake import Intake
from imbrex.gui.model.settings import Settings
from imbrex.gui.window.actions import Actions
from imbrex.gui.window.start_page import StartPage

if TYPE_CHECKING:
    from PySide6.QtGui import QUndoStack

    from imbrex.gui.compare.panes.side_by_side import SideBySide
    from imbrex.gui.documents.documents_panel import DocumentsPanel
    from imbrex.gui.model.decisions import Decisions
    from imbrex.gui.window.controller import Controller


class DocumentCommands(QObject):
    """Applies the actions to the Documents list; disabled while there are no documents."""

    def __init__(self, commands: Actions) -> None:
        super().__init__(commands)
        self._panel: DocumentsPanel | None = None
        self._commands = commands
        self._roles = {role: commands[f"role_{role.value}"] for role in Role}
        for role, action in self._roles.items():
            action.triggered.connect(partial(self._set_role, role))
        commands["author"].triggered.connect(self._ask_author)
        commands["suggest_authors"].triggered.connect(self._ask_suggested_authors)

    def attach(self, panel: DocumentsPanel) -> None:
        """Act on this list from now on."""
        self._panel = panel

    def update(self) -> None:
        """Enable the actions that apply to the selection, and check its current role."""
        panel = self._panel
        current = panel.roles if panel is not None else set()
        for role, action in self._roles.items():
            action.setEnabled(bool(current))
            action.setChecked(current == {role})
        self._commands["author"].setEnabled(panel is not None and panel.can_name_authors)
        self._commands["suggest_authors"].setEnabled(panel is not None and panel.can_suggest_authors)

    def _set_role(self, role: Role, _checked: bool = False) -> None:
        if self._panel is not None:
            self._panel.set_role(role)
            self.update()  # clicking a checked action has unchecked it

    def _ask_author(self) -> None:
        if self._panel is not None:
            self._panel.ask_author()

    def _ask_suggested_authors(self) -> None:
        if self._panel is not None:
            self._panel.ask_suggested_authors()


class OpeningCommands(QObject):
    """Connects the menus and the start page of a window to `intake`."""

    def __init__(self, commands: Actions, start: StartPage, window: QWidget) -> None:
        super().__init__(window)
        self.intake = intake = Intake(window)
        commands["open_files"].triggered.connect(intake.choose_files)
        commands["open_archive"].triggered.connect(intake.choose_archive)
        commands["open_folder"].triggered.connect(intake.choose_folder)
        commands["open_sources"].triggered.connect(intake.choose_sources)
        commands["open_template"].triggered.connect(intake.choose_template)
        commands["paste"].triggered.connect(intake.paste)
        commands["samples"].triggered.connect(intake.open_samples)
        start.essays.clicked.connect(intake.choose_folder)
        start.original.dropped.connect(intake.take_original)
        start.original.clicked.connect(intake.choose_original)
        start.paste.clicked.connect(intake.paste)
        start.rewrite.clicked.connect(intake.choose_files)
        start.samples.clicked.connect(intake.open_samples)


class UndoCommands(QObject):
    """Binds two actions to the undo stack of a review, with the step in their text; disabled while there is none."""

    def __init__(self, commands: Actions) -> None:
        super().__init__(commands)
        self._undo, self._redo = commands["undo"], commands["redo"]
        for action in (self._undo, self._redo):
            action.setEnabled(False)

    def attach(self, decisions: Decisions, tell: Callable[[str], None]) -> None:
        """Act on these decisions from now on, and tell each step, as it may be out of sight."""
        stack = decisions.undo_stack
        self._undo.triggered.connect(partial(self._take_back, stack, tell))
        self._redo.triggered.connect(partial(self._do_again, stack, tell))
        stack.canUndoChanged.connect(self._undo.setEnabled)
        stack.canRedoChanged.connect(self._redo.setEnabled)
        stack.undoTextChanged.connect(self._tell_undo)
        stack.redoTextChanged.connect(self._tell_redo)

    def _take_back(self, stack: QUndoStack, tell: Callable[[str], None], _checked: bool = False) -> None:
        step = stack.undoText()
        stack.undo()
        tell(self.tr("Undone: %1").replace("%1", step))

    def _do_again(self, stack: QUndoStack, tell: Callable[[str], None], _checked: bool = False) -> None:
        step = stack.redoText()
        stack.redo()
        tell(self.tr("Redone: %1").replace("%1", step))

    def _tell_undo(self, step: str) -> None:
        self._undo.setText(self.tr("&Undo %1").replace("%1", _plain(step)) if step else self.tr("&Undo"))

    def _tell_redo(self, step: str) -> None:
        self._redo.setText(self.tr("&Redo %1").replace("%1", _plain(step)) if step else self.tr("&Redo"))


def _plain(step: str) -> str:
    """A step's text as a menu needs it."""
    return step.replace("&", "&&")


class PassageNumbers(QObject):
    """Handles the action, also before there are any texts."""

    def __init__(self, settings: Settings, action: QAction) -> None:
        super().__init__(action)
        self._settings = settings
        self._panes: SideBySide | None = None
        action.setChecked(settings.passage_numbers)
        action.toggled.connect(self._on_toggled)

    def attach(self, panes: SideBySide) -> None:
        """Number the passages in these texts from now on."""
        self._panes = panes
        panes.set_numbered(self._settings.passage_numbers)

    def _on_toggled(self, wanted: bool) -> None:
        self._settings.passage_numbers = wanted
        if self._panes is not None:
            self._panes.set_numbered(wanted)


class ControllerCommands(QObject):
    """Connects the actions of a window to its controller."""

    def __init__(
        self, commands: Actions, start: StartPage, controller: Callable[[], Controller], window: QWidget
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        commands["back"].triggered.connect(self._go_back)
        commands["compare"].triggered.connect(self._compare_selected)
        commands["open_bulk"].triggered.connect(self._open_bulk)
        commands["library"].triggered.connect(self._show_library)
        commands["library_check"].triggered.connect(self._check_library)
        commands["library_check_add"].triggered.connect(self._check_and_add)
        commands["refresh"].triggered.connect(self._refresh)
        commands["remove"].triggered.connect(self._remove_selected)
        commands["roster"].triggered.connect(self._open_roster)
        commands["save_report"].triggered.connect(self._save_report)
        start.library.clicked.connect(self._show_library)

    def _compare_selected(self) -> None:
        self._controller().documents.request_compare()

    def _remove_selected(self) -> None:
        self._controller().documents.request_remove()

    def _open_bulk(self) -> None:
        self._controller().bulk.choose(self._window)

    def _show_library(self) -> None:
        self._controller().library.show_page()

    def _check_library(self) -> None:
        controller = self._controller()
        controller.library_part.commands.check(controller.documents.several)

    def _check_and_add(self) -> None:
        controller = self._controller()
        controller.library_part.commands.check_and_add(controller.documents.several)

    def _refresh(self) -> None:
        self._controller().refresh()

    def _open_roster(self) -> None:
        self._controller().rosters.choose()

    def _save_report(self) -> None:
        self._controller().reports.ask(self._window)

    def _go_back(self) -> None:
        self._controller().show_pairs()
