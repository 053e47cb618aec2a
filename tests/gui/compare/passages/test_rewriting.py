import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QToolButton

from imbrex.engine.observer import Cancelled
from imbrex.engine.text.role import Role
from imbrex.errors import ImbrexError
from imbrex.gui.compare.rewriting.rewriting_job import RewritingJob, masked_found
from imbrex.gui.model.lens import Lens
from imbrex.gui.start.application import create_window
from imbrex.gui.tasks.runner import Runner
from tests.gui.compare.rewrites import ORIGINAL, OTHER, REWRITE
from tests.gui.test_anonymous import NAMES, hide, leaks, settle
from tests.patience import PATIENCE

pytestmark = pytest.mark.one_window

STORY = f"By Anna Petrova. {OTHER}\n{ORIGINAL}\nAnna Petrova wrote this in one night beside the stove of her aunt."
STOLEN = f"Boris Sokolov\n{REWRITE}\nAnna Petrova wrote that in one night close to the stove of an old aunt."


@pytest.fixture
def opened(qtbot, window, open_and_wait, write):
    """The window with a story and its rewrite side by side."""
    open_and_wait(
        write("class/Anna Petrova_11_assignsubmission_file_essay.txt", STORY),
        write("class/Boris Sokolov_12_assignsubmission_file_essay.txt", STOLEN),
    )
    settle(qtbot, window)
    return window


@pytest.fixture
def work(monkeypatch):
    """Let a test decide what comes of a search: an exception to be raised, or None for what it finds."""
    outcomes, real = [], RewritingJob.answer

    def answer(job, context, observer):
        outcome = outcomes.pop(0) if outcomes else None
        if outcome is not None:
            raise outcome
        return real(job, context, observer)

    monkeypatch.setattr(RewritingJob, "answer", answer)
    return outcomes


@pytest.fixture
def asked(monkeypatch):
    """The searches that the window has asked for."""
    jobs, start = [], Runner.start

    def note(runner, job, *handlers):
        if isinstance(job, RewritingJob):
            jobs.append((job.left, job.right))
        return start(runner, job, *handlers)

    monkeypatch.setattr(Runner, "start", note)
    return jobs


def choose(qtbot, window, lens):
    window.findChild(QToolButton, f"{lens.value}Lens").click()
    settle(qtbot, window)


def view_of(window):
    return window.controller.compare.view


def state(window):
    return view_of(window).search_notice.sentence


def found_in(window):
    """What the panes show of rewriting."""
    content = view_of(window)._content
    return content.found if content is not None else None


def test_rewriting_is_looked_for_when_it_is_to_be_seen_and_once(qtbot, opened, asked):
    assert asked == []
    choose(qtbot, opened, Lens.REWRITING)
    assert asked == [opened.controller.pair]
    found = found_in(opened)
    left, right = (opened.controller.session.document(key).text for key in opened.controller.pair)
    assert left[found.passages.left_start[0] :].startswith(("The keeper", "By Anna"))
    assert right[found.passages.right_start[0] :].startswith(("The keeper", "Boris"))
    choose(qtbot, opened, Lens.SHINGLES)
    choose(qtbot, opened, Lens.CHANGES)
    choose(qtbot, opened, Lens.REWRITING)
    assert len(asked) == 1
    assert state(opened) == ""


def test_another_option_searches_again_and_keeps_the_passage(qtbot, opened, asked):
    choose(qtbot, opened, Lens.REWRITING)
    view = view_of(opened)
    view.set_current(0)
    before = found_in(opened)
    opened.controller.session.set_options(opened.controller.session.options.with_value("shingle-length", 4))
    settle(qtbot, opened)
    assert len(asked) == 2
    assert found_in(opened) is not before
    assert view.current_index() == 0


def test_a_stopped_search_says_how_to_ask_again(qtbot, opened, work, asked):
    work.append(Cancelled())
    choose(qtbot, opened, Lens.REWRITING)
    assert state(opened).startswith("Comparison stopped.")
    assert found_in(opened) is None
    assert not len(view_of(opened).left.version.highlights)  # those of another lens would look like these
    view_of(opened).search_notice.link.click()
    settle(qtbot, opened)
    assert len(asked) == 2
    assert found_in(opened) is not None
    assert state(opened) == ""


def test_the_search_can_be_stopped_from_the_status_bar(qtbot, opened, monkeypatch):
    def wait_for_stop(job, _context, observer):
        while True:
            assert job.stop.wait(PATIENCE)
            observer.check()

    monkeypatch.setattr(RewritingJob, "answer", wait_for_stop)
    opened.findChild(QToolButton, "rewritingLens").click()
    qtbot.waitUntil(lambda: opened.controller.runner.is_running(RewritingJob))
    assert opened.findChild(QLabel, "passageCount").accessibleName() == "Finding passages…"
    opened.status.cancel.click()
    settle(qtbot, opened)
    assert state(opened).startswith("Comparison stopped.")


@pytest.mark.own_window  # nothing hears of its errors any more
@pytest.mark.parametrize(
    ("error", "said"),
    [(ValueError("inside"), "Couldn't calculate this."), (ImbrexError("It is too long.", ""), "It is too long.")],
)
def test_a_failed_search_says_so(qtbot, opened, work, error, said):
    opened.controller.failed.disconnect()
    work.append(error)
    choose(qtbot, opened, Lens.REWRITING)
    assert state(opened).startswith(said)


