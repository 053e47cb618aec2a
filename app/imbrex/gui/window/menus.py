"""Menus: the menu bar and the actions in it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QSizePolicy, QToolBar, QWidget

from imbrex.gui.model.settings import Scheme, Settings
from imbrex.gui.theme import apply_theme
from imbrex.gui.widgets.mnemonics import bare, share_out
from imbrex.gui.window.actions import Actions
from imbrex.gui.window.controller_commands import UndoCommands
from imbrex.gui.wording.translation import LANGUAGES, SYSTEM, offered, translated, translation_of

ROLES = ("essay", "source", "template", "archive")


class Menus(QObject):
    """Fills the menu bar of a window; the window adds to `recent`, `go` and `view` later.

    Signal: opening, before a menu is shown.
    """

    opening = Signal()

    def __init__(self, window: QMainWindow, actions: Actions) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self.schemes = QActionGroup(self)
        file = self._menu(lambda: self.tr("&File"), "open_files", "open_folder", "open_project")
        self.open_as = _submenu(file, lambda: self.tr("Open &as"))
        self._add(self.open_as, "open_sources", "open_template", "open_archive", "", "open_bulk")
        self._add(file, "paste")
        self.recent = _submenu(file, lambda: self.tr("Open &recent"))
        self._add(file, "watch_folder", "watch_stop", "", "samples", "")
        self._add(file, "save_project", "save_project_as", "save_report", "", "close_all", "", "quit")
        self.edit = self._menu(lambda: self.tr("&Edit"), "undo", "redo", "", "preferences")
        self.undo = UndoCommands(actions)
        documents = self._menu(lambda: self.tr("&Documents"), "compare", "remove", "")
        self._add(
            _submenu(documents, lambda: self.tr("R&ole of selected documents")), *(f"role_{role}" for role in ROLES)
        )
        self._add(documents, "author", "suggest_authors", "roster", "")
        self._add(documents, "library_check", "library_check_add", "", "refresh", "watch_files", "stop")
        self.go = self._menu(lambda: self.tr("&Go"), "back", "library", "next_pane", "previous_pane")
        self.view = self._menu(lambda: self.tr("&View"), "anonymous", "")
        self._add_schemes(_submenu(self.view, lambda: self.tr("&Theme")))
        self.languages = _submenu(self.view, lambda: self.tr("&Language"))
        self._add(self.view, "passage_numbers", "")
        self.view.setToolTipsVisible(True)  # only panels that are not offered have one
        self.experts = _submenu(self.view, lambda: self.tr("For e&xperts"))
        self.experts.setToolTipsVisible(True)
        translated(window.menuBar().setAccessibleName, lambda: self.tr("Menu bar"))
        self._menu(lambda: self.tr("&Help"), "help", "help_contents", "help_keys", "tour", "", "about")

    def check_scheme(self, scheme: Scheme) -> None:
        """Check the current theme."""
        self._actions[f"scheme_{scheme.value}"].setChecked(True)

    def tool_bar(self) -> QToolBar:
        """Return the tool bar with the few most used actions; what is added later stands on the right."""
        bar = QToolBar()
        translated(bar.setWindowTitle, lambda: self.tr("Toolbar"))
        bar.setObjectName("tools")
        bar.setMovable(False)
        bar.setToolButtonStyle(bar.toolButtonStyle().ToolButtonTextBesideIcon)
        names = {
            "open_files": lambda: self.tr("Add documents"),
            "library": lambda: self.tr("Library"),
            "save_report": lambda: self.tr("Report…"),
        }
        for name, text in names.items():
            action = self._actions[name]
            bar.addAction(action)
            translated(action.setIconText, text)
            translated(action.setToolTip, partial(_told, action))
        room = QWidget()
        room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(room)
        return bar

    def _add_schemes(self, menu: QMenu) -> None:
        for scheme in Scheme:
            action = self._actions[f"scheme_{scheme.value}"]
            action.setData(scheme.value)
            self.schemes.addAction(action)
            menu.addAction(action)

    def _menu(self, title: Callable[[], str], *names: str) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        translated(menu.setTitle, title)
        menu.aboutToShow.connect(self.opening)
        menu.aboutToShow.connect(lambda: share_out(menu))  # added actions need not know which mnemonics are taken
        self._add(menu, *names)
        return menu

    def _add(self, menu: QMenu, *names: str) -> None:
        for name in names:
            if name:
                menu.addAction(self._actions[name])
            else:
                menu.addSeparator()


def _submenu(menu: QMenu, title: Callable[[], str]) -> QMenu:
    made = menu.addMenu("")
    translated(made.setTitle, title)
    return made


def _told(action: QAction) -> str:
    """Tooltip of a button: its action and its key."""
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return bare(action.text()) + (f" ({keys})" if keys else "")


class SchemeMenu(QObject):
    """Handles the theme menu."""

    def __init__(self, settings: Settings, menus: Menus) -> None:
        super().__init__(menus)
        self._settings = settings
        menus.check_scheme(settings.scheme)
        menus.schemes.triggered.connect(self._on_chosen)

    def _on_chosen(self, action: QAction) -> None:
        scheme = Scheme(action.data())
        self._settings.scheme = scheme
        application = QApplication.instance()
        if isinstance(application, QApplication):
            apply_theme.apply(application, scheme.value)


class LanguageMenu(QObject):
    """Fills a menu with the available languages and handles it."""

    def __init__(self, settings: Settings, menu: QMenu) -> None:
        super().__init__(menu)
        self._settings = settings
        self._group = QActionGroup(self)
        self._add(menu, SYSTEM, lambda: self.tr("Use &system setting"))
        menu.addSeparator()
        for code in offered():
            self._add(menu, code, partial(LANGUAGES.__getitem__, code))
        self._group.triggered.connect(self._on_chosen)

    def _add(self, menu: QMenu, code: str, text: Callable[[], str]) -> None:
        action = menu.addAction("")
        translated(action.setText, text)
        action.setObjectName(f"language_{code or 'system'}Action")
        action.setData(code)
        action.setCheckable(True)
        action.setChecked(code == self._settings.language)
        self._group.addAction(action)

    def _on_chosen(self, action: QAction) -> None:
        code = str(action.data())
        if code != self._settings.language:
            self._settings.language = code
            application = QCoreApplication.instance()
            if application is not None:
                translation_of(application).speak(code)
