"""Text size: the size of all text in the window, relative to the system's, in the style sheet of the theme."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QLabel, QWidget

# Sets the style sheet of the theme on windows.
# On the application it would double the time to create a window: every widget that gets a parent would be restyled
# with all its children, again each time that parent gets a parent itself.

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


SMALLEST, LARGEST, STEP = 100, 200, 10  # percent
_SYSTEM = "systemPointSize"  # application property that stores it
_PROPORTION = "proportion"  # property of a heading: its size relative to the normal one
_SIZED = 2  # QFont::SizeResolved, which PySide does not name


def apply(application: QApplication, percent: int) -> None:
    """Set all text, including text already shown, to a percentage of the system's size."""
    font = application.font()
    system = application.property(_SYSTEM)
    if system is None:
        system = font.pointSizeF()
        application.setProperty(_SYSTEM, system)
    wanted = system * percent / 100
    if abs(wanted - font.pointSizeF()) < 0.01:
        return
    with kept_proportions(application):
        font.setPointSizeF(wanted)
        application.setFont(font)
        set_style_sheet(style_sheet())  # only this updates the font of styled widgets
        for dock in (widget for widget in QApplication.allWidgets() if isinstance(widget, QDockWidget)):
            title = dock.font()
            title.setPointSizeF(wanted + 0.01)  # with exactly the application's font, Qt paints it at its initial size
            dock.setFont(title)


def is_font_change(event: QEvent) -> bool:
    """Whether the font size may have changed; widgets with a style sheet only receive a style change."""
    return event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange)


@contextmanager
def kept_proportions(application: QApplication) -> Iterator[None]:
    """Keep the relative size of headings: a new font or style sheet resets them to their initial size."""
    usual = application.font().pointSizeF()
    for heading in _headings():
        if heading.property(_PROPORTION) is None:
            heading.setProperty(_PROPORTION, heading.font().pointSizeF() / usual)
    yield
    usual = application.font().pointSizeF()
    for heading in _headings():
        proportion = heading.property(_PROPORTION)
        if proportion is not None:
            font = heading.font()
            font.setPointSizeF(usual * proportion)
            heading.setFont(font)


def _headings() -> list[QWidget]:
    """Labels and buttons with a size of their own."""
    return [
        widget
        for widget in QApplication.allWidgets()
        if isinstance(widget, QLabel | QAbstractButton)
        and widget.testAttribute(Qt.WidgetAttribute.WA_SetFont)
        and widget.font().resolveMask() & _SIZED
        and widget.font().pointSizeF() > 0
    ]
