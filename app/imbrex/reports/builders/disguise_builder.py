"""Disguise builder: the disguises in a report's documents."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.disguises.findings import Finding, Findings, spelled
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.role import Role
from imbrex.engine.what_if.disguise_effect import SWITCHES, Effect, Trial, effects_by_kind, try_disguises
from imbrex.reports.model.disguise_facts import DisguiseFacts, EffectFacts, ExampleFacts, KindFacts

EXAMPLES = 5
"""Number of examples shown for an alarming kind."""
_LOOKED_AT = 200  # hits searched for examples without names


class Disguised:
    """The disguises of a corpus's documents; their total effect is computed once, and only if one is alarming."""

    def __init__(self, corpus: Corpus, anonymity: Anonymity | None = None, observer: Observer = SILENT) -> None:
        self._corpus = corpus
        self._anonymity = anonymity
        self._observer = observer

    def in_class(self) -> tuple[DisguiseFacts, ...]:
        """The disguises of all documents, each with their effect on the match with the most similar document."""
        documents = self._corpus.documents
        places = {document.key: place for place, document in enumerate(documents)}
        facts = []
        for done, document in enumerate(documents):
            self._observer.progress(Progress("disguises", done, len(documents)))
            findings = self._find(document.key)
            effect = self._best.get(document.key) if findings.alarms else None
            worth = EffectFacts(places.get(effect.other), effect.typed, effect.undone) if effect is not None else None
            facts.append(DisguiseFacts(tuple(self._kinds(findings, {})), findings.pictures, worth))
        return tuple(facts)

    def in_pair(self, key: str, other: str) -> DisguiseFacts:
        """The disguises of one document of a pair, with their effect on the match with the other, by kind."""
        findings = self._find(key)
        worth: dict[Disguise, float] = {}
        effect = None
        roles = {document.role for document in self._corpus.documents if document.key in {key, other}}
        if findings.alarms and roles != {Role.ARCHIVE}:  # the archive is not compared with itself
            found = self._trial.effect(key, other)
            effect = EffectFacts(None, found.typed, found.undone)
            asked = sorted(kind for kind in findings.alarms if kind in SWITCHES)
            worth = effects_by_kind(self._corpus, key, other, asked, self._observer)
        return DisguiseFacts(tuple(self._kinds(findings, worth)), findings.pictures, effect)

    @cached_property
    def _trial(self) -> Trial:
        return try_disguises(self._corpus, self._observer)

    @cached_property
    def _best(self) -> dict[str, Effect]:
        return self._trial.best()

    def _find(self, key: str) -> Findings:
        self._observer.check()
        return self._corpus.disguises(key, self._observer)

    def _kinds(self, findings: Findings, worth: dict[Disguise, float]) -> Iterator[KindFacts]:
        count = findings.count()
        for kind in sorted(count, key=lambda kind: (kind not in findings.alarms, -count[kind], kind)):
            places = findings.of(kind)
            alarming = kind in findings.alarms
            yield KindFacts(
                kind=kind.value,
                count=len(places),
                letters=sum(place.letters for place in places),
                alarm=alarming,
                worth=worth.get(kind),
                examples=tuple(islice(self._examples(findings, places), EXAMPLES)) if alarming else (),
            )

    def _examples(self, findings: Findings, places: Sequence[Finding]) -> Iterator[ExampleFacts]:
        """The first hits, except those with names if names are hidden."""
        text = findings.document.text
        shown = text if self._anonymity is None else self._anonymity.mask_text(text, self._observer)
        for place in places[:_LOOKED_AT]:
            span = slice(place.span.start, place.span.end)
            if self._anonymity is not None and (
                shown[span] != text[span] or self._anonymity.mask_text(place.reading, self._observer) != place.reading
            ):
                continue
            typed = spelled(text, place)
            codes = tuple(strange.code for strange in typed.strange)
            yield ExampleFacts(text.count("\n", 0, place.span.start) + 1, typed.text, place.reading, codes)
