"""The Library page, from an empty window to what a check has found."""

import pytest
from PySide6.QtWidgets import (
    QInputDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QTableView,
    QToolButton,
)

from imbrex.cli.parser import make_parser
from imbrex.engine.review.review import Review, Verdict
from imbrex.engine.text.role import Role
from imbrex.gui.library.check_view import CheckColumn
from imbrex.gui.library.entries_view import EntryColumn
from imbrex.gui.library.library_commands import _filing
from imbrex.gui.library.library_dialogs import AddingDialog, NewLibraryDialog
from imbrex.gui.library.library_names import key_of
from imbrex.gui.library.library_page import LibraryTab
from imbrex.gui.model.lens import Lens
from imbrex.gui.overview.report_job import ReportJob
from imbrex.library.database.mode import Mode
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL
from tests.gui.library.conftest import HOSTILE, OLD, cells
from tests.gui.open_dialogs import open_dialogs
from tests.gui.questions import ask


def told(page) -> str:
    return page.findChild(QLabel, "libraryTold").text()


def facts(page) -> str:
    return page.findChild(QLabel, "libraryFacts").accessibleName()


@pytest.fixture
def essays(write):
    """A class of which one has copied last year's roses."""
    copied = write("new/copied.txt", f"{ROSE} {FOX} And then it began to rain upon all of them for a week.")
    own = write("new/own.txt", "Nobody had ever counted the windows of that tower, and nobody ever would do so again.")
    return copied, own


@pytest.fixture
def check(window, open_and_wait, essays, old, settle, page, qtbot):
    """Opens the class and checks it."""
    open_and_wait(*essays)
    window.commands["library_check"].trigger()
    qtbot.waitUntil(lambda: page.check.table.model().rowCount() > 0, timeout=30_000)
    settle()
    return page


@pytest.fixture
def looked_at(window, opened, room, settle):
    """Show the open library as it was at first, for the next of several questions that change nothing in it."""

    def looked_at():
        window.commands["library"].trigger()
        for name in ("libraryTextFilter", "libraryAuthorFilter"):
            field = opened.findChild(QLineEdit, name)
            field.clear()
            field.returnPressed.emit()
        room.show_message(str)
        settle()
        assert opened.entries.table.model().rowCount() == 2

    return looked_at


@pytest.fixture
def checked(window, check, room, settle, qtbot):
    """Show what the check has found, for the next of several questions that change nothing in it."""

    def checked():
        window.controller.session.set_anonymous(False)
        room.session.decisions.restore(Review())
        window.commands["library"].trigger()
        qtbot.waitUntil(lambda: window.controller.page is check)
        settle()
        assert check.check.table.model().rowCount() == 2

    return checked


def test_without_a_library_the_page_invites_to_make_one(window, page, room, path, settle, qtbot):
    window.commands["library"].trigger()
    assert window.pages.currentWidget() is window.workspace
    assert window.workspace.page is page
    assert not page.is_open
    assert not page.actions_["add_files"].isEnabled()
    page.findChild(QPushButton, "libraryCreate").click()
    open_dialogs(window, NewLibraryDialog)[-1].accept()
    settle()
    assert path.is_file()
    assert page.is_open
    assert "0 " in facts(page)
    assert page.actions_["add_files"].isEnabled()


def escape_goes_back_to_the_start_page(window, opened, qtbot):
    assert window.commands["back"].isEnabled()
    window.commands["back"].trigger()
    assert window.pages.currentWidget() is window.start


def the_library_used_last_is_opened_again(window, opened):
    assert cells(opened.entries) == ["school.txt", "roses.txt"]  # the newest first
    assert cells(opened.entries, EntryColumn.AUTHOR) == ["Ann Lee", "Ann Lee"]
    assert cells(opened.entries, EntryColumn.COLLECTION) == ["Art 2025", "Art 2025"]
    assert cells(opened.entries, EntryColumn.WORDS) == [str(len(f"{SCHOOL} {LETTER}".split())), str(len(OLD.split()))]


