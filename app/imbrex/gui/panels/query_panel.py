"""Query panel: the content of a dock that asks the worker only while it is seen."""

from abc import abstractmethod
from typing import ClassVar

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDockWidget, QWidget

from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.panels.query import Fields, Query

Pair = tuple[str, str]
"""Keys of the two documents of a pair, left first."""


class QueryPanel(QWidget):
    """What a panel offers the window; `name` is that of its dock, by which its place is stored.

    Signals:
        query_changed: it may want to know something else than before, or nothing any more.
        option_chosen: (flag, value) people want another option.
    """

    name: ClassVar[str]
    query_changed = Signal()
    option_chosen = Signal(str, object)

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__()
        self._session = session
        self._settings = settings
        self._is_seen = False

    @property
    @abstractmethod
    def title(self) -> str:
        """What the dock is called."""

    @property
    @abstractmethod
    def queries(self) -> tuple[Query, ...]:
        """What the panel asks, the same objects each time; the window asks them in this order."""

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
        self.query_changed.emit()


class PairPanel(QueryPanel):
    """A panel about the open pair."""

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(session, settings)
        self._pair: Pair | None = None

    def show_pair(self, pair: Pair | None) -> None:
        """Ask about this pair from now on."""
        self._pair = pair

    def fields_of_pair(self, **more: object) -> Fields | None:
        """The fields of a job about the pair; None where there is no pair, or nobody looks."""
        return {"left": self._pair[0], "right": self._pair[1], **more} if self._pair and self._is_seen else None
