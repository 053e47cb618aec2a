"""Text size: how large everything in the window is written, beside what the system says."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QLabel, QWidget

from imbrex.gui.theme import window_style

SMALLEST, LARGEST, STEP = 100, 200, 10  # percent
_SYSTEM = "systemPointSize"  # the property of the application that remembers it
_PROPORTION = "proportion"  # the property of a heading: how much larger than the rest it is written
_SIZED = 2  # QFont::SizeResolved, which PySide does not name


def apply(application: QApplication, percent: int) -> None:
    """Write everything in a percentage of the system's size, also what is on the screen already."""
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
        window_style.set_style_sheet(window_style.style_sheet())  # what has one hears of the font by that alone
        for dock in (widget for widget in QApplication.allWidgets() if isinstance(widget, QDockWidget)):
            title = dock.font()
            title.setPointSizeF(wanted + 0.01)  # in the very font of the application, Qt paints it as it was at first
            dock.setFont(title)


def is_font_change(event: QEvent) -> bool:
    """Whether letters may have another size now; what has a style sheet hears of another font by its style."""
    return event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange)


@contextmanager
def kept_proportions(application: QApplication) -> Iterator[None]:
    """Keep headings in proportion to the rest: a new font or style sheet puts them back to the size they had first."""
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