def fields_narrow_the_list_down(window, opened, settle, qtbot):
    table = opened.entries.table
    opened.findChild(QLineEdit, "libraryTextFilter").setText("ROSES")
    qtbot.waitUntil(lambda: table.model().rowCount() == 1, timeout=10_000)
    assert cells(opened.entries) == ["roses.txt"]
    opened.findChild(QLineEdit, "libraryTextFilter").clear()
    qtbot.waitUntil(lambda: table.model().rowCount() == 2, timeout=10_000)
    opened.findChild(QLineEdit, "libraryTextFilter").setText("ann l")  # an author too
    qtbot.waitUntil(lambda: table.model().rowCount() == 2, timeout=10_000)
    author = opened.findChild(QLineEdit, "libraryAuthorFilter")
    author.setText("Bob May")
    author.returnPressed.emit()
    qtbot.waitUntil(lambda: table.model().rowCount() == 0, timeout=10_000)
    assert opened.findChild(QLabel, "libraryNothing").isVisible()


def the_database_sorts(window, opened, qtbot):
    opened.entries.table.sortByColumn(EntryColumn.NAME, opened.entries.table.horizontalHeader().sortIndicatorOrder())
    opened.entries.table.model().sort(EntryColumn.NAME)
    qtbot.waitUntil(lambda: cells(opened.entries) == ["roses.txt", "school.txt"], timeout=10_000)
    opened.entries.table.model().sort(EntryColumn.WORDS)
    few_first = sorted(
        [("school.txt", len(f"{SCHOOL} {LETTER}".split())), ("roses.txt", len(OLD.split()))], key=lambda one: one[1]
    )
    qtbot.waitUntil(lambda: cells(opened.entries) == [name for name, _ in few_first], timeout=10_000)


def a_check_finds_the_copy_and_opens_its_source_beside_it(window, check, room):
    assert window.workspace.page is check
    rows = list(zip(cells(check.check), cells(check.check, CheckColumn.FOUND), strict=True))
    assert rows == [("copied.txt", "roses.txt"), ("own.txt", "")]
    assert cells(check.check, CheckColumn.REMARK)[1]
    (brought,) = [one for one in room.session.documents if one.role is Role.ARCHIVE]
    assert (brought.name, brought.text, brought.path) == ("roses.txt (Art 2025)", OLD, "")


def the_window_lists_from_the_share_that_the_command_line_lists_from(window, check):
    namespace = make_parser().parse_args(["library", "check", "essay.txt"])
    assert check.findChild(QSpinBox, "checkLeast").value() == namespace.minimum_containment


def test_what_could_not_be_checked_is_not_counted_as_checked(window, open_and_wait, essays, write, old, page, qtbot):
    open_and_wait(*essays, write("new/short.txt", "Two words"))
    window.commands["library_check"].trigger()
    qtbot.waitUntil(lambda: page.check.table.model().rowCount() == 3, timeout=30_000)
    assert page.findChild(QLabel, "checkHeadline").text().startswith("2 essays checked · 1 couldn't be checked · ")


def test_a_check_changes_no_count_of_words(window, make, open_and_wait, write, page, room, qtbot):
    """The source that is opened beside the essay shows that it has a word in pieces; it is no shorter for that."""
    text = f"{ROSE} Nobody had ever seen the glim meration of that lake before the long winter came upon them."
    make({"lake.txt": text.replace("glim meration", "glimmeration")})
    essay = write("new/lake.txt", text)
    open_and_wait(essay)
    (before,) = [row.words for row in room.session.rows]
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.commands["library_check"].trigger()
    words = {row.document.role: row.words for row in room.session.rows}
    assert words == {Role.ESSAY: before, Role.ARCHIVE: before - 1}


def double_click_shows_the_two_side_by_side(window, check, room, qtbot):
    check.check.table.row_chosen.emit(0)
    controller = window.controller
    qtbot.waitUntil(lambda: controller.page is controller.compare, timeout=30_000)
    left, right = (room.session.document(key) for key in controller.pair)
    assert (left.name, right.name) == ("roses.txt (Art 2025)", "copied.txt")


