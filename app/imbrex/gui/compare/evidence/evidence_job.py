"""Evidence job: rare features shared by two documents."""

from dataclasses import dataclass

from imbrex.engine.evidence.find_evidence import Evidence, find_evidence
from imbrex.engine.observer import Observer
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext


@dataclass(frozen=True, slots=True, eq=False)
class EvidenceFound:
    """The result of an EvidenceJob; `left` and `right` are the keys of the documents."""

    left: str
    right: str
    evidence: Evidence


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class EvidenceJob(QueryJob[EvidenceFound]):
    """Finds rare features shared by two documents, and hints at which one is earlier."""

    left: str
    right: str

    def answer(self, context: WorkerContext, observer: Observer) -> EvidenceFound:
        corpus, left, right = context.corpus, self.left, self.right
        passages = find_rewritten(corpus, right, left, observer).mirrored()
        return EvidenceFound(left, right, find_evidence(corpus, left, right, passages, observer))
