"""Evidence work: what the worker thread does about rare things that two texts share."""

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence.find_evidence import find_evidence
from imbrex.engine.observer import Observer
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.gui.compare.evidence.evidence_jobs import EvidenceFound, EvidenceJob


def find(job: EvidenceJob, corpus: Corpus, observer: Observer) -> EvidenceFound:
    """Look at the job's pair; the corpus holds the job's documents under its options."""
    passages = find_rewritten(corpus, job.right, job.left, observer).mirrored()
    return EvidenceFound(job.left, job.right, find_evidence(corpus, job.left, job.right, passages, observer))
