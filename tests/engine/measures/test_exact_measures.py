"""The exact measures: Jaccard, containment, and the results of the Node.js and PHP articles."""

import pytest

from imbrex.engine.measures.dice import checksums
from tests.engine.conftest import AS_WRITTEN
from tests.engine.measures.conftest import Measured, collection_of


def test_the_lectures_rose(measured: Measured) -> None:
    rose = "a rose is a rose is a rose"
    side = collection_of(rose, length=4).side("0")
    assert (len(side.shingles), len(side.distinct)) == (5, 3)
    assert measured(rose, rose, length=4)["jaccard"].figure == 1


def test_jaccard_and_containment(measured: Measured) -> None:
    values = measured("a b c d e", "a b c d x y z", length=2)
    assert values["jaccard"].figure == pytest.approx(3 / 7)
    assert values["containment-left"].figure == pytest.approx(3 / 4)
    assert values["containment-right"].figure == pytest.approx(3 / 6)


@pytest.mark.parametrize("name", ["dice-crc32", "dice-mmh3"])
def test_dice_counts_every_shingle_of_the_first(measured: Measured, name: str) -> None:
    assert measured("a b a b c", "a b d", length=2)[name].figure == pytest.approx(2 * 2 / (4 + 2))
    assert measured("a b d", "a b a b c", length=2)[name].figure == pytest.approx(2 * 1 / (4 + 2))
    assert "0 hash collisions" in measured("a b a b c", "a b d", length=2)[name].detail


def test_collisions_are_counted(measured: Measured) -> None:
    # CRC32 is linear: these two words of equal length have the same sum.
    first, second = "plumless", "buckeroo"
    value = measured(first, second, length=1)
    assert value["dice-crc32"].figure == 1
    assert "1 hash collision among 2 distinct shingles" in value["dice-crc32"].detail
    assert value["dice-mmh3"].figure == 0
    assert value["jaccard"].figure == 0


def test_checksums_are_of_words_joined_by_blanks() -> None:
    side = collection_of("The quick brown fox", length=3).side("0")
    assert checksums(side, len).tolist() == [15, 15]
    assert AS_WRITTEN.fold_case
    seen: list[bytes] = []
    checksums(side, lambda data: len(seen.append(data) or data))
    assert seen == [b"the quick brown", b"quick brown fox"]


def test_php_divides_by_the_words_of_the_checked_text(measured: Measured) -> None:
    values = measured("текст для сравнения номер один", "текст для сравнения номер два и три")
    assert values["php-left"].figure == pytest.approx(2 / 5)
    assert values["php-right"].figure == pytest.approx(2 / 7)
