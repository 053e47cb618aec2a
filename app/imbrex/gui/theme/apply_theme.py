"""Apply theme: styles the whole program, and follows the system's light or dark scheme."""

from functools import cache
from typing import Literal

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPalette, QStyleHints
from PySide6.QtWidgets import QApplication

from imbrex.gui.theme import text_size
from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.text_size import kept_proportions
from imbrex.gui.theme.theme import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, Theme, theme_of

Scheme = Literal["system", "light", "dark", "high"]

STYLED = "imbrexStyle"
"""The property of an application started with Fusion: changing the style later takes PySide 15 ms."""

OUTLINED = (
    "QPushButton",
    "QComboBox",
    "QLineEdit",
    "QAbstractSpinBox",
    "QSlider",
    "QScrollBar",
)

STYLE = """
QToolTip {{ color: {text}; background: {base}; border: 1px solid {line}; padding: 4px 6px; }}
QToolButton {{ border: 1px solid transparent; border-radius: 4px; padding: 4px 8px; }}
QToolButton:hover {{ background: {button}; border-color: {line}; }}
QToolButton:checked {{ background: {checked}; border-color: {line}; }}
QToolButton:pressed {{ background: {line}; }}
QToolButton:focus {{ border-color: {focus}; }}
QToolButton[link="true"] {{ color: {link}; padding: 4px 0; }}
QToolButton[link="true"]:hover {{ background: transparent; border-color: transparent; text-decoration: underline; }}
QToolButton[link="true"]::menu-indicator {{ image: none; }}
QToolButton[link="true"]:focus {{ border-color: {focus}; }}
Segments QToolButton {{ background: {base}; border-color: {line}; border-radius: 0; margin-left: -1px; }}
Segments QToolButton:hover {{ background: {button}; }}
Segments QToolButton:checked {{ color: {chosen_text}; background: {chosen}; border-color: {chosen}; }}
Segments QToolButton:focus {{ border-color: {focus}; }}
Segments QToolButton:checked:focus {{ border: 2px solid {focus}; padding: 3px 7px; }}
Segments QToolButton[place="first"] {{ border-top-left-radius: 6px; border-bottom-left-radius: 6px; margin-left: 0; }}
Segments QToolButton[place="last"] {{ border-top-right-radius: 6px; border-bottom-right-radius: 6px; }}
SegmentedBar::tab {{
    color: {text}; background: {base}; border: 1px solid {line}; border-left-width: 0; padding: 5px 12px; margin: 0;
}}
SegmentedBar::tab:first {{ border-left-width: 1px; border-top-left-radius: 6px; border-bottom-left-radius: 6px; }}
SegmentedBar::tab:last {{ border-top-right-radius: 6px; border-bottom-right-radius: 6px; }}
SegmentedBar::tab:hover:!selected {{ background: {button}; }}
SegmentedBar::tab:selected {{ color: {chosen_text}; background: {chosen}; border-color: {chosen}; }}
QAbstractItemView {{ outline: 1px solid {focus}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QMenu {{ background: {base}; border: 1px solid {line}; }}
QMenu::item:selected {{ color: {chosen_text}; background: {chosen}; }}
QMenu::icon:selected {{ background: {base}; border-radius: 2px; }}
QToolBar {{ background: {window}; border: none; border-bottom: 1px solid {line}; padding: 2px 6px; spacing: 2px; }}
QToolBar#documentsRail {{ border-bottom: none; border-right: 1px solid {line}; padding: 6px 2px; }}
QMainWindow::separator {{ background: {line}; width: 1px; height: 1px; }}
"""

STRONGER = """
QTabBar::tab {{ border: 1px solid {line}; padding: 6px 10px; color: {text}; background: {base}; }}
QTabBar::tab:selected {{ border: 2px solid {focus}; }}
"""
"""Styles for high contrast, before the others: Fusion would draw these in shades of the window."""


def style_sheet(theme: Theme) -> str:
    """Return the styles that Fusion with a palette lacks."""
    names = {
        name: getattr(theme, name).name()
        for name in ("text", "base", "window", "line", "button", "focus", "chosen", "chosen_text", "link")
    }
    style = STRONGER + STYLE if theme.high else STYLE
    return style.format(checked=mix(theme.window, theme.accent, 0.18).name(), **names)


def _menu_bar_palette(theme: Theme) -> QPalette:
    """Return the palette of the menu bar: an open menu's title matches the highlighted item below it."""
    palette = theme.palette()
    palette.setColor(QPalette.ColorRole.Highlight, theme.chosen)
    palette.setColor(QPalette.ColorRole.HighlightedText, theme.chosen_text)
    return palette


def wanted(hints: QStyleHints, scheme: Scheme) -> Theme:
    """Return the theme for a choice; if the system reports none, it is light with normal contrast."""
    dark = scheme == "dark" or (scheme != "light" and hints.colorScheme() == Qt.ColorScheme.Dark)
    if scheme == "high" or (scheme == "system" and wants_contrast(hints)):
        return HIGH_DARK if dark else HIGH_LIGHT
    return DARK if dark else LIGHT


def wants_contrast(hints: QStyleHints) -> bool:
    """Whether the system is set to high contrast; older Qt does not report it."""
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is None:
        return False
    return bool(accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


def apply(application: QApplication, scheme: Scheme) -> None:
    """Apply a scheme to the whole program; "system" also follows later changes of the system."""
    _theme_follower(application).follow(scheme)


@cache
def _theme_follower(application: QApplication) -> "ThemeFollower":
    # Searching the application's children, one of which is a style, would add 15 ms to each start.
    return ThemeFollower(application)


class ThemeFollower(QObject):
    """Keeps the program in the chosen scheme."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._scheme: Scheme = "system"
        if application.property(STYLED) is None:  # an application created elsewhere, as in tests
            application.setStyle("Fusion")
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)

    def follow(self, scheme: Scheme) -> None:
        """Follow this scheme from now on."""
        self._scheme = scheme
        # With a desktop's platform theme, title bars and file dialogs follow this; elsewhere it has no effect.
        forced = {"dark": Qt.ColorScheme.Dark, "light": Qt.ColorScheme.Light}
        hints = self._application.styleHints()
        hints.setColorScheme(forced.get(scheme, Qt.ColorScheme.Unknown))
        self._apply(wanted(hints, scheme))

    def _apply(self, theme: Theme) -> None:
        sheet = style_sheet(theme)
        if text_size.style_sheet() == sheet and theme_of(self._application.palette()) is theme:
            return  # everything would be restyled for nothing
        self._application.setPalette(theme.palette())
        outlined, switches = theme.outlined(), theme.switches()
        for kind in OUTLINED:
            self._application.setPalette(outlined, kind)  # type: ignore[arg-type]  # PySide refuses bytes
        for kind in ("QCheckBox", "QRadioButton"):
            self._application.setPalette(switches, kind)  # type: ignore[arg-type]
        self._application.setPalette(_menu_bar_palette(theme), "QMenuBar")  # type: ignore[arg-type]
        with kept_proportions(self._application):
            text_size.set_style_sheet(sheet)

    def _on_system_changed(self) -> None:
        if self._scheme in ("system", "high"):
            self.follow(self._scheme)
