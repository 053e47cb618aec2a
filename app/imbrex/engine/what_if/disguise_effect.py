"""Disguise effect: containment of a text in another one as typed, and with disguises undone."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

import numpy as np

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.report import Report
from imbrex.engine.disguises.findings import AS_TYPED
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Disguises
from imbrex.engine.text.disguise import UNSEEN, Disguise
from imbrex.engine.what_if.option_switches import pair_score
from imbrex.values import frozen

UNDONE = Disguises(numerals=True)
"""All disguises of visible text undone."""

SWITCHES: Mapping[Disguise, str] = MappingProxyType(
    {
        Disguise.LOOKALIKE: "lookalikes",
        Disguise.STYLED: "styled",
        Disguise.INVISIBLE: "invisible",
        Disguise.SOFT_HYPHEN: "soft_hyphens",
        Disguise.DIRECTION: "direction",
        Disguise.OVERLAY: "overlays",
        Disguise.SPACED: "spaced",
        Disguise.SPLIT: "split",
        Disguise.JOINED: "joined",
        Disguise.NUMERAL: "numerals",
        Disguise.FONT: "fonts",
        **dict.fromkeys(UNSEEN, "unseen"),
        **dict.fromkeys((Disguise.COMMENT, Disguise.DELETION, Disguise.ALTERNATIVE, Disguise.FIELD), "layers"),
    }
)
"""The field of `Disguises` that undoes each kind; a picture cannot be undone."""


@frozen
class Effect:
    """Containment of a document in the one that contains most of it with disguises undone; fractions of 1.

    Attributes:
        other: key of that document; "" if it shares nothing with any.
        typed, undone: its containment there without and with every disguise undone.
    """

    other: str
    typed: float
    undone: float


@frozen(eq=False)
class Trial:
    """All documents compared as typed, and with every disguise undone; `keys` are theirs, in order."""

    keys: tuple[str, ...]
    typed: Report
    undone: Report

    def best(self) -> dict[str, Effect]:
        """The effect of all disguises together, for each document that takes part, by key."""
        best = _best(self.undone)
        found = {}
        for number, counted in enumerate(self.undone.documents):
            if counted.takes_part:
                other, share = best.get(number, (-1, 0.0))
                before = _containment(self.typed, number, other) if other >= 0 else 0.0
                found[self.keys[number]] = Effect(self.keys[other] if other >= 0 else "", before, share)
        return found

    def effect(self, key: str, other: str) -> Effect:
        """The same for one document in another one. Raises ValueError for an unknown key."""
        places = self.keys.index(key), self.keys.index(other)
        return Effect(other, *(_containment(report, *places) for report in (self.typed, self.undone)))


def effects(corpus: Corpus, observer: Observer = SILENT) -> dict[str, Effect]:
    """The effect of all disguises together, for each document that takes part, by key."""
    return try_disguises(corpus, observer).best()


def try_disguises(corpus: Corpus, observer: Observer = SILENT) -> Trial:
    """Compare all documents as typed, and with every disguise undone."""
    keys = tuple(document.key for document in corpus.documents)
    trial = corpus.alone(keys, observer)
    trial.set_options(replace(corpus.options, disguises=UNDONE))
    undone = trial.report(observer)
    trial.set_options(replace(corpus.options, disguises=AS_TYPED))
    return Trial(keys, trial.report(observer), undone)


def effects_by_kind(
    corpus: Corpus, key: str, other: str, kinds: Sequence[Disguise], observer: Observer = SILENT
) -> dict[Disguise, float]:
    """Decrease in containment of a document in another one if one kind were not undone; a fraction of 1 for each.

    For side text, the increase if it were compared. Kinds that cannot be undone are omitted.
    """
    trial = corpus.alone([key, other], observer)

    def share(undo: Disguises) -> float:
        trial.set_options(replace(corpus.options, disguises=undo))
        return pair_score(trial, key, other, observer).containment_left or 0.0

    undone = share(UNDONE)
    return {
        kind: abs(undone - share(replace(UNDONE, **{SWITCHES[kind]: not getattr(UNDONE, SWITCHES[kind])})))
        for kind in kinds
        if kind in SWITCHES
    }


def _best(report: Report) -> dict[int, tuple[int, float]]:
    """For each document the one that contains most of it, and the containment."""
    pairs = report.pairs
    document = np.concatenate((pairs.left, pairs.right))
    other = np.concatenate((pairs.right, pairs.left))
    share = np.concatenate((pairs.containment_left, pairs.containment_right))
    order = np.lexsort((other, -share, document))
    document, other, share = document[order], other[order], share[order]
    first = np.flatnonzero(np.concatenate((np.ones(min(1, len(document)), np.bool_), np.diff(document) != 0)))
    return {
        one: (its, float(value))
        for one, its, value in zip(document[first].tolist(), other[first].tolist(), share[first].tolist(), strict=True)
    }


def _containment(report: Report, document: int, other: int) -> float:
    pairs = report.pairs
    left, right = min(document, other), max(document, other)
    place = np.flatnonzero((pairs.left == left) & (pairs.right == right))
    if not len(place):
        return 0.0
    column = pairs.containment_left if document == left else pairs.containment_right
    return float(column[place[0]])
