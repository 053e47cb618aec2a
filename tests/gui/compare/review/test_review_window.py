"""Reviewing a pair in the window: what keys decide, how texts and figures follow, and what decisions survive."""

import re
from dataclasses import fields, is_dataclass

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMenu, QPlainTextEdit, QToolButton

from imbrex.engine.options import Options
from imbrex.engine.review.review import Decision, Review, Verdict
from imbrex.gui.compare.passages.passages_panel import PassagesPanel
from imbrex.gui.model.lens import Lens
from tests.engine.rewriting.texts import ENGLISH
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL
from tests.gui.questions import ask

pytestmark = pytest.mark.one_window

OWN = (
    "Bees leave their hive on warm afternoons only. Nobody counted the copper kettles of the second kitchen. "
    "Under the bridge a barge full of gravel waited for higher water. The mayor kept goats and a broken harp."
)
LEFT = f"{ENGLISH.before}\n\n{ENGLISH.original}\n\n{ENGLISH.after}\n\n{ROSE} {FOX} {LETTER}\n"
RIGHT = f"{SCHOOL}\n\n{ENGLISH.changed}\n\n{OWN}\n\n{ROSE} {FOX} {LETTER}\n\n{HARBOUR}\n"


@pytest.fixture
def settle(qtbot, window):
    def settle():
        controller = window.controller
        timers = controller._timer, controller.panels.queries._timer
        qtbot.waitUntil(
            lambda: not controller.runner.is_busy and not any(one.isActive() for one in timers), timeout=30_000
        )

    return settle


@pytest.fixture
def paths(write):
    return write("left.txt", LEFT), write("right.txt", RIGHT)


@pytest.fixture
def opened(qtbot, window, open_and_wait, paths, settle):
    """Both texts beside each other with their passages, and the list of them."""
    open_and_wait(*paths)
    window.findChild(QDockWidget, "passagesDock").reveal()
    window.controller.compare.view.set_lens(Lens.REWRITING)
    settle()
    window.activateWindow()
    panel = window.controller.panels[PassagesPanel]
    assert len(panel.review) == 2
    return panel


@pytest.fixture
def undecided(window, opened, settle):
    """Take back all that was decided, for the next of several questions about the two passages."""

    def undecided():
        decisions, view = window.controller.session.decisions, window.controller.compare.view
        decisions.restore(Review())
        view.set_lens(Lens.REWRITING)
        settle()
        view.set_current(0)
        opened.table.choose([0])
        assert opened.review.decided == 0
        assert decisions.undo_stack.count() == 0

    return undecided


@pytest.fixture
def view(window, opened):
    return window.controller.compare.view


def press(qtbot, view, key, modifier=Qt.KeyboardModifier.NoModifier):
    view.left.setFocus()
    qtbot.keyClick(view.left, key, modifier)


def decide(opened):
    """Ignore what was rewritten, with a note, and call the other one copied."""
    opened.review.judge([0], Verdict.IGNORE)
    opened.review.write(0, "see the lecture")
    opened.review.judge([1], Verdict.COPIED)
    return [opened.review[number] for number in range(2)]


DECIDED = [Decision(Verdict.IGNORE, "see the lecture"), Decision(Verdict.COPIED)]


def by_words(panel):
    """Decisions by the words they are about: those of the poem are in one passage, the sentences in the other."""
    found = panel.review.found.passages
    text = found.right.tokens.document.text
    decisions = {}
    for number in range(len(panel.review)):
        passage = text[found.right_start[number] : found.right_end[number]]
        decisions["lighthouse" if "lighthouse" in passage else "roses"] = panel.review[number]
    return decisions


BY_WORDS = {"lighthouse": DECIDED[0], "roses": DECIDED[1]}


# Keys

ALT = Qt.KeyboardModifier.AltModifier


