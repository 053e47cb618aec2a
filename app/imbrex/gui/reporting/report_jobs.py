"""Report jobs: what the window asks the worker to write."""

from dataclasses import dataclass
from pathlib import Path

from imbrex.engine.options import Options
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import Score
from imbrex.engine.review.review import NOTHING_DECIDED, Review
from imbrex.engine.text.document import Document, Problem
from imbrex.gui.tasks.jobs import Job


@dataclass(frozen=True, slots=True)
class ReportWish:
    """What people want to hand over.

    Attributes:
        target: file to write, or the folder of a batch.
        pair: keys of the two documents it is about, left first; None for the class.
        each: "pair" or "document" for a batch, else empty.
        form: suffix of the files of a batch.
        title: empty takes the names of the documents.
        anonymous: whether names are hidden.
        language: of the report's own words.
        verdicts: whether it has what people decided and noted.
    """

    target: Path
    pair: tuple[str, str] | None
    each: str
    form: str
    title: str
    anonymous: bool
    language: str
    verdicts: bool = True


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class WriteReportJob(Job):
    """Write reports on these documents; the class is looked at as the overview does.

    The threshold is where people have put it; None takes the suggested one, as the overview does.
    """

    documents: tuple[Document, ...]
    options: Options
    unread: tuple[Problem, ...]
    score: Score
    threshold: float | None
    linkage: Linkage
    wish: ReportWish
    review: Review = NOTHING_DECIDED


@dataclass(frozen=True, slots=True)
class ReportsWritten:
    """The result of a WriteReportJob.

    Attributes:
        paths: the files, the first of them to be read first.
        others: files that lay in the folder of a batch before.
    """

    paths: tuple[Path, ...]
    others: int = 0
