"""Dock: a dock widget that can be closed and moved."""

from collections.abc import Callable

from PySide6.QtWidgets import QDockWidget, QWidget

from imbrex.gui.wording.translated import translated


class Dock(QDockWidget):
    """A closable, movable dock; `name` is the key of its stored position."""

    def __init__(self, name: str, title: Callable[[], str], content: QWidget) -> None:
        super().__init__()
        translated(self.setWindowTitle, title)
        self.setObjectName(name)
        translated(self.setAccessibleName, title)
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self.setWidget(content)
        self.toggleViewAction().triggered.connect(self._on_triggered)

    def reveal(self) -> None:
        """Open the panel and raise it above the other tabs."""
        self.show()
        self.raise_()
        self.widget().setFocus()

    def _on_triggered(self, is_open: bool) -> None:
        """Raise the panel above the other tabs when the user opens it."""
        if is_open:
            self.raise_()
