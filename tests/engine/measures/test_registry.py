"""What holds for every measure."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from imbrex.engine.measures.megashingles import megashingles
from imbrex.engine.measures.minhash import signature
from imbrex.engine.measures.registry import BY_NAME, MEASURES, measure_pair
from imbrex.engine.measures.value import Kind, Value, in_figures
from imbrex.engine.observer import Cancelled, Progress
from tests.engine.measures.conftest import Measured, collection_of, made_text
from tests.examples import examples

RANGES = {Kind.FRACTION: (0, 1), Kind.DISTANCE: (0, 1.5), Kind.BITS: (0, 64), Kind.COSINE: (-1, 1)}
FULL = {Kind.FRACTION: 1, Kind.DISTANCE: 0, Kind.BITS: 0, Kind.COSINE: 1}
OTHERS = ("salt waves carry the harbour boats", "red engines climb over hills", "cold soup tastes of garlic and dill")
# Of the words word0 to word49, as written, in shingles of 3.
SIGNATURE = [13504214, 233248071, 53010078]
MEGASHINGLE = 6061612349609221643

words = st.sampled_from(["alpha", "beta", "gamma", "delta", "Öl", "ёлка", "you", "1234", "-", ".\n\n", "the"])
texts = st.one_of(st.lists(words, max_size=60).map(" ".join), st.text(max_size=80))


@examples(30)
@given(texts, texts)
def test_every_measure_gives_a_number_in_its_range_or_a_reason(left: str, right: str) -> None:
    collection = collection_of(left, right, *OTHERS)
    values = measure_pair(collection, "0", "1")
    reverse = measure_pair(collection, "1", "0")
    assert list(values) == [measure.name for measure in MEASURES]
    for name, value in values.items():
        measure = BY_NAME[name]
        if value.figure is None:
            assert value.reason
            assert value.near_duplicate is None
            continue
        low, high = RANGES[measure.kind]
        assert low <= value.figure <= (2 if name.startswith("dice") else high)
        assert math.isfinite(value.error or 0)
        assert value.detail
        assert not value.reason
        if measure.symmetric:
            assert reverse[name].figure == pytest.approx(value.figure, abs=1e-9)


@examples(20)
@given(texts)
def test_identical_texts_are_the_same_and_empty_ones_are_not(text: str) -> None:
    collection = collection_of(text, text, *OTHERS)
    for name, value in measure_pair(collection, "0", "1").items():
        measure = BY_NAME[name]
        if not len(collection.side("0").tokens.kept):
            assert value.figure is None
            assert "no words" in value.reason
        elif value.figure is not None and measure.full:
            assert value.figure == pytest.approx(FULL[measure.kind]) or name.startswith("dice")
            assert value.near_duplicate is not False or "not considered" in value.detail


def test_measures_that_claim_to_exchange_sides_differ_where_they_do_not() -> None:
    collection = collection_of("a b c d e f g a b c d", "a b c d x", *OTHERS, length=2)
    values, reverse = measure_pair(collection, "0", "1"), measure_pair(collection, "1", "0")
    for measure in MEASURES:
        if not measure.symmetric:
            assert values[measure.name].figure != reverse[measure.name].figure


def test_estimates_name_exact_measures() -> None:
    assert {measure.name for measure in MEASURES if measure.estimates} == {"minhash", "bloom"}
    for measure in MEASURES:
        assert not measure.estimates or not BY_NAME[measure.estimates].estimates


def test_estimates_stay_within_their_error(measured: Measured) -> None:
    copy = made_text(700, 1) + " " + made_text(150, 2)
    values = measured(made_text(700, 1), copy)
    exact = values["jaccard"].figure
    for name in ("minhash", "bloom"):
        assert abs(values[name].figure - exact) < 4 * values[name].error


def test_a_text_without_words_equals_nothing(measured: Measured) -> None:
    for pair in (("", ""), ("...", "..."), ("some words here", "")):
        for value in measured(*pair).values():
            assert value.figure is None
            assert "no words to compare after normalization" in value.reason


def test_a_text_too_short_for_a_shingle_says_so_where_shingles_are_needed(measured: Measured) -> None:
    values = measured("only two", "here there are many more words")
    for measure in MEASURES:
        assert ("too short" in values[measure.name].reason) == measure.needs_shingles
    assert values["simhash"].figure is not None


def test_texts_of_different_languages_are_measured_and_said(measured: Measured) -> None:
    values = measured("one two three four", "one two three four", languages=("en", "de"))
    for value in values.values():
        assert (value.figure is None) != ("different languages (en, de)" in value.caution)
    same = measured("one two three four", "one two three four", languages=("en", "en"))
    assert "languages" not in "".join(value.caution for value in same.values())


def test_one_document_can_be_measured_against_itself() -> None:
    collection = collection_of("the only document that there is")
    for name, value in measure_pair(collection, "0", "0").items():
        assert (value.figure is None) == (name in {"lsa", "simhash-fields"})


def test_only_what_is_asked_for_is_worked_out_in_that_order(measured: Measured) -> None:
    assert list(measured("a b c", "a b c", names=("minhash", "jaccard"))) == ["minhash", "jaccard"]
    with pytest.raises(KeyError, match="nonsense"):
        measured("a b c", "a b c", names=("nonsense",))


def test_work_can_be_stopped() -> None:
    class Impatient:
        def progress(self, progress: Progress) -> None: ...

        def check(self) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        measure_pair(collection_of("a b c", "a b c"), "0", "1", ("jaccard",), Impatient())


def test_measures_do_not_hang_on_the_order_of_loading() -> None:
    loaded = [made_text(150, 1), made_text(100, 1) + made_text(60, 2), *(made_text(100, seed) for seed in range(3, 8))]
    forward = measure_pair(collection_of(*loaded), "0", "1")
    last = str(len(loaded) - 1)
    backward = measure_pair(collection_of(*reversed(loaded)), last, str(len(loaded) - 2))
    for name, value in forward.items():
        assert backward[name].figure == pytest.approx(value.figure, abs=1e-3 if name == "lsa" else 0), name


def test_figures_for_people() -> None:
    assert in_figures(Value(0.7512, error=0.0471), Kind.FRACTION) == "75.1 ± 4.7%"
    assert in_figures(Value(0.5), Kind.FRACTION) == "50.0%"
    assert in_figures(Value(1), Kind.BITS) == "1 bit"
    assert in_figures(Value(0.25), Kind.DISTANCE) == "0.250"
    assert in_figures(Value(None, reason="Nothing."), Kind.BITS) == ""


def test_names_are_stable_and_sentences_are_sentences() -> None:
    assert len(BY_NAME) == len(MEASURES)
    for measure in MEASURES:
        assert measure.name == measure.name.lower()
        assert measure.sentence.endswith(".")
        for threshold in measure.thresholds:
            low, high = RANGES[measure.kind]
            assert low < threshold.at < high


def test_signatures_are_the_same_everywhere() -> None:
    # Stored fingerprints would be worthless if these changed.
    side = collection_of(" ".join(f"word{number}" for number in range(50))).side("0")
    assert side.once(signature)[:3].tolist() == SIGNATURE
    assert int(side.once(megashingles)[0]) == MEGASHINGLE
    assert side.once(signature).dtype == np.uint32
