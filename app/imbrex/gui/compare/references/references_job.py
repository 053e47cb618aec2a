"""References job: checks the quotations and references of a document."""

from collections.abc import Mapping
from dataclasses import field

from imbrex.engine.observer import Observer
from imbrex.engine.references.check_text import check_text, sources_among
from imbrex.engine.references.checked import CheckedText, QuotationStatus
from imbrex.engine.references.source_index import index_sources
from imbrex.engine.text.document import Document
from imbrex.gui.tasks.worker_context import QueryJob, WorkerContext
from imbrex.values import frozen


@frozen(eq=False)
class ReferencesFound:
    """The result of a ReferencesJob; `documents` are those with places in it, by key."""

    key: str
    result: CheckedText
    documents: Mapping[str, Document]


@frozen(eq=False, kw_only=True)
class ReferencesJob(QueryJob[ReferencesFound]):
    """Checks a document against the loaded sources, and a library if an address is given."""

    key: str
    library: str = field(default="", repr=False)

    def answer(self, context: WorkerContext, observer: Observer) -> ReferencesFound:
        documents = {one.key: one for one in context.corpus.documents}
        document = documents[self.key]
        citing = context.corpus.citing(self.key)
        sources, lists = sources_among(context.corpus.documents, self.key)
        result = check_text(document, citing, index_sources(sources, observer), lists, observer)
        missing = [one.span for one in result.quotations if one.status is QuotationStatus.NOT_FOUND]
        if self.library and missing:
            from imbrex.library.library import Library  # noqa: PLC0415 - imports the database
            from imbrex.library.quoted_sources import quoted_sources  # noqa: PLC0415

            with Library.open(self.library, context.languages.find) as library:
                found = quoted_sources(library, document, missing, observer)
            known = {one.text for one in (document, *sources)}
            sources += [one for one in found if one.text not in known]
            result = check_text(document, citing, index_sources(sources, observer), lists, observer)
        return ReferencesFound(self.key, result, documents | {one.key: one for one in sources})
