"""Corrected words: words of passages misspelled in one text and spelled correctly in the same place of the other.

Copying corrects some slips and adds others: only if nearly all go one way do they suggest which text was first.
"""

import numpy as np

from imbrex.engine.arrays import Int64
from imbrex.engine.evidence.item import Clue, Direction, Hint, Repair
from imbrex.engine.evidence.nearest_words import doubles
from imbrex.engine.language import Language
from imbrex.engine.observer import Observer, watched
from imbrex.engine.rewriting.differences import Differences, WordChange
from imbrex.engine.rewriting.passage_words import passage_words
from imbrex.engine.rewriting.rewritten_passage import Change, Rewritten
from imbrex.engine.rewriting.sentence_words import Reading
from imbrex.engine.text.edit_distance import edits
from imbrex.engine.text.spelling_traits import LONGEST, is_word

SHORTEST = 4
"""Letters: words in the same place may be shorter than those compared anywhere."""
MOST = 2
"""Slips in a corrected word: three make another word of most."""
FEWEST = 2
"""Corrections that suggest a direction: one is a slip."""
ONE_WAY = 3
"""Ratio to the corrections in the other direction."""

_Pair = tuple[int, int]  # a word of the left reading, and the one in its place in the right reading


def repair_hint(passages: Rewritten, language: Language, observer: Observer) -> Hint | None:
    """The hint from corrected misspellings; None if there are none."""
    pairs = [pair for number in range(len(passages)) for pair in _swapped(passages, number, observer)]
    repairs = _repairs(passages, pairs, language, observer)
    if not repairs:
        return None
    of_left = sum(repair.wrong_is_left for repair in repairs)
    return Hint(Clue.REPAIRED, _direction(of_left, len(repairs) - of_left), repairs=tuple(repairs))


def _direction(left: int, right: int) -> Direction:
    """The text with the misspellings may be the earlier one, if it has nearly all of them."""
    if max(left, right) < FEWEST or max(left, right) < ONE_WAY * min(left, right):
        return Direction.OPEN
    return Direction.LEFT_FIRST if left > right else Direction.RIGHT_FIRST


def _swapped(passages: Rewritten, number: int, observer: Observer) -> list[_Pair]:
    """Similarly spelled words in the same place of a passage."""
    observer.check()
    if passages.change[number] == Change.TRANSLATED:
        return []  # a misspelled word is translated as what was meant
    bounds = passages.bounds(number)
    differences = passage_words(passages, number, observer)
    mine, its = _gaps(differences, observer)
    # A doubled letter may leave the stem unchanged.
    same = np.flatnonzero(differences.left == WordChange.OTHER_FORM).tolist()
    pairs = [(place + bounds[0], int(differences.left_partner[place]) + bounds[2]) for place in same]
    for gap in watched(sorted(mine.keys() & its.keys()), observer, 1):
        left = [place + bounds[0] for place in mine[gap]]
        right = [place + bounds[2] for place in its[gap]]
        pairs += _alike(passages, left, right, observer)
    return pairs


def _gaps(differences: Differences, observer: Observer) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """The words without a partner on each side, by the number of words kept in order before them."""
    in_order = np.isin(differences.left, (WordChange.KEPT, WordChange.OTHER_FORM))
    first = np.flatnonzero(in_order)
    second = differences.left_partner[first]
    alone = differences.left_partner < 0, differences.right_partner < 0
    return (
        _by_gap(np.flatnonzero(alone[0]), first, observer),
        _by_gap(np.flatnonzero(alone[1]), second.astype(np.int64), observer),
    )


def _by_gap(places: Int64, anchors: Int64, observer: Observer) -> dict[int, list[int]]:
    gaps: dict[int, list[int]] = {}
    rows = zip(places.tolist(), np.searchsorted(anchors, places).tolist(), strict=True)
    for place, gap in watched(rows, observer):
        gaps.setdefault(gap, []).append(place)
    return gaps


def _alike(passages: Rewritten, left: list[int], right: list[int], observer: Observer) -> list[_Pair]:
    """Similarly spelled words of one gap, each once."""
    pairs = []
    for mine in watched(left[:_WORDS], observer, 1):
        for its in right[:_WORDS]:
            one, other = _word(passages.left, mine), _word(passages.right, its)
            if one != other and min(len(one), len(other)) >= SHORTEST and edits(one, other, MOST) <= MOST:
                pairs.append((mine, its))
                right = [place for place in right if place != its]
                break
    return pairs


_WORDS = 12  # words of a gap that are examined: if more were changed, the correspondence is unclear


def _word(reading: Reading, place: int) -> str:
    word = reading.tokens.canonical(int(reading.kept[place]))
    return word if len(word) <= LONGEST and is_word(word) else ""


def _repairs(passages: Rewritten, pairs: list[_Pair], language: Language, observer: Observer) -> list[Repair]:
    """Pairs with only one word in the dictionary that are not two forms of it."""
    if not pairs or not language.has_dictionary:
        return []
    mine = [_word(passages.left, place) for place, _ in watched(pairs, observer)]
    its = [_word(passages.right, place) for _, place in watched(pairs, observer)]
    known = zip(language.known(mine), language.known(its), strict=True)
    return [
        _repair(passages, pair, wrong_is_left=right_knows)
        for pair, one, other, (left_knows, right_knows) in watched(zip(pairs, mine, its, known, strict=True), observer)
        if left_knows != right_knows and (doubles(one, other) or not _is_longer(one, other))
    ]


def _is_longer(one: str, other: str) -> bool:
    """Whether one word is a prefix of the other, as among forms of one word."""
    return one.startswith(other) or other.startswith(one)


def _repair(passages: Rewritten, pair: _Pair, *, wrong_is_left: bool) -> Repair:
    texts = tuple(
        reading.tokens.document.text[int(reading.start[place]) : int(reading.end[place])]
        for reading, place in zip((passages.left, passages.right), pair, strict=True)
    )
    wrong, good = texts if wrong_is_left else texts[::-1]
    return Repair(wrong, good, wrong_is_left)
