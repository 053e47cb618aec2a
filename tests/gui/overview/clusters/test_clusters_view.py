import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QComboBox, QLabel

from imbrex.engine.overview.clusters import Linkage
from imbrex.engine.overview.shared_passage import SharedPassage
from imbrex.engine.text.document import Span
from imbrex.gui.overview.clusters.clusters_view import ClustersView, name_lines
from imbrex.gui.overview.shared.cards import CardRole
from imbrex.gui.overview.shared.class_choice import ClassChoice
from imbrex.gui.theme.theme import DARK, LIGHT
from tests.gui.overview.made_class import NAMES, cluster, counted, shown
from tests.rows import each_row

SCORES = {(0, 1): 0.64, (0, 2): 0.5, (1, 2): 0.2, (3, 4): 1.0, (0, 5): 0.1}


@pytest.fixture
def choice():
    return ClassChoice()


@pytest.fixture
def view(qtbot, choice):
    view = ClustersView(choice)
    qtbot.addWidget(view)
    view.resize(1000, 600)
    view.show()
    qtbot.waitExposed(view)
    return view


@pytest.fixture
def seen(view):
    """A class of two clusters on screen, and the clusters."""
    made = shown(SCORES)
    clusters = [cluster(made, 0, 1, 2), cluster(made, 3, 4, identical=True)]
    view.show_clusters(made, clusters, {})
    return made, clusters


def passage(document, words, *members, text="the oil that the lamp had burned"):
    return SharedPassage(document, Span(0, len(text)), text, words, members)


def card(view, row, role=Qt.ItemDataRole.DisplayRole):
    return view.list.model().index(row, 0).data(role)


def rows(table):
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())] for row in range(model.rowCount())
    ]


def label(view, name):
    return view.findChild(QLabel, name).text()


