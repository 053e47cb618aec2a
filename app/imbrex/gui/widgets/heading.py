"""Heading: the name of a document with facts about it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from imbrex.gui.widgets.elided_label import ElidedLabel


class Heading(QWidget):
    """The name of a document and facts about it, on one line."""

    def __init__(self, object_name: str, indent: int, least: int) -> None:
        """Indent by `indent` pixels; keep at least `least` pixels for the name."""
        super().__init__()
        self.setObjectName(object_name)
        self.name = ElidedLabel(Qt.TextElideMode.ElideMiddle, least)  # file names differ at both ends
        self.name.setObjectName(f"{object_name}Name")
        font = self.name.font()
        font.setBold(True)
        self.name.setFont(font)
        self.facts = ElidedLabel(Qt.TextElideMode.ElideRight, least=40)
        self.facts.setObjectName(f"{object_name}Facts")
        self.facts.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(indent, 4, 8, 5)
        layout.setSpacing(10)
        layout.addWidget(self.name)
        layout.addWidget(self.facts)
        layout.addStretch(1)
