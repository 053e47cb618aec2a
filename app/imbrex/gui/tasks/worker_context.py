"""Worker context: the reader, languages and corpus of the worker thread, and jobs that need all loaded documents."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from imbrex.dictionaries.late_dictionaries import LateDictionaries, SharedDictionaries
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.measures.context import Collection
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.files.reader import Reader
from imbrex.files.recognizer import Recognizer
from imbrex.gui.tasks.job import Job, JobObserver, Result
from imbrex.languages.remote import RemoteLanguages
from imbrex.values import frozen

if TYPE_CHECKING:
    from imbrex.engine.likelihood_ratio.weight import Weigher


class WorkerContext:
    """Not thread-safe: created, used and closed in one thread.

    Attributes:
        reader: reads files and pasted texts.
        recognizer: reads scans.
        languages: all languages, in a separate process.
        dictionaries: translations of words.
        corpus: the documents last requested.
    """

    def __init__(self, shared: SharedDictionaries | None = None, languages: RemoteLanguages | None = None) -> None:
        """With `shared` dictionaries, another thread reads them; `languages` may have been started already."""
        self.reader = Reader()
        self.recognizer = Recognizer(self.reader)
        self.languages = languages or RemoteLanguages()
        self.dictionaries = LateDictionaries(self.languages.find, shared)
        self.corpus = Corpus(self.languages.find, lexicons=self.dictionaries)
        self._collection: Collection | None = None
        self._weigher: Weigher | None = None

    def close(self) -> None:
        """End the child processes."""
        self.recognizer.close()
        self.reader.close()
        self.languages.close()

    @property
    def collection(self) -> Collection:
        """The corpus as measures use it, with results cached since its last change."""
        if self._collection is None:
            self._collection = Collection(self.corpus)
        return self._collection

    @property
    def weigher(self) -> Weigher:
        """Weighs pairs of the corpus, whose class is measured once after each change."""
        if self._weigher is None:
            from imbrex.calibration import calibration  # noqa: PLC0415 - evidence of all kinds, seldom needed
            from imbrex.engine.likelihood_ratio.weight import Weigher  # noqa: PLC0415

            self._weigher = Weigher(self.corpus, calibration())
        return self._weigher

    def load(self, documents: tuple[Document, ...], options: Options, observer: Observer) -> None:
        """Update the corpus; only differences are processed, so that a stopped job does no harm."""
        loaded = {document.key: document for document in self.corpus.documents}
        wanted = {document.key: document for document in documents}
        gone = loaded.keys() - wanted.keys()
        new = [document for document in documents if loaded.get(document.key) != document]
        if gone or new or not options.compares_like(self.corpus.options):
            self._collection = self._weigher = None
        if gone:
            self.corpus.remove(gone)
        if options != self.corpus.options:
            self.corpus.set_options(options)
        if new:
            self.corpus.add(new, observer)


@frozen(eq=False, kw_only=True)
class CorpusJob(Job[WorkerContext, Result]):
    """A request about these documents."""

    documents: tuple[Document, ...]
    options: Options

    def run(self, context: WorkerContext, observer: JobObserver) -> Result:
        """Update the corpus to the given documents and options, then answer."""
        context.load(self.documents, self.options, observer)
        return self.answer(context, observer)

    @abstractmethod
    def answer(self, context: WorkerContext, observer: Observer) -> Result:
        """Answer the request; `context.corpus` holds the documents with these options."""


@frozen(eq=False, kw_only=True)
class QueryJob(CorpusJob[Result]):
    """A request of an open panel, which gives way to jobs of the comparison itself."""

    is_replaceable = True
