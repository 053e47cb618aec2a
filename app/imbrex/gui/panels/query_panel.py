"""Query panel: the content of a dock that queries the worker only while it is visible."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from imbrex.engine.text.document import Span
from imbrex.gui.model.pair_order import ListedPairs
from imbrex.gui.model.session import Session
from imbrex.gui.model.settings import Settings
from imbrex.gui.panels.dock import Dock
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.wording.translation import Text, translated

Pair = tuple[str, str]
"""Keys of the two documents of a pair, left first."""


class PanelRequests(NamedTuple):
    """Requests of panels to the window.

    Attributes:
        show_message: shows why a panel is closed.
        show_place: shows a place in a text, by the key of its document.
        show_spans: shows spans in both texts of a pair, by the key of the left one.
        show_pair: opens a pair, and steps through the list that has it.
    """

    show_message: Callable[[str], None]
    show_place: Callable[[str, Span], None]
    show_spans: Callable[[str, Span | None, Span | None], None]
    show_pair: Callable[[str, str, ListedPairs], None]


class QueryPanel(QWidget):
    """The interface of a panel to the window; `name` is that of its dock, the key of its stored position.

    Attributes:
        nothing: why there is nothing to show, once that is known: the panel is then closed.
        queries: always the same objects, in order of priority.

    Signals:
        query_changed: the query may have changed or become unnecessary.
        nothing_changed: `nothing` is another one.
    """

    name: ClassVar[str]
    query_changed = Signal()
    nothing_changed = Signal()

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__()
        self._session = session
        self._settings = settings
        self._is_seen = False
        self.nothing: Text | None = None
        self.queries: tuple[Query, ...] = ()
        self._message = PlainLabel(name=f"{self.name.removesuffix('Dock')}Told", wraps=True)

    @property
    def is_seen(self) -> bool:
        """Whether its dock is open and not behind another tab; Qt calls both visible."""
        return self._is_seen

    def show_message(self, sentence: Text) -> None:
        """Show why there is no new result, keeping the current content; the panel places the label."""
        translated(self._message.setText, sentence)
        self._message.show()

    def set_nothing(self, reason: Text | None) -> None:
        """Record why there is nothing to show; None if there is something, or if that is unknown."""
        if (reason is None) != (self.nothing is None):
            self.nothing = reason
            self.nothing_changed.emit()

    def set_option(self, flag: str, value: object) -> None:
        """Change an option, by the user's choice."""
        self._session.set_options(self._session.options.with_value(flag, value))

    def watch(self, dock: Dock) -> None:
        """Track the visibility of this dock."""
        dock.visibilityChanged.connect(self._on_visibility_changed)
        self._on_visibility_changed(dock.is_seen)

    def connect_to(self, window: PanelRequests) -> None:
        """Connect the signals that ask something of the window; a panel without any has none to connect."""

    def sizeHint(self) -> QSize:
        return QSize(380, 280)

    def _on_visibility_changed(self, seen: bool) -> None:
        self._is_seen = seen
        self.query_changed.emit()


class PairPanel(QueryPanel):
    """A panel about the open pair."""

    def __init__(self, session: Session, settings: Settings) -> None:
        super().__init__(session, settings)
        self._pair: Pair | None = None

    def show_pair(self, pair: Pair | None) -> None:
        """Query this pair from now on."""
        self._pair = pair
        self.set_nothing(None)

    def fields_of_pair(self, **more: object) -> Fields | None:
        """The fields of a job about the pair; None without a pair or while hidden."""
        return {"left": self._pair[0], "right": self._pair[1], **more} if self._pair and self._is_seen else None


class InViewPanel(QueryPanel):
    """A panel about one of the documents that the user has in view. Signal: place_requested (key, Span)."""

    place_requested = Signal(str, object)

    def show_documents(self, keys: Sequence[str]) -> None:
        """Offer these documents; each panel has its own list."""

    def connect_to(self, window: PanelRequests) -> None:
        self.place_requested.connect(window.show_place)
