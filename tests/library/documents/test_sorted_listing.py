"""The database sorts as Python would."""

import numpy as np
import pytest

from imbrex.engine.text.document import Document
from imbrex.languages.registry import Languages
from imbrex.library.documents.entry import Filing, Order, Selection
from imbrex.library.documents.listing import find_ordered
from imbrex.library.library import Library

FILED = (
    ("beta", "Zoe", "", "2030-01-01", 3),
    ("Alpha", "", "art", "", 9),
    ("gamma", "ann", "Art", "2029-01-01", 1),
    ("alpha 2", "Bob", "zoo", "2031-01-01", 5),
)


@pytest.fixture
def library(tmp_path):
    """A library of four texts that differ in everything they can be sorted by."""
    with Library.create(str(tmp_path / "a.imbrexlib"), Languages().find) as library:
        for number, (name, author, collection, retained, words) in enumerate(FILED):
            text = " ".join(f"word{number}x{place}" for place in range(words))
            library.add(
                [Document(name, name, text, language="en")],
                Filing(author=author, collection=collection, retained=retained),
            )
        yield library


def ordered(library, order, falls=False, **selection):
    with library.store.reading() as connection:
        return [int(number) for number in find_ordered(connection, Selection(**selection), order, falls)]


COLUMNS = [(Order.NAME, 0), (Order.AUTHOR, 1), (Order.COLLECTION, 2), (Order.RETAINED, 3)]


@pytest.mark.parametrize("falls", [False, True])
@pytest.mark.parametrize(("order", "column"), COLUMNS)
def test_texts_are_sorted_without_regard_to_case_and_nothing_comes_last(library, order, column, falls):
    values = {number: row[column].lower() for number, row in enumerate(FILED, 1)}
    some = sorted((number for number in values if values[number]), key=lambda number: values[number], reverse=falls)
    found = [values[number] for number in ordered(library, order, falls)]
    nothing = [""] * (len(values) - len(some))
    assert found == [values[number] for number in some] + nothing


def test_words_are_sorted_as_numbers(library):
    assert ordered(library, Order.WORDS) == [3, 1, 4, 2]
    assert ordered(library, Order.WORDS, True) == [2, 4, 1, 3]


def test_the_newest_come_first_when_asked(library):
    assert ordered(library, Order.ADDED) == [1, 2, 3, 4]
    assert ordered(library, Order.ADDED, True) == [4, 3, 2, 1]


@pytest.mark.parametrize("order", list(Order))
def test_a_selection_keeps_its_order(library, order):
    everything = ordered(library, order)
    some = ordered(library, order, text="alpha")
    assert some == [number for number in everything if number in {2, 4}]
    assert ordered(library, order, text="nowhere") == []


def test_every_document_is_there_once(library):
    library.add([Document("again", "again", "word0x0 word0x1 word0x2", language="en")])  # another name of the first
    for order in Order:
        assert np.unique(ordered(library, order)).tolist() == [1, 2, 3, 4]
        assert len(ordered(library, order)) == 4
