"""Near-duplicates job: near-duplicates found by an index of the articles."""

from imbrex.engine.compare.report import Report
from imbrex.engine.measures.near_duplicates import Method, NearDuplicates, find_near_duplicates
from imbrex.engine.observer import Observer
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.values import frozen


@frozen
class NearFound:
    """The result of a NearDuplicatesJob; document numbers are those of the report."""

    report: Report
    near: NearDuplicates


@frozen(eq=False, kw_only=True)
class NearDuplicatesJob(QueryJob[NearFound]):
    """Finds near-duplicates; `report` has the exact counts for the same documents and options."""

    report: Report
    method: Method
    threshold: float
    rounds: int

    def answer(self, context: WorkerContext, observer: Observer) -> NearFound:
        pairs, collection = self.report.pairs, context.collection
        near = find_near_duplicates(collection, pairs, self.method, self.threshold, self.rounds, observer)
        return NearFound(self.report, near)
