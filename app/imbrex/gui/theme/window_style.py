"""Window style: sets the style sheet of the theme on windows.

On the application it would double the time to create a window: every widget that gets a parent would be
restyled with all its children, again each time that parent gets a parent itself.
"""

from PySide6.QtWidgets import QApplication, QWidget

_SHEET = "imbrexSheet"  # application property that stores it
_STYLED = "imbrexStyled"  # property of styled windows


def add_style(window: QWidget) -> None:
    """Style a window without a parent, with everything in it or opened from it, from now on."""
    window.setProperty(_STYLED, True)
    window.setStyleSheet(style_sheet())


def style_sheet() -> str:
    """The style sheet of all windows."""
    application = QApplication.instance()
    return str(application.property(_SHEET) or "") if application is not None else ""


def set_style_sheet(sheet: str) -> None:
    """Set this style sheet on all windows; setting the same one notifies them of a new font."""
    application = QApplication.instance()
    if application is None:
        return
    application.setProperty(_SHEET, sheet)
    for window in QApplication.topLevelWidgets():
        if window.property(_STYLED):
            window.setStyleSheet(sheet)
