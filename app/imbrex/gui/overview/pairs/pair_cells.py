"""Pair cells: text and tooltip of the cells in the pair table."""

import math
from collections.abc import Callable

from PySide6.QtCore import QLocale, QObject

from imbrex.engine.review.verdict import Verdict
from imbrex.gui.overview.pairs.pair_figures import DETAILS, NAMES, SHARES, PairColumn, PairFigures
from imbrex.gui.wording.percent import bare_tenths, percent, tenths_at_most
from imbrex.gui.wording.plain_text import plain_tip, quote
from imbrex.gui.wording.translated import Text, translated_property
from imbrex.gui.wording.verdict_texts import verdict_name, verdict_told

COMING = "…"
NONE = "–"


class PairCells(QObject):
    """Texts of cells, built on demand, as there may be millions."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._figures: PairFigures | None = None
        self._names: tuple[str, ...] = ()
        self.reason: Text = str
        self.shown: Callable[[str], str] = str  # hides names in notes

    def show_figures(self, figures: PairFigures, names: tuple[str, ...], reason: Text = str) -> None:
        """Set the figures; `reason` says why the details could not be computed."""
        self._figures, self._names, self.reason = figures, names, reason

    @property
    def figures(self) -> PairFigures:
        """Return the figures."""
        assert self._figures is not None
        return self._figures

    def value(self, pair: int) -> float:
        """Return the score that the pair is ranked by."""
        return float(self.figures.ranking.values[pair])

    def is_outlier(self, pair: int) -> bool:
        """Return whether a pair is above the chance level of this class."""
        chance = self.figures.ranking.distribution.chance
        return chance is not None and self.value(pair) > chance and not self.figures.ranking.own[pair]

    def is_open(self, column: PairColumn, pair: int) -> bool:
        """Return whether the cell is the verdict of an undecided pair."""
        return column is PairColumn.VERDICT and list(Verdict)[int(self.figures.review.verdicts[pair])] is Verdict.OPEN

    def fraction(self, column: PairColumn, pair: int) -> float | None:
        """Return a share for the bar."""
        value = self.figures.at(column, pair)
        return None if math.isnan(value) else value

    def text(self, column: PairColumn, pair: int) -> str:
        """Return the text of the cell."""
        if column in NAMES:
            return self._name(column, pair)
        value = self.figures.at(column, pair)
        if column is PairColumn.DISGUISES:
            return self._disguises(value)
        if math.isnan(value):
            return NONE if self.reason() else COMING
        if column is PairColumn.VERDICT:
            return verdict_told(list(Verdict)[int(value)], pair in self.figures.review.notes)
        if column is PairColumn.PERCENTILE:
            mark = " ▲" if self.is_outlier(pair) else ""
            return bare_tenths(value) + mark
        text = percent(value) if column in SHARES else QLocale().toString(int(value))
        return f"≥ {text}" if self._is_bounded(column, pair) else text

    def tip(self, column: PairColumn, pair: int) -> str | None:
        """Return the tooltip."""
        if column in NAMES:
            return plain_tip(self._name(column, pair))
        if column in DETAILS:
            return self._tip_of_detail(column, pair)
        if column is PairColumn.PERCENTILE:
            return self._tip_of_percentile(pair)
        if column is PairColumn.VERDICT:
            return plain_tip(quote(self.shown(self.figures.review.notes.get(pair, "")))) or None
        return self._tip_of_disguises(pair) if column is PairColumn.DISGUISES else None

    def spoken(self, column: PairColumn, pair: int) -> str | None:
        """Return the text for screen readers where signs need names."""
        if column is PairColumn.PERCENTILE and self.is_outlier(pair):
            return self.text(column, pair).removesuffix(" ▲") + ", " + self.tr("above the chance level")
        if column is PairColumn.DISGUISES and self.figures.at(column, pair) > 0:
            return self.tr("%Ln disguise(s)", "", int(self.figures.at(column, pair)))
        if column is PairColumn.VERDICT:
            name = verdict_name(list(Verdict)[int(self.figures.at(column, pair))])
            return self.tr("%1, with a note").replace("%1", name) if pair in self.figures.review.notes else name
        return None

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        """Return title and tooltip of each column."""
        return (
            (self.tr("Left"), self.tr("Name of the first document")),
            (self.tr("Right"), self.tr("Name of the second document")),
            (self.tr("Left\nin right"), self.tr("Share of the left text's shingles that are also in the right text")),
            (self.tr("Right\nin left"), self.tr("Share of the right text's shingles that are also in the left text")),
            (self.tr("Left\ncovered"), self.tr("Share of the left text's words that are in shared passages")),
            (self.tr("Right\ncovered"), self.tr("Share of the right text's words that are in shared passages")),
            (self.tr("Jaccard"), self.tr("Shared shingles as a share of all distinct shingles in either text")),
            (self.tr("Longest"), self.tr("Longest match, in words")),
            (self.tr("Passages"), self.tr("Number of shared passages")),
            (self.tr("Shingles"), self.tr("Number of distinct shared shingles")),
            (self.tr("Percentile"), self.tr("Percentile in this class")),
            (self.tr("Disguises"), self.tr("Suspicious character tricks")),
            (self.tr("Verdict"), self.tr("Your verdict on the pair. Keys in the table: O, I, C, X")),
        )

    @staticmethod
    def _disguises(count: float) -> str:
        """Return a warning if there are any."""
        if math.isnan(count):
            return COMING
        number = QLocale().toString(int(count))
        return f"⚠ {number}" if count else number

    def _tip_of_disguises(self, pair: int) -> str | None:
        """Return the kinds of disguise in each of the two texts."""
        sides, known = self.figures.sides, self.figures.disguises
        if known is None:
            return None
        numbers = (int(sides.left[pair]), int(sides.right[pair]))
        lines = [f"{self._names[number]}: {known.kinds[number]}" for number in numbers if known.kinds[number]]
        return plain_tip("\n".join(lines)) or None

    def _name(self, column: PairColumn, pair: int) -> str:
        sides = self.figures.sides
        return self._names[int((sides.left if column is PairColumn.LEFT else sides.right)[pair])]

    def _is_bounded(self, column: PairColumn, pair: int) -> bool:
        return column in DETAILS and bool(self.figures.details.bounded[pair])

    def _tip_of_detail(self, column: PairColumn, pair: int) -> str | None:
        if math.isnan(self.figures.at(column, pair)):
            return plain_tip(self.reason()) or self.tr("Computing…")
        if self._is_bounded(column, pair):
            return self.tr("These texts are so repetitive that some repeated matches may be missing.")
        return None

    def _tip_of_percentile(self, pair: int) -> str | None:
        if self.figures.ranking.own[pair]:
            return self.tr("Drafts by the same author don't count in the class. This is the rank the pair would have.")
        chance = self.figures.ranking.distribution.chance
        if chance is None:
            return None
        if self.is_outlier(pair):
            return self.tr("Above %1, the chance level of this class").replace("%1", tenths_at_most(chance))
        return self.tr("At or below %1, the chance level of this class").replace("%1", tenths_at_most(chance))
