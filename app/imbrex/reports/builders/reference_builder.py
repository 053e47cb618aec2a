"""Reference builder: the quotations and references to check in a report's documents."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.names.anonymity import Anonymity
from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.references.check_text import check_text, sources_among
from imbrex.engine.references.checked import CheckedText, QuotationStatus, ReferenceStatus, is_finding
from imbrex.engine.references.reference_list import LISTS
from imbrex.engine.references.source_index import SourceIndex, index_sources
from imbrex.engine.text.document import Document, Span
from imbrex.engine.text.role import OLDER, Role
from imbrex.reports.model.reference_facts import Pieces, ReferenceFacts, TextReferences
from imbrex.reports.model.report_facts import text_hash

MOST = 500
"""Rows of a text."""
_LONGEST = 400  # code points of a cell


def make_references(
    corpus: Corpus, keys: Sequence[str], anonymity: Anonymity | None = None, observer: Observer = SILENT
) -> tuple[TextReferences, ...]:
    """Check those of the documents that are not sources; of several, only those that quote or cite.

    Names in texts are masked in anonymous reports.
    """
    documents = {one.key: one for one in corpus.documents}
    checked = [documents[key] for key in keys if documents[key].role not in OLDER]
    made = tuple(_made(corpus, one, anonymity, observer) for one in checked)
    return tuple(one for one in made if one.quotations or one.citations or one.references) or made[-1:]


def make_class_references(
    corpus: Corpus, keys: Sequence[str], anonymity: Anonymity | None = None, observer: Observer = SILENT
) -> tuple[TextReferences, ...]:
    """Check those of the documents of a class that are neither sources nor templates, in the order of the corpus.

    Their quotations are compared with the sources only: in a class without any, nothing is said about them.
    """
    documents, wanted = corpus.documents, set(keys)
    older = [one for one in documents if one.role in OLDER]
    sources = [one for one in older if one.reader not in LISTS]
    index, made = index_sources(sources, observer), []
    places = [
        place
        for place, one in enumerate(documents)
        if one.key in wanted and one.role not in {*OLDER, Role.TEMPLATE} and one.reader not in LISTS
    ]
    for done, place in enumerate(places):
        observer.check()
        observer.progress(Progress("quotations", done, len(places)))
        one = _made(corpus, documents[place], anonymity, observer, index)
        made.append(replace(one, document_index=place))
    return tuple(made)


def _made(
    corpus: Corpus,
    document: Document,
    anonymity: Anonymity | None,
    observer: Observer,
    index: SourceIndex | None = None,
) -> TextReferences:
    """Findings to check in a document, by an index of all sources, or else of those among the other documents."""
    sources, lists = sources_among(corpus.documents, document.key)
    if index is not None:
        sources = list(index.documents)
    index = index_sources(sources, observer) if index is None else index
    result = check_text(document, corpus.citing(document.key), index, lists, observer)
    if not sources:
        result = replace(result, quotations=())

    def shown(text: str) -> str:
        return text if anonymity is None else anonymity.mask_text(text, observer)

    def named(one: Document) -> str:
        return one.name if anonymity is None else anonymity.alias(one.key)

    documents = {one.key: one for one in (document, *sources, *lists)}

    @cache
    def digest(key: str) -> str:
        return text_hash(documents[key].text)

    rows = tuple(_rows(result, documents, shown, named, digest))
    counts = len(result.quotations), len(result.citations), len(result.references)
    return TextReferences(named(document), *counts, rows[:MOST], max(0, len(rows) - MOST))


def _rows(
    result: CheckedText,
    documents: dict[str, Document],
    shown: Callable[[str], str],
    named: Callable[[Document], str],
    digest: Callable[[str], str],
) -> Iterator[ReferenceFacts]:
    document = documents[result.key]
    for one in result.quotations:
        if one.status is QuotationStatus.EXACT:
            continue
        source = documents.get(one.source)
        text = _pieces(document, one.span, [change.quoted for change in one.changes], shown)
        found = _pieces(source, one.found, [change.source for change in one.changes], shown) if source else ()
        name, hashed = (named(source), digest(source.key)) if source else ("", "")
        yield ReferenceFacts(one.status.value, _line(document, one.span), text, name, found, hashed)
    for citation in filter(is_finding, result.citations):
        entry = result.references[citation.entries[0]].text if citation.entries else ""
        text = _pieces(document, citation.span, (), shown)
        found = ((shown(entry), False),) if entry else ()
        yield ReferenceFacts(citation.status.value, _line(document, citation.span), text, "", found)
    for reference in result.references:
        if reference.status is ReferenceStatus.NOT_CITED:
            line = _line(documents[reference.list_key], reference.span)
            yield ReferenceFacts(reference.status.value, line, ((shown(reference.text), False),))


def _pieces(document: Document, span: Span, marked: Sequence[Span], shown: Callable[[str], str]) -> Pieces:
    pieces: list[tuple[str, bool]] = []
    place, end = span.start, min(span.end, span.start + _LONGEST)
    for one in [*sorted(marked), Span(end, end)]:
        for low, high, differs in ((place, min(one.start, end), False), (one.start, min(one.end, end), True)):
            if low < high:
                text = "".join(" " if sign.isspace() else sign for sign in document.text[low:high])
                pieces.append((shown(text), differs))
        place = max(place, one.end)
    return (*pieces, ("…", False)) if end < span.end else tuple(pieces)


def _line(document: Document, span: Span) -> int:
    return document.text.count("\n", 0, span.start) + 1
