"""Colours of passages: a passage has the same one in the window, on the page and on paper."""

import re

from imbrex import assets
from imbrex.gui.theme.theme import HUES
from imbrex.reports.html.marked_text import COLOURS
from imbrex.reports.pdf import passages


def test_a_passage_has_the_colour_that_the_window_gives_it():
    style = assets.path("reports/report.css").read_text("utf-8")
    page = dict(re.findall(r"\.c(\d) \{ --hue: (#\w+); \}", style))
    assert len(page) == COLOURS
    for number in range(1, len(HUES) + 1):
        assert page[str(number % COLOURS)] == HUES[number - 1].lower()
    assert [colour.name() for colour in passages.COLOURS] == [hue.lower() for hue in HUES]
