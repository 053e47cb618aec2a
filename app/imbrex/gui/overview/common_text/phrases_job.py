"""Phrases job: phrases common to many documents."""

from dataclasses import dataclass

from imbrex.engine.compare.common_phrases import CommonPhrase
from imbrex.engine.observer import Observer
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext

Phrases = tuple[CommonPhrase, ...]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class PhrasesJob(QueryJob[Phrases]):
    """Finds phrases in more than a share of the documents, a fraction of 1."""

    share: float

    def answer(self, context: WorkerContext, observer: Observer) -> Phrases:
        return tuple(context.corpus.common_phrases(self.share, observer))
