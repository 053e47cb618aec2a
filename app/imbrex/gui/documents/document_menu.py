"""Document menu: what can be done to the documents selected in the list, and how to open more, by a right click."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from imbrex.engine.text.document import Role
from imbrex.gui.wording.language_names import language_name
from imbrex.languages.registry import KNOWN

if TYPE_CHECKING:
    from imbrex.gui.documents.documents_panel import DocumentsPanel


class DocumentMenu(QMenu):
    """Made anew for each click, as it shows what holds for the selected documents."""

    def __init__(self, panel: DocumentsPanel) -> None:
        super().__init__(panel)
        self._panel = panel
        self.addAction(self.tr("Compare selected"), panel.request_compare).setEnabled(panel.can_compare)
        for menu in (self._languages(), self._roles()):
            menu.menuAction().setEnabled(bool(panel.documents))
        self.addAction(self.tr("Author or group…"), panel.ask_author).setEnabled(panel.can_name_authors)
        take = self.addAction(self.tr("Take authors from document properties…"), panel.ask_suggested_authors)
        take.setEnabled(panel.can_name_authors)
        if panel.checks and panel.documents:
            self.addSeparator()
            self.addActions(panel.checks)
        self.addSeparator()
        if panel.locked is not None:
            self.addAction(self.tr("Enter password…"), panel.request_password)
        self.addAction(self.tr("Remove"), panel.request_remove).setEnabled(bool(panel.selected))
        if panel.ways_in:
            self.addMenu(self.tr("Open as")).addActions(panel.ways_in)

    def _languages(self) -> QMenu:
        menu = self.addMenu(self.tr("Language"))
        current = {document.language for document in self._panel.documents}
        group = QActionGroup(menu)
        for code in sorted(KNOWN, key=language_name):
            action = _choice(menu, group, language_name(code), current == {code})
            action.triggered.connect(partial(self._set_language, code))
        return menu

    def _roles(self) -> QMenu:
        menu = self.addMenu(self.tr("Compare as"))
        texts = {
            Role.ESSAY: self.tr("Essay"),
            Role.SOURCE: self.tr("Source (shown on the left)"),
            Role.TEMPLATE: self.tr("Template: what it shares with others is left out"),
            Role.ARCHIVE: self.tr("Archive (not compared with other archive documents)"),
        }
        group = QActionGroup(menu)
        for role, text in texts.items():
            action = _choice(menu, group, text, self._panel.roles == {role})
            action.triggered.connect(partial(self._set_role, role))
        return menu

    def _set_language(self, code: str, _checked: bool = False) -> None:
        self._panel.set_language(code)

    def _set_role(self, role: Role, _checked: bool = False) -> None:
        self._panel.set_role(role)


def _choice(menu: QMenu, group: QActionGroup, text: str, is_current: bool) -> QAction:
    action = menu.addAction(text)
    action.setCheckable(True)
    action.setChecked(is_current)
    group.addAction(action)
    return action
