"""Room around and between the widgets of a layout."""

from typing import TypeVar

from PySide6.QtWidgets import QLayout

_Layout = TypeVar("_Layout", bound=QLayout)
Margins = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""
NO_MARGINS: Margins = (0, 0, 0, 0)


def spaced(layout: _Layout, spacing: int | None = None, margins: Margins | None = None) -> _Layout:
    """Set spacing and margins of a layout and return it; by default they are those of the style."""
    if spacing is not None:
        layout.setSpacing(spacing)
    if margins is not None:
        layout.setContentsMargins(*margins)
    return layout
