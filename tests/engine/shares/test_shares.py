"""The five shares of a text: they add up, in words, in fractions and in percent."""

import dataclasses
import random

import pytest

from imbrex.engine.percent import Rounded
from imbrex.engine.shares.shares import Percents, Shares


def test_the_shares_of_ten_thousand_random_texts_add_up():
    rng = random.Random(17)
    for _ in range(10_000):
        shares = Shares(*(rng.choice((0, 1, rng.randrange(9), rng.randrange(10**6))) for _ in range(5)))
        percents = shares.percents()
        fractions = (shares.verbatim, shares.reworded, shares.excluded, shares.only_here, shares.translated)
        assert sum(percents) == 100
        assert sum(fractions) == pytest.approx(1)
        assert percents.headline == percents.verbatim + percents.reworded + percents.translated
        # The rule of largest remainders: each share is rounded down or up, never farther.
        assert all(abs(whole - 100 * part) < 1 for whole, part in zip(percents, fractions, strict=True))


def test_the_largest_remainders_are_rounded_up():
    assert Shares(76, 16, 6, 43).percents() == Percents(54, 11, 4, 31)
    assert Shares(76, 16, 6, 43).percents().headline == 65
    assert Shares(76, 16, 6, 43).fractions() == {
        "verbatim": 76 / 141,
        "reworded": 16 / 141,
        "excluded": 6 / 141,
        "only_here": 43 / 141,
        "translated": 0.0,
    }
    assert Shares(1, 1, 1, 0).percents() == Percents(34, 33, 33, 0)


def test_a_text_without_words_has_nothing_of_another():
    assert Shares().percents() == Percents(0, 0, 0, 100)
    assert (Shares().only_here, Shares().headline) == (1.0, 0.0)


def test_what_is_more_than_nothing_and_less_than_all_says_so():
    shares = Shares(verbatim_words=1998, only_here_words=2)
    assert shares.percents() == Percents(100, 0, 0, 0)
    assert shares.shown() == (Rounded(99, ">"), Rounded(0), Rounded(0), Rounded(1, "<"), Rounded(0))
    assert shares.shown_headline() == Rounded(99, ">")
    assert Shares(verbatim_words=7).shown_headline() == Rounded(100)


def test_shares_do_not_change():
    with pytest.raises(dataclasses.FrozenInstanceError):
        Shares().verbatim_words = 3
