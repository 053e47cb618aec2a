"""Compare job: full comparison of two loaded documents."""

from dataclasses import dataclass

from imbrex.engine.compare.comparison import Comparison
from imbrex.engine.observer import Observer
from imbrex.gui.tasks.worker_context import CorpusJob, WorkerContext


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class CompareJob(CorpusJob[Comparison]):
    """Compares two documents, given by their keys."""

    left: str
    right: str

    def answer(self, context: WorkerContext, observer: Observer) -> Comparison:
        return context.corpus.compare(self.left, self.right, observer)
