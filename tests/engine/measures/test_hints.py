"""Hints on measures that disagree."""

from imbrex.engine.measures.hints import hints
from imbrex.engine.measures.registry import measure_pair
from tests.engine.measures.conftest import collection_of, made_text


def hints_on(left: str, right: str, names: tuple[str, ...]) -> str:
    collection = collection_of(left, right, *(made_text(300, seed) for seed in range(20, 24)))
    values = measure_pair(collection, "0", "1", names)
    return " ".join(hints(values, collection.side("0"), collection.side("1")))


NAMES = ("jaccard", "containment-left", "containment-right", "minhash", "supershingles", "simhash")
TEXT = made_text(600, 1)


def test_nothing_is_said_where_measures_agree() -> None:
    assert hints_on(TEXT, TEXT, NAMES) == ""
    assert hints_on(TEXT, made_text(600, 2, 50_000), NAMES) == ""


def test_one_text_inside_the_other() -> None:
    hint = hints_on(TEXT, TEXT + " " + made_text(2000, 3), NAMES)
    assert "left text is in the right text" in hint
    assert "right text is in the left text" in hints_on(TEXT + " " + made_text(2000, 3), TEXT, NAMES)


def test_words_in_another_order() -> None:
    assert "reordered" in hints_on(TEXT, " ".join(sorted(TEXT.replace(".", "").split())), NAMES)


def test_a_little_padding_defeats_supershingles() -> None:
    assert "added text" in hints_on(TEXT, TEXT + " " + made_text(250, 9), ("jaccard", "supershingles"))


def test_short_texts() -> None:
    assert "short" in hints_on("one two three four", "one two three five", NAMES)
    assert "short" not in hints_on("one two three four", "one two three five", ("jaccard",))


def test_packers_that_look_back_too_little() -> None:
    long = " ".join(f"{number * 7919 % 99991:x}" for number in range(15_000))
    assert "gzip" in hints_on(long, long, ("ncd-xz", "ncd-gzip"))
