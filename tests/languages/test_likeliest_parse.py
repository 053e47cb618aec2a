"""Tests of the likeliest parse: it is that which pymorphy3's own parses would give."""

import random
from itertools import islice

import pytest
from pymorphy3 import MorphAnalyzer
from pymorphy3.tagset import OpencorporaTag

from imbrex.engine.language import PartOfSpeech
from imbrex.languages.likeliest_parse import PARTS
from imbrex.languages.pymorphy import Pymorphy, Russian, Ukrainian


@pytest.fixture(scope="module", params=[Russian, Ukrainian])
def language(request: pytest.FixtureRequest) -> Pymorphy:
    return request.param()  # type: ignore[no-any-return]


def test_lemmas_and_parts_are_those_of_pymorphy(language: Pymorphy) -> None:
    analyzer = MorphAnalyzer(lang=language.code)
    draw = random.Random(18)
    starts = [draw.choice("бвгдзклмнпрст") + draw.choice("аеиоу") for _ in range(25)]
    known = [word for start in starts for word, *_ in islice(analyzer.iter_known_word_parses(start), 10)]
    ends = [word[-draw.randint(1, 7) :] for word in known]
    made = [f"{draw.choice(known)[: draw.randint(0, 6)]}{end}" for end in ends for _ in range(2)]
    prefixed = [f"{prefix}{draw.choice(known)}" for prefix in ("супер", "анти", "наи", "най", "по", "г", "екс-")]
    hyphens = [
        f"{word}-{particle}"
        for word in (*known[::5], *made[::9], "по", "я", "щрк")
        for particle in ("то", "но", "с", "таки-то")
    ]
    words = [word for word in dict.fromkeys([*known, *made, *prefixed, *hyphens]) if language.knows(word)]
    assert 100 < sum(language.known(words)) < len(words) - 100
    found = zip(words, language.lemmas(words), language.parts_of_speech(words), strict=True)
    assert [row for row in found if row[1:] != _expected(row[0], analyzer, language)] == []


def _expected(word: str, analyzer: MorphAnalyzer, language: Pymorphy) -> tuple[str, int]:
    parses = analyzer.parse(word)
    parts = [_part(one.tag) for one in parses]
    if listed := language.word_list.parts.get(word.replace("ё", "е"), 0):
        return next((one.normal_form for one, part in zip(parses, parts, strict=True) if part & listed), word), listed
    equal = [place for place, one in enumerate(parses) if one.score == parses[0].score]
    best = next((place for place in equal if "impr" not in parses[place].tag.grammemes), 0)
    return parses[best].normal_form, parts[best]


def _part(tag: OpencorporaTag) -> int:
    if "Apro" in tag.grammemes:
        return int(PartOfSpeech.PRONOUN)
    return int(PARTS.get(str(tag.POS), 0))


def test_known_words_start_with_each_of_their_beginnings(language: Pymorphy) -> None:
    yo = {"ru": "веселее ежевечерне ёжик", "uk": "гава ґава ґрунт грунт"}[language.code]
    words = [*yo.split(), *(word.upper() for word in yo.split())]
    assert all(language.known(words))
    assert all(all(language.starts([word[:size] for size in range(1, len(word) + 1)])) for word in words)
    assert language.starts(["щщ", "ежъ", "the"]) == [False, False, False]
