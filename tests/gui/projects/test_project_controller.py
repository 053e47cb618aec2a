"""Opening, saving and closing, as people do it."""

import os
import shutil
from dataclasses import replace

from PySide6.QtWidgets import QMessageBox

from imbrex.engine.review.review import Review, Verdict
from imbrex.gui.documents.watched_folder.folder_reading import WatchRequest
from imbrex.gui.model.settings import Settings
from imbrex.projects.opening import open_project as read_project
from tests.gui.open_dialogs import open_dialogs
from tests.gui.projects.conftest import judge
from tests.gui.questions import ask


def test_work_is_saved_and_opened_again(qtbot, window, open_and_wait, folder, tmp_path, save_as, open_project, other):
    open_and_wait(folder)
    judge(window)
    path = save_as(window, tmp_path / "class of 2026.imbrex")
    assert window.windowTitle() == "class of 2026[*] – Imbrex"
    assert not window.isWindowModified()
    review = window.controller.session.decisions.review
    window.close()
    open_project(other, path)
    assert other.controller.session.decisions.review == review
    assert len(other.controller.session.documents) == 5
    assert not other.isWindowModified()
    assert other.windowTitle() == "class of 2026[*] – Imbrex"


def the_title_tells_what_is_not_saved(qtbot, window, open_and_wait, pair, tmp_path, save_as, save):
    open_and_wait(*pair)
    assert window.windowTitle() == "left.txt | right.txt – Imbrex"
    judge(window)
    qtbot.waitUntil(window.isWindowModified)
    assert window.windowTitle() == "left.txt | right.txt – Project[*] – Imbrex"
    save_as(window, tmp_path / "two [*].imbrex")
    assert window.windowTitle() == "left.txt | right.txt – two [*][*][*] – Imbrex"
    assert not window.isWindowModified()
    judge(window, Verdict.CITED)
    qtbot.waitUntil(window.isWindowModified)
    window.controller.session.decisions.undo_stack.undo()
    qtbot.waitUntil(lambda: not window.isWindowModified())
    judge(window, Verdict.CITED)
    save(window)
    assert not window.isWindowModified()
    window.controller.session.set_anonymous(True)
    assert window.windowTitle() == "Text 1 | Text 2 – Project[*] – Imbrex"


def test_who_only_looked_at_texts_is_asked_nothing(window, open_and_wait, pair):
    open_and_wait(*pair)
    assert window.close()
    assert not open_dialogs(window, QMessageBox)


def test_verdicts_are_not_lost_unasked(qtbot, window, open_and_wait, pair, answer):
    open_and_wait(*pair)
    judge(window)
    assert not window.close()
    assert "1 verdict" in answer(window, "askSave", "cancel")
    assert window.isVisible()
    assert not window.close()
    answer(window, "askSave", "drop")
    assert not window.isVisible()


def test_work_is_saved_before_the_window_closes(qtbot, window, open_and_wait, pair, tmp_path, answer, choose):
    open_and_wait(*pair)
    judge(window)
    choose(tmp_path / "kept.imbrex")
    window.close()
    answer(window, "askSave", "save")
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=10_000)
    assert read_project(tmp_path / "kept.imbrex").project.review == window.controller.session.decisions.review


def test_what_was_decided_while_it_was_saved_is_not_lost_unasked(
    qtbot, window, open_and_wait, pair, tmp_path, answer, choose
):
    open_and_wait(*pair)
    judge(window)
    choose(tmp_path / "kept.imbrex")
    window.projects.project_controller.saving.saved.connect(lambda: judge(window, Verdict.CITED))
    window.close()
    answer(window, "askSave", "save")
    assert "1 verdict" in answer(window, "askSave", "cancel")
    assert window.isVisible()


def a_window_stays_where_no_name_is_chosen(qtbot, window, open_and_wait, pair, answer, choose):
    open_and_wait(*pair)
    judge(window)
    choose("")
    window.close()
    answer(window, "askSave", "save")
    assert window.isVisible()


