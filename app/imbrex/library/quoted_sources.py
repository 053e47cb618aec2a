"""Quoted sources: documents of a library that may have the quotations of a text."""

from collections.abc import Sequence

from imbrex.engine.observer import SILENT, Observer, Progress
from imbrex.engine.text.document import Document, Span
from imbrex.library.documents.entry import Entry
from imbrex.library.library import Library

MOST_SOUGHT = 200
"""Quotations that are sought; each is one search of the index."""
_MOST_SOURCES = 50
_CANDIDATES = 3  # for each quotation
_SHORTEST = 30  # code points: shorter ones have too few fingerprints


def quoted_sources(
    library: Library, document: Document, quotations: Sequence[Span], observer: Observer = SILENT
) -> tuple[Document, ...]:
    """Find the documents that share fingerprints with any of the quotations, by the number of those.

    Args:
        library: searched.
        document: the text with the quotations.
        quotations: those not found elsewhere; only the first ones are sought.
        observer: for progress and cancellation.
    """
    sought = [one for one in quotations if len(one) >= _SHORTEST][:MOST_SOUGHT]
    count: dict[int, int] = {}
    entries: dict[int, Entry] = {}
    for done, span in enumerate(sought):
        observer.check()
        observer.progress(Progress("quotations", done, len(sought)))
        text = document.text[span.start : span.end]
        single = Document("quotation", document.name, text, language=document.language)
        for checked in library.check([single], observer=observer, most=_CANDIDATES):
            for candidate in checked.candidates[:_CANDIDATES]:
                entries[candidate.entry.document] = candidate.entry
                count[candidate.entry.document] = count.get(candidate.entry.document, 0) + 1
    best = sorted(entries, key=lambda number: (-count[number], number))[:_MOST_SOURCES]
    return tuple(library.document(number) for number in best if entries[number].has_text)
