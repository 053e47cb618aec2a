"""Foreign spellings: names that a text spells as the text in the other language does, and not as usual in its own.

Whoever copies in translation without knowing a name transliterates it, and keeps the slips of the source.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from imbrex.engine.arrays import unique
from imbrex.engine.compare.all_words import AllWords
from imbrex.engine.evidence.evidence_text import EvidenceText
from imbrex.engine.evidence.item import Item, Kind
from imbrex.engine.evidence.names_across import Match, NameMatches, difference
from imbrex.engine.evidence.nearest_words import SHORTEST, Nearness
from imbrex.engine.evidence.rest_of_class import RestOfClass
from imbrex.engine.observer import Observer
from imbrex.engine.text.document import Span
from imbrex.engine.text.edit_distance import edits
from imbrex.engine.text.spelling_traits import LONGEST
from imbrex.engine.translation.cognates import consonants_of, sounds_of
from imbrex.engine.translation.lexicon import Lexicon

_MOST = 200
"""Unknown names that are looked up."""
_UNKNOWN = 0.5
"""Share of the matched names that a dictionary with names lacks at most; in others only names of the class count."""
Usual = tuple[str, bool]
"""The nearest spelling in the dictionary, empty if there is none, and whether a text of the class has it as a name."""
_ENDING = 2  # letters
_ANY = 8  # more edits than that make no difference


def find_foreign_spellings(
    left: EvidenceText,
    right: EvidenceText,
    matches: NameMatches,
    lexicon: Lexicon | None,
    rest: RestOfClass,
    observer: Observer,
) -> list[Item]:
    """Find names of either text whose spelling only the other one explains.

    Args:
        left, right: two texts in different languages.
        matches: of their names.
        lexicon: from the language of the left text to that of the right one, if there is one.
        crowd: the documents around them.
        observer: for cancellation.
    """
    turned = NameMatches(matches.right, matches.left, [pair[::-1] for pair in matches.pairs])
    usual = [_usual(*each, rest, observer) for each in ((left, matches), (right, turned))]
    back = None if lexicon is None else lexicon.mirrored()
    mine = _found(left, right, matches, usual, back, rest)
    its = _found(right, left, turned, usual[::-1], lexicon, rest)
    return [*mine, *(replace(item, left=item.right, right=item.left) for item in its)]


def _found(
    side: EvidenceText,
    other: EvidenceText,
    matches: NameMatches,
    usual: Sequence[Mapping[str, Usual]],
    lexicon: Lexicon | None,
    rest: RestOfClass,
) -> list[Item]:
    """The names of one side; `usual` are the usual spellings of both, `lexicon` translates into its language."""
    found: dict[str, Item] = {}
    for name, its in matches.pairs:
        if name in found or name not in usual[0]:
            continue
        entries = [word for word in _entries(its, lexicon) if word != name and _is_similar(word, its)]
        spelling, is_met = usual[0][name]
        there = its if is_met else usual[1].get(its, (its, False))[0]
        slips = [spelling] if spelling and _is_same_name(spelling, its, there) else []
        good = [word for word in (*entries, *slips) if _is_explained(name, its, word)]
        if good:
            found[name] = _item(side, other, matches, (name, its), good[0], rest)
    return [item for item in found.values() if item.others <= rest.limit]


def _usual(side: EvidenceText, matches: NameMatches, rest: RestOfClass, observer: Observer) -> dict[str, Usual]:
    """The usual spelling of each matched name that the dictionary has in no form."""
    unknown = _unknown(side, matches, rest.words)
    near = Nearness(side.language, _words_around(side, rest)).find(unknown, observer) if unknown else {}
    texts = [side.text, *rest.texts()] if near else []
    met = {name for name, word in near.items() if any(_start_of(word) in text for text in texts)}
    if side.noun_capitals or len(unknown) > _UNKNOWN * len(matches.left):  # the nearest words are no names
        near = {name: word for name, word in near.items() if name in met}
    return {name: (near.get(name, ""), name in met and not side.noun_capitals) for name in unknown}


def _start_of(word: str) -> str:
    """A name up to its ending."""
    return word[: max(SHORTEST - 1, len(word) - _ENDING)].capitalize()


def _is_same_name(spelling: str, its: str, usual: str) -> bool:
    """Whether the usual spelling is that of the other text's name, which is usual itself, or has the same slip."""
    if its == usual:
        return _is_similar(spelling, its)
    return bool(usual) and consonants_of(sounds_of(spelling)) == consonants_of(sounds_of(usual))


def _is_similar(one: str, other: str) -> bool:
    return difference(sounds_of(one), sounds_of(other)) is not None


def _unknown(side: EvidenceText, matches: NameMatches, words: AllWords) -> list[str]:
    """Matched names that the dictionary lacks in all their forms."""
    if not side.language.has_dictionary:
        return []
    names = list(dict.fromkeys(name for name, _ in matches.pairs if SHORTEST <= len(name) <= LONGEST))[:_MOST]
    forms = [name_form for name in names for name_form in _forms(name, matches, words)]
    known = dict(zip(forms, side.language.known(forms), strict=True)) if forms else {}
    return [name for name in names if not any(known[form] for form in _forms(name, matches, words))]


def _forms(name: str, matches: NameMatches, words: AllWords) -> Iterable[str]:
    return {name, *(words.spelled[number] for number in matches.left[name])}


def _words_around(side: EvidenceText, rest: RestOfClass) -> Iterable[str]:
    numbers = unique(np.concatenate((side.numbers, rest.words.numbers)))
    return {word for number in numbers.tolist() if SHORTEST <= len(word := rest.words.spelled[number]) <= LONGEST}


def _entries(name: str, lexicon: Lexicon | None) -> list[str]:
    """Translations of a name by the dictionary."""
    number = None if lexicon is None else lexicon.left_numbers.get(name)
    if lexicon is None or number is None:
        return []
    first, last = lexicon.pointer[number : number + 2].tolist()
    return [lexicon.right[translation] for translation in lexicon.pairs[first:last, 1].tolist()]


def _is_explained(name: str, its: str, usual: str) -> bool:
    """Whether a name is nearer to the other text's form of it than the usual spelling is."""
    mine, other, known = map(sounds_of, (name, its, usual))
    return mine != known and edits(mine, other, _ANY) < edits(known, other, _ANY)


def _item(
    side: EvidenceText, other: EvidenceText, matches: NameMatches, pair: Match, usual: str, rest: RestOfClass
) -> Item:
    mine, its = _spans(side, matches.left[pair[0]]), _spans(other, matches.right[pair[1]])
    wanted = unique(rest.words.written[matches.left[pair[0]]])
    owners = set[int]().union(*rest.holders(wanted, rest.words.written))
    texts = (one.text[place.start : place.end] for one, place in ((side, mine[0]), (other, its[0])))
    written, source = texts
    meant = usual.capitalize() if written[:1].isupper() else usual
    return Item(Kind.FOREIGN_SPELLING, written, mine, its, len(owners), meant, known=True, other_text=source)


def _spans(side: EvidenceText, numbers: list[int]) -> tuple[Span, ...]:
    return tuple(side.span(place) for place in np.flatnonzero(np.isin(side.numbers, numbers) & side.own).tolist())