def closing_all_documents_closes_the_project(qtbot, window, open_and_wait, pair, tmp_path, answer):
    open_and_wait(*pair)
    judge(window)
    window.watched.reading.start(WatchRequest(tmp_path / "nothing"))
    window.commands["close_all"].trigger()
    answer(window, "askSave", "cancel")
    assert window.watched.reading.folder is not None
    window.commands["close_all"].trigger()
    answer(window, "askSave", "drop")
    assert window.watched.reading.folder is None
    assert window.controller.session.rows == []
    assert window.controller.session.decisions.review == Review()
    assert window.windowTitle() == "Imbrex"
    open_and_wait(*pair)
    assert window.controller.session.decisions.of(str(pair[0]), str(pair[1])) is Verdict.OPEN


def a_watched_folder_belongs_to_its_project(
    qtbot, window, open_and_wait, pair, tmp_path, answer, save_as, open_project
):
    open_and_wait(*pair)
    first, second = (save_as(window, tmp_path / f"{name}.imbrex") for name in ("first", "second"))
    watched, settings = window.watched, Settings()
    settings.watches_again = True
    (essays := tmp_path / "essays").mkdir()
    watched.start(WatchRequest(essays))
    with qtbot.waitSignal(watched.reading.status_message) as told:
        open_project(window, first)
    assert told.args == ["Another project was opened. The folder essays is no longer watched."]
    assert watched.reading.folder is None
    watched.start_again()  # as after a restart, before its project is opened
    assert watched.reading.folder is None
    open_project(window, second)
    assert watched.reading.folder == essays
    save_as(window, tmp_path / "third.imbrex")
    open_project(window, first)
    open_project(window, tmp_path / "third.imbrex")
    assert watched.reading.folder == essays
    settings.watches_again = False
    for path, expected in ((first, None), (tmp_path / "third.imbrex", None)):
        open_project(window, path)
        assert watched.reading.folder == expected
    window.commands["close_all"].trigger()
    watched.start(WatchRequest(essays))  # of documents that are never saved
    open_project(window, first)
    assert not settings.was_watching


def test_what_is_being_read_is_closed_with_the_documents(qtbot, window, pair, tmp_path):
    controller = window.controller
    close = window.commands["close_all"].trigger
    controller.reading.rows_changed.connect(lambda: close() if controller.session.rows else None)  # found, not yet read
    with qtbot.waitSignal(controller.runner.ended):
        window.open_paths([*pair, tmp_path / "missing.txt"])  # the missing one is told last
    assert controller.session.rows == []


def test_a_project_being_opened_is_closed_with_the_documents(qtbot, window, open_and_wait, pair, tmp_path, save_as):
    open_and_wait(*pair)
    other = shutil.copy(save_as(window, tmp_path / "two.imbrex"), tmp_path / "other.imbrex")
    saving = window.projects.project_controller.saving
    with qtbot.waitSignal(saving.runner.ended):
        window.open_paths([other])
        assert saving.is_busy
        window.commands["close_all"].trigger()
    assert window.controller.session.rows == []
    assert saving.file.path is None


def another_project_is_opened_after_asking(qtbot, window, open_and_wait, pair, folder, tmp_path, save_as, answer):
    open_and_wait(*pair)
    judge(window)
    path = save_as(window, tmp_path / "two.imbrex")
    window.commands["close_all"].trigger()
    open_and_wait(folder)
    judge(window, Verdict.IGNORE)
    window.open_paths([path])
    answer(window, "askSave", "cancel")
    assert len(window.controller.session.documents) == 5
    window.open_paths([path])
    with qtbot.waitSignal(window.report_ready, timeout=20_000):
        answer(window, "askSave", "drop")
    assert [document.name for document in window.controller.session.documents] == ["left.txt", "right.txt"]


def test_documents_beside_a_project_are_added_to_it(
    qtbot, window, open_and_wait, pair, write, tmp_path, save_as, other
):
    open_and_wait(*pair)
    path = save_as(window, tmp_path / "two.imbrex")
    window.close()
    more = write("more.txt", "Something else that stands in no other text of this small class.")
    told = []
    other.controller.status_message.connect(told.append)
    other.open_paths([more, path, tmp_path / "second.imbrex"])
    qtbot.waitUntil(lambda: len(other.controller.session.documents) == 3, timeout=20_000)
    qtbot.waitUntil(other.isWindowModified)
    assert any("One project can be open at a time" in sentence for sentence in told)
    assert "two[*]" in other.windowTitle()


