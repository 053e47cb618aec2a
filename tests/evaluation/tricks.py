"""How many tricks with letters are seen through, family by family, and how many honest texts raise an alarm.

    python tests/evaluation/tricks.py [--honest FOLDER] [--each 8] [--show]

Each trick changes all words of an English and a Russian text, or every second one. It is found where the copy shares
90 percent of what the plain copy shares with the source. A quarter of the tricks is kept apart: no rule may be made for
one of them. FOLDER holds honest texts, .txt or .page (of gnome-user-docs), in folders by language; a few of each are
read.
"""

import argparse
import hashlib
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from xml.etree import ElementTree as ET

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.text.document import Document
from imbrex.languages.detection import written_in
from imbrex.languages.registry import Languages
from tests.engine.rewriting.texts import ENGLISH, FILLER, RUSSIAN

ENOUGH = 0.9
KEPT_APART = 4  # one of so many
_WORD = re.compile(r"[^\W\d_]+")
Trick = Callable[[str], str]

_LETTERS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "en": {
        "small Cherokee": ("aegpt", "ꭺꭼꮆꮲꭲ"),
        "Cherokee": ("AEHTMS", "ᎪᎬᎻᎢᎷᏚ"),
        "blackletter e": ("e", "ꬲ"),
        "Latin alpha and epsilon": ("ae", "ɑɛ"),
        "open o": ("o", "ᴑ"),
        "Myanmar": ("o", "ဝ"),
        "Thai zero": ("o", "๐"),
        "Oriya": ("o", "ଠ"),
        "Georgian": ("o", "ჿ"),
        "Malayalam": ("o", "ഠ"),
        "APL": ("aip", "⍺⍳⍴"),
        "Deseret": ("oc", "𐐬𐐽"),
        "Osage": ("ou", "𐓪𐓶"),
        "Warang Citi": ("ouvi", "𑣈𑣘𑣀𑣃"),
        "Coptic": ("ocp", "ⲟⲥⲣ"),
        "Armenian": ("ouhn", "օսհո"),
        "Devanagari zero": ("o", "०"),
        "Gothic": ("iu", "𐌹𐌿"),
        "Greek": ("oaiv", "οαιν"),
        "Cyrillic": ("aeopcx", "аеорсх"),
        "dot below": ("aeio", "ạẹịọ"),
        "ogonek": ("aei", "ąęį"),
        "barred": ("dhlt", "đħłŧ"),
        "digits": ("lo", "10"),
        "capital i": ("l", "I"),
        "script g": ("g", "ɡ"),
        "small capitals": ("acdemnort", "ᴀᴄᴅᴇᴍɴᴏʀᴛ"),
        "mathematical": ("aeiou", "𝚊𝚎𝚒𝚘𝚞"),
        "full width": ("aeiou", "ａｅｉｏｕ"),
        "Lisu": ("AEOT", "ꓮꓰꓳꓔ"),
        "private-use vowels": ("aeiou", "\ue001\ue002\ue003\ue004\ue005"),
    },
    "ru": {
        "Latin": ("аеорсх", "aeopcx"),
        "Greek": ("оаи", "οαи"),
        "Armenian": ("о", "օ"),
        "Myanmar": ("о", "ဝ"),
        "Oriya": ("о", "ଠ"),
        "Georgian": ("о", "ჿ"),
        "Coptic": ("орс", "ⲟⲣⲥ"),
        "Deseret": ("ос", "𐐬𐐽"),
        "digits": ("оз", "03"),
        "small Cherokee": ("ге", "ꮁꭼ"),
        "Cyrillic of others": ("иук", "ҋүқ"),
        "Glagolitic": ("о", "ⱁ"),
        "mathematical": ("аеос", "𝚊𝚎𝚘𝚌"),
        "private-use vowels": ("аеио", "\ue001\ue002\ue003\ue004"),
    },
}
_BETWEEN = {
    "annotation anchor": "\ufff9",
    "Egyptian joiner": "\U00013430",
    "Kaithi number": "\U000110bd",
    "object": "\ufffc",
    "musical null": "\U0001d159",
    "braille blank": "\u2800",
    "Arabic fatha": "\u064e",
    "Hebrew point": "\u05b4",
    "Vedic tone": "\u1cd0",
    "Tibetan mark": "\u0f35",
    "nukta": "\u093c",
    "titlo": "\u0483",
    "Syriac mark": "\u0732",
    "Thai mark": "\u0e4e",
    "enclosing circle": "\u20dd",
    "long stroke": "\u0336",
    "grapheme joiner": "\u034f",
    "zero width space": "\u200b",
    "word joiner": "\u2060",
    "soft hyphen": "\u00ad",
    "tag": "\U000e0061",
    "variation selector": "\ufe01",
    "middle dot": "·",
    "modifier colon": "\ua789",
    "hyphen": "-",
    "typographic hyphen": "\u2010",
    "hard hyphen": "\u2011",
    "hyphenation point": "\u2027",
    "bullet operator": "\u2219",
    "underscore": "_",
    "half-width filler": "\uffa0",
    "Hangul filler": "\u3164",
    "leading filler": "\u115f",
    "private use": "\ue000",
    "private plane": "\U000f0000",
    "unassigned": "\u0378",
    "noncharacter": "\ufdd0",
    "C1 control": "\u0091",
    "thin space": "\u200a",
    "space": " ",
}
_WHOLE: Mapping[str, Trick] = {
    "no spaces": lambda text: re.sub(r"\s+", "", text),
    "all reversed": lambda text: text[::-1],
    "words reversed": lambda text: _WORD.sub(lambda word: word[0][::-1], text),
    "overridden": lambda text: "\u202e" + text[::-1] + "\u202c",
    "words overridden": lambda text: _WORD.sub(lambda word: f"\u202e{word[0][::-1]}\u202c", text),
    "cl and vv": lambda text: text.replace("d", "cl").replace("w", "vv"),
    "rn for m": lambda text: text.replace("m", "rn"),
    "HTML codes": lambda text: _WORD.sub(lambda word: "".join(f"&#{ord(letter)};" for letter in word[0]), text),
}


