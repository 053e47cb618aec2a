"""Side head: name, words and the one figure of a text, above its pane."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from imbrex.engine.text.tokens import Tokens
from imbrex.gui.widgets.elided_label import ElidedLabel
from imbrex.gui.widgets.heading import Heading
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.widgets.share_bar import ShareBar
from imbrex.gui.wording.document_texts import language_name
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import retranslated

LARGE, MIDDLING = 2.0, 1.35
"""Size of a figure, as a multiple of the window's text."""


def enlarge(label: QLabel, factor: float) -> None:
    """Write a label in large bold letters."""
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * factor)
    font.setBold(True)
    label.setFont(font)


@dataclass(frozen=True, slots=True)
class Headline:
    """What a lens says of a text.

    Attributes:
        value: the figure, as displayed.
        sentence: what follows it.
        explanation: of the figure; for the tooltip.
        shares: fractions of 1, in the order of `PARTS`; None for no bar.
        told: the shares in words.
    """

    value: str
    sentence: str
    explanation: str = ""
    shares: Sequence[float] | None = ()
    told: str = ""


class SideHead(QWidget):
    """The head of one of the two texts."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._heading = Heading(f"{name}Document", indent=0, least=80)
        self.value, self.sentence = PlainLabel("–"), ElidedLabel(Qt.TextElideMode.ElideRight, least=60)
        self.value.setObjectName(f"{name}Figure")
        self.sentence.setObjectName(f"{name}Sentence")
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        enlarge(self.value, LARGE)
        self.bar = ShareBar(f"{name}Bar")
        said = QHBoxLayout()
        said.setSpacing(10)
        said.addWidget(self.value, 0, Qt.AlignmentFlag.AlignBaseline)
        said.addWidget(self.sentence, 1, Qt.AlignmentFlag.AlignBaseline)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        layout.addWidget(self._heading)
        layout.addLayout(said)
        layout.addWidget(self.bar)
        self.show_headline(Headline("–", ""))

    @retranslated
    def show_document(self, tokens: Tokens, name: str) -> None:
        """Show which text this is."""
        document = tokens.document
        self._heading.name.show_text(name)
        self._heading.name.setToolTip(plain_tip(document.path or document.name))
        words = self.tr("%Ln word(s)", "", tokens.count)
        self._heading.facts.show_text(words)
        notes = [words, language_name(document.language), *map(shown, document.notes)]
        self._heading.facts.setToolTip(plain_tip("\n".join(notes)))

    def show_headline(self, headline: Headline) -> None:
        """Show a figure with its sentence."""
        self.value.setText(headline.value)
        self.value.setAccessibleName(f"{headline.value} {headline.sentence}".strip())
        self.sentence.show_text(headline.sentence)
        tip = "\n".join(filter(None, (f"{headline.value} {headline.sentence}", headline.explanation)))
        for label in (self.value, self.sentence):
            label.setToolTip(plain_tip(tip))
        self.bar.setVisible(headline.shares is not None)
        self.bar.show_shares(headline.shares or (), headline.told or headline.value)
