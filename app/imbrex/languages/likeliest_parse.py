"""Likeliest parse: the lemma and the part of speech of a word by pymorphy3.

pymorphy3 makes all parses of a word, with the way to inflect each of them. For the lemma of the likeliest one, most of
that is not needed: these are its rules for words of Cyrillic letters, on the tables of its dictionary. Words that other
rules apply to (hyphens, prefixes) are parsed by pymorphy3 itself. Many words are looked up together.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import compress
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from imbrex.engine.arrays import unique
from imbrex.engine.language import PartOfSpeech
from imbrex.languages.word_graph import WordGraph

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
_FEW = 32  # words that are looked up one by one
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
    """A form of a paradigm."""

    paradigm: int
    number: int
    tag: _Tag


class _Entry(NamedTuple):
    """The forms of words that lead to one unit of the graph, and the way to the lemma of the likeliest.

    Attributes:
        part: its part of speech.
        start, end: the slice of the word that the lemma shares.
        before, after: what the lemma has around it.
    """

    forms: list[_Form]
    part: int
    start: int
    end: int | None
    before: str
    after: str


_Parse = tuple[str, _Form]
"""A possible reading of a word: the word, or its end, with "ё" where the dictionary has it, and its form."""


class Parser:
    """Parses words by the dictionary of pymorphy3, and unknown ones by their ends."""

    def __init__(self, analyzer: Any, rules: Any, listed: Mapping[str, int]) -> None:
        """Take an analyzer, the rules of its language, and `PartOfSpeech` masks of words spelled without "ё"."""
        dictionary = analyzer.dictionary
        self._parse = analyzer.parse
        self._dictionary = dictionary
        self._paradigms = dictionary.paradigms
        self._lemma: Callable[[int, int, str], str] = dictionary.build_normal_form
        self._words = dictionary.words
        self._ends = dictionary.prediction_suffixes_dawgs[0]
        self._longest_end: int = dictionary.meta["compile_options"]["max_suffix_length"]
        self._substitutes = analyzer.char_substitutes
        self._others: Mapping[str, str] = rules.CHAR_SUBSTITUTES
        self._likelihoods: Any = analyzer.prob_estimator.p_t_given_w if analyzer.prob_estimator else None
        self._prefixes = (*rules.KNOWN_PREFIXES, *filter(None, dictionary.paradigm_prefixes))
        self._particles: Sequence[str] = rules.PARTICLES_AFTER_HYPHEN
        self._listed = listed
        self._tags: dict[int, _Tag] = {}
        self._forms: dict[tuple[int, int], _Form] = {}
        self._entry_at: dict[int, _Entry] = {}
        self._by_end = lru_cache(maxsize=_REMEMBERED)(self._likeliest_with)

    @cached_property
    def _graph(self) -> WordGraph:
        return WordGraph(Path(self._dictionary.path, "words.dawg"), self._others)

    @cached_property
    def _graph_of_ends(self) -> WordGraph:
        return WordGraph(Path(self._dictionary.path, "prediction-suffixes-0.dawg"), self._others)

    def has(self, words: Sequence[str]) -> list[bool]:
        """Whether the dictionary has each simplified word."""
        if len(words) < _FEW:
            return [bool(self._words.similar_keys(word, self._substitutes)) for word in words]
        found: list[bool] = self._graph.has(words).tolist()
        return found

    def has_words_with(self, starts: Sequence[str]) -> list[bool]:
        """Whether words of the dictionary may begin with each of these letters."""
        found: list[bool] = self._graph.has_starts([self._decisive(start) for start in starts]).tolist()
        return found

    def _decisive(self, start: str) -> str:
        """The letters that decide: those before the first that would have too many spellings."""
        spellings = 1
        for place, letter in enumerate(start):
            if letter in self._others:
                if spellings > _MOST_SPELLINGS:
                    return start[:place]
                spellings *= 1 + len(self._others[letter])
        return start

    def look_up(self, words: Sequence[str]) -> list[tuple[str, int]]:
        """Lemma and part of speech of each simplified word."""
        return self._answers(words, [self._listed.get(word.replace("ё", "е"), 0) for word in words])

    def _answers(self, words: Sequence[str], listed: Sequence[int]) -> list[tuple[str, int]]:
        """Lemma and part of speech of each word, given the mask of those that are listed."""
        answers, parses = self._by_entries(words, listed)
        unknown = []
        for place in [place for place, answer in enumerate(answers) if answer is None]:
            word, part = words[place], listed[place]
            if len(word) > 1 and parses.get(place):
                answers[place] = self._chosen(word, parses[place], part)
            elif part:
                answers[place] = self._parsed(word, part)
            else:
                unknown.append(word)
        predicted = iter(self._predicted(unknown) if unknown else ())
        return [answer or next(predicted) for answer in answers]

    def _by_entries(
        self, words: Sequence[str], listed: Sequence[int]
    ) -> tuple[list[tuple[str, int] | None], dict[int, list[_Parse]]]:
        """The answers for words of which the dictionary needs no more than the entry, and the parses of others."""
        answers: list[tuple[str, int] | None] = [None] * len(words)
        entries, several = self._entries(words)
        parses = {place: self._parses(words[place]) for place in several}
        for place, spelled, entry in entries:
            if listed[place] or (len(entry.forms) > 1 and self._has_likelihoods(words[place])):
                parses[place] = [(spelled, form) for form in entry.forms]
            elif len(spelled) > 1:
                answers[place] = f"{entry.before}{spelled[entry.start : entry.end]}{entry.after}", entry.part
        return answers, parses

    def _chosen(self, word: str, parses: list[_Parse], listed: int) -> tuple[str, int]:
        """Lemma and part of speech of a word of the dictionary."""
        found, equal = self._by_likelihood(word, parses) if len(parses) > 1 else (parses, parses)
        if listed:
            return next((self._lemma_of(parse) for parse in found if parse[1].tag.part & listed), word), listed
        best = _likeliest(equal)
        return self._lemma_of(best), best[1].tag.part

    def _lemma_of(self, parse: _Parse) -> str:
        spelled, (paradigm, number, _) = parse
        return self._lemma(paradigm, number, spelled) if number else spelled

    def _known(self, words: Sequence[str]) -> list[list[_Parse]]:
        """The parses of each word that are in the dictionary."""
        parses: list[list[_Parse]] = [[] for _ in words]
        entries, several = self._entries(words)
        for place, spelled, entry in entries:
            parses[place] = [(spelled, form) for form in entry.forms]
        for place in several:
            parses[place] = self._parses(words[place])
        return parses

    def _entries(self, words: Sequence[str]) -> tuple[list[tuple[int, str, _Entry]], Iterable[int]]:
        """The words that the dictionary has in one spelling (place, spelling, entry), and the places of others."""
        if len(words) < _FEW:
            return [], range(len(words))
        place, unit, marks = self._graph.find(words)
        is_one = np.bincount(place, minlength=len(words))[place] == 1
        found = []
        for index, number, others in zip(*(column[is_one].tolist() for column in (place, unit, marks)), strict=True):
            word = words[index]
            spelled = self._spelled(word, others) if others else word
            if (entry := self._entry_at.get(number)) is None:
                entry = self._entry_at[number] = self._entry(spelled)
            found.append((index, spelled, entry))
        return found, unique(place[~is_one]).tolist()

    def _entry(self, spelled: str) -> _Entry:
        """The entry of a word in the spelling of the dictionary."""
        forms = [self._form(*one) for one in self._words[spelled]]
        _, (paradigm, number, tag) = _likeliest([(spelled, form) for form in forms])
        if not number:  # the word is its own lemma
            return _Entry(forms, tag.part, 0, None, "", "")
        table, suffixes, prefixes = (
            self._paradigms[paradigm],
            self._dictionary.suffixes,
            self._dictionary.paradigm_prefixes,
        )
        own = 2 * len(table) // 3
        start, end = len(prefixes[table[own + number]]), -len(suffixes[table[number]]) or None
        return _Entry(forms, tag.part, start, end, prefixes[table[own]], suffixes[table[0]])

    def _spelled(self, word: str, marks: int) -> str:
        """The word with the other letter at each place whose bit is set."""
        return "".join(self._others[letter] if marks >> place & 1 else letter for place, letter in enumerate(word))

    def _parses(self, word: str) -> list[_Parse]:
        """The parses of one word that are in the dictionary."""
        found = self._words.similar_items(word, self._substitutes)
        return [(spelled, self._form(*one)) for spelled, places in found for one in places]

    def _form(self, paradigm: int, number: int) -> _Form:
        """A form of a paradigm, made once."""
        if (form := self._forms.get((paradigm, number))) is None:
            table = self._paradigms[paradigm]
            form = self._forms[paradigm, number] = _Form(paradigm, number, self._tag(table[len(table) // 3 + number]))
        return form

    def _tag(self, number: int) -> _Tag:
        if (found := self._tags.get(number)) is None:
            tag = self._dictionary.gramtab[number]
            found = _Tag(str(tag), _part(tag), "impr" in tag.grammemes, tag.is_productive())
            self._tags[number] = found
        return found

    def _by_likelihood(self, word: str, found: list[_Parse]) -> tuple[list[_Parse], list[_Parse]]:
        """The parses of a word of the dictionary, the likeliest first, and those that are likeliest."""
        if not self._has_likelihoods(word):
            return found, found
        likelihoods = [self._likelihoods.get(f"{word}:{form.tag.text}", 0) for _, form in found]
        if not (most := max(likelihoods)):
            return found, found
        order = sorted(range(len(found)), key=likelihoods.__getitem__, reverse=True)
        return [found[place] for place in order], [found[place] for place in order if likelihoods[place] == most]

    def _predicted(self, words: Sequence[str]) -> list[tuple[str, int]]:
        """Lemma and part of speech of each unknown word."""
        able = [word for word in words if self._may_predict(word)]
        found = {word: one for word, one in zip(able, self._without_prefix(able), strict=True) if one}
        found |= self._by_ends([word for word in able if word not in found])
        found |= self._without_particle([word for word in words if "-" in word and not self._has_likelihoods(word)])
        return [found.get(word) or self._parsed(word, 0) for word in words]

    def _without_particle(self, words: Sequence[str]) -> dict[str, tuple[str, int]]:
        """Lemma and part of speech of the words with a particle after a hyphen, which the lemma keeps."""
        particles = {word: next(filter(word.endswith, self._particles), word) for word in words}
        rests = {word: word.removesuffix(particle) for word, particle in particles.items() if particle != word}
        able = {word: rest for word, rest in rests.items() if rest}
        answers = self._answers(list(able.values()), [0] * len(able)) if able else []
        return {word: (f"{lemma}{particles[word]}", part) for word, (lemma, part) in zip(able, answers, strict=True)}

    def _may_predict(self, word: str) -> bool:
        """Whether no other rules of pymorphy3 apply to an unknown word."""
        if len(word) < _SHORTEST_PREDICTED or not word.isalpha() or word.startswith(self._prefixes):
            return False
        return not self._has_likelihoods(word)

    def _has_likelihoods(self, word: str) -> bool:
        return bool(self._likelihoods) and self._likelihoods.has_keys_with_prefix(f"{word}:")

    def _without_prefix(self, words: Sequence[str]) -> list[tuple[str, int] | None]:
        """Lemma and part of speech of words that are known without their first letters; None for others."""
        sizes = [range(1, min(_LONGEST_PREFIX, len(word) - _SHORTEST_REST) + 1) for word in words]
        rests = iter(self._known([word[size:] for word, some in zip(words, sizes, strict=True) for size in some]))
        return [
            self._prefixed(word, [(size, next(rests)) for size in some])
            for word, some in zip(words, sizes, strict=True)
        ]

    def _prefixed(self, word: str, rests: Sequence[tuple[int, list[_Parse]]]) -> tuple[str, int] | None:
        """Lemma and part of speech of a word by those of its rest after an unknown prefix."""
        able = [(size, one) for size, parses in rests for one in parses if one[1].tag.is_productive]
        if not able:
            return None
        size, best = next((one for one in able if not one[1][1].tag.is_imperative), able[0])
        return word[:size] + self._lemma_of(best), best[1].tag.part

    def _by_ends(self, words: Sequence[str]) -> dict[str, tuple[str, int]]:
        """Lemma and part of speech of the words that end like a known one, by the longest end."""
        found: dict[str, tuple[str, int]] = {}
        for size in range(self._longest_end, 0, -1):
            rest = [word for word in words if word not in found]
            are_ends = self._graph_of_ends.has([word[-size:] for word in rest])
            for word in compress(rest, are_ends.tolist()):
                if parse := self._by_end(word[-size:]):
                    spelled, form = parse
                    found[word] = self._lemma_of((word[:-size] + spelled, form)), form.tag.part
        return found

    def _likeliest_with(self, end: str) -> _Parse | None:
        """The most likely form of unknown words with an ending; None if no word has it."""
        counts: dict[_Parse, int] = {}
        met = set()
        for spelled, places in self._ends.similar_items(end, self._substitutes):
            for count, paradigm, number in places:
                form = self._form(paradigm, number)
                if form.tag.is_productive and (same := (spelled, paradigm, form.tag)) not in met:
                    met.add(same)
                    counts[spelled, form] = count
        most = max(counts.values(), default=0)
        return _likeliest([parse for parse, count in counts.items() if count == most]) if counts else None

    def _parsed(self, word: str, listed: int) -> tuple[str, int]:
        """Lemma and part of speech by all rules of pymorphy3."""
        parses = self._parse(word)
        if listed:
            fitting = [one for one in parses if _part(one.tag) & listed]
            return (str(fitting[0].normal_form) if fitting else word), listed
        equal = [one for one in parses if one.score == parses[0].score]
        best = next((one for one in equal if "impr" not in one.tag.grammemes), parses[0])
        return str(best.normal_form), _part(best.tag)


def _likeliest(equal: Sequence[_Parse]) -> _Parse:
    """The first of equally likely forms that is not an imperative: "пришли" is "they came" rather than "send!"."""
    return next((one for one in equal if not one[1].tag.is_imperative), equal[0])


def _part(tag: Any) -> int:
    # Through the grammemes: `in tag` raises for a grammeme that the Ukrainian dictionary lacks.
    if "Apro" in tag.grammemes:
        return int(PartOfSpeech.PRONOUN)
    return int(PARTS.get(str(tag.POS), 0))
