"""Choice menu: the context menu of a pair or a text in a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from imbrex.engine.review.review import Verdict
from imbrex.gui.overview.shared.class_choice import ClassChoice, Pair, ShownClass
from imbrex.gui.overview.shared.pair_text import PairText
from imbrex.gui.widgets.clipboard import copy
from imbrex.gui.wording.verdict_texts import verdict_told

WIDTH = 300
"""Maximum width of a name in pixels."""


class ChoiceMenu(QMenu):
    """A context menu for one click; texts are referred to by name, as a picture has no left or right."""

    def __init__(self, choice: ClassChoice, shown: ShownClass, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._choice = choice
        self._shown = shown

    def offer_pair(self, pair: Pair) -> None:
        """Add the commands for two texts."""
        self.addAction(self.tr("Compare texts"), partial(self._choice.open_pair, pair))
        for document in pair:
            text = self._named(self.tr("Show only “%1”"), document)
            self.addAction(text, partial(self._choice.open_document, document))
        self.addAction(self.tr("Copy"), partial(copy, PairText(self).describe(self._shown, *pair)))
        self.addSection(self.tr("Verdict"))
        for verdict in Verdict:
            self.addAction(verdict_told(verdict), partial(self._choice.judge, pair, verdict))

    def offer_text(self, document: int, told: str, partners: Sequence[int] = ()) -> None:
        """Add the commands for a text; `told` is copied to the clipboard, `partners` are the texts to compare with."""
        self.addAction(self.tr("Show only this text"), partial(self._choice.open_document, document))
        for partner in partners:
            text = self._named(self.tr("Compare with “%1”"), partner)
            self.addAction(text, partial(self._choice.open_pair, (document, partner)))
        self.addAction(self.tr("Copy"), partial(copy, told))

    def _named(self, text: str, document: int) -> str:
        """Insert a name into a text, with ampersands escaped."""
        middle = Qt.TextElideMode.ElideMiddle
        name = self.fontMetrics().elidedText(self._shown.names[document], middle, WIDTH)
        return text.replace("%1", name.replace("&", "&&"))
