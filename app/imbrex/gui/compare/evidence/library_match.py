"""Library match: whether the longest match of the open pair is in the library too."""

from dataclasses import field
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QVBoxLayout, QWidget

from imbrex.engine.observer import Observer
from imbrex.gui.model.library_settings import LibrarySettings
from imbrex.gui.model.session import Session
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.plain_text import isolated
from imbrex.gui.wording.translation import Text, retranslated, translated
from imbrex.values import frozen

if TYPE_CHECKING:  # imports the database
    from imbrex.library.longest_match import MatchElsewhere

MARGIN = 10
_NAMED = 3


@frozen(eq=False, kw_only=True)
class LibraryMatchJob(QueryJob["MatchElsewhere"]):
    """Searches a library for the longest match of a pair."""

    left: str
    right: str
    library: str = field(repr=False)

    def answer(self, context: WorkerContext, observer: Observer) -> "MatchElsewhere":
        from imbrex.library.library import Library  # noqa: PLC0415 - imports the database
        from imbrex.library.longest_match import longest_match_elsewhere  # noqa: PLC0415

        with Library.open(self.library, context.languages.find) as library:
            return longest_match_elsewhere(library, context.corpus, self.left, self.right, observer)


class LibraryMatch(QWidget):
    """A switch and one sentence; hidden without a pair or a library. Signal: asked, when the switch has changed."""

    asked = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._found: MatchElsewhere | None = None
        self._switch = QCheckBox()
        self._switch.setObjectName("evidenceLibrary")
        translated(self._switch.setText, lambda: self.tr("Search the library"))
        translated(
            self._switch.setToolTip,
            lambda: self.tr("Find out whether documents of the library have the longest match too"),
        )
        self._message = PlainLabel(name="evidenceLibraryMatch", wraps=True)
        self._message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        layout = spaced(QVBoxLayout(self), 2, (MARGIN, 2, MARGIN, 2))
        layout.addWidget(self._switch)
        layout.addWidget(self._message)
        self._message.hide()
        self._switch.toggled.connect(self._on_toggled)
        session.anonymous_changed.connect(self._say)

    @property
    def address(self) -> str:
        """Return the library to search; empty if none is wanted."""
        return LibrarySettings().latest if self._switch.isChecked() else ""

    def show_pair(self, *, is_open: bool) -> None:
        """Forget the last result."""
        self._found = None
        self._message.hide()
        self.setVisible(is_open and bool(LibrarySettings().latest))

    def show_found(self, found: "MatchElsewhere") -> None:
        """Show a result."""
        self._found = found
        self._say()

    def show_message(self, sentence: Text) -> None:
        """Show a sentence instead."""
        translated(self._message.setText, sentence)
        self._message.show()

    @retranslated
    def _say(self) -> None:
        found = self._found
        self._message.setVisible(found is not None)
        if found is not None:
            self._message.setText(self._sentence(found))

    def _sentence(self, found: "MatchElsewhere") -> str:
        if not found.words:
            return self.tr("These texts have no match to search the library for.")
        count = len(found.names)
        if not count:
            return self.tr("No other document of the library has the longest match of this pair.")
        if found.bounded:
            told = self.tr(
                "At least %Ln document(s) of the library also have the longest match of this pair.", "", count
            )
        else:
            told = self.tr("%Ln document(s) of the library also have the longest match of this pair.", "", count)
        names = ", ".join(map(isolated, found.names[:_NAMED])) + (", …" if count > _NAMED else "")
        return told if self._session.anonymous else f"{told} {names}"

    def _on_toggled(self, checked: bool) -> None:
        if not checked:
            self._found = None
        self._say()
        self.asked.emit()
