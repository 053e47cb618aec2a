"""Threshold bar: the histogram of the class, and the score from which a pair deserves a look."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QGridLayout, QPushButton, QSlider, QWidget

from imbrex.engine.overview.score import Score
from imbrex.engine.overview.score_distribution import NoChance, why_no_chance
from imbrex.engine.overview.threshold import ThresholdFrom, suggest
from imbrex.gui.overview.histogram import Histogram
from imbrex.gui.overview.shared.ranking import Ranking
from imbrex.gui.widgets.named import add_choice, label_for
from imbrex.gui.wording.percent import percent_sign, tenths_at_most
from imbrex.gui.wording.translated import retranslated, translated

FULL = 1000  # slider steps of a tenth of a percentage point


BARS = 78  # height of the histogram in pixels, without its labels


class ThresholdBar(QWidget):
    """Synchronized histogram, slider and field. The threshold follows the suggestion until the user moves it.

    Signals:
        threshold_changed: (fraction of 1), score_changed: (Score).
    """

    threshold_changed = Signal(float)
    score_changed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("thresholdBar")
        self._threshold = 0.0
        self._suggested = 0.0
        self._is_moved = False
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self.histogram = Histogram(self._slider)
        self._spin = QDoubleSpinBox()
        self._use_guess = QPushButton()
        self._score = QComboBox()
        self._make_fields()
        self._build()
        self._fit()
        self.histogram.threshold_moved.connect(self.move_to)
        self._slider.valueChanged.connect(self._on_slider_moved)
        self._spin.valueChanged.connect(self._on_spin_changed)
        self._use_guess.clicked.connect(self.follow_guess)
        self._score.currentIndexChanged.connect(self._on_score_changed)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Set the height to fit the bars and the labels above and below them."""
        self.setFixedHeight(BARS + 2 * self.fontMetrics().height())

    @property
    def threshold(self) -> float:
        """Return the score from which a pair deserves a look, a fraction of 1."""
        return self._threshold

    @property
    def score(self) -> Score:
        """Return the score that pairs are ranked by."""
        return Score(self._score.currentData())

    @property
    def moved_to(self) -> float | None:
        """Return the threshold set by the user; None while it follows the suggestion."""
        return self._threshold if self._is_moved else None

    def choose_score(self, score: Score) -> None:
        """Rank pairs by this score."""
        self._score.setCurrentIndex(self._score.findData(score.value))

    def show_ranking(self, ranking: Ranking) -> None:
        """Show the distribution of a class; the threshold follows the suggestion unless the user has moved it."""
        length = ranking.report.options.shingles.length
        self._suggested, source = suggest(ranking.distribution, ranking.score, length)
        self.histogram.show_distribution(ranking.distribution)
        self._explain(source, why_no_chance(ranking.possible))
        if self._is_moved:
            self._show()
        else:
            self._put(self._suggested)

    def move_to(self, threshold: float) -> None:
        """Set a manual threshold, which stops it from following the suggestion."""
        self._is_moved = True
        self._put(threshold)

    def follow_guess(self) -> None:
        """Make the threshold follow the suggestion."""
        self._is_moved = False
        self._put(self._suggested)

    def _make_fields(self) -> None:
        self._score.setObjectName("overviewScore")
        add_choice(self._score, lambda: self.tr("Containment"), Score.CONTAINMENT.value)
        add_choice(self._score, lambda: self.tr("Jaccard"), Score.JACCARD.value)
        self._explain_scores()
        self._spin.setObjectName("threshold")
        self._spin.setRange(0, 100)
        self._spin.setDecimals(1)
        translated(self._spin.setSuffix, percent_sign)
        self._slider.setObjectName("thresholdSlider")
        self._slider.setRange(0, FULL)
        self._slider.setSingleStep(FULL // 100)
        self._slider.setPageStep(FULL // 10)
        translated(self._slider.setAccessibleName, lambda: self.tr("Threshold"))
        self._use_guess.setObjectName("useGuess")

    @retranslated
    def _explain_scores(self) -> None:
        tips = (
            self.tr("Higher of the two directions, so added text can't hide a match"),
            self.tr("Shared shingles as a share of all distinct shingles in either text"),
        )
        for row, tip in enumerate(tips):
            self._score.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)

    def _build(self) -> None:
        fields = QGridLayout()
        fields.setHorizontalSpacing(8)
        fields.setVerticalSpacing(4)
        for row, (text, field) in enumerate(
            ((lambda: self.tr("Rank by"), self._score), (lambda: self.tr("Threshold"), self._spin)),
        ):
            fields.addWidget(label_for(field, text), row, 0)
            fields.addWidget(field, row, 1)
        fields.addWidget(self._use_guess, 2, 0, 1, 2)
        fields.setRowStretch(3, 1)
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 12, 0)
        layout.setHorizontalSpacing(8)
        layout.addWidget(self.histogram, 0, 0)
        layout.addLayout(fields, 0, 1)
        layout.setColumnStretch(0, 1)
        order = (self.histogram, self._slider, self._score, self._spin, self._use_guess)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    @retranslated
    def _explain(self, source: ThresholdFrom, reason: NoChance) -> None:
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
        self._use_guess.setText(use.replace("%1", tenths_at_most(self._suggested)))
        self._use_guess.setToolTip(tip)

    def _put(self, threshold: float) -> None:
        changed = threshold != self._threshold
        self._threshold = threshold
        self._show()
        if changed:
            self.threshold_changed.emit(threshold)

    def _show(self) -> None:
        self.histogram.show_threshold(self._threshold)
        with QSignalBlocker(self._slider), QSignalBlocker(self._spin):
            self._slider.setValue(round(self._threshold * FULL))
            self._spin.setValue(self._threshold * 100)
        self._use_guess.setEnabled(self._is_moved)

    def _on_slider_moved(self, value: int) -> None:
        self.move_to(value / FULL)

    def _on_spin_changed(self, value: float) -> None:
        self.move_to(round(value / 100, 4))

    def _on_score_changed(self) -> None:
        self.score_changed.emit(self.score)
