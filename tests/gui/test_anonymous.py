"""Anonymous mode: nothing on the screen tells a name, and what is shown is still the class."""

import re

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QDockWidget,
    QLabel,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QSpinBox,
    QStackedWidget,
    QTabBar,
    QTableView,
    QWidget,
)

from imbrex.engine.text.document import Document, Problem
from imbrex.engine.text.role import Role
from imbrex.gui.model.aliases import with_aliases
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.start.application import create_window
from imbrex.messages import Message, Name, verbatim
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE

pytestmark = pytest.mark.one_window

NAMES = re.compile("petrova|sokolov|王小明|zebrowski", re.IGNORECASE)
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.EditRole,
)


@pytest.fixture
def students(write):
    """Four essays of a class, by name, of which one names another student; and a file that cannot be read."""
    texts = {
        "Anna Petrova_11_assignsubmission_file_essay.txt": f"Anna Petrova\n\n{ROSE} {FOX}",
        "Boris Sokolov_12_assignsubmission_file_essay.txt": f"By Sokolov, after Petrova.\n\n{ROSE}",
        "王小明_13_assignsubmission_file_essay.txt": f"{LETTER} {HARBOUR}",
        "Zebrowski_14_assignsubmission_file_essay.txt": f"Zebrowski: {LETTER} {FOX}",
        "Zebrowski_14_assignsubmission_file_empty.txt": "",
    }
    paths = [write(f"class/{name}", text) for name, text in texts.items()]
    return paths[0].parent


def cells(model: QAbstractItemModel):
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(model.rowCount()):
        for column in range(columns):
            yield from (model.index(row, column).data(role) for role in ROLES)


