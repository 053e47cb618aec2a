"""The Documents list: roles, authors, and what exclusions took out."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QStyle,
    QStyleOptionViewItem,
    QTreeWidget,
)

from imbrex.engine.compare.report import Counted, Report
from imbrex.engine.options import Options
from imbrex.engine.text.document import Document, Problem, Properties
from imbrex.engine.text.role import Role
from imbrex.gui.documents.author_dialog import AuthorDialog
from imbrex.gui.documents.document_model import DocumentDelegate, DocumentModel, DocumentRole
from imbrex.gui.documents.documents_panel import DocumentMenu, DocumentsPanel
from imbrex.gui.documents.suggested_authors import SuggestedAuthorsDialog
from imbrex.gui.model.document_rows import State
from imbrex.gui.model.session import FileRead, Session
from imbrex.gui.model.settings import usual_folder
from imbrex.gui.theme.contrast import contrast, mix
from imbrex.gui.theme.theme import DARK, LIGHT
from tests.gui.conftest import FOX, ROSE

pytestmark = pytest.mark.one_window

TASK = "Describe how the people of your village prepare bread during the long northern winter nights."


def document(key, text="words", **fields):
    return Document(key, key.rsplit("/")[-1], text, path=key, **fields)


def read(session, *documents):
    session.add([FileRead(document.key, (document,)) for document in documents])


def report(session, excluded, options=None):
    """A report that says how many words were left out of each document."""
    counted = tuple(
        Counted(document, 50, 50, excluded=words) for document, words in zip(session.documents, excluded, strict=True)
    )
    session.set_report(Report(options or session.options, counted, None))


@pytest.fixture
def session(qapp):
    session = Session()
    read(session, document("/class/a.txt"), document("/class/b.txt"), document("/class/task.txt"))
    return session


@pytest.fixture
def panel(qtbot, session):
    panel = DocumentsPanel(session)
    qtbot.addWidget(panel)
    return panel


def details(panel):
    model = panel.view.model()
    return [model.index(row, 0).data(DocumentRole.DETAIL) for row in range(model.rowCount())]


def tags(panel):
    model = panel.view.model()
    return [model.index(row, 0).data(DocumentRole.TAG) for row in range(model.rowCount())]


def submenu(menu, title):
    return next(action.menu() for action in menu.actions() if action.text() == title)


def press(dialog, button):
    dialog.findChild(QDialogButtonBox).button(button).click()


# Roles


@pytest.mark.parametrize("role", list(Role))
def test_several_documents_are_given_a_role_at_once(session, panel, role):
    panel.select(["/class/a.txt", "/class/b.txt"])
    menu = submenu(panel.menu(), "Role")
    action = menu.actions()[list(Role).index(role)]
    assert action.text().lower().startswith(role.value)
    action.trigger()
    assert [row.document.role for row in session.rows] == [role, role, Role.ESSAY]
    assert submenu(panel.menu(), "Role").actions()[list(Role).index(role)].isChecked()
    assert tags(panel)[:2] == ["" if role is Role.ESSAY else role.value] * 2


def test_a_role_holds_when_the_file_is_read_again(session):
    session.set_role(["/class/task.txt"], Role.TEMPLATE)
    session.open([Path("/class/task.txt")])
    read(session, document("/class/task.txt", "other words"))
    assert session.document("/class/task.txt").role is Role.TEMPLATE
    session.remove(["/class/task.txt"])
    session.open([Path("/class/task.txt")])
    read(session, document("/class/task.txt"))
    assert session.document("/class/task.txt").role is Role.ESSAY


def test_what_is_opened_as_something_becomes_that_even_if_it_was_loaded(session):
    session.set_role(["/class/a.txt"], Role.SOURCE)
    session.open([Path("/class")], Role.ARCHIVE)
    read(session, document("/class/a.txt"), document("/class/new.txt"))
    assert session.document("/class/a.txt").role is Role.ARCHIVE
    assert session.document("/class/new.txt").role is Role.ARCHIVE


def test_a_template_takes_no_part(session):
    session.set_role(["/class/task.txt"], Role.TEMPLATE)
    assert [document.name for document in session.comparable] == ["a.txt", "b.txt"]


def test_what_is_not_an_essay_is_counted_below_the_list(session, panel):
    summary = panel.findChild(QLabel, "documentsSummary")
    assert summary.isHidden()
    session.set_role(["/class/task.txt"], Role.TEMPLATE)
    session.set_role(["/class/b.txt"], Role.ARCHIVE)
    session.add([FileRead("/class/lost.docx", (Problem("lost.docx", "No archive.", path="/class/lost.docx"),))])
    assert summary.text().replace("(s)", "") == "1 template · 1 in the archive · 1 file not readable"
    assert not summary.isHidden()


def test_a_template_tells_what_it_took_out_of_the_others(session, panel):
    session.set_role(["/class/task.txt"], Role.TEMPLATE)
    report(session, [20, 13, 0])
    assert "20 excluded" in details(panel)[0]
    assert re.search(r"33 word(\(s\)|s) excluded from others", details(panel)[2])


def test_it_is_not_told_where_something_else_takes_out_words_too(session, panel):
    session.set_role(["/class/task.txt", "/class/b.txt"], Role.TEMPLATE)
    report(session, [20, 0, 0])
    assert "others" not in " ".join(details(panel))
    session.set_role(["/class/b.txt"], Role.ESSAY)
    report(session, [20, 0, 0], Options().with_value("exclude-phrases", ["a phrase"]))
    assert "others" not in " ".join(details(panel))
    assert "20 excluded" in details(panel)[0]


def test_roles_are_given_by_keys(qtbot, window, open_and_wait, write):
    paths = [write(name, f"{TASK} {text}") for name, text in (("a.txt", ROSE), ("b.txt", FOX), ("task.txt", ""))]
    open_and_wait(*paths)
    action = window.findChild(QAction, "role_templateAction")
    assert not action.isEnabled()
    window.controller.documents.select([str(paths[2])])
    assert action.isEnabled()
    assert window.findChild(QAction, "role_essayAction").isChecked()
    window.activateWindow()
    with qtbot.waitSignal(window.report_ready, timeout=30_000) as blocker:
        qtbot.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert action.isChecked()
    assert window.controller.session.document(str(paths[2])).role is Role.TEMPLATE
    counted = {counted.document.name: counted for counted in blocker.args[0].documents}
    assert counted["a.txt"].excluded == counted["b.txt"].excluded > 5
    assert not len(blocker.args[0].pairs)
    action.trigger()
    assert action.isChecked()  # what is a template already stays one, and is shown as one
    # Several sources: three actions.
    view, shift = window.controller.documents.view, Qt.KeyboardModifier.ShiftModifier
    for row, held in ((0, Qt.KeyboardModifier.NoModifier), (2, shift)):
        place = view.visualRect(view.model().index(row, 0)).center()
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, held, place)
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | shift)
    assert {row.document.role for row in window.controller.session.rows} == {Role.SOURCE}


@pytest.mark.parametrize(
    ("action", "role", "folder"),
    [
        ("open_sources", Role.SOURCE, False),
        ("open_template", Role.TEMPLATE, False),
        ("open_archive", Role.ARCHIVE, True),
    ],
)
def test_files_and_folders_are_opened_as_what_they_are(qtbot, window, monkeypatch, write, action, role, folder):
    path = write("given/text.txt", f"{TASK} {ROSE}")
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(path.parent))
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.findChild(QAction, f"{action}Action").trigger()
    assert window.controller.session.document(str(path)).role is role
    assert folder == (role is Role.ARCHIVE)


def test_dialogs_begin_in_the_folder_used_last_and_offer_readable_files_first(qtbot, window, monkeypatch, write):
    path, asked = write("given/text.txt", f"{TASK} {ROSE}"), []
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *given: asked.append(given[2:4]) or ([str(path)], ""))
    for _ in range(2):
        window.findChild(QAction, "open_filesAction").trigger()
    assert [folder for folder, _ in asked] == [usual_folder(), str(path.parent)]
    kinds = asked[0][1].split(";;")
    assert all(suffix in kinds[0] for suffix in ("*.docx", "*.pdf", "*.odt", "*.imbrex"))
    assert kinds[1].endswith("(*)")
    qtbot.waitUntil(lambda: not window.controller.is_busy)


def test_the_menu_of_an_empty_selection_still_opens_files(window, monkeypatch, open_and_wait, write):
    open_and_wait(write("a.txt", ROSE))
    panel = window.controller.documents
    panel.select([])
    menu = panel.menu()
    enabled = [action.text() for action in menu.actions() if action.isEnabled() and action.menu() is None]
    assert enabled == [""]  # the line between
    names = [action.objectName() for action in submenu(menu, "Open as").actions()]
    assert names == ["open_sourcesAction", "open_templateAction", "open_archiveAction", "", "open_bulkAction"]
    shown = []
    monkeypatch.setattr(DocumentMenu, "popup", lambda _menu, place: shown.append(place))
    panel.view.customContextMenuRequested.emit(QPoint(5, 5))
    assert shown == [panel.view.viewport().mapToGlobal(QPoint(5, 5))]


def test_a_template_beside_an_essay_is_a_sentence(qtbot, window, open_and_wait, write):
    task = write("task.txt", f"{TASK} {FOX}")
    open_and_wait(write("a.txt", f"{TASK} {ROSE}"), write("b.txt", f"{ROSE} {FOX}"), task)
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.controller.session.set_role([str(task)], Role.TEMPLATE)
    qtbot.waitUntil(lambda: not window.controller.runner.is_busy, timeout=30_000)
    window.controller.documents.select([str(task.with_name("a.txt")), str(task)])
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.controller.documents.request_compare()
    reason = window.controller.compare.findChild(QLabel, "noticeText")
    assert reason.isVisible()
    assert "task.txt" in reason.text()


def test_templates_alone_are_told_what_they_are_good_for(qtbot, window, write):
    paths = [write(name, f"{TASK} {text}") for name, text in (("a.txt", ROSE), ("b.txt", FOX))]
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.open_paths(paths, Role.TEMPLATE)
    assert "template" in window.controller.notice.findChild(QLabel, "noticeHeading").text().lower()


# Authors


def test_documents_are_called_by_their_authors_where_known(session, panel):
    session.set_authors({"/class/a.txt": "  Anna \n Petrova "})
    model = panel.view.model()
    assert [model.index(row, 0).data() for row in range(2)] == ["Anna Petrova", "b.txt"]
    assert details(panel)[0].startswith("a.txt · ")
    session.set_anonymous(True)
    assert not any("Petrova" in str(model.index(0, 0).data(role)) for role in (0, Qt.ItemDataRole.ToolTipRole))


def test_an_author_set_by_hand_holds_when_the_file_is_read_again(session):
    session.set_authors({"/class/a.txt": "Anna", "/class/b.txt": ""})
    read(session, document("/class/a.txt", author="Somebody"), document("/class/b.txt", author="Somebody"))
    assert [row.document.author for row in session.rows[:2]] == ["Anna", ""]
    session.remove(["/class/a.txt"])
    read(session, document("/class/a.txt", author="Somebody"))
    assert session.document("/class/a.txt").author == "Somebody"


def test_one_dialog_names_several_documents(qtbot, session, panel):
    session.set_authors({"/class/task.txt": "Group B"})
    panel.select(["/class/a.txt", "/class/b.txt"])
    panel.ask_author()
    dialog = panel.window().findChild(AuthorDialog)
    field = dialog.findChild(QLineEdit, "authorField")
    field.completer().setCompletionPrefix("gro")
    assert field.completer().currentCompletion() == "Group B"
    field.setCompleter(None)  # its list would ask for the keyboard, which no screen here has
    qtbot.keyClicks(field, "Group A")
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert [row.document.author for row in session.rows] == ["Group A", "Group A", "Group B"]
    assert session.authors == ["Group A", "Group B"]


def test_documents_of_several_authors_change_only_when_asked_to(qtbot, session, panel):
    session.set_authors({"/class/a.txt": "Anna", "/class/b.txt": "Boris"})
    panel.select(["/class/a.txt", "/class/b.txt"])
    panel.ask_author()
    dialog = panel.window().findChild(AuthorDialog)
    assert not dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    dialog.reject()
    assert [row.document.author for row in session.rows] == ["Anna", "Boris", ""]


@pytest.mark.parametrize("by_button", [True, False])
def test_an_author_is_removed(qtbot, session, panel, by_button):
    session.set_authors({"/class/a.txt": "Anna"})
    panel.select(["/class/a.txt"])
    panel.ask_author()
    dialog = panel.window().findChild(AuthorDialog)
    if by_button:
        dialog.findChild(QPushButton, "removeAuthor").click()
    else:
        field = dialog.findChild(QLineEdit, "authorField")
        field.setCompleter(None)  # Qt 6.12 opens its list for an empty field too
        qtbot.keyClick(field, Qt.Key.Key_Backspace)  # the name is selected
        press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert session.document("/class/a.txt").author == ""


def test_authors_of_properties_are_looked_at_before_they_are_set(qtbot, session, panel):
    names = {"a": "Anna Petrova", "b": "Boris <b>Ivanov</b>", "task": "admin"}
    read(session, *(document(f"/class/{key}.txt", properties=Properties(author=name)) for key, name in names.items()))
    panel.ask_suggested_authors()
    dialog = panel.window().findChild(SuggestedAuthorsDialog)
    rows = dialog.findChild(QTreeWidget, "suggestedAuthors")
    assert [rows.topLevelItem(row).text(0) for row in range(rows.topLevelItemCount())] == ["a.txt", "b.txt"]
    assert session.authors == []
    rows.topLevelItem(0).setCheckState(0, Qt.CheckState.Unchecked)
    assert dialog.findChild(QLabel, "suggestedTold").text().startswith("1 ")
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert [row.document.author for row in session.rows] == ["", "Boris <b>Ivanov</b>", ""]


def test_properties_without_a_name_are_no_suggestion(session, panel):
    panel.select(["/class/a.txt", "/class/b.txt"])
    panel.ask_suggested_authors()
    dialog = panel.window().findChild(SuggestedAuthorsDialog)
    assert dialog.findChild(QLabel, "nothingSuggested").isVisibleTo(dialog)
    assert "2 " in dialog.findChild(QLabel, "nothingSuggested").text()
    assert not dialog.findChild(QTreeWidget).isVisibleTo(dialog)
    assert not dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_only_documents_have_authors(session, panel):
    session.add([FileRead("/class/broken.docx", (Problem("broken.docx", "No archive.", path="/class/broken.docx"),))])
    panel.select(["/class/broken.docx"])
    assert not panel.can_name_authors
    panel.select(["/class/broken.docx", "/class/a.txt"])
    assert panel.can_name_authors
    assert [document.name for document in panel.documents] == ["a.txt"]


# How it looks


def test_a_long_second_line_never_reaches_the_next_row(session, panel, qtbot):
    session.set_authors({"/class/a.txt": "A name that goes on and on " * 6})
    panel.resize(240, 300)
    panel.show()
    qtbot.waitExposed(panel)
    view = panel.findChild(QListView, "documentsView")
    image = view.viewport().grab().toImage()
    second = view.visualRect(view.model().index(1, 0))
    session.set_authors({"/class/a.txt": ""})
    QApplication.processEvents()
    other = view.viewport().grab().toImage()
    ratio = image.devicePixelRatio()
    area = [
        QPoint(round(x * ratio), round(y * ratio))
        for x in range(second.width())
        for y in range(second.top(), second.bottom())
    ]
    assert all(image.pixel(point) == other.pixel(point) for point in area)
    first = view.visualRect(view.model().index(0, 0))
    assert any(image.pixel(x, y) != other.pixel(x, y) for x in range(first.width()) for y in range(first.height()))


def test_news_of_disguises_leave_a_long_list_laid_out(session, panel, qtbot):
    read(session, *(document(f"/class/{number}.txt") for number in range(400)))
    panel.show()
    qtbot.waitExposed(panel)
    last = panel.view.model().index(panel.view.model().rowCount() - 1, 0)
    qtbot.waitUntil(lambda: panel.view.visualRect(last).isValid())
    session.disguises.changed.emit()
    assert panel.view.visualRect(last).isValid()


def test_markup_in_a_tooltip_stays_text(session, panel):
    session.set_authors({"/class/a.txt": "<b>Anna</b>"})
    tip = panel.view.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Anna" in tip


def test_the_model_keeps_qts_rules(session, qtmodeltester):
    report(session, [1, 0, 0])
    assert all(row.state is State.READY for row in session.rows)
    qtmodeltester.check(DocumentModel(session), force_py=True)


def test_rows_are_as_high_as_the_size_of_the_text_asks_for(session, panel):
    before = panel.view.sizeHintForRow(0)
    font = panel.view.font()
    font.setPointSizeF(font.pointSizeF() * 1.5)
    panel.view.setFont(font)
    assert panel.view.sizeHintForRow(0) > before * 1.25


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("is_selected", [False, True])
def test_small_letters_can_be_read_on_any_row(theme, is_selected):
    option = QStyleOptionViewItem()
    palette = option.palette = theme.palette()
    option.state = QStyle.StateFlag.State_Selected if is_selected else QStyle.StateFlag.State_None
    behind = palette.color(QPalette.ColorRole.Highlight if is_selected else QPalette.ColorRole.Base)
    ink = DocumentDelegate.ink(option, 165)
    assert contrast(mix(behind, ink, ink.alphaF()), behind) >= 4.5
