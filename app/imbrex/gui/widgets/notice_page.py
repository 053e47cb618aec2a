"""Notice page: a page for missing content or work in progress."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from imbrex.gui.theme.fonts import scaled
from imbrex.gui.theme.text_size import is_font_change
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.translation import translated

WIDEST = 560  # pixels; longer lines are hard to read
MARGIN = 32


class NoticePage(QWidget):
    """A heading, a message, and the button `open` to open files."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("noticePage")
        # In a stack, a hidden page must not keep the window at the width of its text.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._heading = PlainLabel(name="noticeHeading")
        self._heading.setFont(scaled(self._heading.font(), 1.6))
        self._text = PlainLabel(name="noticeText")
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.open = QPushButton()
        translated(self.open.setText, lambda: self.tr("Open files…"))
        layout = spaced(QVBoxLayout(self), 14, (MARGIN, MARGIN, MARGIN, MARGIN))
        layout.addStretch(2)
        for label in (self._heading, self._text):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._heading)
        layout.addWidget(self._text, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.open, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)

    def show_notice(self, heading: str, text: str, offers_open: bool) -> None:
        """Show a message, with a button to open files if `offers_open`."""
        self._heading.setText(heading)
        self._text.setText(text)
        self.open.setVisible(offers_open)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if is_font_change(event):
            self._fit()

    def _fit(self) -> None:
        """Set the height for the text's width: for a centred label, layouts only ask for the size hint."""
        width = min(WIDEST, max(200, self.width() - 2 * MARGIN))
        self._text.setFixedSize(width, max(0, self._text.heightForWidth(width)))
