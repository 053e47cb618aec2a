"""Text zoom: how large texts are read, the same in all of them, and remembered."""

from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from imbrex.gui.model.settings import Settings

SMALLEST, NORMAL, LARGEST, STEP = 70, 100, 300, 10  # percent


class Zoomed(Protocol):
    """What texts can do. `zoomed` tells the percentage that people have chosen in it."""

    zoomed: Any

    def set_zoom(self, percent: int) -> None:
        """Show texts in this percentage of their normal size."""


class TextZoom(QObject):
    """Keep all texts in one size. Signal: changed (percent)."""

    changed = Signal(int)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._texts: list[Zoomed] = []

    @property
    def percent(self) -> int:
        """The size in force."""
        return self._settings.text_zoom

    def attach(self, *texts: Zoomed) -> None:
        """Keep these in the size of all others from now on."""
        for text in texts:
            text.set_zoom(self.percent)
            text.zoomed.connect(self.choose)
            self._texts.append(text)

    def refresh(self) -> None:
        """Show all texts in this percentage of what is the normal size now."""
        for text in self._texts:
            text.set_zoom(self.percent)

    def choose(self, percent: int) -> None:
        """Show all texts in this size."""
        chosen = within(percent)
        if chosen != self.percent:
            self._settings.text_zoom = chosen
            self.refresh()
            self.changed.emit(chosen)


def within(percent: int) -> int:
    """The nearest size there is."""
    return min(LARGEST, max(SMALLEST, percent))


def stepped(percent: int, steps: int) -> int:
    """The size that so many steps lead to, on whole tens of percent; 0 steps lead back to the normal one."""
    if not steps:
        return NORMAL
    towards = percent // STEP if steps > 0 else -(-percent // STEP)
    return within((towards + steps) * STEP)