def a_verdict_on_the_two_stands_in_the_check(window, check, room, qtbot):
    check.check.table.row_chosen.emit(0)
    controller = window.controller
    qtbot.waitUntil(lambda: controller.page is controller.compare, timeout=30_000)
    before = cells(check.check, CheckColumn.REMARK)
    room.session.decisions.judge([controller.pair], Verdict.CITED)
    assert cells(check.check, CheckColumn.REMARK) == [f"❝ Cited · {before[0]}", before[1]]
    room.session.decisions.undo_stack.undo()
    assert cells(check.check, CheckColumn.REMARK) == before


def a_row_without_a_candidate_opens_nothing(window, check):
    check.check.table.row_chosen.emit(1)
    assert window.controller.page is check


def test_check_and_add_adds_what_is_open_and_never_what_came_from_the_library(window, check, room, settle, qtbot):
    window.commands["library_check_add"].trigger()
    asked = open_dialogs(window, AddingDialog)[-1]
    asked.findChild(QLineEdit, "shelfCollection").setText("Art 2026")
    asked.findChild(QLineEdit, "shelfTags").setText("final, final, rain")
    asked.accept()
    qtbot.waitUntil(lambda: room.known.info.documents == 4, timeout=30_000)
    settle()
    assert "2 " in told(check)
    assert sorted(cells(check.entries)) == ["copied.txt", "own.txt", "roses.txt", "school.txt"]
    assert "Art 2026" in cells(check.entries, EntryColumn.COLLECTION)
    assert "final, rain" in cells(check.entries, EntryColumn.TAGS)
    window.commands["library_check_add"].trigger()
    assert open_dialogs(window, AddingDialog)[-1].values["collection"] == "Art 2026"  # remembered
    open_dialogs(window, AddingDialog)[-1].reject()


def test_closing_the_essays_ends_their_check(window, check, settle):
    window.commands["library_check"].trigger()
    window.commands["close_all"].trigger()
    assert check.check.table.model().rowCount() == 0
    settle()
    assert window.controller.session.rows == []
    assert check.check.table.model().rowCount() == 0


def test_adding_the_same_again_adds_nothing(window, check, room, settle, qtbot):
    for _ in range(2):
        window.commands["library_check_add"].trigger()
        open_dialogs(window, AddingDialog)[-1].accept()
        qtbot.waitUntil(lambda: room.known.info.documents == 4 and not room.is_busy, timeout=30_000)
        settle()
    assert room.known.info.names == 4
    assert [cells(check.check, CheckColumn.REMARK)[row] for row in (0,)] == ["already in the library"]


def test_listing_anew_keeps_what_is_selected(opened, room, settle, qtbot):
    opened.entries.table.selectRow(1)
    assert [entry.names[0].name for entry in opened.entries.selected] == ["roses.txt"]
    with qtbot.waitSignal(opened.entries.table.model().modelReset):
        opened.entries.refresh()
    settle()
    assert [entry.names[0].name for entry in opened.entries.selected] == ["roses.txt"]
    assert opened.actions_["remove"].isEnabled()


def test_deleting_names_what_goes_and_asks(window, opened, room, settle, qtbot):
    opened.entries.table.selectRow(1)
    qtbot.waitUntil(opened.actions_["remove"].isEnabled, timeout=30_000)  # not while the library is busy
    opened.actions_["remove"].trigger()
    qtbot.waitUntil(lambda: bool(open_dialogs(window, QMessageBox)), timeout=30_000)
    box = open_dialogs(window, QMessageBox)[-1]
    assert "roses.txt" in box.informativeText()
    assert "school.txt" not in box.informativeText()
    box.findChild(QPushButton, "confirmDelete").click()
    qtbot.waitUntil(lambda: room.known.info.documents == 1, timeout=30_000)
    settle()
    assert cells(opened.entries) == ["school.txt"]


def test_everything_of_an_author_is_deleted_once_it_was_seen(window, opened, room, settle, qtbot):
    opened.actions_["remove_author"].trigger()
    asked = open_dialogs(window, QInputDialog)[-1]
    asked.setTextValue("Ann Lee")
    asked.accept()
    qtbot.waitUntil(lambda: bool(open_dialogs(window, QMessageBox)), timeout=30_000)
    box = open_dialogs(window, QMessageBox)[-1]
    assert "roses.txt" in box.informativeText()
    assert "school.txt" in box.informativeText()
    assert room.known.info.documents == 2
    box.findChild(QPushButton, "confirmDelete").click()
    qtbot.waitUntil(lambda: room.known.info.documents == 0, timeout=30_000)


