"""Switch model: the effect of toggling each normalization option on the open pair."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from imbrex.engine.language import PartOfSpeech
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options, walk
from imbrex.engine.percent import rounded
from imbrex.engine.what_if.option_switches import PairScore, Switch, pair_score, try_switches
from imbrex.engine.what_if.shingle_lengths import WhatIf, what_if
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.gui.widgets.column_model import ColumnModel, Index
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import in_points, tenths
from imbrex.gui.wording.option_texts import option_name, value_name
from imbrex.gui.wording.translation import translated_property
from imbrex.values import frozen


@frozen
class Switched:
    """The result of a SwitchesJob: the pair under the current options, and with each one toggled."""

    options: Options
    now: PairScore
    switches: tuple[Switch, ...]


@frozen(eq=False, kw_only=True)
class WhatIfJob(QueryJob[WhatIf]):
    """Scores a pair at every shingle length."""

    left: str
    right: str

    def answer(self, context: WorkerContext, observer: Observer) -> WhatIf:
        return what_if(context.corpus, self.left, self.right, observer)


@frozen(eq=False, kw_only=True)
class SwitchesJob(QueryJob[Switched]):
    """Scores a pair with each normalization option toggled in turn."""

    left: str
    right: str

    def answer(self, context: WorkerContext, observer: Observer) -> Switched:
        now = pair_score(context.corpus, self.left, self.right, observer)
        return Switched(self.options, now, tuple(try_switches(context.corpus, self.left, self.right, observer)))


class SwitchColumn(IntEnum):
    """Columns, left to right."""

    CHANGE = 0
    LEFT = 1
    RIGHT = 2
    JACCARD = 3
    WORDS = 4


@frozen
class SwitchRow:
    """One toggled option; `switch` is None for the pair as it is."""

    score: PairScore
    switch: Switch | None = None


class SwitchModel(ColumnModel):
    """The pair as it is, then the options by descending effect."""

    numeric = range(SwitchColumn.LEFT, len(SwitchColumn))

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now: PairScore | None = None
        self._options = Options()
        self._rows: list[SwitchRow] = []

    def show_switched(self, switched: Switched) -> None:
        self.beginResetModel()
        self._now = switched.now
        rows = [SwitchRow(switch.score, switch) for switch in switched.switches]
        rows.sort(key=lambda row: _effect(row.score, switched.now), reverse=True)
        self._options, self._rows = switched.options, [SwitchRow(switched.now), *rows]
        self.endResetModel()

    def clear(self) -> None:
        self.beginResetModel()
        self._now, self._rows = None, []
        self.endResetModel()

    def switch_at(self, row: int) -> Switch | None:
        """Return the switch of a row; None for the pair as it is."""
        return self._rows[row].switch if 0 <= row < len(self._rows) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self._rows[index.row()], SwitchColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._label(row.switch) if column is SwitchColumn.CHANGE else self._text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole and column is SwitchColumn.CHANGE:
            return self._label(row.switch)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        if role == Qt.ItemDataRole.ForegroundRole and row.switch is not None and row.score == self._now:
            return QApplication.palette().brush(QPalette.ColorRole.PlaceholderText)
        return None

    @translated_property
    def titles(self) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("Change"), ""),
            (self.tr("Left in right"), ""),
            (self.tr("Right in left"), ""),
            (self.tr("Jaccard"), ""),
            (self.tr("Words"), ""),
        )

    def _text(self, row: SwitchRow, column: SwitchColumn) -> str:
        locale = QLocale()
        if column is SwitchColumn.WORDS:
            return f"{locale.toString(row.score.left_words)} | {locale.toString(row.score.right_words)}"
        value = _figures(row.score)[column - 1]
        before = _figures(self._now)[column - 1] if self._now is not None else None
        if value is None:
            return "–"
        text = tenths(value)
        if row.switch is None or before is None or rounded(value) == rounded(before):
            return text
        sign = "+" if value > before else "−"
        return f"{text} ({sign}{in_points(abs(value - before))})"

    def _label(self, switch: Switch | None) -> str:
        """Return the change, worded as in the options form."""
        if switch is None:
            return self.tr("Current")
        describe, before = next((item, value) for _, _, item, value in walk(self._options) if item.flag == switch.flag)
        name = shown(describe.label)
        if isinstance(before, PartOfSpeech):
            part = PartOfSpeech(before ^ switch.value)
            words = self.tr("Include: %1") if before & part else self.tr("Ignore: %1")
            return words.replace("%1", value_name(part.label))
        return f"{name}: {self._state(switch.value)}"

    def _state(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.tr("on") if value else self.tr("off")
        return option_name(str(value)).lower()


def _figures(score: PairScore) -> tuple[float | None, float | None, float | None]:
    return score.containment_left, score.containment_right, score.jaccard


def _effect(score: PairScore, now: PairScore) -> float:
    """Return the total change of the scores; infinite if no score is left."""
    moved = 0.0
    for value, before in zip(_figures(score), _figures(now), strict=True):
        if (value is None) != (before is None):
            return float("inf")
        moved += abs((value or 0.0) - (before or 0.0))
    return moved
