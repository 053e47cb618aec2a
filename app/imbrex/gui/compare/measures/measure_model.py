"""Measure model: the measures of the open pair, computed in the worker, one per row."""

from collections.abc import Mapping
from dataclasses import field

from PySide6.QtCore import QAbstractListModel, QLocale, QModelIndex, QObject, QPersistentModelIndex, Qt

from imbrex.engine.measures.hints import hints
from imbrex.engine.measures.registry import BY_NAME, MEASURES, Measure, measure_pair
from imbrex.engine.measures.simhash import BITS
from imbrex.engine.measures.value import Kind, Value
from imbrex.engine.observer import Observer
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.numbers import bare_tenths, in_points, percent_sign
from imbrex.gui.wording.translation import retranslated
from imbrex.values import frozen


@frozen
class Measured:
    """The result of a MeasureJob: all known values by name, and hints on why they disagree."""

    values: Mapping[str, Value]
    hints: tuple[str, ...]


@frozen(eq=False, kw_only=True)
class MeasureJob(QueryJob[Measured]):
    """Computes measures of a pair by name; `known` are earlier results, used for the hints."""

    left: str
    right: str
    names: tuple[str, ...]
    known: Mapping[str, Value] = field(default_factory=dict)

    def answer(self, context: WorkerContext, observer: Observer) -> Measured:
        collection = context.collection
        values = {**self.known, **measure_pair(collection, self.left, self.right, self.names, observer)}
        return Measured(values, tuple(hints(values, collection.side(self.left), collection.side(self.right))))


@frozen(eq=False, kw_only=True)
class CostlyMeasureJob(MeasureJob):
    """The same for slow measures; a separate class, so that quick ones do not wait."""


Index = QModelIndex | QPersistentModelIndex

ROW = int(Qt.ItemDataRole.UserRole) + 1

QUICK = tuple(measure.name for measure in MEASURES if not measure.costly)
COSTLY = tuple(measure.name for measure in MEASURES if measure.costly)


@frozen
class Bar:
    """A scale from no similarity (0) to identity (1).

    Attributes:
        share: length of the bar.
        error: standard error to each side; 0 for none.
        exact: the exact value; None if this is it.
        thresholds: thresholds named in an article.
    """

    share: float
    error: float
    exact: float | None
    thresholds: tuple[float, ...]


@frozen
class MeasureRow:
    """A row: a hint (only `sentence`) or a measure.

    Attributes:
        figure: with unit and standard error; "–" for none.
        beside: the exact value and the result of the article's rule.
        notes: what was counted, or why there is no value.
    """

    label: str
    figure: str = ""
    beside: str = ""
    sentence: str = ""
    notes: str = ""
    caution: str = ""
    bar: Bar | None = None

    @property
    def is_hint(self) -> bool:
        """Return whether this is a hint about all measures together."""
        return not self.label

    @property
    def spoken(self) -> str:
        """Return the whole row for a screen reader."""
        parts = (self.label, self.figure, self.beside, self.notes, self.caution, self.sentence)
        return ". ".join(part.rstrip(".") for part in parts if part)


class MeasureModel(QAbstractListModel):
    """Hints first, then every measure in the registry's order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[MeasureRow] = []

    @retranslated
    def show_measured(self, measured: Measured | None, *, costly: bool) -> None:
        """Show values, None for none.

        Slow measures have rows only if requested, with placeholders until they are computed.
        """
        if measured is None:
            self._put([])
            return
        hints = [MeasureRow("", sentence=shown(hint)) for hint in measured.hints]
        names = (*QUICK, *(COSTLY if costly else ()))
        self._put(hints + [self._row(BY_NAME[name], measured.values) for name in names])

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.label or row.sentence
        return row.spoken if role == Qt.ItemDataRole.AccessibleTextRole else None

    def _put(self, rows: list[MeasureRow]) -> None:
        """Update the rows in place if their number is unchanged, which keeps the scroll position."""
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        elif rows:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def _row(self, measure: Measure, values: Mapping[str, Value]) -> MeasureRow:
        sentence = shown(measure.sentence)
        marks = [shown(threshold.meaning) for threshold in measure.thresholds]
        if marks:
            sentence += " " + self.tr("Line: %1.").replace("%1", "; ".join(marks))
        value = values.get(measure.name)
        if value is None:
            return MeasureRow(shown(measure.label), "…", "", sentence, self.tr("Computing…"))
        exact = values.get(measure.estimates)
        return MeasureRow(
            shown(measure.label),
            self._figure(value, measure.kind) or "–",
            " · ".join(filter(None, (self._exact(exact), self._verdict(value)))),
            sentence,
            shown(value.detail or value.reason),
            shown(value.caution),
            _bar(measure, value, exact),
        )

    def _figure(self, value: Value, kind: Kind) -> str:
        locale = QLocale()
        if value.figure is None:
            return ""
        if kind is Kind.BITS:
            return self.tr("%Ln bit(s)", "", round(value.figure))
        if kind is not Kind.FRACTION:
            return locale.toString(value.figure, "f", 3)
        error = "" if value.error is None else f" ± {in_points(value.error)}"
        return bare_tenths(value.figure) + error + percent_sign()

    def _exact(self, exact: Value | None) -> str:
        if exact is None or exact.figure is None:
            return ""
        return self.tr("exact value: %1").replace("%1", self._figure(exact, Kind.FRACTION))

    def _verdict(self, value: Value) -> str:
        if value.near_duplicate is None:
            return ""
        return self.tr("near-duplicates: yes") if value.near_duplicate else self.tr("near-duplicates: no")


def _bar(measure: Measure, value: Value, exact: Value | None) -> Bar | None:
    if value.figure is None:
        return None
    return Bar(
        _alike(value.figure, measure.kind),
        value.error or 0.0,
        None if exact is None or exact.figure is None else _alike(exact.figure, Kind.FRACTION),
        tuple(_alike(threshold.at, measure.kind) for threshold in measure.thresholds),
    )


def _alike(figure: float, kind: Kind) -> float:
    """Return a value on the scale of a bar, where longer means more similar."""
    if kind is Kind.BITS:
        figure = 1 - figure / BITS
    elif kind is Kind.DISTANCE:
        figure = 1 - figure
    return min(1.0, max(0.0, figure))
