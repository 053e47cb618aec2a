"""Language choice: the language of the window, from a menu, spoken at once and kept."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from imbrex.gui.model.settings import Settings
from imbrex.gui.wording.translated import translated
from imbrex.gui.wording.translation import LANGUAGES, SYSTEM, offered, translation_of


class LanguageChoice(QObject):
    """Fill a menu with the languages there are, and obey it."""

    def __init__(self, settings: Settings, menu: QMenu) -> None:
        super().__init__(menu)
        self._settings = settings
        self._group = QActionGroup(self)
        self._add(menu, SYSTEM, lambda: self.tr("As the &system"))
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
