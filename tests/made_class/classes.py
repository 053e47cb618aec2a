"""Classes: essays of one class, and the copies planted in them."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tests.made_class.english import ENGLISH
from tests.made_class.russian import RUSSIAN
from tests.made_class.tongue import Tongue

TONGUES = {"en": ENGLISH, "ru": RUSSIAN}

_CLAUSES = 150  # that the whole class knows from its textbook, some better than others
_KNOWN = 4  # of them stand in each essay
_LEAST, _MOST = 0.10, 0.60  # share of a copy's words that were taken from its source
_EDITED = 0.05  # share of planted words that are replaced, dropped, swapped or followed by a new one
_PARAGRAPH = 5  # sentences

Sentences = list[str]


@dataclass(frozen=True, slots=True)
class Planted:
    """A copy and where it is from.

    Attributes:
        copy, source: names of the two.
        share: planted words of all words of the copy, a fraction of 1.
        passages: how many pieces they were taken in.
    """

    copy: str
    source: str
    share: float
    passages: int


@dataclass(frozen=True, slots=True)
class MadeClass:
    """Essays with known copies.

    Attributes:
        texts: by the name of the student.
        planted: each essay is in one of them at most, as copy or as source.
        template: the assignment sheet that every essay begins with; empty where there is none.
    """

    texts: dict[str, str]
    planted: tuple[Planted, ...]
    template: str

    @property
    def pairs(self) -> set[frozenset[str]]:
        """The names of each copy and its source."""
        return {frozenset((one.copy, one.source)) for one in self.planted}


def make_class(
    language: str = "en",
    count: int = 200,
    copies: int = 20,
    words: int = 600,
    *,
    template: bool = False,
    seed: int = 20261121,
) -> MadeClass:
    """Write a class.

    Args:
        language: "en" or "ru".
        count: essays.
        copies: of them that copy from another one; ValueError where there are not twice as many essays.
        words: of an essay, about.
        template: whether all of them begin with the same assignment sheet.
        seed: another one gives another class.
    """
    if 2 * copies > count:
        raise ValueError(f"{copies} copies need {2 * copies} essays, there are {count}")
    tongue, chance = TONGUES[language], random.Random(f"{seed} {language}")
    textbook = [tongue.clause(chance) for _ in range(_CLAUSES)]
    essays = {tongue.name(number): _essay(tongue, words, textbook, chance) for number in range(count)}
    chosen = chance.sample(sorted(essays), 2 * copies)
    shares = [_LEAST + (_MOST - _LEAST) * number / max(1, copies - 1) for number in range(copies)]
    planted = [
        _plant(tongue, essays, copy, source, share, chance)
        for copy, source, share in zip(chosen[:copies], chosen[copies:], shares, strict=True)
    ]
    sheet = [f"{tongue.assignment}.", *(tongue.sentence(chance) for _ in range(8))] if template else []
    texts = {name: _text(sheet) + _text(sentences) for name, sentences in essays.items()}
    return MadeClass(texts, tuple(planted), _text(sheet))


def _essay(tongue: Tongue, words: int, textbook: Sentences, chance: random.Random) -> Sentences:
    known = chance.choices(textbook, [1 / (rank + 5) for rank in range(len(textbook))], k=_KNOWN)
    sentences = [tongue.around(clause, chance) for clause in known]
    while _words(sentences) < words:
        sentences.append(tongue.sentence(chance))
    chance.shuffle(sentences)
    return sentences


def _plant(
    tongue: Tongue, essays: dict[str, Sentences], copy: str, source: str, share: float, chance: random.Random
) -> Planted:
    """Put lightly edited passages of the source in the place of sentences of the copy."""
    target = essays[copy]
    count = math.ceil(share * min(len(target), len(essays[source])))
    lengths = _split(count, chance.randint(1, min(3, count)), chance)
    taken = _places(lengths, len(essays[source]), chance)
    given = _places(lengths, len(target), chance)
    planted = 0
    for length, source_place, place in zip(lengths, taken, given, strict=True):
        passage = essays[source][source_place : source_place + length]
        target[place : place + length] = [_edit(tongue, sentence, chance) for sentence in passage]
        planted += _words(target[place : place + length])
    return Planted(copy, source, planted / _words(target), len(lengths))


def _split(count: int, pieces: int, chance: random.Random) -> list[int]:
    """Divide a number into pieces of at least 1."""
    borders = [0, *sorted(chance.sample(range(1, count), pieces - 1)), count]
    return [end - start for start, end in pairwise(borders)]


def _places(lengths: Sequence[int], total: int, chance: random.Random) -> list[int]:
    """Find places for passages, in any order, so that none overlaps another."""
    order = chance.sample(range(len(lengths)), len(lengths))
    gaps = sorted(chance.randint(0, total - sum(lengths)) for _ in lengths)
    places, used = [0] * len(lengths), 0
    for gap, which in zip(gaps, order, strict=True):
        places[which] = gap + used
        used += lengths[which]
    return places


def _edit(tongue: Tongue, sentence: str, chance: random.Random) -> str:
    """Change a few words of a sentence, each in one of four ways."""
    words = sentence.rstrip(".").split()
    edited: list[str] = []
    for word in words:
        if chance.random() >= _EDITED:
            edited.append(word)
            continue
        match chance.choice(("replace", "drop", "insert", "swap")):
            case "replace":
                edited.append(tongue.word(chance))
            case "insert":
                edited += [word, tongue.word(chance)]
            case "swap":
                edited.insert(max(0, len(edited) - 1), word)
    return f"{' '.join(edited or words)}."


def _words(sentences: Sentences) -> int:
    return sum(len(sentence.split()) for sentence in sentences)


def _text(sentences: Sentences) -> str:
    starts = range(0, len(sentences), _PARAGRAPH)
    return "".join(f"{' '.join(sentences[start : start + _PARAGRAPH])}\n\n" for start in starts)
