"""Another language while people work: another window takes the place of the old one, and nothing is lost."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QToolButton
from shiboken6 import isValid

from imbrex.engine.review.verdict import Verdict
from imbrex.gui.documents.watched_folder import folder_watch
from imbrex.gui.documents.watched_folder.watch_request import WatchWish
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.settings import Settings
from imbrex.gui.start.application import make_application
from imbrex.gui.start.window_switch import Front
from imbrex.gui.window.home import Home
from imbrex.gui.wording.translation import translation_of
from imbrex.projects import place
from imbrex.projects.journal import Journal
from tests.gui.conftest import FOX, ROSE
from tests.gui.projects.conftest import judge


@pytest.fixture
def front(qtbot, threads):
    """The window of an application, whatever its language."""
    application = make_application()
    front = Front(application, Settings())
    front.window.show()
    qtbot.waitExposed(front.window)
    yield front
    front.window.projects.leave_in_haste()
    front.window.close()
    qtbot.wait(1)
    front.window.deleteLater()
    front.deleteLater()
    Settings().language = ""
    translation_of(application).speak("")


@pytest.fixture
def window(front):
    """The first of its windows."""
    return front.window


@pytest.fixture
def speak(qtbot, front):
    """Choose a language from the menu and give the new window."""

    def speak(code):
        action = next(one for one in front.window.menus.languages.actions() if one.data() == code)
        with qtbot.waitSignal(front.replaced, timeout=10_000) as blocker:
            action.trigger()
        return blocker.args[0]

    return speak


def test_a_folder_is_watched_on_in_another_language(qtbot, monkeypatch, window, speak, tmp_path):
    monkeypatch.setattr(folder_watch, "SETTLED", 10)
    monkeypatch.setattr(folder_watch, "IDLE", 20)
    essays = tmp_path / "essays"
    essays.mkdir()
    (essays / "one.txt").write_text(ROSE)
    _ = window.bench
    window.home.watched.start(WatchWish(essays))
    qtbot.waitUntil(lambda: len(window.bench.session.documents) == 1, timeout=20_000)
    window.bench.session.remove([window.bench.session.documents[0].key])

    new = speak("ru")

    (essays / "two.txt").write_text(FOX)
    qtbot.waitUntil(lambda: new.home.watched.reading.count == 2, timeout=20_000)
    qtbot.waitUntil(lambda: len(new.bench.session.documents) == 1, timeout=20_000)
    assert [row.name for row in new.bench.session.rows] == ["two.txt"]  # what people have removed stays away


def test_another_language_is_spoken_at_once_and_the_work_goes_on(qtbot, front, window, open_and_wait, folder, speak):
    open_and_wait(folder)
    bench = window.bench
    keys = [document.key for document in bench.session.documents]
    bench.session.set_authors({keys[0]: "Ann"})
    bench.show_pair(keys[2], keys[3])
    qtbot.waitUntil(lambda: bench.open_pair.is_shown)
    bench.compare.view.set_lens(Lens.REWRITING)
    bench.session.decisions.judge([(keys[2], keys[3])], Verdict.COPIED)
    ended = []
    QApplication.instance().aboutToQuit.connect(lambda: ended.append(True))

    new = speak("ru")

    qtbot.waitUntil(lambda: not isValid(window))
    assert front.window is new
    assert new.isVisible()
    assert new.menuBar().actions()[0].text() == "&Файл"
    qtbot.waitUntil(lambda: new.bench.open_pair.is_shown, timeout=30_000)
    assert new.bench.pair == (keys[2], keys[3])
    assert new.bench.compare.view.lens is Lens.REWRITING
    assert new.bench.session.decisions.of(keys[2], keys[3]) is Verdict.COPIED
    assert new.bench.session.document(keys[0]).author == "Ann"
    assert not ended
    assert isValid(sys.excepthook.__self__)
    assert Settings().language == "ru"


def test_a_project_stays_open_and_held(qtbot, window, open_and_wait, pair, tmp_path, save_as, speak):
    open_and_wait(*pair)
    path = tmp_path / "work.imbrex"
    save_as(window, path)
    judge(window, Verdict.CITED)
    file = window.projects.desk.filing.file
    new = speak("ru")
    desk = new.projects.desk
    assert desk.name == "work"
    assert desk.filing.file is file
    assert file.held is not None
    assert desk.is_modified
    qtbot.waitUntil(new.isWindowModified)


def test_panels_stay_as_wide_as_people_have_made_them(qtbot, window, open_and_wait, pair, speak):
    window.resize(1280, 820)
    open_and_wait(*pair)
    dock = window.findChild(QDockWidget, "documentsDock")
    window.workspace.resizeDocks([dock], [380], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: dock.width() == 380)
    new = speak("ru")
    qtbot.waitUntil(lambda: new.findChild(QDockWidget, "documentsDock").isVisible(), timeout=20_000)
    assert new.findChild(QDockWidget, "documentsDock").width() == 380


def test_a_window_without_work_is_replaced_too(front, speak):
    new = speak("ru")
    again = speak("en")
    assert again is front.window
    assert again is not new
    assert again.menuBar().actions()[0].text() == "&File"


def test_what_was_being_read_is_read_on(qtbot, monkeypatch, window, open_and_wait, pair, write, speak):
    open_and_wait(*pair)
    runner = window.bench.runner
    monkeypatch.setattr(runner, "start", lambda *_: None)  # as if the reader took its time
    third = write("third.txt", "The old school lost its roof when lightning struck the tallest chestnut tree again.")
    window.open_paths([third])
    new = speak("ru")
    qtbot.waitUntil(lambda: len(new.bench.session.documents) == 3, timeout=30_000)


def test_a_report_is_written_before_the_language_changes(qtbot, monkeypatch, front, window, open_and_wait, pair, speak):
    open_and_wait(*pair)
    looks = iter([True, True, False])
    monkeypatch.setattr(type(window.bench.reports), "is_writing", property(lambda desk: next(looks, False)))
    assert speak("ru") is front.window
    assert next(looks, None) is None


def test_why_a_project_cannot_be_saved_is_said_in_the_language_of_the_window(
    qtbot, window, open_and_wait, pair, tmp_path, save_as, answer, speak
):
    open_and_wait(*pair)
    (tmp_path / "stick").mkdir()
    path = save_as(window, tmp_path / "stick" / "work.imbrex")
    new = speak("ru")
    judge(new)
    path.unlink()
    for left in path.parent.iterdir():
        left.unlink()
    path.parent.rmdir()
    new.commands["save_project"].trigger()
    told = answer(new, "saveFailed", "cancel")
    assert told.startswith("Проект нельзя сохранить")
    assert "Выберите" in told


def test_that_nothing_is_kept_is_said_in_the_language_of_the_window(qtbot, pair, speak):
    place.journals_folder().parent.mkdir(parents=True, exist_ok=True)
    place.journals_folder().write_text("a file in its place", encoding="utf-8")
    new = speak("ru")
    new.open_paths(list(pair))
    qtbot.waitUntil(lambda: len(new.bars.every) == 1, timeout=20_000)
    *sentences, last = new.bars.front.sentence.replace(str(place.journals_folder()), "").split(". ")
    assert sentences[0] == "Работа не сохраняется на случай сбоя"
    assert last.startswith("Чаще сохраняйте проект")


def test_that_nothing_is_kept_is_said_again_in_another_language(qtbot, window, open_and_wait, pair, speak):
    """Whoever writes it down has told it once, and will not before it has worked again."""
    place.journals_folder().parent.mkdir(parents=True, exist_ok=True)
    place.journals_folder().write_text("a file in its place", encoding="utf-8")
    open_and_wait(*pair)
    qtbot.waitUntil(lambda: len(window.bars.every) == 1, timeout=20_000)
    new = speak("ru")
    assert [bar.sentence.split(". ")[0] for bar in new.bars.every] == ["Работа не сохраняется на случай сбоя"]
    place.journals_folder().unlink()
    judge(new)
    qtbot.waitUntil(lambda: new.bars.every == [], timeout=20_000)


def test_what_was_put_off_is_not_offered_again_in_another_language(
    qtbot, monkeypatch, window, open_and_wait, pair, speak
):
    ready = []

    def note(home):
        ready.append(home)

    monkeypatch.setattr(Home, "watch_again", note)  # the last thing that a window does before people use it
    open_and_wait(*pair)
    journal = Journal(place.journals_folder())
    journal.write(window.projects.desk._capturing.capture(), None)
    journal.close()
    window.projects.find_abandoned()
    qtbot.waitUntil(lambda: len(window.bars.every) == 1, timeout=20_000)
    window.bars.front.findChild(QToolButton, "closeBar").click()
    new = speak("ru")
    qtbot.waitUntil(lambda: new.home in ready, timeout=20_000)
    new.projects.desk.autosave.flush()  # and hears of all that was looked for
    assert new.bars.every == []
