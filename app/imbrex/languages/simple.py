"""Simple: languages with lemmas from simplemma's dictionaries, and the rules that each adds."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

import numpy as np

from imbrex.languages import dictionary
from imbrex.languages.plain import Listed
from imbrex.languages.snowball import stemmer
from imbrex.languages.unknown_words import lemmatizer
from imbrex.languages.words import is_plain, simplified, simplify

_REMEMBERED = 4096  # words
_VOWELS = "aeiouyhàâäáèéêëìíîïòóôöùúûüœæ"


class Simple(Listed):
    """Lemmas by simplemma, stems by Snowball, parts of speech from lists.

    A subclass defines its `elisions`: words that lose their vowel before an apostrophe ("l" of "l'homme"). The lemma of
    such a pair is that of its second half, and so is its part of speech, unless it is one of the `content_pairs`:
    "l'or" is gold, not a conjunction. `corrections` are frequent words that the dictionary reads as a rare one ("gone"
    as a form of "gan") or as a word of their own. Lemmas are in lower case, so that capitals have no effect.
    """

    has_lemmas = True
    has_stems = True
    has_dictionary = True
    has_numerals = True
    elisions: frozenset[str] = frozenset()
    content_pairs: frozenset[str] = frozenset()
    corrections: Mapping[str, str] = {}

    @cached_property
    def _lemmatize(self) -> Callable[[str, str], str]:
        return lemmatizer(self, _REMEMBERED)

    def get_dictionary(self, _code: str) -> Mapping[str, str]:
        """Replace simplemma's own dictionary with this one, so that only one is in memory."""
        return self._dictionary

    @cached_property
    def _dictionary(self) -> dictionary.Dictionary:
        return dictionary.load(self.code)

    @cached_property
    def _stem(self) -> Callable[[str], str]:
        return stemmer(self.code)

    def lemmas(self, words: Sequence[str]) -> list[str]:
        """The dictionary's normal form in lower case."""
        bare = self._all_bare(words)
        entries = [self.entry(one, word) for one, word in zip(bare, words, strict=True)]
        found = self._dictionary.lemmas(entries)
        return list(map(self._lemma, bare, entries, found))

    def stems(self, words: Sequence[str]) -> list[str]:
        """Snowball's stems, without elided articles."""
        return list(map(self._stem, self._all_bare(words)))

    def known(self, words: Sequence[str]) -> list[bool]:
        """Whether the dictionary has the word in any form; it has capitals if a word is written with one."""
        bare = self._all_bare(words)
        found = self._dictionary.has(bare)
        left = np.flatnonzero(~found).tolist()
        written = [index for index in left if words[index] != bare[index]]
        found[written] = self._dictionary.has([words[index] for index in written])
        others = [bare[index] for index in left]
        found[left] |= self._dictionary.has_capitalized(others)
        found[left] |= np.fromiter(map(self.word_list.parts.__contains__, others), np.bool_, len(others))
        answers: list[bool] = found.tolist()
        return answers

    def _lemma(self, bare: str, entry: str, found: str | None) -> str:
        """The lemma of a simplified word that the dictionary has this one for, if any."""
        if (corrected := self.corrections.get(bare)) is not None:
            return corrected
        return self.completed(entry, found) if is_plain(bare) else bare

    def entry(self, bare: str, _written: str) -> str:
        """The word to look up in the dictionary."""
        return bare

    def completed(self, entry: str, found: str | None) -> str:
        """The lemma of a word, also if the dictionary has none: then that of a similar word."""
        # Most words are in the dictionary directly; simplemma's other attempts cost four times as much.
        return (self._lemmatize(entry, self.code) if found is None else found).lower()

    def _all_bare(self, words: Sequence[str]) -> list[str]:
        """Each word simplified and without an elided one before it."""
        return [self.bare(word) if "'" in word else word for word in simplified(words)]

    def bare(self, word: str) -> str:
        """A simplified word without an elided one before it."""
        head, apostrophe, tail = word.partition("'")
        return tail if apostrophe and tail and head in self.elisions and not self._is_listed(word) else word

    def listed_part(self, word: str) -> int:
        """The mask of one simplified word, or of its second half if the first is elided."""
        return 0 if word in self.content_pairs else super().listed_part(self.bare(word))

    def contracted_stop_words(self) -> frozenset[str]:
        """Every elided word before every stop word that begins with a vowel."""
        tails = [word for word in self.word_list.parts if word[0] in _VOWELS and re.fullmatch(r"\w+", word)]
        return frozenset(f"{head}'{tail}" for head in self.elisions for tail in tails) - self.content_pairs

    def _is_listed(self, word: str) -> bool:
        return word in self.word_list.parts


class French(Simple):
    """Lemmas by simplemma, without l', qu' and similar elisions."""

    code = "fr"
    name = "French"
    corrections: Mapping[str, str] = {"hélas": "hélas", "paris": "paris", "sommes": "être"}
    elisions = frozenset("c d j l m n s t qu jusqu lorsqu puisqu quoiqu presqu".split())
    content_pairs = frozenset("l'or d'or l'été d'été l'être l'avoir".split())


class German(Simple):
    """Lemmas by simplemma; a capital indicates a noun."""

    code = "de"
    name = "German"
    compounds = True

    def bare(self, word: str) -> str:
        """A simplified word without a contracted "es" ("geht's") or the apostrophe of a genitive."""
        return word.removesuffix("'s").rstrip("'") or word

    def entry(self, bare: str, written: str) -> str:
        """Read a capitalized word as a noun if there is such a noun, unless it is a function word.

        "Arbeiten" is the plural of "Arbeit" almost everywhere, and "Haus" is not an imperative of "hausen"; a verb or
        adjective at a sentence's start has no corresponding noun, or one of the same spelling.
        """
        is_noun = written[:1].isupper() and not self._is_listed(simplify(written))
        return bare.capitalize() if is_noun else bare


class Italian(Simple):
    """Lemmas by simplemma, without dell', un' and similar elisions."""

    code = "it"
    name = "Italian"
    corrections: Mapping[str, str] = {"so": "sapere"}
    elisions = frozenset(
        "l un d c s m t v n gl all dall dell nell sull coll quest quell ch cos dov com anch sant bell tutt qualcun"
        " nessun".split()
    )
    # Era, the age; essere, the being; avere, the possessions.
    content_pairs = frozenset(
        f"{head}'{noun}"
        for head in "l un all dall dell nell sull quest quell".split()
        for noun in ("era", "essere", "avere")
    )


class Polish(Simple):
    """Lemmas by simplemma."""

    code = "pl"
    name = "Polish"
    corrections: Mapping[str, str] = {
        "dobra": "dobry",
        "ma": "mieć",
        "największa": "wielki",
        "największe": "wielki",
        "największy": "wielki",
        "szczęśliwi": "szczęśliwy",
    }


class Portuguese(Simple):
    """Lemmas by simplemma, without the d' of "d'água"."""

    code = "pt"
    name = "Portuguese"
    corrections: Mapping[str, str] = {"farei": "fazer", "irei": "ir", "melhores": "melhor", "ponho": "pôr"}
    elisions = frozenset(("d", "n", "m", "t", "lh"))


class Spanish(Simple):
    """Lemmas by simplemma."""

    code = "es"
    name = "Spanish"
    corrections: Mapping[str, str] = {
        "buena": "bueno",
        "buenas": "bueno",
        "buenos": "bueno",
        "salgo": "salir",
        "vendría": "venir",
        "vendríamos": "venir",
        "vendrían": "venir",
        "vendrías": "venir",
        "vengo": "venir",
        "visto": "ver",
    }
