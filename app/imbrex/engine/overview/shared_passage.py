"""Shared passage: text that most members of a cluster have word for word."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from imbrex.engine.compare.kept_words import KeptWords
from imbrex.engine.overview.windows import Standing, Windows, lay_windows
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Tokens


@dataclass(frozen=True, slots=True)
class SharedPassage:
    """The longest passage that most members of a cluster have.

    Attributes:
        document: number of the member it is quoted from.
        span: in that member's original.
        text: that piece of the original.
        words: compared words in it.
        members: numbers of the members that have all of it, including `document`.
    """

    document: int
    span: Span
    text: str
    words: int
    members: tuple[int, ...]


def find_shared_passage(
    words: KeptWords, length: int, members: Sequence[int], tokens_of: Callable[[int], Tokens]
) -> SharedPassage | None:
    """Find the passage that connects a cluster; None if no two members share a shingle.

    Of all runs of `length` words or more, the one with the greatest product of its words and its members besides the
    first: so a long one in half of them wins over a phrase in all. Ties go to the one in more members, then to the
    earliest in the first member that has it, which is quoted.

    Args:
        words: of all documents.
        length: words in a shingle.
        members: numbers of documents, in order of preference for quoting.
        tokens_of: returns the words of a document by its number; called for the quoted one only.
    """
    windows = lay_windows(words, members)
    found = _widest(windows, length)
    if found is None:
        return None
    owners, first = windows.holders(found)
    if len(owners) < 2:  # hash collisions made on purpose
        return None
    document = members[owners[0]]
    tokens = tokens_of(document)
    span = tokens.span(first, first + found.length)
    text = tokens.document.text[span.start : span.end]
    return SharedPassage(document, span, text, found.length, tuple(members[owner] for owner in owners))


def _widest(windows: Windows, length: int) -> Standing | None:
    """The length of window with the greatest product.

    A longer window is never in more members. So between two lengths no product is greater than that of the longer one
    and the members of the shorter one, and most lengths can be skipped: the most promising interval is halved.
    """
    shortest = windows.stand(length, windows.starts)
    if shortest.documents < 2:
        return None
    best = shortest
    intervals = [(shortest, windows.longest + 1)]
    while intervals:
        intervals.sort(key=lambda one: _promise(*one))
        low, high = intervals.pop()
        if _promise(low, high) <= best.worth:
            break
        middle = windows.stand((low.length + high) // 2, low.of_at_least(-(-best.worth[0] // (high - 1)) + 1))
        best = max(best, middle, key=lambda one: one.worth)
        intervals += [(low, middle.length), (middle, high)]
    return best


def _promise(low: Standing, high: int) -> tuple[int, int]:
    """Upper bound of the product for windows longer than `low` and shorter than `high` words."""
    return ((high - 1) * (low.documents - 1), low.documents) if high - low.length > 1 else (0, 0)