def nobody_of_that_name_is_said(window, opened, qtbot):
    opened.actions_["remove_author"].trigger()
    asked = open_dialogs(window, QInputDialog)[-1]
    asked.setTextValue("Zoe")
    asked.accept()
    qtbot.waitUntil(lambda: "Zoe" in told(opened), timeout=10_000)


def test_near_duplicates_come_in_groups(window, make, page, settle, qtbot):
    make({"a.txt": OLD, "b.txt": f"{OLD} And so on.", "c.txt": SCHOOL})
    window.commands["library"].trigger()
    settle()
    page.show_tab(LibraryTab.GROUPS)
    page.findChild(QPushButton, "groupsSearch").click()
    qtbot.waitUntil(lambda: page.groups.table.model().rowCount() == 2, timeout=30_000)
    assert cells(page.groups, 1) == ["a.txt", "b.txt"]


def test_hostile_titles_are_shown_as_they_are(window, make, page, settle):
    make({HOSTILE: OLD}, author=HOSTILE, collection=HOSTILE, tags=(HOSTILE,))
    window.commands["library"].trigger()
    settle()
    model = page.entries.table.model()
    for column in (EntryColumn.NAME, EntryColumn.AUTHOR, EntryColumn.COLLECTION, EntryColumn.TAGS):
        index = model.index(0, column)
        assert index.data() == HOSTILE
        assert "<b>" not in index.data(3)  # the tooltip, which would take it for markup
    assert page.findChild(QTableView, "libraryEntries").accessibleName()


def names_are_hidden_everywhere(window, check, room, qtbot):
    window.commands["anonymous"].trigger()
    shown = [*cells(check.entries), *cells(check.check), *cells(check.check, CheckColumn.FOUND)]
    shown += cells(check.entries, EntryColumn.AUTHOR)
    assert not [text for text in shown if "roses" in text or "copied" in text or "Ann" in text]
    tips = [check.check.table.model().index(row, column).data(3) for row in (0, 1) for column in CheckColumn]
    assert not [tip for tip in tips if tip and ("roses" in tip or "Ann" in tip)]
    assert not check.recent.isEnabled()


def test_a_check(request, checked):
    """Each question is asked of a check that has found one copy."""
    ask(
        request,
        checked,
        a_check_finds_the_copy_and_opens_its_source_beside_it,
        the_window_lists_from_the_share_that_the_command_line_lists_from,
        a_row_without_a_candidate_opens_nothing,
        double_click_shows_the_two_side_by_side,
        a_verdict_on_the_two_stands_in_the_check,
        names_are_hidden_everywhere,
    )


def test_of_fingerprints_alone_it_is_said_that_nothing_can_be_shown(
    window, make, open_and_wait, essays, page, settle, qtbot
):
    make({"roses.txt": OLD}, mode=Mode.SIGNATURES)
    open_and_wait(*essays)
    window.commands["library_check"].trigger()
    qtbot.waitUntil(lambda: page.check.table.model().rowCount() > 0, timeout=30_000)
    settle()
    assert cells(page.check, CheckColumn.SHARE)[0].startswith("≈")
    page.check.table.row_chosen.emit(0)
    assert "roses.txt" in told(page)
    assert window.controller.page is page


def test_a_library_that_is_gone_is_told_in_a_sentence(window, opened, room, old, qtbot):
    for file in old.parent.iterdir():
        file.unlink()
    room.open(str(old))
    qtbot.waitUntil(lambda: not opened.is_open, timeout=10_000)
    assert str(old) in told(opened)
    assert not opened.actions_["check"].isEnabled()


