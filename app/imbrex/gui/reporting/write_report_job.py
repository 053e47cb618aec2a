"""Write-report job: reports written in the worker thread."""

from pathlib import Path
from typing import NamedTuple

from imbrex import __version__, clock
from imbrex.engine.observer import Observer, Progress
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import Score
from imbrex.engine.review.review import NOTHING_DECIDED, Review
from imbrex.engine.text.document import Problem
from imbrex.gui.tasks.job import JobObserver
from imbrex.gui.tasks.worker_context import CorpusJob, WorkerContext
from imbrex.values import frozen


@frozen
class ReportRequest:
    """Settings of a report.

    Attributes:
        target: file to write, or the folder of a batch.
        pair: keys of the two documents, left first; None for the class.
        each: "pair" or "document" for a batch, else empty.
        form: file suffix for a batch.
        title: if empty, the names of the documents.
        anonymous: whether names are hidden.
        language: of the report itself.
        verdicts: whether verdicts and notes are included.
        references: whether quotations and references to check are listed.
        weight: whether the similarity of each pair with passages is weighed against unrelated pairs.
    """

    target: Path
    pair: tuple[str, str] | None
    each: str
    form: str
    title: str
    anonymous: bool
    language: str
    verdicts: bool = True
    references: bool = False
    weight: bool = False


class ClassView(NamedTuple):
    """The overview's settings for the class; the threshold is None if it is the suggested one."""

    score: Score
    threshold: float | None
    linkage: Linkage


@frozen
class ReportsWritten:
    """The result of a WriteReportJob.

    Attributes:
        paths: the written files, the main one first.
        others: files already in the folder of a batch.
    """

    paths: tuple[Path, ...]
    others: int = 0


class _Writing:
    """An observer that reports every stage as writing: its own stages mean nothing to a user who saves a report."""

    def __init__(self, observer: JobObserver) -> None:
        self._observer = observer
        self.check, self.pass_part = observer.check, observer.pass_part

    def progress(self, progress: Progress) -> None:
        """Pass on the progress of writing itself; that of any other stage says only that there is work."""
        is_own = progress.stage == WRITING
        self._observer.progress(progress if is_own else Progress(WRITING, 0, 0))


WRITING = "writing reports"
"""The stage of `Batch`."""


@frozen(eq=False, kw_only=True)
class WriteReportJob(CorpusJob[ReportsWritten]):
    """Write reports on the documents."""

    unread: tuple[Problem, ...]
    view: ClassView
    request: ReportRequest
    review: Review = NOTHING_DECIDED

    def run(self, context: WorkerContext, observer: JobObserver) -> ReportsWritten:
        # A class with slots needs the names.
        with context.dictionaries.waiting():
            return super(WriteReportJob, self).run(context, _Writing(observer))  # noqa: UP008

    def answer(self, context: WorkerContext, observer: Observer) -> ReportsWritten:
        """Write the reports.

        Raises ImbrexError if a file cannot be written or the pair cannot be compared.
        """
        # Templates, on first use.
        from imbrex.reports.batch import Batch, ClassSettings, Each, others_beside  # noqa: PLC0415
        from imbrex.reports.model.report_facts import Making  # noqa: PLC0415
        from imbrex.reports.saving import Form  # noqa: PLC0415

        request = self.request
        making = Making(
            title=request.title,
            made=clock.now().isoformat(timespec="minutes"),
            version=__version__,
            options=self.options.to_dict(),
            anonymous=request.anonymous,
            language=request.language,
            verdicts=request.verdicts,
        )
        settings = ClassSettings(*self.view, references=request.references, weight=request.weight)
        batch = Batch(
            context.corpus,
            making,
            settings,
            self.unread,
            observer,
            self.review,
        )
        if request.each:
            paths = tuple(path for path, _ in batch.save_each(request.target, Each(request.each), Form(request.form)))
            return ReportsWritten(paths, others_beside(paths))
        batch.save(batch.pair(*request.pair) if request.pair is not None else batch.whole(), request.target)
        return ReportsWritten((request.target,))
