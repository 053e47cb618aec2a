"""Disguise jobs: finding disguises, measuring their effect, and what a pair would share with them."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.disguises.findings import AS_TYPED, Findings
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.percent import Rounded, rounded
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.what_if.disguise_effect import Effect, effects, effects_by_kind
from imbrex.engine.what_if.option_switches import pair_score
from imbrex.gui.model.session import Session
from imbrex.gui.panels.query_scheduler import Fields, Query
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.gui.wording.translation import Text
from imbrex.values import frozen


@frozen(eq=False, kw_only=True)
class DisguisesJob(QueryJob[Mapping[str, Findings]]):
    """Finds the disguises of some documents, by key; in small batches, so that other jobs do not wait long."""

    keys: tuple[str, ...]

    def answer(self, context: WorkerContext, observer: Observer) -> Mapping[str, Findings]:
        found: dict[str, Findings] = {}
        for done, key in enumerate(self.keys):
            observer.progress(Progress("disguises", done, len(self.keys)))
            observer.check()
            found[key] = context.corpus.disguises(key, observer)
        return found


@frozen(eq=False, kw_only=True)
class EffectsJob(QueryJob[Mapping[str, Effect]]):
    """Measures the combined effect of all disguises in each document."""

    def answer(self, context: WorkerContext, observer: Observer) -> Mapping[str, Effect]:
        """Return the effects by key."""
        return effects(context.corpus, observer)


@frozen(eq=False)
class KindEffectsFound:
    """The result of a KindEffectsJob; fractions of 1."""

    key: str
    other: str
    effects: Mapping[Disguise, float]


@frozen(eq=False, kw_only=True)
class KindEffectsJob(QueryJob[KindEffectsFound]):
    """Measures the effect of each kind of disguise in a document compared with another one."""

    key: str
    other: str
    kinds: tuple[Disguise, ...]

    def answer(self, context: WorkerContext, observer: Observer) -> KindEffectsFound:
        found = effects_by_kind(context.corpus, self.key, self.other, self.kinds, observer)
        return KindEffectsFound(self.key, self.other, found)


class DisguiseSearch:
    """Searches one batch of documents after another; `show_message` receives the reason if that is impossible."""

    def __init__(self, session: Session, show_message: Callable[[Text], None]) -> None:
        self._session = session
        self.query = Query(DisguisesJob, self._fields, session.disguises.add, show_message)

    def _fields(self) -> Fields | None:
        known = self._session.disguises
        known.set_documents(self._session.documents, self._session.options)
        keys = known.missing()
        return {"keys": keys} if keys else None


@frozen(eq=False)
class TypedFigures:
    """The figure of each text, as displayed; `by_words` says of which lens."""

    left: Rounded
    right: Rounded
    by_words: bool


@frozen(eq=False, kw_only=True)
class TypedFiguresJob(QueryJob[TypedFigures]):
    """Compares two documents as typed: by the classes of their words, or by their shingles."""

    left: str
    right: str
    by_words: bool

    def answer(self, context: WorkerContext, observer: Observer) -> TypedFigures:
        return typed_figures(context.corpus, self.left, self.right, self.by_words, observer)


def typed_figures(corpus: Corpus, left: str, right: str, by_words: bool, observer: Observer) -> TypedFigures:
    """Compare two documents of a corpus as typed."""
    from imbrex.engine.shares.find_classes import find_classes  # noqa: PLC0415 - not before texts are shown

    trial = corpus.alone([left, right], observer)
    trial.set_options(replace(corpus.options, disguises=AS_TYPED))
    if by_words:
        classes = find_classes(trial, left, right, observer)
        return TypedFigures(classes.left.shares.shown_headline(), classes.right.shares.shown_headline(), by_words)
    score = pair_score(trial, left, right, observer)
    shares = score.containment_left or 0.0, score.containment_right or 0.0
    return TypedFigures(rounded(shares[0], 0), rounded(shares[1], 0), by_words)
