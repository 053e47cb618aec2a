"""Disguise jobs: disguises are found, and what they were worth."""

from collections.abc import Mapping
from dataclasses import dataclass

from imbrex.engine.disguises.findings import Findings
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.what_if.disguise_effect import Effect, effects, effects_by_kind
from imbrex.gui.tasks.corpus_job import QueryJob
from imbrex.gui.tasks.worker_context import WorkerContext


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class DisguisesJob(QueryJob[Mapping[str, Findings]]):
    """Find the disguises of some documents, by key; few at a time, so that nothing else waits for long."""

    keys: tuple[str, ...]

    def answer(self, context: WorkerContext, observer: Observer) -> Mapping[str, Findings]:
        """Look at one document after the other."""
        found: dict[str, Findings] = {}
        for done, key in enumerate(self.keys):
            observer.progress(Progress("disguises", done, len(self.keys)))
            observer.check()
            found[key] = context.corpus.disguises(key, observer)
        return found


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class EffectsJob(QueryJob[Mapping[str, Effect]]):
    """Find what all disguises together were worth, in every document."""

    def answer(self, context: WorkerContext, observer: Observer) -> Mapping[str, Effect]:
        """Find the effects by key."""
        return effects(context.corpus, observer)


@dataclass(frozen=True, slots=True, eq=False)
class KindEffectsFound:
    """The result of a KindEffectsJob; fractions of 1."""

    key: str
    other: str
    effects: Mapping[Disguise, float]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class KindEffectsJob(QueryJob[KindEffectsFound]):
    """Find what each kind of disguise in a document was worth towards another one."""

    key: str
    other: str
    kinds: tuple[Disguise, ...]

    def answer(self, context: WorkerContext, observer: Observer) -> KindEffectsFound:
        """Find the effect of each kind."""
        found = effects_by_kind(context.corpus, self.key, self.other, self.kinds, observer)
        return KindEffectsFound(self.key, self.other, found)
