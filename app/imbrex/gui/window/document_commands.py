"""Document commands: roles and authors of the selected documents, by menu and shortcut."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from imbrex.engine.text.role import Role
from imbrex.gui.window.actions import Actions

if TYPE_CHECKING:
    from imbrex.gui.documents.documents_panel import DocumentsPanel


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
