"""Rare words: misspellings and rare words that both texts have.

A misspelling is a word missing from all dictionaries but near to a word of one, in lower case (or capitalized only at
the beginning of a sentence, so not a name), and in few others of the class, so not a term of the task. An unknown word
near to nothing counts as rare. A word of the dictionary is rare only relative to a class: the languages come without
frequency lists.
"""

import numpy as np

from imbrex.engine.arrays import unique
from imbrex.engine.evidence.evidence_text import EvidenceText
from imbrex.engine.evidence.item import Item, Kind
from imbrex.engine.evidence.nearest_words import SHORTEST, Nearness
from imbrex.engine.evidence.rest_of_class import RestOfClass
from imbrex.engine.language import Language
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.spelling_traits import LONGEST, is_word
from imbrex.values import frozen

SHORTEST_RARE = 7
"""Letters of a rare word of the dictionary: shorter ones are rare by chance, in an odd form or as a part of a name."""
SHORTEST_RARE_HAN = 3
"""The same in Chinese, whose segmenter cuts long names and phrases into common pieces."""
MOST_UNKNOWN = 400
"""Unknown words that are looked up: two copies of a glossary have thousands, which add nothing."""
MISSPELLED_BY = 2
"""Other documents that may have a misspelling, if that is more than its limit: copies circulate."""
_HYPHENS = frozenset("-\u2010\u2011")


@frozen
class _Shared:
    """A word of both texts: its lower-case spelling, its positions, and the number of others that have it."""

    word: str
    left: list[int]
    right: list[int]
    others: int


def find_spelled(left: EvidenceText, right: EvidenceText, rest: RestOfClass, observer: Observer) -> list[Item]:
    """Find misspellings and words missing from all dictionaries."""
    languages = [side.language for side in (left, right)]
    if not all(language.has_dictionary for language in languages):
        return []
    most = max(MISSPELLED_BY, rest.limit)
    candidates = watched(_shared(left, right, rest, most), observer)
    shared = [one for one in candidates if _is_candidate(one, left, right)]
    observer.check()
    known = [_known([one.word for one in shared], language) for language in languages]
    unknown = [one for one, *is_known in zip(shared, *known, strict=True) if not any(is_known)][:MOST_UNKNOWN]
    # The class counts as a dictionary of its own: its words are tried first.
    near = (
        Nearness(left.language, _words_of(rest, observer)).find([one.word for one in unknown], observer)
        if unknown
        else {}
    )
    return [_item(one, near.get(one.word, ""), left, right) for one in unknown if _counts(one, near, left, right, rest)]


def find_rare(left: EvidenceText, right: EvidenceText, rest: RestOfClass, observer: Observer) -> list[Item]:
    """Find words of the dictionary that hardly any other document has, in any form; none without a class to compare
    with."""
    if not rest.can_tell:
        return []
    wanted = np.intersect1d(left.forms[left.plain & left.own], right.forms[right.plain & right.own])
    counts = rest.counts(wanted, rest.words.forms)
    wanted = wanted[counts == 0]
    observer.check()
    places = zip(left.places(left.forms, wanted), right.places(right.forms, wanted), strict=True)
    found = []
    for mine, its in watched(places, observer):
        word = rest.words.spelled[left.numbers[mine[0]]]
        shortest = SHORTEST_RARE_HAN if left.language.segments else SHORTEST_RARE
        one = _Shared(word, mine, its, 0)
        if shortest <= len(word) <= LONGEST and is_word(word) and not _is_name(one, left, right):
            found.append(one)
    known = _known([one.word for one in found], left.language)
    return [_item(one, "", left, right, known=True) for one, is_known in zip(found, known, strict=True) if is_known]


def _shared(left: EvidenceText, right: EvidenceText, rest: RestOfClass, most: int) -> list[_Shared]:
    """Words of both texts, by spelling, that few others have."""
    wanted = np.intersect1d(left.written[left.plain], right.written[right.plain])
    counts = rest.counts(wanted, rest.words.written)
    wanted, counts = wanted[counts <= most], counts[counts <= most]
    places = left.places(left.written, wanted), right.places(right.written, wanted)
    return [
        _Shared(rest.words.spelled[left.numbers[mine[0]]], mine, its, count)
        for mine, its, count in watched(zip(*places, counts.tolist(), strict=True), left.observer)
    ]


def _is_candidate(one: _Shared, left: EvidenceText, right: EvidenceText) -> bool:
    """Whether a word is worth a dictionary lookup: letters alone, as "rais'd" and "кто-нибудь" are not misspellings."""
    if not SHORTEST <= len(one.word) <= LONGEST or not one.word.isalpha():
        return False
    return not _is_name(one, left, right) and not (_is_tied(one.left, left) and _is_tied(one.right, right))


def _is_tied(places: list[int], side: EvidenceText) -> bool:
    """Whether every occurrence of a word has a hyphen before or after it."""
    tokens, text = side.tokens, side.text
    ends = ((int(tokens.start[place]), int(tokens.end[place])) for place in watched(places, side.observer))
    return all(text[max(0, start - 1) : start] in _HYPHENS or text[end : end + 1] in _HYPHENS for start, end in ends)


def _is_name(one: _Shared, left: EvidenceText, right: EvidenceText) -> bool:
    """Whether a word is a name or an abbreviation: a capital inside a sentence, or capitals throughout."""
    for side, places in ((left, one.left), (right, one.right)):
        words = map(side.tokens.word, watched(places, side.observer))
        if side.shouted[places].any() or any(map(_has_inner_capital, words)):
            return True
        if not side.noun_capitals and side.inside[places].any():
            return True
    return False


def _has_inner_capital(word: str) -> bool:
    return word[1:] != word[1:].lower()


def _counts(one: _Shared, near: dict[str, str], left: EvidenceText, right: EvidenceText, rest: RestOfClass) -> bool:
    """Whether an unknown word is evidence; a misspelling is, even in a list of references."""
    if one.word in near:
        return True
    if not (left.own[one.left].any() and right.own[one.right].any()):
        return False
    # Compounding languages have new words every day; the rest are pieces of formulas and foreign words.
    return len(one.word) >= SHORTEST_RARE and not left.language.compounds and one.others <= rest.limit


def _words_of(rest: RestOfClass, observer: Observer) -> set[str]:
    numbers = watched(unique(rest.words.numbers).tolist(), observer)
    return {word for word in (rest.words.spelled[number] for number in numbers) if SHORTEST <= len(word) <= LONGEST}


def _known(words: list[str], language: Language) -> list[bool]:
    return language.known(words) if words else []


def _item(one: _Shared, meant: str, left: EvidenceText, right: EvidenceText, *, known: bool = False) -> Item:
    return Item(
        Kind.MISSPELLING if meant else Kind.RARE_WORD,
        left.tokens.word(one.left[0]),
        tuple(left.span(place) for place in watched(one.left, left.observer)),
        tuple(right.span(place) for place in watched(one.right, right.observer)),
        one.others,
        meant,
        known=known or bool(meant),
    )
