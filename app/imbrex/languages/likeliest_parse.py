"""Likeliest parse: the lemma and the part of speech of a word by pymorphy3.

pymorphy3 makes all parses of a word, with the way to inflect each of them. For the lemma of the likeliest one, most of
that is not needed: these are its rules for words of Cyrillic letters, on the tables of its dictionary. Words that other
rules apply to (hyphens, prefixes) are parsed by pymorphy3 itself.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from imbrex.engine.language import PartOfSpeech

PARTS: Mapping[str, PartOfSpeech] = {
    "PREP": PartOfSpeech.PREPOSITION,
    "CONJ": PartOfSpeech.CONJUNCTION,
    "PRCL": PartOfSpeech.PARTICLE,
    "INTJ": PartOfSpeech.INTERJECTION,
    "NPRO": PartOfSpeech.PRONOUN,
    "ADJF": PartOfSpeech.ADJECTIVE,
    "ADJS": PartOfSpeech.ADJECTIVE,
    "COMP": PartOfSpeech.ADJECTIVE,
    "ADVB": PartOfSpeech.ADVERB,
}
"""By the part-of-speech tag of OpenCorpora; verbs, nouns, participles and numerals cannot be dropped."""


_REMEMBERED = 1 << 16  # ends of words
_MOST_SPELLINGS = 8  # of the start of a word with or without "ё"; then shorter starts decide
_SHORTEST_PREDICTED = 4  # letters of an unknown word that is parsed by its end
_LONGEST_PREFIX = 5  # letters of an unknown prefix of a known word
_SHORTEST_REST = 3  # letters of that word


class _Tag(NamedTuple):
    """The relevant part of a grammatical tag."""

    text: str
    part: int
    is_imperative: bool
    is_productive: bool


class _Form(NamedTuple):
    """A possible reading of a word: a form of a paradigm.

    Attributes:
        spelled: the word, or its end, with "ё" where the dictionary has it.
    """

    spelled: str
    paradigm: int
    number: int
    tag: _Tag


class Parser:
    """Parses words by the dictionary of pymorphy3, and unknown ones by their ends."""

    def __init__(self, analyzer: Any, rules: Any, listed: Mapping[str, int]) -> None:
        """Take an analyzer, the rules of its language, and `PartOfSpeech` masks of words spelled without "ё"."""
        dictionary = analyzer.dictionary
        self._parse = analyzer.parse
        self._words = dictionary.words
        self._ends = dictionary.prediction_suffixes_dawgs[0]
        self._longest_end: int = dictionary.meta["compile_options"]["max_suffix_length"]
        self._substitutes = analyzer.char_substitutes
        self._others: Mapping[str, str] = rules.CHAR_SUBSTITUTES
        self._likelihoods = analyzer.prob_estimator and analyzer.prob_estimator.p_t_given_w
        self._prefixes = (*rules.KNOWN_PREFIXES, *filter(None, dictionary.paradigm_prefixes))
        self._listed = listed
        self._tag_of = dictionary.build_tag_info
        self._lemma_of = dictionary.build_normal_form
        self._tags: dict[str, _Tag] = {}
        self._by_end = lru_cache(maxsize=_REMEMBERED)(self._likeliest_with)

    def has(self, word: str) -> bool:
        """Whether the dictionary has a simplified word."""
        return bool(self._words.similar_keys(word, self._substitutes))

    def has_words_with(self, start: str) -> bool:
        """Whether words of the dictionary may begin with these letters."""
        spellings = [""]
        for letter in start:
            others = self._others.get(letter, "")
            if len(spellings) > _MOST_SPELLINGS and others:
                break
            spellings = [f"{spelling}{one}" for spelling in spellings for one in (letter, *others)]
        return any(map(self._words.has_keys_with_prefix, spellings))

    def look_up(self, word: str) -> tuple[str, int]:
        """Lemma and part of speech of a simplified word."""
        listed = self._listed.get(word.replace("ё", "е"), 0)
        found = self._known(word) if len(word) > 1 else []
        if not found:
            return (not listed and self._predicted(word)) or self._parsed(word, listed)
        found, equal = self._by_likelihood(word, found) if len(found) > 1 else (found, found)
        if listed:
            return next((self._lemma(form, form.spelled) for form in found if form.tag.part & listed), word), listed
        best = _likeliest(equal)
        return self._lemma(best, best.spelled), best.tag.part

    def _known(self, word: str) -> list[_Form]:
        """The forms that a word of the dictionary may be."""
        tag, found = self._tag, self._words.similar_items(word, self._substitutes)
        return [_Form(spelled, one, number, tag(one, number)) for spelled, places in found for one, number in places]

    def _tag(self, paradigm: int, index: int) -> _Tag:
        tag = self._tag_of(paradigm, index)
        if (text := str(tag)) not in self._tags:
            self._tags[text] = _Tag(text, _part(tag), "impr" in tag.grammemes, tag.is_productive())
        return self._tags[text]

    def _lemma(self, form: _Form, spelled: str) -> str:
        """The lemma of a word of this form."""
        return str(self._lemma_of(form.paradigm, form.number, spelled))

    def _by_likelihood(self, word: str, found: list[_Form]) -> tuple[list[_Form], list[_Form]]:
        """The forms of a word of the dictionary, the likeliest first, and those that are likeliest."""
        if not self._likelihoods:
            return found, found
        likelihoods = [self._likelihoods.get(f"{word}:{form.tag.text}", 0) for form in found]
        if not (most := max(likelihoods)):
            return found, found
        order = sorted(range(len(found)), key=likelihoods.__getitem__, reverse=True)
        return [found[place] for place in order], [found[place] for place in order if likelihoods[place] == most]

    def _predicted(self, word: str) -> tuple[str, int] | None:
        """Lemma and part of speech of an unknown word; None if no word ends like it."""
        if len(word) < _SHORTEST_PREDICTED or not word.isalpha() or word.startswith(self._prefixes):
            return None
        if self._likelihoods and self._likelihoods.has_keys_with_prefix(f"{word}:"):
            return None
        after_prefix = [
            (size, form)
            for size in range(1, min(_LONGEST_PREFIX, len(word) - _SHORTEST_REST) + 1)
            for form in self._known(word[size:])
            if form.tag.is_productive
        ]
        if after_prefix:
            size, best = next((one for one in after_prefix if not one[1].tag.is_imperative), after_prefix[0])
            return word[:size] + self._lemma(best, best.spelled), best.tag.part
        for size in range(self._longest_end, 0, -1):
            if form := self._by_end(word[-size:]):
                return self._lemma(form, word[:-size] + form.spelled), form.tag.part
        return None

    def _likeliest_with(self, end: str) -> _Form | None:
        """The most likely form of unknown words with an ending; None if no word has it."""
        counts: dict[_Form, int] = {}
        met = set()
        for spelled, places in self._ends.similar_items(end, self._substitutes):
            for count, paradigm, number in places:
                form = _Form(spelled, paradigm, number, self._tag(paradigm, number))
                if form.tag.is_productive and (same := (spelled, form.paradigm, form.tag)) not in met:
                    met.add(same)
                    counts[form] = count
        most = max(counts.values(), default=0)
        return _likeliest([form for form, count in counts.items() if count == most]) if counts else None

    def _parsed(self, word: str, listed: int) -> tuple[str, int]:
        """Lemma and part of speech by all rules of pymorphy3."""
        parses = self._parse(word)
        if listed:
            fitting = [one for one in parses if _part(one.tag) & listed]
            return (str(fitting[0].normal_form) if fitting else word), listed
        equal = [one for one in parses if one.score == parses[0].score]
        best = next((one for one in equal if "impr" not in one.tag.grammemes), parses[0])
        return str(best.normal_form), _part(best.tag)


def _likeliest(equal: Sequence[_Form]) -> _Form:
    """The first of equally likely forms that is not an imperative: "пришли" is "they came" rather than "send!"."""
    return next((form for form in equal if not form.tag.is_imperative), equal[0])


def _part(tag: Any) -> int:
    # Through the grammemes: `in tag` raises for a grammeme that the Ukrainian dictionary lacks.
    if "Apro" in tag.grammemes:
        return int(PartOfSpeech.PRONOUN)
    return int(PARTS.get(str(tag.POS), 0))
