"""Study panel: the content of a dock that asks the worker only while it is seen."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDockWidget, QWidget


class StudyPanel(QWidget):
    """Signal: wish_changed, when it may want to know something else than before, or nothing any more."""

    wish_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._is_seen = False

    @property
    def is_seen(self) -> bool:
        """Whether its dock is open and no other tab lies over it, which Qt calls visible too."""
        return self._is_seen

    def watch(self, dock: QDockWidget) -> None:
        """Take notice of whether this dock is seen."""
        dock.visibilityChanged.connect(self._on_visibility_changed)

    def sizeHint(self) -> QSize:
        return QSize(600, 250)

    def _on_visibility_changed(self, seen: bool) -> None:
        self._is_seen = seen
        self.wish_changed.emit()
