"""Class builder: which pairs a class report lists, in which order, and with whose figures."""

from csv import DictReader
from dataclasses import replace
from io import StringIO

import pytest

from imbrex.engine.observer import Cancelled, Silent
from imbrex.engine.overview.class_summary import summarize
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import Score
from imbrex.engine.shares.shares import Shares
from imbrex.engine.text.document import Problem
from imbrex.engine.text.role import Role
from imbrex.reports.batch import Batch, ClassSettings, Each
from imbrex.reports.builders.class_builder import in_order, make_class_report
from imbrex.reports.csv.report_csv import class_csv
from imbrex.reports.html.rendering import class_page
from imbrex.reports.wording.phrases import Phrases
from imbrex.reports.wording.sentences import class_lead, class_sentences, rest_of_class
from tests.reports.conftest import corpus_of, document, making


def words(first, last, stem="lantern"):
    return " ".join(f"{stem}{number}" for number in range(first, last))


@pytest.fixture
def corpus():
    """A copy, a half, a tenth and a stranger, in no order."""
    return corpus_of(
        document("tenth", f"{words(0, 12)} {words(0, 100, 'harbour')}"),
        document("whole", words(0, 100)),
        document("stranger", words(0, 90, "meadow")),
        document("half", f"{words(20, 70)} {words(0, 50, 'anchor')}"),
        document("copy", f"{words(0, 100)} {words(0, 5, 'ending')}"),
    )


def whole(corpus, **wish):
    return Batch(corpus, making(corpus.options), ClassSettings(**wish)).whole()


def names(report):
    return [(report.documents[pair.left_index].name, report.documents[pair.right_index].name) for pair in report.pairs]


@pytest.mark.parametrize("score", Score)
def test_pairs_are_listed_by_their_score_the_highest_first(corpus, score):
    report = whole(corpus, score=score, threshold=0.01)
    scores = [
        pair.jaccard if score is Score.JACCARD else max(pair.containment_left, pair.containment_right)
        for pair in report.pairs
    ]
    assert scores == sorted(scores, reverse=True)
    assert len(set(scores)) >= 3
    assert [pair.number for pair in report.pairs] == list(range(1, len(scores) + 1))
    assert report.figures.score == score.value


def test_readers_see_pairs_in_the_order_of_the_overlap_that_is_shown(corpus):
    """Reworded text may lift a pair above another; the record keeps the order by the score, to compute it again."""
    report = whole(corpus, threshold=0.01)
    assert report.in_order() == report
    lifted = replace(report.pairs[1], shares_left=Shares(verbatim_words=1, reworded_words=99))
    report = replace(report, pairs=(report.pairs[0], report.pairs[2], lifted))
    listed = report.in_order().pairs
    assert [(pair.number, pair.left_index, pair.right_index) for pair in listed] == [
        (place, report.pairs[old].left_index, report.pairs[old].right_index)
        for place, old in enumerate((0, 2, 1), start=1)
    ]
    table = list(DictReader(StringIO("".join(class_csv(report)).removeprefix("\ufeff"))))
    assert [(row["left"], row["right"]) for row in table] == names(replace(report, pairs=listed))
    by_containment = replace(report, figures=replace(report.figures, score=Score.CONTAINMENT.value))
    assert by_containment.in_order() == by_containment


def test_only_pairs_that_reach_the_threshold_are_listed_and_no_more_than_asked(corpus):
    high, low = whole(corpus, threshold=0.6), whole(corpus, threshold=0.01)
    assert names(high) == [("whole.txt", "copy.txt")]
    assert high.figures.above == 1
    assert len(low.pairs) == low.figures.above > 3
    few = whole(corpus, threshold=0.01, rows=2, detailed=1)
    assert names(few) == names(low)[:2]
    assert [pair.detail is not None for pair in few.pairs] == [True, False]
    cut = Phrases("en")["class-cut"].format(listed="2", above=str(low.figures.above))
    assert cut in list(class_lead(few, Phrases("en")))
    assert not any("listed" in sentence for sentence in class_lead(low, Phrases("en")))
    below = high.figures.compared - 1
    assert list(rest_of_class(high, Phrases("en"))) == [f"Pairs below the threshold, not listed: {below}."]
    assert "Reworded text was searched for in the first 1 pairs only." in " ".join(rest_of_class(few, Phrases("en")))


def test_at_a_threshold_of_nothing_pairs_are_listed_but_neither_worth_reading_nor_grouped(corpus):
    report = whole(corpus, threshold=0.0)
    assert len(report.pairs) == report.figures.above > 3
    assert report.clusters == ()
    page = "".join(class_page(report))
    assert "worth reading" not in page
    assert 'id="clusters"' not in page


def test_the_figures_of_a_pair_are_those_of_comparing_it(corpus):
    keys = [one.key for one in corpus.documents]
    for pair in whole(corpus, threshold=0.01).pairs:
        comparison = corpus.compare(keys[pair.left_index], keys[pair.right_index])
        covered = comparison.scores.coverage_left, comparison.scores.coverage_right
        assert (pair.coverage_left, pair.coverage_right) == pytest.approx(covered)
        assert pair.containment_left == comparison.scores.containment_left
        assert pair.detail.figures.containment_right == pair.containment_right
        assert pair.shared_shingles == comparison.shared_shingles


def test_clusters_are_made_as_asked(corpus):
    for linkage in Linkage:
        report, seen = (
            whole(corpus, threshold=0.3, linkage=linkage),
            summarize(corpus, corpus.report(), threshold=0.3, linkage=linkage),
        )
        assert report.figures.linkage == linkage.value
        assert [one.member_indices for one in report.clusters] == [
            tuple(map(int, one.members)) for one in seen.clusters
        ]


