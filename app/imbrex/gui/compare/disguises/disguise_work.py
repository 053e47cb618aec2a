"""Disguise work: what the worker thread does about disguises."""

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.disguises.findings import Findings
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.what_if.disguise_effect import effects, effects_by_kind
from imbrex.gui.compare.disguises.disguise_jobs import (
    DisguiseJob,
    DisguisesFound,
    DisguisesJob,
    EffectsFound,
    EffectsJob,
    KindEffectsFound,
    KindEffectsJob,
)


def unmask(job: DisguiseJob, corpus: Corpus, observer: Observer) -> object:
    """Do a job about disguises; the corpus holds the job's documents under its options."""
    match job:
        case DisguisesJob():
            return _find(job, corpus, observer)
        case EffectsJob():
            return EffectsFound(effects(corpus, observer))
        case KindEffectsJob():
            return KindEffectsFound(
                job.key, job.other, effects_by_kind(corpus, job.key, job.other, job.kinds, observer)
            )
    raise TypeError(f"no such job: {job!r}")


def _find(job: DisguisesJob, corpus: Corpus, observer: Observer) -> DisguisesFound:
    found: dict[str, Findings] = {}
    for done, key in enumerate(job.keys):
        observer.progress(Progress("disguises", done, len(job.keys)))
        observer.check()
        found[key] = corpus.disguises(key, observer)
    return DisguisesFound(found)
