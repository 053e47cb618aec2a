"""The overview of a class in the window: one choice, one threshold, results as they come."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QSpinBox, QTabBar, QTableView, QWidget

from imbrex.engine.compare.corpus import Corpus
from imbrex.engine.options import Options
from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.score import Score
from imbrex.engine.review.review import Review, Verdict
from imbrex.engine.shares.find_classes import find_classes
from imbrex.engine.text.role import Role
from imbrex.gui.model.class_names import class_names
from imbrex.gui.model.lens import Lens
from imbrex.gui.overview.class_queries import ClassQueries
from imbrex.gui.overview.common_text.common_text_panel import CommonTextPanel
from imbrex.gui.overview.overview_tabs import Tab
from imbrex.gui.overview.pairs.pair_figures import PairColumn
from imbrex.gui.overview.shared.class_jobs import ClassJob, ClustersJob
from imbrex.gui.wording.passage_texts import headline
from imbrex.languages.registry import Languages
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL
from tests.gui.questions import ask

pytestmark = pytest.mark.one_window


@pytest.fixture
def overview(window, open_and_wait, folder):
    """The page with five essays: 1 and 2, 2 and 3, 3 and 4, and 4 and 1 share a sentence."""
    open_and_wait(folder)
    return window.controller.overview


@pytest.fixture
def again(qtbot, window, reset, overview, open_and_wait, folder):
    """Bring the page to where it began, for the next of several questions: with a new report only where it must."""
    session = window.controller.session
    began = list(session.documents)

    def again():
        overview.bar.choose_score(Score.CONTAINMENT)
        overview.bar.follow_suggestion()
        overview.clusters.choose_linkage(Linkage.CONNECTED)
        overview.pairs.filter.clear()
        if (list(session.documents), session.options) != (began, Options()):
            reset()
            open_and_wait(folder)
        session.set_anonymous(False)
        session.decisions.restore(Review())
        window.controller.show_pairs()
        overview.tabs.show_tab(Tab.PAIRS)
        overview.pairs.table.selectRow(0)
        timers = window.controller._timer, window.controller.panels.queries._timer
        qtbot.waitUntil(lambda: not window.controller.is_busy and not any(timer.isActive() for timer in timers))
        assert overview.isVisible()
        assert list(session.documents) == began

    return again


@pytest.fixture
def see(qtbot, overview):
    """Bring a view to the front and wait for what it shows."""

    def see(tab, ready):
        overview.tabs.show_tab(tab)
        qtbot.waitUntil(ready, timeout=20_000)

    return see


@pytest.fixture
def tune(qtbot, window):
    """Change the shingle length and wait for the report."""

    def tune(length):
        with qtbot.waitSignal(window.report_ready, timeout=20_000):
            window.findChild(QSpinBox, "shingleLength").setValue(length)

    return tune


def column(overview, column):
    model = overview.pairs.model
    return [model.index(row, column).data() for row in range(model.rowCount())]


def names(overview):
    return [counted.document.name for counted in overview.state.ranking.report.documents]


def test_three_documents_open_the_overview_and_two_do_not(qtbot, window, open_and_wait, folder):
    paths = sorted(folder.iterdir())
    open_and_wait(*paths[:2])
    assert window.controller.page is window.controller.compare
    open_and_wait(paths[2])
    assert window.controller.page is window.controller.overview


def the_table_fills_up_with_what_passages_tell(qtbot, overview):
    qtbot.waitUntil(lambda: "…" not in column(overview, PairColumn.LONGEST), timeout=20_000)
    longest, passages = column(overview, PairColumn.LONGEST), column(overview, PairColumn.PASSAGES)
    assert passages == ["1"] * 4
    assert all(int(words.split()[0]) >= 8 for words in longest)
    assert column(overview, PairColumn.COVERAGE_LEFT) != ["–"] * 4


def every_view_shows_the_class(overview, see):
    see(Tab.MATRIX, lambda: overview.heatmap.matrix is not None)
    assert len(overview.heatmap.matrix) == 5
    see(Tab.CLUSTERS, lambda: getattr(overview.state.clusters, "shown", None) is overview.state.shown)
    assert overview.clusters.heading.startswith("1 cluster")
    see(Tab.GRAPH, lambda: overview.graph.points is not None)
    assert len(overview.state.clusters.graph.documents) == 4
    see(Tab.TEXT, lambda: "only here" in overview.text.page.summary)


def the_frames_of_the_matrix_are_the_clusters(qtbot, overview, see):
    """Of texts that chains of pairs connect, few are similar on average: the two linkages differ."""
    for linkage in Linkage:
        overview.clusters.choose_linkage(linkage)
        for threshold in (0.1, 0.3, 0.0):
            overview.bar.move_to(threshold)
            see(Tab.MATRIX, lambda: overview.state.is_found and overview.heatmap.matrix is not None)
            see(Tab.CLUSTERS, lambda: getattr(overview.state.clusters, "shown", None) is overview.state.shown)
            see(Tab.MATRIX, lambda: overview.heatmap.matrix.is_complete)
            frames = {
                frozenset(overview.heatmap.matrix.order[slice(*block)].tolist()) for block in overview.heatmap.blocks
            }
            clusters = {frozenset(cluster.members) for cluster in overview.state.clusters.clusters}
            assert frames == clusters
            assert bool(clusters) == (threshold > 0)
            if threshold == 0.3:
                assert (max(map(len, clusters)) == 4) == (linkage is Linkage.CONNECTED)


def one_choice_for_all_views(qtbot, overview, see):
    overview.pairs.table.selectRow(1)
    assert overview.choice.pair == overview.pairs.model.pair_at(1)
    see(Tab.TEXT, lambda: overview.state.origins is not None)
    assert overview.choice.document == overview.choice.pair[0]
    overview.choice.choose_pair(overview.pairs.model.pair_at(3))
    assert overview.pairs.table.currentIndex().row() == 3


def test_the_pair_on_top_is_chosen_until_people_choose_another(qtbot, window, overview, write):
    def open_more(name, text):
        with qtbot.waitSignal(window.report_ready, timeout=20_000):
            window.open_paths([write(name, text)])

    open_more("more/x.txt", SCHOOL)
    assert overview.pairs.model.pair_at(0) == overview.choice.pair
    assert column(overview, PairColumn.CONTAINMENT_LEFT)[0] == "100%"
    overview.pairs.table.selectRow(2)
    chosen = {names(overview)[number] for number in overview.choice.pair}
    open_more("more/y.txt", LETTER)
    assert {names(overview)[number] for number in overview.choice.pair} == chosen


def a_text_can_be_asked_for_from_the_table(qtbot, overview):
    overview.pairs.table.selectRow(0)
    overview.pairs.table.menu().actions()[1].trigger()
    assert overview.tabs.current is Tab.TEXT
    left = overview.pairs.model.pair_at(0)[0]
    qtbot.waitUntil(lambda: overview.state.origins is not None, timeout=20_000)
    assert overview.state.origins.origins.document == left


def the_keyboard_reaches_every_view(qtbot, window, overview):
    with qtbot.waitActive(window):
        window.activateWindow()
    bar = window.findChild(QTabBar, "overviewTabs")
    for key in "23451":
        qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
        assert bar.currentIndex() == int(key) - 1
    assert overview.pairs.table.hasFocus()


def the_tab_key_passes_by_nothing(qtbot, window, overview):
    with qtbot.waitActive(window):
        window.activateWindow()
    overview.bar.histogram.setFocus()
    passed = []
    for _ in range(5):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        passed.append(QApplication.focusWidget().objectName())
    assert passed == ["thresholdButton", "overviewTabs", "pairsFilter", "pairColumns", "pairsView"]


def test_tab_leads_from_the_panels_to_the_first_field_of_the_page(qtbot, window, overview):
    with qtbot.waitActive(window):
        window.activateWindow()
    window.findChild(QWidget, "excludePhrasesField").setFocus()
    for _ in range(20):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if overview.isAncestorOf(QApplication.focusWidget()):
            break
    assert QApplication.focusWidget().objectName() == "histogram"


def what_the_template_explains_is_grey_in_one_text(qtbot, window, overview, see, write, open_and_wait):
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        window.open_paths([write("task.txt", ROSE)], Role.TEMPLATE)
    overview.choice.choose_document(names(overview).index("essay 1.txt"))
    see(Tab.TEXT, lambda: len(overview.text.page.pane.left_out.start))
    left_out, pane = overview.text.page.pane.left_out, overview.text.page.pane
    assert [pane.map.point(int(place)) for place in (left_out.start[0], left_out.end[0])] == [4, len(ROSE) - 1]


def the_link_to_common_text_opens_its_panel(window, overview):
    overview.headline.common.click()
    assert window.findChild(QDockWidget, "commonTextDock").isVisibleTo(window)
    assert window.controller.panels[CommonTextPanel].is_seen


def the_threshold_decides_which_clusters_there_are(qtbot, overview, see):
    see(Tab.CLUSTERS, lambda: getattr(overview.state.clusters, "shown", None) is overview.state.shown)
    assert len(overview.state.clusters.clusters[0].members) == 4
    overview.bar.move_to(1.0)
    qtbot.waitUntil(lambda: not overview.state.clusters.clusters, timeout=20_000)
    assert overview.headline.text == "None of 10 pairs reaches your threshold."


def average_linkage_is_another_kind_of_cluster(qtbot, overview, see):
    """Each of the four shares a sentence with two others and none with the fourth."""
    overview.bar.move_to(0.3)
    see(Tab.CLUSTERS, lambda: getattr(overview.state.clusters, "shown", None) is overview.state.shown)
    connected = overview.state.clusters
    overview.clusters._linkage.setCurrentIndex(1)
    qtbot.waitUntil(lambda: overview.state.clusters is not connected, timeout=20_000)
    assert [len(cluster.members) for cluster in connected.clusters] == [4]
    assert [len(cluster.members) for cluster in overview.state.clusters.clusters] == [2, 2]


def another_score_ranks_anew(qtbot, overview):
    before = overview.state.ranking
    overview.bar.choose_score(Score.JACCARD)
    qtbot.waitUntil(lambda: overview.state.ranking is not before, timeout=20_000)
    assert overview.state.ranking.report is before.report
    assert (overview.state.ranking.values < before.values).any()


def another_length_keeps_choice_and_scores_anew(overview, tune):
    overview.pairs.table.selectRow(2)
    chosen, shared = overview.choice.pair, column(overview, PairColumn.SHARED)
    tune(4)
    assert overview.choice.pair == chosen
    assert overview.pairs.model.pair_at(overview.pairs.table.currentIndex().row()) == chosen
    assert column(overview, PairColumn.SHARED) != shared


def another_length_keeps_the_score_that_was_chosen(qtbot, overview, tune):
    overview.bar.choose_score(Score.JACCARD)
    tune(4)
    assert overview.state.ranking.score is overview.bar.score


def test_the_overlap_is_that_of_the_pair_in_compare_and_arrives_for_pairs_that_stand_out(qtbot, window, overview):
    model, keys = overview.pairs.model, overview.state.keys
    assert "…" not in column(overview, PairColumn.OVERLAP)  # the exact part comes with the report
    qtbot.waitUntil(lambda: overview.state.shares.searched(model.above) == len(model.above), timeout=20_000)
    for row in range(len(model.above)):
        left, right = (keys[number] for number in model.pair_at(row))
        classes = find_classes(corpus_of(window), left, right)
        larger = max(classes.left.shares, classes.right.shares, key=lambda shares: shares.headline)
        assert column(overview, PairColumn.OVERLAP)[row] == headline(larger)


def corpus_of(window):
    """The documents of the window, read by the same languages."""
    corpus = Corpus(Languages().find, window.controller.session.options)
    corpus.add(window.controller.session.documents)
    return corpus


def test_a_pair_opens_with_the_figure_of_its_row(qtbot, window, overview):
    """Two documents alone open with their shared shingles; a lens chosen for pairs of a class is for these."""
    model = overview.pairs.model
    qtbot.waitUntil(lambda: overview.state.shares.searched(model.above) == len(model.above), timeout=20_000)
    overview.pairs.table.selectRow(1)
    told = model.index(1, PairColumn.OVERLAP).data()
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        qtbot.keyClick(overview.pairs.table, Qt.Key.Key_Return)
    page, settings = window.controller.compare, window.controller.settings
    assert page.view.lens is Lens.REWRITING
    figures = [page.findChild(QLabel, f"{side}HeadFigure") for side in ("left", "right")]
    qtbot.waitUntil(lambda: told in {figure.text() for figure in figures}, timeout=20_000)
    page.view.set_lens(Lens.CHANGES)
    window.controller.show_pairs()
    assert (settings.lens, settings.class_lens) == (Lens.SHINGLES, Lens.CHANGES)
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        window.controller.session.remove(overview.state.keys[2:])
    qtbot.waitUntil(lambda: window.controller.page is page, timeout=20_000)
    assert page.view.lens is Lens.SHINGLES


def the_longest_passage_of_the_selected_pair_is_below_the_table(qtbot, window, overview):
    sides = [overview.findChild(QLabel, f"preview{side}") for side in ("Left", "Right")]
    for row in (0, 1):
        overview.pairs.table.selectRow(row)
        shared = [text for text in (ROSE, FOX, HARBOUR, LETTER) if all(text in one for one in texts_of(overview, row))]
        (text,) = shared
        qtbot.waitUntil(lambda text=text: all(text.split()[2] in side.text() for side in sides), timeout=20_000)
        for side in sides:
            marked = re.search("underline[^>]*>([^<]*)<", side.text())[1]
            assert marked in text
            assert len(marked) > len(text) / 2
            assert side.heightForWidth(side.width()) <= side.height()
    overview.pairs.filter.setText("nobody")
    assert overview.pairs.preview.isHidden()


def texts_of(overview, row):
    """The texts of the pair in a row."""
    documents = overview.state.ranking.report.documents
    return [documents[number].document.text for number in overview.pairs.model.pair_at(row)]


def authors_are_named_instead_of_their_files_where_that_tells_texts_apart(window, overview):
    session = window.controller.session
    keys = [row.key for row in session.rows]
    session.set_authors({keys[0]: "Karl Berg", keys[1]: "Ada Moss", keys[2]: "ada moss"})
    names = class_names(session, keys)
    assert names[0] == "Karl Berg"
    files = [session.shown_name(key).removesuffix(".txt") for key in keys]
    assert names[1:4] == (f"Ada Moss ({files[1]})", f"ada moss ({files[2]})", files[3])
    session.set_anonymous(True)
    assert not any("Berg" in name or "Moss" in name for name in class_names(session, keys))


def a_role_can_be_set_in_the_table(qtbot, window, overview):
    overview.pairs.table.selectRow(0)
    left = overview.pairs.model.pair_at(0)[0]
    key = overview.state.keys[left]
    *_, of_left, _ = overview.pairs.table.menu().actions()
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        next(action for action in of_left.menu().actions() if action.text() == "Source").trigger()
    assert window.controller.session.document(key).role is Role.SOURCE
    assert any(" → " in text for text in column(overview, PairColumn.PAIR))


def a_document_that_goes_leaves_the_choice_on_the_same_texts(qtbot, window, overview):
    overview.choice.choose_pair((2, 3))
    overview.choice.choose_document(3)
    first = window.controller.session.rows[0].key
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        window.controller.session.remove([first])
    assert names(overview)[0] == "essay 2.txt"
    assert overview.choice.pair == (1, 2)
    assert overview.choice.document == 2


def opening_a_pair_and_coming_back(qtbot, window, overview):
    overview.pairs.table.selectRow(1)
    chosen = overview.choice.pair
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        qtbot.keyClick(overview.pairs.table, Qt.Key.Key_Return)
    assert window.controller.page is window.controller.compare
    window.controller.show_pairs()
    assert overview.isVisible()
    assert overview.choice.pair == chosen
    assert overview.pairs.table.currentIndex().row() == 1


def the_view_that_is_left_has_the_keyboard_again(qtbot, window, overview):
    with qtbot.waitActive(window):
        window.activateWindow()
    overview.tabs.show_tab(Tab.MATRIX)
    overview.choice.open_pair((0, 1))
    qtbot.waitUntil(lambda: not overview.isVisible(), timeout=20_000)
    window.controller.show_pairs()
    assert overview.heatmap.hasFocus()


def nothing_is_asked_while_compare_hides_the_overview(qtbot, overview, see):
    queries = {query.kind: query.fields for query in ClassQueries(overview, lambda: None).all}
    see(Tab.CLUSTERS, lambda: overview.state.is_found)
    assert queries[ClassJob]() is not None
    assert queries[ClustersJob]() is not None
    overview.choice.open_pair((0, 1))
    qtbot.waitUntil(lambda: not overview.isVisible(), timeout=20_000)
    assert {fields() for fields in queries.values()} == {None}


def verdicts_are_kept_over_new_reports(overview, window, tune):
    keys = [counted.document.key for counted in overview.state.ranking.report.documents]
    left, right = overview.pairs.model.pair_at(0)
    window.controller.session.decisions.judge([(keys[left], keys[right])], Verdict.CITED)
    tune(4)
    row = overview.pairs.model.row_of((left, right))
    assert overview.pairs.model.index(row, PairColumn.VERDICT).data() == "❝ Cited"


def test_anonymous_mode_hides_names_in_every_view(qtbot, window, overview, see):
    see(Tab.CLUSTERS, lambda: overview.state.clusters is not None)
    see(Tab.TEXT, lambda: overview.state.origins is not None)
    window.controller.session.set_anonymous(True)
    shown = overview.state.shown.names
    assert not any("essay" in name for name in shown)
    assert set(column(overview, PairColumn.PAIR)[0].split(" ↔ ")) <= set(shown)
    assert not any(re.search(r"essay \d", label.text()) for label in overview.findChildren(QLabel))
    window.controller.session.set_anonymous(False)
    assert column(overview, PairColumn.PAIR)[0].startswith("essay")


def the_stop_button_says_what_is_missing(qtbot, overview):
    overview.show_no_details(lambda: "Stopped.")
    overview.state.details.longest[:] = float("nan")
    assert set(column(overview, PairColumn.LONGEST)) == {"–"}
    overview.show_message(lambda: "Stopped, too.")
    assert overview.findChild(QLabel, "overviewNotice").text() == "Stopped, too."


def test_five_essays(request, again):
    """Each question is asked of the page with five essays, as it began."""
    ask(
        request,
        again,
        the_table_fills_up_with_what_passages_tell,
        every_view_shows_the_class,
        the_frames_of_the_matrix_are_the_clusters,
        one_choice_for_all_views,
        a_text_can_be_asked_for_from_the_table,
        the_keyboard_reaches_every_view,
        the_tab_key_passes_by_nothing,
        what_the_template_explains_is_grey_in_one_text,
        the_longest_passage_of_the_selected_pair_is_below_the_table,
        the_link_to_common_text_opens_its_panel,
        the_threshold_decides_which_clusters_there_are,
        average_linkage_is_another_kind_of_cluster,
        another_score_ranks_anew,
        another_length_keeps_choice_and_scores_anew,
        another_length_keeps_the_score_that_was_chosen,
        authors_are_named_instead_of_their_files_where_that_tells_texts_apart,
        a_role_can_be_set_in_the_table,
        a_document_that_goes_leaves_the_choice_on_the_same_texts,
        opening_a_pair_and_coming_back,
        the_view_that_is_left_has_the_keyboard_again,
        nothing_is_asked_while_compare_hides_the_overview,
        verdicts_are_kept_over_new_reports,
        the_stop_button_says_what_is_missing,
    )


# Bad input


def facts(overview):
    return overview.findChild(QLabel, "overviewFacts").text()


def test_one_empty_file_among_others_is_told_of(window, open_and_wait, write, folder):
    write("class/empty.txt", "")
    open_and_wait(folder)
    overview = window.controller.overview
    assert overview.headline.text.endswith("among 10.")
    assert overview.headline.problems.text().replace("(s)", "") == "1 file not readable"


def test_the_same_file_under_two_names_is_told_of(qtbot, window, open_and_wait, write):
    for name, text in (("a", ROSE + FOX), ("b", ROSE + FOX), ("c", HARBOUR + LETTER), ("d", SCHOOL)):
        write(f"class/{name}.txt", text)
    open_and_wait(write("class/e.txt", LETTER).parent)
    overview = window.controller.overview
    qtbot.waitUntil(lambda: "identical" in facts(overview), timeout=20_000)
    assert "2 text" in facts(overview)
    assert column(overview, PairColumn.CONTAINMENT_LEFT)[0] == "100%"


def test_many_copies_of_one_file(qtbot, window, open_and_wait, write):
    for number in range(60):
        last = write(f"class/{number}.txt", f"{ROSE} {HARBOUR}")
    open_and_wait(last.parent)
    overview = window.controller.overview
    assert overview.headline.text.replace(",", "").endswith("among 1770.")
    qtbot.waitUntil(lambda: "60 text" in facts(overview), timeout=20_000)
    overview.tabs.show_tab(Tab.CLUSTERS)
    qtbot.waitUntil(lambda: overview.state.clusters is not None, timeout=20_000)
    (cluster,) = overview.state.clusters.clusters
    assert len(cluster.members) == 60
    assert cluster.identical


def test_names_that_differ_only_in_case_stay_two(window, open_and_wait, write):
    paths = [write("Essay.txt", ROSE), write("essay.txt", f"{ROSE} {FOX}"), write("other.txt", LETTER)]
    open_and_wait(*paths)
    overview = window.controller.overview
    assert set(column(overview, PairColumn.PAIR)[0].split(" ↔ ")) == {"Essay", "essay"}


def test_nothing_but_archive_says_why_there_is_nothing(qtbot, window, open_and_wait, folder):
    open_and_wait(folder)
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        window.controller.session.set_role([row.key for row in window.controller.session.rows], Role.ARCHIVE)
    overview = window.controller.overview
    assert overview.headline.text.startswith("Archive documents are not compared")
    assert window.findChild(QTableView, "pairsView").model().rowCount() == 0
    for tab in Tab:
        overview.tabs.show_tab(tab)
        qtbot.waitUntil(lambda: not window.controller.runner.is_busy, timeout=20_000)