def test_a_cluster_of_two_is_not_told_a_second_time(corpus):
    sizes = set()
    for threshold in (0.05, 0.3, 0.6):
        report = whole(corpus, threshold=threshold)
        page = "".join(class_page(report))
        larger = [one for one in report.clusters if len(one.member_indices) > 2]
        sizes |= {len(one.member_indices) for one in report.clusters}
        assert ('id="clusters"' in page) == bool(larger)
        assert page.count('<td class="quote"') == len(larger)
    assert min(sizes) == 2 < max(sizes)


def test_an_archive_stands_on_the_left_with_its_figures():
    essay, old = document("essay", words(0, 80)), document("old", words(40, 200), role=Role.ARCHIVE)
    other = document("other", words(0, 90, "meadow"))
    corpus = corpus_of(essay, other, old)
    [pair] = whole(corpus, threshold=0.01).pairs
    assert (pair.left_index, pair.right_index) == (2, 0)
    comparison = corpus.compare("old", "essay")
    assert pair.containment_left == comparison.scores.containment_left < pair.containment_right
    assert pair.coverage_left == pytest.approx(comparison.scores.coverage_left)
    assert pair.detail.left.name == "old.txt"
    assert in_order(corpus, "essay", "old") == in_order(corpus, "old", "essay") == ("old", "essay")
    assert in_order(corpus, "other", "essay") == ("other", "essay")


def test_drafts_of_one_author_are_counted_apart_and_said():
    texts = {"a": words(0, 50), "b": words(0, 49), "c": words(0, 40), "d": words(0, 60, "meadow")}
    corpus = corpus_of(*(document(key, text, author="Ann" if key in "ab" else key) for key, text in texts.items()))
    report = whole(corpus, threshold=0.01)
    assert (report.figures.compared, report.figures.drafts) == (5, 1)
    said = Phrases("en")["class-drafts"].format(pairs="1")
    assert said in list(class_sentences(report, Phrases("en")))


def test_too_few_pairs_name_no_threshold(corpus):
    report = whole(corpus)
    sentences = " ".join(class_sentences(report, Phrases("en")))
    named = report.figures.threshold_from != "nothing"
    assert ("worth reading" in sentences) == named
    assert Phrases("en").label("threshold", report.figures.threshold_from) in sentences


def test_each_pair_says_how_many_were_loaded_besides(corpus, tmp_path):
    batch = Batch(corpus, making(corpus.options), ClassSettings(threshold=0.3))
    made = list(batch.save_each(tmp_path / "out", Each.PAIR))
    listed = names(made[0][1])
    assert [(one.left.name, one.right.name) for _, one in made[1:]] == listed
    assert len(listed) >= 2
    assert all(len(one.others) == 3 for _, one in made[1:])
    assert all(
        name.split(".")[0] in path.name for pair, (path, _) in zip(listed, made[1:], strict=True) for name in pair
    )


def test_each_document_has_the_passages_of_all_its_pairs(corpus, tmp_path):
    batch = Batch(corpus, making(corpus.options), ClassSettings(threshold=0.01, detailed=0))
    (_, report), *others = batch.save_each(tmp_path / "out", Each.DOCUMENT)
    assert all(pair.detail is None for pair in report.pairs)
    for place, (_, one) in enumerate(others):
        assert one.subject == place
        assert all(pair.detail is not None and place in (pair.left_index, pair.right_index) for pair in one.pairs)
        assert all(place in cluster.member_indices for cluster in one.clusters)
    assert any(one.pairs for _, one in others)
    assert not all(one.clusters for _, one in others)


def test_aliases_are_in_the_language_of_the_report(corpus):
    russian = replace(making(corpus.options), anonymous=True, language="ru")
    report = Batch(corpus, russian, ClassSettings(threshold=0.3)).whole()
    assert [one.name for one in report.documents] == [f"Текст {number}" for number in range(1, 6)]
    page = "".join(class_page(report))
    assert "whole.txt" not in page


def test_an_anonymous_class_names_nobody_anywhere():
    passage = "Nobody but Vladimirskaya could say why the lamp of the harbour went out twelve times in that long winter"
    corpus = corpus_of(
        *(document(f"Vladimirskaya {one}", f"{passage}. {words(0, 30, one)}") for one in ("red", "blue", "green")),
    )
    unread = Problem("Vladimirskaya.docx", "Vladimirskaya.docx is encrypted.", "Ask Vladimirskaya.")
    scan = Problem("scan.png", "This is an image.", "Add --recognize to read it.", scanned=True)
    hidden = replace(making(corpus.options), anonymous=True)
    report = Batch(corpus, hidden, ClassSettings(threshold=0.01), (unread, scan)).whole()
    assert [one.name for one in report.unread] == ["Text A", "Text B"]
    assert report.unread[1].problem == "This is an image."  # its readers can recognize nothing
    assert any("lamp" in one.shared for one in report.clusters)
    assert "ladimirskaya" not in "".join(class_page(report)).lower()


def test_making_a_class_report_can_be_stopped(corpus):
    class Impatient(Silent):
        def check(self):
            raise Cancelled

    seen = summarize(corpus, corpus.report(), threshold=0.01)
    with pytest.raises(Cancelled):
        make_class_report(corpus, seen, (), making(), rows=9, detailed=9, observer=Impatient())
