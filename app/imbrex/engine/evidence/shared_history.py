"""Shared history: editing sessions that the files of two documents have in common.

A word processor gives every editing session a random number and keeps it in the file, also when all of its text is gone
(Office Open XML: rsid, ECMA-376 part 1, 17.15.1.70; RTF 1.9.1: rsidtbl; OpenDocument as LibreOffice writes it). Files
with a common number descend from one file, or one took text from the other. This does not show who copied: a template,
a shared folder or a file that was passed on do the same (Spennemann, Spennemann and Singh 2024: "Examining and
detecting academic misconduct in written documents using revision save identifier numbers in MS Word", Forensic Science
International: Digital Investigation, doi 10.1016/j.fsidi.2024.301821).
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from math import exp

import numpy as np

from imbrex.engine.evidence.file_hints import same_creations
from imbrex.engine.evidence.item import FileRecord
from imbrex.engine.observer import SILENT, Observer, watched
from imbrex.engine.text.document import Document, Span, file_at
from imbrex.engine.text.role import Role
from imbrex.engine.text.tokens import Int32
from imbrex.values import frozen

CONSTANTS = frozenset(
    {0x00000000}  # Google Docs
    | {0x00034616, 0x0006063C, 0x0015074B, 0x0029639D, 0x00326F90, 0x00AA1D8D, 0x00B47730, 0x00CB0664}  # python-docx
    | {0x00E618BF, 0x00FC693F}
)
"""Numbers that programs write into every file."""

RANGE = 2**24
"""How many numbers Word draws from: 91 % of 3,625 numbers in 110 files are below; newer versions draw from more."""
_FEW, _COMMON = 2, 3  # numbers of more than two documents and more than a third of them come from a template
_MOST = 50  # documents that share a number; more have a template in common, and would make too many pairs


@frozen
class SharedSessions:
    """Two documents, by number, whose files have editing sessions in common, or else their creation.

    Attributes:
        left, right: the documents, in their order.
        sessions: numbers of the sessions, ascending.
        chance: probability that two unrelated files with as many sessions have one in common.
        created: when both were created, in the same second by the same person; empty if only sessions connect them.
    """

    left: int
    right: int
    sessions: tuple[int, ...]
    chance: float
    created: str = ""


@frozen
class SessionText:
    """Text in a document that was written in given sessions.

    Attributes:
        paragraphs: those with such text, in order.
        words: number of such words.
    """

    paragraphs: tuple[Span, ...]
    words: int


def find_shared_sessions(documents: Sequence[Document], observer: Observer = SILENT) -> list[SharedSessions]:
    """Find all pairs of documents whose files have sessions or their creation in common, without an author's drafts.

    A file that another program saved (LibreOffice a DOCX file) has lost its sessions, but not who created it when.
    """
    counted = _counted(documents, observer)
    shared: dict[tuple[int, int], list[int]] = defaultdict(list)
    for session, owners in watched(sorted(counted.items()), observer):
        for left, right in combinations(owners, 2):
            if not _are_drafts(documents[left], documents[right]):
                shared[left, right].append(session)
    created = {
        pair: when for pair, when in same_creations(documents) if not _are_drafts(*(documents[one] for one in pair))
    }
    return [
        SharedSessions(
            *pair, tuple(shared.get(pair, ())), _chance(*(documents[one] for one in pair)), created.get(pair, "")
        )
        for pair in sorted({*shared, *created})
    ]


def shared_sessions(documents: Sequence[Document], left_key: str, right_key: str) -> SharedSessions | None:
    """The sessions that two documents have in common, as above; the others tell which come from a template."""
    numbers = {document.key: number for number, document in enumerate(documents)}
    left, right = numbers[left_key], numbers[right_key]
    both = set(documents[left].history.sessions) & set(documents[right].history.sessions)
    if not both or _are_drafts(documents[left], documents[right]):
        return None
    owners = Counter(session for document in documents for session in both.intersection(document.history.sessions))
    sessions = tuple(sorted(one for one in both - _given(documents) if owners[one] <= _most(documents)))
    return SharedSessions(left, right, sessions, _chance(documents[left], documents[right])) if sessions else None


def session_name(session: int) -> str:
    """The number of a session as files write it."""
    return f"{session:08X}"


def text_of_sessions(document: Document, sessions: Collection[int], word_starts: Int32) -> SessionText:
    """Find the text that was written in sessions.

    Args:
        document: whose text it is.
        sessions: their numbers.
        word_starts: first code point of each word of the document, ascending, shape (n,).
    """
    spans = [piece.span for piece in document.history.written if piece.session in sessions]
    return text_of_spans(document.text, spans, word_starts)


def text_of_spans(text: str, spans: Sequence[Span], word_starts: Int32) -> SessionText:
    """Return the paragraphs and the number of words in pieces of a text, which are in order."""
    ends = np.array([(span.start, span.end) for span in spans], np.int64).reshape(-1, 2)
    found = np.searchsorted(word_starts, ends)
    with_words = [span for span, (first, last) in zip(spans, found.tolist(), strict=True) if first < last]
    return SessionText(_paragraphs(text, with_words), int((found[:, 1] - found[:, 0]).sum()))


def file_record(document: Document, sessions: Collection[int]) -> FileRecord:
    """Return what a document's file records; of several files, the first that has text from these sessions."""
    first = next((piece.span for piece in document.history.written if piece.session in sessions), None)
    file = file_at(document.files, first.start if first is not None else 0)
    told = document.properties if file is None else file.properties
    name = "" if file is None else file.name
    return FileRecord(name, told.created, told.modified, told.editor, document.history.minutes)


def _are_drafts(left: Document, right: Document) -> bool:
    return bool(left.author) and left.author == right.author


def _counted(documents: Sequence[Document], observer: Observer) -> Mapping[int, list[int]]:
    """The documents of each session that two or more have, and that comes from no program and no template."""
    owners: dict[int, list[int]] = defaultdict(list)
    for number, document in enumerate(watched(documents, observer)):
        for session in document.history.sessions:
            owners[session].append(number)
    given, most = _given(documents), _most(documents)
    return {session: those for session, those in owners.items() if 1 < len(those) <= most and session not in given}


def _given(documents: Sequence[Document]) -> set[int]:
    """The sessions of programs and templates."""
    templates = (document.history.sessions for document in documents if document.role is Role.TEMPLATE)
    return set(CONSTANTS).union(*templates)


def _most(documents: Sequence[Document]) -> int:
    """Maximum number of documents with a session that connects them."""
    return min(_MOST, max(_FEW, len(documents) // _COMMON))


def _chance(left: Document, right: Document) -> float:
    return 1 - exp(-len(left.history.sessions) * len(right.history.sessions) / RANGE)


def _paragraphs(text: str, spans: Sequence[Span]) -> tuple[Span, ...]:
    """The lines of a text that contain any of the spans, which are in order."""
    found: list[Span] = []
    for span in spans:
        goes_on = bool(found) and span.start <= found[-1].end
        start = found[-1].end + 1 if goes_on else text.rfind("\n", 0, span.start) + 1
        while start < span.end:
            end = text.find("\n", start)
            end = len(text) if end < 0 else end
            if text[max(start, span.start) : min(end, span.end)].strip():
                found.append(Span(start, end))
            start = end + 1
    return tuple(found)