def texts_of(widget: QWidget):
    yield from (widget.toolTip(), widget.accessibleName(), widget.windowTitle(), widget.statusTip())
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield widget.text()
    if isinstance(widget, QPlainTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from cells(widget.model())
    for action in widget.actions():
        yield from (action.text(), action.toolTip())


def leaks(window) -> set[str]:
    """Where on the screen a name can be read or heard; what is not shown now has to be right once it is shown."""
    found = set()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for widget in [window, *(child for child in window.findChildren(QWidget) if child.isVisible())]:
        for text in texts_of(widget):
            if isinstance(text, str) and NAMES.search(text):
                found.add(f"{type(widget).__name__} {widget.objectName()}: {text[:80]}")
    status = window.status.currentMessage()
    return found | ({status} if NAMES.search(status) else set())


def hide(window, wanted=True):
    action = window.findChild(QAction, "anonymousAction")
    if action.isChecked() != wanted:
        action.trigger()


def settle(qtbot, window):
    controller = window.controller
    timers = (controller._timer, controller.panels.queries._timer)
    qtbot.waitUntil(
        lambda: not controller.runner.is_busy and not any(timer.isActive() for timer in timers), timeout=30_000
    )


def names(window):
    model = window.findChild(QListView, "documentsView").model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_nothing_in_the_window_tells_a_name(qtbot, window, open_and_wait, students):
    open_and_wait(students)
    assert leaks(window)  # the search itself finds names while they are shown
    hide(window)
    settle(qtbot, window)
    assert not leaks(window)


def test_no_view_of_the_class_tells_a_name(qtbot, window, open_and_wait, students):
    open_and_wait(students)
    hide(window)
    tabs = window.findChild(QTabBar, "overviewTabs")
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        settle(qtbot, window)
        assert not leaks(window), tabs.tabText(number)
    assert tabs.count() > 3


def test_nothing_tells_a_name_when_it_was_hidden_before_anything_was_opened(qtbot, window, open_and_wait, students):
    hide(window)
    open_and_wait(students)
    settle(qtbot, window)
    assert not leaks(window)


def compare(qtbot, window, *wanted):
    keys = [row.key for row in window.controller.session.rows if any(name in row.key for name in wanted)]
    window.controller.documents.select(keys)
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.controller.documents.request_compare()


def test_two_texts_side_by_side_tell_no_name(qtbot, window, open_and_wait, students):
    open_and_wait(students)
    compare(qtbot, window, "Petrova", "Sokolov")
    left, right = (window.findChild(QPlainTextEdit, name) for name in ("leftText", "rightText"))
    assert "Petrova" in left.toPlainText()
    hide(window)
    assert left.toPlainText() == f"•••• •••••••\n\n{ROSE} {FOX}"
    assert right.toPlainText().startswith("By •••••••, after •••••••.")
    assert window.windowTitle().startswith("Text ")
    assert not leaks(window)
    window.controller.compare.view.bar.canonized.trigger()
    assert "gardener" in left.toPlainText()
    assert not leaks(window)
    window.controller.compare.view.bar.canonized.trigger()
    hide(window, wanted=False)
    assert left.toPlainText() == f"Anna Petrova\n\n{ROSE} {FOX}"
    assert "Petrova" in window.windowTitle()


def test_the_list_of_passages_tells_no_name(qtbot, window, open_and_wait, students):
    open_and_wait(students)
    compare(qtbot, window, "Petrova", "Sokolov")
    window.findChild(QDockWidget, "passagesDock").reveal()
    settle(qtbot, window)
    hide(window)
    settle(qtbot, window)
    assert not leaks(window)
    window.controller.show_pair(*reversed(window.controller.pair))
    settle(qtbot, window)
    assert not leaks(window)


def test_passages_stay_where_they_are(qtbot, window, open_and_wait, students):
    open_and_wait(students)
    compare(qtbot, window, "Petrova", "Sokolov")
    view = window.controller.compare.view
    view.set_current(0)
    before = [view.left.version.highlights.start.tolist(), view.right.version.highlights.end.tolist()]
    hide(window)
    assert [view.left.version.highlights.start.tolist(), view.right.version.highlights.end.tolist()] == before
    assert view.current_index() == 0


def test_find_searches_what_is_shown(qtbot, window, open_and_wait, students):
    open_and_wait(students)
    compare(qtbot, window, "Petrova", "Sokolov")
    hide(window)
    window.controller.compare.view.find_bar.open()
    window.findChild(QLineEdit, "findText").setText("petrova")
    window.controller.compare.view.find_bar.search()
    assert window.findChild(QLabel, "findCount").text() == "no hits"


def test_the_reason_why_two_cannot_be_compared_tells_no_name(qtbot, window, open_and_wait, students):
    open_and_wait(students)
    compare(qtbot, window, "Petrova", "Sokolov")
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.findChild(QSpinBox, "shingleLength").setValue(20)
    reason = window.controller.compare.findChild(QLabel, "noticeText")
    assert NAMES.search(reason.text())
    hide(window)
    assert "Text " in reason.text()
    assert not leaks(window)


def test_near_duplicates_tell_no_name(qtbot, window, open_and_wait, students):
    open_and_wait(students)
    window.findChild(QDockWidget, "nearDuplicatesDock").reveal()
    window.findChild(QWidget, "nearThreshold").setValue(1)
    window.findChild(QAbstractButton, "nearAll").setChecked(True)
    settle(qtbot, window)
    table = window.findChild(QTableView, "nearDuplicatesView")
    assert table.model().rowCount()
    table.selectRow(0)
    pair = table.model().pair_at(0)
    hide(window)
    assert not [text for text in cells(table.model()) if isinstance(text, str) and NAMES.search(text)]
    assert table.model().pair_at(table.currentIndex().row()) == pair
    hide(window, wanted=False)
    assert NAMES.search(table.model().index(0, 0).data())


def test_aliases_stay_the_same_until_all_is_closed(qtbot, window, open_and_wait, students, write):
    open_and_wait(students)
    hide(window)
    session = window.controller.session
    before = {row.key: session.shown_name(row.key) for row in session.rows if row.document}
    assert sorted(before.values()) == ["Text 1", "Text 2", "Text 3", "Text 4"]
    first = next(iter(before))
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        session.remove([first])
    assert {key: session.shown_name(key) for key in before if key != first} == {
        key: name for key, name in before.items() if key != first
    }
    report = open_and_wait(write("late.txt", ROSE))
    assert session.shown_name(report.documents[-1].document.key) == "Text 5"
    hide(window, wanted=False)
    hide(window)
    assert session.shown_name(report.documents[-1].document.key) == "Text 5"
    session.clear()
    report = open_and_wait(write("later.txt", ROSE))
    assert session.shown_name(report.documents[-1].document.key) == "Text 1"


def test_problems_in_the_status_bar_tell_no_name(qtbot, window, open_and_wait, students, tmp_path):
    hide(window)
    open_and_wait(*(path for path in sorted(students.iterdir()) if "empty" not in path.name))
    open_and_wait(students / "Zebrowski_14_assignsubmission_file_empty.txt")
    assert window.status.currentMessage()
    assert not leaks(window)


def test_a_notice_tells_no_name(qtbot, window, open_and_wait, students):
    hide(window)
    open_and_wait(*sorted(students.glob("Zebrowski*")))
    text = window.controller.notice.findChild(QLabel, "noticeText").text()
    assert "Text 1 is ready" in text
    assert not NAMES.search(text)


def test_the_start_page_and_the_menu_offer_no_recent_files(window, open_and_wait, students):
    open_and_wait(sorted(students.glob("Anna*"))[0])
    assert "Petrova" in window.start.rewrite.text
    hide(window)
    assert "Text 1" in window.start.rewrite.text
    assert not leaks(window)
    window.menus.recent.aboutToShow.emit()
    assert [action.isEnabled() for action in window.menus.recent.actions()] == [False]
    hide(window, wanted=False)
    window.menus.recent.aboutToShow.emit()
    assert "Petrova" in window.menus.recent.actions()[0].text()


def test_authors_cannot_be_seen_by_editing_them(window, open_and_wait, students):
    open_and_wait(students)
    window.controller.documents.select([window.controller.session.rows[0].key])
    actions = [window.findChild(QAction, f"{name}Action") for name in ("author", "suggest_authors")]
    assert all(action.isEnabled() for action in actions)
    hide(window)
    assert not any(action.isEnabled() for action in actions)
    window.controller.documents.ask_author()
    window.controller.documents.ask_suggested_authors()
    assert not [child for child in window.children() if child.objectName().endswith(("authorDialog", "AuthorsDialog"))]


def test_drafts_of_one_author_can_still_be_told(session_of):
    session = session_of(author="Anna Petrova")
    session.set_anonymous(True)
    shown = [session.shown_author(document.key) for document in session.documents]
    assert shown == ["Author 1", "Author 1"]


@pytest.fixture
def session_of(qapp):
    def make(**fields):
        session = Session()
        documents = [Document(f"/x/{name}", name, "words", path=f"/x/{name}", **fields) for name in ("a.txt", "b.txt")]
        session.add([FileRead(document.key, (document,)) for document in documents])
        return session

    return make


def test_an_error_that_nobody_expected_tells_no_name(window, open_and_wait, students):
    open_and_wait(students)
    hide(window)
    window.show_error(ValueError("it happened in Anna Petrova_11_assignsubmission_file_essay.txt"))
    assert not NAMES.search(window.findChild(QPlainTextEdit, "details").toPlainText())


def test_a_problem_is_shown_by_an_alias(session_of):
    session = session_of(role=Role.ESSAY)
    problem = Problem("a.txt", "a.txt is too short.", "Look at a.txt.", "/x/a.txt")
    assert session.shown_problem(problem) == problem
    session.set_anonymous(True)
    assert session.shown_problem(problem) == Problem("Text 1", "Text 1 is too short.", "Look at Text 1.")


def test_unread_files_are_told_apart_and_keep_their_aliases(session_of):
    session = session_of(role=Role.ESSAY)
    problems = [Problem(f"Anna: {name}", Message("No."), path=f"/z.zip/{name}") for name in ("scan.pdf", "b.png", "c")]
    session.add([FileRead("/z.zip", tuple(problems))])
    session.set_anonymous(True)
    assert [session.shown_problem(problem).name for problem in problems] == ["Text A", "Text B", "Text C"]
    keys = [row.key for row in session.rows if row.document is None]
    assert [session.shown_name(key) for key in keys] == ["Text A", "Text B", "Text C"]
    session.remove(keys[:1])
    assert [session.shown_name(key) for key in keys[1:]] == ["Text B", "Text C"]


def test_a_name_in_a_message_is_an_alias_whether_the_document_is_known_or_not(session_of):
    session = session_of(role=Role.ESSAY)
    session.set_anonymous(True)
    template = Message("{name} has no words to compare after normalization.")
    assert session.shown_message(template.format(name=Name("a.txt"))).startswith("Text 1 has no words to compare")
    assert session.shown_message(template.format(name=Name("Petrova.txt"))).startswith("Text – has no words to compare")
    inner = Message("{name}: {message}", name=Name("a.txt"), message=verbatim("a.txt is bad"))
    assert session.shown_message(inner) == "Text 1: Text 1 is bad"


def test_the_longest_name_counts_and_only_as_a_whole():
    aliases = {"a.txt": "Text 1", "b/a.txt": "Text 2", "e": "Text 3", "": "Text 4"}
    assert with_aliases("Here a.txt and b/a.txt; e or be.", aliases) == "Here Text 1 and Text 2; Text 3 or be."


def test_every_start_shows_names(qtbot, window):
    hide(window)
    again = create_window()
    qtbot.addWidget(again)
    assert not again.findChild(QAction, "anonymousAction").isChecked()
    again.close()
    assert window.findChild(QStackedWidget) is not None


def test_names_are_looked_for_anew_only_when_they_may_be_others(session_of):
    session = session_of(author="Anna Petrova")
    session.set_anonymous(True)
    before = session.anonymity
    session.set_role(["/x/a.txt"], Role.SOURCE)
    session.set_language(["/x/a.txt"], "de")
    assert session.anonymity is before
    session.set_authors({"/x/a.txt": "Boris Sokolov"})
    assert session.anonymity is not before
    assert "Sokolov" not in session.shown_text("It was Sokolov.")
