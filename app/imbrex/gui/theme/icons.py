"""Icons: our own drawings, in colours that can be read on light and on dark."""

from functools import cache

from PySide6.QtGui import QIcon

from imbrex import assets


@cache
def icon(name: str) -> QIcon:
    """The icon of a name, from the drawings in `resources/icons`."""
    return QIcon(f"{_folder()}/{name}.svg")


@cache
def _folder() -> str:
    """Where all of them are; looked for once, as twenty are wanted before the first paint."""
    return str(assets.path("icons"))
