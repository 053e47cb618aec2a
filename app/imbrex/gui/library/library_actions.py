"""Library actions: every library command, in one table."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from imbrex.gui.widgets.mnemonics import bare
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import translated
from imbrex.library.database.role import Role
from imbrex.values import frozen


@frozen
class Entry:
    """An action: object name, text and required role."""

    name: str
    text: Callable[[], str]
    role: Role


AT_ONCE = frozenset({"open_documents", "settings"})
"""Actions available during a long operation."""


class LibraryActions(QObject):
    """Creates the actions and returns them by name."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._entries = {entry.name: entry for entry in self._table()}
        self._made: dict[str, QAction] = {}
        for entry in self._entries.values():
            action = QAction(owner)
            translated(action.setText, entry.text)
            action.setObjectName(f"library_{entry.name}Action")
            self._made[entry.name] = action

    def __getitem__(self, name: str) -> QAction:
        return self._made[name]

    def menu(self, parent: QWidget, *names: str) -> QMenu:
        """Return a menu of these actions; an empty name is a separator."""
        menu = QMenu(parent)
        menu.setToolTipsVisible(True)
        for name in names:
            if name:
                menu.addAction(self._made[name])
            else:
                menu.addSeparator()
        return menu

    def allow(self, role: Role, reason: str, busy: str = "") -> None:
        """Enable the actions that this role permits, and explain why the others are disabled.

        While `busy` is not empty, a sentence, no other long operation can be started.
        """
        for name, entry in self._entries.items():
            why = reason if entry.role > role else busy if name not in AT_ONCE else ""
            self._made[name].setEnabled(not why)
            self._made[name].setToolTip(plain_tip(why) or bare(entry.text()))

    def _table(self) -> tuple[Entry, ...]:
        return (
            Entry("new", lambda: self.tr("&New library…"), Role.NONE),
            Entry("open_file", lambda: self.tr("&Open library file…"), Role.NONE),
            Entry("open_server", lambda: self.tr("Open &shared library…"), Role.NONE),
            Entry("check", lambda: self.tr("&Check open essays"), Role.READ),
            Entry("check_add", lambda: self.tr("Check and a&dd open essays…"), Role.ADD),
            Entry("add_files", lambda: self.tr("Add &files…"), Role.ADD),
            Entry("add_folder", lambda: self.tr("Add a f&older…"), Role.ADD),
            Entry("open_documents", lambda: self.tr("&Open with the essays"), Role.READ),
            Entry("remove", lambda: self.tr("&Delete from library…"), Role.OWN),
            Entry("remove_author", lambda: self.tr("Delete all by an &author…"), Role.OWN),
            Entry("remove_expired", lambda: self.tr("Delete &expired documents…"), Role.OWN),
            Entry("verify", lambda: self.tr("&Verify"), Role.READ),
            Entry("export", lambda: self.tr("E&xport…"), Role.READ),
            Entry("import", lambda: self.tr("&Import…"), Role.ADD),
            Entry("settings", lambda: self.tr("&Index settings…"), Role.OWN),
        )
