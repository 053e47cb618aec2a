"""Report work: what the worker thread does about reports."""

from imbrex import __version__, clock
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.gui.reporting.report_jobs import ReportsWritten, WriteReportJob
from imbrex.reports.batch import Batch, Each, Wish, others_beside
from imbrex.reports.facts import Making
from imbrex.reports.saving import Form


def write_reports(job: WriteReportJob, corpus: Corpus, observer: Observer) -> ReportsWritten:
    """Write what was wished for; the corpus holds the job's documents under its options.

    Raises ImbrexError where a file cannot be written or the pair cannot be compared.
    """
    wish = job.wish
    making = Making(
        title=wish.title,
        made=clock.now().isoformat(timespec="minutes"),
        version=__version__,
        options=job.options.to_dict(),
        anonymous=wish.anonymous,
        language=wish.language,
        verdicts=wish.verdicts,
    )
    batch = Batch(corpus, making, Wish(job.score, job.threshold, job.linkage), job.unread, observer, job.review)
    if wish.each:
        paths = tuple(path for path, _ in batch.save_each(wish.target, Each(wish.each), Form(wish.form)))
        return ReportsWritten(paths, others_beside(paths))
    batch.save(batch.pair(*wish.pair) if wish.pair is not None else batch.whole(), wish.target)
    return ReportsWritten((wish.target,))
