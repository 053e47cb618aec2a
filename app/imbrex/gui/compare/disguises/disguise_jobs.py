"""Disguise jobs: what the window asks the worker about disguises."""

from collections.abc import Mapping
from dataclasses import dataclass

from imbrex.engine.disguises.findings import Findings
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.what_if.disguise_effect import Effect
from imbrex.gui.tasks.jobs import StudyJob


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class DisguiseJob(StudyJob):
    """Something about disguises."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class DisguisesJob(DisguiseJob):
    """Find the disguises of some of the documents; few at a time, so that nothing else waits for long."""

    keys: tuple[str, ...]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class EffectsJob(DisguiseJob):
    """Find what all disguises together were worth, in every document."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class KindEffectsJob(DisguiseJob):
    """Find what each kind of disguise in a document was worth towards another one."""

    key: str
    other: str
    kinds: tuple[Disguise, ...]


@dataclass(frozen=True, slots=True, eq=False)
class DisguisesFound:
    """The result of a DisguisesJob, by key."""

    findings: Mapping[str, Findings]


@dataclass(frozen=True, slots=True, eq=False)
class EffectsFound:
    """The result of an EffectsJob, by key."""

    effects: Mapping[str, Effect]


@dataclass(frozen=True, slots=True, eq=False)
class KindEffectsFound:
    """The result of a KindEffectsJob; fractions of 1."""

    key: str
    other: str
    effects: Mapping[Disguise, float]