def digits_decide_the_pair_in_every_lens_and_with_alt_the_passage(qtbot, window, opened, view):
    decisions, keys = window.controller.session.decisions, window.controller.pair
    view.set_current(1)
    press(qtbot, view, Qt.Key.Key_4, ALT)
    assert [opened.review[number].verdict for number in range(2)] == [Verdict.OPEN, Verdict.COPIED]
    assert decisions.of(*keys) is Verdict.OPEN
    for lens in Lens:
        view.set_lens(lens)
        for focus in (view.left, view.bar, window.controller.documents, opened.table):
            for key, verdict in zip("2341", (*list(Verdict)[1:], Verdict.OPEN), strict=True):
                focus.setFocus()
                qtbot.keyClick(window, key)
                assert decisions.of(*keys) is verdict, (lens, focus)
    assert opened.review.decided == 1


def a_key_without_a_passage_decides_nothing_and_says_so(qtbot, window, opened, view):
    told = []
    window.controller.status_message.connect(told.append)
    view.current.mark(-1)
    press(qtbot, view, Qt.Key.Key_4, ALT)
    assert opened.review.decided == 0
    assert window.controller.session.decisions.of(*window.controller.pair) is Verdict.OPEN
    assert "F8" in told[0]


def while_exact_passages_stand_in_their_numbers_are_nothing_to_decide(qtbot, opened, view):
    found = view._content.found
    view.set_current(1)
    view.show_comparison(view._content.comparison)  # as after another option or an edited file
    view.set_current(0)
    press(qtbot, view, Qt.Key.Key_4, ALT)
    assert opened.review.decided == 0
    assert opened.table.current == 1
    view.show_rewriting(found)
    view.set_current(0)
    press(qtbot, view, Qt.Key.Key_4, ALT)
    assert opened.review[0].verdict is Verdict.COPIED
    assert opened.table.current == 0


def test_n_goes_to_the_next_open_passage_and_stays_after_a_verdict(qtbot, opened, view):
    view.current.mark(-1)
    view.set_lens(Lens.SHINGLES)
    press(qtbot, view, Qt.Key.Key_N)
    assert (view.lens, view.current_index()) == (Lens.REWRITING, 0)
    press(qtbot, view, Qt.Key.Key_3, ALT)
    assert view.current_index() == 0
    press(qtbot, view, Qt.Key.Key_N)
    assert view.current_index() == opened.table.current == 1
    press(qtbot, view, Qt.Key.Key_4, ALT)
    press(qtbot, view, Qt.Key.Key_N)
    assert view.current_index() == 1  # nothing is open any more


def undo_shows_the_passage_that_it_is_about(qtbot, window, opened, view):
    view.set_current(1)
    press(qtbot, view, Qt.Key.Key_4, ALT)
    view.set_current(0)
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert opened.review.decided == 0
    assert opened.table.chosen == [opened.table.current] == [1]