def the_suffix_is_added(qtbot, reset, window, open_and_wait, pair, tmp_path, save_as):
    for chosen, made in (
        ("name", "name.imbrex"),
        ("name.", "name.imbrex"),
        ("a.txt", "a.txt.imbrex"),
        ("A.IMBREX", "A.IMBREX"),
    ):
        reset()
        open_and_wait(*pair)
        (tmp_path / made).unlink(missing_ok=True)
        save_as(window, tmp_path / chosen)
        assert (tmp_path / made).is_file()
        assert window.projects.project_controller.saving.file.path == tmp_path / made


def a_file_that_the_suffix_leads_to_is_not_replaced_unasked(
    qtbot, window, open_and_wait, pair, tmp_path, choose, answer
):
    (tmp_path / "taken.imbrex").write_text("precious", encoding="utf-8")
    open_and_wait(*pair)
    choose(tmp_path / "taken", tmp_path / "free")
    window.commands["save_project_as"].trigger()
    with qtbot.waitSignal(window.projects.project_controller.saving.saved, timeout=20_000):
        answer(window, "askReplace", "other")
    assert (tmp_path / "taken.imbrex").read_text(encoding="utf-8") == "precious"
    assert (tmp_path / "free.imbrex").is_file()


def a_name_that_cannot_be_takes_no_work_away(qtbot, reset, window, open_and_wait, pair, tmp_path, choose, answer):
    for name in ("x" * 300, "no/such/folder/name"):
        reset()
        open_and_wait(*pair)
        judge(window)
        (tmp_path / "short.imbrex").unlink(missing_ok=True)
        choose(tmp_path / name, tmp_path / "short")
        window.commands["save_project"].trigger()
        with qtbot.waitSignal(window.projects.project_controller.saving.saved, timeout=20_000):
            said = answer(window, "saveFailed", "other")
        assert "Couldn't save" in said
        assert "Your work is still open here." in said
        assert (tmp_path / "short.imbrex").is_file()
        assert not window.isWindowModified()


def what_another_program_has_changed_is_not_overwritten_unasked(
    qtbot, window, open_and_wait, pair, tmp_path, save_as, save, answer
):
    open_and_wait(*pair)
    path = save_as(window, tmp_path / "shared.imbrex")
    data = path.read_bytes()
    path.write_bytes(data + b"other")
    judge(window)
    window.commands["save_project"].trigger()
    answer(window, "askOver", "cancel")
    assert path.read_bytes() == data + b"other"
    assert window.projects.project_controller.is_modified
    window.commands["save_project"].trigger()
    with qtbot.waitSignal(window.projects.project_controller.saving.saved, timeout=20_000):
        answer(window, "askOver", "over")
    assert read_project(path).project.review == window.controller.session.decisions.review
    os.utime(path, ns=(1, 1))  # newer or older by its date, the file is still the one that was saved
    judge(window, Verdict.CITED)
    save(window)


def test_a_project_that_is_open_elsewhere_is_opened_as_a_copy(
    qtbot, window, open_and_wait, pair, tmp_path, save_as, other, answer, choose
):
    open_and_wait(*pair)
    path = save_as(window, tmp_path / "shared.imbrex")
    other.open_paths([path])
    with qtbot.waitSignal(other.report_ready, timeout=20_000):
        assert "open in another window" in answer(other, "askCopy", "copy")
    assert other.projects.project_controller.saving.file.path is None
    judge(other)
    choose(path, tmp_path / "mine.imbrex")
    other.commands["save_project"].trigger()
    with qtbot.waitSignal(other.projects.project_controller.saving.saved, timeout=20_000):
        answer(other, "openElsewhere", "other")
    assert read_project(path).project.review == Review()
    assert read_project(tmp_path / "mine.imbrex").project.review != Review()


def test_a_closed_project_can_be_opened_elsewhere(
    qtbot, window, open_and_wait, pair, tmp_path, save_as, other, open_project
):
    open_and_wait(*pair)
    path = save_as(window, tmp_path / "shared.imbrex")
    window.commands["close_all"].trigger()
    open_project(other, path)
    assert other.projects.project_controller.saving.file.path == path


