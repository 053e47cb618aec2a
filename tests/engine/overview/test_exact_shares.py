"""Exact shares of many pairs: the same as for each pair by itself."""

import random
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.compare.passages import find_passages
from imbrex.engine.options import Exclusions, Options, PassageRules, Shingling
from imbrex.engine.overview.exact_shares import exact_shares
from imbrex.engine.shares.find_classes import exact_classes
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.languages.registry import Languages

WORDS = "wave stone harbour lamp keeper fog copper railway parliament the a of in and with".split()
SHEET = "Describe the harbour of a town with a lamp and the keeper of the lamp in fog."


def texts(rng):
    """Texts of sentences that many of them share, some with the template, a quotation, or nothing at all."""
    pool = [" ".join(rng.choices(WORDS, k=rng.randint(2, 12))).capitalize() + "." for _ in range(12)]
    made = [" ".join(rng.choices(pool, k=rng.randint(1, 8))) for _ in range(7)]
    made = [f"{SHEET} {one}" if rng.random() < 0.4 else one for one in made]
    made += [f"{made[0]} As he said, “{pool[0]}” and “the {pool[1]}”", made[1], "", "The of and", "The of and"]
    rng.shuffle(made)
    return made


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("options", [Options(), Options(exclusions=Exclusions(quotations=True))], ids=["", "quoted"])
def test_many_pairs_at_once_are_the_same_as_one_by_one(seed, options):
    rng = random.Random(seed)
    rules = Shingling(length=seed % 4 + 1), PassageRules(minimum_words=seed // 2)
    options = replace(options, shingles=rules[0], passages=rules[1]) if seed > 1 else options
    documents = [Document(f"{n}", f"{n}", text, language="en") for n, text in enumerate(texts(rng))]
    if seed % 2:
        documents.insert(3, Document("sheet", "sheet", SHEET, language="en", role=Role.TEMPLATE))
    corpus = Corpus(Languages().find, options)
    corpus.add(documents)
    numbers = [n for n, one in enumerate(documents) if one.role is not Role.TEMPLATE]
    pairs = [rng.choice([pair, pair[::-1]]) for pair in combinations(numbers, 2)]
    left, right = np.array(pairs, np.int32).T
    found = exact_shares(corpus, left, right)
    assert len(found) == len(pairs)
    for index, pair in enumerate(pairs):
        one, other = (corpus.tokens(documents[n].key) for n in pair)
        passages = find_passages(one, other, options.shingles.length, options.passages.minimum_words)
        alone = exact_classes(one, other, passages)
        assert found[index] == (alone.left.shares, alone.right.shares), pair
    assert list(found) == [found[index] for index in range(len(found))]
    assert list(exact_shares(corpus, left[seed::9], right[seed::9])) == list(found)[seed::9]
    assert found.verbatim.any()
    assert not seed % 2 or found.excluded.any()


def test_no_pairs_have_no_shares():
    corpus = Corpus(Languages().find)
    nothing = np.zeros(0, np.int32)
    assert len(exact_shares(corpus, nothing, nothing)) == 0
