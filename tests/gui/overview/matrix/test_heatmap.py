"""The heatmap: cells, marks, keys and mouse, and the choice that all views share."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QHelpEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolButton, QToolTip

from imbrex.engine.overview.score import Score
from imbrex.engine.review.review import Verdict
from imbrex.engine.text.role import Role
from imbrex.gui.overview.matrix import heatmap as heatmaps
from imbrex.gui.overview.matrix.heat_painter import colours
from imbrex.gui.overview.matrix.heatmap import Heatmap
from imbrex.gui.overview.matrix.matrix import Code
from imbrex.gui.overview.shared.class_choice import ClassChoice
from imbrex.gui.overview.shared.ranking import pair_index
from imbrex.gui.theme.theme import DARK, LIGHT
from imbrex.gui.wording.verdict_texts import verdict_told
from tests.gui.overview.small_class import STRANGE, brute_scores, compare, make_class, make_tree

KEY = Qt.Key
OFFSCREEN_TOOLTIPS = pytest.mark.qt_log_ignore("does not support raise", extend=True)


@pytest.fixture
def choice(qapp):
    return ClassChoice()


@pytest.fixture
def heatmap(qtbot, choice):
    heatmap = Heatmap(choice)
    qtbot.addWidget(heatmap)
    heatmap.resize(700, 600)
    heatmap.show()
    return heatmap


@pytest.fixture
def shown():
    return make_class(40, 25, authors={0: "A", 1: "A"})


def settle(qtbot, heatmap):
    qtbot.waitUntil(lambda: heatmap.matrix.is_complete and not heatmap._timer.isActive())


def colour_of(heatmap, place):
    """The pixel in the middle of a cell."""
    image = heatmap.viewport().grab().toImage()
    return image.pixel(heatmap.grid.rect(*place).center().toPoint())


def press(qtbot, heatmap, *keys, modifier=Qt.KeyboardModifier.NoModifier):
    for key in keys:
        qtbot.keyClick(heatmap, key, modifier)
    return heatmap.current


def click(qtbot, heatmap, place, double=False):
    point = heatmap.grid.rect(*place).center().toPoint()
    qtbot.mouseClick(heatmap.viewport(), Qt.MouseButton.LeftButton, pos=point)
    if double:
        qtbot.mouseDClick(heatmap.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_a_cell_has_the_colour_of_its_score(qtbot, heatmap, shown):
    heatmap.show_class(shown, make_tree(shown))
    settle(qtbot, heatmap)
    known, ramp = brute_scores(shown), colours(LIGHT)
    kinds = set()
    for row in range(0, 40, 3):
        for column in range(0, 40, 7):
            pair = heatmap.matrix.documents_at(row, column)
            if set(pair) != {0, 1}:
                assert colour_of(heatmap, (row, column)) == ramp[heatmap.matrix.codes[row, column]]
            kinds.add("self" if row == column else known.get(pair, 0) >= 0.4)
    assert kinds == {"self", True, False}


def test_nothing_is_filled_while_it_is_hidden(qtbot, choice, shown):
    heatmap = Heatmap(choice)
    qtbot.addWidget(heatmap)
    heatmap.show_class(shown, None)
    choice.choose_pair((3, 4))
    assert heatmap.matrix is None
    heatmap.show()
    settle(qtbot, heatmap)
    assert heatmap.current == (3, 4)
    heatmap.hide()
    before = heatmap.matrix
    heatmap.show_class(make_class(7, 2), None)
    assert heatmap.matrix is before


def test_it_is_filled_between_events(qtbot, heatmap, shown, monkeypatch):
    monkeypatch.setattr("imbrex.gui.overview.matrix.matrix.SLICE", 2)
    heatmap.show_class(shown, None)
    assert not heatmap.matrix.is_complete
    settle(qtbot, heatmap)
    assert (heatmap.matrix.codes >= Code.OWN).sum() == 2 * len(shown.report.pairs)


def test_arrows_walk_past_the_diagonal(qtbot, heatmap, choice, shown):
    heatmap.show_class(shown, None)
    assert press(qtbot, heatmap, KEY.Key_Right) == (0, 1)
    assert choice.pair == (0, 1)
    assert press(qtbot, heatmap, KEY.Key_Down) == (2, 1)
    assert press(qtbot, heatmap, KEY.Key_Right) == (2, 3)
    assert press(qtbot, heatmap, KEY.Key_Left) == (2, 1)
    assert choice.pair == (1, 2)
    assert press(qtbot, heatmap, KEY.Key_Up) == (0, 1)
    assert press(qtbot, heatmap, KEY.Key_Left) == (0, 1)
    assert press(qtbot, heatmap, KEY.Key_Up) == (0, 1)


def test_home_end_and_pages(qtbot, heatmap, shown):
    heatmap.show_class(shown, None)
    press(qtbot, heatmap, KEY.Key_Right, KEY.Key_Right, KEY.Key_Down, KEY.Key_Down, KEY.Key_Down)
    assert press(qtbot, heatmap, KEY.Key_End) == (4, 39)
    assert press(qtbot, heatmap, KEY.Key_Home) == (4, 0)
    control = Qt.KeyboardModifier.ControlModifier
    assert press(qtbot, heatmap, KEY.Key_End, modifier=control) == (39, 38)
    assert press(qtbot, heatmap, KEY.Key_Home, modifier=control) == (0, 1)
    page = len(heatmap.grid.rows) - 1
    assert press(qtbot, heatmap, KEY.Key_PageDown) == (page, 1)
    assert press(qtbot, heatmap, KEY.Key_PageUp) == (0, 1)


def test_n_leads_from_one_cell_above_the_threshold_to_the_next(qtbot, heatmap, choice, shown):
    heatmap.show_class(shown, make_tree(shown))
    seen = []
    for _ in range(int(shown.above.sum())):
        press(qtbot, heatmap, KEY.Key_N)
        seen.append(choice.pair)
    pairs = shown.report.pairs
    wanted = {(int(pairs.left[row]), int(pairs.right[row])) for row in np.flatnonzero(shown.above)}
    assert set(seen) == wanted
    for key, modifier, wanted in (
        (KEY.Key_N, Qt.KeyboardModifier.ShiftModifier, -2),
        (KEY.Key_F8, Qt.KeyboardModifier.NoModifier, -1),
        (KEY.Key_F8, Qt.KeyboardModifier.ShiftModifier, -2),
    ):
        press(qtbot, heatmap, key, modifier=modifier)
        assert choice.pair == seen[wanted]
    russian = QKeyEvent(QKeyEvent.Type.KeyPress, ord("Т"), Qt.KeyboardModifier.NoModifier, "т")
    QApplication.sendEvent(heatmap, russian)
    assert choice.pair == seen[-1]


@OFFSCREEN_TOOLTIPS
def test_n_says_when_there_is_no_such_cell(qtbot, heatmap, choice):
    heatmap.show_class(make_class(8, 3, threshold=1.01), None)
    press(qtbot, heatmap, KEY.Key_N)
    assert "No pair reaches the threshold" in QToolTip.text()
    assert choice.pair is None
    QToolTip.hideText()


def test_enter_and_double_click_open_the_pair(qtbot, heatmap, choice, shown):
    heatmap.show_class(shown, None)
    press(qtbot, heatmap, KEY.Key_Return)  # nothing is chosen yet
    press(qtbot, heatmap, KEY.Key_Right)
    with qtbot.waitSignal(choice.pair_opened) as opened:
        press(qtbot, heatmap, KEY.Key_Return)
    assert opened.args == [(0, 1)]
    with qtbot.waitSignal(choice.pair_opened) as opened:
        click(qtbot, heatmap, (9, 4), double=True)
    assert opened.args == [(4, 9)]
    assert heatmap.current == (9, 4)


def test_a_click_chooses_a_pair_or_on_the_diagonal_a_document(qtbot, heatmap, choice, shown):
    tree = make_tree(shown)
    heatmap.show_class(shown, tree)
    click(qtbot, heatmap, (7, 2))
    assert choice.pair == tuple(sorted((tree.order[7], tree.order[2])))
    assert choice.document is None
    click(qtbot, heatmap, (5, 5))
    assert choice.document == tree.order[5]
    with qtbot.waitSignal(choice.document_opened) as opened:
        click(qtbot, heatmap, (6, 6), double=True)
    assert opened.args == [tree.order[6]]
    assert heatmap.current == (7, 2)


def test_a_menu_judges_the_pair_of_a_cell(qtbot, heatmap, choice, shown):
    heatmap.show_class(shown, None)
    menu = heatmap.menu(heatmap.matrix, (0, 2))
    pair = heatmap.matrix.documents_at(0, 2)
    with qtbot.waitSignal(choice.pair_judged) as judged:
        next(action for action in menu.actions() if action.text() == verdict_told(Verdict.CITED)).trigger()
    assert judged.args == [pair, Verdict.CITED]
    alone = [action.text() for action in heatmap.menu(heatmap.matrix, (1, 1)).actions()]
    assert alone == ["Show only this text", "Copy"]


def test_a_choice_made_elsewhere_is_scrolled_to(qtbot, heatmap, choice):
    shown = make_class(200, 4)
    heatmap.show_class(shown, None)
    heatmap.zoom(20)
    assert heatmap.grid.cell == 40
    choice.choose_pair((150, 190))
    assert heatmap.current == (150, 190)
    assert heatmap.grid.room.contains(heatmap.grid.rect(150, 190))
    choice.choose_pair(None)
    assert heatmap.current is None
    assert heatmap.accessibleDescription() == ""


def test_the_side_of_the_diagonal_is_kept(qtbot, heatmap, choice, shown):
    heatmap.show_class(shown, None)
    click(qtbot, heatmap, (9, 4))
    heatmap.show_class(shown, None)
    assert heatmap.current == (9, 4)
    choice.choose_pair((1, 3))
    assert heatmap.current == (1, 3)


def test_a_pair_that_is_not_in_the_matrix_has_no_cell(qtbot, heatmap, choice):
    shown = compare(["alpha beta gamma"] * 4, roles={3: Role.TEMPLATE})
    heatmap.show_class(shown, None)
    choice.choose_pair((0, 3))
    choice.choose_document(3)
    assert heatmap.current is None
    heatmap.grab()


def test_a_chosen_document_has_its_row_and_column_marked(qtbot, heatmap, choice):
    heatmap.show_class(make_class(30, 0), None)
    settle(qtbot, heatmap)
    before = colour_of(heatmap, (4, 20)), colour_of(heatmap, (20, 4)), colour_of(heatmap, (9, 20))
    choice.choose_document(4)
    after = colour_of(heatmap, (4, 20)), colour_of(heatmap, (20, 4)), colour_of(heatmap, (9, 20))
    assert before[0] != after[0]
    assert before[1] != after[1]
    assert before[2] == after[2]


def test_what_is_told_of_a_cell(qtbot, heatmap, choice):
    copied = " ".join(f"word{number}" for number in range(11))
    texts = [copied, f"{copied} " + " ".join(f"other{number}" for number in range(10)), "quite another text here"]
    shown = compare([*texts, *texts[:1]], authors={0: "A", 3: "A"})
    heatmap.show_class(shown, None)
    choice.choose_pair((0, 1))
    told = heatmap.accessibleDescription()
    assert told == heatmap.describe((0, 1))
    assert told.splitlines() == [
        "essay 0.txt",
        "essay 1.txt",
        "Containment (higher of two): 100%",
        "100% of “essay 0.txt” also in “essay 1.txt”",
        "50% of “essay 1.txt” also in “essay 0.txt”",
        "10 shared shingles",
    ]
    assert heatmap.describe((1, 0)).splitlines()[:2] == ["essay 1.txt", "essay 0.txt"]
    assert heatmap.describe((0, 2)).splitlines()[2:] == ["No shared shingles"]
    assert heatmap.describe((0, 3)).splitlines()[-1] == "Drafts by the same author: not counted"
    assert heatmap.describe((2, 2)) == "essay 2.txt"


def test_jaccard_and_archives_are_called_by_their_names(qtbot, heatmap):
    texts = ["alpha beta gamma delta"] * 3
    shown = compare(texts, roles={1: Role.ARCHIVE, 2: Role.ARCHIVE}, score=Score.JACCARD)
    heatmap.show_class(shown, None)
    assert "Jaccard: 100%" in heatmap.describe((0, 1))
    assert "both are archive documents" in heatmap.describe((1, 2))


@OFFSCREEN_TOOLTIPS
def test_a_name_is_never_taken_for_markup_or_places(qtbot, heatmap):
    text = "alpha beta gamma delta"
    shown = compare([text, text], names=("<b>x</b>", "%1 %2 %3"))
    heatmap.show_class(shown, None)
    assert "100% of “<b>x</b>” also in “%1 %2 %3”" in heatmap.describe((0, 1))
    point = heatmap.grid.rect(0, 1).center().toPoint()
    event = QHelpEvent(QHelpEvent.Type.ToolTip, point, heatmap.viewport().mapToGlobal(point))
    QApplication.sendEvent(heatmap.viewport(), event)
    assert "&lt;b&gt;x&lt;/b&gt;" in QToolTip.text()
    QToolTip.hideText()


def wheel(heatmap, point, up, modifier=Qt.KeyboardModifier.ControlModifier):
    event = QWheelEvent(
        point,
        QPointF(heatmap.viewport().mapToGlobal(point.toPoint())),
        QPoint(),
        QPoint(0, 120 if up else -120),
        Qt.MouseButton.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(heatmap.viewport(), event)


def test_the_wheel_with_ctrl_zooms_around_the_mouse(qtbot, heatmap):
    heatmap.show_class(make_class(200, 4), None)
    small = heatmap.grid.cell
    point = heatmap.grid.rect(120, 80).center()
    for _ in range(9):
        wheel(heatmap, point, up=True)
    assert heatmap.grid.cell > 5 * small
    row, column = heatmap.grid.cell_at(point)
    assert abs(row - 120) <= 1
    assert abs(column - 80) <= 1
    for _ in range(30):
        wheel(heatmap, point, up=False)
    assert heatmap.grid.most == (0, 0)
    assert heatmap.grid.cell == small


def test_keys_and_buttons_zoom_and_fit(qtbot, heatmap):
    heatmap.show_class(make_class(60, 4), None)
    fit = heatmap.grid.cell
    press(qtbot, heatmap, KEY.Key_Plus)
    assert heatmap.grid.cell > fit
    press(qtbot, heatmap, KEY.Key_Minus, KEY.Key_Minus)
    press(qtbot, heatmap, KEY.Key_0)
    assert heatmap.grid.cell == fit
    qtbot.mouseClick(heatmap.findChild(QToolButton, "heatZoomIn"), Qt.MouseButton.LeftButton)
    assert heatmap.grid.cell > fit
    qtbot.mouseClick(heatmap.findChild(QToolButton, "heatZoomFit"), Qt.MouseButton.LeftButton)
    assert heatmap.grid.cell == fit


@pytest.mark.parametrize("count", [40, 200])
def test_the_matrix_uses_the_width(qtbot, heatmap, shown, count):
    """A cell is wider than high where there is room, and every place in it is its own."""
    heatmap.resize(1000, 460)
    heatmap.show_class(make_class(count, 25), None)
    settle(qtbot, heatmap)
    grid = heatmap.grid
    whole = grid.rect(0, 0, count, count)
    assert whole.width() > 1.3 * whole.height()
    assert whole.right() <= 1000
    assert grid.most == (0, 0)
    for place in ((3, 17), (count - 1, 0), (0, count - 1)):
        assert grid.cell_at(grid.rect(*place).center()) == place
    heatmap.zoom(20)
    assert heatmap.grid.across == pytest.approx(heatmap.grid.cell * grid.stretch)


def test_names_are_shown_only_where_rows_have_room(qtbot, heatmap):
    heatmap.show_class(make_class(10, 3), None)
    assert heatmap.grid.has_names
    gutter = heatmap.grid.left
    assert ink(heatmap, 0, heatmap.grid.top, gutter, 500) > 100
    heatmap.show_class(make_class(200, 3), None)
    assert not heatmap.grid.has_names
    assert ink(heatmap, 0, heatmap.grid.top, heatmap.grid.left, 500) == 0
    press(qtbot, heatmap, KEY.Key_Right)
    assert ink(heatmap, 0, heatmap.grid.top, heatmap.grid.left - 5, 500) > 20


def ink(heatmap, x, y, width, height):
    """Pixels of the viewport that are not the page."""
    image = heatmap.viewport().grab().toImage()
    base = QColor(LIGHT.base).rgb()
    right, bottom = min(x + width, image.width()), min(y + height, image.height())
    return sum(image.pixel(column, row) != base for column in range(x, right) for row in range(y, bottom))


@pytest.mark.parametrize("count", [2, 3, 12])
def test_strange_names_are_drawn(qtbot, heatmap, choice, count):
    names = (STRANGE * 2)[:count]
    shown = compare(["alpha beta gamma delta"] * count, names=names)
    heatmap.show_class(shown, make_tree(shown))
    settle(qtbot, heatmap)
    choice.choose_pair((0, 1))
    assert ink(heatmap, 0, heatmap.grid.top, heatmap.grid.left, 500) > 0
    assert colour_of(heatmap, (0, 0)) == colours(LIGHT)[Code.SELF]
    assert heatmap.grid.left <= heatmap.viewport().width() / 2
    heatmap.resize(260, 220)
    heatmap.grab()


def test_nobody_and_a_single_document(qtbot, heatmap, choice):
    for texts in ((), ("x",), ("alpha beta gamma",)):
        shown = compare(texts)
        heatmap.show_class(shown, make_tree(shown))
        settle(qtbot, heatmap)
        assert press(qtbot, heatmap, KEY.Key_Right, KEY.Key_N, KEY.Key_Plus, KEY.Key_End) is None
        heatmap.grab()
    assert choice.pair is None


def test_two_hundred_copies_of_one_file(qtbot, heatmap, choice):
    shown = compare(["the same few words in every one of the files"] * 200)
    heatmap.show_class(shown, make_tree(shown))
    settle(qtbot, heatmap)
    assert (heatmap.matrix.codes[~np.eye(200, dtype=bool)] == Code.ABOVE + 93).all()
    assert colour_of(heatmap, (10, 150)) == colours(LIGHT)[Code.ABOVE + 93]
    assert heatmap._blocks == [(0, 200)]


def test_a_class_that_shares_nothing(qtbot, heatmap):
    shown = compare([" ".join(f"w{number}x{word}" for word in range(9)) for number in range(50)])
    assert len(shown.report.pairs) == 0
    heatmap.show_class(shown, make_tree(shown))
    settle(qtbot, heatmap)
    assert colour_of(heatmap, (3, 30)) == LIGHT.base.rgb()
    assert "No shared shingles" in heatmap.describe((3, 30))


def test_two_thousand_documents_are_all_seen(qtbot, heatmap, choice):
    shown = make_class(2000, 12, words=8)
    tree = make_tree(shown)
    heatmap.show_class(shown, tree)
    settle(qtbot, heatmap)
    assert heatmap.grid.most == (0, 0)
    best = int(np.argmax(shown.values))
    pair = int(shown.report.pairs.left[best]), int(shown.report.pairs.right[best])
    image = heatmap.viewport().grab().toImage()
    place = heatmap.grid.rect(*(int(heatmap.matrix.place[number]) for number in pair)).center().toPoint()
    near = {image.pixel(place.x() + x, place.y() + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    assert near & set(colours(LIGHT)[Code.ABOVE : Code.ABOVE + 94].tolist())
    choice.choose_pair(pair)
    assert shown.names[pair[0]] in heatmap.accessibleDescription()
    assert pair_index(shown.report.pairs, *pair) == best


def test_the_legend_says_what_else_there_is(qtbot, heatmap):
    texts = [f"alpha beta gamma delta w{number} v{number}" for number in range(6)]
    shown = compare([*texts, "x"], authors={0: "A", 1: "A"}, roles={2: Role.ARCHIVE, 3: Role.ARCHIVE})
    heatmap.show_class(shown, None)
    told = heatmap._legend.accessibleDescription().splitlines()
    assert told == [
        "Containment (higher of two)",
        "threshold 40%",
        "drafts by the same author",
        "not compared",
        "1 document not compared",
    ]
    heatmap.show_class(compare(texts, score=Score.JACCARD, threshold=0.25), None)
    assert heatmap._legend.accessibleDescription().splitlines() == ["Jaccard", "threshold 25%"]


def test_the_legend_marks_the_threshold_on_the_scale(qtbot, heatmap):
    heatmap.show_class(make_class(5, 1), None)
    image = heatmap._legend.grab().toImage()
    middle = image.height() // 2
    row = [image.pixelColor(x, middle) for x in range(image.width())]
    dark = [x for x, colour in enumerate(row) if colour == DARK.heat(1.0)]
    assert not dark
    full = [x for x, colour in enumerate(row) if _is_near(colour, LIGHT.heat(0.7))]
    pale = [x for x, colour in enumerate(row) if _is_near(colour, LIGHT.heat_below(0.2))]
    assert full
    assert pale
    assert max(pale) < min(full)


def _is_near(one, other):
    return all(abs(a - b) <= 4 for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


def test_the_dark_theme_has_its_own_colours(qtbot, heatmap):
    heatmap.show_class(make_class(20, 5), None)
    settle(qtbot, heatmap)
    assert colour_of(heatmap, (4, 4)) == colours(LIGHT)[Code.SELF]
    heatmap.setPalette(DARK.palette())
    heatmap.viewport().setPalette(DARK.palette())
    assert colour_of(heatmap, (4, 4)) == colours(DARK)[Code.SELF]


def test_tab_leaves_the_heatmap(qtbot, heatmap, shown):
    heatmap.show_class(shown, None)
    assert heatmaps.Heatmap.focusPolicy(heatmap) == Qt.FocusPolicy.StrongFocus
    press(qtbot, heatmap, KEY.Key_Right)
    assert press(qtbot, heatmap, KEY.Key_Tab) == (0, 1)


def test_a_screen_reader_hears_of_the_current_cell(qtbot, heatmap, shown):
    heatmap.show_class(shown, None)
    reader = QAccessible.queryAccessibleInterface(heatmap)
    assert reader.text(QAccessible.Text.Name) == "Matrix of all pairs"
    press(qtbot, heatmap, KEY.Key_Right)
    assert reader.text(QAccessible.Text.Description) == heatmap.describe((0, 1))
