"""All that a window works on, taken over by another."""

from imbrex.engine.review.verdict import Verdict
from imbrex.gui.projects.source_files import SourceFiles
from imbrex.projects import place
from imbrex.projects.abandoned import abandoned
from imbrex.projects.journal import Journal
from imbrex.projects.opening import open_project as read_project
from tests.gui.projects.conftest import judge


def test_another_window_goes_on_with_file_and_journal(
    qtbot, window, open_and_wait, pair, tmp_path, save_as, save, other
):
    open_and_wait(*pair)
    path = save_as(window, tmp_path / "two.imbrex")
    judge(window)
    review = window.bench.session.decisions.review
    carried = window.projects.hand_over()
    journals = list(place.journals_folder().glob("*.journal"))
    assert len(journals) == 1
    assert window.close()  # nothing is asked: nothing is lost
    assert list(place.journals_folder().glob("*.journal")) == journals
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        other.projects.take_over(carried)
    assert other.bench.session.decisions.review == review
    assert other.projects.desk.filing.file.path == path
    assert abandoned(place.journals_folder()) == []  # it is held
    qtbot.waitUntil(other.isWindowModified)
    judge(other, Verdict.IGNORE)
    save(other)
    assert read_project(path).project.review == other.bench.session.decisions.review
    qtbot.waitUntil(lambda: not journals[0].exists(), timeout=10_000)


def test_the_way_back_is_carried_too(qtbot, window, open_and_wait, pair, other):
    open_and_wait(*pair)
    decisions, stack = window.bench.session.decisions, window.bench.session.decisions.undo_stack
    reviews = [decisions.review]
    for verdict in (Verdict.COPIED, Verdict.CITED, Verdict.IGNORE):
        judge(window, verdict)
        reviews.append(decisions.review)
    decisions.note_pair(*map(str, pair), "seen", "note 1")
    reviews.append(decisions.review)
    stack.undo()
    stack.undo()
    carried = window.projects.hand_over()
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        other.projects.take_over(carried)
    after = other.bench.session.decisions
    assert after.review == reviews[2]
    assert other.commands["undo"].text() == "&Undo: an earlier step"
    other.commands["undo"].trigger()
    assert after.review == reviews[1]
    other.commands["undo"].trigger()
    assert after.review == reviews[0]
    assert not other.commands["undo"].isEnabled()
    for review in reviews[1:]:
        other.commands["redo"].trigger()
        assert after.review == review
    assert not other.commands["redo"].isEnabled()


def test_what_people_have_not_answered_yet_is_asked_again(qtbot, window, open_and_wait, pair, other):
    """Offers and changed files stood above the pages of the window before."""
    open_and_wait(*pair)
    desk = window.projects.desk
    journal = Journal(place.journals_folder())
    journal.write(desk._capturing.capture(), None)
    journal.close()
    desk.find_abandoned()
    qtbot.waitUntil(lambda: len(window.bars.every) == 1, timeout=10_000)
    desk.files.show_files(SourceFiles(gone=(str(pair[0]),)))
    before = [bar.sentence for bar in window.bars.every]
    carried = window.projects.hand_over()
    window.close()
    other.projects.take_over(carried)
    qtbot.waitUntil(lambda: len(other.bars.every) == 2, timeout=10_000)
    assert [bar.sentence for bar in other.bars.every] == before
