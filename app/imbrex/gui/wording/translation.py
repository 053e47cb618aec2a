"""Translation: the language of the window, and the locale of its numbers and dates."""

from functools import cache

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from imbrex import assets
from imbrex.errors import ImbrexError
from imbrex.gui.wording.translated import forget_cached, retranslate

LANGUAGES = {"en": "English", "ru": "Русский", "uk": "Українська", "de": "Deutsch", "zh": "中文"}
"""Each language in its own words: a user who needs it may not read any other."""
SYSTEM = ""
"""Code for the language of the system."""


def offered() -> list[str]:
    """Return codes of the available languages, including English."""
    try:
        folder = assets.path("i18n")
    except ImbrexError:
        return ["en"]
    return [code for code in LANGUAGES if code == "en" or (folder / f"imbrex_{code}.qm").is_file()]


@cache
def translation_of(application: QCoreApplication) -> "Translation":
    """Return the translation object of an application, created once."""
    return Translation(application)


NAMED_ONCE = {
    "ScrollLeftButton": ("QTabBar", "Scroll Left", ""),
    "ScrollRightButton": ("QTabBar", "Scroll Right", ""),
    "qt_dockwidget_closebutton": ("QDockWidget", "Close", "Closes the dock widget"),
    "qt_dockwidget_floatbutton": ("QDockWidget", "Float", "Undocks and re-attaches the dock widget"),
}
"""Qt's buttons named in the language at their creation: context, English name and description."""


class Translation(QObject):
    """The translators of the application, which update displayed texts and numbers."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._translators: list[QTranslator] = []
        self._is_first = True  # nothing has been shown in another language yet

    def speak(self, code: str) -> None:
        """Switch to a language; missing texts, and all if its file is missing or damaged, are in English."""
        self._install(code)
        if self._is_first:
            self._is_first = False
        else:
            self._show_again()

    def _install(self, code: str) -> None:
        for translator in self._translators:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._translators.clear()
        locale = locale_of(code)
        QLocale.setDefault(locale)
        self._load(locale, "qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        try:
            folder = str(assets.path("i18n"))
        except ImbrexError:
            return  # without translations the window is in plain English
        # English first: it has plural forms ("1 word", "2 words"), and is the fallback of the next one.
        self._load(QLocale(QLocale.Language.English), "imbrex", folder)
        self._load(locale, "imbrex", folder)

    @staticmethod
    def _show_again() -> None:
        forget_cached()  # before tables measure their titles, on Qt's notification
        for window in QApplication.topLevelWidgets():
            window.setLocale(QLocale())  # a widget reads it only once, when it is created
        # Qt's own texts first: it renames standard buttons, including those with custom names.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        for widget in QApplication.allWidgets():
            if widget.objectName() in NAMED_ONCE:
                _name_again(widget)
        retranslate()

    def _load(self, locale: QLocale, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if translator.load(locale, name, "_", folder):
            self._application.installTranslator(translator)
            self._translators.append(translator)


def locale_of(code: str) -> QLocale:
    """Return the locale of a language: the system's if it has that language, as its number format may be customized."""
    system, wanted = QLocale.system(), QLocale(code)
    return system if code == SYSTEM or system.language() == wanted.language() else wanted


def _name_again(button: QWidget) -> None:
    context, name, description = NAMED_ONCE[button.objectName()]
    button.setAccessibleName(QCoreApplication.translate(context, name))
    if description:
        button.setAccessibleDescription(QCoreApplication.translate(context, description))
