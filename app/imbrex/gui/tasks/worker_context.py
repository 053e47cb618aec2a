"""Worker context: state of the thread that reads and compares: a reader, the languages and the corpus."""

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.measures.context import Collection
from imbrex.engine.observer import Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document
from imbrex.files.reader import Reader
from imbrex.languages.remote import RemoteLanguages


class WorkerContext:
    """Not thread-safe: created, used and closed in one thread.

    Attributes:
        reader: reads files and pasted texts.
        languages: all languages, in a separate process.
        corpus: the documents last requested.
    """

    def __init__(self) -> None:
        self.reader = Reader()
        self.languages = RemoteLanguages()
        self.corpus = Corpus(self.languages.find)
        self._collection: Collection | None = None

    def close(self) -> None:
        """End the child processes."""
        self.reader.close()
        self.languages.close()

    @property
    def collection(self) -> Collection:
        """The corpus as measures use it, with results cached since its last change."""
        if self._collection is None:
            self._collection = Collection(self.corpus)
        return self._collection

    def bring(self, documents: tuple[Document, ...], options: Options, observer: Observer) -> None:
        """Update the corpus; only differences are processed, so that a stopped job does no harm."""
        loaded = {document.key: document for document in self.corpus.documents}
        wanted = {document.key: document for document in documents}
        gone = loaded.keys() - wanted.keys()
        new = [document for document in documents if loaded.get(document.key) != document]
        if gone or new or not options.compares_like(self.corpus.options):
            self._collection = None
        if gone:
            self.corpus.remove(gone)
        if options != self.corpus.options:
            self.corpus.set_options(options)
        if new:
            self.corpus.add(new, observer)