def the_shift_of_a_key_chooses_no_second_passage(qtbot, opened, view):
    view.set_current(1)
    press(qtbot, view, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert opened.table.chosen == [0]


def the_menu_of_a_text_decides_about_the_passage_at_that_place(opened, view):
    menu = QMenu()
    place = int(view.left.version.highlights.start[1])
    view.left.menu_opening.emit(menu, place + 3)
    assert view.current_index() == 1
    (verdicts,) = [action.menu() for action in menu.actions() if action.menu() is not None]
    verdicts.actions()[2].trigger()
    assert opened.review[1].verdict is Verdict.CITED
    empty = QMenu()
    view.left.menu_opening.emit(empty, 0)
    view.left.menu_opening.emit(empty, -1)
    assert not any(action.menu() for action in empty.actions())


def the_menu_of_exact_passages_leads_to_where_they_are_decided(opened, view):
    view.set_lens(Lens.SHINGLES)
    menu = QMenu()
    view.left.menu_opening.emit(menu, int(view.left.version.highlights.start[-1]) + 3)
    exact = int(view.left.version.highlights.start[view.current_index()])
    (decide,) = [action for action in menu.actions() if "Passages" in action.text()]
    decide.trigger()
    assert view.lens is Lens.REWRITING
    passages = opened.review.found.passages
    number = view.current_rewritten
    assert int(passages.left_start[number]) <= exact < int(passages.left_end[number])
    empty = QMenu()
    view.set_lens(Lens.SHINGLES)
    view.left.menu_opening.emit(empty, -1)
    assert not [action for action in empty.actions() if "Passages" in action.text()]


@pytest.mark.qt_log_ignore("does not support", extend=True)  # what a screen would do for a menu
def test_the_menu_of_a_number_decides_about_its_passage(opened, view, window):
    menu = window.controller.review.passage_menu
    view.panes.menu_requested.emit(1, view.mapToGlobal(view.rect().center()))
    assert menu.isVisible()
    assert view.current_index() == 1
    menu.actions()[3].trigger()
    menu.close()
    assert opened.review[1].verdict is Verdict.COPIED
    view.set_lens(Lens.SHINGLES)
    view.panes.menu_requested.emit(0, view.mapToGlobal(view.rect().center()))
    assert not menu.isVisible()  # runs of shingles have no verdict


def a_note_on_a_passage_is_asked_for_from_the_texts(qtbot, window, opened, view):
    view.set_current(1)
    window.controller.review.passage_menu.actions()[-1].trigger()
    field = window.findChild(QPlainTextEdit, "passageNote")
    assert window.focusWidget() is field
    qtbot.keyClicks(field, "cx")
    assert opened.review[1] == Decision(Verdict.OPEN, "cx")


# Texts and figures


def what_does_not_count_stands_back(window, opened, view):
    def faint():
        return [[pane.is_faint(number) for number in range(len(pane.shown))] for pane in (view.left, view.right)]

    assert faint() == [[False, False]] * 2
    opened.review.judge([1], Verdict.CITED)
    assert faint() == [[False, True]] * 2
    assert view.panes._ribbon._marks[1] == "❝"
    opened.review.judge([0], Verdict.COPIED)
    assert view.panes._ribbon._marks == ["●", "❝"]
    assert faint() == [[False, True]] * 2
    assert view.left.words.faint.any()
    view.set_lens(Lens.SHINGLES)
    assert not np.any(faint())  # verdicts are on passages of another lens
    view.set_lens(Lens.REWRITING)
    assert faint() == [[False, True]] * 2
    opened.review.judge([1], Verdict.OPEN)
    assert faint() == [[False, False]] * 2


def the_figure_after_exclusions_follows_at_once(window, opened):
    def counted():
        return re.search(r"; (\S+) after exclusions", opened._summary.text()).group(1)

    assert "exclusions" not in opened._summary.text()
    raw = opened._summary.text().split()[0]
    opened.review.judge([0], Verdict.IGNORE)
    one = counted()
    assert one not in (raw, "0%")
    opened.review.judge([1], Verdict.CITED)
    assert counted() == "0%"
    window.controller.session.decisions.undo_stack.undo()
    assert counted() == one


# The note on a pair


def a_note_on_the_pair_is_written_beside_its_verdict(qtbot, window, opened):
    note, button = window.controller.compare.note, window.findChild(QToolButton, "openPairNote")
    assert not note.isVisibleTo(window)
    button.click()
    qtbot.keyClicks(note.field, "Ask Cox.")
    keys = window.controller.pair
    decisions = window.controller.session.decisions
    assert decisions.review.of(*keys) == Decision(Verdict.OPEN, "Ask Cox.")
    assert decisions.undo_stack.count() == 1
    assert button.text() == "✎ Note"
    qtbot.keyClick(note.field, Qt.Key.Key_Escape)
    assert not note.isVisibleTo(window)
    assert window.controller.page is window.controller.compare
    assert "Ask Cox." in button.toolTip()
    decisions.undo_stack.undo()
    assert button.text() == "Note…"


# What decisions survive


def leaves(options, prefix=""):
    """All options with their values, by group and name."""
    for one in fields(options):
        value = getattr(options, one.name)
        if is_dataclass(value):
            yield from leaves(value)
        elif "describe" in one.metadata:
            yield one.metadata["describe"].flag, value


def others(value):
    """Another value for an option, as people may choose it."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 2
    return None


def test_every_option_keeps_decisions_or_says_that_they_rest(window, opened, settle):
    assert decide(opened) == DECIDED
    session, review = window.controller.session, window.controller.session.decisions.review
    tried = 0
    for flag, value in leaves(Options()):
        if others(value) is None:
            continue
        session.set_options(session.options.with_value(flag, others(value)))
        tried += 1
        if tried % 6 == 0:  # several at once: a search for each would take long
            settle()
            known = list(by_words(opened).values()) if opened.review.found is not None else []
            assert len(opened.review.unmatched) + sum(map(bool, known)) >= 2
            session.set_options(Options())
    session.set_options(Options())
    settle()
    assert tried > 20
    assert by_words(opened) == BY_WORDS
    assert session.decisions.review is review


EDITS = {
    "before": lambda text: "A title that was not there before\n\n" + text,
    "within": lambda text: text.replace("harbour", "small grey harbour").replace("crossed", "slowly crossed"),
    "spaces": lambda text: text.replace("\n\n", "\n \n").replace(". ", ".  "),
    "turned": lambda text: "\n\n".join(text.split("\n\n")[::-1]),
}


def test_an_edited_file_keeps_its_decisions(opened, open_and_wait, paths, settle):
    decide(opened)
    for name, edit in EDITS.items():
        for path, text in zip(paths, (LEFT, RIGHT), strict=True):
            path.write_text(edit(text), encoding="utf-8")
        open_and_wait(*paths)
        settle()
        assert by_words(opened) == BY_WORDS, name
        assert opened.review.unmatched == (), name


def test_what_was_cut_out_rests_and_comes_back(opened, open_and_wait, paths, settle):
    decide(opened)
    paths[1].write_text(RIGHT.replace(ENGLISH.changed, ""), encoding="utf-8")
    open_and_wait(paths[1])
    settle()
    assert by_words(opened) == {"roses": DECIDED[1]}
    assert [mark.decision for mark in opened.review.unmatched] == DECIDED[:1]
    paths[1].write_text(RIGHT, encoding="utf-8")
    open_and_wait(paths[1])
    settle()
    assert by_words(opened) == BY_WORDS


def test_another_order_and_other_sides_keep_decisions(qtbot, window, opened, open_and_wait, paths, settle):
    decide(opened)
    controller = window.controller
    controller.show_pair(*controller.pair[::-1])
    settle()
    assert controller.pair == (str(paths[1]), str(paths[0]))
    found = opened.review.found.passages
    assert "roses" in found.right.tokens.document.text
    assert sorted(opened.review[number].verdict for number in range(len(opened.review))) == ["copied", "ignore"]
    assert by_words(opened) == BY_WORDS
    controller.session.clear()
    settle()
    open_and_wait(*paths[::-1])
    settle()
    assert by_words(opened) == BY_WORDS


def hidden_names_are_hidden_in_notes_and_come_back(window, opened, settle):
    decide(opened)
    session = window.controller.session
    session.set_authors({window.controller.pair[0]: "Grace Hopper"})
    settle()
    opened.review.write(1, "Grace Hopper says so.")
    opened.table.choose([1])
    field = window.findChild(QPlainTextEdit, "passageNote")
    session.set_anonymous(True)
    settle()
    assert by_words(opened)["lighthouse"] == DECIDED[0]
    assert "Hopper" not in field.toPlainText()
    session.set_anonymous(False)
    assert opened.review[1].note == field.toPlainText() == "Grace Hopper says so."


@pytest.mark.own_window
def test_deciding_about_passages(request, undecided):
    """Each question is asked of two passages of which none is decided."""
    ask(
        request,
        undecided,
        digits_decide_the_pair_in_every_lens_and_with_alt_the_passage,
        a_key_without_a_passage_decides_nothing_and_says_so,
        undo_shows_the_passage_that_it_is_about,
        the_shift_of_a_key_chooses_no_second_passage,
        the_menu_of_a_text_decides_about_the_passage_at_that_place,
        the_menu_of_exact_passages_leads_to_where_they_are_decided,
        a_note_on_a_passage_is_asked_for_from_the_texts,
        what_does_not_count_stands_back,
        the_figure_after_exclusions_follows_at_once,
        a_note_on_the_pair_is_written_beside_its_verdict,
        hidden_names_are_hidden_in_notes_and_come_back,
        while_exact_passages_stand_in_their_numbers_are_nothing_to_decide,
    )
