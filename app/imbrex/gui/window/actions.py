"""Actions: every menu action, in one table."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from imbrex.gui.theme.icons import icon
from imbrex.gui.wording.translation import translated

Keys = QKeySequence.StandardKey


class Entry(NamedTuple):
    """An action: object name, text, shortcuts, icon and whether it is checkable."""

    name: str
    text: Callable[[], str]
    keys: tuple[str | Keys, ...] = ()
    icon: str = ""
    checkable: bool = False


def sequences(keys: tuple[str | Keys, ...]) -> list[QKeySequence]:
    """Return each shortcut once: Qt's standard keys differ by desktop, and ambiguous shortcuts do nothing."""
    made = [QKeySequence(key) for key in keys]
    return list({one.toString(): one for one in made}.values())


class Actions(QObject):
    """Creates the actions of a window and returns them by name."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._made: dict[str, QAction] = {}
        for entry in self._table():
            action = QAction(window)
            translated(action.setText, entry.text)
            action.setObjectName(f"{entry.name}Action")
            action.setCheckable(entry.checkable)
            action.setShortcuts(sequences(entry.keys))
            if entry.icon:
                action.setIcon(icon(entry.icon))
            window.addAction(action)
            self._made[entry.name] = action

    def __getitem__(self, name: str) -> QAction:
        return self._made[name]

    def _table(self) -> tuple[Entry, ...]:
        return (
            Entry("open_files", lambda: self.tr("&Open files…"), (Keys.Open,), "open"),
            Entry("open_folder", lambda: self.tr("Open &folder…"), ("Ctrl+Shift+O",), "folder"),
            Entry("open_project", lambda: self.tr("Open pro&ject…"), ("Ctrl+Shift+P",), "project"),
            Entry("open_bulk", lambda: self.tr("Result of &bulk job…")),
            Entry("open_sources", lambda: self.tr("&Sources to compare essays with…")),
            Entry("open_template", lambda: self.tr("&Template, such as an assignment sheet…")),
            Entry("open_archive", lambda: self.tr("&Archive of earlier essays…")),
            Entry("paste", lambda: self.tr("&Paste text as new document"), (Keys.Paste,), "paste"),
            Entry("watch_folder", lambda: self.tr("&Watch folder…"), (), "watch-folder"),
            Entry("watch_stop", lambda: self.tr("Stop watc&hing folder")),
            Entry("samples", lambda: self.tr("Open &sample essays")),
            Entry("save_project", lambda: self.tr("&Save project"), (Keys.Save,), "save"),
            Entry("save_project_as", lambda: self.tr("Save project &as…"), ("Ctrl+Shift+S",), "save-as"),
            Entry("save_report", lambda: self.tr("Save &report…"), ("Ctrl+R",), "report"),
            Entry("close_all", lambda: self.tr("&Close all documents"), (Keys.Close,)),
            Entry("quit", lambda: self.tr("&Quit"), ("Ctrl+Q",)),
            Entry("undo", lambda: self.tr("&Undo"), (Keys.Undo,), "undo"),
            Entry("redo", lambda: self.tr("&Redo"), (Keys.Redo, "Ctrl+Shift+Z"), "redo"),
            Entry("remove", lambda: self.tr("&Remove selected documents"), (), "remove"),
            Entry("compare", lambda: self.tr("Co&mpare selected documents"), ("Ctrl+Return",), "compare"),
            Entry("role_essay", lambda: self.tr("&Essay"), ("Ctrl+Shift+E",), checkable=True),
            Entry("role_source", lambda: self.tr("&Source"), ("Ctrl+Shift+R",), checkable=True),
            Entry("role_template", lambda: self.tr("&Template"), ("Ctrl+Shift+T",), checkable=True),
            Entry("role_archive", lambda: self.tr("&Archive"), ("Ctrl+Shift+A",), checkable=True),
            Entry("author", lambda: self.tr("Author or &group…"), ("Ctrl+Shift+G",)),
            Entry("suggest_authors", lambda: self.tr("Get authors from document &properties…")),
            Entry("roster", lambda: self.tr("&Open roster…")),
            Entry("library", lambda: self.tr("&Library"), ("Ctrl+Shift+L",), "library"),
            Entry("library_check", lambda: self.tr("Check against &library"), ("Ctrl+Shift+K",)),
            Entry("library_check_add", lambda: self.tr("Check and a&dd to library…"), ("Ctrl+Shift+D",)),
            Entry("refresh", lambda: self.tr("Compare &again"), (Keys.Refresh,)),
            Entry("watch_files", lambda: self.tr("Reload files when they chan&ge"), checkable=True),
            Entry("back", lambda: self.tr("&Back"), ("Alt+Left",), "back"),
            Entry("next_pane", lambda: self.tr("Ne&xt pane"), ("F6",)),
            Entry("previous_pane", lambda: self.tr("Pre&vious pane"), ("Shift+F6",)),
            Entry("stop", lambda: self.tr("&Stop"), ("Ctrl+.",)),
            Entry("anonymous", lambda: self.tr("Hide n&ames"), ("Ctrl+Shift+N",), "anonymous", checkable=True),
            Entry("scheme_system", lambda: self.tr("Use &system setting"), checkable=True),
            Entry("scheme_light", lambda: self.tr("&Light"), checkable=True),
            Entry("scheme_dark", lambda: self.tr("&Dark"), checkable=True),
            Entry("scheme_high", lambda: self.tr("&High contrast"), checkable=True),
            Entry("passage_numbers", lambda: self.tr("Passage n&umbers"), checkable=True),
            Entry("preferences", lambda: self.tr("Pr&eferences…"), ("Ctrl+,",), "preferences"),
            Entry("help", lambda: self.tr("&Help for this view"), (Keys.HelpContents,), "help"),
            Entry("help_contents", lambda: self.tr("&Contents")),
            Entry("tour", lambda: self.tr("&Take the tour"), (), "tour"),
            Entry("help_keys", lambda: self.tr("&Keyboard shortcuts"), (), "keyboard"),
            Entry("about", lambda: self.tr("&About Imbrex"), (), "about"),
        )
