"""Typed figures job: what a pair would share if its disguises were not resolved."""

from dataclasses import dataclass, replace

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.disguises.findings import AS_TYPED
from imbrex.engine.observer import Observer
from imbrex.engine.percent import Rounded, rounded
from imbrex.engine.shares.find_classes import find_classes
from imbrex.engine.what_if.option_switches import pair_score
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext


@dataclass(frozen=True, slots=True, eq=False)
class TypedFigures:
    """The figure of each text, as displayed; `by_words` says of which lens."""

    left: Rounded
    right: Rounded
    by_words: bool


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class TypedFiguresJob(QueryJob[TypedFigures]):
    """Compares two documents as typed: by the classes of their words, or by their shingles."""

    left: str
    right: str
    by_words: bool

    def answer(self, context: WorkerContext, observer: Observer) -> TypedFigures:
        return typed_figures(context.corpus, self.left, self.right, self.by_words, observer)


def typed_figures(corpus: Corpus, left: str, right: str, by_words: bool, observer: Observer) -> TypedFigures:
    """Compare two documents of a corpus as typed."""
    trial = corpus.alone([left, right], observer)
    trial.set_options(replace(corpus.options, disguises=AS_TYPED))
    if by_words:
        classes = find_classes(trial, left, right, observer)
        return TypedFigures(classes.left.shares.shown_headline(), classes.right.shares.shown_headline(), by_words)
    score = pair_score(trial, left, right, observer)
    shares = score.containment_left or 0.0, score.containment_right or 0.0
    return TypedFigures(rounded(shares[0], 0), rounded(shares[1], 0), by_words)