def test_a_foreign_file_is_told_in_a_sentence(window, room, page, tmp_path, qtbot):
    path = tmp_path / "notes.imbrexlib"
    path.write_text("no library at all")
    window.commands["library"].trigger()
    room.open(str(path))
    qtbot.waitUntil(lambda: "notes.imbrexlib" in told(page), timeout=10_000)
    assert path.read_text() == "no library at all"


def test_a_password_is_shown_nowhere_and_not_kept(window, room, page, own_settings, qtbot):
    window.commands["library"].trigger()
    room.open("postgresql+psycopg://ann:s3cret-word@127.0.0.1:1/essays")
    qtbot.waitUntil(lambda: bool(told(page)), timeout=20_000)
    shown = [label.text() + label.toolTip() for label in window.findChildren(QLabel)]
    assert not [text for text in shown if "s3cret-word" in text]
    kept = [file.read_text(errors="replace") for file in own_settings.rglob("*") if file.is_file()]
    assert not [text for text in kept if "s3cret-word" in text]


def test_keys_of_documents_in_old_projects_hold():
    key = key_of("postgresql://ann@server/essays", 3)
    assert key == key_of("postgresql+psycopg://ann:s3cret@server/essays", 3) == "library:9c5299db3556:3"


def a_library_is_not_created_where_nobody_can_write_and_the_open_one_stays(window, opened, room, tmp_path, qtbot):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    room.opening.create(str(tmp_path / "file" / "below" / "a.imbrexlib"), Mode.TEXTS, room.session.options)
    qtbot.waitUntil(lambda: "Couldn't create" in told(opened), timeout=10_000)
    assert cells(opened.entries) == ["school.txt", "roses.txt"]
    assert opened.is_open


def nothing_to_check_is_said(window, opened, qtbot):
    window.commands["library_check"].trigger()
    assert told(opened)


def every_button_of_the_header_has_a_name(opened):
    buttons = opened.header.findChildren(QToolButton)
    assert len(buttons) == 4  # the way back, and three menus
    assert all(button.accessibleName() and button.objectName() for button in buttons)


def test_folders_are_added_without_being_opened(window, opened, room, write, settle, qtbot):
    from imbrex.gui.library.library_jobs import AddJob
    from imbrex.library.documents.entry import Filing

    write("more/one.txt", HARBOUR)
    broken = write("more/two.docx", "PK\x03\x04 no archive")
    room.ask(AddJob, room.show_added, paths=(broken.parent,), filing=Filing())
    qtbot.waitUntil(lambda: room.known.info.documents == 3, timeout=30_000)
    assert "two.docx" in told(opened)
    assert not room.session.documents


def test_other_options_make_the_index_anew_once_that_was_said(window, opened, room, qtbot):
    before = room.known.info.digest
    opened.actions_["settings"].trigger()
    assert not open_dialogs(window, QMessageBox)
    assert told(opened)  # nothing to change
    room.session.set_options(room.session.options.with_value("fold-case", False))
    opened.actions_["settings"].trigger()
    open_dialogs(window, QMessageBox)[-1].accept()
    qtbot.waitUntil(lambda: room.known.info.digest != before, timeout=30_000)
    assert room.known.info.pending == 0


def test_what_may_only_be_read_says_so(window, opened):
    from imbrex.library.database.role import Role as Right

    opened.show_role(Right.READ, lambda: "Only to read.", str)
    assert opened.actions_["check"].isEnabled()
    for name in ("check_add", "add_files", "add_folder", "remove_author", "import", "settings"):
        assert not opened.actions_[name].isEnabled()
        assert "Only to read." in opened.actions_[name].toolTip()


def while_something_long_is_done_nothing_else_that_is_long_begins(window, opened):
    from imbrex.library.database.role import Role as Right

    opened.show_role(Right.OWN, str, lambda: "Busy.")
    for name in ("check", "add_files", "verify", "open_file"):
        assert not opened.actions_[name].isEnabled()
        assert "Busy." in opened.actions_[name].toolTip()


def test_the_open_library(request, looked_at):
    """Each question is asked of a library that the others have not changed."""
    ask(
        request,
        looked_at,
        escape_goes_back_to_the_start_page,
        the_library_used_last_is_opened_again,
        fields_narrow_the_list_down,
        nobody_of_that_name_is_said,
        nothing_to_check_is_said,
        every_button_of_the_header_has_a_name,
        a_library_is_not_created_where_nobody_can_write_and_the_open_one_stays,
        the_database_sorts,
        while_something_long_is_done_nothing_else_that_is_long_begins,
    )


