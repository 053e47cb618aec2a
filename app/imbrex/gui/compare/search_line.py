"""Search line: the status of the search for rewritten passages, above the texts."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translated import Text, translated


class SearchLine(QWidget):
    """A status text with a button to search again. Signal: again_requested."""

    again_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("searchLine")
        self._text = PlainLabel()
        self._text.setObjectName("searchState")
        self._text.setWordWrap(True)
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._again = QToolButton()
        self._again.setObjectName("searchAgain")
        translated(self._again.setText, lambda: self.tr("Search again"))
        translated(self._again.setAccessibleName, self._again.text)
        self._again.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._again.clicked.connect(self.again_requested)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 2, 8, 4)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._again)
        self.rest()

    def tell_searching(self, has_old: bool) -> None:
        """Show that the search is running; `has_old` says that the previous result is shown meanwhile."""
        self._show(lambda: self._searching(has_old), again=False)

    def tell_nothing(self, reason: Text, has_old: bool) -> None:
        """Show why the search has no result."""
        self._show(lambda: self._nothing(reason(), has_old), again=True)

    def rest(self) -> None:
        """Clear the status."""
        self._show(str, again=False)

    @property
    def has_news(self) -> bool:
        """Return whether there is a status to show."""
        return bool(self._text.text())

    def _searching(self, has_old: bool) -> str:
        searching = self.tr("Finding rewritten passages…")
        meanwhile = (
            self.tr("Showing the previous passages until then.")
            if has_old
            else self.tr("Showing exact passages until then.")
        )
        return f"{searching} {meanwhile}"

    def _nothing(self, reason: str, has_old: bool) -> str:
        shown = "" if has_old else self.tr("Showing exact passages only.")
        return f"{reason} {shown}".strip()

    def _show(self, text: Text, again: bool) -> None:
        translated(self._text.setText, text)
        translated(self._text.setAccessibleName, text)
        self._again.setVisible(again)
