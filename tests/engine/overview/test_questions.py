"""Questions about a class, asked of a corpus and its report."""

import numpy as np
import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.overview.dendrogram import cut
from imbrex.engine.overview.questions import details_of, origins_of, tree_of
from imbrex.engine.text.document import Document
from tests.engine.conftest import shingled

OLD, OWN, NEW = (
    "old words everybody knows by heart",
    "mine and only mine this part",
    "new words that nobody wrote yet",
)


@pytest.fixture
def corpus(toy):
    """An essay between a draft of its own, and the sources of its halves."""
    made = Corpus(lambda _: toy, shingled(3))
    made.add(
        [
            Document("before", "before", OLD),
            Document("draft", "draft", OWN, author="Ann"),
            Document("essay", "essay", f"{OLD} {OWN} {NEW}", author="Ann"),
            Document("after", "after", NEW),
        ]
    )
    return made


def test_origins_are_looked_for_on_both_sides_and_not_in_drafts(corpus):
    found = origins_of(corpus, corpus.report(), 2)
    assert [(one.other, one.words) for one in found.origins] == [(0, 6), (3, 6)]
    assert found.unique == pytest.approx(1 / 3)


@pytest.mark.parametrize("first", ["draft", "essay"])
def test_a_draft_explains_nothing_whichever_came_first(toy, first):
    made = Corpus(lambda _: toy, shingled(3))
    texts = {"essay": f"{OLD} {OWN}", "draft": OWN}
    names = sorted(texts, key=lambda name: name != first)
    made.add([Document(name, name, texts[name], author="Ann") for name in names])
    assert origins_of(made, made.report(), names.index("essay")).origins == ()


def test_drafts_are_not_joined_for_what_they_share(corpus):
    report = corpus.report()
    values = report.pairs.greater_containment
    assert values.tolist() == [1, 1, 1]
    labels = cut(tree_of(report, values), 0.4)
    assert np.count_nonzero(labels == labels[1]) == 1
    assert len(tree_of(report, values).joined) == 2  # the draft of Ann's shares nothing with anybody else


def test_details_are_of_the_pairs_asked_for(corpus):
    report = corpus.report()
    pairs = list(zip(report.pairs.left.tolist(), report.pairs.right.tolist(), strict=True))
    assert pairs == [(0, 2), (1, 2), (2, 3)]
    found = details_of(corpus, report, np.array([2, 0]))
    assert found.longest.tolist() == [6, 6]
    assert found.coverage_left.tolist() == pytest.approx([1 / 3, 1])
    assert found.coverage_right.tolist() == pytest.approx([1, 1 / 3])
