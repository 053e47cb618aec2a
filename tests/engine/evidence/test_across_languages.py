"""Evidence of two texts in different languages: what is planted is found on both sides, and what is usual is not."""

from itertools import combinations

import numpy as np
import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.evidence import names_in_order
from imbrex.engine.evidence.find_evidence import find_evidence
from imbrex.engine.evidence.item import Clue, Kind
from imbrex.engine.evidence.names_in_order import common_order
from imbrex.engine.observer import SILENT
from imbrex.engine.rewriting.find_rewritten import find_rewritten
from imbrex.engine.text.document import Document
from tests.engine.evidence.conftest import LANGUAGES
from tests.translated_texts import BOOK, ESSAY, Small

RUSSIAN = (
    "Новый роман Тчайковского о Диллингхеме вышел в 1987 году. В Бекмансвилле живёт Тобиас Реннер, который написал "
    "его биографию. Потом он встретил Одуйю и инженера Линдквиста в городе Харлоу. Отчёт за 2004 год упоминает 12480 "
    "рублей и слово compliance, которое автор не перевёл. Как сказано в книге: «the old house stood upon a lonely "
    "hill», и это верно. Затем Реннер уехал в Бекмансвилль к Ивану, Петру и Николаю."
)
ENGLISH = (
    "The new novel by Tchaikovsky about Dillingham appeared in 1987. In Beckmansville lives Tobias Renner, who wrote "
    "a biography of him. Later he met Oduya and the engineer Lindquist in the town of Harlow. The report for 2004 "
    "mentions 12480 roubles, and compliance of the author. As the book says, the old house stood upon a lonely hill, "
    "which is true. Then Renner left for Beckmansville to see Ivan, Pyotr and Nikolai."
)
GERMAN = (
    "Der Roman über Dillingham erschien 1987. In Beckmansville lebt Tobias Renner, der seine Biographie schrieb. "
    "Später traf er Oduya und den Ingenieur Lindquist in Harlow. Der Bericht für 2004 nennt 12480 Rubel. Dann reiste "
    "Renner nach Beckmansville ab, wo das Haus auf einem Hügel steht."
)
UNRELATED = (
    "In the morning Margaret and Edward walked along the river Thames and spoke of 1815. At noon the bell of "
    "Winchester called, and Edward bought 37 apples from Mr. Blackwood. Nobody in Gloucester had seen Margaret since "
    "1809."
)


def look(left, right, *others):
    texts = {"left": left, "right": right} | {f"other {number}": text for number, text in enumerate(others)}
    corpus = Corpus(LANGUAGES.find)
    corpus.add([Document(key, key, text, language=code) for key, (code, text) in texts.items()])
    return find_evidence(corpus, "left", "right", find_rewritten(corpus, "left", "right"))


def texts_of(found, kind):
    return {(item.text, item.other_text) for item in found.of(kind)}


NAMES = {
    ("Диллингхеме", "Dillingham"),
    ("Бекмансвилле", "Beckmansville"),
    ("Тобиас Реннер", "Tobias Renner"),
    ("Одуйю", "Oduya"),
    ("Линдквиста", "Lindquist"),
    ("Харлоу", "Harlow"),
}


def test_names_quotations_and_words_left_untranslated_are_found_from_either_side():
    found, turned = look(("ru", RUSSIAN), ("en", ENGLISH)), look(("en", ENGLISH), ("ru", RUSSIAN))
    assert texts_of(found, Kind.NAME) >= NAMES
    assert texts_of(turned, Kind.NAME) >= {pair[::-1] for pair in NAMES}
    for evidence, texts in ((found, (RUSSIAN, ENGLISH)), (turned, (ENGLISH, RUSSIAN))):
        assert texts_of(evidence, Kind.LITERAL_QUOTATION) == {("the old house stood upon a lonely hill", "")}
        assert texts_of(evidence, Kind.UNTRANSLATED_WORD) == {("compliance", "")}
        assert [item.text.split()[0] for item in evidence.of(Kind.NUMBER)] == ["12480"]
        for item in evidence.items:
            for text, spans in zip(texts, (item.left, item.right), strict=True):
                assert spans
                assert all(text[span.start : span.end].strip() for span in spans)
        for item in evidence.of(Kind.LITERAL_QUOTATION):
            assert texts[0][item.left[0].start : item.left[0].end] == item.text
            assert texts[1][item.right[0].start : item.right[0].end] == item.text


