"""Text zoom: the shared size of document texts, stored in the settings."""

from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from imbrex.gui.model.settings import Settings

SMALLEST, NORMAL, LARGEST, STEP = 70, 100, 300, 10  # percent


class Zoomed(Protocol):
    """A text that can be zoomed. `zoomed` carries the percentage chosen in it."""

    zoomed: Any

    def set_zoom(self, percent: int) -> None:
        """Show the text at this percentage of its normal size."""


class TextZoom(QObject):
    """Keeps all texts at one size. Signal: changed (percent)."""

    changed = Signal(int)

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._texts: list[Zoomed] = []

    @property
    def percent(self) -> int:
        """The current size."""
        return self._settings.text_zoom

    def attach(self, *texts: Zoomed) -> None:
        """Keep these texts at the common size from now on."""
        for text in texts:
            text.set_zoom(self.percent)
            text.zoomed.connect(self.choose)
            self._texts.append(text)

    def refresh(self) -> None:
        """Show all texts again at the current percentage of a changed normal size."""
        for text in self._texts:
            text.set_zoom(self.percent)

    def choose(self, percent: int) -> None:
        """Show all texts at this size."""
        chosen = within(percent)
        if chosen != self.percent:
            self._settings.text_zoom = chosen
            self.refresh()
            self.changed.emit(chosen)


def within(percent: int) -> int:
    """Clamp a percentage to the supported range."""
    return min(LARGEST, max(SMALLEST, percent))


def stepped(percent: int, steps: int) -> int:
    """Step by multiples of ten percent; 0 steps reset to the normal size."""
    if not steps:
        return NORMAL
    towards = percent // STEP if steps > 0 else -(-percent // STEP)
    return within((towards + steps) * STEP)
