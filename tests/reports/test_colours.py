"""Colours of shares and passages: the same in the window, on the page and on paper."""

import re

from imbrex import assets
from imbrex.gui.theme.theme import HUES
from imbrex.reports.wording.findings import SHARES


def test_a_class_of_words_has_one_colour_everywhere():
    style = assets.path("reports/report.css").read_text("utf-8")
    light, dark = (dict(re.findall(rf"--({'|'.join(SHARES)}): (#\w+);", part)) for part in style.split("@media", 1))
    layout = assets.path("reports/paper.typ").read_text("utf-8")
    paper = dict(re.findall(rf'  ({"|".join(SHARES)}): rgb\("(#\w+)"\),', layout))
    assert light == paper
    assert dark.keys() == paper.keys()
    assert [light["verbatim"], light["reworded"]] == [hue.lower() for hue in HUES[:2]]
