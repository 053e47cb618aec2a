"""Disguised words have dots under them, unseen text is hatched, and both say why."""

from dataclasses import replace

import numpy as np
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from imbrex.engine.disguises.findings import Finding, Findings
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Span
from imbrex.engine.text.tokens import Fate
from imbrex.gui.theme.contrast import mix
from imbrex.gui.theme.theme import LIGHT
from tests.gui.compare.panes.test_text_pane import colours, rect_of
from tests.gui.compare.samples import compare

TEXT = "The shіps sail while nobody reads this note"
LONG = "\n".join(f"line {number} of a long text" for number in range(300))
WORD = Finding(Disguise.LOOKALIKE, Span(4, 9), 1, "ships")
NOTE = Finding(Disguise.WHITE, Span(21, 43), 19, "")
RARE = Finding(Disguise.SPLIT, Span(10, 20), 10, "sailwhile")


def found(document, *places, alarms=(Disguise.LOOKALIKE, Disguise.WHITE)):
    return Findings(document, 9, places, frozenset(alarms), 0)


def show(view, *places, text=TEXT):
    comparison = compare(text, "Something else", [])
    findings = {"left": found(comparison.left.document, *places)}
    view.disguises.follow(findings.get, str)
    view.show_comparison(comparison)
    QApplication.processEvents()
    return view.left


def below(pane, point):
    """The lowest pixels of a character's place and what lies under them."""
    rect = rect_of(pane, point)
    return colours(pane, rect.adjusted(0, rect.height() - 1, 0, 2))


def test_a_disguised_word_has_dots_under_it_and_its_neighbour_none(view):
    pane = show(view, WORD)
    assert LIGHT.text.name() in below(pane, 6)
    assert LIGHT.text.name() not in below(pane, 12)


def test_what_honest_texts_have_too_is_not_marked(view):
    pane = show(view, RARE)
    assert pane.disguised.places == ()
    assert LIGHT.text.name() not in below(pane, 12)


def test_unseen_text_is_hatched(view):
    plain = colours(show(view), rect_of(view.left, 28))
    hatched = colours(show(view, NOTE), rect_of(view.left, 28))
    veiled = mix(LIGHT.muted, LIGHT.overlay(), LIGHT.overlay().alphaF())
    assert any(abs(QColor(name).red() - veiled.red()) <= 2 for name in hatched - plain)


def test_the_word_under_the_mouse_tells_what_it_reads_as(view):
    pane = show(view, WORD, NOTE)
    pane.point_hovered.emit(5)
    assert "Read as “ships”: look-alike letters" in pane.hint
    pane.point_hovered.emit(28)
    assert "White text: invisible on the page" in pane.hint
    pane.point_hovered.emit(12)
    assert "Read as" not in pane.hint
    assert "invisible" not in pane.hint


def test_a_reading_is_shown_as_text_and_under_the_name_that_may_be_seen(view):
    pane = show(view, replace(WORD, reading="<b>ships</b>"))
    pane.point_hovered.emit(5)
    assert "&lt;b&gt;ships" in pane.hint
    view.disguises.follow({"left": found(pane.version.tokens.document, WORD)}.get, lambda text: "•" * len(text))
    view.disguises.refresh()
    pane.point_hovered.emit(5)
    assert "Read as “•••••”" in pane.hint


def test_canonized_words_carry_no_marks(view):
    pane = show(view, WORD, NOTE)
    view.bar.canonized.setChecked(True)
    assert pane.disguised.places == ()
    view.bar.canonized.setChecked(False)
    assert pane.disguised.places == (WORD, NOTE)


def test_going_to_a_place_shows_and_marks_it(view):
    start = LONG.index("line 250")
    pane = show(view, text=LONG)
    view.disguises.go_to("left", Span(start, start + 8))
    assert pane.is_comfortable(start)
    assert pane.caret() == start
    assert pane._painter.hits.start.tolist() == [pane.map.position(start)]


def test_a_place_of_a_text_that_is_not_shown_yet_waits_for_it(view):
    start = LONG.index("line 250")
    view.disguises.go_to("left", Span(start, start + 8))
    pane = show(view, text=LONG)
    assert pane.caret() == start
    pane.move_caret(0)
    view.disguises.refresh()
    assert pane.caret() == 0


def test_many_places_upon_one_another_are_found_by_place(view):
    rng = np.random.default_rng(5)
    spans = sorted(Span(start, start + length) for start, length in rng.integers(1, 40, (60, 2)).tolist())
    places = tuple(Finding(Disguise.LOOKALIKE, span, 1, "x") for span in spans)
    pane = show(view, *places, text="x" * 100)
    for point in range(100):
        wanted = [row for row, span in enumerate(spans) if span.start <= point < span.end]
        assert pane.disguised.between(point, point + 1) == wanted
        assert pane.disguised.at(point) == [places[row] for row in wanted]


def test_a_word_whose_disguise_is_undone_says_so(view):
    comparison = compare(TEXT, "Something else", [])
    fate = comparison.left.fate.copy()
    fate[1] = Fate.UNDISGUISED
    view.show_comparison(replace(comparison, left=replace(comparison.left, fate=fate)))
    view.left.point_hovered.emit(5)
    assert "disguise removed" in view.left.hint
