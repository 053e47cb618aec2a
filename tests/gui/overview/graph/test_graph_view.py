"""The graph of documents: what is drawn, mouse and keys, and the choice that all views share."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolButton, QToolTip

from imbrex.engine.review.review import Verdict
from imbrex.gui.overview.graph import graph_view as views
from imbrex.gui.overview.graph.graph_view import GraphMenu, GraphView
from imbrex.gui.overview.shared.class_choice import ClassChoice
from imbrex.gui.overview.shared.ranking import pair_index
from imbrex.gui.theme.theme import DARK, LIGHT
from imbrex.gui.wording.verdict_texts import verdict_told
from tests.gui.overview.small_class import STRANGE, compare, make_class, make_graph

KEY = Qt.Key


@pytest.fixture
def choice(qapp):
    return ClassChoice()


@pytest.fixture
def view(qtbot, choice):
    view = GraphView(choice)
    qtbot.addWidget(view)
    view.resize(700, 500)
    view.show()
    return view


@pytest.fixture
def shown():
    return make_class(40, 25)


@pytest.fixture
def drawn(view, shown):
    """The view with a graph that has been painted."""
    view.show_graph(shown, make_graph(shown))
    view.grab()
    return view


def place_of(view, point):
    return view.plane.point(float(view.points.x[point]), float(view.points.y[point])).toPoint()


def middle_of(view, line):
    """A place on a line, near no point."""
    one, other = (QPointF(place_of(view, int(end[line]))) for end in (view.points.one, view.points.other))
    return (one * 0.45 + other * 0.55).toPoint()


def lonely_line(view):
    """A line that no other line or point comes near to in its middle."""
    for line in range(len(view.points.pairs)):
        if view._found(QPointF(middle_of(view, line))) == (None, line):
            return line
    raise AssertionError("no such line")


def click(qtbot, view, place):
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=place)


def test_a_click_on_a_point_chooses_its_document(qtbot, drawn, choice):
    for point in (0, 3, len(drawn.points) - 1):
        click(qtbot, drawn, place_of(drawn, point))
        assert choice.document == drawn.points.documents[point]
    assert choice.pair is None


def test_a_click_on_a_line_chooses_its_pair(qtbot, drawn, choice):
    line = lonely_line(drawn)
    click(qtbot, drawn, middle_of(drawn, line))
    assert choice.pair == drawn.points.pair_at(line)
    assert choice.document is None


def test_a_click_beside_everything_changes_nothing(qtbot, drawn, choice):
    choice.choose_document(int(drawn.points.documents[0]))
    click(qtbot, drawn, QPoint(3, 3))
    assert choice.document == drawn.points.documents[0]


def test_double_clicks_open(qtbot, drawn, choice):
    line = lonely_line(drawn)
    with qtbot.waitSignal(choice.pair_opened) as opened:
        qtbot.mouseDClick(drawn, Qt.MouseButton.LeftButton, pos=middle_of(drawn, line))
    assert opened.args == [drawn.points.pair_at(line)]
    with qtbot.waitSignal(choice.document_opened) as opened:
        qtbot.mouseDClick(drawn, Qt.MouseButton.LeftButton, pos=place_of(drawn, 2))
    assert opened.args == [drawn.points.documents[2]]


@pytest.fixture
def right_click(drawn, monkeypatch):
    """The menu that a click opens, or that the key opens where no place is given."""
    opened = []
    monkeypatch.setattr(GraphMenu, "popup", lambda menu, _place: opened.append(menu))

    def clicked(place=None):
        reason = QContextMenuEvent.Reason.Keyboard if place is None else QContextMenuEvent.Reason.Mouse
        at = place or QPoint()
        QApplication.sendEvent(drawn, QContextMenuEvent(reason, at, drawn.mapToGlobal(at)))
        return opened.pop() if opened else None

    return clicked


def test_the_menu_of_a_line_does_what_can_be_done_with_its_pair(qtbot, drawn, choice, shown, right_click):
    line = lonely_line(drawn)
    pair = drawn.points.pair_at(line)
    actions = {action.text(): action for action in right_click(middle_of(drawn, line)).actions()}
    with qtbot.waitSignal(choice.pair_opened) as opened:
        actions["Compare texts"].trigger()
    assert opened.args == [pair]
    for document in pair:
        with qtbot.waitSignal(choice.document_opened) as opened:
            actions[f"Show only “{shown.names[document]}”"].trigger()
        assert opened.args == [document]
    with qtbot.waitSignal(choice.pair_judged) as judged:
        actions[verdict_told(Verdict.COPIED)].trigger()
    assert judged.args == [pair, Verdict.COPIED]
    actions["Copy"].trigger()
    assert QApplication.clipboard().text() == drawn.describe(None, line)


def test_the_menu_of_a_point_names_the_texts_most_like_it(qtbot, drawn, choice, shown, right_click):
    point = int(drawn.points.degree.argmax())
    document = int(drawn.points.documents[point])
    partners = drawn.points.partners_of(point)
    menu = right_click(place_of(drawn, point))
    texts = [action.text() for action in menu.actions()]
    assert texts[0] == "Show only this text"
    assert texts[1:-1] == [f"Compare with “{shown.names[partner]}”" for partner in partners[: len(texts) - 2]]
    scores = [values_of(shown, document, partner) for partner in partners]
    assert scores == sorted(scores, reverse=True)
    with qtbot.waitSignal(choice.pair_opened) as opened:
        menu.actions()[1].trigger()
    assert set(opened.args[0]) == {document, partners[0]}


def values_of(shown, one, other):
    return float(shown.values[pair_index(shown.report.pairs, min(one, other), max(one, other))])


def test_the_key_opens_the_menu_of_what_is_chosen(drawn, choice, right_click):
    assert right_click() is None
    choice.choose_pair(drawn.points.pair_at(0))
    assert right_click().actions()[0].text() == "Compare texts"
    choice.choose_document(int(drawn.points.documents[0]))
    assert right_click().actions()[0].text() == "Show only this text"
    assert right_click(QPoint(3, 3)) is None  # the mouse beside everything


def drag(qtbot, view, start, by):
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    for step in (0.5, 1.0):
        qtbot.mouseMove(view, start + QPoint(round(by.x() * step), round(by.y() * step)))
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=start + by)


def test_a_drag_moves_the_graph_and_chooses_nothing(qtbot, drawn, choice):
    before = place_of(drawn, 0)
    drag(qtbot, drawn, before, QPoint(60, 30))
    assert place_of(drawn, 0) - before == QPoint(60, 30)
    assert choice.document is None
    drawn.fit()
    assert place_of(drawn, 0) == before


def wheel(view, point, up):
    turned = QPoint(0, 120 if up else -120)
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False
    event = QWheelEvent(point, QPointF(view.mapToGlobal(point.toPoint())), QPoint(), turned, *none)
    QApplication.sendEvent(view, event)


def test_the_wheel_zooms_around_the_mouse_within_limits(qtbot, drawn):
    mouse, fit = QPointF(place_of(drawn, 1)), drawn.plane.scale
    for _ in range(4):
        wheel(drawn, mouse, up=True)
    assert drawn.plane.scale > 2 * fit
    assert (place_of(drawn, 1) - mouse.toPoint()).manhattanLength() <= 2
    for _ in range(80):
        wheel(drawn, mouse, up=True)
    most = drawn.plane.scale
    wheel(drawn, mouse, up=True)
    assert drawn.plane.scale == pytest.approx(most)
    for _ in range(120):
        wheel(drawn, mouse, up=False)
    assert drawn.plane.scale == pytest.approx(fit * 0.5)


def test_keys_and_buttons_zoom(qtbot, drawn):
    fit = drawn.plane.scale
    qtbot.keyClick(drawn, KEY.Key_Plus)
    assert drawn.plane.scale > fit
    qtbot.keyClick(drawn, KEY.Key_0)
    assert drawn.plane.scale == fit
    qtbot.mouseClick(drawn.findChild(QToolButton, "graphZoomOut"), Qt.MouseButton.LeftButton)
    assert drawn.plane.scale < fit
    qtbot.mouseClick(drawn.findChild(QToolButton, "graphZoomFit"), Qt.MouseButton.LeftButton)
    assert drawn.plane.scale == fit


def test_arrows_walk_and_enter_opens_the_strongest_line(qtbot, drawn, choice):
    qtbot.keyClick(drawn, KEY.Key_Return)
    assert choice.pair is None
    qtbot.keyClick(drawn, KEY.Key_Right)
    first = drawn.points.point_of(choice.document)
    assert drawn.points.degree[first] == drawn.points.degree.max()
    for key, (across, down) in views.ARROWS.items():
        choice.choose_document(int(drawn.points.documents[first]))
        wanted = drawn.points.beside(first, across, down)
        qtbot.keyClick(drawn, key)
        assert drawn.points.point_of(choice.document) == (first if wanted is None else wanted)
    current = drawn.points.point_of(choice.document)
    with qtbot.waitSignal(choice.pair_opened) as opened:
        qtbot.keyClick(drawn, KEY.Key_Return)
    line = drawn.points.line_of(opened.args[0])
    assert choice.document in opened.args[0]
    assert drawn.points.values[line] == drawn.points.values[drawn.points.lines_of(current)].max()


def test_the_chosen_document_is_brought_into_sight(qtbot, drawn, choice):
    for _ in range(12):
        drawn.zoom(1, QPointF(place_of(drawn, 0)))
    choice.choose_document(int(drawn.points.documents[len(drawn.points) // 2]))
    assert drawn.rect().contains(place_of(drawn, len(drawn.points) // 2))


def test_what_is_told_of_points_and_lines(qtbot, drawn, choice, shown):
    point = int(drawn.points.degree.argmax())
    choice.choose_document(int(drawn.points.documents[point]))
    name = shown.names[choice.document]
    count = drawn.points.degree[point]
    assert drawn.accessibleDescription() == f"{name}\n{count} pairs above the threshold"
    choice.choose_pair(drawn.points.pair_at(0))
    assert "Containment (higher of two)" in drawn.accessibleDescription()
    assert "shared shingles" in drawn.describe(None, 0)
    choice.choose_pair(None)
    assert drawn.accessibleDescription() == drawn._text.note()


@pytest.mark.qt_log_ignore("does not support raise", extend=True)
def test_the_tooltip_is_plain(qtbot, view):
    shown = compare(["alpha beta gamma"] * 2, names=("<i>one</i>", "two"))
    view.show_graph(shown, make_graph(shown))
    view.grab()
    place = place_of(view, 0)
    QApplication.sendEvent(view, QHelpEvent(QHelpEvent.Type.ToolTip, place, view.mapToGlobal(place)))
    assert "&lt;i&gt;one&lt;/i&gt;" in QToolTip.text()
    QToolTip.hideText()


def differs(one, other, place, reach=14):
    """Whether two pictures differ near a place."""
    around = [(place.x() + x, place.y() + y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1)]
    return any(one.pixel(x, y) != other.pixel(x, y) for x, y in around)


def test_the_mouse_and_the_choice_make_a_point_stand_out(qtbot, drawn, choice):
    before = drawn.grab().toImage()
    place = place_of(drawn, 0)
    drawn._set_hovered(*drawn._found(QPointF(place)))
    hovered = drawn.grab().toImage()
    assert differs(before, hovered, place)
    drawn._set_hovered(None, None)
    assert drawn.grab().toImage() == before
    choice.choose_document(int(drawn.points.documents[0]))
    chosen = drawn.grab().toImage()
    assert differs(before, chosen, place)
    assert differs(hovered, chosen, place)


def test_hovering_marks_the_other_ends_too(qtbot, drawn):
    before = drawn.grab().toImage()
    line = lonely_line(drawn)
    point = int(drawn.points.one[line])
    drawn._set_hovered(point, None)
    assert differs(before, drawn.grab().toImage(), middle_of(drawn, line), reach=2)


def test_without_a_pair_it_says_so(qtbot, view, choice):
    shown = make_class(8, 3, threshold=1.01)
    for graph in (make_graph(shown), None):
        view.show_graph(shown, graph)
        assert (
            view.accessibleDescription() == "No pair reaches the threshold of 101%. Lower the threshold to see groups."
        )
        assert not view.findChild(QToolButton, "graphZoomIn").isVisible()
        image = view.grab().toImage()
        assert len({image.pixel(x, image.height() // 2) for x in range(image.width())}) > 2
        for key in (KEY.Key_Right, KEY.Key_Return, KEY.Key_Plus, KEY.Key_0):
            qtbot.keyClick(view, key)
        click(qtbot, view, QPoint(100, 100))
    assert choice.document is None


def test_a_graph_still_to_come_is_not_a_class_without_pairs(view, shown):
    view.show_graph(shown, None)
    assert view.accessibleDescription() == "Drawing graph…"


def test_what_is_not_drawn_is_counted(view, shown):
    graph = make_graph(shown)
    view.show_graph(shown, graph)
    absent = 40 - len(graph.documents)
    assert absent
    assert view._text.note().splitlines()[1:] == [f"{absent} documents with no pair above the threshold not shown"]
    short = replace(graph, links=graph.links[:-2])
    view.show_graph(shown, short)
    total = int(shown.above.sum())
    assert view._text.note().splitlines()[1] == f"showing {total - 2} of {total} pairs above the threshold"
    copies = compare(["alpha beta gamma"] * 3)
    view.show_graph(copies, make_graph(copies))
    assert view._text.note() == "Thicker line: higher score"


def test_a_point_without_a_drawn_line_opens_nothing(qtbot, view, choice, shown, monkeypatch):
    monkeypatch.setattr("imbrex.gui.overview.graph.graph_points.MOST_LINES", 1)
    view.show_graph(shown, make_graph(shown))
    bare = next(point for point in range(len(view.points)) if not len(view.points.lines_of(point)))
    choice.choose_document(int(view.points.documents[bare]))
    qtbot.keyClick(view, KEY.Key_Return)
    assert choice.pair is None
    view.grab()
    assert f"1 of {int(shown.above.sum())} pairs above the threshold" in view._text.note()


def test_one_pair_only(qtbot, view, choice):
    shown = compare(["alpha beta gamma", "alpha beta gamma", "quite another text"])
    view.show_graph(shown, make_graph(shown))
    view.grab()
    assert len(view.points) == 2
    assert view._text.note() == "1 document with no pair above the threshold not shown"
    qtbot.keyClick(view, KEY.Key_Left)
    qtbot.keyClick(view, KEY.Key_Return)
    assert choice.pair == (0, 1)


def test_a_new_graph_takes_the_place_of_the_old(qtbot, drawn, choice):
    drawn.zoom(3)
    other = make_class(10, 8, seed=3)
    choice.choose_document(35)
    drawn.show_graph(other, make_graph(other))
    assert drawn.points.point_of(35) is None
    assert drawn.plane == views.fitted(0.75, drawn.size())
    drawn.grab()


@pytest.mark.parametrize("size", [(240, 180), (900, 700)])
def test_strange_names_are_drawn(qtbot, view, choice, size):
    shown = compare(["alpha beta gamma delta"] * len(STRANGE), names=STRANGE)
    view.resize(*size)
    view.show_graph(shown, make_graph(shown))
    for document in range(len(STRANGE)):
        choice.choose_document(document)
        view.grab()


def test_two_hundred_copies_of_one_file(qtbot, view, choice):
    shown = compare(["the same few words in every one of the files"] * 200)
    view.show_graph(shown, make_graph(shown))
    assert len(view.points.pairs) == 19_900
    plain = view.grab().toImage()
    choice.choose_document(7)
    assert view.grab().toImage() != plain
    view.zoom(2)
    assert view._picture._settling.isActive()
    view.grab()  # the old picture, moved
    qtbot.waitUntil(lambda: not view._picture._settling.isActive())
    view.grab()
    assert view._picture._kept[0] == view.plane


def _labels(view):
    view.grab()
    return view._painter._labels


def test_two_thousand_documents(qtbot, view, choice):
    shown = compare([f"a{number} b{number} a{number + 1} b{number + 1}" for number in range(2000)], threshold=0.3)
    graph = make_graph(shown)
    assert (len(graph.documents), len(graph.links)) == (2000, 1999)
    view.show_graph(shown, graph)
    assert len(_labels(view)) >= 3  # the rest of the circle is too full
    best = int(np.argmax(view.points.values))
    choice.choose_pair(view.points.pair_at(best))
    assert shown.names[choice.pair[0]] in view.accessibleDescription()
    view.grab()


def test_the_dark_theme_has_its_own_colours(drawn):
    assert drawn.grab().toImage().pixelColor(1, 300) == LIGHT.base
    drawn.setPalette(DARK.palette())
    assert drawn.grab().toImage().pixelColor(1, 300) == DARK.base
