"""Evidence jobs: what the window asks the worker about rare things that two texts share."""

from dataclasses import dataclass

from imbrex.engine.evidence.find_evidence import Evidence
from imbrex.gui.tasks.jobs import StudyJob


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class EvidenceJob(StudyJob):
    """Find rare things that two documents share, and hints at which was first."""

    left: str
    right: str


@dataclass(frozen=True, slots=True, eq=False)
class EvidenceFound:
    """The result of an EvidenceJob; `left` and `right` are the keys of the documents."""

    left: str
    right: str
    evidence: Evidence
