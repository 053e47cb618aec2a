"""Dock title: the title bar of a panel, with one button."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from imbrex.gui.theme.icons import icon
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translation import Text, translated

ICON = QSize(16, 16)


class DockTitle(QWidget):
    """A bold title, which may be dragged, and a button. Qt's own buttons are hardly visible on dark windows."""

    def __init__(self, picture: str, name: str, tip: Text) -> None:
        super().__init__()
        self.label = PlainLabel()
        font = self.label.font()
        font.setBold(True)
        self.label.setFont(font)
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = quiet_button(picture, name)
        translated(self.button.setToolTip, tip)
        translated(self.button.setAccessibleName, tip)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 6, 6, 4)
        layout.addWidget(self.label, 1)
        layout.addWidget(self.button)


def quiet_button(picture: str, name: str) -> QToolButton:
    """Return a button with an icon, which takes the focus by Tab only."""
    button = QToolButton()
    button.setObjectName(name)
    button.setIcon(icon(picture))
    button.setIconSize(ICON)
    button.setAutoRaise(True)
    return button
