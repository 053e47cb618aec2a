"""The histogram and its threshold."""

from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QApplication, QComboBox, QDoubleSpinBox, QPushButton

from imbrex.engine.overview.score import Score
from imbrex.engine.overview.threshold import floor
from imbrex.gui.overview.threshold_bar import ThresholdBar
from imbrex.gui.theme.theme import theme_of
from tests.gui.overview.rankings import make_class, make_ranking

COPIES = {(0, 1): 700, (2, 3): 400}


@pytest.fixture
def bar(qtbot):
    bar = ThresholdBar()
    qtbot.addWidget(bar)
    bar.resize(900, 112)
    bar.show_ranking(make_class(COPIES))
    bar.grab()
    return bar


def middle(bar, fraction):
    return QPoint(round(bar.histogram.x_of(fraction)), 30)


def test_it_starts_at_the_suggestion_and_every_copy_reaches_it(bar):
    ranking = make_class(COPIES)
    assert ranking.distribution.chance < bar.threshold <= 0.4
    assert bar.threshold == ranking.distribution.cutoff


def test_where_nothing_stands_out_it_starts_at_chance_and_without_that_at_its_floor(bar):
    ranking = make_class()
    bar.show_ranking(ranking)
    assert ranking.distribution.cutoff is None
    assert bar.threshold == ranking.distribution.chance
    few = make_ranking({(0, 1): 500, (1, 2): 3})
    many = make_ranking(dict.fromkeys(combinations(range(8), 2), 500))
    button = bar.findChild(QPushButton, "useSuggested")
    for unknown, reason in ((few, "too few pairs"), (many, "too many of the pairs are similar")):
        bar.show_ranking(unknown)
        assert unknown.distribution.chance is None
        assert bar.threshold == floor(Score.CONTAINMENT, 3)
        assert reason in button.toolTip()


@pytest.mark.parametrize("way", ["drag", "click", "spin", "keys"])
def test_it_can_be_moved_and_then_it_stays(qtbot, bar, way):
    moved = []
    bar.threshold_changed.connect(moved.append)
    match way:
        case "click":
            qtbot.mouseClick(bar.histogram, Qt.MouseButton.LeftButton, pos=middle(bar, 0.3))
        case "drag":
            qtbot.mousePress(bar.histogram, Qt.MouseButton.LeftButton, pos=middle(bar, 0.1))
            place, button = QPointF(middle(bar, 0.3)), Qt.MouseButton.LeftButton
            event = QMouseEvent(QEvent.Type.MouseMove, place, place, button, button, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(bar.histogram, event)
        case "spin":
            bar.findChild(QDoubleSpinBox, "threshold").setValue(30)
        case "keys":
            qtbot.keyClick(bar.histogram, Qt.Key.Key_Home)
            for _ in range(3):
                qtbot.keyClick(bar.histogram, Qt.Key.Key_PageUp)
    assert bar.threshold == pytest.approx(0.3, abs=0.005)
    assert moved[-1] == bar.threshold
    assert "30" in bar.button.text()
    assert bar.findChild(QDoubleSpinBox, "threshold").value() == pytest.approx(100 * bar.threshold)
    kept = bar.threshold
    bar.show_ranking(make_class())
    assert bar.threshold == kept


def test_it_goes_from_nothing_to_all(qtbot, bar):
    qtbot.keyClick(bar.histogram, Qt.Key.Key_End)
    qtbot.keyClick(bar.histogram, Qt.Key.Key_Right)
    assert bar.threshold == 1
    qtbot.keyClick(bar.histogram, Qt.Key.Key_Home)
    qtbot.keyClick(bar.histogram, Qt.Key.Key_Left)
    assert bar.threshold == 0


def test_the_suggestion_can_be_taken_up_again(bar):
    button = bar.findChild(QPushButton, "useSuggested")
    assert not button.isEnabled()
    bar.move_to(0.9)
    assert button.isEnabled()
    button.click()
    assert bar.threshold == make_class(COPIES).distribution.cutoff
    bar.show_ranking(make_class())  # and it follows again
    assert bar.threshold == make_class().distribution.chance


def test_another_score_can_be_chosen(qtbot, bar):
    with qtbot.waitSignal(bar.fields.score_changed) as changed:
        bar.findChild(QComboBox, "overviewScore").setCurrentIndex(2)
    assert changed.args == [Score.JACCARD]


def test_pairs_that_reach_the_threshold_are_in_another_colour(bar):
    theme = theme_of(bar.palette())

    def color_at(fraction):
        picture = bar.histogram.grab().toImage()
        ratio = picture.devicePixelRatio()
        y = bar.histogram._plot().bottom() - 2
        return picture.pixelColor(round(bar.histogram.x_of(fraction) * ratio), round(y * ratio))

    bar.move_to(0.5)
    assert color_at(0.703) == theme.accent
    assert color_at(0.403) not in (theme.accent, QColor(theme.window))
    bar.move_to(0.35)
    assert color_at(0.403) == theme.accent


def test_one_pair_can_be_seen_beside_many(bar):
    """780 pairs share next to nothing, one shares 70%: its bar must be more than a hairline."""
    picture = bar.histogram.grab().toImage()
    theme, ratio = theme_of(bar.palette()), picture.devicePixelRatio()
    x = round(bar.histogram.x_of(0.703) * ratio)
    height = sum(picture.pixelColor(x, y) == theme.accent for y in range(picture.height()))
    assert height >= 3 * ratio


def test_marks_are_told_in_words(bar):
    said = bar.histogram.accessibleDescription()
    assert "Threshold" in said
    assert "Chance level" in said
    assert "Suggested threshold" in said
    bar.show_ranking(make_ranking({(0, 1): 500, (1, 2): 3}))
    assert "Chance level" not in bar.histogram.accessibleDescription()
