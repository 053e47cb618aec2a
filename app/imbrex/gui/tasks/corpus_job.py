"""Corpus job: a request answered from all loaded documents under the current options."""

from abc import abstractmethod
from dataclasses import dataclass

from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.gui.tasks.job import Job, JobObserver, Result
from imbrex.gui.tasks.worker_context import WorkerContext


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class CorpusJob(Job[WorkerContext, Result]):
    """A request about these documents."""

    documents: tuple[Document, ...]
    options: Options

    def run(self, context: WorkerContext, observer: JobObserver) -> Result:
        """Update the corpus to the given documents and options, then answer."""
        context.bring(self.documents, self.options, observer)
        return self.answer(context, observer)

    @abstractmethod
    def answer(self, context: WorkerContext, observer: Observer) -> Result:
        """Answer the request; `context.corpus` holds the documents with these options."""


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class QueryJob(CorpusJob[Result]):
    """A request of an open panel, which gives way to jobs of the comparison itself."""

    gives_way = True
