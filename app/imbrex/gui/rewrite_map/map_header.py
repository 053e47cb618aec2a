"""Map header: which document stands below, what it is in the map, and how many paragraphs it has."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from imbrex.gui.rewrite_map.shown_side import ShownSide
from imbrex.gui.views.pane_header import ElidedLabel
from imbrex.gui.wording.plain import plain_tip


class MapHeader(QWidget):
    """Name, part and size of one document."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._name = ElidedLabel(Qt.TextElideMode.ElideMiddle, least=90)  # both ends of a file's name tell it apart
        self._name.setObjectName(f"{name}Name")
        font = self._name.font()
        font.setBold(True)
        self._name.setFont(font)
        self._facts = ElidedLabel(Qt.TextElideMode.ElideRight, least=40)
        self._facts.setObjectName(f"{name}Facts")
        self._facts.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 8, 5)
        layout.setSpacing(10)
        layout.addWidget(self._name)
        layout.addWidget(self._facts)
        layout.addStretch(1)

    def show_side(self, side: ShownSide | None) -> None:
        """Tell of a text; None for nothing."""
        name = side.document.name if side is not None else ""
        self._name.show_text(name)
        self._name.setToolTip(plain_tip(name))
        facts = ""
        if side is not None:
            part = self.tr("original") if side.is_left else self.tr("rewrite")
            facts = " · ".join((part, self.tr("%Ln paragraph(s)", "", len(side))))
        self._facts.show_text(facts)
