"""Dock: a dock widget that can be closed and moved, and is filled when it is first seen."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QWidget

from imbrex.gui.panels.dock_title import DockTitle
from imbrex.gui.panels.panel_area import PanelArea
from imbrex.gui.wording.translation import translated


class Dock(QDockWidget):
    """A closable, movable dock; `name` is the key of its stored position, `make` returns its content.

    Signals:
        opened, closed: by the user, or by a command.
    """

    opened = Signal()
    closed = Signal()

    def __init__(self, name: str, title: Callable[[], str], make: Callable[[], QWidget]) -> None:
        super().__init__()
        translated(self.setWindowTitle, title)
        self.setObjectName(name)
        translated(self.setAccessibleName, title)
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        heading = DockTitle("close-panel", "closePanel", lambda: self.tr("Close"))
        translated(heading.label.setText, title)
        heading.button.clicked.connect(self.close)
        self.setTitleBarWidget(heading)
        self._make = make
        self._area: PanelArea | None = None
        self._is_seen = False
        self.visibilityChanged.connect(self._on_visibility_changed)
        self.toggleViewAction().triggered.connect(self._on_triggered)

    @property
    def is_seen(self) -> bool:
        """Whether it is open and not behind another tab; Qt calls both visible."""
        return self._is_seen

    @property
    def content(self) -> QWidget:
        """The widget inside, created on first access."""
        if self._area is None:
            self._area = PanelArea(self._make())
            self.setWidget(self._area)
        return self._area.content

    @property
    def made(self) -> QWidget | None:
        """The widget inside if it exists already."""
        return self._area.content if self._area is not None else None

    @property
    def needed_width(self) -> int:
        """The least width in which nothing is scrolled sideways."""
        return self._area.needed.width() if self._area is not None else 0

    def reveal(self) -> None:
        """Open the panel and raise it above the other tabs."""
        self.show()
        self.raise_()
        self.opened.emit()
        self.content.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _on_visibility_changed(self, seen: bool) -> None:
        self._is_seen = seen
        if seen:
            _ = self.content

    def _on_triggered(self, is_open: bool) -> None:
        """Raise the panel above the other tabs when the user opens it."""
        if is_open:
            self.raise_()
            self.opened.emit()


def dock_of(content: QWidget) -> Dock | None:
    """Return the dock that a widget is in, None if it is in none."""
    around = content.parentWidget()
    while around is not None and not isinstance(around, Dock):
        around = around.parentWidget()
    return around