@dataclass(frozen=True, slots=True)
class Variant:
    """A trick with a text."""

    family: str
    name: str
    code: str
    text: str

    @property
    def is_kept_apart(self) -> bool:
        """Whether no rule may be made for it."""
        return hashlib.sha256(f"{self.family} {self.name}".encode()).digest()[0] % KEPT_APART == 0


SOURCES = {
    "en": f"{ENGLISH.before} {ENGLISH.original} {ENGLISH.after} {FILLER['en']} {ENGLISH.changed}",
    "ru": f"{RUSSIAN.before} {RUSSIAN.original} {RUSSIAN.after} {FILLER['ru']} {RUSSIAN.changed}",
}


def variants() -> Iterator[Variant]:
    """All tricks with letters, each in both languages, in all words and in every second one."""
    for code, source in SOURCES.items():
        for family, name, change in tricks(code):
            yield Variant(family, f"{name} /1", code, _some(source, 1, change))
            if family != "middle":
                yield Variant(family, f"{name} /2", code, _some(source, 2, change))
        for name, change in _WHOLE.items():
            if change(source) != source:
                yield Variant("whole", name, code, change(source))


def tricks(code: str) -> Iterator[tuple[str, str, Trick]]:
    """What can be done to a word: family, name and function."""
    for name, (letters, others) in _LETTERS[code].items():
        yield "letters", name, partial(_translated, table=str.maketrans(letters, others))
    for name, between in _BETWEEN.items():
        yield "between", name, between.join
        yield "middle", name, partial(_parted, between=between)


def _translated(word: str, table: dict[int, int]) -> str:
    return word.translate(table)


def _parted(word: str, between: str) -> str:
    return f"{word[: len(word) // 2]}{between}{word[len(word) // 2 :]}"


def _some(text: str, rate: int, change: Trick) -> str:
    """A text with every so manieth word changed."""
    number = 0

    def changed(match: re.Match[str]) -> str:
        nonlocal number
        number += 1
        return match[0] if number % rate else change(match[0])

    return _WORD.sub(changed, text)


def judge(variant: Variant, languages: Languages) -> tuple[float, bool]:
    """The share of what the plain copy shares that a disguised one does, and whether there is an alarm."""
    source = Document("source", "source.txt", SOURCES[variant.code], language=variant.code)
    copy = Document("copy", "copy.txt", variant.text)
    copy = Document("copy", "copy.txt", variant.text, language=written_in(copy))
    corpus = Corpus(languages.find)
    corpus.add([source, copy])
    pairs = corpus.report().pairs
    found = float(pairs.shared[0]) / corpus.report().documents[0].compared if len(pairs.left) else 0.0
    return found, bool(corpus.disguises("copy").alarms)


def honest_texts(folder: Path, each: int) -> Iterator[tuple[str, str]]:
    """Names and texts, a few of each language."""
    for language in sorted(path for path in folder.iterdir() if path.is_dir()):
        files = sorted(path for path in language.rglob("*") if path.suffix in {".page", ".txt"} and path.is_file())
        files.sort(key=lambda path: -path.stat().st_size)
        for path in files[:each]:
            text = path.read_text("utf-8", "replace")
            yield str(path), " ".join(ET.fromstring(text).itertext()) if path.suffix == ".page" else text


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--honest", type=Path)
    parser.add_argument("--each", type=int, default=8)
    parser.add_argument("--show", action="store_true", help="name what is missed")
    given = parser.parse_args()
    languages = Languages()
    whole = {code: judge(Variant("", "", code, text), languages)[0] for code, text in SOURCES.items()}
    tables: dict[bool, dict[str, Counter[str]]] = {True: {}, False: {}}
    for one in variants():
        share, is_alarm = judge(one, languages)
        row = tables[one.is_kept_apart].setdefault(f"{one.family} {one.code}", Counter())
        row.update(all=1, found=share >= ENOUGH * whole[one.code], alarms=is_alarm)
        if given.show and not one.is_kept_apart and (share < ENOUGH * whole[one.code] or not is_alarm):
            print(
                f"{one.family:8} {one.code} {one.name:30} {share / whole[one.code]:5.0%} {'' if is_alarm else 'silent'}"
            )
    for is_apart, table in tables.items():
        print("kept apart" if is_apart else "in sight")
        for name, row in [*sorted(table.items()), ("all", sum(table.values(), Counter()))]:
            print(f"  {name:14} {row['all']:4} found {row['found']:4} alarms {row['alarms']:4}")
    if given.honest:
        _print_honest(given.honest, given.each, languages)
    return 0


def _print_honest(folder: Path, each: int, languages: Languages) -> None:
    texts = list(honest_texts(folder, each))
    start = time.process_time()
    alarms = 0
    for name, text in texts:
        document = Document(name, name, text)
        corpus = Corpus(languages.find)
        corpus.add([Document(name, name, text, language=written_in(document))])
        found = corpus.disguises(name)
        alarms += bool(found.alarms)
        if found.alarms:
            readings = [text[place.span.start : place.span.end] for place in found.places if place.kind in found.alarms]
            print("  honest:", name, sorted(found.alarms), readings[:5])
    print(f"honest texts: {len(texts)}, with an alarm {alarms}; {time.process_time() - start:.1f} s")


if __name__ == "__main__":
    sys.exit(main())
