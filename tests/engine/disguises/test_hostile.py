"""Texts made to take long: each of these takes a second or less, or the suite would be seen to hang."""

import pytest

from imbrex.engine.observer import Cancelled, Silent
from imbrex.engine.options import Exclusions, Options
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Document
from tests.engine.conftest import AS_WRITTEN
from tests.engine.disguises.bookish import Bookish, bookish_corpus, compared
from tests.rows import each_row


@each_row(
    "text",
    [
        " ".join("gardenhouse" * 600),
        " ".join("q" * 6_000),
        "a " * 6_000,
        "x" * 100_000,
        "gardenhouse" * 6_000,
        "gar den " * 2_000,
        "\u202e" * 10_000,
        "\u202eab" * 2_500,
        "\u202e" + "ab " * 3_000,
        "a\u0336" * 10_000,
        "\u200b" * 30_000,
        "аa" * 10_000,
        "one and " * 2_500,
        "one " * 5_000,
        "n's " * 6_000,
        "'" * 10_000,
    ],
    ids=lambda text: f"{text[:8]!r} {len(text)}",
)
def test_long_disguises_are_found_without_end(text):
    corpus = bookish_corpus(text)
    tokens = corpus.tokens("0")
    assert (tokens.end <= len(text)).all()
    assert corpus.disguises("0").document.text is text


@pytest.mark.parametrize("text", ["one and \u0336", "国\u0336", "\u0336 one \u0336", "one \u0336\u200b\u0336 and"])
def test_a_mark_without_its_letter_is_a_word_of_nothing(text):
    corpus = bookish_corpus("one and two", text)
    assert corpus.report().documents[1].words == len(corpus.tokens("1").start) > 1
    assert corpus.disguises("1").alarms == frozenset()


def test_many_copies_are_mended_alike():
    corpus = bookish_corpus(*["we walked over night under the g a r d e n bridge"] * 100, "walked overnight under")
    assert {compared(corpus, str(number)) for number in range(100)} == {"we walked overnight under the garden bridge"}


def test_looking_can_be_cancelled():
    class Stop(Silent):
        def check(self):
            raise Cancelled

    corpus = bookish_corpus("the gar den")
    with pytest.raises(Cancelled):
        corpus.disguises("0", Stop())


def test_phrases_are_left_out_although_they_are_disguised():
    for text, phrase in (
        ("walked under the g a r d e n bridge after summer", "the garden bridge"),
        ("walked under the garden bridge after summer", "the gаrdеn bridge"),
        ("walked under the gar den bridge after summer", "the g a r d e n bridge"),
    ):
        language = Bookish()
        corpus = bookish_corpus(text, language=language)
        corpus.set_options(Options(canonization=AS_WRITTEN, exclusions=Exclusions(phrases=(phrase,))))
        assert compared(corpus).split() == ["walked", "under", "after", "summer"]


def test_documents_in_several_languages_are_mended_each_by_its_own():
    languages = {"en": Bookish("en"), "ru": Bookish("ru", ["дом", "вода", "водопад", "над"])}
    corpus = bookish_corpus("the garden house")
    corpus = type(corpus)(lambda code: languages[code], corpus.options)
    corpus.add(
        [
            Document("en", "", "the gar den house", language="en"),
            Document("ru", "", "над водо пад и вoда", language="ru"),
        ]
    )
    assert compared(corpus, "en") == "the garden house"
    assert compared(corpus, "ru") == "над водопад и вода"
    assert [one.kind for one in corpus.disguises("ru").places] == [Disguise.SPLIT, Disguise.LOOKALIKE]
