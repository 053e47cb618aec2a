"""Jobs: what the window asks of the worker thread."""

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from imbrex.engine.compare.common_phrases import CommonPhrase
from imbrex.engine.compare.comparison import Comparison
from imbrex.engine.compare.report import Report
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.measures.near_duplicates import Method, NearDuplicates
from imbrex.engine.measures.value import Value
from imbrex.engine.options import Options
from imbrex.engine.overview.score import Score
from imbrex.engine.text.document import Document, Problem
from imbrex.engine.what_if.option_switches import PairScore, Switch
from imbrex.gui.model.ranking import Ranking


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Job:
    """One request. `stop` is set by the window's thread and read by the worker's."""

    number: int
    stop: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ReadJob(Job):
    """Read files and folders."""

    paths: tuple[Path, ...]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class RereadJob(Job):
    """Read files again that were changed on disk."""

    paths: tuple[Path, ...]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class PasteJob(Job):
    """Make a document of a text that has no file."""

    text: str
    name: str


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class UnlockJob(Job):
    """Read one file again, with its password."""

    path: Path
    password: str = field(repr=False)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ReportJob(Job):
    """Compare all pairs of these documents, and rank them by a figure."""

    documents: tuple[Document, ...]
    options: Options
    score: Score = Score.CONTAINMENT


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class CompareJob(Job):
    """Compare two of these documents in full."""

    documents: tuple[Document, ...]
    options: Options
    left: str
    right: str


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class StudyJob(Job):
    """What an open panel wants to know besides; gives way to whatever the comparison itself needs."""

    documents: tuple[Document, ...]
    options: Options


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class MeasureJob(StudyJob):
    """Work out measures of a pair by their names; `known` are those worked out before, for the hints."""

    left: str
    right: str
    names: tuple[str, ...]
    known: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class CostlyMeasureJob(MeasureJob):
    """The same for measures that take long; a kind of its own, so that the quick ones do not wait."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class WhatIfJob(StudyJob):
    """Score a pair at every shingle length."""

    left: str
    right: str


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class SwitchesJob(StudyJob):
    """Score a pair with each canonization option turned in turn."""

    left: str
    right: str


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class NearDuplicatesJob(StudyJob):
    """Find near-duplicates by an index; `report` has the exact counts, made with the same documents and options."""

    report: Report
    method: Method
    threshold: float
    rounds: int


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class PhrasesJob(StudyJob):
    """Find phrases that stand in more than a share of the documents, a fraction of 1."""

    share: float


@dataclass(frozen=True, slots=True)
class FileRead:
    """What one file held. `key` is the path it was asked for by."""

    key: str
    results: tuple[Document | Problem, ...]


@dataclass(frozen=True, slots=True)
class Abilities:
    """What the languages of the loaded documents can do, taken together."""

    parts: PartOfSpeech = PartOfSpeech(0)
    lemmas: bool = False
    stems: bool = False


@dataclass(frozen=True, slots=True)
class Reported:
    """The result of a ReportJob."""

    report: Report
    ranking: Ranking
    abilities: Abilities


@dataclass(frozen=True, slots=True)
class Compared:
    """The result of a CompareJob."""

    comparison: Comparison


@dataclass(frozen=True, slots=True)
class Measured:
    """The result of a MeasureJob: all known values by name, and what it may mean where they disagree."""

    values: Mapping[str, Value]
    hints: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Switched:
    """The result of a SwitchesJob: the pair under the options as they are, and with each one turned."""

    options: Options
    now: PairScore
    switches: tuple[Switch, ...]


@dataclass(frozen=True, slots=True)
class NearFound:
    """The result of a NearDuplicatesJob; its numbers of documents are those of the report."""

    report: Report
    near: NearDuplicates


@dataclass(frozen=True, slots=True)
class PhrasesFound:
    """The result of a PhrasesJob."""

    phrases: tuple[CommonPhrase, ...]
