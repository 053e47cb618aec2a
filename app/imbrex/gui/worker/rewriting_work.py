"""Rewriting work: what the worker thread does about passages that were rewritten."""

from imbrex.engine.attribution.attributing import attribute
from imbrex.engine.attribution.cutting import cut_passages
from imbrex.engine.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.engine.rewrite_map.mapping import make_map
from imbrex.engine.rewriting.finding import find_rewritten
from imbrex.engine.rewriting.word_changes import word_changes
from imbrex.gui.worker.rewriting_jobs import RewritingFound, RewritingJob


def work_out(job: RewritingJob, corpus: Corpus, observer: Observer) -> RewritingFound:
    """Find the passages of the job's pair; the corpus holds the job's documents under its options."""
    made = cut_passages(corpus, find_rewritten(corpus, job.right, job.left, observer), observer)
    passages = made.mirrored()
    words = word_changes(passages, observer)
    attribution = attribute(corpus, passages, observer)
    return RewritingFound(job.left, job.right, passages, words, make_map(passages, words, observer), attribution)
