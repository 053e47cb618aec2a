"""Rewriting jobs: what the window asks the worker about passages that were rewritten."""

from dataclasses import dataclass

from imbrex.engine.attribution.attribution import Attribution
from imbrex.engine.rewrite_map.rewrite_map import RewriteMap
from imbrex.engine.rewriting.rewritten_passage import Rewritten
from imbrex.engine.rewriting.word_changes import WordChanges
from imbrex.gui.tasks.jobs import StudyJob


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RewritingJob(StudyJob):
    """Find what the right document has of the left one, copied or rewritten."""

    left: str
    right: str


@dataclass(frozen=True, slots=True, eq=False)
class RewritingFound:
    """The result of a RewritingJob.

    Attributes:
        left, right: keys of the documents, as the window shows them: the right one is read as made from the left one.
        passages: mirrored, so that their left side is that of the window.
        words: what became of each word in them.
        map: what became of each paragraph.
        attribution: how each passage stands, on both sides.
        left_in_passages: share of the left text in passages, read as made from the right one.
    """

    left: str
    right: str
    passages: Rewritten
    words: WordChanges
    map: RewriteMap
    attribution: Attribution
    left_in_passages: float
