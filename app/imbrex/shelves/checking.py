"""Checking: matches of a document in a shelf: candidates from its index, exact figures from texts read again."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import LanguageFinder
from imbrex.engine.observer import SILENT, Observer
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Role
from imbrex.library.search.checking import MOST, Figures, compare_exactly
from imbrex.library.search.search_results import LEAST, Candidate, Checked, Clue, Known
from imbrex.shelves.shelf import Shelf

_LEAST = LEAST / 2  # share by fingerprints from which a text is read again: an estimate may be a third too low


def check_shelf(
    shelf: Shelf,
    find_language: LanguageFinder,
    documents: Sequence[Document],
    options: Options,
    observer: Observer = SILENT,
    most: int = MOST,
) -> Iterator[Checked]:
    """Yield the matches of each document in turn, as `Library.check` does, under the citations of their entries.

    Args:
        shelf: to search.
        find_language: for the exact comparison.
        documents: to check; templates among them are not checked, and text shared with them is not counted.
        options: for the exact comparison.
        observer: receives progress and may stop the work.
        most: maximum number of candidates that are read again and compared in detail for each document.
    """
    templates = [document for document in documents if document.role is Role.TEMPLATE]
    corpus = Corpus(find_language, counts=False)
    shelf.index.expect_texts(expected=shelf.can_be_read())
    for checked in shelf.index.check(documents, options, observer, most):
        entries = shelf.cited([*(one.entry for one in checked.candidates), *(one.entry for one in checked.known)])
        found: list[Candidate] = [
            replace(one, entry=entries[one.entry.document])
            for one in checked.candidates
            if one.entry.document in entries
        ]
        known = (
            Known(entries[one.entry.document], one.sameness) for one in checked.known if one.entry.document in entries
        )
        found = _translated(shelf, checked.document, templates, found, options, observer)
        here = [one for one in found if one.clues != {Clue.TRANSLATION} and one.greater_share >= _LEAST]
        wanted = [one.entry.document for one in here][:most]
        texts = shelf.texts(wanted, observer) if wanted else {}
        exact = compare_exactly(corpus, options, checked.document, templates, texts, observer) if texts else None
        figures = exact.figures if exact is not None else {}
        candidates = [_counted(one, figures.get(one.entry.document)) for one in found]
        yield replace(checked, known=tuple(known), candidates=in_order(candidates))


def _translated(
    shelf: Shelf,
    document: Document,
    templates: Sequence[Document],
    found: Sequence[Candidate],
    options: Options,
    observer: Observer,
) -> list[Candidate]:
    """The candidates, those in other languages by what may be translated of the texts that are read again.

    If the files are missing, all are sure, and stay as they were estimated.
    """
    across = [one.entry.document for one in found if one.translated is not None]
    if not across or not shelf.can_be_read():
        return list(found)
    asked = replace(document, key="checked", role=Role.ESSAY)
    shares = shelf.index.translated(asked, templates, shelf.texts(across, observer), options, observer)
    candidates = []
    for one in found:
        share = shares.get(one.entry.document)
        if one.translated is None:
            candidates.append(one)
        elif share is not None:
            candidates.append(replace(one, exact=True, translated=share.here, translated_back=share.there))
        elif clues := one.clues - {Clue.TRANSLATION}:
            candidates.append(replace(one, clues=clues, translated=None, translated_back=None))
    return candidates


def _counted(candidate: Candidate, figures: Figures | None) -> Candidate:
    if figures is None:
        return candidate
    return replace(
        candidate,
        exact=True,
        containment=figures.containment,
        containment_back=figures.containment_back,
        shared=figures.shared,
    )


def in_order(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Candidates by descending share."""
    return tuple(sorted(candidates, key=lambda one: (-one.greater_share, -one.fingerprints, *one.entry.identity)))


def merged(results: Sequence[Checked]) -> Checked:
    """The matches of one document in a library and in shelves."""
    first = results[0]
    return replace(
        first,
        known=tuple(known for one in results for known in one.known),
        candidates=in_order([candidate for one in results for candidate in one.candidates]),
        left_out=sum(one.left_out for one in results),
    )
