"""Canonization: every switch, and the fate that each word is given."""

from collections.abc import Callable
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.language import PartOfSpeech
from imbrex.engine.options import Canonization, Options, WordForm
from imbrex.engine.text.document import Document
from imbrex.engine.text.tokens import Fate, Tokens
from tests.engine.conftest import AS_WRITTEN, Toy
from tests.examples import examples
from tests.rows import each_row


def fates(tokens: Tokens) -> list[tuple[str, str, Fate]]:
    return [(tokens.word(i), tokens.canonical(i), Fate(int(tokens.fate[i]))) for i in range(len(tokens))]


def canonized(tokens_of: Callable[..., Tokens], text: str, **changes: object) -> list[tuple[str, str, Fate]]:
    return fates(tokens_of(text, Options(canonization=replace(AS_WRITTEN, **changes))))  # type: ignore[arg-type]


@each_row(
    ("text", "changes", "expected"),
    [
        ("Cat", {}, ("Cat", "cat", Fate.FOLDED)),
        ("Cat", {"fold_case": False}, ("Cat", "Cat", Fate.KEPT)),
        ("КОТ", {}, ("КОТ", "кот", Fate.FOLDED)),
        ("ёлка", {}, ("ёлка", "елка", Fate.FOLDED)),
        ("ёлка", {"fold_yo": False}, ("ёлка", "ёлка", Fate.KEPT)),
        ("Ёж", {"fold_case": False}, ("Ёж", "Еж", Fate.FOLDED)),
        ("STRAẞE", {}, ("STRAẞE", "strasse", Fate.FOLDED)),
        ("caf&eacute;", {}, ("caf&eacute;", "café", Fate.KEPT)),
        ("so\u00adft", {}, ("so\u00adft", "soft", Fate.KEPT)),
        ("ﬁsh", {}, ("ﬁsh", "fish", Fate.KEPT)),
        ("don’t", {}, ("don’t", "don't", Fate.KEPT)),
        ("cafe\u0301", {}, ("cafe\u0301", "café", Fate.KEPT)),
        ("1,000.5", {"drop_numbers": True}, ("1,000.5", "1,000.5", Fate.DROPPED_NUMBER)),
        ("1859", {}, ("1859", "1859", Fate.KEPT)),
        ("4th", {"drop_numbers": True}, ("4th", "4th", Fate.KEPT)),
        ("The", {"drop_stop_words": True}, ("The", "the", Fate.DROPPED_STOP_WORD)),
        ("The", {"drop_stop_words": True, "fold_case": False}, ("The", "The", Fate.KEPT)),
        ("cat", {"drop_stop_words": True, "stop_words": ("CAT",)}, ("cat", "cat", Fate.DROPPED_STOP_WORD)),
        ("the", {"drop_stop_words": True, "stop_words": ("cat",)}, ("the", "the", Fate.KEPT)),
        ("in", {"drop": PartOfSpeech.PREPOSITION}, ("in", "in", Fate.DROPPED_PREPOSITION)),
        ("in", {"drop": PartOfSpeech.CONJUNCTION}, ("in", "in", Fate.KEPT)),
        ("Cats", {"word_form": WordForm.LEMMA}, ("Cats", "cat", Fate.LEMMATIZED)),
        ("1990s", {"word_form": WordForm.LEMMA}, ("1990s", "1990s", Fate.KEPT)),
        ("cattle", {"word_form": WordForm.STEM}, ("cattle", "cat", Fate.STEMMED)),
        ("cat", {"word_form": WordForm.LEMMA}, ("cat", "cat", Fate.KEPT)),
    ],
)
def test_each_switch(
    text: str, changes: dict[str, object], expected: tuple[str, str, Fate], tokens_of: Callable[..., Tokens]
) -> None:
    assert canonized(tokens_of, text, **changes) == [expected]


def test_punctuation_and_blanks_count_on_wish(tokens_of: Callable[..., Tokens]) -> None:
    text = "One,  two!\n"
    assert [word for word, _, _ in canonized(tokens_of, text)] == ["One", "two"]
    assert [w for w, _, _ in canonized(tokens_of, text, drop_punctuation=False)] == ["One", ",", "two", "!"]
    assert [w for w, _, _ in canonized(tokens_of, text, collapse_spaces=False)] == ["One", "  ", "two", "\n"]


def test_markup_counts_on_wish(tokens_of: Callable[..., Tokens]) -> None:
    assert [term for _, term, _ in canonized(tokens_of, "<b>bold</b> &amp; &eacute;t&eacute;")] == ["bold", "été"]
    raw = canonized(tokens_of, "<b>bold</b> &eacute;", strip_html=False)
    assert [term for _, term, _ in raw] == ["b", "bold", "b", "eacute"]


def test_parts_told_from_neighbours(tokens_of: Callable[..., Tokens]) -> None:
    # The toy language calls every second word of a sentence an adverb.
    found = canonized(tokens_of, "one two three. Four five\n\nsix seven", drop=PartOfSpeech.ADVERB)
    assert [word for word, _, fate in found if fate is Fate.DROPPED_ADVERB] == ["two", "five", "seven"]
    wrapped = canonized(tokens_of, "one\r\ntwo three\nfour", drop=PartOfSpeech.ADVERB)
    assert [word for word, _, fate in wrapped if fate is Fate.DROPPED_ADVERB] == ["two", "four"]


def test_a_word_keeps_its_first_reason(tokens_of: Callable[..., Tokens]) -> None:
    found = canonized(tokens_of, "cat in", drop=PartOfSpeech.PREPOSITION | PartOfSpeech.ADVERB)
    assert found[1][2] is Fate.DROPPED_PREPOSITION


def test_a_lemma_is_asked_for_once(toy: Toy) -> None:
    corpus = Corpus(lambda _: toy, Options(canonization=replace(AS_WRITTEN, word_form=WordForm.LEMMA)))
    corpus.add([Document("1", "1", "cats and cats"), Document("2", "2", "cats or dogs")])
    corpus.report()
    corpus.set_options(corpus.options.with_value("fold-case", False))
    corpus.report()
    assert sorted(toy.asked) == ["and", "cats", "dogs", "or"]


def test_a_language_with_stems_alone_serves_lemmas_by_them(toy: Toy) -> None:
    toy.has_lemmas = False
    corpus = Corpus(lambda _: toy, Options(canonization=replace(AS_WRITTEN, word_form=WordForm.LEMMA)))
    corpus.add([Document("1", "1", "cattle")])
    assert corpus.tokens("1").canonical(0) == "cat"


def test_endless_words_are_not_asked_for(toy: Toy) -> None:
    corpus = Corpus(lambda _: toy, Options(canonization=replace(AS_WRITTEN, word_form=WordForm.LEMMA)))
    corpus.add([Document("1", "1", "x" * 65 + " cats")])
    corpus.report()
    assert toy.asked == ["cats"]


@examples(50)
@given(st.text(max_size=60), st.booleans())
def test_every_word_keeps_its_place(text: str, spaces: bool) -> None:
    corpus = Corpus(lambda _: Toy(), Options(canonization=Canonization(collapse_spaces=spaces)))
    corpus.add([Document("1", "1", text)])
    tokens = corpus.tokens("1")
    place = 0
    for index in range(len(tokens)):
        assert place <= tokens.start[index] < tokens.end[index] <= len(text)
        place = tokens.end[index]
        assert index in tokens.kept or tokens.fate[index] >= Fate.DROPPED
    assert (
        tokens.canonical_text().split(" ") == [tokens.canonical(i) for i in tokens.kept]
        or not len(tokens.kept)
        or not spaces
    )
