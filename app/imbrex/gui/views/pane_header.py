"""Pane header: which document stands below, and how much of it is shared."""

import numpy as np
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from imbrex.engine.tokens import Fate, Tokens
from imbrex.gui.spoken.problems import said
from imbrex.gui.wording.language_names import language_name
from imbrex.gui.wording.percent import percent
from imbrex.gui.wording.plain import plain_tip

_EXCLUDED = (Fate.DROPPED_TEMPLATE, Fate.DROPPED_PHRASE, Fate.DROPPED_QUOTATION, Fate.DROPPED_BIBLIOGRAPHY)


class ElidedLabel(QLabel):
    """A line of text, cut where it is too long, that keeps at least `least` pixels."""

    def __init__(self, mode: Qt.TextElideMode, least: int) -> None:
        super().__init__()
        self._mode = mode
        self._least = least
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_text(self, text: str) -> None:
        """Show this text, as much of it as there is room for."""
        self._whole = " ".join(text.splitlines())
        self.setAccessibleName(self._whole)
        self.updateGeometry()
        self._elide()

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self._whole) + 2, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self._least, self.sizeHint().width()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _elide(self) -> None:
        self.setText(self.fontMetrics().elidedText(self._whole, self._mode, self.width()))


class PaneHeader(QWidget):
    """Name, language, words and share of one document."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        # Both ends of a file's name tell it apart.
        self._name = ElidedLabel(Qt.TextElideMode.ElideMiddle, least=130)
        self._name.setObjectName(f"{name}Name")
        font = self._name.font()
        font.setBold(True)
        self._name.setFont(font)
        self._facts = ElidedLabel(Qt.TextElideMode.ElideRight, least=40)
        self._facts.setObjectName(f"{name}Facts")
        self._facts.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 4, 8, 5)
        layout.setSpacing(10)
        layout.addWidget(self._name)
        layout.addWidget(self._facts)
        layout.addStretch(1)

    def show_document(self, tokens: Tokens, coverage: float) -> None:
        """Tell of a document; `coverage` is the fraction of its compared words that lie in passages."""
        document = tokens.document
        self._name.show_text(document.name)
        self._name.setToolTip(plain_tip(document.path or document.name))
        facts = [
            self.tr("%Ln word(s)", "", len(tokens)),
            self.tr("%1 in passages").replace("%1", percent(coverage)),
            *self._left_out(tokens),
            language_name(document.language),
        ]
        self._facts.show_text(" · ".join(facts))
        notes = "\n".join(map(said, document.notes))
        self._facts.setToolTip(plain_tip("\n".join([" · ".join(facts), notes]).strip()))

    def _left_out(self, tokens: Tokens) -> list[str]:
        """What exclusions took out, where they took out anything."""
        template, phrase, quotation, listed = (int(np.count_nonzero(tokens.fate == fate)) for fate in _EXCLUDED)
        facts = []
        if template:
            facts.append(self.tr("%Ln word(s) left out: template", "", template))
        if phrase:
            facts.append(self.tr("%Ln word(s) left out: excluded phrases", "", phrase))
        if quotation:
            facts.append(self.tr("%Ln word(s) left out: quotations", "", quotation))
        if listed:
            facts.append(self.tr("%Ln word(s) left out: bibliographies", "", listed))
        return facts

    def clear(self) -> None:
        """Tell of nothing."""
        for label in (self._name, self._facts):
            label.show_text("")
            label.setToolTip("")
