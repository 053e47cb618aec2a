"""Threshold bar: the histogram of the class, and the score from which a pair stands out."""

from PySide6.QtCore import QEvent, QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QWidget,
)

from imbrex.engine.overview.score import Score
from imbrex.engine.overview.score_distribution import NoChance, why_no_chance
from imbrex.engine.overview.threshold import ThresholdFrom, suggest
from imbrex.gui.overview.histogram import Histogram
from imbrex.gui.overview.shared.ranking import Ranking
from imbrex.gui.widgets.accessible import name_menu_button
from imbrex.gui.widgets.layouts import NO_MARGINS, spaced
from imbrex.gui.widgets.mnemonics import add_choice, label_for
from imbrex.gui.wording.numbers import percent_sign, tenths_at_most
from imbrex.gui.wording.translation import retranslated, translated


class ThresholdFields(QFrame):
    """A small form that opens below a button; its own button is `use_suggested`.

    Signals:
        typed: (fraction of 1), score_changed: (Score).
    """

    typed = Signal(float)
    score_changed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("thresholdFields")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._spin = QDoubleSpinBox()
        self._score = QComboBox()
        self.use_suggested = QPushButton()
        self._build()
        self._spin.valueChanged.connect(lambda value: self.typed.emit(round(value / 100, 4)))
        self._score.currentIndexChanged.connect(lambda: self.score_changed.emit(self.score))

    @property
    def score(self) -> Score:
        """Return the score that the threshold applies to."""
        return Score(self._score.currentData())

    def choose_score(self, score: Score) -> None:
        self._score.setCurrentIndex(self._score.findData(score.value))

    def show_threshold(self, threshold: float, *, is_moved: bool) -> None:
        """Show the threshold, and whether it differs from the suggestion."""
        with QSignalBlocker(self._spin):
            self._spin.setValue(threshold * 100)
        self.use_suggested.setEnabled(is_moved)

    @retranslated
    def explain(self, suggested: float, source: ThresholdFrom, reason: NoChance) -> None:
        """Show the suggested threshold and its origin."""
        use = self.tr("Use the suggested threshold: %1")
        match source:
            case ThresholdFrom.CUTOFF:
                tip = self.tr(
                    "Pairs from here up stand out from the rest of the class. "
                    "The suggestion updates when you change options."
                )
            case ThresholdFrom.CHANCE:
                use = self.tr("Use the chance level: %1")
                tip = self.tr(
                    "No pair stands out. Unrelated pairs in this class are not expected to score higher than this."
                )
            case _ if reason is NoChance.TOO_FEW:
                tip = self.tr("No chance level: too few pairs. This is the usual threshold without one.")
            case _:
                tip = self.tr(
                    "No chance level: too many of the pairs are similar. This is the usual threshold without one."
                )
        self.use_suggested.setText(use.replace("%1", tenths_at_most(suggested)))
        self.use_suggested.setToolTip(tip)

    def _build(self) -> None:
        self._score.setObjectName("overviewScore")
        add_choice(self._score, lambda: self.tr("Word for word"), Score.VERBATIM.value)
        add_choice(self._score, lambda: self.tr("Containment"), Score.CONTAINMENT.value)
        add_choice(self._score, lambda: self.tr("Jaccard"), Score.JACCARD.value)
        self._explain_scores()
        self._spin.setObjectName("threshold")
        self._spin.setRange(0, 100)
        self._spin.setDecimals(1)
        translated(self._spin.setSuffix, percent_sign)
        self.use_suggested.setObjectName("useSuggested")
        layout = QFormLayout(self)
        layout.addRow(label_for(self._spin, lambda: self.tr("Threshold")), self._spin)
        layout.addRow(label_for(self._score, lambda: self.tr("Score")), self._score)
        layout.addRow(self.use_suggested)

    @retranslated
    def _explain_scores(self) -> None:
        tips = (
            self.tr("Words of one text that are word for word in the other; the higher share of the two texts"),
            self.tr("Higher of the two directions, so added text can't hide a match"),
            self.tr("Shared shingles as a share of all distinct shingles in either text"),
        )
        for row, tip in enumerate(tips):
            self._score.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)


BARS = 52
"""Height of the bars in pixels."""


class ThresholdBar(QWidget):
    """The histogram, and a button with the threshold's fields. It follows the suggestion until the user moves it.

    Attributes:
        button: opens the fields; the page places it.
        fields: with the score.

    Signal: threshold_changed (fraction of 1).
    """

    threshold_changed = Signal(float)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("thresholdBar")
        self._threshold = 0.0
        self._suggested = 0.0
        self._source = ThresholdFrom.FLOOR
        self._is_moved = False
        self.histogram = Histogram()
        self.fields = ThresholdFields(self)
        self.button = self._make_button()
        layout = spaced(QHBoxLayout(self), margins=NO_MARGINS)
        layout.addWidget(self.histogram)
        self._fit()
        self.histogram.threshold_moved.connect(self.move_to)
        self.fields.typed.connect(self.move_to)
        self.fields.use_suggested.clicked.connect(self.follow_suggestion)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Set the height to fit the bars and the label above them."""
        self.setFixedHeight(BARS + self.fontMetrics().height())

    @property
    def threshold(self) -> float:
        """Return the score from which a pair stands out, a fraction of 1."""
        return self._threshold

    @property
    def score(self) -> Score:
        """Return the score that the threshold applies to."""
        return self.fields.score

    @property
    def source(self) -> ThresholdFrom:
        """Return the origin of the threshold."""
        return ThresholdFrom.GIVEN if self._is_moved else self._source

    @property
    def moved_to(self) -> float | None:
        """Return the threshold set by the user; None while it follows the suggestion."""
        return self._threshold if self._is_moved else None

    def choose_score(self, score: Score) -> None:
        """Apply the threshold to this score."""
        self.fields.choose_score(score)

    def show_ranking(self, ranking: Ranking) -> None:
        """Show the distribution of a class; the threshold follows the suggestion unless the user has moved it."""
        length = ranking.report.options.shingles.length
        self._suggested, self._source = suggest(ranking.distribution, ranking.score, length)
        self.histogram.show_distribution(ranking.distribution)
        self.fields.explain(self._suggested, self._source, why_no_chance(ranking.possible))
        if self._is_moved:
            self._show()
        else:
            self._put(self._suggested)

    def move_to(self, threshold: float) -> None:
        """Set a manual threshold, which stops it from following the suggestion."""
        self._is_moved = True
        self._put(threshold)

    def follow_suggestion(self) -> None:
        """Make the threshold follow the suggestion."""
        self._is_moved = False
        self._put(self._suggested)

    def _make_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("thresholdButton")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        translated(button.setToolTip, lambda: self.tr("Set the threshold and its score"))
        button.clicked.connect(self._on_button_clicked)
        return button

    def _put(self, threshold: float) -> None:
        changed = threshold != self._threshold
        self._threshold = threshold
        self._show()
        if changed:
            self.threshold_changed.emit(threshold)

    def _show(self) -> None:
        self.histogram.show_threshold(self._threshold)
        self.fields.show_threshold(self._threshold, is_moved=self._is_moved)
        self._name_button()

    @retranslated
    def _name_button(self) -> None:
        text = self.tr("Threshold: %1").replace("%1", tenths_at_most(self._threshold))
        name_menu_button(self.button, text)

    def _on_button_clicked(self) -> None:
        self.fields.adjustSize()
        size: QSize = self.fields.size()
        corner = self.button.mapToGlobal(self.button.rect().bottomRight())
        self.fields.move(corner - QPoint(size.width() - 1, 0))
        self.fields.show()
        self.fields.setFocus()
