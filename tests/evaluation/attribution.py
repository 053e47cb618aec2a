"""Attribution: copies planted into honest texts, quoted and cited in the ways of each language, and the class of each.

The texts are prose of three languages, cut into sentences. A host gets groups of three sentences of another text: bare,
in quotation marks, with a citation, or with both. A copy is told right where most of its words have its class.
"""

import random
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import numpy as np

from imbrex.engine.arrays import UInt8
from imbrex.engine.attribution.attribution import NOTHING, Standing
from imbrex.engine.attribution.passage_attribution import attribute
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.text.document import Document
from imbrex.engine.text.tokens import Int32
from tests.evaluation.figures import Figure
from tests.evaluation.texts import LANGUAGES

_COPIED = 3  # sentences of a copy
_BETWEEN = 5  # sentences of the host's own between two copies
_COPIES = 24  # in one host
_HOSTS = 4
_LONGEST = 400_000  # characters read of a text
_SENTENCE = re.compile(r"[^.!?…。！？\n][^.!?…。！？]{25,220}[.!?…。！？]")
_HAS_MARKS = re.compile(r"[\"'“”„«»‘’「」『』()\[\]（）\d]")
_CLASSES = (Standing.NOT_CITED, Standing.MARKS_MISSING, Standing.CITATION_MISSING, Standing.CITED_AND_QUOTED)


@dataclass(frozen=True)
class Way:
    """How texts of a language quote and cite; {} stands for the quoted words."""

    host: str
    source: str
    language: str
    quoted: tuple[str, ...]
    cited: tuple[str, ...]


WAYS = (
    Way(
        "en_translations/iliad.butler.txt",
        "en_translations/aesop.jacobs.txt",
        "en",
        ("“{}”", '"{}"', "‘{}’", '" {} "'),
        (
            "{} (Smith, 2010, p. 3).",
            "As Smith (2010) writes: {}",
            "{} [12].",
            "{} [5, p. 12]",
            "{} (see Lee et al. 1999)",
        ),
    ),
    Way(
        "ru_synonymised_novels/PervajaLyubov.orig.txt",
        "ru_synonymised_novels/GerojNashegoVremeni.orig.txt",
        "ru",
        ("«{}»", "„{}“", '"{}"', "« {} »"),
        (
            "{} (Иванов, 2010, с. 15).",
            "Как пишет Петров (1999): {}",
            "{} [3; 5–7].",
            "{} [5, с. 12]",
            "{} (там же, с. 5)",
        ),
    ),
    Way(
        "zh_lunwen_chachong/orig.txt",
        "zh_lunwen_chachong/orig.txt",
        "zh",
        ("“{}”", "「{}」", "『{}』"),
        ("{}（张三，2010）。", "张三（2010）认为：{}", "{}[12]", "{}［3］"),
    ),
)


def evaluate(folder: Path) -> Iterator[Figure]:
    """Give by language the copies found, and of those the share whose class is told right; FOLDER holds the sets."""
    for way in WAYS:
        own, foreign = _sentences(folder, way)
        told: dict[Standing, list[bool]] = defaultdict(list)
        for number in range(_HOSTS):
            for standing, right in _planted(way, own, foreign[number * _COPIED :], random.Random(number)):
                told[standing].append(right)
        copies = _HOSTS * _COPIES
        yield Figure(f"{way.language} found", sum(map(len, told.values())) / copies, copies)
        for standing in _CLASSES:
            yield Figure(f"{way.language} {standing.label}", float(np.mean(told[standing])), len(told[standing]))


def _sentences(folder: Path, way: Way) -> tuple[list[str], list[str]]:
    """Sentences of the host and of the source, without marks of their own."""
    both = []
    for name in (way.host, way.source):
        text = (folder / name).read_bytes().decode("utf-8")[:_LONGEST]
        found = (" ".join(match.group().split()) for match in _SENTENCE.finditer(text))
        both.append([sentence for sentence in found if not _HAS_MARKS.search(sentence)])
    if way.host == way.source:
        half = len(both[0]) // 2
        return both[0][:half], both[0][half:]
    return both[0], both[1]


def _planted(
    way: Way, own: Sequence[str], foreign: Sequence[str], chance: random.Random
) -> Iterator[tuple[Standing, bool]]:
    """One host with its copies, each that was found with whether its class was told."""
    gap = "" if way.language == "zh" else " "
    quoted, cited = cycle(way.quoted), cycle(way.cited)
    text, places = "", []
    for place in range(_COPIES):
        begin = chance.randrange(len(own) - _BETWEEN)
        text += gap.join(own[begin : begin + _BETWEEN]) + gap
        first = (place * len(foreign)) // _COPIES
        copy = gap.join(foreign[first : first + _COPIED])
        standing = _CLASSES[place % len(_CLASSES)]
        dressed = _dressed(copy, standing, next(quoted), next(cited))
        begin = len(text) + dressed.index(copy[:-1])
        places.append((standing, begin, begin + len(copy) - 1))
        text += dressed + gap
    words, start = _standings(way.language, text + own[-1], gap.join(foreign))
    for standing, begin, end in places:
        told = words[np.searchsorted(start, begin) : np.searchsorted(start, end)]
        if (told != NOTHING).any():
            yield standing, bool(2 * np.count_nonzero(told == standing) > len(told))


def _dressed(copy: str, standing: Standing, quoted: str, cited: str) -> str:
    if standing in {Standing.CITATION_MISSING, Standing.CITED_AND_QUOTED}:
        copy = quoted.format(copy)
    if standing in {Standing.MARKS_MISSING, Standing.CITED_AND_QUOTED}:
        ends = cited.endswith((".", "。"))
        copy = cited.format(copy[:-1] if ends and copy[-1] in ".。" else copy)
    return copy


def _standings(language: str, host: str, source: str) -> tuple[UInt8, Int32]:
    """The standing of each word of the host, and where the words begin."""
    corpus = Corpus(LANGUAGES.find)
    corpus.add([Document(name, name, text, language=language) for name, text in (("host", host), ("source", source))])
    passages = find_rewritten(corpus, "host", "source")
    return attribute(corpus, passages).left.words, passages.left.start
