"""Scheme choice: light, dark, high contrast or as the system, from a menu, shown at once and kept."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from imbrex.gui.model.settings import Scheme, Settings
from imbrex.gui.theme import apply_theme
from imbrex.gui.window.menus import Menus


class SchemeChoice(QObject):
    """Obeys the menu of themes."""

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
