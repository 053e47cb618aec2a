"""A Russian essay with three paragraphs from an English book: classes, reports and the window's sentences."""

import pytest

from imbrex.engine.attribution.attribution import Standing
from imbrex.engine.attribution.taken_passages import find_taken
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.rewriting.extent import extent_of
from imbrex.engine.rewriting.rewritten_passage import Change
from imbrex.engine.rewriting.word_changes import word_changes
from imbrex.engine.shares.find_classes import find_classes, passage_classes
from imbrex.engine.shares.shares import WordClass
from imbrex.engine.text.document import Document
from imbrex.engine.translation.pair_languages import missing_between
from tests.translated_texts import BOOK, ESSAY, LANGUAGES, TAKEN, Small, translated_corpus


@pytest.fixture(scope="module")
def corpus():
    return translated_corpus()


def test_short_text_of_ones_own_between_paragraphs_is_not_called_translated(corpus):
    passages, _ = find_taken(corpus, "right", "left")
    covered = {place for one in passages.passages for place in range(one.right.start, one.right.end)}
    taken = {place for _, text in TAKEN for place in range(ESSAY.index(text), ESSAY.index(text) + len(text))}
    assert len(taken - covered) < 0.02 * len(taken)
    assert not covered - taken  # though short sentences are read with the next ones


def test_each_paragraph_is_found_and_all_its_words_are_translated(corpus):
    of_book, of_essay = find_taken(corpus, "left", "right")
    for passages, is_mirrored in ((of_book.passages, False), (of_essay.passages.mirrored(), True)):
        assert set(passages.change.tolist()) == {Change.TRANSLATED}, is_mirrored
        places = [(passage.left, passage.right) for passage in passages]
        for english, russian in TAKEN:
            left, right = ESSAY.index(russian), BOOK.index(english)
            inside = [
                (one, other)
                for one, other in places
                if one.start <= left + 5 < one.end - 5 and other.start <= right + 5 < other.end
            ]
            assert inside, russian
    classes = find_classes(corpus, "left", "right")
    turned = find_classes(corpus, "right", "left")
    assert (classes.left.shares, classes.right.shares) == (turned.right.shares, turned.left.shares)
    for side in (classes.left.shares, classes.right.shares):
        assert 0.4 < side.translated < 0.95
        assert side.headline == side.translated
        assert sum(side.percents()) == 100
    tokens = corpus.tokens("left"), corpus.tokens("right")
    kinds = passage_classes(of_book.passages, *tokens, classes)
    assert set(kinds.left_kinds.tolist()) == set(kinds.right_kinds.tolist()) == {WordClass.TRANSLATED}


def test_linked_words_lead_to_their_counterparts(corpus):
    passages = find_taken(corpus, "left", "right")[0].passages
    words = word_changes(passages)
    links = passages.links
    assert links.dictionaries == ("small",)
    pairs = {
        (ESSAY[words.left.start[row] : words.left.end[row]], BOOK[words.right.start[other] : words.right.end[other]])
        for row, other in enumerate(words.left.partner.tolist())
        if other >= 0
    }
    assert pairs >= {("рыбак", "fisherman"), ("колодце", "well"), ("краски", "paint")}
    assert ("рыбак", "fisherman") in links.entries
    assert ("fisherman", "рыбак") in links.mirrored().entries
    assert extent_of(passages).change is Change.TRANSLATED


def test_without_a_dictionary_nothing_is_translated_and_the_package_is_named():
    corpus = translated_corpus(is_there=False)
    assert find_classes(corpus, "left", "right").left.shares.translated_words == 0
    assert missing_between(corpus, "left", "right") == (("ru", "en"), ("small-dict",))
    assert missing_between(translated_corpus(), "left", "right") == (None, ())


def test_texts_in_one_language_are_the_same_with_a_dictionary():
    class Asked(Small):
        def find(self, left, right, _observer=None):
            raise AssertionError((left, right))

    found = []
    for lexicons in ({}, {"lexicons": Asked()}):
        corpus = Corpus(LANGUAGES.find, **lexicons)
        texts = {"a": BOOK, "b": BOOK[300:] + " " + TAKEN[0][0].replace("cold", "icy")}
        corpus.add([Document(key, key, text, language="en") for key, text in texts.items()])
        classes = find_classes(corpus, "a", "b")
        found.append((classes.left.classes.tolist(), classes.right.classes.tolist(), classes.left.shares))
        assert missing_between(corpus, "a", "b") == (None, ())
    assert found[0] == found[1]
    assert found[0][2].translated_words == 0


def test_a_quotation_inside_a_translated_passage_has_a_status_of_its_own():
    book = Document("book", "book", " ".join(text for text, _ in TAKEN), language="en")
    copies = [copy for _, copy in TAKEN]
    essay = f"{copies[0]} Как пишет Смит: «{copies[1]}» (Смит, 2001, с. 12). {copies[2]}"
    corpus = Corpus(LANGUAGES.find, lexicons=Small())
    corpus.add([Document("essay", "essay", essay, language="ru"), book])
    taken = find_taken(corpus, "book", "essay")[0]
    quoted = [
        (book.text[passage.left.start : passage.left.end], essay[passage.right.start : passage.right.end])
        for passage, standing in zip(taken.passages, taken.made.standing.tolist(), strict=True)
        if standing == Standing.CITED_AND_QUOTED
    ]
    assert len(quoted) == 1
    assert quoted[0][0][:30] == TAKEN[1][0][:30]
    assert "Молодой учитель" in quoted[0][1]
    shares = find_classes(corpus, "essay", "book").left.shares
    words = len(copies[1].split())
    assert words - 3 <= shares.excluded_words <= words + 8
    assert shares.translated_words > words
