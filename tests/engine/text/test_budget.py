"""A text within the budget is compared; one beyond it has a reason, and costs next to nothing."""

import unicodedata
from types import SimpleNamespace

import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import Canonization, Options
from imbrex.engine.text import budget, undisguised_words, vocabulary
from imbrex.engine.text.document import Document
from imbrex.errors import ImbrexError
from tests.engine.disguises.bookish import Bookish

PROSE = "The keeper of the lighthouse wrote every evening how much oil was burned. "
ALTERED = "The k\u200be\u200beper of the l\u0456ghthouse wr\u200bote every evening how much \u043eil was burned. "


def corpus_of(text):
    corpus = Corpus(Bookish, Options(canonization=Canonization(strip_html=True)))
    corpus.add([Document("a", "a.txt", text, language="en"), Document("b", "b.txt", PROSE, language="en")])
    return corpus


def test_books_are_within_the_budget():
    assert budget.excess("War and peace " * 715_000) is None  # ten million characters
    assert budget.excess("Война и мир " * 830_000) is None
    assert budget.excess("x" * budget.MOST_CHARACTERS) is None
    assert budget.excess("x" * (budget.MOST_CHARACTERS + 1)) is not None


@pytest.mark.parametrize(
    ("limit", "most", "text", "things"),
    [
        ("MOST_CHARACTERS", 100, PROSE * 2, "148 characters. The limit is 100"),
        ("MOST_WORDS", 50, "\u4e2d\u6587" * 60, "120 words. The limit is 50"),
        ("MOST_ASTRAL", 10, PROSE + "\U0001f600" * 11 + "\u00e9", "11 rare characters, such as emoji. The limit is 10"),
        ("MOST_ALTERED", 3, ALTERED, "4 different words with look-alike or hidden characters. The limit is 3"),
        ("MOST_MARKS", 20, PROSE + "a" + "\u0301" * 21, "a letter with more than 20 accents"),
    ],
)
def test_a_text_beyond_the_budget_is_a_row_with_a_reason_and_what_to_do(monkeypatch, limit, most, text, things):
    before = corpus_of(text).report().documents[0]
    assert before.words
    assert before.problem is None or "large" not in before.problem.message
    monkeypatch.setattr(budget, limit, most)
    corpus = corpus_of(text)
    one, other = corpus.report().documents
    assert (one.takes_part, one.words, other.takes_part) == (False, 0, True)
    assert things in one.problem.message
    assert one.problem.hint
    with pytest.raises(ImbrexError, match=things.split(" ", maxsplit=1)[0]):
        corpus.compare("a", "b")
    assert not corpus.disguises("a").places
    monkeypatch.setattr(budget, limit, most * 100)
    assert corpus_of(text).report().documents[0].words == before.words


def sorted_marks(monkeypatch, text):
    """How many comparisons sorting the marks of each letter takes, as Unicode's normal forms do it."""
    count = 0

    def normalize(form, letters):
        nonlocal count
        run = 0
        for letter in letters:
            run = run + 1 if unicodedata.combining(letter) else 0
            count += run
        return unicodedata.normalize(form, letters)

    watched = SimpleNamespace(normalize=normalize, combining=unicodedata.combining, category=unicodedata.category)
    with monkeypatch.context() as patch:
        patch.setattr(vocabulary, "unicodedata", watched)
        patch.setattr(undisguised_words, "unicodedata", watched)
        corpus = corpus_of(text)
        corpus.report()
        corpus.disguises("a")
    return count


@pytest.mark.parametrize(
    "heap", ["\u0301\u0323", "\u0301\u200b", "\u0301\u1160", "\u0301<b></b>", "\u0301\u00ad"], ids=ascii
)
def test_marks_are_put_in_order_in_linear_time(monkeypatch, heap):
    """One letter with ever more marks, and ever more letters with as many marks as are allowed."""
    most = budget.MOST_MARKS // 2
    for small, large in (((2000, 1), (4000, 1)), ((most, 10), (most, 20))):
        few, many = (
            sorted_marks(monkeypatch, PROSE + ("a" + heap * marks + " ") * letters) for marks, letters in (small, large)
        )
        assert many <= 2.1 * few
