"""Pair heads: name, words and figure of both texts, level with their panes."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from imbrex.engine.changes.changes import Changes
from imbrex.engine.compare.comparison import Comparison
from imbrex.engine.shares.shares import ClassedWords, PairClasses
from imbrex.engine.text.document import Document, FilePart
from imbrex.engine.text.tokens import Tokens
from imbrex.gui.compare.panes.ribbon import WIDTH
from imbrex.gui.theme.fonts import bold, scaled
from imbrex.gui.widgets.accessible import name_menu_button
from imbrex.gui.widgets.elided_label import ElidedLabel, Heading, PlainLabel
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.share_bar import ShareBar
from imbrex.gui.wording.document_texts import language_name
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import percent, shown_percent
from imbrex.gui.wording.passage_texts import fractions, shares_told
from imbrex.gui.wording.plain_text import isolated, plain_tip
from imbrex.gui.wording.translation import retranslated, translated
from imbrex.values import frozen

LARGE, MIDDLING = 2.0, 1.35
"""Size of a figure, as a multiple of the window's text."""
FILE_WIDTH = 400
"""Maximum width of a file's name in pixels."""
MOST_FILES = 100
"""Files in the menu; a student hands in a few."""


@frozen
class Headline:
    """The figure of a text in a lens.

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


class Figure(PlainLabel):
    """A large figure that asks for its evidence when it is clicked. Signal: clicked."""

    clicked = Signal()

    def __init__(self, name: str) -> None:
        super().__init__("–", name=name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFont(bold(scaled(self.font(), LARGE)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit()


class FileMenu(QToolButton):
    """A link that lists the files of a document; hidden if it has only one.

    Signal: chosen, the code point at which a file begins.
    """

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
        names = "\n".join(one.name for one in self._files[:MOST_FILES])
        self.setToolTip(plain_tip("\n".join([self.tr("Go to a file"), names])))

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for one in self._files[:MOST_FILES]:
            name = menu.fontMetrics().elidedText(one.name, Qt.TextElideMode.ElideMiddle, FILE_WIDTH)
            menu.addAction(name.replace("&", "&&"), partial(self.chosen.emit, one.span.start))


class SideHead(QWidget):
    """The head of one of the two texts."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._heading = Heading(f"{name}Document", indent=0, least=80)
        self.files = FileMenu(f"{name}Files")
        self._heading.add(self.files)
        self.value, self.sentence = Figure(f"{name}Figure"), ElidedLabel(Qt.TextElideMode.ElideRight, least=60)
        self.sentence.setObjectName(f"{name}Sentence")
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.bar = ShareBar(f"{name}Bar")
        said = spaced(QHBoxLayout(), 10)
        said.addWidget(self.value, 0, Qt.AlignmentFlag.AlignBaseline)
        said.addWidget(self.sentence, 1, Qt.AlignmentFlag.AlignBaseline)
        layout = spaced(QVBoxLayout(self), 1, NO_MARGINS)
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
        self.files.show_files(document)
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


UNKNOWN = "…"
"""Figure that is being computed."""


