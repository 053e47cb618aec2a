"""Icons: custom drawings, in colours readable on light and dark backgrounds."""

from functools import cache

from PySide6.QtGui import QIcon

from imbrex import assets


@cache
def icon(name: str) -> QIcon:
    """Return the icon of this name from `resources/icons`."""
    return QIcon(f"{_folder()}/{name}.svg")


@cache
def _folder() -> str:
    """The icon folder, cached because twenty icons are needed before the first paint."""
    return str(assets.path("icons"))
