"""Check text: the quotations, citations and references of one document."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from imbrex.engine.citations.citations import find_citations, places_of_sources, within
from imbrex.engine.citations.quotations import find_block_quotes, find_quotations
from imbrex.engine.citations.text_ranges import Stretches, outermost
from imbrex.engine.language import Citing
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.references.bare_citations import bare_citations
from imbrex.engine.references.checked import CheckedText, Citation, Quotation, QuotationStatus, Reference
from imbrex.engine.references.cited_sources import cited_sources, notes_of
from imbrex.engine.references.quotation_search import Found, cut, search
from imbrex.engine.references.reference_check import check_citations, check_notes, check_references
from imbrex.engine.references.reference_list import LISTS, is_numbered_list, lists_of
from imbrex.engine.references.source_identity import Identities
from imbrex.engine.references.source_index import SourceIndex
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import OLDER, Role
from imbrex.engine.text.sentences import sentence_ends
from imbrex.engine.text.span import Span

MOST = 5_000
"""Quotations or citations of a text; more are not checked."""
_AFTER = 5  # code points between a closing mark and a citation directly after it
_REACH = 300  # code points between a quotation and a citation of the same sentence
_TERM = 5  # words: shorter quotations without a citation may be titles or terms
_SPEAKING = frozenset(",，—–")


def check_text(
    document: Document,
    citing: Citing,
    index: SourceIndex,
    lists: Sequence[Document] = (),
    observer: Observer = SILENT,
) -> CheckedText:
    """Check the quotations of a text against the sources, and its citations against its list of references.

    A quotation without a citation that is in no source is not listed if it appears to be dialogue, a title or a term.

    Args:
        document: to check.
        citing: how texts of its language quote and cite.
        index: of the sources; the document itself is never one of them.
        lists: lists of sources in files of their own (BibTeX, RIS), which complete the document's own list.
        observer: for cancellation.
    """
    spans, entries = lists_of(document, citing, lists, observer)
    own = sum(entry.list_key == document.key for entry in entries)
    inside = outermost(((span.start, span.end) for span in spans), observer)
    notes = list(notes_of(document))[:MOST]
    noted = check_notes(document.text, notes, entries, citing, is_list=bool(entries))
    elsewhere = outermost([*map(tuple, inside.tolist()), *((one.span.start, one.span.end) for one in noted)], observer)
    bodily = _in_body(document, citing, entries, own, elsewhere, observer)
    bracketed = check_citations(bodily, entries, is_list=bool(entries))
    citations = sorted([*bracketed, *noted], key=lambda one: (one.span.start, one.span.end))
    references = check_references(document.text, spans, entries, citations, observer)
    if own:  # a library of references has more than one text cites
        references = references[:own] + [one for one in references[own:] if one.status == "cited"]
    checker = _Checker(document, citing, index, inside, citations, entries, observer)
    quotations = list(checker.quotations())
    return CheckedText(
        document.key,
        tuple(one for one in quotations[:MOST] if not checker.is_speech(one)),
        tuple(citations),
        tuple(references),
        sum(checker.is_speech(one) for one in quotations[:MOST]),
        len(index.documents),
        bounded=len(quotations) > MOST or len(bodily) == MOST or len(notes) == MOST,
    )


def sources_among(documents: Sequence[Document], key: str) -> tuple[list[Document], list[Document]]:
    """The sources of a document among others, and the lists of references.

    Without a document of that role, every other one may be a source, except templates.
    """
    others = [one for one in documents if one.key != key and one.role is not Role.TEMPLATE]
    texts = [one for one in others if one.reader not in LISTS]
    older = [one for one in texts if one.role in OLDER]
    return older or texts, [one for one in others if one.reader in LISTS]


def _overlapping(ranges: Stretches, span: Span) -> Stretches:
    return within(ranges, span.start + 1, max(span.start + 1, span.end))


def _in_body(
    document: Document, citing: Citing, entries: Sequence[Reference], own: int, elsewhere: Stretches, observer: Observer
) -> list[Citation]:
    """The first `MOST` citations outside notes and lists of references, in their order."""
    found = [one for one in cited_sources(document, citing, observer) if not len(_overlapping(elsewhere, one.span))]
    if own:
        has_numbers = is_numbered_list(document.text, entries[:own])
        bare = bare_citations(document.text, citing, entries, found, is_numbered_list=has_numbers)
        found += [one for one in bare if not len(_overlapping(elsewhere, one.span))]
    return sorted(found, key=lambda one: one.span.start)[:MOST]


@dataclass(slots=True, eq=False)
class _Checker:
    """The quotations of one text."""

    document: Document
    citing: Citing
    index: SourceIndex
    lists: Stretches
    citations: Sequence[Citation]
    entries: Sequence[Reference]
    observer: Observer

    def quotations(self) -> Iterator[Quotation]:
        """Each quotation with its status, in order; at most one more than are checked."""
        text = self.document.text
        marks = self._marks()
        identities = Identities(self.index.documents, self.entries)
        found = self._spans()
        for number, (span, block) in enumerate(watched(found[: MOST + 1], self.observer, 1)):
            before = found[number - 1][0].end if number else 0
            after = found[number + 1][0].start if number + 1 < len(found) else len(text)
            cited = self._cited(span, before, after, block=block)
            searched = search(cut(text, span.start, span.end, self.index, marks), self.index)
            yield self._judged(Quotation(span, block, QuotationStatus.NOT_FOUND, cited=cited), searched, identities)

    def is_speech(self, quotation: Quotation) -> bool:
        """Whether a quotation is dialogue, a title or a term, as far as its form shows."""
        if quotation.cited or quotation.block or quotation.status is not QuotationStatus.NOT_FOUND:
            return False
        text, span = self.document.text, quotation.span
        if not self.citations or len(text[span.start : span.end].split()) < _TERM:
            return True
        line = text.rfind("\n", 0, span.start) + 1
        opens = not text[line : max(line, span.start - 1)].strip(" \t-–—")
        rest = text[span.end + 1 : span.end + 4].lstrip()
        return opens or text[span.end - 1 : span.end] in _SPEAKING or rest[:1] in _SPEAKING

    def _marks(self) -> Stretches:
        """Everything in the text that refers to a source, note marks included."""
        places = places_of_sources(self.document, self.citing)
        return find_citations(self.document.text, self.citing, places, self.observer)

    def _spans(self) -> list[tuple[Span, bool]]:
        text = self.document.text
        blocks = outermost(
            [
                *find_block_quotes(text, self.observer).tolist(),
                *((one.start, one.end) for one in self.document.quotes),
            ]
        )
        quoted = find_quotations(text, self.citing.marks, self.observer)
        kept = [(Span(*one), False) for one in quoted.tolist() if not len(_overlapping(blocks, Span(*one)))]
        every = sorted([*kept, *((Span(*one), True) for one in blocks.tolist())], key=lambda one: one[0])
        return [one for one in every if not len(_overlapping(self.lists, one[0]))]

    def _cited(self, span: Span, before: int, after: int, *, block: bool) -> tuple[int, ...]:
        """The citations that belong to a quotation: directly after it, in its sentence, or at the end of a block."""
        low, high = self._sentence(span, before, after)
        high = span.end + _AFTER if block else high
        first, last = (bisect_left(self.citations, place, key=lambda one: one.span.start) for place in (low, high))
        return tuple(dict.fromkeys([*range(first, last), *self._notes(span)]))

    def _sentence(self, span: Span, before: int, after: int) -> tuple[int, int]:
        """The part of the sentence around a quotation that has no other quotation."""
        text = self.document.text
        window = Span(max(before, span.start - _REACH), min(after, span.end + _REACH))
        ends = (sentence_ends(text[window.start : window.end]) + window.start).tolist()
        low = max((end for end in ends if end < span.start - 1 and not self._in_citation(end)), default=window.start)
        rest = text[span.end : window.end]
        closing = span.end + _AFTER + len(rest) - len(rest.lstrip("\"'»”’“)\n "))
        high = min((end for end in ends if end >= closing and not self._in_citation(end)), default=window.end)
        line = text.find("\n", closing, high)
        return (low, high if line < 0 else line + 1)

    def _in_citation(self, place: int) -> bool:
        number = bisect_left(self.citations, place + 1, key=lambda one: one.span.start) - 1
        return number >= 0 and place < self.citations[number].span.end

    def _notes(self, span: Span) -> list[int]:
        """Citations in the note whose mark is directly after a quotation."""
        places = self.document.note_marks
        first = bisect_left(places, span.end - 1)
        notes = list(notes_of(self.document))
        if first == len(places) or places[first] > span.end + _AFTER or len(notes) != len(places):
            return []
        note = notes[first]
        return [number for number, one in enumerate(self.citations) if note.start <= one.span.start < note.end]

    def _judged(self, quotation: Quotation, found: Sequence[Found], identities: Identities) -> Quotation:
        cited = [self.citations[number] for number in quotation.cited]
        told = [one for one in cited if one.names or one.entries]
        is_open = identities.is_open(told) if told else None
        if not found:
            return replace(quotation, source_open=is_open)
        right = [one for one in found if not told or identities.fits(one.document, told)]
        chosen = (right or found)[0]
        elsewhere = not right and (is_open or any(identities.is_known(one.document) for one in found))
        status = QuotationStatus.ALTERED if chosen.changes else QuotationStatus.EXACT
        return replace(
            quotation,
            status=QuotationStatus.ELSEWHERE if elsewhere else status,
            source=self.index.documents[chosen.document].key,
            found=chosen.span,
            changes=chosen.changes,
            source_open=is_open,
        )