class PairHeads(QWidget):
    """The second row of the Compare page; the lens decides what it says. Signal: changed."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("pairHeads")
        self.left, self.right = SideHead("leftHead"), SideHead("rightHead")
        self._between = QWidget()
        self.jaccard, label = PlainLabel(), PlainLabel()
        self.jaccard.setObjectName("jaccard")
        self.jaccard.setFont(bold(scaled(self.jaccard.font(), MIDDLING)))
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        translated(label.setText, lambda: self.tr("Jaccard"))
        self._lay_out(label)
        self._show_between(False)
        self._names = ("", "")

    def show_pair(self, comparison: Comparison, names: tuple[str, str]) -> None:
        """Show which texts are compared, under these names."""
        self._names = names
        self.changed.emit()
        for head, tokens, name in zip((self.left, self.right), (comparison.left, comparison.right), names, strict=True):
            head.show_document(tokens, name)

    def show_shingles(self, comparison: Comparison) -> None:
        """Show containment on both sides, and Jaccard between them."""
        scores = comparison.scores
        shares = scores.containment_left, scores.containment_right
        for head, share, other in zip((self.left, self.right), shares, self._names[::-1], strict=True):
            sentence = self.tr("of its shingles are also in %1").replace("%1", isolated(other))
            explanation = self.tr("Containment: share of this text's distinct shingles that are also in the other text")
            head.show_headline(
                Headline(percent(share), sentence, explanation, (share,), f"{percent(share)} {sentence}")
            )
        shared = self.tr("%Ln shared shingle(s)", "", comparison.shared_shingles)
        explained = self.tr("Jaccard: shared shingles as a share of all distinct shingles in either text")
        self.jaccard.setText(percent(scores.jaccard))
        self.jaccard.setAccessibleName(f"Jaccard {percent(scores.jaccard)}")
        self.jaccard.setToolTip(plain_tip(f"{explained}\n{shared}"))
        self._show_between(True)
        self.changed.emit()

    @property
    def names(self) -> tuple[str, str]:
        """Return the names of both texts, as displayed."""
        return self._names

    @property
    def figures(self) -> tuple[str, str]:
        """Return the figures of both texts, as displayed."""
        return self.left.value.text(), self.right.value.text()

    def show_passages(self, classes: PairClasses | None) -> None:
        """Show how much of each text is also in the other one; None while it is unknown."""
        sides = (classes.left, classes.right) if classes is not None else (None, None)
        headlines = [self._of_passages(side, other) for side, other in zip(sides, self._names[::-1], strict=True)]
        self.show_headlines(headlines[0], headlines[1])

    def _of_passages(self, words: ClassedWords | None, other: str) -> Headline:
        sentence = self.tr("of this text is also in %1").replace("%1", isolated(other))
        if words is None:
            return Headline(UNKNOWN, sentence)
        shares = words.shares
        told = shown_percent(shares.shown_headline())
        return Headline(told, sentence, "", fractions(shares), shares_told(shares))

    def show_changes(self, changes: Changes | None) -> None:
        """Show how many paragraphs were changed; None while it is unknown."""
        if changes is None:
            self.show_headlines(Headline(UNKNOWN, "", shares=None), Headline(UNKNOWN, "", shares=None))
            return
        locale = QLocale()
        sentence = self.tr("of %Ln paragraph(s) changed", "", changes.total)
        explained = self.tr("Split and joined paragraphs count once")
        changed = Headline(locale.toString(changes.changed), sentence, explained, None)
        kept = Headline(locale.toString(changes.total - changes.changed), self.tr("unchanged"), explained, None)
        self.show_headlines(changed, kept)

    def show_headlines(self, left: Headline, right: Headline) -> None:
        """Show the figures of another lens."""
        self.left.show_headline(left)
        self.right.show_headline(right)
        self._show_between(False)
        self.changed.emit()

    def _show_between(self, shown: bool) -> None:
        for label in self._between.findChildren(PlainLabel):
            label.setVisible(shown)  # the room between the heads stays
        if not shown:
            self.jaccard.setText(UNKNOWN)
            self.jaccard.setAccessibleName(self.tr("Jaccard"))
            self.jaccard.setToolTip("")

    def _lay_out(self, label: PlainLabel) -> None:
        between = spaced(QVBoxLayout(self._between), 0, NO_MARGINS)
        for widget in (label, self.jaccard):
            widget.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            between.addWidget(widget)
        between.addStretch(1)
        self._between.setMinimumWidth(WIDTH)
        self._between.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        layout = spaced(QHBoxLayout(self), 0, (12, 2, 12, 4))
        layout.addWidget(self.left, 1)
        layout.addWidget(self._between)
        layout.addWidget(self.right, 1)
