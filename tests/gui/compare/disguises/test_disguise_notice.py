"""The notice above the texts: that one is disguised, what the figure was as typed, and what was not read."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from imbrex.engine.disguises.findings import AS_TYPED
from imbrex.engine.text.disguise import Disguise
from imbrex.engine.text.document import Span
from imbrex.engine.text.file_history import FileHistory, Written
from imbrex.gui.model.lens import Lens
from tests.gui.compare.rewrites import ORIGINAL, OTHER, REWRITE

pytestmark = pytest.mark.one_window

DISGUISED = REWRITE.replace("o", "\u043e").replace("e", "\u0435")


@pytest.fixture
def settle(qtbot, window):
    def settle():
        controller = window.controller
        timers = controller._timer, controller.panels.queries._timer
        qtbot.waitUntil(lambda: not controller.runner.is_busy and not any(one.isActive() for one in timers))

    return settle


@pytest.fixture
def opened(window, open_and_wait, write, settle):
    open_and_wait(write("Source.txt", f"{ORIGINAL} {OTHER}"), write("Karl Berg.txt", f"{DISGUISED} {OTHER}"))
    settle()
    return window.controller.compare


def as_typed(window, opened, settle):
    """The figures of both texts with no disguise resolved."""
    session = window.controller.session
    before = session.options
    session.set_options(replace(before, disguises=AS_TYPED))
    settle()
    figures = opened.heads.figures
    session.set_options(before)
    settle()
    return figures


@pytest.mark.parametrize("lens", [Lens.SHINGLES, Lens.REWRITING])
def test_it_says_what_the_figure_of_the_lens_was_as_typed(window, opened, settle, lens):
    opened.view.set_lens(lens)
    settle()
    notice = opened.view.disguise_notice
    before, after = as_typed(window, opened, settle)[1], opened.heads.figures[1]
    expected = f"Look-alike or hidden characters in Karl Berg: {before} matched before they were resolved"
    expected += "." if lens is Lens.SHINGLES else f", {after} after."
    assert before != after
    assert notice.sentence == expected
    assert not opened.view.unread_notice.sentence


def test_its_link_opens_the_list_and_goes_to_the_first_disguise(qtbot, window, opened, settle):
    opened.view.set_lens(Lens.CHANGES)
    settle()
    notice, known = opened.view.disguise_notice, window.controller.session.disguises
    assert notice.sentence == "Look-alike or hidden characters in Karl Berg."
    alarming = known._alarming[opened._comparison.right.document.key]
    known._alarming[opened._comparison.right.document.key] = {Disguise.FONT: 1}
    known.changed.emit()
    assert notice.sentence == "A font that shows other letters in Karl Berg."
    known._alarming[opened._comparison.right.document.key] = alarming
    known.changed.emit()
    qtbot.mouseClick(opened.view.disguise_notice.link, Qt.MouseButton.LeftButton)
    settle()
    assert next(dock for dock in window.controller.panels.docks() if dock.objectName() == "disguisesDock").isVisible()
    assert opened.view.lens is Lens.REWRITING
    assert opened.view.right.caret() == 0


def test_it_names_nobody_while_names_are_hidden(window, opened, settle):
    window.controller.session.set_anonymous(True)
    settle()
    assert "Berg" not in opened.view.disguise_notice.sentence
    assert "Text 2" in opened.view.disguise_notice.sentence


def test_honest_texts_have_no_notice_and_two_disguised_ones_no_figures(window, open_and_wait, write, settle):
    open_and_wait(write("a.txt", f"{ORIGINAL} {OTHER}"), write("b.txt", f"{REWRITE} {OTHER}"))
    settle()
    notice = window.controller.compare.view.disguise_notice
    assert notice.isHidden()
    open_and_wait(write("a.txt", f"{DISGUISED} {OTHER}"), write("b.txt", f"{DISGUISED}"))
    settle()
    assert notice.sentence == "Look-alike or hidden characters in both texts."


def test_pictures_of_text_are_named_as_not_read(window, opened, settle):
    session = window.controller.session
    key = opened._comparison.right.document.key
    session._change({key: {"pictures": 2}})
    settle()
    assert opened.view.unread_notice.sentence.startswith("Karl Berg: 2 large image")
    assert opened.view.unread_notice.link.isHidden()


def test_files_edited_in_the_same_session_are_told_and_the_evidence_says_more(qtbot, window, opened, settle):
    session, view = window.controller.session, opened.view
    assert view.history_notice.isHidden()
    left, right = opened._comparison.left.document, opened._comparison.right.document
    written = FileHistory((7, 9), (Written(7, Span(0, 20)),))
    session._change({left.key: {"history": written}, right.key: {"history": FileHistory((7, 8, 9))}})
    settle()
    assert view.history_notice.sentence.startswith("The two files have 2 editing session")
    qtbot.mouseClick(view.history_notice.link, Qt.MouseButton.LeftButton)
    settle()
    [dock] = [dock for dock in window.controller.panels.docks() if dock.objectName() == "evidenceDock"]
    assert dock.isVisible()
    words = len([place for place in opened._comparison.left.start if place < 20])
    label = dock.findChild(QLabel, "evidenceHints")
    qtbot.waitUntil(lambda: f"Words from these sessions: {words} in the left text, 0 in the right" in label.text())
