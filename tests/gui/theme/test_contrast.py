"""Contrast of everything the themes have, and passages for eyes that see fewer colours or none."""

from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtGui import QColor, QPalette

from imbrex.gui.theme.contrast import READABLE, STRONG, VISIBLE, contrast, from_color, mix
from imbrex.gui.theme.theme import HUES, THEMES
from tests.rows import each_row

EVERY = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
Role, Group = QPalette.ColorRole, QPalette.ColorGroup
NUMBERS = range(len(HUES))

# Machado, Oliveira, Fernandes, "A physiologically-based model for simulation of color vision deficiency", 2009,
# severity 1.0, on linear RGB; and no colours at all.
EYES = {
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
    "grayscale": [[0.2126, 0.7152, 0.0722]] * 3,
}


def seen(color: QColor, eye: str) -> QColor:
    """What an eye makes of a colour."""
    channels = np.array([color.redF(), color.greenF(), color.blueF()])
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    light = np.clip(np.array(EYES[eye]) @ linear, 0, 1)
    gamma = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return QColor.fromRgbF(*np.clip(gamma, 0, 1).tolist())


def distance(one: QColor, other: QColor) -> float:
    """How far apart two colours look, in OKLab."""
    return float(np.linalg.norm(np.subtract(from_color(one), from_color(other))))


def text_pairs(theme):
    """Every text with every ground it stands on."""
    grounds = {"base": theme.base, "window": theme.window, "button": theme.button}
    for name, ground in grounds.items():
        yield f"text on {name}", theme.text, ground
        yield f"window text on {name}", theme.window_text, ground
        yield f"muted on {name}", theme.muted, ground
    yield "selected", theme.accent_text, theme.accent
    yield "checked button", theme.window_text, mix(theme.window, theme.accent, 0.18)
    yield "hit", theme.text, theme.hit
    yield "current hit", theme.text, theme.hit_current
    yield "left out", theme.text, theme.left_out()
    for number in NUMBERS:
        yield f"passage {number}", theme.text, theme.highlight(number)
        yield f"current passage {number}", theme.text, theme.highlight_current(number)
        yield f"number {number}", theme.ink(number), theme.window
        yield f"number {number} on paper", theme.ink(number), theme.base
        yield f"number {number} of the current passage", theme.window, theme.ink(number)


def palette_pairs(theme):
    """What Qt's own widgets write, by their palette."""
    palette = theme.palette()
    for text, ground in (
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.Text, Role.AlternateBase),
        (Role.ButtonText, Role.Button),
        (Role.HighlightedText, Role.Highlight),
        (Role.ToolTipText, Role.ToolTipBase),
        (Role.PlaceholderText, Role.Base),
        (Role.PlaceholderText, Role.Window),
        (Role.Link, Role.Base),
    ):
        for group in (Group.Active, Group.Inactive):
            yield f"{text.name} on {ground.name}", palette.color(group, text), palette.color(group, ground)


@EVERY
def test_every_text_can_be_read(theme):
    least = STRONG if theme.high else READABLE
    pairs = [*text_pairs(theme), *palette_pairs(theme)]
    weak = [f"{name}: {contrast(*pair):.2f}" for name, *pair in pairs if contrast(*pair) < least]
    assert not weak


@EVERY
def test_what_is_switched_off_can_still_be_seen(theme):
    palette = theme.palette()
    for text in (Role.WindowText, Role.Text, Role.ButtonText):
        for ground in (Role.Window, Role.Base, Role.Button):
            faint = contrast(palette.color(Group.Disabled, text), palette.color(Group.Disabled, ground))
            assert faint >= VISIBLE
            assert faint < contrast(palette.color(text), palette.color(ground))


@EVERY
def test_marks_that_mean_something_can_be_seen(theme):
    for number in NUMBERS:
        assert contrast(theme.strong(number), theme.base) >= VISIBLE
    for ground in (theme.base, theme.window, theme.button):
        assert contrast(theme.focus, ground) >= VISIBLE
    assert contrast(theme.heat(1.0), theme.base) >= VISIBLE


@EVERY
def test_boxes_and_fields_have_borders_that_can_be_seen_in_high_contrast(theme):
    if theme.high:
        border = theme.outlined().color(Role.Window).darker(140)  # as Fusion works it out
        assert contrast(border, theme.window) >= READABLE
        assert contrast(theme.line, theme.window) >= READABLE


@EVERY
@each_row("eye", EYES)
def test_neighbouring_passages_differ_for_every_eye(theme, eye):
    """Passages are numbered as they stand in the text: n and n + 1 touch."""
    highlights = [seen(theme.highlight(number), eye) for number in (*NUMBERS, 0)]
    strong = [seen(theme.strong(number), eye) for number in (*NUMBERS, 0)]
    for (one, other), (line, next_line) in zip(pairwise(highlights), pairwise(strong), strict=True):
        # The edges between them say where one ends, in a colour that is far from both highlights.
        assert distance(one, other) >= 0.008 or distance(line, next_line) >= 0.02
        assert min(distance(line, one), distance(next_line, other)) >= 0.08


@EVERY
@each_row("eye", EYES)
def test_a_passage_differs_from_the_page_for_every_eye(theme, eye):
    for number in NUMBERS:
        assert distance(seen(theme.highlight(number), eye), seen(theme.base, eye)) >= 0.03


@EVERY
@each_row("eye", EYES)
def test_higher_scores_stand_out_more_for_every_eye(theme, eye):
    ramp = [from_color(seen(theme.heat(step / 10), eye))[0] for step in range(11)]
    assert ramp == sorted(ramp, reverse=not theme.dark)


def test_the_simulation_leaves_grey_alone_and_mixes_up_red_and_green():
    grey, red, green = QColor("#808080"), QColor("#c83737"), QColor("#6e7f00")
    for eye in EYES:
        assert distance(seen(grey, eye), grey) < 0.02
    assert distance(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < distance(red, green) / 2
