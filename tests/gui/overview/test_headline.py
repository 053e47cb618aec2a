"""What is told of a class: nothing is left out silently."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from imbrex.engine.overview.score import Score
from imbrex.engine.overview.threshold import ThresholdFrom, suggest
from imbrex.engine.review.review import Review, Verdict
from imbrex.engine.text.role import Role
from imbrex.gui.overview.headline import Facts, Headline
from imbrex.gui.start.application import make_application
from imbrex.gui.wording.numbers import percent, tenths_at_most
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import translation_of
from tests.gui.overview.rankings import SIZE, essay, make_class, make_ranking

BELOW = ("overviewLevel", "overviewFacts")
COPIES = {(0, 1): 700, (2, 3): 400}
GIVEN = ThresholdFrom.GIVEN


@pytest.fixture
def headline(qtbot):
    headline = Headline()
    qtbot.addWidget(headline)
    return headline


def told(headline, ranking, left_out=0, threshold=0.0, identical=None, review=Review(), source=GIVEN):  # noqa: B008
    """The sentence, and the lines below it, after these facts."""
    names = tuple(counted.document.name for counted in ranking.report.documents)
    headline.show_facts(Facts(ranking, names, left_out, threshold, source, identical, review))
    return headline.text, " ".join(headline.findChild(QLabel, name).text() for name in BELOW)


def suggested(headline, ranking):
    """The same with the suggested threshold."""
    threshold, source = suggest(ranking.distribution, ranking.score, 3)
    return told(headline, ranking, threshold=threshold, source=source)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["No pair stands out among 780.", "One pair stands out among 780.", "Six pairs stand out among 780."]),
        ("ru", ["", "Одна пара выделяется среди 780.", "Шесть пар выделяются среди 780."]),
        ("uk", ["", "Одна пара виділяється серед 780.", "Шість пар виділяються серед 780."]),
        ("de", ["", "Ein Paar sticht unter 780 hervor.", "Sechs Paare stechen unter 780 hervor."]),
        ("zh", ["", "780 对中有 1 对突出。", "780 对中有 6 对突出。"]),
    ],
)
def test_the_answer_is_one_sentence_with_the_plurals_of_the_language(headline, language, sentences):
    translation_of(make_application()).speak(language)
    for count, sentence in zip((0, 1, 6), sentences, strict=True):
        copies = {(2 * number, 2 * number + 1): 500 for number in range(count)}
        heading, level = suggested(headline, make_class(copies))
        assert heading == (sentence or heading)
        assert QLocale().toString(780) in heading
        assert "%" not in heading
        assert percent(0.0)[1:] in level
        assert not {"%1", "%2"} & set(level.split())
    many = suggested(headline, make_class({(0, number): 500 for number in range(1, 13)}))[0]
    assert "12" in many


def test_the_level_names_its_score_and_where_it_comes_from(headline):
    level = tenths_at_most(make_class(COPIES).distribution.chance)
    text = suggested(headline, make_class(COPIES))[1]
    assert text.startswith(f"Above {level} (containment), the level that unrelated essays in this class don't reach.")
    assert "0 of 2 reviewed." in text
    text = told(headline, make_class(COPIES), threshold=0.3)[1]
    assert text.startswith("At 30% or more (containment), the threshold that you set.")
    assert f"Unrelated essays in this class don't reach {level}." in text
    copies = {(left, right): 1000 for left in range(5) for right in range(left + 1, 5)}
    assert "too few pairs" in suggested(headline, make_ranking({(0, 1): 500}))[1]
    assert "too many of the pairs are similar" in suggested(headline, make_ranking(copies))[1]
    assert "(Jaccard)" in suggested(headline, make_ranking({(0, 1): 500}, score=Score.JACCARD))[1]


def test_pairs_that_stand_out_by_translation_are_not_called_word_for_word(headline):
    ranking = make_ranking({(0, 1): 500}, score=Score.VERBATIM)
    for translated, name in ((0, "(word for word)"), (3, "(word for word or translated)")):
        report = replace(ranking.report, translated=np.array([[translated], [0]], np.int32))
        assert name in told(headline, replace(ranking, report=report), threshold=0.3)[1]


def test_on_a_low_page_the_last_line_is_told_by_the_first(qtbot):
    page, headline = QWidget(), Headline()
    qtbot.addWidget(page)
    QVBoxLayout(page).addWidget(headline)
    lines = headline.fontMetrics().height()
    page.resize(900, 40 * lines)
    page.show()
    ranking = make_ranking({(0, 1): 500, (1, 3): 90})
    told(headline, ranking, identical=((0, 1),))
    context = headline.findChild(QLabel, "overviewFacts").text()
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
    heading, level = told(headline, make_ranking({(0, 1): 410, (1, 3): 90}), threshold=0.955)
    assert heading == "None of 6 pairs reaches your threshold."
    assert "At 95.5% or more" in level
    assert "The highest is 41%." in level


def test_a_pair_that_is_exactly_at_the_threshold_reaches_it(headline):
    heading, _ = told(headline, make_ranking({(0, 1): 300, (1, 3): 290}), threshold=0.3)
    assert heading.startswith("One of 6 pairs")


def test_progress_is_that_of_the_pairs_that_reach_the_threshold(headline):
    """Drafts of one author, pairs that share nothing and documents that are gone are never among them."""
    authors = ["", "", "", "", "Ada", "Ada"]
    ranking = make_ranking(
        {(0, 1): 900, (0, 2): 500, (1, 2): 400, (2, 3): 30, (4, 5): 950},
        [essay(number, author=author) for number, author in enumerate(authors)],
    )
    pairs = [("key 1", "key 0"), ("key 1", "key 2"), ("key 2", "key 3"), ("key 4", "key 5"), ("key 0", "key 5")]
    review = Review().judged([*pairs, ("key 0", "gone")], Verdict.COPIED).judged([pairs[0]], Verdict.OPEN)
    for threshold, done, others in ((0.2, "1 of 3", "2 other pair"), (0.0, "2 of 4", "1 other pair")):
        text = told(headline, ranking, threshold=threshold, review=review)[1]
        assert f"{done} reviewed." in text
        assert others in text  # one below the threshold, and one of drafts
    text = told(headline, ranking, threshold=0.95, review=review)[1]
    assert "0 reviewed" not in text
    assert "3 other pair" in text


def test_pairs_that_share_nothing(headline):
    heading, level = told(headline, make_ranking({}, [essay(number) for number in range(4)]), threshold=0.0)
    assert heading.startswith("No shared text in 6 pair")
    assert "To find reworded passages, select two documents and press Ctrl+Return." in level


def test_documents_that_take_no_part_can_be_asked_for(qtbot, headline):
    told(headline, make_ranking({(0, 1): 5}), left_out=2)
    button = headline.findChild(QPushButton, "showProblems")
    assert button.text().startswith("2 document")
    with qtbot.waitSignal(headline.problems.clicked):
        button.click()
    told(headline, make_ranking({(0, 1): 5}))
    assert not button.isVisibleTo(headline)


def test_drafts_of_one_author_do_not_count_among_the_pairs(headline):
    documents = [essay(0, author="A"), essay(1, author="A"), essay(2), essay(3)]
    heading, facts = told(headline, make_ranking({(0, 1): 900, (1, 3): 90}, documents), threshold=0.5)
    assert heading == "None of 5 pairs reaches your threshold."
    assert "The highest is 9%." in facts
    assert "1 pair by the same author" in facts


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
    assert heading == "One of 5 pairs shares text."
    assert "1 template" in facts
    assert "2 archive" in facts


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
    assert "2 names differ only in letter case" in headline.findChild(QLabel, "overviewFacts").text()
    headline.show_facts(Facts(ranking, ("a.txt", "b.txt", "c.txt", "d.txt"), 0, 0.0))
    assert "letter case" not in headline.findChild(QLabel, "overviewFacts").text()


def test_a_document_that_is_in_most_pairs_is_offered_another_role(qtbot, headline):
    """An assignment sheet among the essays: two actions make it a template."""
    ranking = make_ranking({(0, other): 300 for other in range(1, 9)} | {(1, 2): 5})
    link = headline.findChild(QPushButton, "showHub")
    suggested(headline, ranking)
    assert not link.isHidden()
    assert "“essay 0”" in link.text()
    template = headline.roles_menu().actions()[0]
    with qtbot.waitSignal(headline.role_chosen) as chosen:
        template.trigger()
    assert chosen.args == [(0,), Role.TEMPLATE]
    suggested(headline, make_ranking({(one, other): 300 for one in (0, 1) for other in range(one + 2, 12, 2)}))
    assert "“essay 0”, “essay 1”" in link.text()
    with qtbot.waitSignal(headline.role_chosen) as chosen:
        headline.roles_menu().actions()[1].trigger()
    assert chosen.args == [(0, 1), Role.SOURCE]
    suggested(headline, make_class(COPIES))
    assert link.isHidden()


def test_a_long_name_leaves_the_sentence_its_room(headline):
    ranking = make_ranking({(0, other): 300 for other in range(1, 9)} | {(1, 2): 5})
    count = len(ranking.report.documents)
    long = "a very long name of a file, as people give them to the last version of a thesis.docx"
    headline.show_facts(Facts(ranking, (long, *map(str, range(1, count))), 0, 0.05))
    link = headline.findChild(QPushButton, "showHub")
    assert "a very" in link.text()
    assert ".docx" in link.text()
    assert long not in link.text()
    assert long in link.toolTip()


def test_what_most_texts_have_in_common_is_pointed_at(qtbot, headline):
    link = headline.findChild(QPushButton, "showCommon")
    told(headline, make_class())
    assert link.isHidden()
    told(headline, make_ranking({(left, right): 130 for left in range(6) for right in range(left + 1, 6)}))
    assert not link.isHidden()
    assert "13%" in link.text()
    with qtbot.waitSignal(headline.common.clicked, timeout=1000):
        link.click()


def test_links_are_below_the_sentence_where_they_would_squeeze_it(qtbot, headline):
    headline.show()
    told(headline, make_ranking({(left, right): 900 for right in range(5) for left in range(right)}))
    heading, link = headline.findChild(QLabel, "pairsHeading"), headline.findChild(QPushButton, "showCommon")

    def is_below() -> bool:
        return link.mapTo(headline, link.rect().topLeft()).y() >= heading.geometry().bottom()

    for width, below in ((4 * link.sizeHint().width(), False), (link.sizeHint().width() + 50, True)):
        headline.resize(width, 300)
        qtbot.waitUntil(lambda below=below: is_below() == below)
        assert heading.width() > width / 2


def test_texts_that_are_the_same_are_told_of_by_name(headline):
    ranking = make_ranking({(0, 1): 1000, (1, 2): 1000, (0, 2): 1000, (3, 4): 1000})
    _, facts = told(headline, ranking, identical=((0, 1, 2), (3, 4)))
    assert "5 texts are identical (2 groups)" in facts
    tip = headline.findChild(QLabel, "overviewFacts").toolTip()
    assert "essay 0 = essay 1 = essay 2" in tip
    assert "3 texts are identical" in told(headline, ranking, identical=((0, 1, 2),))[1]
    assert "identical" not in told(headline, ranking, identical=())[1]


def test_pairs_with_a_common_history_and_no_text_are_one_click_away(headline, qtbot):
    ranking = make_class(COPIES)
    names = tuple(f"Smith & {number}" for number in range(len(ranking.report.documents)))
    facts = Facts(ranking, names, 0, 0.0)
    headline.show_facts(facts)
    assert headline.histories.isHidden()
    headline.show_facts(replace(facts, histories=tuple((number, number + 9) for number in range(14))))
    assert not headline.histories.isHidden()
    assert headline.histories.text() == "14 pairs share only editing history ▾"
    menu = headline.histories_menu()
    first, last = menu.actions()[0], menu.actions()[-1]
    assert (first.text(), last.text(), last.isEnabled()) == ("Smith && 0 ↔ Smith && 9", "and 2 more", False)
    with qtbot.waitSignal(headline.pair_chosen, check_params_cb=lambda pair: pair == (0, 9)):
        first.trigger()
    menu.close()
