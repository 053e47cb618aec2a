"""Notice line: a sentence above the texts, and what can be done about it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QToolButton, QWidget

from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.theme import theme_of
from imbrex.gui.widgets.elided_label import ElidedLabel, PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import Text, translated

AMBER = 1  # hue of the theme
TINT = 0.14  # share of the hue in the ground


class NoticeLine(QWidget):
    """One line with a link, visible only while there is a sentence: a warning in amber, or plain information."""

    def __init__(self, name: str, link: Text, *, warns: bool = True) -> None:
        super().__init__()
        self._warns = warns
        self.setObjectName(name)
        self._text = ElidedLabel(Qt.TextElideMode.ElideRight, least=80)
        self._text.setObjectName(f"{name}Text")
        self._text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.link = QToolButton()
        self.link.setObjectName(f"{name}Link")
        self.link.setProperty("link", True)
        self.link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        translated(self.link.setText, link)
        translated(self.link.setAccessibleName, link)
        layout = spaced(QHBoxLayout(self), 10, (24, 1, 24, 4))
        sign = PlainLabel("⚠" if warns else "ⓘ")
        translated(sign.setAccessibleName, lambda: self.tr("Notice"))
        for widget in (sign, self._text, self.link):
            layout.addWidget(widget, int(widget is self._text))
        self.hide()

    @property
    def sentence(self) -> str:
        """Return the sentence shown; empty for none."""
        return "" if self.isHidden() else self._text.accessibleName()

    def show_sentence(self, sentence: str, *, offers_link: bool = True) -> None:
        """Show a sentence; hide the line if it is empty."""
        self._text.show_text(sentence)
        self._text.setToolTip(plain_tip(sentence))
        self.setAccessibleName(sentence)
        self.link.setVisible(offers_link)
        self.setVisible(bool(sentence))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_of(QApplication.palette())
        hue = theme.strong(AMBER) if self._warns else theme.text
        painter.setBrush(mix(theme.base, hue, TINT if self._warns else TINT / 2))
        painter.setPen(QPen(mix(theme.base, hue, 0.6 if self._warns else 0.25), 1))
        painter.drawRoundedRect(self.rect().adjusted(12, 0, -13, -4), 4, 4)
        painter.end()
