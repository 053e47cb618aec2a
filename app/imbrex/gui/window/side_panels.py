"""Side panels: which panels are open."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QObject, Signal

from imbrex.gui.model.settings import Settings
from imbrex.gui.panels.dock import Dock
from imbrex.gui.window.workspace import Workspace
from imbrex.gui.wording.translation import retranslated


class SidePanels(QObject):
    """Shows the panels that the user wants while they have something to show, one at a time on each side.

    A panel without content keeps its place among the wanted ones, and comes back with its content.

    Signal: shown_changed (whether a panel is open).
    """

    shown_changed = Signal(bool)

    def __init__(
        self, workspace: Workspace, docks: Iterable[Dock], reason: Callable[[str], str], settings: Settings
    ) -> None:
        """Take also `reason`, which returns why a panel is not offered now, "" if it is."""
        super().__init__(workspace)
        self._workspace = workspace
        self._docks = {dock.objectName(): dock for dock in docks}
        self._reason = reason
        self._settings = settings
        self._wanted = [name for name in settings.panels.split() if name in self._docks]
        for name, dock in self._docks.items():
            dock.opened.connect(partial(self._on_opened, name))
            dock.closed.connect(partial(self._on_closed, name))

    @retranslated
    def update(self) -> None:
        """Offer, show and hide the panels as the open documents require."""
        offered = [name for name, dock in self._docks.items() if self._offer(name, dock)]
        shown = {self._side(name): name for name in self._wanted if name in offered}  # the last one on each side
        with self._workspace.rearranged():
            for name, dock in self._docks.items():
                is_shown = shown.get(self._side(name)) == name
                if dock.isHidden() == is_shown:
                    dock.setVisible(is_shown)
        self.shown_changed.emit(bool(shown))

    def _offer(self, name: str, dock: Dock) -> bool:
        """Enable the menu item of a panel, or disable it with the reason."""
        reason = self._reason(name)
        action = dock.toggleViewAction()
        action.setEnabled(not reason)
        action.setToolTip(reason)
        action.setStatusTip(reason)
        return not reason

    def _side(self, name: str) -> object:
        return self._workspace.dockWidgetArea(self._docks[name])

    def _on_opened(self, name: str) -> None:
        replaced = {
            other for other in self._wanted if self._side(other) == self._side(name) and not self._reason(other)
        }
        self._want([other for other in self._wanted if other not in replaced | {name}] + [name])
        self.update()

    def _on_closed(self, name: str) -> None:
        self._want([other for other in self._wanted if other != name])
        self.shown_changed.emit(any(not dock.isHidden() for other, dock in self._docks.items() if other != name))

    def _want(self, names: list[str]) -> None:
        self._wanted = names
        self._settings.panels = " ".join(names)
