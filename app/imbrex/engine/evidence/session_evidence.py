"""Session evidence: what each common editing session wrote in two texts, and what the files record of their editing."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from heapq import nsmallest

from imbrex.engine.evidence.evidence_text import EvidenceText
from imbrex.engine.evidence.item import Clue, Direction, Hint, Item, Kind
from imbrex.engine.evidence.rest_of_class import RestOfClass
from imbrex.engine.evidence.shared_history import file_record, session_name, text_of_sessions, text_of_spans
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.document import Span

FASTEST = 100
"""Words a minute: five times what people compose on average, three times what they copy (Karat et al., CHI 1999)."""
_FEWEST = 200  # words; shorter texts are often typed elsewhere


def session_items(
    left: EvidenceText, right: EvidenceText, rest: RestOfClass, sessions: Collection[int], most: int, observer: Observer
) -> list[Item]:
    """Return an item for each common session: the paragraphs that have its text, on both sides.

    Args:
        left, right: the two texts.
        crowd: the documents around them.
        sessions: that their files have in common.
        most: maximum number of items; those with the most text are kept.
        observer: for cancellation.
    """
    mine, its = (_pieces(side, sessions, observer) for side in (left, right))
    length = {session: _length(mine.get(session, ())) + _length(its.get(session, ())) for session in sessions}
    owners = _owners(rest, frozenset(sessions), observer)
    items = []
    for session in watched(nsmallest(most, sessions, key=lambda one: (-length[one], one)), observer, 1):
        texts = [
            text_of_spans(side.tokens.document.text, pieces.get(session, ()), side.tokens.start)
            for side, pieces in ((left, mine), (right, its))
        ]
        items.append(
            Item(
                Kind.EDITING_SESSION,
                session_name(session),
                texts[0].paragraphs,
                texts[1].paragraphs,
                owners[session],
                words=(texts[0].words, texts[1].words),
            )
        )
    return items


def session_hint(left: EvidenceText, right: EvidenceText, sessions: Collection[int]) -> Hint:
    """Return a hint at the common sessions of two files, and what the files record."""
    sides, numbers = (left.tokens, right.tokens), frozenset(sessions)
    mine, its = (text_of_sessions(tokens.document, numbers, tokens.start) for tokens in sides)
    return Hint(
        Clue.SHARED_SESSIONS,
        Direction.OPEN,
        sessions=len(sessions),
        words=(mine.words, its.words),
        paragraphs=(len(mine.paragraphs), len(its.paragraphs)),
        files=tuple(replace(file_record(tokens.document, numbers), words=tokens.count) for tokens in sides),
    )


def time_hints(left: EvidenceText, right: EvidenceText) -> list[Hint]:
    """Point out texts too long to be typed in the editing time of their files; 0 minutes mean that it is unknown."""
    hints = []
    for place, side in enumerate((left, right)):
        count, minutes = side.tokens.count, side.tokens.document.history.minutes
        if minutes > 0 and count >= max(_FEWEST, FASTEST * minutes):
            hints.append(
                Hint(Clue.EDITING_TIME, Direction.OPEN, words=(0, count) if place else (count, 0), minutes=minutes)
            )
    return hints


def _pieces(side: EvidenceText, sessions: Collection[int], observer: Observer) -> Mapping[int, Sequence[Span]]:
    wanted, pieces = frozenset(sessions), defaultdict[int, list[Span]](list)
    for piece in watched(side.tokens.document.history.written, observer):
        if piece.session in wanted:
            pieces[piece.session].append(piece.span)
    return pieces


def _length(spans: Sequence[Span]) -> int:
    return sum(map(len, spans))


def _owners(rest: RestOfClass, sessions: frozenset[int], observer: Observer) -> Counter[int]:
    """Count the other documents that have each session."""
    documents = zip(rest.documents, rest.others, strict=True)
    return Counter(
        session
        for document, is_other in watched(documents, observer)
        if is_other
        for session in sessions.intersection(document.history.sessions)
    )
