"""The line of figures above a pair: what stands in passages, what of it counts, and how much is quoted."""

import pytest
from PySide6.QtWidgets import QToolButton

from imbrex.engine.options import WhatCounts
from imbrex.gui.compare.passages.passage_figures import UNKNOWN, WIDE, PassageFigures
from tests.gui.rewritten import found


@pytest.fixture
def figures(qtbot):
    figures = PassageFigures()
    qtbot.addWidget(figures)
    figures.resize(WIDE + 100, figures.sizeHint().height())
    figures.show()
    return figures


def show(figures, made):
    figures.show_attribution(made.attribution, 0.6)


def shown(figures):
    """What can be read, from left to right."""
    parts = [figures.raw, figures.counted, figures.quoted]
    return [part.value.accessibleName() for part in parts if part.isVisibleTo(figures)]


def test_nothing_is_known_before_anybody_asks(qtbot, figures):
    ask = figures.findChild(QToolButton, "askPassages")
    assert ask.isVisible()
    assert shown(figures) == []
    with qtbot.waitSignal(figures.requested):
        ask.click()


def test_while_it_is_looked_for_the_figures_are_open(figures):
    figures.expect()
    assert shown(figures) == [f"{UNKNOWN} of the right text in passages", f"{UNKNOWN} after exclusions"]
    figures.rest()
    assert figures.ask.isVisible()


def test_both_figures_and_what_is_quoted(figures):
    show(figures, found(quoted=0.19))
    assert shown(figures) == [
        "75% of the right text in passages",
        "33% after exclusions",
        "19% in quotation marks",
    ]
    figures.rest()
    assert len(shown(figures)) == 3  # what is known stays


def test_where_there_is_room_the_left_text_has_its_share_too(figures):
    figures.resize(900, figures.height())
    show(figures, found())
    assert shown(figures)[0] == "75% of the right text in passages, 60% of the left text"


def test_quoting_much_is_said_in_a_sentence(figures):
    show(figures, found(quoted=0.38))
    assert shown(figures)[2] == "38% of the text is quoted"


def test_switches_change_the_second_figure_at_once(figures):
    show(figures, found())
    figures.show_counts(WhatCounts(not_cited=False, bibliography=True))
    assert shown(figures)[:2] == ["75% of the right text in passages", "17% after exclusions"]
    assert "not cited" in figures.counted.toolTip()
    assert "bibliography" not in figures.counted.toolTip()


def test_another_pair_begins_anew(figures):
    show(figures, found())
    figures.clear()
    assert shown(figures) == []
    assert figures.ask.isVisible()


def test_nothing_jumps_and_nothing_is_cut(qtbot, figures):
    height = figures.sizeHint().height()
    show(figures, found(quoted=0.99))
    assert figures.sizeHint().height() == height
    figures.resize(430, height)
    for part in (figures.raw, figures.counted, figures.quoted):
        assert "…" not in part.caption.text()
        assert part.geometry().right() <= 430


def test_no_number_stands_without_its_words(qtbot, figures):
    def read():
        parts = [part for part in (figures.raw, figures.counted, figures.quoted) if part.isVisible()]
        return min(len(part.caption.text()) for part in parts)

    qtbot.waitExposed(figures)
    show(figures, found(quoted=0.19))
    for width in range(700, 240, -20):
        figures.resize(width, figures.height())
        qtbot.waitUntil(lambda: read() > 4, timeout=2000)
