"""The window from end to end: real files, real engine, real worker."""

import pytest
from PySide6.QtCore import QLocale, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLabel,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTableView,
    QToolButton,
    QWidget,
)

from imbrex.engine.text.role import Role
from imbrex.gui.documents.document_model import DocumentRole
from imbrex.gui.documents.reading_jobs import FilesRead
from imbrex.gui.model.document_rows import State
from imbrex.gui.overview.report_job import ReportJob
from imbrex.gui.start.application import create_window
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE
from tests.gui.questions import ask


def find(window: QWidget, kind: type, name: str):
    found = window.findChild(kind, name)
    assert found is not None, name
    return found


def drag(widget: QWidget, paths, position: QPoint | None = None):
    """Send a drag and a drop, as the window system does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    place = position or widget.rect().center()
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(widget, enter)
    drop = QDropEvent(QPointF(place), Qt.DropAction.CopyAction, data, buttons, keys)
    return enter, drop, data


EVERYTHING = [
    "documentsView",
    "pairsView",
    "leftText",
    "rightText",
    "shingleLength",
    "leftHeadFigure",
    "rightHeadFigure",
    "jaccard",
    "progressBar",
    "cancelButton",
    "nextPassage",
    "previousPassage",
]


def test_everything_can_be_found_by_name_at_once(qtbot):
    """Each name in a window that nobody has asked for anything else, but parts that come together."""
    window = create_window()
    qtbot.addWidget(window)
    for name in EVERYTHING:
        assert [child.objectName() for child in window.findChildren(QWidget, name)] == [name]
        assert window.findChild(QWidget, name).accessibleName(), name
    window.close()


def test_what_is_not_shown_is_not_there_yet(qtbot, open_and_wait, window, pair):
    open_and_wait(*pair)
    there = {
        name for name in ("passagesDock", "overviewPage", "libraryPage") if QWidget.findChild(window, QWidget, name)
    }
    assert there == {"passagesDock"}
    assert QWidget.findChild(window, QWidget, "passagesPanel") is None
    assert len(QWidget.findChildren(window, QWidget)) < 450
    QWidget.findChild(window, QDockWidget, "passagesDock").toggleViewAction().trigger()
    assert QWidget.findChild(window, QWidget, "passagesPanel").isVisible()


def test_starts_with_two_places_to_drop_on(window):
    assert window.pages.currentWidget() is window.start
    assert find(window, QWidget, "originalArea").isVisible()
    assert find(window, QWidget, "rewriteArea").isVisible()
    assert not find(window, QWidget, "progressBar").isVisible()


def two_documents_open_compare_at_once(window, open_and_wait, pair):
    report = open_and_wait(*pair)
    assert [counted.document.name for counted in report.documents] == ["left.txt", "right.txt"]
    assert len(report.pairs) == 1
    assert find(window, QWidget, "comparePage").isVisible()
    assert find(window, QPlainTextEdit, "leftText").toPlainText() == f"{ROSE} {FOX}"
    assert find(window, QPlainTextEdit, "rightText").toPlainText() == f"{HARBOUR} {ROSE} {LETTER}"
    expected = round(float(report.pairs.containment_left[0]) * 100)
    assert 0 < expected < 100
    left = find(window, QLabel, "leftHeadFigure")
    assert left.text() == f"{expected}%"
    assert "of its shingles" in left.accessibleName()
    assert find(window, QLabel, "jaccard").toolTip()
    assert window.windowTitle() == "left.txt | right.txt – Imbrex"


def documents_are_listed_with_words_and_language(window, open_and_wait, pair):
    open_and_wait(*pair)
    model = find(window, QListView, "documentsView").model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["left.txt", "right.txt"]
    words = len(f"{ROSE} {FOX}".split())
    assert model.index(0, 0).data(DocumentRole.DETAIL) == f"{words} words · English"
    assert model.index(0, 0).data(DocumentRole.STATE) == State.READY


def a_change_of_options_compares_anew(qtbot, window, open_and_wait, pair):
    first = open_and_wait(*pair)
    with qtbot.waitSignal(window.report_ready, timeout=30_000) as blocker:
        find(window, QSpinBox, "shingleLength").setValue(6)
    second = blocker.args[0]
    assert second.options.shingles.length == 6
    assert (
        second.pairs.shared[0] == first.pairs.shared[0] - 3
    )  # one run: three words more a shingle, three shingles fewer
    expected = round(float(second.pairs.containment_left[0]) * 100)
    assert find(window, QLabel, "leftHeadFigure").text() == f"{expected}%"


def many_changes_at_once_end_in_the_newest(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    reports = []
    window.report_ready.connect(reports.append)
    for length in (4, 5, 6, 7, 8):
        find(window, QSpinBox, "shingleLength").setValue(length)
    qtbot.waitUntil(lambda: bool(reports) and not window.controller.runner.is_busy, timeout=30_000)
    assert [report.options.shingles.length for report in reports] == [8]


def a_pair_that_became_too_short_says_so_and_comes_back(qtbot, window, open_and_wait, write):
    open_and_wait(write("left.txt", ROSE), write("right.txt", f"{HARBOUR} {ROSE} {LETTER}"))
    spin = find(window, QSpinBox, "shingleLength")
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        spin.setValue(20)
    assert find(window, QWidget, "comparePage").isVisible()
    reason = find(window.controller.compare, QLabel, "noticeText")
    assert reason.isVisible()
    assert "left.txt" in reason.text()
    assert not window.controller.compare.heads.isVisible()
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        spin.setValue(3)
    assert window.controller.compare.heads.isVisible()
    assert not reason.isVisible()


def a_folder_shows_the_pairs_and_opens_one(qtbot, window, open_and_wait, folder):
    open_and_wait(folder)
    table = find(window, QTableView, "pairsView")
    assert table.isVisible()
    assert window.controller.overview.headline.text == "Four pairs stand out among 10."
    assert "essay 1 ↔ essay 2" in {table.model().index(row, 0).data() for row in range(4)}
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        table.doubleClicked.emit(table.model().index(0, 0))
    assert find(window, QWidget, "comparePage").isVisible()
    find(window, QToolButton, "backButton").click()
    assert table.isVisible()
    assert table.currentIndex().row() == 0


def the_way_from_the_table_to_what_takes_no_part(window, open_and_wait, folder, write):
    write("class/empty.txt", "")
    open_and_wait(folder)
    find(window, QWidget, "documentsDock").hide()
    find(window, QPushButton, "showProblems").click()
    view = find(window, QListView, "documentsView")
    assert view.isVisible()
    assert [index.data() for index in view.selectedIndexes()] == ["empty.txt"]


def escape_leads_back_to_the_pairs(qtbot, window, open_and_wait, folder):
    open_and_wait(folder)
    table = find(window, QTableView, "pairsView")
    table.selectRow(1)
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert find(window, QWidget, "comparePage").isVisible()
    qtbot.keyClick(find(window, QPlainTextEdit, "leftText"), Qt.Key.Key_Escape)
    assert table.isVisible()


def a_third_document_brings_the_table_first(window, open_and_wait, pair, write):
    open_and_wait(*pair)
    open_and_wait(write("third.txt", f"{FOX} {LETTER}"))
    assert find(window, QTableView, "pairsView").isVisible()
    assert window.controller.pair is None


def removing_documents_leads_back_step_by_step(qtbot, window, open_and_wait, pair, write):
    open_and_wait(*pair, write("third.txt", f"{FOX} {LETTER}"))
    panel = window.controller.documents
    for left, page in ((2, "comparePage"), (1, "startPage"), (0, "startPage")):
        panel.select([window.controller.session.rows[-1].key])
        with qtbot.waitSignal(window.report_ready, timeout=30_000):
            qtbot.keyClick(panel.view, Qt.Key.Key_Delete)
        assert len(window.controller.session.rows) == left
        assert find(window, QWidget, page).isVisible(), left


def commands_for_selected_documents_wait_for_a_selection(window, open_and_wait, folder):
    open_and_wait(folder)
    remove, compare = window.findChild(QAction, "removeAction"), window.findChild(QAction, "compareAction")
    assert not remove.isEnabled()
    assert not compare.isEnabled()
    keys = [row.key for row in window.controller.session.rows]
    window.controller.documents.select(keys[:1])
    assert remove.isEnabled()
    assert not compare.isEnabled()
    window.controller.documents.select(keys[:2])
    assert compare.isEnabled()
    window.controller.documents.select(keys[:3])
    assert not compare.isEnabled()
    remove.trigger()
    assert [row.key for row in window.controller.session.rows] == keys[3:]
    assert not remove.isEnabled()


def two_files_of_one_name_are_told_apart_everywhere(window, open_and_wait, write):
    report = open_and_wait(write("anna/essay.txt", f"{ROSE} {FOX}"), write("boris/essay.txt", f"{ROSE} {LETTER}"))
    names = ["anna/essay.txt", "boris/essay.txt"]
    assert [row.name for row in window.controller.session.rows] == names
    assert [counted.document.name for counted in report.documents] == names
    assert all(name in window.windowTitle() for name in names)


def what_cannot_be_read_is_a_row_with_its_reason(window, open_and_wait, pair, write, tmp_path):
    (tmp_path / "broken.docx").write_bytes(b"PK\x03\x04 this is no archive")
    report = open_and_wait(*pair, write("empty.txt", ""), tmp_path / "broken.docx", tmp_path / "missing.txt")
    model = find(window, QListView, "documentsView").model()
    rows = {model.index(row, 0).data(): model.index(row, 0) for row in range(model.rowCount())}
    for name in ("empty.txt", "broken.docx", "missing.txt"):
        assert rows[name].data(DocumentRole.STATE) == State.PROBLEM, name
        assert len(rows[name].data(DocumentRole.DETAIL)) > 20, name
    assert len(report.pairs) == 1
    assert find(window, QWidget, "comparePage").isVisible()


def a_file_that_cannot_be_read_later_is_told_in_the_status_bar(window, open_and_wait, pair, tmp_path):
    open_and_wait(*pair)
    assert not window.status.currentMessage()
    open_and_wait(tmp_path / "missing.txt")
    assert "missing.txt" in window.status.currentMessage()


def nothing_that_can_be_read_says_so(window, open_and_wait, tmp_path):
    open_and_wait(tmp_path / "missing.txt")
    assert find(window, QWidget, "noticePage").isVisible()
    assert "missing.txt" in window.controller.notice.findChild(QLabel, "noticeText").text()


def a_drop_anywhere_opens_files_under_a_veil(qtbot, window, pair):
    enter, drop, _data = drag(window, pair)
    assert enter.isAccepted()
    assert find(window, QWidget, "dropOverlay").isVisible()
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        QApplication.sendEvent(window, drop)
    assert not find(window, QWidget, "dropOverlay").isVisible()
    assert find(window, QWidget, "comparePage").isVisible()


def a_drag_that_leaves_lifts_the_veil(window, pair):
    drag(window, pair)
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert not find(window, QWidget, "dropOverlay").isVisible()


@pytest.mark.parametrize("name", ["", "originalArea", "rewriteArea"])
def test_files_offered_to_be_moved_are_only_copied(qtbot, window, pair, name):
    target = find(window, QWidget, name) if name else window
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in pair])
    both = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind, place in ((QDragEnterEvent, QPoint(5, 5)), (QDropEvent, QPointF(5, 5))):
        event = kind(place, both, data, buttons, keys)
        event.setDropAction(Qt.DropAction.MoveAction)
        QApplication.sendEvent(target, event)
        assert event.isAccepted()
        assert event.dropAction() is Qt.DropAction.CopyAction
    qtbot.waitSignal(window.report_ready, timeout=30_000).wait()


def a_drag_of_text_or_of_a_web_address_is_refused(window):
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/essay.txt")])
    data.setText("words")
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, keys)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    assert not enter.isAccepted()


def test_original_and_rewrite_are_dropped_one_after_the_other(qtbot, window, pair):
    left, right = pair
    _, drop, _data = drag(find(window, QWidget, "rewriteArea"), [left])
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        QApplication.sendEvent(find(window, QWidget, "rewriteArea"), drop)
    assert window.start.isVisible()
    assert "left.txt" in window.start.rewrite.text
    _, drop, _data = drag(find(window, QWidget, "originalArea"), [right])
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        QApplication.sendEvent(find(window, QWidget, "originalArea"), drop)
    assert window.controller.session.document(str(right)).role is Role.SOURCE
    assert find(window, QPlainTextEdit, "leftText").toPlainText() == right.read_text()


def test_pasted_texts_become_documents(qtbot, window):
    for text in (f"{ROSE} {FOX}", f"{ROSE} {LETTER}"):
        QGuiApplication.clipboard().setText(text)
        with qtbot.waitSignal(window.report_ready, timeout=30_000):
            window.findChild(QAction, "pasteAction").trigger()
    assert [row.name for row in window.controller.session.rows] == ["Pasted text 1", "Pasted text 2"]
    assert find(window, QWidget, "comparePage").isVisible()


def test_pasting_nothing_adds_nothing(window):
    clipboard = QGuiApplication.clipboard()
    for empty in (lambda: clipboard.setText(" \n "), clipboard.clear):
        empty()
        window.status.clearMessage()
        window.chooser.paste()
        assert window.controller.session.rows == []
        assert window.status.currentMessage()


def test_the_samples_open_side_by_side(qtbot, window):
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        find(window, QPushButton, "samplesButton").click()
    texts = find(window, QPlainTextEdit, "leftText").toPlainText()
    first_line = texts.splitlines()[0]
    assert first_line in ("The Clock on Mill Street", "Мост, который строили трижды")
    assert len(window.controller.compare.view.left.version.highlights) > 5


def test_a_cancel_while_reading_keeps_what_was_read(qtbot, window, write):
    # Texts that share nothing: thousands of pairs would be searched for rewriting long after the report.
    texts = (" ".join(f"rose{number}x{word}" for word in range(12)) for number in range(300))
    paths = [write(f"many/{number:03}.txt", text) for number, text in enumerate(texts)]
    controller = window.controller

    show, parts = controller.reading._on_part, []

    def stop_once(part):
        show(part)
        parts.append(part)
        if sum(isinstance(one, FilesRead) for one in parts) == 1:
            find(window, QPushButton, "cancelButton").click()

    controller.reading._on_part = stop_once
    with qtbot.waitSignal(window.report_ready, timeout=30_000) as blocker:
        window.open_paths(paths)
    read = len(controller.session.rows)
    assert 0 < read <= len(paths)
    assert all(row.state is State.READY for row in controller.session.rows)
    assert len(blocker.args[0].documents) == read
    qtbot.waitUntil(lambda: not find(window, QWidget, "progressBar").isVisible())  # other panels may still be busy


def test_a_stopped_comparison_says_so_and_goes_on_at_a_key(qtbot, window, monkeypatch, folder):
    controller = window.controller
    start = controller.runner.start

    def start_and_stop(job, *handlers):
        start(job, *handlers)
        if isinstance(job, ReportJob):
            controller.stop()
        return job

    heading = find(controller.notice, QLabel, "noticeHeading")
    with monkeypatch.context() as stopping:
        stopping.setattr(controller.runner, "start", start_and_stop)
        window.open_paths([folder])
        qtbot.waitUntil(lambda: "stopped" in heading.text(), timeout=30_000)
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.findChild(QAction, "refreshAction").trigger()
    assert find(window, QTableView, "pairsView").isVisible()


def test_cancel_and_progress_show_only_while_busy(qtbot, window, pair):
    seen = []
    window.controller.busy_changed.connect(lambda _busy: seen.append(find(window, QWidget, "cancelButton").isVisible()))
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.open_paths(list(pair))
    qtbot.waitUntil(lambda: not window.controller.runner.is_busy, timeout=30_000)
    assert seen[0] is True
    assert seen[-1] is False


def test_a_file_opened_again_is_read_again(window, open_and_wait, pair):
    open_and_wait(*pair)
    pair[0].write_text(f"{ROSE} {LETTER}", encoding="utf-8")
    report = open_and_wait(pair[0])
    assert len(report.documents) == 2
    assert find(window, QPlainTextEdit, "leftText").toPlainText() == f"{ROSE} {LETTER}"


def files_opened_while_others_are_read_are_all_compared(qtbot, window, pair, folder):
    with qtbot.waitSignal(window.report_ready, timeout=30_000) as blocker:
        window.open_paths([folder])
        window.open_paths(list(pair))
    assert len(blocker.args[0].documents) == 7


def test_closing_while_busy_ends_the_thread(qtbot, window, write):
    paths = [write(f"many/{number:03}.txt", f"{ROSE} {FOX} {number}") for number in range(200)]
    window.open_paths(paths)
    assert window.controller.runner.is_busy
    window.close()
    assert not window.controller.runner._thread.isRunning()


def archive_documents_are_not_compared_with_one_another(qtbot, window, open_and_wait, folder):
    open_and_wait(folder)
    keys = [row.key for row in window.controller.session.rows]
    with qtbot.waitSignal(window.report_ready, timeout=30_000) as blocker:
        window.controller.session.set_role(keys[:2], Role.ARCHIVE)
    pairs = blocker.args[0].pairs
    assert (0, 1) not in set(zip(pairs.left.tolist(), pairs.right.tolist(), strict=True))
    assert window.controller.overview.headline.text == "Three pairs stand out among 9."


def the_language_can_be_changed_by_hand(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    panel = window.controller.documents
    panel.select([str(pair[0])])
    menu = panel.menu()
    languages = next(action.menu() for action in menu.actions() if action.text() == "Language")
    german = next(
        action for action in languages.actions() if action.text() == QLocale.languageToString(QLocale.Language.German)
    )
    with qtbot.waitSignal(window.report_ready, timeout=30_000) as blocker:
        german.trigger()
    assert [counted.document.language for counted in blocker.args[0].documents] == ["de", "en"]


def test_what_nobody_expected_is_shown_with_details(qtbot, window):
    try:
        raise ValueError("a mistake of ours")
    except ValueError as error:
        window.show_error(error)
    details = window.findChild(QPlainTextEdit, "details")
    assert "a mistake of ours" in details.toPlainText()
    assert "Python" in details.toPlainText()
    button = next(button for button in details.parent().findChildren(QPushButton) if button.text() == "Copy details")
    button.click()
    assert "a mistake of ours" in QGuiApplication.clipboard().text()


def test_the_theme_is_chosen_and_kept(qtbot, window):
    window.findChild(QAction, "scheme_darkAction").trigger()
    assert QApplication.palette().window().color().lightness() < 100
    again = create_window()
    qtbot.addWidget(again)
    assert again.findChild(QAction, "scheme_darkAction").isChecked()
    again.findChild(QAction, "scheme_lightAction").trigger()
    assert QApplication.palette().window().color().lightness() > 200


def test_recent_files_are_offered_again(qtbot, window, open_and_wait, pair):
    open_and_wait(*pair)
    again = create_window()
    qtbot.addWidget(again)
    offered = [button for button in again.start.findChildren(QPushButton) if button.text() == "left.txt"]
    with qtbot.waitSignal(again.report_ready, timeout=30_000):
        offered[0].click()
    assert [row.name for row in again.controller.session.rows] == ["left.txt"]
    again.close()


def what_a_screen_reader_must_find_has_a_name(window, open_and_wait, pair):
    open_and_wait(*pair)
    for name in ("documentsView", "pairsView", "shingleLength", "progressBar", "jaccard"):
        assert find(window, QWidget, name).accessibleName(), name


def test_documents_in_the_window(request, reset):
    """Each question is asked of a window without documents."""
    ask(
        request,
        reset,
        two_documents_open_compare_at_once,
        documents_are_listed_with_words_and_language,
        a_change_of_options_compares_anew,
        many_changes_at_once_end_in_the_newest,
        a_pair_that_became_too_short_says_so_and_comes_back,
        a_folder_shows_the_pairs_and_opens_one,
        escape_leads_back_to_the_pairs,
        a_third_document_brings_the_table_first,
        removing_documents_leads_back_step_by_step,
        commands_for_selected_documents_wait_for_a_selection,
        two_files_of_one_name_are_told_apart_everywhere,
        what_cannot_be_read_is_a_row_with_its_reason,
        a_file_that_cannot_be_read_later_is_told_in_the_status_bar,
        nothing_that_can_be_read_says_so,
        a_drop_anywhere_opens_files_under_a_veil,
        a_drag_that_leaves_lifts_the_veil,
        a_drag_of_text_or_of_a_web_address_is_refused,
        files_opened_while_others_are_read_are_all_compared,
        archive_documents_are_not_compared_with_one_another,
        the_language_can_be_changed_by_hand,
        what_a_screen_reader_must_find_has_a_name,
        the_way_from_the_table_to_what_takes_no_part,
    )


def test_a_new_window_fits_a_small_screen(window):
    wanted = window.minimumSizeHint()
    assert (wanted.width() <= 860, wanted.height() <= 560) == (True, True), wanted


def test_a_window_that_is_closed_disappears_before_its_work_has_ended(qtbot, monkeypatch):
    window = create_window()
    qtbot.addWidget(window)
    window.show()
    controller, seen = window.controller, []
    close = controller.close
    monkeypatch.setattr(controller, "close", lambda: (seen.append(window.isVisible()), close()))
    window.close()
    assert seen == [False]
