"""Work that nobody saved: kept, offered, and gone on with."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, QTime
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton

from imbrex.engine.review.review import Decision, Excerpt, Mark, Review, Verdict
from imbrex.gui.model.settings import Settings
from imbrex.gui.projects import autosave
from imbrex.gui.projects.recovery import _moment
from imbrex.gui.start.session_end import SessionEnd
from imbrex.gui.widgets.message_bar import MessageBar
from imbrex.gui.wording.numbers import short_day
from imbrex.projects import lock
from imbrex.projects.journal import Journal, abandoned
from imbrex.projects.opening import open_project as read_project
from imbrex.projects.project import Project
from tests.gui.conftest import leave
from tests.gui.projects.conftest import judge


def journals():
    """What a program would find now that starts."""
    found = abandoned(lock.journals_folder())
    for one in found:
        one.release()
    return found


def leave_behind(project: Project, source: Path | None = None) -> Project:
    """Leave a project as a program does that ends without saving."""
    journal = Journal(lock.journals_folder())
    journal.write(project, source)
    journal.close()
    return project


@pytest.fixture
def worked(window, open_and_wait, pair):
    """A window with a decision about two texts: it can leave its project behind, and goes on."""
    open_and_wait(*pair)
    judge(window)
    return lambda source=None: leave_behind(window.projects.project_controller.work.capture(), source)


@pytest.fixture(scope="module")
def remembered():
    """The project that the first window left behind."""
    return []


@pytest.fixture
def left_behind(request, remembered):
    """The project of a program that ended without saving, whose window is gone."""
    if not remembered:
        request.getfixturevalue("worked")
        window = request.getfixturevalue("window")
        remembered.append(window.projects.project_controller.work.capture())
        leave(window)
    return lambda source=None: leave_behind(remembered[0], source)


def bar_of(qtbot, window):
    qtbot.waitUntil(lambda: len(window.bars.every) == 1, timeout=10_000)
    return window.bars.every[0]


def click(bar, name):
    bar.findChild(QPushButton, name).click()


def test_who_logs_out_loses_nothing_also_where_nothing_is_kept_for_crashes(qtbot, window, open_and_wait, pair):
    Settings().keeps_unsaved = False
    open_and_wait(*pair)
    judge(window)
    window.projects.project_controller.autosave.flush()
    assert journals() == []
    window.projects.leave_at_session_end()
    window.close()
    assert len(journals()) == 1


def test_what_is_decided_is_in_the_journal_a_moment_later(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    project_controller = window.projects.project_controller
    with qtbot.waitSignal(project_controller.autosave.written, timeout=10_000):
        judge(window)
    project_controller.autosave.close(keep=True)
    (found,) = journals()
    assert (found.documents, found.pairs) == (2, 1)
    assert found.read().review == window.controller.session.decisions.review


def test_a_time_of_yesterday_is_told_with_its_day(at):
    before = datetime(2026, 5, 31, 23, 59).astimezone()
    at(2026, 5, 31, 23, 59)
    assert _moment(before) == QLocale().toString(QTime(23, 59), QLocale.FormatType.ShortFormat)
    at(2026, 6, 1, 0, 0)
    assert short_day(QDate(2026, 5, 31)) in _moment(before)


def test_many_changes_wait_for_their_end_but_not_for_ever(qtbot, window, open_and_wait, pair, monkeypatch):
    open_and_wait(*pair)
    monkeypatch.setattr(autosave, "REST", 3_600_000)
    window.projects.project_controller.autosave.touch()
    with qtbot.waitSignal(window.projects.project_controller.autosave.written, timeout=10_000):
        judge(window)


def test_what_was_kept_goes_as_soon_as_it_is_saved(
    qtbot, window, open_and_wait, pair, tmp_path, save_as, save, monkeypatch
):
    """A crash a moment later must not offer what is older than the file."""
    open_and_wait(*pair)
    monkeypatch.setattr(autosave, "REST", 3_600_000)
    monkeypatch.setattr(autosave, "MOST", 3_600_000)
    save_as(window, tmp_path / "saved.imbrex")
    judge(window)
    window.projects.project_controller.autosave.flush()
    assert list(lock.journals_folder().glob("*.journal"))
    save(window)
    qtbot.waitUntil(lambda: not list(lock.journals_folder().glob("*.journal")), timeout=10_000)


def test_a_project_saved_right_after_it_was_kept_is_newer(qtbot, worked, window, tmp_path, save_as, other, answer):
    path = save_as(window, tmp_path / "class.imbrex")
    worked(path)
    window.commands["close_all"].trigger()
    (kept,) = [one.changed.timestamp() for one in journals()]
    os.utime(path, (kept + 0.2, kept + 0.2))
    other.projects.find_abandoned()
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        click(bar_of(qtbot, other), "recover")
    other.commands["save_project"].trigger()
    answer(other, "askOver", "cancel")


def test_nothing_is_left_of_what_is_saved_or_not_wanted(qtbot, window, open_and_wait, pair, tmp_path, save_as):
    open_and_wait(*pair)
    with qtbot.waitSignal(window.projects.project_controller.autosave.written, timeout=10_000):
        judge(window)
    folder = lock.journals_folder()
    assert list(folder.glob("*.journal"))
    save_as(window, tmp_path / "saved.imbrex")
    qtbot.waitUntil(lambda: not list(folder.glob("*.journal")), timeout=10_000)
    with qtbot.waitSignal(window.projects.project_controller.autosave.written, timeout=10_000):
        window.controller.session.decisions.undo_stack.undo()
    window.close()
    window.findChild(QPushButton, "dropChoice").click()
    assert not list(folder.glob("*.journal"))


def test_abandoned_work_is_offered_and_recovered(qtbot, left_behind, other):
    project = left_behind()
    other.projects.find_abandoned()
    bar = bar_of(qtbot, other)
    assert bar.sentence.startswith("Imbrex quit unexpectedly. “left.txt”: 2 document")
    assert "1 pair" in bar.sentence
    assert other.pages.currentWidget() is other.start
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        click(bar, "recover")
    assert other.controller.session.documents == project.documents
    assert other.controller.session.decisions.review == project.review
    assert other.isWindowModified()
    assert other.bars.every == []


def test_what_is_offered_is_what_there_is(qtbot, window, open_and_wait, pair, other):
    open_and_wait(*pair)
    left, right = map(str, pair)
    mark = Mark(Excerpt(0, "rose"), Excerpt(9, "rose"), Decision(Verdict.CITED))
    review = Review().marked(left, right, [mark, replace(mark, decision=Decision(Verdict.OPEN, "look again"))])
    journal = Journal(lock.journals_folder())
    journal.write(replace(window.projects.project_controller.work.capture(), review=review), None)
    journal.close()
    other.projects.find_abandoned()
    assert "2 documents, 1 passage with a verdict, 1 note, last changed" in bar_of(qtbot, other).sentence


def test_several_offers_take_the_room_of_one(qtbot, left_behind, other):
    """The newest is in front; the others are counted, and come when people turn to them or the first is gone."""
    for name in "abc":
        left_behind(Path(f"/{name}.imbrex"))
    other.projects.find_abandoned()
    qtbot.waitUntil(lambda: len(other.bars.every) == 3, timeout=10_000)
    assert "“c”" in other.bars.front.sentence
    seen = []
    for _ in range(4):
        seen.append(other.bars.front.sentence.split("”")[0][-1])
        assert [bar for bar in other.bars.every if bar.isVisible()] == [other.bars.front]
        other.bars.front.findChild(QToolButton, "nextBar").click()
    assert seen == ["c", "b", "a", "c"]
    assert "2 of 3" in other.bars.front.findChild(QToolButton, "nextBar").accessibleDescription()
    other.bars.front.closed.emit()
    assert "“a”" in other.bars.front.sentence
    other.bars.front.closed.emit()
    assert "“c”" in other.bars.front.sentence
    assert not other.bars.front.findChild(QToolButton, "nextBar").isVisible()


@pytest.mark.parametrize("offered_first", [True, False])
def test_what_concerns_the_open_project_comes_before_offers(qtbot, left_behind, other, offered_first):
    left_behind()
    note = MessageBar("projectNote", lambda: "It was saved by an older version.")
    if not offered_first:
        other.bars.add(note)
    other.projects.find_abandoned()
    qtbot.waitUntil(lambda: any(bar.objectName().startswith("recovery") for bar in other.bars.every), timeout=10_000)
    if offered_first:
        other.bars.add(note)
    assert other.bars.front is note
    assert len(other.bars.every) == 2


def test_recovered_work_is_not_gone_before_it_is_kept_elsewhere(qtbot, left_behind, other, monkeypatch):
    left_behind()
    monkeypatch.setattr(autosave, "REST", 3_600_000)
    monkeypatch.setattr(autosave, "MOST", 3_600_000)
    other.projects.find_abandoned()
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        click(bar_of(qtbot, other), "recover")
    folder = lock.journals_folder()
    assert len(list(folder.glob("*.journal"))) >= 1
    before = set(folder.glob("*.journal"))
    with qtbot.waitSignal(other.projects.project_controller.autosave.written, timeout=10_000):
        other.projects.project_controller.autosave.flush()
    qtbot.waitUntil(lambda: len(set(folder.glob("*.journal")) & before) < len(before), timeout=10_000)


def test_recovered_work_is_not_offered_twice_if_the_end_comes_at_once(qtbot, left_behind, other, monkeypatch):
    project = left_behind()
    monkeypatch.setattr(autosave, "REST", 3_600_000)
    monkeypatch.setattr(autosave, "MOST", 3_600_000)
    other.projects.find_abandoned()
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        click(bar_of(qtbot, other), "recover")
    other.projects.leave_at_session_end()
    other.close()
    (found,) = [one for one in journals() if one.pairs]
    assert found.read().review == project.review


def test_recovered_work_that_is_saved_at_once_is_not_offered_again(
    qtbot, window, worked, other, monkeypatch, tmp_path, save_as
):
    worked()
    save_as(window, tmp_path / "one.imbrex")
    monkeypatch.setattr(autosave, "REST", 3_600_000)
    monkeypatch.setattr(autosave, "MOST", 3_600_000)
    other.projects.find_abandoned()
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        click(bar_of(qtbot, other), "recover")
    save_as(other, tmp_path / "other.imbrex")
    qtbot.waitUntil(lambda: not list(lock.journals_folder().glob("*.journal")), timeout=10_000)


def test_recovered_work_is_not_taken_for_what_was_there_before_it(qtbot, pair, left_behind, other, monkeypatch):
    project = left_behind()
    monkeypatch.setattr(autosave, "REST", 3_600_000)
    monkeypatch.setattr(autosave, "MOST", 3_600_000)
    other.open_paths(list(pair))
    qtbot.waitUntil(lambda: len(other.controller.session.documents) == 2, timeout=20_000)
    other.projects.find_abandoned()
    bar = bar_of(qtbot, other)
    before = set(lock.journals_folder().glob("*.journal"))
    keeping = other.projects.project_controller.autosave
    thread = keeping.journal
    with qtbot.waitSignal(thread.written, timeout=10_000):
        click(bar, "recover")
        keeping.flush()  # what was there is still being written when the other work arrives
    assert other.controller.session.decisions.review == project.review
    thread.wait()
    assert before <= set(lock.journals_folder().glob("*.journal"))


def test_thrown_away_is_gone_and_put_off_is_offered_again(qtbot, left_behind, other, answer):
    left_behind()
    other.projects.find_abandoned()
    bar = bar_of(qtbot, other)
    bar.closed.emit()
    assert other.bars.every == []
    other.projects.find_abandoned()
    click(bar_of(qtbot, other), "throwAway")
    answer(other, "askThrowAway", "cancel")
    assert len(other.bars.every) == 1
    click(bar_of(qtbot, other), "throwAway")
    answer(other, "askThrowAway", "throw")
    other.projects.find_abandoned()
    other.projects.project_controller.autosave.flush()
    assert other.bars.every == []


def test_recovered_work_belongs_to_its_project(qtbot, window, worked, tmp_path, save_as, save, other, answer):
    path = save_as(window, tmp_path / "class.imbrex")
    judge(window, Verdict.CITED)
    project = worked(path)
    window.commands["close_all"].trigger()
    answer(window, "askSave", "drop")
    other.projects.find_abandoned()
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        click(bar_of(qtbot, other), "recover")
    assert other.windowTitle().startswith("left.txt | right.txt – class[*]")
    save(other)
    assert read_project(path).project.review == project.review


def test_a_project_saved_since_is_not_overwritten_unasked(qtbot, window, worked, tmp_path, save_as, other, answer):
    path = save_as(window, tmp_path / "class.imbrex")
    worked(path)
    window.commands["close_all"].trigger()
    os.utime(path, (4e9, 4e9))
    other.projects.find_abandoned()
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        click(bar_of(qtbot, other), "recover")
    other.commands["save_project"].trigger()
    answer(other, "askOver", "cancel")


def test_what_cannot_be_read_is_said_and_can_be_thrown_away(qtbot, left_behind, other, answer):
    left_behind()
    (path,) = [one.path for one in journals()]
    path.write_bytes(b"x" * 9000)
    for beside in path.parent.glob(f"{path.name}-*"):
        beside.unlink()
    other.projects.find_abandoned()
    bar = bar_of(qtbot, other)
    assert "can't be read" in bar.sentence
    assert bar.findChild(QPushButton, "recover") is None
    click(bar, "throwAway")
    answer(other, "askThrowAway", "throw")
    qtbot.waitUntil(lambda: not path.exists(), timeout=10_000)


def test_hidden_names_are_not_offered(qtbot, left_behind, other):
    left_behind()
    other.projects.find_abandoned()
    bar = bar_of(qtbot, other)
    other.commands["anonymous"].trigger()
    assert "left" not in bar.sentence


def test_names_stay_hidden_when_work_is_recovered_that_showed_them(qtbot, left_behind, other):
    left_behind()
    other.projects.find_abandoned()
    bar = bar_of(qtbot, other)
    other.commands["anonymous"].trigger()
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        click(bar, "recover")
    assert other.controller.session.anonymous
    assert other.commands["anonymous"].isChecked()
    assert other.windowTitle().startswith("Text 1 | Text 2")


def test_without_a_folder_there_is_no_autosave_and_it_is_told_once(
    qtbot, window, open_and_wait, pair, monkeypatch, tmp_path
):
    (lock.journals_folder().parent).mkdir(parents=True, exist_ok=True)
    lock.journals_folder().write_text("a file in its place", encoding="utf-8")
    told = []
    assert window.controller
    window.projects.project_controller.autosave.journal.failed.connect(told.append)
    with qtbot.waitSignal(window.projects.project_controller.autosave.journal.failed, timeout=10_000):
        open_and_wait(*pair)
    assert "crash" in bar_of(qtbot, window).sentence
    for verdict in (Verdict.COPIED, Verdict.CITED):
        judge(window, verdict)
        window.projects.project_controller.autosave.flush()
    QApplication.processEvents()  # what the thread has told by now
    assert len(told) == len(window.bars.every) == 1
    lock.journals_folder().unlink()
    judge(window, Verdict.IGNORE)
    qtbot.waitUntil(lambda: window.bars.every == [], timeout=10_000)  # now it works


def test_the_end_of_a_session_asks_nothing_and_loses_nothing(qtbot, window, open_and_wait, pair, qapp):
    open_and_wait(*pair)
    judge(window)
    review = window.controller.session.decisions.review
    with SessionEnd(qapp):
        os.kill(os.getpid(), signal.SIGTERM)
        qtbot.waitUntil(lambda: not window.isVisible(), timeout=10_000)
    (found,) = journals()
    assert found.read().review == review
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_a_session_that_goes_on_asks_again(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    judge(window)
    window.projects.leave_at_session_end()
    window.projects.stay()
    assert not window.close()


def test_a_killed_program_has_kept_what_it_said_it_had(tmp_path, pair):
    """A window of its own, killed as no program can defend itself against; what it has told is there."""
    script = Path(__file__).with_name("killed_window.py")
    arguments = [sys.executable, str(script), str(tmp_path / "state"), *map(str, pair)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as program:
        kept = 0
        for line in program.stdout:
            kept = int(line)
            if kept >= 2:
                break
        program.kill()
    (found,) = abandoned(tmp_path / "state" / "journals")
    (decision,) = found.read().review.pairs.values()
    found.release()
    assert 2 <= kept <= int(decision.note)
