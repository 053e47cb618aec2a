"""Window style: gives the style sheet of the theme to windows.

On the application it would cost twice the time to make a window: every widget that gets a parent would be looked at
again, with all inside it, as often as that gets a parent itself.
"""

from PySide6.QtWidgets import QApplication, QWidget

_SHEET = "imbrexSheet"  # the property of the application that remembers it
_STYLED = "imbrexStyled"  # the property of windows that have it


def add_style(window: QWidget) -> None:
    """Style a window without a parent, and all that is in it or opens from it, from now on."""
    window.setProperty(_STYLED, True)
    window.setStyleSheet(style_sheet())


def style_sheet() -> str:
    """The style sheet of all windows."""
    application = QApplication.instance()
    return str(application.property(_SHEET) or "") if application is not None else ""


def set_style_sheet(sheet: str) -> None:
    """Give all windows this style sheet; the same one makes them hear of another font."""
    application = QApplication.instance()
    if application is None:
        return
    application.setProperty(_SHEET, sheet)
    for window in QApplication.topLevelWidgets():
        if window.property(_STYLED):
            window.setStyleSheet(sheet)
