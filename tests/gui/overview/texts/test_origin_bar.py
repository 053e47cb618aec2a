import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt

from imbrex.gui.overview.texts.origin_bar import COLOURS, THICKNESS, TOP, OriginBar, fill, hue, number
from imbrex.gui.overview.texts.traced_text import NOWHERE, traced
from imbrex.gui.theme.contrast import contrast, ink_on
from imbrex.gui.theme.theme import DARK, LIGHT
from tests.gui.overview.made_class import origins, shown

CLASS = shown({(0, 1): 0.5})
PIECES = [("word " * 25, None), ("word " * 50, 1), ("word " * 25, 2)]


@pytest.fixture
def bar(qtbot, qapp):
    palette = qapp.palette()
    qapp.setPalette(LIGHT.palette())
    bar = OriginBar()
    qtbot.addWidget(bar)
    bar.resize(400, bar.height())
    bar.show_traced(traced(CLASS, origins(0, *PIECES)))
    bar.show()
    yield bar
    qapp.setPalette(palette)


def colour(bar, x):
    return bar.grab().toImage().pixelColor(x, TOP + THICKNESS - 3).name()


def test_the_bar_is_divided_by_compared_words(bar):
    assert np.bincount(bar.columns(400)).tolist() == [100, 200, 100]
    assert [bar.stretch_at(x) for x in (0, 99, 100, 299, 300, 399, 400)] == [0, 0, 1, 1, 2, 2, -1]


def test_colours_are_those_of_the_texts_and_grey_of_none(bar):
    assert colour(bar, 50) == fill(LIGHT, NOWHERE).name()
    assert colour(bar, 150) == LIGHT.strong(0).name()
    assert colour(bar, 350) == LIGHT.strong(1).name()


def test_no_text_has_the_colour_of_what_stands_only_here():
    for theme in (LIGHT, DARK):
        used = {fill(theme, rank).name() for rank in range(20)}
        assert len(used) == COLOURS
        assert fill(theme, NOWHERE).name() not in used
    assert [number(rank) for rank in (0, COLOURS, NOWHERE)] == ["1", str(COLOURS + 1), ""]
    assert hue(COLOURS) == hue(0)


def test_numbers_can_be_read_on_their_colours():
    for theme in (LIGHT, DARK):
        for rank in range(COLOURS):
            assert contrast(ink_on(fill(theme, rank)), fill(theme, rank)) > 4.5


@given(st.lists(st.tuples(st.integers(1, 400), st.booleans()), min_size=1, max_size=40), st.integers(100, 900))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_no_shared_stretch_is_lost_for_being_short(bar, pieces, width):
    made = traced(CLASS, origins(0, *(("w " * count, 1 if other else None) for count, other in pieces)))
    bar.show_traced(made)
    columns = bar.columns(width)
    assert len(columns) == width
    for stretch in made.shared.tolist():
        first, last = (int(made.first[row] * (width / made.words)) for row in (stretch, stretch + 1))
        assert (made.rank[columns[min(first, width - 1) : last + 2]] != NOWHERE).any()


def test_a_stretch_is_picked_and_opened_by_the_mouse(bar, qtbot):
    picked, opened = [], []
    bar.stretch_selected.connect(picked.append)
    bar.stretch_opened.connect(opened.append)
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(150, 10))
    qtbot.mouseDClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(350, 10))
    assert picked == [1]
    assert opened == [2]


def test_keys_walk_along_the_bar(bar, qtbot):
    picked, opened = [], []
    bar.stretch_selected.connect(picked.append)
    bar.stretch_selected.connect(bar.set_current)
    bar.stretch_opened.connect(opened.append)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Right):
        qtbot.keyClick(bar, key)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Return, Qt.Key.Key_Home, Qt.Key.Key_Left):
        qtbot.keyClick(bar, key)
    assert picked == [0, 1, 2, 2, 1, 0, 0]
    assert opened == [1]


def test_the_stretch_people_look_at_is_framed(bar):
    before = bar.grab().toImage()
    bar.set_current(1)
    after = bar.grab().toImage()
    assert before.pixelColor(200, TOP - 1) != after.pixelColor(200, TOP - 1)
    assert before.pixelColor(50, TOP - 1) == after.pixelColor(50, TOP - 1)


def test_a_line_under_the_bar_says_what_is_on_screen(bar):
    below = TOP + THICKNESS + 4
    bar.set_seen(25, 75)
    picture = bar.grab().toImage()
    assert picture.pixelColor(200, below).name() == LIGHT.muted.name()
    assert picture.pixelColor(50, below).name() == LIGHT.window.name()
    bar.set_seen(0, 100)
    assert bar.grab().toImage().pixelColor(200, below).name() == LIGHT.window.name()


def test_the_bar_follows_the_theme(bar, qapp):
    assert colour(bar, 150) == LIGHT.strong(0).name()
    qapp.setPalette(DARK.palette())
    qapp.processEvents()
    assert colour(bar, 150) == DARK.strong(0).name()


def test_without_a_text_there_is_nothing_to_click(bar, qtbot):
    bar.show_traced(None)
    picked = []
    bar.stretch_selected.connect(picked.append)
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(150, 10))
    qtbot.keyClick(bar, Qt.Key.Key_Right)
    bar.grab()
    assert picked == []