def click(qtbot, table, row):
    place = table.visualRect(table.model().index(row, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_card_says_how_alike_the_texts_are(view, seen):
    assert card(view, 0) == "3 texts · containment up to 64% · mean 45% · 2 pairs above the threshold"
    assert card(view, 1) == "2 identical texts"
    assert card(view, 0, CardRole.NAMES) == ["a.txt", "b.txt", "c.txt"]


def test_the_heading_counts_clusters_and_texts_that_take_part(view):
    made = shown(SCORES, d5=counted("f.txt", problem="This text contains no words."))
    view.show_clusters(made, [cluster(made, 0, 1, 2), cluster(made, 3, 4)], {})
    assert view.heading == "2 clusters with 5 of 5 texts"


def test_a_passage_is_looked_for_then_quoted_or_missing(view, seen):
    made, clusters = seen
    assert "Finding" in card(view, 0, CardRole.BODY)
    view.show_clusters(made, clusters, {0: passage(0, 34, 0, 1), 1: passage(3, 7, 3, 4)})
    assert card(view, 0, CardRole.BODY) == "2 of 3 texts share 34 words: “the oil that the lamp had burned”"
    assert card(view, 1, CardRole.BODY) == "Both share 7 words: “the oil that the lamp had burned”"
    view.show_clusters(made, clusters, {0: passage(0, 9, 0, 1, 2)})
    assert card(view, 0, CardRole.BODY) == "All 3 texts share 9 words: “the oil that the lamp had burned”"
    view.show_clusters(made, clusters, {0: None})
    assert card(view, 0, CardRole.BODY) == "No two of these texts share a passage."


def test_signs_of_places_in_a_passage_stay_what_they_are(view, seen):
    made, clusters = seen
    view.show_clusters(made, clusters, {0: passage(0, 34, 0, 1, text="%1 <b>%2</b> %3 %4")})
    assert card(view, 0, CardRole.BODY) == "2 of 3 texts share 34 words: “%1 <b>%2</b> %3 %4”"
    assert "<b>" not in card(view, 0, Qt.ItemDataRole.ToolTipRole)


def test_a_new_passage_leaves_the_cluster_people_look_at(view, seen, qtbot):
    made, clusters = seen
    click(qtbot, view.list, 1)
    view.show_clusters(made, clusters, {0: passage(0, 34, 0, 1)})
    assert view.list.currentIndex().row() == 1
    assert [row[0] for row in rows(view.pane.members)] == ["d.txt", "e.txt"]


def test_a_threshold_nobody_reaches_says_so(view, seen):
    view.show_clusters(shown(SCORES, threshold=0.4), [], {})
    assert label(view, "clustersEmpty") == "No two texts reach the threshold of 40%."
    assert view.findChild(QLabel, "clustersEmpty").isVisible()
    assert not view.list.isVisible()
    assert not rows(view.pane.members)
    view.show_clusters(*seen, {})
    assert view.list.isVisible()


@each_row("width", [40, 150, 320, 900])
@each_row("count", [1, 2, 7, 200])
def test_no_name_is_silently_cut(qapp, width, count):
    names = [f"essay {number:03}.txt" for number in range(count)]
    lines = name_lines(names, QFontMetrics(QFont()), width, "and {} more".format)
    text = "".join(lines)
    more = re.search(r"and (\d+) more", text)
    left_out = int(more[1]) if more else 0
    written = text[: more.start()] if more else text
    assert len(lines) <= 2
    assert len([name for name in written.split(",") if name.strip()]) + left_out == count
    if width >= 150:
        assert all(QFontMetrics(QFont()).horizontalAdvance(line.rstrip()) <= width for line in lines)


def test_the_members_of_the_card_are_shown_with_their_pairs(view, seen):
    assert rows(view.pane.members) == [["a.txt", "2", "64%"], ["b.txt", "1", "64%"], ["c.txt", "1", "50%"]]
    assert rows(view.pane.links) == [["a.txt", "b.txt", "64%"], ["a.txt", "c.txt", "50%"]]
    assert label(view, "clusterMembersHeading") == "3 texts"
    assert label(view, "clusterLinksHeading") == "2 pairs above the threshold"


def test_a_card_is_looked_at_without_choosing_anything(view, seen, choice, qtbot):
    click(qtbot, view.list, 1)
    assert rows(view.pane.links) == [["d.txt", "e.txt", "100%"]]
    qtbot.keyClick(view.list, Qt.Key.Key_Up)
    assert len(rows(view.pane.members)) == 3
    assert choice.pair is None
    assert choice.document is None


def test_members_and_pairs_are_chosen_by_a_click(view, seen, choice, qtbot):
    click(qtbot, view.pane.members, 1)
    assert choice.document == 1
    click(qtbot, view.pane.links, 1)
    assert choice.pair == (0, 2)


def test_everything_is_done_by_keys(view, seen, choice, qtbot):
    opened = []
    choice.document_opened.connect(opened.append)
    choice.pair_opened.connect(opened.append)
    view.list.setFocus()
    qtbot.keyClick(view.list, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is view.pane.members
    qtbot.keyClick(view.pane.members, Qt.Key.Key_Space)
    assert choice.document == 0
    qtbot.keyClick(view.pane.members, Qt.Key.Key_Down)
    assert choice.document == 1
    qtbot.keyClick(view.pane.members, Qt.Key.Key_Return)
    qtbot.keyClick(view.pane.links, Qt.Key.Key_Down)
    assert choice.pair == (0, 1)
    qtbot.keyClick(view.pane.links, Qt.Key.Key_Return)
    assert opened == [1, (0, 1)]


def test_a_double_click_opens(view, seen, choice, qtbot):
    opened = []
    choice.pair_opened.connect(opened.append)
    choice.document_opened.connect(opened.append)
    for table in (view.pane.links, view.pane.members):
        place = table.visualRect(table.model().index(1, 0)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened == [(0, 2), 1]


def test_a_choice_from_elsewhere_is_followed(view, seen, choice):
    choice.choose_pair((4, 3))
    assert view.list.currentIndex().row() == 1
    assert view.pane.links.currentIndex().row() == 0
    choice.choose_document(2)
    assert view.list.currentIndex().row() == 0
    assert view.pane.members.currentIndex().row() == 2
    assert not view.pane.links.currentIndex().isValid()
    choice.choose_pair((0, 5))
    choice.choose_document(5)
    assert view.list.currentIndex().row() == 0
    assert not view.pane.members.currentIndex().isValid()


def test_the_choice_made_before_is_shown_at_once(view, choice):
    choice.choose_pair((3, 4))
    made = shown(SCORES)
    view.show_clusters(made, [cluster(made, 0, 1, 2), cluster(made, 3, 4)], {})
    assert view.list.currentIndex().row() == 1


def test_the_cluster_people_look_at_stays_when_the_threshold_moves(view, seen, qtbot):
    click(qtbot, view.list, 1)
    made = shown(SCORES, threshold=0.6)
    view.show_clusters(made, [cluster(made, 3, 4), cluster(made, 0, 1)], {})
    assert view.list.currentIndex().row() == 0
    assert rows(view.pane.links) == [["d.txt", "e.txt", "100%"]]


def test_a_smaller_class_is_no_trouble(view, seen, choice):
    choice.choose_document(5)
    made = shown({(0, 1): 0.7}, NAMES[:2])
    view.show_clusters(made, [cluster(made, 0, 1)], {})
    assert view.list.currentIndex().row() == 0
    choice.choose_document(4)
    choice.choose_pair((3, 4))
    assert view.list.currentIndex().row() == 0


def test_people_choose_what_makes_a_cluster(view, qtbot):
    assert view.linkage is Linkage.CONNECTED
    box = view.findChild(QComboBox, "clusterLinkage")
    with qtbot.waitSignal(view.linkage_changed) as told:
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert told.args == [Linkage.AVERAGE]
    assert view.linkage is Linkage.AVERAGE


def test_two_hundred_copies_are_one_cluster(view):
    names = tuple(f"copy {number}.txt" for number in range(200))
    made = shown({(one, other): 1.0 for one in range(200) for other in range(one + 1, 200)}, names)
    view.show_clusters(made, [cluster(made, *range(200), identical=True)], {})
    assert view.heading.endswith("with 200 of 200 texts")
    assert view.pane.links.model().rowCount() == 19_900
    assert view.pane.members.model().rowCount() == 200
    assert rows(view.pane.members)[0][1] == "199"


def test_all_can_be_found_and_is_read_aloud(view, seen):
    for widget in (view.list, view.pane.members, view.pane.links, view.findChild(QComboBox, "clusterLinkage")):
        assert widget.objectName()
        assert widget.accessibleName()
    said = card(view, 0, Qt.ItemDataRole.AccessibleTextRole)
    assert all(name in said for name in ("a.txt", "b.txt", "c.txt", "64%", "Finding"))


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_strange_names_are_painted_in_any_theme(view, qapp, theme):
    palette = qapp.palette()
    qapp.setPalette(theme.palette())
    names = ("<b>x</b>.txt", "محمد.txt", "王小明.docx", "Очень " * 60, "\udcff\n.txt", "f.txt")
    made = replace(shown(SCORES, names), names=names)
    view.show_clusters(made, [cluster(made, 0, 1, 2), cluster(made, 3, 4)], {0: passage(1, 3, 1, 2, text="نص " * 90)})
    view.resize(320, 240)
    picture = view.list.viewport().grab().toImage()
    colours = {picture.pixelColor(x, 20).name() for x in range(picture.width())}
    assert len(colours) > 3  # letters on the selected card
    assert view.list.indexAt(QPoint(5, 5)).row() == 0
    qapp.setPalette(palette)
