"""Library actions: everything that can be done to a library, in one table."""

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from imbrex.gui.widgets.mnemonics import bare
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.library.database.role import Role


@dataclass(frozen=True, slots=True)
class Entry:
    """An action: its name in the code, its text, and the role it takes."""

    name: str
    text: str
    role: Role


AT_ONCE = frozenset({"open_documents", "settings"})
"""Actions that wait for nothing."""


class LibraryActions(QObject):
    """Make the actions and hand them out by name."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._entries = {entry.name: entry for entry in self._table()}
        self._made: dict[str, QAction] = {}
        for entry in self._entries.values():
            action = QAction(entry.text, owner)
            action.setObjectName(f"library_{entry.name}Action")
            self._made[entry.name] = action

    def __getitem__(self, name: str) -> QAction:
        return self._made[name]

    def menu(self, parent: QWidget, *names: str) -> QMenu:
        """A menu of these actions; an empty name is a line between them."""
        menu = QMenu(parent)
        menu.setToolTipsVisible(True)
        for name in names:
            if name:
                menu.addAction(self._made[name])
            else:
                menu.addSeparator()
        return menu

    def allow(self, role: Role, reason: str, busy: str = "") -> None:
        """Enable what this role allows, and say of the others why not.

        While something is `busy`, which is a sentence, nothing else that takes long can be begun.
        """
        for name, entry in self._entries.items():
            why = reason if entry.role > role else busy if name not in AT_ONCE else ""
            self._made[name].setEnabled(not why)
            self._made[name].setToolTip(plain_tip(why) or bare(entry.text))

    def _table(self) -> tuple[Entry, ...]:
        return (
            Entry("new", self.tr("&New library…"), Role.NONE),
            Entry("open_file", self.tr("&Open library file…"), Role.NONE),
            Entry("open_server", self.tr("Open &shared library…"), Role.NONE),
            Entry("check", self.tr("&Check the open essays"), Role.READ),
            Entry("check_add", self.tr("Check and a&dd the open essays…"), Role.ADD),
            Entry("add_files", self.tr("Add &files…"), Role.ADD),
            Entry("add_folder", self.tr("Add a f&older…"), Role.ADD),
            Entry("open_documents", self.tr("&Open beside the essays"), Role.READ),
            Entry("remove", self.tr("&Delete from the library…"), Role.OWN),
            Entry("remove_author", self.tr("Delete everything of an &author…"), Role.OWN),
            Entry("remove_expired", self.tr("Delete what has &expired…"), Role.OWN),
            Entry("verify", self.tr("&Verify"), Role.READ),
            Entry("export", self.tr("E&xport…"), Role.READ),
            Entry("import", self.tr("&Import…"), Role.ADD),
            Entry("settings", self.tr("Settings of the &index…"), Role.OWN),
        )