def what_is_no_project_leaves_all_as_it_is(qtbot, reset, window, open_and_wait, pair, tmp_path, answer):
    for content in (b"", b"no project", b"SQLite format 3\0" + bytes(200)):
        reset()
        open_and_wait(*pair)
        path = tmp_path / "broken.imbrex"
        path.write_bytes(content)
        window.open_paths([path])
        said = answer(window, "openFailed", "close")
        assert "broken.imbrex" in said
        assert len(window.controller.session.documents) == 2
        window.open_paths([tmp_path / "missing.imbrex"])
        assert "missing.imbrex" in answer(window, "openFailed", "close")


def test_a_project_without_documents_says_so(qtbot, window, open_and_wait, pair, tmp_path, save_as, other):
    open_and_wait(*pair)
    save_as(window, tmp_path / "empty.imbrex")
    window.controller.session.remove([str(path) for path in pair])
    window.commands["save_project"].trigger()
    qtbot.waitUntil(lambda: not window.projects.is_busy and not window.isWindowModified(), timeout=10_000)
    window.close()
    told = []
    other.controller.status_message.connect(told.append)
    other.open_paths([tmp_path / "empty.imbrex"])
    qtbot.waitUntil(lambda: told != [], timeout=10_000)
    assert told == ["This project contains no documents."]
    assert other.pages.currentWidget() is other.start
    assert other.windowTitle() == "empty[*] – Imbrex"


def a_note_on_a_project_goes_with_it(qtbot, reset, window, open_and_wait, pair, tmp_path, save_as, open_project):
    for end in ("another", "none"):
        reset()
        open_and_wait(*pair)
        path = save_as(window, tmp_path / "new.imbrex")
        opened = replace(read_project(path), note="It was saved by an older version.")
        with qtbot.waitSignal(window.report_ready, timeout=20_000):
            window.projects.project_controller.saving.opened.emit(opened)
        assert [bar.sentence for bar in window.bars.every] == [opened.note]
        if end == "another":
            open_project(window, path)
        else:
            window.commands["close_all"].trigger()
        assert window.bars.every == []


def recent_files_have_projects_too(qtbot, window, open_and_wait, pair, tmp_path, save_as):
    open_and_wait(*pair)
    path = save_as(window, tmp_path / "two.imbrex")
    window.menus.recent.aboutToShow.emit()
    action = window.menus.recent.actions()[0]
    assert action.text() == "two.imbrex"
    window.commands["close_all"].trigger()
    action.trigger()  # the report on no documents, after closing them, may be ready only now
    qtbot.waitUntil(lambda: window.projects.project_controller.saving.file.path == path, timeout=20_000)


def there_is_nothing_to_save_before_there_is_a_document(window, open_and_wait, pair):
    assert not window.commands["save_project"].isEnabled()
    assert not window.commands["save_project_as"].isEnabled()
    open_and_wait(*pair)
    assert window.commands["save_project"].isEnabled()


def the_proposed_name_tells_no_hidden_name(qtbot, window, open_and_wait, pair, tmp_path, choose):
    open_and_wait(*pair)
    proposed = choose("", "", "")
    window.commands["save_project"].trigger()
    assert proposed[-1] == str(tmp_path / "left – right.imbrex")
    window.controller.session.set_anonymous(True)
    window.commands["save_project"].trigger()
    assert proposed[-1] == str(tmp_path / "Project.imbrex")


def test_work_and_its_project(request, reset):
    """Each question is asked of a window without documents."""
    ask(
        request,
        reset,
        there_is_nothing_to_save_before_there_is_a_document,
        the_title_tells_what_is_not_saved,
        a_window_stays_where_no_name_is_chosen,
        closing_all_documents_closes_the_project,
        a_watched_folder_belongs_to_its_project,
        another_project_is_opened_after_asking,
        the_suffix_is_added,
        a_file_that_the_suffix_leads_to_is_not_replaced_unasked,
        a_name_that_cannot_be_takes_no_work_away,
        what_another_program_has_changed_is_not_overwritten_unasked,
        what_is_no_project_leaves_all_as_it_is,
        a_note_on_a_project_goes_with_it,
        recent_files_have_projects_too,
        the_proposed_name_tells_no_hidden_name,
    )
