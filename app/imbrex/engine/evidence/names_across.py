"""Names across languages: names of two texts in different languages that are one name, by entry or by sound.

What is a name in one text decides, together with the other text, what is one in a language that capitalizes all nouns.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

import numpy as np

from imbrex.engine.arrays import unique
from imbrex.engine.compare.all_words import AllWords
from imbrex.engine.evidence.evidence_text import EvidenceText
from imbrex.engine.evidence.item import Item
from imbrex.engine.evidence.rest_of_class import RestOfClass
from imbrex.engine.evidence.shared_names import SHORTEST, find_names
from imbrex.engine.language import Language
from imbrex.engine.observer import Observer, watched
from imbrex.engine.text.edit_distance import edits
from imbrex.engine.text.spelling_traits import LONGEST, is_word
from imbrex.engine.translation.cognates import consonants_of, sounds_of
from imbrex.engine.translation.lexicon import Lexicon, lexicon_of

MOST = 2000
"""Different capitalized words of a text that are compared, the first ones."""
_START = 2  # sounds in which two spellings of a name agree
_SIMILAR, _LONG = 4, 8  # sounds of a name that may differ in one, and in two
_CONSONANTS = 3  # that make a name the same, if two vowels differ
_LONGEST_SOUND = 60  # an attack may have endless words
_NO_LEXICON = lexicon_of(())

Names = dict[str, list[int]]
"""Spelling numbers of each name, by its lemma in lower case."""
Match = tuple[str, str]


def match_names(
    left: EvidenceText, right: EvidenceText, words: AllWords, lexicon: Lexicon | None, observer: Observer
) -> "NameMatches":
    """Match the names of two texts in different languages."""
    mine, its = (_names(side, words, observer) for side in (left, right))
    entries = _by_entry(mine, its, lexicon or _NO_LEXICON)
    if left.noun_capitals or right.noun_capitals:  # most entries are those of other nouns
        entries = [pair for pair in entries if len({sounds_of(name)[:_START] for name in pair}) == 1]
    pairs = sorted({*entries, *_by_sound(list(mine), list(its), observer)})
    return NameMatches(mine, its, pairs)


class NameMatches:
    """Names of two texts, and which are the same."""

    def __init__(self, left: Names, right: Names, pairs: Sequence[Match]) -> None:
        self.left, self.right, self.pairs = left, right, pairs

    def __len__(self) -> int:
        return len(self.pairs)

    def unify(self, words: AllWords) -> AllWords:
        """The words, with one normal form for all spellings of a name."""
        forms, group = words.forms.copy(), _groups(self.pairs)
        for side, names in enumerate((self.left, self.right)):
            for name, numbers in names.items():
                root = group.get((side, name))
                if root is not None:
                    first = (self.left, self.right)[root[0]][root[1]][0]
                    forms[numbers] = words.forms[first]
        return replace(words, forms=forms)


def _groups(pairs: Sequence[Match]) -> dict[tuple[int, str], tuple[int, str]]:
    """The representative of each matched name: by side and lemma."""
    parent: dict[tuple[int, str], tuple[int, str]] = {}

    def root(name: tuple[int, str]) -> tuple[int, str]:
        while parent.setdefault(name, name) != name:
            name = parent[name]
        return name

    for left, right in pairs:
        one, other = sorted((root((0, left)), root((1, right))))
        parent[other] = one
    return {name: root(name) for name in parent}


def _names(side: EvidenceText, words: AllWords, observer: Observer) -> Names:
    """Words that are capitalized inside a sentence, and never in lower case."""
    small = unique(side.forms[~side.capitals])
    inside = side.inside & side.plain & side.own & ~np.isin(side.forms, small)
    numbers = list(dict.fromkeys(side.numbers[inside].tolist()))[:MOST]
    spelled = [words.spelled[number] for number in numbers]
    good = [len(word) <= LONGEST and len(word) >= SHORTEST and is_word(word) for word in spelled]
    kept = [(number, word) for number, word, is_good in zip(numbers, spelled, good, strict=True) if is_good]
    lemmas = side.language.lemmas([word for _, word in kept]) if kept and side.language.has_lemmas else []
    names: Names = {}
    for (number, word), lemma in watched(zip(kept, lemmas or [word for _, word in kept], strict=True), observer):
        names.setdefault(lemma.casefold().replace("ё", "е") or word, []).append(number)
    return names


def _by_entry(mine: Names, its: Names, lexicon: Lexicon) -> list[Match]:
    left, right = list(mine), list(its)
    found = (column.tolist() for column in lexicon.translations(left, right))
    return [(left[one], right[other]) for one, other in zip(*found, strict=True)]


def _by_sound(mine: Sequence[str], its: Sequence[str], observer: Observer) -> Iterator[Match]:
    """The most similar name of the other text for each name of either, if it is similar enough."""
    sounds = {name: sounds_of(name)[:_LONGEST_SOUND] for name in chain(mine, its)}
    for names, others, is_turned in ((mine, its, False), (its, mine, True)):
        by_start: defaultdict[str, list[str]] = defaultdict(list)
        for other in others:
            by_start[sounds[other][:_START]].append(other)
        for name in watched(names, observer, 20):
            found = [
                (slips, other)
                for other in by_start.get(sounds[name][:_START], ())
                if (slips := difference(sounds[name], sounds[other])) is not None
            ]
            if found:
                other = min(found)[1]
                yield (other, name) if is_turned else (name, other)


def difference(one: str, other: str) -> int | None:
    """Number of sounds in which two spellings of a name differ; None for two names."""
    shorter = min(len(one), len(other))
    most = 0 if shorter < _SIMILAR else 1 if shorter < _LONG else 2
    if shorter < SHORTEST:
        return None
    slips, consonants = edits(one, other, 2), consonants_of(one)
    if slips <= most or (slips <= 2 and len(consonants) >= _CONSONANTS and consonants == consonants_of(other)):
        return slips
    return None


def find_names_across(left: EvidenceText, right: EvidenceText, rest: RestOfClass, observer: Observer) -> list[Item]:
    """Find names that both texts have and few others.

    Args:
        left, right, crowd: with their words unified by `NameMatches.unify`.
        observer: for cancellation.
    """
    sides = [replace(side, noun_capitals=False) for side in (left, right)]
    if left.noun_capitals and right.noun_capitals:
        sides = [left, right]
    found = [_with_other_spelling(item, right) for item in find_names(sides[0], sides[1], rest, observer)]
    single = [item for item in found if item.others or not rest.can_tell]
    usual = {item.text for item in single if _is_usual(item, left.language, right.language)}
    return [item for item in found if item.text not in usual or (rest.can_tell and not item.others)]


def _with_other_spelling(item: Item, right: EvidenceText) -> Item:
    place = item.right[0]
    written = " ".join(right.text[place.start : place.end].split())
    return replace(item, other_text=written) if written.casefold() != item.text.casefold() else item


def _is_usual(item: Item, *languages: Language) -> bool:
    """Whether a dictionary has a name of one word: a country, a first name."""
    spellings = item.text, item.other_text or item.text
    if any(" " in spelling for spelling in spellings):
        return False
    return any(
        language.has_dictionary and language.known([spelling.casefold()])[0]
        for language, spelling in zip(languages, spellings, strict=True)
    )
