"""Measure job: measures of a pair."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from imbrex.engine.measures.hints import hints
from imbrex.engine.measures.registry import measure_pair
from imbrex.engine.measures.value import Value
from imbrex.engine.observer import Observer
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext


@dataclass(frozen=True, slots=True)
class Measured:
    """The result of a MeasureJob: all known values by name, and hints on why they disagree."""

    values: Mapping[str, Value]
    hints: tuple[str, ...]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
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


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class CostlyMeasureJob(MeasureJob):
    """The same for slow measures; a separate class, so that quick ones do not wait."""
