"""File menu: the files of a document that has several, as a link that lists them."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QToolButton

from imbrex.engine.text.document import Document, FilePart
from imbrex.gui.widgets.accessible import name_menu_button
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated

WIDTH = 400
"""Maximum width of a name in pixels."""
MOST = 100
"""Files in the menu; a student hands in a few."""


class FileMenu(QToolButton):
    """Hidden for a document of one file. Signal: chosen, the code point at which a file begins."""

    chosen = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("link", True)
        self.setStyleSheet("padding: 0")  # as high as the facts beside it
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._files: tuple[FilePart, ...] = ()
        menu = QMenu(self)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)
        self.hide()

    @retranslated
    def show_files(self, document: Document) -> None:
        """Offer the files of this document."""
        self._files = document.files
        self.setVisible(bool(self._files))
        name_menu_button(self, self.tr("%Ln file(s)", "", len(self._files)))
        names = "\n".join(one.name for one in self._files[:MOST])
        self.setToolTip(plain_tip("\n".join([self.tr("Go to a file"), names])))

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for one in self._files[:MOST]:
            name = menu.fontMetrics().elidedText(one.name, Qt.TextElideMode.ElideMiddle, WIDTH)
            menu.addAction(name.replace("&", "&&"), partial(self.chosen.emit, one.span.start))
