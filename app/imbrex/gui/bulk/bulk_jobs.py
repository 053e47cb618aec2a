"""Bulk jobs: work in the background for results of bulk jobs."""

from pathlib import Path

from imbrex.bulk.result import BulkResult
from imbrex.engine.text.document import Document, Problem
from imbrex.gui.tasks.job import Job, JobObserver
from imbrex.gui.tasks.runner import Closeable
from imbrex.values import frozen


@frozen(eq=False, kw_only=True)
class OpenResultJob(Job[Closeable, BulkResult]):
    """Open the folder of a bulk job."""

    folder: Path

    def run(self, context: Closeable, observer: JobObserver) -> BulkResult:
        return BulkResult.open(self.folder)


@frozen(eq=False, kw_only=True)
class ReadTextsJob(Job[Closeable, tuple[Document | Problem, ...]]):
    """Read texts of a result from where the bulk job read them."""

    result: BulkResult
    ids: tuple[str, ...]

    def run(self, context: Closeable, observer: JobObserver) -> tuple[Document | Problem, ...]:
        return tuple(self.result.documents(self.ids, observer))
