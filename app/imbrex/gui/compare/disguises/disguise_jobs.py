"""Disguise jobs: finding disguises and measuring their effect."""

from collections.abc import Mapping
from dataclasses import dataclass

from imbrex.engine.disguises.findings import Findings
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.what_if.disguise_effect import Effect, effects, effects_by_kind
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class DisguisesJob(QueryJob[Mapping[str, Findings]]):
    """Finds the disguises of some documents, by key; in small batches, so that other jobs do not wait long."""

    keys: tuple[str, ...]

    def answer(self, context: WorkerContext, observer: Observer) -> Mapping[str, Findings]:
        found: dict[str, Findings] = {}
        for done, key in enumerate(self.keys):
            observer.progress(Progress("disguises", done, len(self.keys)))
            observer.check()
            found[key] = context.corpus.disguises(key, observer)
        return found


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class EffectsJob(QueryJob[Mapping[str, Effect]]):
    """Measures the combined effect of all disguises in each document."""

    def answer(self, context: WorkerContext, observer: Observer) -> Mapping[str, Effect]:
        """Return the effects by key."""
        return effects(context.corpus, observer)


@dataclass(frozen=True, slots=True, eq=False)
class KindEffectsFound:
    """The result of a KindEffectsJob; fractions of 1."""

    key: str
    other: str
    effects: Mapping[Disguise, float]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class KindEffectsJob(QueryJob[KindEffectsFound]):
    """Measures the effect of each kind of disguise in a document compared with another one."""

    key: str
    other: str
    kinds: tuple[Disguise, ...]

    def answer(self, context: WorkerContext, observer: Observer) -> KindEffectsFound:
        found = effects_by_kind(context.corpus, self.key, self.other, self.kinds, observer)
        return KindEffectsFound(self.key, self.other, found)
