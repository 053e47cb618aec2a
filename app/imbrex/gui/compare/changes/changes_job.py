"""Changes job: the changes from the left to the right document of a pair."""

from imbrex.engine.changes.changes import Changes
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.observer import Observer
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.values import frozen


@frozen(eq=False)
class ChangesFound:
    """The result of a ChangesJob; `left` and `right` are the keys of the documents."""

    left: str
    right: str
    changes: Changes


@frozen(eq=False, kw_only=True)
class ChangesJob(QueryJob[ChangesFound]):
    """Finds what was changed from the left document to the right one."""

    left: str
    right: str

    def answer(self, context: WorkerContext, observer: Observer) -> ChangesFound:
        return changes_between(context.corpus, self.left, self.right, observer)


def changes_between(corpus: Corpus, left: str, right: str, observer: Observer) -> ChangesFound:
    """Find the changes between two documents of a corpus."""
    from imbrex.engine.changes.find_changes import find_changes  # noqa: PLC0415 - not before texts are shown
    from imbrex.engine.rewriting.sentence_words import read  # noqa: PLC0415

    original, rewrite = read(corpus, (left, right), observer)
    return ChangesFound(left, right, find_changes(original, rewrite, observer))