def test_stopping_keeps_and_tells_what_was_added_and_the_same_again_goes_on(window, opened, room, settle, qtbot):
    from imbrex.engine.text.document import Document
    from imbrex.gui.library.library_jobs import AddJob
    from imbrex.library.documents.entry import Filing

    many = tuple(
        Document(f"{number}.txt", f"{number}.txt", f"{ROSE} {number}", language="en") for number in range(2500)
    )
    seen = []

    def stop(progress):
        if progress.stage == "adding":
            room.stop()
            seen.append((facts(opened), [bar for bar in window.findChildren(QProgressBar) if bar.isVisible()]))

    room.progressed.connect(stop)
    room.ask(AddJob, room.show_added, documents=many, filing=Filing())
    qtbot.waitUntil(lambda: not room.is_busy and "Stopped" in told(opened), timeout=60_000)
    settle()
    some = room.known.info.documents
    assert 2 < some < 2502
    assert seen[0] == ("Adding to library…", [window.status.findChild(QProgressBar)])  # in one place, with one Cancel
    assert facts(opened).startswith(f"{some:,} documents")
    room.progressed.disconnect()
    room.ask(AddJob, room.show_added, documents=many, filing=Filing())
    qtbot.waitUntil(lambda: room.known.info.documents == 2502, timeout=60_000)


def test_all_of_a_long_list_can_be_chosen_and_deleted_though_nobody_has_scrolled_through_it(
    window, make, page, room, settle, qtbot
):
    make({f"{number}.txt": f"{ROSE} {number}" for number in range(450)})
    window.commands["library"].trigger()
    settle()
    page.entries.table.selectAll()
    assert page.entries.table.count == 450
    page.actions_["remove"].trigger()
    qtbot.waitUntil(lambda: bool(open_dialogs(window, QMessageBox)), timeout=30_000)
    box = open_dialogs(window, QMessageBox)[-1]
    assert "450" in box.text()
    assert "449.txt" in box.informativeText()
    box.findChild(QPushButton, "confirmDelete").click()
    qtbot.waitUntil(lambda: room.known.info.documents == 0, timeout=60_000)


def test_what_was_rewritten_is_found_in_essays_of_a_library_too(window, check, qtbot):
    controller = window.controller
    qtbot.waitUntil(lambda: not controller.runner.is_busy, timeout=30_000)
    controller.refresh()
    controller._ask_report()  # as for what the check has brought
    assert controller.runner.is_running(ReportJob)  # the pair stays when that comes
    check.check.table.row_chosen.emit(0)
    qtbot.waitUntil(lambda: controller.page is controller.compare, timeout=30_000)
    controller.compare.view.set_lens(Lens.REWRITING)
    view = controller.compare.view
    qtbot.waitUntil(lambda: view._content.found is not None, timeout=30_000)
    assert view.search_notice.sentence == ""
    assert controller.pair[1].endswith("copied.txt")
    controller.show_pair(*reversed(controller.pair))  # as a table has it
    assert controller.pair[1].endswith("copied.txt")


def test_the_page_has_a_way_back_to_what_was_shown_before(window, open_and_wait, essays, opened):
    opened.findChild(QToolButton, "libraryBack").click()
    assert window.pages.currentWidget() is window.start
    open_and_wait(*essays)
    window.commands["library"].trigger()
    assert window.controller.page is opened
    opened.findChild(QToolButton, "libraryBack").click()
    assert window.controller.page is window.controller.compare


def test_months_are_counted_from_the_day_that_it_is(at):
    values = {"collection": "", "tags": "", "author": "", "months": "1"}
    at(2026, 1, 31, 23, 59)
    assert _filing(values).retained == "2026-02-28"
    at(2026, 2, 1, 0, 0)
    assert _filing(values).retained == "2026-03-01"
    assert _filing({**values, "months": "0"}).retained == ""
