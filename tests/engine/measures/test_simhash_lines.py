"""SimHash features that lie in lines: titles and fields of records."""

import pytest

from imbrex.engine.measures.simhash import Features
from imbrex.engine.measures.simhash_lines import record_fields, titles
from tests.engine.measures.conftest import Measured, collection_of

ESSAY = """The Bridge at Night

It was a long evening, and the whole town had come down to the water
to see the new bridge, which
nobody had crossed yet. Nobody spoke.

A First Crossing
The mayor went first, with a lamp. "Follow me!"
Who follows?
Note: keep to the left:
The End"""


def weights(features: Features) -> list[int]:
    return sorted(features.weights.tolist())


def test_titles_are_short_lines_of_their_own() -> None:
    side = collection_of(ESSAY).side("0")
    assert weights(titles(side)) == [2, 3, 4]  # the end, the first crossing, the bridge
    alone = collection_of("A first crossing").side("0")
    assert set(titles(alone).hashes.tolist()) < set(titles(side).hashes.tolist())


def test_another_order_of_words_is_another_title() -> None:
    one, other = (titles(collection_of(text).side("0")) for text in ("one two three", "two one three"))
    assert one.hashes[0] != other.hashes[0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Colour: red and blue\nSize: 12", [2, 4]),
        ("颜色：红", [3]),
        ("a long sentence of very many words ends: so it is", []),
        ("see https://example.org/", []),
        ("Empty:\nnext", []),
        ("name\tage\nAnna Lena\t12", [1, 1, 1, 2]),
        ("\t\n\t\t", []),
        ("", []),
    ],
)
def test_fields_are_named_lines_and_cells(text: str, expected: list[int]) -> None:
    assert weights(record_fields(collection_of(text).side("0"))) == expected


def test_the_same_value_in_another_column_is_another_field() -> None:
    row, turned = (set(record_fields(collection_of(text).side("0")).hashes.tolist()) for text in ("ab\tcd", "cd\tab"))
    assert len(row) == 2
    assert not row & turned


def test_texts_without_such_lines_have_no_value(measured: Measured) -> None:
    values = measured("No title here.", ESSAY, names=("simhash-titles", "simhash-fields"))
    assert values["simhash-titles"].figure is None
    assert "no items of this kind" in values["simhash-fields"].reason
    assert measured(ESSAY, ESSAY, names=("simhash-titles",))["simhash-titles"].near_duplicate is True
