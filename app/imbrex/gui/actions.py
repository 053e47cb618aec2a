"""Actions: everything that can be done from a menu, in one table."""

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from imbrex.gui.icons import icon

Keys = QKeySequence.StandardKey


@dataclass(frozen=True, slots=True)
class Entry:
    """An action: its name in the code, its text, keys, icon and whether it can be switched on and off."""

    name: str
    text: str
    keys: tuple[str | Keys, ...] = ()
    icon: str = ""
    checkable: bool = False


class Actions(QObject):
    """Make the actions of a window and hand them out by name."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._made: dict[str, QAction] = {}
        for entry in self._table():
            action = QAction(entry.text, window)
            action.setObjectName(f"{entry.name}Action")
            action.setCheckable(entry.checkable)
            action.setShortcuts([QKeySequence(keys) for keys in entry.keys])
            if entry.icon:
                action.setIcon(icon(entry.icon))
            window.addAction(action)
            self._made[entry.name] = action

    def __getitem__(self, name: str) -> QAction:
        return self._made[name]

    def _table(self) -> tuple[Entry, ...]:
        return (
            Entry("open_files", self.tr("&Open files…"), (Keys.Open,), "open"),
            Entry("open_folder", self.tr("Open &folder…"), ("Ctrl+Shift+O",), "folder"),
            Entry("open_sources", self.tr("&Sources that essays may be copied from…")),
            Entry("open_template", self.tr("&Template: what it shares with others is left out…")),
            Entry("open_archive", self.tr("&Archive of earlier essays, not compared with one another…")),
            Entry("paste", self.tr("&Paste text as a document"), (Keys.Paste,), "paste"),
            Entry("samples", self.tr("Open the &sample essays")),
            Entry("save_report", self.tr("Save a &report…"), ("Ctrl+R",)),
            Entry("close_all", self.tr("&Close all documents"), (Keys.Close,)),
            Entry("quit", self.tr("&Quit"), ("Ctrl+Q",)),
            Entry("remove", self.tr("&Remove selected documents")),
            Entry("compare", self.tr("Co&mpare selected documents"), ("Ctrl+Return",), "compare"),
            Entry("role_essay", self.tr("&Essay"), ("Ctrl+Shift+E",), checkable=True),
            Entry("role_source", self.tr("&Source"), ("Ctrl+Shift+S",), checkable=True),
            Entry("role_template", self.tr("&Template"), ("Ctrl+Shift+T",), checkable=True),
            Entry("role_archive", self.tr("&Archive"), ("Ctrl+Shift+A",), checkable=True),
            Entry("author", self.tr("Author or &group…"), ("Ctrl+Shift+G",)),
            Entry("suggest_authors", self.tr("Take authors from document &properties…")),
            Entry("library", self.tr("&Library"), ("Ctrl+Shift+L",), "library"),
            Entry("library_check", self.tr("Check against the &library"), ("Ctrl+Shift+K",)),
            Entry("library_check_add", self.tr("Check and a&dd to the library…"), ("Ctrl+Shift+D",)),
            Entry("refresh", self.tr("Compare &again"), (Keys.Refresh,)),
            Entry("watch_files", self.tr("Read again when files chan&ge"), checkable=True),
            Entry("back", self.tr("&Back to all pairs"), ("Alt+Left",), "back"),
            Entry("stop", self.tr("&Stop reading or comparing"), ("Ctrl+.",)),
            Entry("anonymous", self.tr("&Anonymous"), ("Ctrl+Shift+N",), "anonymous", checkable=True),
            Entry("scheme_system", self.tr("As the &system"), checkable=True),
            Entry("scheme_light", self.tr("&Light"), checkable=True),
            Entry("scheme_dark", self.tr("&Dark"), checkable=True),
            Entry("about", self.tr("&About Imbrex")),
        )
