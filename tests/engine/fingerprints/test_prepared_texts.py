"""Texts prepared one by one give the figures of a comparison of all of them."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.text_words import combine, separate
from imbrex.engine.fingerprints.fingerprints import Fingerprinter
from imbrex.engine.fingerprints.prepared_texts import Preparer, independently, shingle_set
from imbrex.engine.options import PRESETS, Exclusions, Shingling
from imbrex.engine.overview.exact_shares import exact_shares
from imbrex.engine.overview.pair_figures import pair_figures
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.languages.registry import Languages
from tests.made_class import make_class

SHEET = "Describe the old harbour of a small town, and the keeper of its lamp in the fog."
OPTIONS = [
    PRESETS["rewrite"],
    PRESETS["verbatim"],
    replace(PRESETS["rewrite"], exclusions=Exclusions(quotations=True), shingles=Shingling(length=4, step=2)),
]


@pytest.fixture(scope="module")
def documents():
    made = list(make_class(count=10, copies=4, words=200, seed=5).texts.values())
    made[3] = f"{SHEET} {made[3]}"
    made[4] = f"{SHEET} {made[4]} “{made[3][:200]}”"
    made += ["", "Two words"]
    return [Document(f"{n}", f"{n}", text, language="en") for n, text in enumerate(made)]


@pytest.mark.parametrize("options", OPTIONS, ids=["rewrite", "verbatim", "quotations"])
def test_figures_are_those_of_the_comparison(documents, options):
    sheet = Document("sheet", "sheet", SHEET, language="en", role=Role.TEMPLATE)
    corpus = Corpus(Languages().find, independently(options))
    corpus.add([*documents, sheet])
    report = corpus.report()
    preparer = Preparer(Languages().find, options, [sheet])
    # In two batches, of which the second is repeated in other company.
    texts = [*preparer.prepare(documents[:5]), *preparer.prepare(documents[5:])]
    again = preparer.prepare(documents[5:8])
    assert [one.fingerprints.tolist() for one in again] == [one.fingerprints.tolist() for one in texts[5:8]]
    assert [one.counted for one in texts] == list(report.documents[:-1])
    assert [one.shingles for one in texts] == report.pairs.sizes[:-1].tolist()

    words = [one.words for one in texts]
    pairs = list(combinations(range(len(words)), 2))
    found = pair_figures(words, [shingle_set(one, options.shingles) for one in words], pairs, options, 0.0)
    expected = report.pairs
    assert found.left.tolist() == expected.left.tolist()
    assert found.right.tolist() == expected.right.tolist()
    assert found.shared.tolist() == expected.shared.tolist()
    assert list(found.shares) == list(exact_shares(corpus, expected.left, expected.right))
    keys = [one.key for one in documents]
    for left, right, longest in zip(found.left, found.right, found.longest, strict=True):
        passages = corpus.compare(keys[left], keys[right]).passages
        assert longest == max((one.words for one in passages), default=0)
    assert len(found) > 5


def test_fingerprints_are_those_of_a_library(documents):
    options = PRESETS["rewrite"]
    prepared = Preparer(Languages().find, options).prepare(documents)
    made = Fingerprinter(Languages().find, options).make(documents)
    assert [one.fingerprints.tolist() for one in prepared] == [one.hashes.tolist() for one in made]


def test_words_are_separated_and_combined_without_loss(documents):
    corpus = Corpus(Languages().find, OPTIONS[2])
    corpus.add(documents)
    whole, kept = corpus.whole_texts(), corpus.kept_words()
    again = combine(separate(whole, kept))
    for one, other in zip((whole, kept), again, strict=True):
        for name in one.__slots__:
            np.testing.assert_array_equal(getattr(one, name), getattr(other, name), name)
