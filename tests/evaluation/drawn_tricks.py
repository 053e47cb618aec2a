"""Tricks with letters that are drawn by lot from the characters of Unicode, so that no rule can be made for them.

    python tests/evaluation/drawn_tricks.py LOOKALIKES [--seed 1] [--show]

LOOKALIKES is confusables.json of the package confusable_homoglyphs, a list that the program does not use. Each seed
draws other letters, marks, signs and rates. Use one that was not used before: what was seen is no test any more.
"""

import argparse
import json
import random
import re
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from textwrap import wrap

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from imbrex.languages.registry import Languages
from tests.evaluation.tricks import ENOUGH, SOURCES, Trick, Variant, judge

_WORD = re.compile(r"[^\W\d_]+")
_LETTERS = {"en": "abcdefghiklmnoprstuvwy", "ru": "абвгдезиклмнопрстухчья"}
_VOWELS = {"en": "aeiou", "ru": "аеиоу"}
_SCRIPTS = ("ETHIOPIC SYLLABLE", "VAI SYLLABLE", "RUNIC LETTER", "GEORGIAN LETTER", "CHEROKEE", "TIFINAGH LETTER")
_DIGITS = {"en": ("oliseatb", "01153478"), "ru": ("озчбв", "03468")}
_OVERRIDE = "\u202e"  # turns all that follows: nobody could read the words
_BREAKS = "\u00a0\u2002\u2006\u2009\u200a\u202f\u205f"


def drawn(code: str, lookalikes: Mapping[str, Sequence[Mapping[str, str]]], lot: Random) -> Iterator[tuple[str, Trick]]:
    """Tricks with words or, if their name begins with "text", with the whole text."""
    for _ in range(10):
        table = _table(lot.sample(_LETTERS[code], lot.randint(2, 5)), lookalikes, lot)
        yield f"look-alikes {_named(table.values())}", partial(_translated, table=table)
    for _ in range(3):
        script = lot.choice(_SCRIPTS)
        others = lot.sample(_characters({"Lo", "Ll"}, script), 4)
        yield f"{script.lower()} {_named(others)}", partial(_translated, table=_zipped(_VOWELS[code], others))
    private = [chr(lot.randrange(0xE000, 0xF000)) for _ in range(5)]
    yield f"private use {_named(private)}", partial(_translated, table=_zipped(_VOWELS[code], private))
    for category, count in (("Mn", 6), ("Me", 1), ("Cf", 4), ("Pd", 2), ("Co", 1), ("Cn", 1)):
        usable = [one for one in _characters({category}) if one != _OVERRIDE]
        for one in lot.sample(usable, count):
            yield f"between, {category} {_named(one)}", one.join
    for category in ("Mn", "Cf", "Pd"):
        one = lot.choice([one for one in _characters({category}) if one != _OVERRIDE])
        yield f"in the middle, {category} {_named(one)}", partial(_parted, between=one)
    mark = chr(lot.randrange(0x0300, 0x0370))
    yield f"on vowels, {_named(mark)}", partial(_marked, vowels=_VOWELS[code], mark=mark)
    letters, digits = _DIGITS[code]
    chosen = lot.sample(range(len(letters)), 2)
    table = {letters[place]: digits[place] for place in chosen}
    yield f"digits {table}", partial(_translated, table=table)
    yield "text: every other word reversed", partial(_every_other, lot=Random(0))
    yield "text: no blanks and no marks", lambda text: re.sub(r"\W+", "", text)
    yield "text: lines reversed", lambda text: "\n".join(line[::-1] for line in wrap(text, 80))
    yield "text: one blank in every word", lambda text: _WORD.sub(lambda word: _parted(word[0], " "), text)
    blank = lot.choice(_BREAKS)
    yield f"text: letters spaced {_named(blank)}", lambda text: _WORD.sub(lambda word: blank.join(word[0]), text)


def _table(
    letters: Sequence[str], lookalikes: Mapping[str, Sequence[Mapping[str, str]]], lot: Random
) -> dict[str, str]:
    found = {letter: [one["c"] for one in lookalikes.get(letter, ()) if _is_foreign(one["c"])] for letter in letters}
    return {letter: lot.choice(others) for letter, others in found.items() if others} or {"o": "\u0b20", "о": "\u0b20"}


def _is_foreign(text: str) -> bool:
    return len(text) == 1 and text.isalpha() and unicodedata.normalize("NFKC", text) == text


def _characters(categories: set[str], name: str = "") -> list[str]:
    found = (chr(code) for code in range(0x80, 0x20000))
    return [one for one in found if unicodedata.category(one) in categories and name in unicodedata.name(one, "")]


def _named(characters: object) -> str:
    return " ".join(f"{ord(one):04X}" for one in "".join(characters))  # type: ignore[call-overload]


def _zipped(letters: str, others: Sequence[str]) -> dict[str, str]:
    return dict(zip(letters, others, strict=False))


def _translated(word: str, table: Mapping[str, str]) -> str:
    return "".join(table.get(letter, letter) for letter in word)


def _parted(word: str, between: str) -> str:
    return f"{word[: len(word) // 2]}{between}{word[len(word) // 2 :]}"


def _marked(word: str, vowels: str, mark: str) -> str:
    return "".join(letter + mark if letter in vowels else letter for letter in word)


def _every_other(text: str, lot: Random) -> str:
    return _WORD.sub(lambda word: word[0][::-1] if lot.random() < 0.5 else word[0], text)


def _sometimes(text: str, change: Trick, rate: int, lot: Random) -> str:
    return _WORD.sub(lambda word: change(word[0]) if lot.randrange(rate) == 0 else word[0], text)


def variants(lookalikes: Mapping[str, Sequence[Mapping[str, str]]], seed: int) -> Iterator[Variant]:
    """Drawn tricks in both languages."""
    for code, source in SOURCES.items():
        lot = Random(f"{seed} {code}")
        for name, change in drawn(code, lookalikes, lot):
            if name.startswith("text"):
                yield Variant("text", name, code, change(source))
                continue
            rate = lot.choice((1, 1, 2, 3))
            text = _sometimes(source, change, rate, Random(f"{seed} {name}"))
            if text != source:
                yield Variant(name.split()[0].strip(","), f"{name} /{rate}", code, text)


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lookalikes", type=Path)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--show", action="store_true", help="name what is missed")
    given = parser.parse_args()
    languages = Languages()
    whole = {code: judge(Variant("", "", code, text), languages)[0] for code, text in SOURCES.items()}
    table: dict[str, Counter[str]] = {}
    for one in variants(json.loads(given.lookalikes.read_text("utf-8")), given.seed):
        share, is_alarm = judge(one, languages)
        share /= whole[one.code]
        table.setdefault(f"{one.family} {one.code}", Counter()).update(all=1, found=share >= ENOUGH, alarms=is_alarm)
        if given.show and (share < ENOUGH or not is_alarm):
            print(f"{one.code} {one.name:50} {share:5.0%} {'' if is_alarm else 'silent'}")
    for name, row in [*sorted(table.items()), ("all", sum(table.values(), Counter()))]:
        print(f"  {name:16} {row['all']:4} found {row['found']:4} alarms {row['alarms']:4}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
