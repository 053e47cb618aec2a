"""Tongue: the words and sentence patterns of a language, enough to write grammatical nonsense."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tongue:
    """A small grammar.

    Attributes:
        patterns: sentences with slots for `subject`, `object` (an adjective and a noun each), `verb`, `adverb`,
            `place` and `time`.
        words: what fills the slots; `adjective` and `noun` together fill two of them.
        subject, object: put an adjective before a noun, in the case that is wanted.
        first_names, last_names: of the students; no two share both.
        assignment: what the assignment sheet is called.
    """

    patterns: tuple[str, ...]
    words: Mapping[str, tuple[str, ...]]
    subject: Callable[[str, str], str]
    object: Callable[[str, str], str]
    first_names: tuple[str, ...]
    last_names: tuple[str, ...]
    assignment: str

    def sentence(self, chance: random.Random) -> str:
        """Write a sentence."""
        return self._fill(chance.choice(self.patterns), chance)

    def clause(self, chance: random.Random) -> str:
        """Write what a sentence can be made around."""
        return "{subject} {verb} {object}".format_map(_Slots(self, chance))

    def around(self, clause: str, chance: random.Random) -> str:
        """Write a sentence around a clause."""
        return self._fill(chance.choice(("{time} %s.", "%s {place}.", "{place} %s {time}.")) % clause, chance)

    def _fill(self, pattern: str, chance: random.Random) -> str:
        text = pattern.format_map(_Slots(self, chance))
        return text[0].upper() + text[1:]

    def word(self, chance: random.Random) -> str:
        """Take a word that may stand in for another one."""
        return chance.choice(self.words[chance.choice(("adjective", "noun", "verb", "adverb"))])

    def name(self, number: int) -> str:
        """Name a student; neighbours differ in both names."""
        people = len(self.first_names) * len(self.last_names)
        round_, first = divmod(number % people, len(self.first_names))
        name = f"{self.first_names[first]} {self.last_names[(first + round_) % len(self.last_names)]}"
        return name if number < people else f"{name} {number // people + 1}"


class _Slots(dict[str, str]):
    """Fills every slot anew."""

    def __init__(self, tongue: Tongue, chance: random.Random) -> None:
        super().__init__()
        self._tongue = tongue
        self._chance = chance

    def __missing__(self, slot: str) -> str:
        words = self._tongue.words
        if slot not in ("subject", "object"):
            return self._chance.choice(words[slot])
        phrase = self._tongue.subject if slot == "subject" else self._tongue.object
        return phrase(self._chance.choice(words["adjective"]), self._chance.choice(words["noun"]))
