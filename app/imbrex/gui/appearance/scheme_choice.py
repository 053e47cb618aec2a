"""Scheme choice: light, dark, high contrast or as the system, from a menu, shown at once and kept."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from imbrex.gui.appearance import dress
from imbrex.gui.menus import Menus
from imbrex.gui.settings.settings import Scheme, Settings


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
            dress.apply(application, scheme.value)
