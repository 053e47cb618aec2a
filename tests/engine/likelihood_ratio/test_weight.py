"""Weight of evidence: copies of a class weigh more than its other pairs, and it says where it can't tell."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from imbrex.calibration import calibration
from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.likelihood_ratio.pair_features import longest_rise
from imbrex.engine.likelihood_ratio.weight import FEATURES, NoWeight, Weigher, ratio_of, two_figures
from imbrex.engine.options import PRESETS
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.languages.registry import Languages
from tests.made_class.classes import make_class

MADE = make_class("en", 24, 4, 250)
LANGUAGES = Languages()


def weigher_of(texts, **changes):
    """Weigh pairs of texts by name; changes of documents are by name too."""
    corpus = Corpus(LANGUAGES.find)
    documents = [Document(name, name, text, language="en") for name, text in texts.items()]
    corpus.add([replace(document, **changes.get(document.key, {})) for document in documents])
    return Weigher(corpus, calibration())


def first_copy():
    one = max(MADE.planted, key=lambda one: one.share)
    return one.copy, one.source


def test_copies_weigh_more_than_unrelated_pairs_whatever_is_chosen_and_in_any_order():
    weigher = weigher_of(MADE.texts)
    copied = [weigher.weigh(one.copy, one.source) for one in MADE.planted if one.share >= 0.2]
    involved = set().union(*MADE.pairs)
    others = [name for name in MADE.texts if name not in involved][:6]
    unrelated = [weigher.weigh(*pair) for pair in combinations(others, 2)]
    assert all(one.reason is None for one in [*copied, *unrelated])
    assert min(one.ratio for one in copied) > 20
    assert max(one.ratio for one in unrelated) < 5
    assert all(one.low <= one.ratio <= one.high for one in [*copied, *unrelated])
    left, right = first_copy()
    turned = weigher_of(dict(reversed(MADE.texts.items()))).weigh(right, left)
    assert turned.ratio == pytest.approx(weigher.weigh(left, right).ratio)


def test_the_class_is_measured_by_the_usual_words_whatever_is_compared():
    corpus = Corpus(LANGUAGES.find)
    corpus.add([Document(name, name, text, language="en") for name, text in MADE.texts.items()])
    usual = corpus.usual_words().hashes
    corpus.set_options(replace(corpus.options, canonization=PRESETS["verbatim"].canonization))
    assert np.array_equal(usual, corpus.usual_words().hashes)


@pytest.mark.parametrize(
    ("count", "changes", "reason"),
    [
        (3, {}, NoWeight.TOO_FEW),
        (24, {"language": "de"}, NoWeight.LANGUAGE),
        (24, {"text": "A short answer."}, NoWeight.LENGTH),
        (24, {"role": Role.TEMPLATE}, NoWeight.TEMPLATE),
    ],
)
def test_where_it_cannot_tell(count, changes, reason):
    names = [*first_copy(), *(name for name in MADE.texts if name not in first_copy())][:count]
    weigher = weigher_of({name: MADE.texts[name] for name in names}, **{names[0]: changes})
    found = weigher.weigh(*names[:2])
    assert found.reason is reason
    assert found.ratio == 1


def test_drafts_by_one_author_have_no_weight():
    left, right = first_copy()
    weigher = weigher_of(MADE.texts, **{left: {"author": "Ada"}, right: {"author": "Ada"}})
    assert weigher.weigh(left, right).reason is NoWeight.SAME_AUTHOR


def test_a_small_class_has_a_wider_interval_and_no_ratio_exceeds_the_limit():
    known = calibration()
    small, large = (ratio_of(np.ones(FEATURES), documents, known) for documents in (15, 300))
    assert small.ratio == large.ratio
    assert small.high / small.low > large.high / large.low > 1
    much = ratio_of(np.full(FEATURES, 50.0), 300, known)
    assert much.at_limit
    assert much.ratio == pytest.approx(known.most)


@given(some.lists(some.integers(0, 40), max_size=9, unique=True))
def test_the_longest_rise_is_that_of_all_choices(values):
    rising = (
        size for size in range(len(values), -1, -1) for one in combinations(values, size) if list(one) == sorted(one)
    )
    assert longest_rise(values) == next(rising)


def test_ratios_are_shown_in_two_figures():
    assert [two_figures(one) for one in (0.2, 1.4, 9.6, 47.3, 1_234, 98_700)] == [1, 1, 10, 47, 1_200, 99_000]
