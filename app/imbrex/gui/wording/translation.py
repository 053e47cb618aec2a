"""Translation: the language of the window, its locale, and texts updated when it changes."""

from __future__ import annotations

import atexit
from collections.abc import Callable
from functools import cache, partial, wraps
from typing import Any, Generic, TypeVar, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QAbstractProxyModel,
    QCoreApplication,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListWidget, QTreeWidget, QWidget
from shiboken6 import isValid

from imbrex import assets
from imbrex.errors import ImbrexError

Text = Callable[[], str]
"""A text, requested again whenever the language changes."""

Method = TypeVar("Method", bound=Callable[..., None])
Value = TypeVar("Value")


def translated(show: Callable[..., object], *texts: Text) -> None:
    """Show texts by a method of an object, now and whenever the language changes; a later call replaces this one.

    Args:
        show: a bound method, such as `label.setText`, or a partial of one, such as `partial(tabs.setTabText, 0)`.
        texts: its arguments, each called again after a change of language.
    """
    method, which = (show.func, show.args) if isinstance(show, partial) else (show, ())
    owner, name = getattr(method, "__self__"), getattr(method, "__name__")  # noqa: B009 - every bound method has them
    _texts.show(owner, f"{name}{which}", lambda: show(*(text() for text in texts)))


def retranslated(method: Method) -> Method:
    """Decorate a method that shows texts: it is called again with its last arguments when the language changes."""
    count = method.__code__.co_argcount - 1  # a signal passes all its arguments to a function with variable arguments

    @wraps(method)
    def show(self: QObject, *arguments: object, **options: object) -> None:
        _texts.show(self, method.__name__, lambda: method(self, *arguments[:count], **options))

    return cast("Method", show)


class translated_property(Generic[Value]):  # noqa: N801 - used as property is
    """A property with texts, cached for each language: Qt requests titles very often."""

    def __init__(self, make: Callable[[Any], Value]) -> None:
        self._make = make
        self._name = f"{make.__name__} in language"

    def __get__(self, owner: object, _kind: type | None = None) -> Value:
        kept = owner.__dict__.get(self._name)
        if kept is None or kept[0] != _texts.changes:
            kept = owner.__dict__[self._name] = _texts.changes, self._make(owner)
        value: Value = kept[1]
        return value


def forget_cached() -> None:
    """Clear the caches of all `translated_property` values."""
    _texts.changes += 1


def retranslate() -> None:
    """Show every text again."""
    _texts.show_again()
    for view in QApplication.allWidgets():
        if isinstance(view, QAbstractItemView) and not isinstance(view, QListWidget | QTreeWidget):
            _ask_again(view.model())
        view.update()


class _Texts:
    """The setters of all shown texts, in the order in which they were last called.

    An entry keeps its object, so that no other one gets its id. Python objects stay alive until Qt deletes them.

    Attributes:
        changes: number of language changes.
    """

    def __init__(self) -> None:
        self.changes = 0
        self._steps: dict[tuple[int, str], tuple[QObject, Callable[[], object]]] = {}
        self._enough = 1000  # entries above which those of deleted objects are removed

    def show(self, owner: QObject, name: str, step: Callable[[], object]) -> None:
        """Show a text and store its setter; `name` identifies the text within an object."""
        step()
        if len(self._steps) > self._enough:
            self._forget_deleted()
            self._enough = max(1000, 2 * len(self._steps))
        self._steps.pop((id(owner), name), None)
        self._steps[id(owner), name] = owner, step

    def show_again(self) -> None:
        """Show all texts; a setter that calls others was stored after these, and takes effect last."""
        self._forget_deleted()
        for key, entry in list(self._steps.items()):
            owner, step = entry
            if isValid(owner) and self._steps.get(key) is entry:  # otherwise another call has shown it meanwhile
                self.show(owner, key[1], step)

    def forget(self) -> None:
        """Drop all references."""
        self._steps.clear()

    def _forget_deleted(self) -> None:
        self._steps = {key: entry for key, entry in self._steps.items() if isValid(entry[0])}


def _ask_again(model: QAbstractItemModel | None) -> None:
    """Make views request titles and texts from a model, which translates them on request."""
    while isinstance(model, QAbstractProxyModel):
        model = model.sourceModel()
    if model is None:
        return
    rows, columns = model.rowCount(), 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    if columns:
        model.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, columns - 1)
    if rows and columns:
        model.dataChanged.emit(model.index(0, 0), model.index(rows - 1, columns - 1))


_texts = _Texts()
atexit.register(_texts.forget)  # while the application exists, without which no widget can be deleted


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
def translation_of(application: QCoreApplication) -> Translation:
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
    if system.language() == QLocale.Language.C:
        system.setNumberOptions(QLocale.NumberOption.DefaultNumberOptions)  # "569,290", as in English
    return system if code == SYSTEM or system.language() == wanted.language() else wanted


def _name_again(button: QWidget) -> None:
    context, name, description = NAMED_ONCE[button.objectName()]
    button.setAccessibleName(QCoreApplication.translate(context, name))
    if description:
        button.setAccessibleDescription(QCoreApplication.translate(context, description))
