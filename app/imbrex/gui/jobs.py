"""Jobs: what the window asks of the worker thread."""

import threading
from dataclasses import dataclass, field
from pathlib import Path

from imbrex.engine.comparison import Comparison
from imbrex.engine.document import Document, Problem
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Options
from imbrex.engine.report import Report


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
class PasteJob(Job):
    """Make a document of a text that has no file."""

    text: str
    name: str


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class ReportJob(Job):
    """Compare all pairs of these documents."""

    documents: tuple[Document, ...]
    options: Options


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class CompareJob(Job):
    """Compare two of these documents in full."""

    documents: tuple[Document, ...]
    options: Options
    left: str
    right: str


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
    abilities: Abilities


@dataclass(frozen=True, slots=True)
class Compared:
    """The result of a CompareJob."""

    comparison: Comparison
