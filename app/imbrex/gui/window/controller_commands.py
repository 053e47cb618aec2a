"""Commands: menu actions for documents, pages, decisions and settings, connected to what they do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from imbrex.engine.text.role import Role
from imbrex.gui.documents.document_chooser import DocumentChooser
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

    def attach(self, panel: DocumentsPanel) -> None:
        """Act on this list from now on."""
        self._panel = panel
        self._commands["author"].triggered.connect(panel.ask_author)
        self._commands["suggest_authors"].triggered.connect(panel.ask_suggested_authors)

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


def connect_chooser(chooser: DocumentChooser, commands: Actions, start: StartPage) -> None:
    """Connect the menus and the start page of a window to the ways in."""
    commands["open_files"].triggered.connect(chooser.choose_files)
    commands["open_archive"].triggered.connect(chooser.choose_archive)
    commands["open_folder"].triggered.connect(chooser.choose_folder)
    commands["open_sources"].triggered.connect(chooser.choose_sources)
    commands["open_template"].triggered.connect(chooser.choose_template)
    commands["paste"].triggered.connect(chooser.paste)
    commands["samples"].triggered.connect(chooser.open_samples)
    start.essays.clicked.connect(chooser.choose_folder)
    start.original.dropped.connect(chooser.open_original)
    start.original.clicked.connect(chooser.choose_original)
    start.paste.clicked.connect(chooser.paste)
    start.rewrite.clicked.connect(chooser.choose_files)
    start.samples.clicked.connect(chooser.open_samples)


class UndoCommands(QObject):
    """Binds two actions to the undo stack of a review, with the step in their text; disabled while there is none."""

    def __init__(self, commands: Actions) -> None:
        super().__init__(commands)
        self._undo, self._redo = commands["undo"], commands["redo"]
        for action in (self._undo, self._redo):
            action.setEnabled(False)

    def attach(self, decisions: Decisions, show_message: Callable[[str], None]) -> None:
        """Act on these decisions from now on, and tell each step, as it may be out of sight."""
        stack = decisions.undo_stack
        self._undo.triggered.connect(partial(self._take_back, stack, show_message))
        self._redo.triggered.connect(partial(self._do_again, stack, show_message))
        stack.canUndoChanged.connect(self._undo.setEnabled)
        stack.canRedoChanged.connect(self._redo.setEnabled)
        stack.undoTextChanged.connect(self._text_of_undo)
        stack.redoTextChanged.connect(self._text_of_redo)

    def _take_back(self, stack: QUndoStack, show_message: Callable[[str], None], _checked: bool = False) -> None:
        step = stack.undoText()
        stack.undo()
        show_message(self.tr("Undone: %1").replace("%1", step))

    def _do_again(self, stack: QUndoStack, show_message: Callable[[str], None], _checked: bool = False) -> None:
        step = stack.redoText()
        stack.redo()
        show_message(self.tr("Redone: %1").replace("%1", step))

    def _text_of_undo(self, step: str) -> None:
        self._undo.setText(self.tr("&Undo %1").replace("%1", _plain(step)) if step else self.tr("&Undo"))

    def _text_of_redo(self, step: str) -> None:
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


def connect_to_controller(
    commands: Actions, start: StartPage, controller: Callable[[], Controller], window: QWidget
) -> None:
    """Connect the actions of a window to its controller, which the first of them creates."""

    def connect(signal: SignalInstance, do: Callable[[Controller], object]) -> None:
        signal.connect(lambda: do(controller()))

    def connect_action(name: str, do: Callable[[Controller], object]) -> None:
        connect(commands[name].triggered, do)

    connect_action("back", lambda made: made.show_pairs())
    connect_action("compare", lambda made: made.documents.request_compare())
    connect_action("open_bulk", lambda made: made.bulk.choose(window))
    connect_action("library", lambda made: made.library.show_page())
    connect_action("library_check", lambda made: made.library_part.commands.check(made.documents.several))
    connect_action("library_check_add", lambda made: made.library_part.commands.check_and_add(made.documents.several))
    connect_action("refresh", lambda made: made.refresh())
    connect_action("remove", lambda made: made.documents.request_remove())
    connect_action("roster", lambda made: made.rosters.choose())
    connect_action("save_report", lambda made: made.reports.ask(window))
    connect(start.library.clicked, lambda made: made.library.show_page())
