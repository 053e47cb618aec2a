"""What other shingle lengths would give, and which to take."""

from collections.abc import Callable

import numpy as np
import pytest

from imbrex.engine.arrays import Float64
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.shingles import shingles_by_length, shingles_of
from imbrex.engine.options import LONGEST_SHINGLE
from imbrex.engine.what_if.shingle_lengths import ChanceFrom, Curve, curve, suggest, what_if
from tests.engine.conftest import shingled
from tests.engine.measures.conftest import made_text

Make = Callable[..., Corpus]

LEFT = made_text(400, 1)
RIGHT = made_text(300, 2) + " " + " ".join(LEFT.split()[100:250])
OTHERS = [made_text(400, seed) for seed in range(10, 16)]


@pytest.mark.parametrize("step", [1, 3])
def test_every_length_gives_what_a_comparison_gives(step: int, corpus_of: Make) -> None:
    corpus = corpus_of(LEFT, RIGHT)
    found = curve(corpus.tokens("0"), corpus.tokens("1"), step)
    for length in range(1, LONGEST_SHINGLE + 1):
        options = shingled(length).with_value("shingle-step", step)
        scores = corpus_of(LEFT, RIGHT, options=options).compare("0", "1").scores
        assert found.containment_left[length - 1] == pytest.approx(scores.containment_left)
        assert found.containment_right[length - 1] == pytest.approx(scores.containment_right)
        assert found.jaccard[length - 1] == pytest.approx(scores.jaccard)


def test_shingles_of_all_lengths_are_those_of_each(corpus_of: Make) -> None:
    tokens = corpus_of(LEFT).tokens("0")
    for length, hashes in enumerate(shingles_by_length(tokens, LONGEST_SHINGLE), 1):
        assert (hashes == shingles_of(tokens, length)).all()


def test_lengths_that_a_text_does_not_reach_have_no_figure(corpus_of: Make) -> None:
    corpus = corpus_of("a b c", "a b d e")
    found = curve(corpus.tokens("0"), corpus.tokens("1"))
    assert np.isnan(found.containment_left).tolist() == [False] * 3 + [True] * 17
    assert np.isnan(found.containment_right).tolist() == [False] * 4 + [True] * 16
    assert np.isnan(found.jaccard).tolist() == [False] * 3 + [True] * 17
    assert found.containment_right[3] == 0


def test_chance_comes_from_the_class_where_there_is_one(corpus_of: Make) -> None:
    found = what_if(corpus_of(LEFT, RIGHT, *OTHERS), "0", "1")
    assert (found.chance_from, found.others) == (ChanceFrom.CLASS, 6)
    alone = what_if(corpus_of(LEFT, RIGHT, *OTHERS[:2]), "0", "1")
    assert (alone.chance_from, alone.others) == (ChanceFrom.SHUFFLED, 0)
    for one in (found, alone):
        assert one.lengths == tuple(range(1, 21))
        assert one.chance.containment_left[0] > 0.2 > one.chance.containment_left[2]
        assert one.scores.containment_left[2] > 0.3


def test_a_class_that_has_copied_from_one_source_is_no_chance(corpus_of: Make) -> None:
    copied = [f"{made_text(200, seed)} {LEFT}" for seed in range(30, 34)]
    found = what_if(corpus_of(RIGHT, LEFT, *copied, *OTHERS[:2]), "0", "1")
    assert (found.chance_from, found.others) == (ChanceFrom.CLASS, 6)
    assert found.chance.containment_right[4] < 0.02


def test_copies_of_the_pair_are_no_chance(corpus_of: Make) -> None:
    found = what_if(corpus_of(LEFT, RIGHT, LEFT, RIGHT, LEFT, *OTHERS[:2]), "0", "1")
    assert found.chance_from is ChanceFrom.SHUFFLED


def test_the_answer_does_not_hang_on_the_order_of_loading(corpus_of: Make) -> None:
    texts = [LEFT, RIGHT, *OTHERS, *(made_text(200, seed) for seed in range(20, 30))]
    corpus = corpus_of(*texts)
    turned = corpus.alone([document.key for document in reversed(corpus.documents)])
    one, other = what_if(corpus, "0", "1"), what_if(turned, "0", "1")
    assert (one.chance.jaccard == other.chance.jaccard).all()
    assert one.suggestion == other.suggestion


