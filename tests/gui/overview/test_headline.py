"""What is told of a class: nothing is left out silently."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from imbrex.engine.review.review import Review
from imbrex.engine.review.verdict import Verdict
from imbrex.engine.text.document import Role
from imbrex.gui.overview.headline import Facts, Headline
from imbrex.gui.wording.plain_text import plain_tip
from tests.gui.overview.rankings import SIZE, essay, make_class, make_ranking


@pytest.fixture
def headline(qtbot):
    headline = Headline()
    qtbot.addWidget(headline)
    return headline


def told(headline, ranking, left_out=0, threshold=0.0, identical=None, review=Review()):  # noqa: B008 - a value
    """Both lines after these facts."""
    names = tuple(counted.document.name for counted in ranking.report.documents)
    headline.show_facts(Facts(ranking, names, left_out, threshold, identical, review))
    return headline.text, headline.findChild(QLabel, "overviewFacts").text()


def test_pairs_are_counted(headline):
    heading, _ = told(headline, make_ranking({(0, 1): 500, (1, 3): 90}), threshold=0.1)
    assert heading.startswith("2 of 6 pair")
    assert "1 reach" in heading
    assert "10%" in heading


def test_on_a_low_page_the_second_line_is_told_by_the_first(qtbot):
    page, headline = QWidget(), Headline()
    qtbot.addWidget(page)
    QVBoxLayout(page).addWidget(headline)
    lines = headline.fontMetrics().height()
    page.resize(900, 40 * lines)
    page.show()
    ranking = make_ranking({(0, 1): 500, (1, 3): 90})
    _, context = told(headline, ranking, identical=((0, 1),))
    first, second = (headline.findChild(QLabel, name) for name in ("pairsHeading", "overviewFacts"))
    assert second.isVisible()
    assert first.toolTip() == ""
    page.resize(900, 20 * lines)
    assert not second.isVisible()
    names = [counted.document.name for counted in ranking.report.documents]
    assert first.toolTip() == plain_tip(f"{context}\n{names[0]} = {names[1]}")
    page.resize(900, 40 * lines)
    assert second.isVisible()


def test_a_threshold_nobody_reaches_names_the_highest(headline):
    heading, _ = told(headline, make_ranking({(0, 1): 410, (1, 3): 90}), threshold=0.955)
    assert "No pair reaches 95.5%; the highest score is 41%" in heading


def test_a_pair_that_is_exactly_at_the_threshold_reaches_it(headline):
    heading, _ = told(headline, make_ranking({(0, 1): 300, (1, 3): 290}), threshold=0.3)
    assert "1 reach" in heading


def test_progress_is_that_of_the_pairs_that_reach_the_threshold(headline):
    """Drafts of one author, pairs that share nothing and documents that are gone are never among them."""
    authors = ["", "", "", "", "Ada", "Ada"]
    ranking = make_ranking(
        {(0, 1): 900, (0, 2): 500, (1, 2): 400, (2, 3): 30, (4, 5): 950},
        [essay(number, author=author) for number, author in enumerate(authors)],
    )
    for threshold in (0.0, 0.2):
        assert "reviewed" not in "".join(told(headline, ranking, threshold=threshold))
    pairs = [("key 1", "key 0"), ("key 1", "key 2"), ("key 2", "key 3"), ("key 4", "key 5"), ("key 0", "key 5")]
    review = Review().judged([*pairs, ("key 0", "gone")], Verdict.COPIED).judged([pairs[0]], Verdict.OPEN)
    heading, facts = told(headline, ranking, threshold=0.2, review=review)
    assert "3 reach" in heading
    assert "1 of these 3 pair" in heading
    assert "2 other pair" in facts  # one below the threshold, and one of drafts
    heading, facts = told(headline, ranking, threshold=0.0, review=review)
    assert "2 of these 4 pair" in heading
    assert "1 other pair" in facts
    heading, facts = told(headline, ranking, threshold=0.95, review=review)
    assert "reviewed" not in heading
    assert "3 other pair" in facts


def test_pairs_that_share_nothing(headline):
    heading, _ = told(headline, make_ranking({}, [essay(number) for number in range(4)]), threshold=0.0)
    assert heading.startswith("No shared text in 6 pair")


def test_documents_that_take_no_part_can_be_asked_for(qtbot, headline):
    told(headline, make_ranking({(0, 1): 5}), left_out=2)
    button = headline.findChild(QPushButton, "showProblems")
    assert button.text().startswith("2 document")
    with qtbot.waitSignal(headline.problems_requested):
        button.click()
    told(headline, make_ranking({(0, 1): 5}))
    assert not button.isVisibleTo(headline)


def test_drafts_of_one_author_do_not_count_among_the_pairs(headline):
    documents = [essay(0, author="A"), essay(1, author="A"), essay(2), essay(3)]
    heading, facts = told(headline, make_ranking({(0, 1): 900, (1, 3): 90}, documents), threshold=0.5)
    assert heading.startswith("1 of 5 pair")
    assert "No pair reaches 50%; the highest score is 9%" in heading
    assert "1 pair is two drafts of one author" in facts


def test_nothing_but_drafts(headline):
    heading, _ = told(headline, make_ranking({(0, 1): 9}, [essay(number, author="A") for number in range(3)]))
    assert heading.startswith("All pairs are drafts")


def test_nothing_but_archive(headline):
    heading, _ = told(headline, make_ranking({}, [essay(number, Role.ARCHIVE) for number in range(3)]))
    assert heading.startswith("Archive documents are not compared")


def test_templates_and_archive_are_told_of(headline):
    roles = (Role.ESSAY, Role.ESSAY, Role.TEMPLATE, Role.ARCHIVE, Role.ARCHIVE)
    documents = [essay(number, role) for number, role in enumerate(roles)]
    heading, facts = told(headline, make_ranking({(0, 1): 9}, documents))
    assert heading.startswith("1 of 5 pair")
    assert "1 template" in facts
    assert "2 archive" in facts


def test_the_chance_level_is_told_or_why_not(headline):
    ranking = make_class()
    level = f"{100 * ranking.distribution.chance:.1f}".removesuffix(".0")
    assert f"chance level {level}%" in told(headline, ranking)[1]
    assert "too few pairs" in told(headline, make_ranking({(0, 1): 5}))[1]
    copies = {(left, right): 1000 for left in range(5) for right in range(left + 1, 5)}
    assert "no chance level: too many of the pairs are similar" in told(headline, make_ranking(copies))[1]


def test_a_template_that_can_hardly_be_meant_is_told_of(headline):
    documents = [essay(0), essay(1), replace(essay(2, Role.TEMPLATE), words=SIZE + 1)]
    assert "longer than any other text" in told(headline, make_ranking({(0, 1): 9}, documents))[1]
    documents[2] = essay(2, Role.TEMPLATE)
    assert "no text shares anything with the template" in told(headline, make_ranking({(0, 1): 9}, documents))[1]
    documents[0] = replace(documents[0], excluded=5)
    facts = told(headline, make_ranking({(0, 1): 9}, documents))[1]
    assert "longer" not in facts
    assert "anything" not in facts


def test_names_that_differ_only_in_case_are_told_of(headline):
    ranking = make_ranking({(0, 1): 9, (2, 3): 9})
    headline.show_facts(Facts(ranking, ("Essay.txt", "essay.txt", "other.txt", "other.txt"), 0, 0.0))
    assert "2 names differ in letter case only" in headline.findChild(QLabel, "overviewFacts").text()
    headline.show_facts(Facts(ranking, ("a.txt", "b.txt", "c.txt", "d.txt"), 0, 0.0))
    assert "letter case" not in headline.findChild(QLabel, "overviewFacts").text()


def test_what_most_texts_have_in_common_is_pointed_at(qtbot, headline):
    link = headline.findChild(QPushButton, "showCommon")
    told(headline, make_class())
    assert link.isHidden()
    told(headline, make_ranking({(left, right): 130 for left in range(6) for right in range(left + 1, 6)}))
    assert not link.isHidden()
    assert "13%" in link.text()
    with qtbot.waitSignal(headline.common_requested, timeout=1000):
        link.click()


def test_texts_that_are_the_same_are_told_of_by_name(headline):
    ranking = make_ranking({(0, 1): 1000, (1, 2): 1000, (0, 2): 1000, (3, 4): 1000})
    _, facts = told(headline, ranking, identical=((0, 1, 2), (3, 4)))
    assert "5 texts are identical (2 groups)" in facts
    tip = headline.findChild(QLabel, "overviewFacts").toolTip()
    assert "essay 0 = essay 1 = essay 2" in tip
    assert "3 texts are the same" in told(headline, ranking, identical=((0, 1, 2),))[1]
    assert "same" not in told(headline, ranking, identical=())[1]