def test_a_reason_tells_no_name_while_names_are_hidden(qtbot, opened, work):
    hide(opened)
    work.append(ImbrexError("Anna Petrova_11_assignsubmission_file_essay.txt is too long.", ""))
    choose(qtbot, opened, Lens.REWRITING)
    assert "Text 1" in state(opened)
    assert not leaks(opened)


def test_rewritten_passages_tell_no_name(qtbot, opened):
    choose(qtbot, opened, Lens.REWRITING)
    view = view_of(opened)
    places = found_in(opened).passages.left_start.tolist()
    point = STORY.index("Petrova wrote")
    view.left.point_hovered.emit(point)
    assert "Petrova" in view.left.toPlainText()
    hide(opened)
    settle(qtbot, opened)
    assert not leaks(opened)
    assert found_in(opened).passages.left_start.tolist() == places
    for pane, text in ((view.left, STORY), (view.right, STOLEN)):
        for place in range(0, len(text), 3):
            pane.point_hovered.emit(place)
            assert not NAMES.search(pane.hint), pane.hint
    view.bar.canonized.trigger()
    assert not leaks(opened)
    view.bar.canonized.trigger()
    choose(qtbot, opened, Lens.CHANGES)
    assert not leaks(opened)
    hide(opened, wanted=False)
    assert "Petrova" in view.left.toPlainText()


def test_masked_passages_hold_no_name_anywhere(qtbot, opened):
    choose(qtbot, opened, Lens.REWRITING)
    session = opened.controller.session
    session.set_anonymous(True)
    found = masked_found(opened.controller.compare._found, session.anonymity)
    for reading in (found.passages.left, found.passages.right):
        tokens = reading.tokens
        shown = [tokens.document.text, tokens.document.name, *(tokens.canonical(row) for row in range(len(tokens)))]
        assert not [text for text in shown if NAMES.search(text)]
    assert found.words is opened.controller.compare._found.words


def test_the_lens_is_remembered(qtbot, opened, open_and_wait, write):
    choose(qtbot, opened, Lens.REWRITING)
    other = create_window()
    qtbot.addWidget(other)
    view = view_of(other)
    assert view.lens is Lens.REWRITING
    assert other.findChild(QToolButton, "rewritingLens").isChecked()
    other.close()


def test_a_changed_file_shows_no_passages_of_the_old_text(qtbot, opened, open_and_wait, write):
    choose(qtbot, opened, Lens.REWRITING)
    assert found_in(opened) is not None
    key = opened.controller.pair[1]
    open_and_wait(write("class/Boris Sokolov_12_assignsubmission_file_essay.txt", f"{OTHER} {STOLEN}"))
    settle(qtbot, opened)
    assert found_in(opened).passages.right.tokens.document.text == f"{OTHER} {STOLEN}"
    assert opened.controller.pair[1] == key


def test_the_menu_offers_the_lenses_with_their_keys(opened):
    names = {action.text(): action.shortcut().toString() for action in opened.menus.go.actions()}
    assert names["Shared shingles"] == "Ctrl+1"
    assert names["Passages"] == "Ctrl+2"
    assert names["Changes"] == "Ctrl+3"


def test_no_two_actions_have_the_same_keys(opened):
    # Those of the overview and those of the lenses take turns.
    disabled = [*opened.controller.overview.tabs.actions_for_menu(), opened.findChild(QAction, "findName")]
    assert not any(action.isEnabled() for action in disabled)
    keys = [
        shortcut.toString()
        for action in set(opened.findChildren(QAction)) - set(disabled)
        if action.shortcutContext() is Qt.ShortcutContext.WindowShortcut
        for shortcut in action.shortcuts()
    ]
    assert "Ctrl+2" in keys
    assert sorted(keys) == sorted(set(keys))


def test_a_text_of_one_sentence_needs_no_passages(qtbot, window, open_and_wait, write):
    open_and_wait(
        write("one.txt", "Seven grey cats slept under the warm kitchen stove."),
        write("two.txt", "Nobody answered the telephone during the long summer strike."),
    )
    choose(qtbot, window, Lens.REWRITING)
    assert "No shared passages found" in window.findChild(QLabel, "passageCount").accessibleName()
    assert window.findChild(QPlainTextEdit, "leftText").toPlainText()


def test_enter_at_a_word_tells_of_it_in_the_status_bar(qtbot, opened):
    choose(qtbot, opened, Lens.REWRITING)
    view = view_of(opened)
    view.left.point_clicked.emit(STORY.index("heavy"))
    assert "Only in the left text" in opened.status.currentMessage()
    assert isinstance(opened.findChild(QAction, "stopAction"), QAction)


@pytest.mark.parametrize("role", [Role.SOURCE, Role.ARCHIVE])
def test_passages_are_found_whatever_a_document_is_in_the_comparison(opened, qtbot, role):
    original, rewrite = opened.controller.pair
    opened.controller.session.set_role([rewrite], role)  # so it is the earlier one, and comes to the left
    settle(qtbot, opened)
    assert opened.controller.pair == (rewrite, original)
    opened.controller.compare.view.set_lens(Lens.REWRITING)
    qtbot.waitUntil(lambda: found_in(opened) is not None, timeout=30_000)
    assert state(opened) == ""