def test_a_name_in_the_spelling_of_the_other_text_is_shown_with_the_usual_one():
    usual = [("ru", f"Музыка Чайковского нравится всем, пишет автор номер {number}.") for number in range(2)]
    (item,) = look(("ru", RUSSIAN), ("en", ENGLISH), *usual).of(Kind.FOREIGN_SPELLING)
    assert (item.text, item.other_text, item.meant) == ("Тчайковского", "Tchaikovsky", "Чайковский")
    right = RUSSIAN.replace("Тчайковского", "Чайковского")
    assert not look(("ru", right), ("en", ENGLISH), *usual).of(Kind.FOREIGN_SPELLING)


def test_what_is_in_a_translated_passage_is_inside():
    essay, book = (
        ESSAY.replace("Врач отв", "Врач Линдквист отв"),
        BOOK.replace("The doctor a", "The doctor Lindquist a"),
    )
    corpus = Corpus(LANGUAGES.find, lexicons=Small())
    codes = "ru", "en"
    corpus.add([Document(code, code, text, language=code) for code, text in zip(codes, (essay, book), strict=True)])
    found = find_evidence(corpus, *codes, find_rewritten(corpus, *codes))
    assert {item.other_text: item.outside for item in found.of(Kind.NAME)} == {"Lindquist": False}


def test_what_other_texts_of_the_language_have_is_not_rare():
    others = [("ru", f"Слово compliance знает и Реннер, и автор номер {number}.") for number in range(3)]
    found = look(("ru", RUSSIAN), ("en", ENGLISH), *others)
    assert not found.of(Kind.UNTRANSLATED_WORD)
    english = [("en", f"They asked for compliance with rule {number}.") for number in range(3)]
    assert texts_of(look(("ru", RUSSIAN), ("en", ENGLISH), *english), Kind.UNTRANSLATED_WORD) == {("compliance", "")}


def test_german_nouns_are_names_where_the_other_text_has_one():
    found = look(("de", GERMAN), ("en", ENGLISH))
    assert {one for one, _ in texts_of(found, Kind.NAME)} == {
        "Dillingham", "Beckmansville", "Tobias Renner", "Oduya", "Lindquist", "Harlow",
    }  # fmt: skip
    assert look(("en", ENGLISH), ("de", GERMAN)).of(Kind.NAME)


def test_unrelated_texts_share_nothing_and_have_no_common_order():
    found = look(("ru", RUSSIAN), ("en", UNRELATED))
    assert not found.items
    assert not [hint for hint in found.hints if hint.clue is Clue.NAMES_IN_ORDER]


def test_names_and_numbers_in_order_are_paired_and_lead_nowhere_if_shuffled():
    (hint,) = [hint for hint in look(("ru", RUSSIAN), ("en", ENGLISH)).hints if hint.clue is Clue.NAMES_IN_ORDER]
    pairs = [
        (RUSSIAN[one.start : one.end], ENGLISH[other.start : other.end])
        for one, other in zip(hint.places, hint.origins, strict=True)
    ]
    assert {("1987", "1987"), ("Реннер", "Renner"), ("Харлоу", "Harlow"), ("12480", "12480")} <= set(pairs)
    assert 0 < hint.expected < len(pairs) / 2
    turned = " ".join(sentence + "." for sentence in reversed(ENGLISH.rstrip(".").split(". ")))
    hints = look(("ru", RUSSIAN), ("en", turned)).hints
    assert not [hint for hint in hints if hint.clue is Clue.NAMES_IN_ORDER]


def longest(left, right):
    """Length of the longest common subsequence, by trying all of them."""
    for size in range(min(len(left), len(right)), 0, -1):
        if set(combinations(left, size)) & set(combinations(right, size)):
            return size
    return 0


def test_the_order_is_a_longest_common_subsequence(monkeypatch):
    monkeypatch.setattr(names_in_order, "FEWEST", 1)
    monkeypatch.setattr(names_in_order, "STRONG", -np.inf)
    chance = np.random.default_rng(3)
    for _ in range(60):
        left, right = (chance.integers(0, 4, size).tolist() for size in chance.integers(1, 8, 2))
        found = common_order(left, right, SILENT)
        length = longest(left, right)
        assert (found is None) == (length == 0)
        if found is not None:
            assert len(found.left) == len(found.right) == length
            assert (np.diff(found.left) > 0).all()
            assert (np.diff(found.right) > 0).all()
            assert [left[place] for place in found.left] == [right[place] for place in found.right]


def test_texts_in_one_language_are_searched_as_before():
    found = look(("en", ENGLISH), ("en", UNRELATED + " " + ENGLISH))
    kinds = {Kind.FOREIGN_SPELLING, Kind.LITERAL_QUOTATION, Kind.UNTRANSLATED_WORD}
    assert not kinds & {item.kind for item in found.items}
    assert all(not item.other_text for item in found.items)
    with pytest.raises(KeyError):
        find_evidence(Corpus(LANGUAGES.find), "a", "b", None)
