import dataclasses

import pytest

from imbrex.engine.corpus import Corpus
from imbrex.engine.document import Document
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.glance import ThresholdFrom, glance
from imbrex.engine.overview.score import Score
from tests.engine.conftest import shingled
from tests.made_class import make_class


@pytest.fixture(scope="module")
def made():
    return make_class(count=60, copies=6)


@pytest.fixture
def look(made, toy):
    """Looks at the made class; `authors` says who wrote what."""

    def look(authors=None, **arguments):
        corpus = Corpus(lambda _: toy, shingled(4))
        named = authors or {}
        corpus.add([Document(name, name, text, author=named.get(name, "")) for name, text in made.texts.items()])
        return glance(corpus, corpus.report(), **arguments)

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
    corpus = Corpus(lambda _: toy, shingled(4))
    texts = make_class(count=60, copies=0).texts
    corpus.add([Document(name, name, text) for name, text in texts.items()])
    seen = glance(corpus, corpus.report())
    assert (seen.threshold, seen.threshold_from) == (seen.distribution.chance, ThresholdFrom.CHANCE)
    assert seen.clusters == ()


def test_of_too_few_pairs_every_one_that_shares_something_is_shown(toy):
    corpus = Corpus(lambda _: toy, shingled(4))
    texts = ("one two three four five", "one two three four seven", "eight nine ten eleven")
    corpus.add([Document(text, text, text) for text in texts])
    seen = glance(corpus, corpus.report())
    assert (seen.threshold, seen.threshold_from) == (0.0, ThresholdFrom.NOTHING)
    assert seen.above.tolist() == [True]
    assert [cluster.members for cluster in seen.clusters] == [(0, 1)]


def test_identical_texts_are_a_group(toy, made):
    text = next(iter(made.texts.values()))
    document = Document("a", "a", text)
    corpus = Corpus(lambda _: toy, shingled(4))
    other = Document("c", "c", "another text altogether")
    copies = [dataclasses.replace(document, key=key) for key in "bd"]
    corpus.add([other, document, dataclasses.replace(other, key="e"), *copies])
    assert glance(corpus, corpus.report()).identical == ((1, 3, 4), (0, 2))
