"""What a template or an excluded phrase takes out of the comparison is grey, underlined, and counted."""

import dataclasses
from collections import Counter

import numpy as np
import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from imbrex.engine.text.tokens import Fate
from imbrex.gui.theme.contrast import READABLE, contrast, mix
from imbrex.gui.theme.theme import DARK, LIGHT
from imbrex.gui.widgets.text.excluded_ranges import left_out
from tests.gui.compare.panes.test_text_pane import colours, rect_of
from tests.gui.compare.samples import compare, tokens

TASK = "Write about the river of stone. Boats float"


def excluded(words, *names, fate=Fate.DROPPED_TEMPLATE):
    """The same words, those of these names left out for a reason."""
    fates = words.fate.copy()
    for index in range(len(words)):
        if words.word(index) in names and fates[index] < Fate.DROPPED:
            fates[index] = fate
    kept = np.flatnonzero(fates < Fate.DROPPED).astype(np.int32)
    return dataclasses.replace(words, fate=fates, kept=kept, hashes=kept.astype(np.uint64))


def pieces(words):
    stretches = left_out(words)
    places = zip(stretches.start.tolist(), stretches.end.tolist(), strict=True)
    return [words.document.text[start:end] for start, end in places]


def background(pane, point):
    """The colour that most pixels of a character's place have."""
    image, area = pane.viewport().grab().toImage(), rect_of(pane, point).toAlignedRect().adjusted(1, 1, -1, -3)
    places = [(x, y) for x in range(area.left(), area.right()) for y in range(area.top(), area.bottom())]
    return QColor(Counter(image.pixelColor(x, y).name() for x, y in places).most_common(1)[0][0])


def show(view, *names, text=TASK, fate=Fate.DROPPED_TEMPLATE):
    comparison = compare(text, "Something else", [])
    view.show_comparison(dataclasses.replace(comparison, left=excluded(comparison.left, *names, fate=fate)))
    QApplication.processEvents()
    return view.left


def test_stop_words_between_excluded_words_belong_to_the_stretch():
    assert pieces(excluded(tokens(TASK), "Write", "about", "river", "stone")) == ["Write about the river of stone"]


def test_a_compared_word_parts_two_stretches():
    assert pieces(excluded(tokens(TASK), "Write", "about", "stone")) == ["Write about", "stone"]


def test_a_stop_word_at_the_edge_is_no_part_of_it():
    assert pieces(excluded(tokens(TASK), "river")) == ["river"]
    assert pieces(tokens(TASK)) == []
    assert pieces(tokens("")) == []


@pytest.mark.parametrize("text", [TASK, "😀 " + TASK.replace(". ", ".\r\n")])
def test_left_out_words_are_grey_where_they_stand(view, light, text):
    pane = show(view, "Write", "about", "river", "stone", text=text)
    wanted = mix(light.left_out(), light.base, light.overlay().alphaF()).lightness()
    assert light.base.lightness() - wanted > 8
    for word in ("Write", "the", "stone"):
        assert abs(background(pane, text.index(word) + 1).lightness() - wanted) <= 1, word
    assert background(pane, text.index("Boats") + 1) == light.base


def test_left_out_words_are_underlined_too(view, light):
    pane = show(view, "Write", "about", "river", "stone")
    rect = rect_of(pane, TASK.index("river") + 1)
    under = rect.adjusted(0, rect.height() - 2, 0, 2)
    assert light.muted.name() in colours(pane, under)
    other = rect_of(pane, TASK.index("Boats") + 1)
    assert light.muted.name() not in colours(pane, other.adjusted(0, other.height() - 2, 0, 2))


def test_nothing_is_grey_in_the_canonized_text_as_it_is_absent_there(view):
    pane = show(view, "Write", "about")
    assert len(pane.left_out.start) == 1
    view.bar.canonized.trigger()
    assert "write" not in pane.version.text
    assert len(pane.left_out.start) == 0


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_left_out_words_can_still_be_read(theme):
    share = theme.overlay().alphaF()
    letters, ground = (mix(color, theme.base, share) for color in (theme.text, theme.left_out()))
    assert contrast(letters, ground) >= READABLE
    assert contrast(letters, ground) < contrast(theme.text, theme.base)
