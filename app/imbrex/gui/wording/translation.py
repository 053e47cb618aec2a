"""Translation: in which language the window speaks, and by which locale it writes numbers and dates."""

from functools import cache

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from imbrex import assets
from imbrex.errors import ImbrexError
from imbrex.gui.wording.translated import forget_cached, retranslate

LANGUAGES = {"en": "English", "ru": "Русский", "uk": "Українська", "de": "Deutsch", "zh": "中文"}
"""What each language calls itself: whoever looks for it may read no other."""
SYSTEM = ""
"""The code that stands for the language of the system."""


def offered() -> list[str]:
    """Codes of the languages whose texts are there; English always is."""
    try:
        folder = assets.path("i18n")
    except ImbrexError:
        return ["en"]
    return [code for code in LANGUAGES if code == "en" or (folder / f"imbrex_{code}.qm").is_file()]


@cache
def translation_of(application: QCoreApplication) -> "Translation":
    """The translation of an application; there is one."""
    return Translation(application)


NAMED_ONCE = {
    "ScrollLeftButton": ("QTabBar", "Scroll Left", ""),
    "ScrollRightButton": ("QTabBar", "Scroll Right", ""),
    "qt_dockwidget_closebutton": ("QDockWidget", "Close", "Closes the dock widget"),
    "qt_dockwidget_floatbutton": ("QDockWidget", "Float", "Undocks and re-attaches the dock widget"),
}
"""Buttons of Qt's own that it names in the language in which they are made: context, English name and description."""


class Translation(QObject):
    """The translators of the application, and the texts and numbers on the screen that follow them."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._translators: list[QTranslator] = []
        self._is_first = True  # nothing has been shown in another language yet

    def speak(self, code: str) -> None:
        """Speak a language from now on; what it lacks, and all where its file is missing or damaged, is English."""
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
            return  # without translations the window speaks plain English
        # English first: it knows "1 word" from "2 words", and holds for what the next one does not know.
        self._load(QLocale(QLocale.Language.English), "imbrex", folder)
        self._load(locale, "imbrex", folder)

    @staticmethod
    def _show_again() -> None:
        forget_cached()  # before tables measure their titles, which they do when Qt tells them
        for window in QApplication.topLevelWidgets():
            window.setLocale(QLocale())  # which a widget asks for once, when it is made
        # Qt's own texts first: it names standard buttons again, also those that have a name of ours.
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
    """The locale of a language: the system's own where that speaks it, as people may have set up its numbers."""
    system, wanted = QLocale.system(), QLocale(code)
    return system if code == SYSTEM or system.language() == wanted.language() else wanted


def _name_again(button: QWidget) -> None:
    context, name, description = NAMED_ONCE[button.objectName()]
    button.setAccessibleName(QCoreApplication.translate(context, name))
    if description:
        button.setAccessibleDescription(QCoreApplication.translate(context, description))
