import dataclasses

import numpy as np
import pytest

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import Score
from imbrex.engine.overview.score_distribution import NoChance, why_no_chance
from imbrex.engine.overview.threshold import ThresholdFrom, floor
from imbrex.engine.text.document import Document
from tests.engine.conftest import shingled
from tests.made_class import make_class


@pytest.fixture(scope="module")
def made():
    return make_class(count=60, copies=6)


@pytest.fixture
def look(made, toy):
    """Looks at the made class; `authors` says who wrote what."""

    def look(authors=None, **arguments):
        corpus = Corpus(lambda _: toy, shingled(7))
        named = authors or {}
        corpus.add([Document(name, name, text, author=named.get(name, "")) for name, text in made.texts.items()])
        return summarize(corpus, corpus.report(), **arguments)

    return look


def names(seen, members):
    return frozenset(seen.report.documents[number].document.name for number in members)


@pytest.mark.parametrize("score", Score)
def test_planted_pairs_are_what_reaches_the_threshold(look, made, score):
    seen = look(score=score)
    pairs = zip(seen.report.pairs.left[seen.above], seen.report.pairs.right[seen.above], strict=True)
    assert {names(seen, pair) for pair in pairs} == made.pairs
    assert seen.threshold_from is ThresholdFrom.CUTOFF
    assert seen.threshold == seen.distribution.cutoff > seen.distribution.chance
    assert (seen.above_chance == (seen.values > seen.distribution.chance)).all()


@pytest.mark.parametrize("linkage", Linkage)
def test_each_copy_is_in_a_cluster_with_its_source_and_the_text_they_share(look, made, linkage):
    seen = look(linkage=linkage)
    assert {names(seen, cluster.members) for cluster in seen.clusters} == made.pairs
    for cluster, passage in zip(seen.clusters, seen.passages, strict=True):
        assert set(passage.members) == set(cluster.members)
        assert passage.text in made.texts[seen.report.documents[passage.document].document.name]
    assert seen.identical == ()


@pytest.mark.parametrize("linkage", Linkage)
def test_drafts_of_one_author_are_no_cluster_and_do_not_count(look, made, linkage):
    copied = max(made.planted, key=lambda planted: planted.share)
    seen = look(authors={copied.copy: "one", copied.source: "one"}, linkage=linkage)
    assert {names(seen, cluster.members) for cluster in seen.clusters} == made.pairs - {
        frozenset((copied.copy, copied.source))
    }
    assert seen.own.sum() == 1
    assert seen.values[seen.own][0] >= seen.threshold
    assert seen.above_chance[seen.own].all()
    assert not (seen.above & seen.own).any()
    assert seen.distribution.pairs == 60 * 59 // 2 - 1


def test_a_threshold_given_is_kept(look):
    seen = look(threshold=0.4)
    assert (seen.threshold, seen.threshold_from) == (0.4, ThresholdFrom.GIVEN)
    assert (seen.above == (seen.values >= 0.4)).all()
    assert 0 < len(seen.clusters) < 6


def test_without_copies_the_threshold_is_the_level_of_chance(toy):
    corpus = Corpus(lambda _: toy, shingled(7))
    texts = make_class(count=60, copies=0).texts
    corpus.add([Document(name, name, text) for name, text in texts.items()])
    seen = summarize(corpus, corpus.report())
    assert (seen.threshold, seen.threshold_from) == (seen.distribution.chance, ThresholdFrom.CHANCE)
    assert seen.clusters == ()


def by_words(numbers):
    return " ".join(f"w{number}" for number in numbers)


def summary_of(toy, texts, **arguments):
    corpus = Corpus(lambda _: toy, shingled(3))
    corpus.add([Document(str(number), str(number), by_words(text)) for number, text in enumerate(texts)])
    return summarize(corpus, corpus.report(), **arguments)


FEW = (range(100), range(50, 150), range(143, 243), range(300, 400))
"""A half of the second text is from the first; the third shares 5 of 98 shingles with it."""
MANY = (*(range(number, number + 100) for number in (0, 5, 10, 15)), (*range(4), *range(400, 496)))
"""Four copies of one text, and an honest one that shares 2 of 98 shingles with the first."""


@pytest.mark.parametrize("score", Score)
@pytest.mark.parametrize(("texts", "reason"), [(FEW, NoChance.TOO_FEW), (MANY, NoChance.TOO_SIMILAR)])
def test_a_class_without_a_chance_level_keeps_a_threshold_that_parts_copies_from_the_rest(toy, texts, reason, score):
    seen = summary_of(toy, texts, score=score)
    assert seen.distribution.chance is None
    assert why_no_chance(seen.distribution.pairs) is reason
    assert (seen.threshold, seen.threshold_from) == (floor(score, 3), ThresholdFrom.FLOOR)
    copies = {0, 1} if texts is FEW else {0, 1, 2, 3}
    assert [set(cluster.members) for cluster in seen.clusters] == [copies]
    assert len(seen.report.pairs) > np.count_nonzero(seen.above) == np.count_nonzero(seen.listed)


@pytest.mark.parametrize("linkage", Linkage)
@pytest.mark.parametrize("texts", [FEW, MANY])
def test_at_a_threshold_of_nothing_every_pair_is_listed_and_none_grouped(toy, texts, linkage):
    seen = summary_of(toy, texts, threshold=0.0, linkage=linkage)
    assert seen.clusters == ()
    assert not seen.above.any()
    assert seen.listed.all()


def test_identical_texts_are_a_group(toy, made):
    text = next(iter(made.texts.values()))
    document = Document("a", "a", text)
    corpus = Corpus(lambda _: toy, shingled(7))
    other = Document("c", "c", "another text altogether")
    copies = [dataclasses.replace(document, key=key) for key in "bd"]
    corpus.add([other, document, dataclasses.replace(other, key="e"), *copies])
    assert summarize(corpus, corpus.report()).identical == ((1, 3, 4), (0, 2))