def _curves(score: list[float], chance: list[float]) -> tuple[Curve, Curve]:
    def column(values: list[float]) -> Float64:
        return np.array(values + [values[-1]] * (20 - len(values)))

    one, other = column(score), column(chance)
    return Curve(one, one / 2, one / 2), Curve(other, other, other)


def test_nothing_is_suggested_where_chance_is_unknown() -> None:
    nan = float("nan")
    suggestion = suggest(*_curves([0.4, 0.2], [nan, nan]))
    assert suggestion.length is None
    assert "chance" in suggestion.reason
    assert suggest(*_curves([0.4, 0.2, 0.1], [0.5, 0.001, nan])).length == 2


def test_the_shortest_length_that_chance_hardly_reaches_is_suggested() -> None:
    suggestion = suggest(*_curves([0.9, 0.6, 0.5, 0.4], [0.5, 0.08, 0.004, 0]))
    assert suggestion.length == 3
    assert "0.4%, versus 8.0% with 2 words" in suggestion.reason
    assert "50.0%" in suggestion.reason


def test_a_pair_with_nothing_in_common_is_told_so() -> None:
    suggestion = suggest(*_curves([0.4, 0.02, 0.0], [0.5, 0.04, 0.003]))
    assert suggestion.length == 3
    assert "nothing in this pair stands out" in suggestion.reason


def test_without_a_good_length_none_is_suggested() -> None:
    scores, chance = _curves([0.9], [0.4])
    assert suggest(scores, chance).length is None
    assert "up to 8 words, so no other length is better" in suggest(scores, chance).reason
    short = Curve(*(np.where(np.arange(20) < 4, column, np.nan) for column in (scores.jaccard,) * 3))
    assert suggest(short, chance).length is None
    assert suggest(*_curves([0.9], [0.4] * 8 + [0.0])).length is None
    assert suggest(*_curves([0.9], [0.4] * 7 + [0.0])).length == 8


HEADER = made_text(60, 99)


def test_a_header_of_the_class_changes_no_suggestion(corpus_of: Make) -> None:
    plain = what_if(corpus_of(LEFT, RIGHT, *OTHERS), "0", "1")
    headed = what_if(corpus_of(*(f"{HEADER} {text}" for text in (LEFT, RIGHT, *OTHERS))), "0", "1")
    assert plain.suggestion.length in (2, 3, 4)
    assert headed.suggestion.length == plain.suggestion.length
    assert (plain.common, headed.common) == (0, 60)
    assert headed.chance.containment_left == pytest.approx(plain.chance.containment_left, abs=0.005)
    assert (headed.scores.jaccard > plain.scores.jaccard).all()  # what the comparison finds is shown as it is
    assert "Most of the class shares 60 words" in headed.suggestion.reason
    assert "class shares" not in plain.suggestion.reason


def test_a_header_with_a_name_in_it_changes_none_either(corpus_of: Make) -> None:
    first, last = HEADER.split()[:20], HEADER.split()[20:]
    texts = [
        " ".join((*first, *made_text(2, seed).split(), *last, text))
        for seed, text in enumerate((LEFT, RIGHT, *OTHERS), 50)
    ]
    assert what_if(corpus_of(*texts), "0", "1").suggestion.length in (2, 3, 4)


def test_where_there_is_nothing_but_the_header_it_is_to_be_a_template(corpus_of: Make) -> None:
    found = what_if(corpus_of(HEADER, HEADER + " end", *(f"{HEADER} {text}" for text in OTHERS)), "0", "1")
    assert found.suggestion.length is None
    assert "template" in found.suggestion.reason
    assert "Keep the current length" in found.suggestion.reason


def test_texts_without_words_have_no_suggestion(corpus_of: Make) -> None:
    found = what_if(corpus_of("", "some words", *OTHERS), "0", "1")
    assert found.suggestion.length is None
    assert "no words" in found.suggestion.reason
    assert np.isnan(found.scores.jaccard).all()


def test_a_document_against_itself(corpus_of: Make) -> None:
    found = what_if(corpus_of(LEFT), "0", "0")
    assert (found.scores.jaccard == 1).all()
    assert found.suggestion.length in (2, 3, 4)
    with pytest.raises(KeyError):
        what_if(corpus_of(LEFT), "0", "1")
