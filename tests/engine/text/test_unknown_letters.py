"""Characters that are letters only to the reader of a font: the dictionary tells which."""

import re

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document
from imbrex.engine.text.unknown_letters import letters_of
from imbrex.languages.detection import detect
from imbrex.languages.registry import Languages
from tests.engine.rewriting.texts import ENGLISH, FILLER, RUSSIAN

VOWELS = str.maketrans("aeiouаеио", "\ue001\ue002\ue003\ue004\ue005\ue001\ue002\ue003\ue004")
GOTHIC = str.maketrans("iu", "\U00010339\U0001033f")
WORDS = ("seven", "letter", "better", "never", "ladder", "sober", "cellar", "tender", "garden")


def known(words):
    return [word in WORDS for word in words]


def test_letters_are_told_one_after_the_other():
    text = " ".join(WORDS).translate(str.maketrans("ea", "\ue000\ue001"))
    assert letters_of(text, "latin", known, fewest=2) == {0xE000: "e", 0xE001: "a"}


def test_too_few_words_and_words_that_are_none_tell_nothing():
    assert letters_of("s\ue000v\ue000n l\ue000tt\ue000r", "latin", known) == {}
    assert letters_of(" ".join(f"{word}\ue000x" for word in WORDS), "latin", known) == {}


def test_a_letter_that_makes_every_word_needs_a_smaller_lead():
    rhymes = ("tail", "tall", "tear", "told", "tin", "test", "bail", "ball", "bear", "bold", "bin", "best")
    words = " ".join(word.replace("t", "\ue000", 1) for word in rhymes[:6])
    assert letters_of(words, "latin", lambda asked: [word in rhymes[:10] for word in asked]) == {0xE000: "t"}


def test_what_looks_like_one_letter_may_stand_for_another():
    text = " ".join(WORDS).translate(str.maketrans("e", "ꮓ"))  # a Cherokee letter like a z
    assert letters_of(text, "latin", known) == {ord("ꮓ"): "e"}


def test_what_is_put_between_letters_is_no_letter():
    assert letters_of(" ".join("\ue000".join(word) for word in WORDS), "latin", known) == {}


def test_transcriptions_are_read_as_they_are():
    words = " ".join(f"/{word}/" for word in WORDS).replace("e", "ɛ")
    assert letters_of(words, "latin", known) == {}
    assert letters_of(words.replace("/", ""), "latin", known) == {ord("ɛ"): "e"}


def test_a_copy_is_found_and_read():
    languages = Languages()
    for code, language, source, table in (
        ("en private", "en", ENGLISH, VOWELS),
        ("ru private", "ru", RUSSIAN, VOWELS),
        ("en Gothic", "en", ENGLISH, GOTHIC),
    ):
        text = f"{source.before} {source.original} {source.after} {FILLER[language]}"
        copy = text.translate(table)
        assert detect(copy) == language, code
        corpus = Corpus(languages.find)
        corpus.add([Document("source", "s", text, language=language), Document("copy", "c", copy, language=language)])
        assert corpus.report().pairs.shared[0] > 0.9 * corpus.report().documents[0].compared, code
        found = corpus.disguises("copy")
        assert Disguise.LOOKALIKE in found.alarms, code
        readings = {place.reading for place in found.of(Disguise.LOOKALIKE)}
        assert readings <= set(re.findall(r"\w+", text)), code
