"""Colours of scores: even to the eye, and told apart by lightness alone."""

from itertools import pairwise
from math import dist

import pytest
from PySide6.QtGui import QColor

from imbrex.gui.theme.contrast import contrast, even_ramp, from_color, to_color
from imbrex.gui.theme.theme import DARK, LIGHT
from tests.rows import each_row

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
STEPS = [step / 20 for step in range(21)]


@each_row("name", ["#ffffff", "#000000", "#0072b2", "#e69f00", "#7f7f7f", "#010203"])
def test_a_colour_comes_back(name):
    assert to_color(from_color(QColor(name))).name() == name


def test_white_and_black_are_the_ends_of_lightness():
    assert from_color(QColor("white")) == pytest.approx((1, 0, 0), abs=1e-4)
    assert from_color(QColor("black")) == pytest.approx((0, 0, 0), abs=1e-9)


def test_a_ramp_begins_and_ends_where_it_should():
    ramp = even_ramp([(0.9, 0.05, 90), (0.3, 0.05, 20)], 11)
    assert len(ramp) == 11
    assert from_color(ramp[0])[0] == pytest.approx(0.9, abs=0.01)
    assert from_color(ramp[-1])[0] == pytest.approx(0.3, abs=0.01)


@THEMES
def test_equal_differences_of_scores_look_alike(theme):
    points = [from_color(theme.heat(step)) for step in STEPS]
    distances = [dist(one, other) for one, other in pairwise(points)]
    assert max(distances) < 1.3 * min(distances)


@THEMES
def test_lightness_alone_tells_the_order(theme):
    away = -1 if not theme.dark else 1
    for colour in (theme.heat, theme.heat_below):
        lightness = [away * from_color(colour(step))[0] for step in STEPS]
        assert lightness == sorted(lightness)
        assert len(set(lightness)) == len(lightness)


@THEMES
def test_what_is_below_the_threshold_is_nearer_to_the_page(theme):
    base = from_color(theme.base)
    for step in STEPS:
        assert dist(from_color(theme.heat_below(step)), base) < 0.75 * dist(from_color(theme.heat(step)), base)


@THEMES
def test_a_high_score_stands_out_from_the_page(theme):
    assert contrast(theme.heat(1.0), theme.base) > 10
    assert contrast(theme.heat(0.5), theme.base) > 3


@THEMES
def test_drafts_of_one_author_have_a_hue_of_their_own(theme):
    for step in STEPS:
        assert theme.heat_own(step).blueF() > theme.heat_own(step).redF()
    for step in STEPS[5:]:
        assert theme.heat(step).redF() > theme.heat(step).blueF()
