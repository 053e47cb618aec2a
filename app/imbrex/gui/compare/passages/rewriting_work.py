"""Rewriting work: what the worker thread does about passages that were rewritten."""

from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.engine.rewrite_map.map_paragraphs import make_map
from imbrex.engine.rewriting.word_changes import word_changes
from imbrex.gui.compare.passages.rewriting_jobs import RewritingFound, RewritingJob


def work_out(job: RewritingJob, corpus: Corpus, observer: Observer) -> RewritingFound:
    """Find the passages of the job's pair; the corpus holds the job's documents under its options."""
    taken, given = find_taken(corpus, job.left, job.right, observer)
    passages = taken.passages
    words = word_changes(passages, observer)
    made_map = make_map(passages, words, observer)
    return RewritingFound(job.left, job.right, passages, words, made_map, taken.attribution, given.made.raw)
