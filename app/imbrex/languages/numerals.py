"""Numerals: conversion of number words to digits, by tables of words.

Whole numbers only, as digits without grouping. Ordinals stay words: their forms in digits differ too much ("25-й",
"25-го", "25."). So does a number continued in digits ("5 million").
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from imbrex import assets
from imbrex.engine.text.late_pattern import late
from imbrex.values import frozen

_FINAL_VOWEL = late("[aeiou](?=uno|otto)")


def _compounds(heads: Sequence[tuple[str, int]], factor: int, tails: Mapping[str, int]) -> dict[str, int]:
    """Multiples of a factor by their words, alone and with each smaller number behind them."""
    return {f"{head}{tail}": factor * value + rest for head, value in heads for tail, rest in {"": 0, **tails}.items()}


def german(values: Mapping[str, int]) -> dict[str, int]:
    """All numbers under 10,000 and whole thousands ("dreiundzwanzig", "neunzehnhundertvierundachtzig")."""
    units = [(word, value) for word, value in values.items() if 1 <= value <= 9 and not word.startswith("ein")]
    units.append(("ein", 1))
    tens = [(word, value) for word, value in values.items() if 20 <= value <= 90]
    below_100 = {word: value for word, value in values.items() if value and not word.startswith("ein")} | {"eins": 1}
    below_100 |= {f"{unit}und{ten}": one + value for unit, one in units for ten, value in tens}
    teens = [(word, value) for word, value in values.items() if 11 <= value <= 19]
    tails = {**below_100, **{f"und{word}": value for word, value in below_100.items() if value <= 12}}
    hundreds = _compounds([("hundert", 1), *((f"{head}hundert", value) for head, value in units + teens)], 100, tails)
    below_1000 = below_100 | {word: value for word, value in hundreds.items() if value < 1000}
    thousands = _compounds([("tausend", 1), *((f"{head}tausend", value) for head, value in units)], 1000, below_1000)
    whole = {f"{word}tausend": 1000 * value for word, value in below_1000.items()}
    return {**whole, **hundreds, **thousands, **below_100, **values}


def italian(values: Mapping[str, int]) -> dict[str, int]:
    """All numbers under 10,000 and whole thousands ("ventitré", "duecentotrentotto", "tremila")."""
    units = [(word, value) for word, value in values.items() if 1 <= value <= 9 and word not in {"un", "una"}]
    tens = [(word, value) for word, value in values.items() if 20 <= value <= 90]
    below_100 = {word: value for word, value in values.items() if value and word not in {"un", "una"}}
    for ten, value in tens:
        for unit, one in units:
            below_100[_FINAL_VOWEL.sub("", ten + unit)] = value + one
        below_100[ten + "tré"] = value + 3
        below_100[ten[:-1] + "un"] = value + 1
    several = [(unit, value) for unit, value in units if value > 1]
    heads = [("cento", 1), *((f"{unit}cento", value) for unit, value in several)]
    hundreds = _compounds(heads, 100, {"tré": 3, **below_100})
    hundreds |= {word.replace("centoott", "centott"): value for word, value in hundreds.items() if "centoott" in word}
    below_1000 = below_100 | hundreds
    thousands = _compounds([("mille", 1), *((f"{unit}mila", value) for unit, value in several)], 1000, below_1000)
    whole = {f"{word}mila": 1000 * value for word, value in below_1000.items() if value > 1}
    return {**whole, **hundreds, **thousands, **below_100, **values}


COMPOUNDS: Mapping[str, Callable[[Mapping[str, int]], dict[str, int]]] = MappingProxyType({"de": german, "it": italian})
"""By language code: functions that derive all number words from the simple ones."""


_MOST_LINKS = 8  # "and" in one number
_LONGEST = 40  # words of one number
_MOST = 10**15
_LISTS = ("rules", "hundred", "links", "alone", "ordinals", "ordinal-stems", "ordinal-endings")


@dataclass(slots=True)
class _Sum:
    """A number under construction: whole thousands, and the rest."""

    thousands: int = 0
    rest: int = 0
    words: int = 0
    closed: bool = False  # nothing may be added

    @property
    def value(self) -> int:
        return self.thousands + self.rest


@frozen
class Numerals:
    """The words of which a language's numbers consist.

    Attributes:
        values: words that are added.
        hundreds: words that multiply the preceding ones by 100.
        scales: words that multiply them by a power of 1,000.
        links: words between two others, such as "and".
        alone: words with another meaning if no other number word is beside them.
        ordinals: words that prevent the preceding ones from being a number ("twenty first").
        rules: "link-after-hundreds", "link-after-tens" (else a link is allowed anywhere), "scores" (the French
            "quatre-vingt-dix-neuf"), "centuries" ("nineteen eighty-four").
    """

    values: Mapping[str, int] = field(default_factory=dict)
    hundreds: frozenset[str] = frozenset()
    scales: Mapping[str, int] = field(default_factory=dict)
    links: frozenset[str] = frozenset()
    alone: frozenset[str] = frozenset()
    ordinals: frozenset[str] = frozenset()
    rules: frozenset[str] = frozenset()

    @property
    def words(self) -> frozenset[str]:
        """All of them, in lower case."""
        return self.hundreds | self.links | self.ordinals | self.values.keys() | self.scales.keys()

    def find(self, run: Sequence[str]) -> list[tuple[int, int, str]]:
        """The numbers among words in lower case: half-open range and digits of each, in order.

        Only a link separates two numbers: "one two one" is not a number.
        """
        found, chunks, chunk = [], self._chunks(run), 0
        while chunk < len(chunks):
            for last in range(min(chunk + _MOST_LINKS, len(chunks)) - 1, chunk - 1, -1):
                if one := self._number(run, chunks[chunk][0], chunks[last][1]):
                    found.append(one)
                    chunk = last
                    break
            chunk += 1
        return found

    def _chunks(self, run: Sequence[str]) -> list[tuple[int, int]]:
        """Ranges between links; none before an ordinal."""
        chunks: list[tuple[int, int]] = []
        first = 0
        for index, word in enumerate([*run, ""]):
            if word in self.ordinals:
                chunks, first = [], index + 1
            elif not word or word in self.links:
                if first < index:
                    chunks.append((first, index))
                first = index + 1
        return chunks

    def _number(self, run: Sequence[str], first: int, last: int) -> tuple[int, int, str] | None:
        """The number of a range, without an article before it."""
        if last - first > _LONGEST:
            return None
        if last - first == 1 and (run[first] in self.alone or run[first] in self.scales):
            return None
        value = self._value(run[first:last])
        if value is None and run[first] in self.alone and last - first > 1:
            return self._number(run, first + 1, last)
        return None if value is None else (first, last, str(value))

    def _value(self, words: Sequence[str]) -> int | None:
        """The value of the words together; None if they are not a number."""
        number = _Sum()
        linked = False
        for word in words:
            if word in self.links:
                if linked or not self._may_link(number):
                    return None
                linked = True
                continue
            if not self._take(number, word) or number.value > _MOST:
                return None
            number.words += 1
            linked = False
        return None if linked else number.value

    def _take(self, number: _Sum, word: str) -> bool:
        """Add one more word; return False if it cannot follow."""
        if word in self.hundreds:
            return _multiply_hundred(number)
        if (scale := self.scales.get(word)) is not None:
            return _multiply(number, scale)
        value = self.values.get(word)
        return value is not None and self._add(number, value)

    def _may_link(self, number: _Sum) -> bool:
        if "link-after-hundreds" in self.rules:
            return number.words > 0 and number.rest % 100 == 0
        if "link-after-tens" in self.rules:
            return number.rest % 100 >= 20 and number.rest % 10 == 0
        return number.words > 0

    def _add(self, number: _Sum, value: int) -> bool:
        if number.closed or (value == 0 and number.words):
            return False
        if value >= 1000:
            return _add_thousands(number, value)
        if "centuries" in self.rules and 16 <= number.value <= 20 and value >= 10:
            number.rest = 100 * number.rest + value
            return True
        if "scores" in self.rules and value == 20 and number.rest % 100 == 4:
            value = 76
        elif not self._fits(number.rest, value):
            return False
        number.rest += value
        number.closed = value == 0
        return True

    def _fits(self, rest: int, value: int) -> bool:
        """Whether the digits of a value are still free."""
        if value >= 100:
            return rest == 0
        if value >= 10:
            return rest % 100 == 0 or ("scores" in self.rules and rest % 100 in {60, 80} and value < 20)
        if "scores" in self.rules and rest % 100 in {10, 70, 90}:
            return value >= 7
        return rest % 10 == 0 and rest % 100 != 10


def _add_thousands(number: _Sum, value: int) -> bool:
    """Add the value of one word of several digits."""
    if number.rest or number.thousands % 10 ** len(str(value)):
        return False
    number.thousands += value
    number.closed = value % 1000 != 0
    return True


def _multiply_hundred(number: _Sum) -> bool:
    if number.rest == 0 and (number.words == 0 or number.thousands):
        number.rest = 100
        return True
    fits = 1 <= number.rest < 20 and (number.rest < 10 or not number.thousands)
    number.rest *= 100 if fits else 1
    return fits


def _multiply(number: _Sum, scale: int) -> bool:
    """Multiply by a scale; a larger one after a smaller one applies to both ("mil millones")."""
    if number.closed or number.rest >= 1000:
        return False
    if 0 < number.thousands < scale:
        number.thousands, number.rest = number.value * scale, 0
        return True
    if number.thousands % (scale * 1000):
        return False
    number.thousands, number.rest = number.thousands + max(1, number.rest) * scale, 0
    return True


def read_numerals(code: str) -> Numerals:
    """Read resources/words/numbers/<code>.txt: [sections] of words, with a value at the start of each line."""
    lists: dict[str, list[str]] = {name: [] for name in _LISTS}
    tables: dict[str, dict[str, int]] = {"values": {}, "scales": {}}
    section = ""
    for line in assets.text(f"words/numbers/{code}.txt").splitlines():
        entries = line.partition("#")[0].split()
        if entries and entries[0].startswith("["):
            section = entries[0].strip("[]")
        elif section in tables and entries:
            tables[section].update(dict.fromkeys(entries[1:], int(entries[0])))
        elif entries:
            lists[section] += entries
    values = tables["values"]
    compound = COMPOUNDS.get(code)
    ordinals = [stem + ending for stem in lists["ordinal-stems"] for ending in lists["ordinal-endings"]]
    return Numerals(
        compound(values) if compound else values,
        frozenset(lists["hundred"]),
        tables["scales"],
        frozenset(lists["links"]),
        frozenset(lists["alone"]),
        frozenset(lists["ordinals"] + ordinals) - values.keys(),
        frozenset(lists["rules"]),
    )
