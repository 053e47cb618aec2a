"""Rewriting job: the copied or rewritten passages of a pair."""

from dataclasses import dataclass

from imbrex.engine.attribution.attribution import Attribution
from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.word_changes import WordChanges, word_changes
from imbrex.gui.tasks.corpus_job import QueryJob
from imbrex.gui.tasks.worker_context import WorkerContext


@dataclass(frozen=True, slots=True, eq=False)
class RewritingFound:
    """The result of a RewritingJob.

    Attributes:
        left, right: keys of the documents, as displayed: the right one is read as made from the left one.
        passages: mirrored to match the displayed sides.
        words: the outcome of each word in them.
        attribution: citation status of each passage, on both sides.
        left_in_passages: share of the left text in passages, read as made from the right one.
    """

    left: str
    right: str
    passages: Rewritten
    words: WordChanges
    attribution: Attribution
    left_in_passages: float


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RewritingJob(QueryJob[RewritingFound]):
    """Finds passages of the left document, copied or rewritten, in the right one."""

    left: str
    right: str

    def answer(self, context: WorkerContext, observer: Observer) -> RewritingFound:
        return find_rewriting(context.corpus, self.left, self.right, observer)


def find_rewriting(corpus: Corpus, left: str, right: str, observer: Observer) -> RewritingFound:
    """Find passages and words of two documents of a corpus."""
    taken, given = find_taken(corpus, left, right, observer)
    passages = taken.passages
    words = word_changes(passages, observer)
    return RewritingFound(left, right, passages, words, taken.attribution, given.made.raw)
