"""Icons: our own drawings, in colours that can be read on light and on dark."""

from functools import cache

from PySide6.QtGui import QIcon

from imbrex import assets


@cache
def icon(name: str) -> QIcon:
    """The icon of a name, from the drawings in `resources/icons`."""
    return QIcon(str(assets.path(f"icons/{name}.svg")))
