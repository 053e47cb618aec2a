"""Nothing that a document or its name contains is interpreted anywhere in the window."""

import json
import os
import re
from functools import cache
from random import Random

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QAction, QHelpEvent, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDockWidget,
    QInputDialog,
    QLabel,
    QListView,
    QMenu,
    QPushButton,
    QTabBar,
    QToolTip,
    QWidget,
)

from imbrex.gui.documents.author_dialog import AuthorDialog
from imbrex.gui.documents.document_model import DocumentRole
from imbrex.gui.documents.suggested_authors import SuggestedAuthorsDialog
from imbrex.gui.model.lens import Lens
from imbrex.gui.overview.pairs.passage_preview import ExcerptLabel
from imbrex.gui.widgets.details_dialog import DetailsDialog
from tests.files.making import docx, p, pdf
from tests.files.test_passwords import locked_docx
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE
from tests.gui.cut_off import visible_in
from tests.gui.hostile import MARKUP, NAMES, hostile_text

pytestmark = pytest.mark.one_window

TIP = "qtooltip_label"
"""Qt's own label of the tooltip shown last: each widget is asked for its tooltips anyway."""
STEP = 37  # pixels between two places that the mouse visits
MARKED = re.compile(r"</?[a-z]", re.IGNORECASE)  # what Qt would take for markup
ROWS = 40
EXCERPT = re.compile(
    r'[^<>]*<span style="background-color: #[0-9a-f]{6}; text-decoration: underline;">[^<>]*</span>[^<>]*'
)


@pytest.fixture
def hostile_class(tmp_path):
    """A folder of files with names of all kinds, records with titles of the same kinds, and files that fail."""
    folder = tmp_path / "class <i>&amp;"
    folder.mkdir()
    shared = (ROSE, FOX, HARBOUR, LETTER)
    for number, name in enumerate(NAMES):
        text = hostile_text(f"{shared[number % 4]} {shared[(number + 1) % 4]} {shared[number % 3]}")
        (folder / name[-240:]).write_text(text, encoding="utf-8", errors="surrogatepass")
    (folder / os.fsdecode(b"no utf-8 \xff<b>.txt")).write_text(hostile_text(ROSE), encoding="utf-8")
    (folder / "<u>empty<u>.txt").write_bytes(b"")
    (folder / "<u>damaged<u> &x.docx").write_bytes(b"PK\x03\x04nothing")
    core = (
        '<c:coreProperties xmlns:c="x" xmlns:dc="http://purl.org/dc/elements/1.1/">'
        "<dc:creator>&lt;b&gt;Anna&lt;/b&gt; &amp;co %1</dc:creator></c:coreProperties>"
    )
    (folder / "named.docx").write_bytes(docx(p(f"{ROSE} &lt;img src=x&gt; {FOX}"), core))
    (folder / "paper.pdf").write_bytes(pdf([ROSE], info="/Author(<i>Boris</i>)"))
    records = [
        {"title": f"<h{n}>{MARKUP}</h>&File\n%1", "text": hostile_text(FOX), "author": "<b>Eve</b>, %2"} for n in (1, 2)
    ]
    records.append({"title": "signs", "text": hostile_text(ROSE), "author": "Two\nlines\u202etxt.exe\u2066\x1b[31m"})
    (folder / "<s>.json").write_text(json.dumps(records), encoding="utf-8")
    return folder


@cache
def unsafe_tip(tip: str) -> bool:
    """Whether Qt takes something in a tooltip for markup that is not the wrapping of our own."""
    if not Qt.mightBeRichText(tip):
        return False
    document = QTextDocument()
    document.setHtml(tip)
    wrapped = re.fullmatch(r'<p style="white-space:pre(-wrap)?; margin:0">([^<>]*)</p>', tip)
    return wrapped is None or not document.toPlainText()


def cells(model: QAbstractItemModel):
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(min(ROWS, model.rowCount())):
        for column in range(columns):
            yield model.index(row, column)


def unsafe_in(widget: QWidget):
    """Give what Qt would interpret in one widget."""
    if isinstance(widget, ExcerptLabel) and EXCERPT.fullmatch(widget.text()):
        pass  # our own mark is all the markup
    elif isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText and widget.text():
        yield f"no plain text: {widget.text()}"
    tips = [widget.toolTip(), widget.whatsThis(), widget.statusTip()]
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        roles = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole)
        tips += [index.data(role) for index in cells(widget.model()) for role in roles]
        model = widget.model()
        if not isinstance(model, QAbstractListModel):
            tips += [
                model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
                for column in range(model.columnCount())
            ]
    tips += [action.toolTip() for action in widget.actions()]
    yield from (f"tooltip: {tip}" for tip in tips if isinstance(tip, str) and unsafe_tip(tip))
    if isinstance(widget, QAbstractButton) and MARKED.search(widget.text()):
        yield from ["a name as a mnemonic"] if re.search(r"(?<!&)(&&)*&(?!&)", widget.text()) else []


def hover(root: QWidget) -> None:
    """Let the mouse rest on places all over the window, or a part of it."""
    for child in visible_in(root):
        for x in range(3, child.width(), STEP):
            for y in range(3, min(child.height(), 12 * STEP), STEP):
                place = QPoint(x, y)
                if child.childAt(place) is not None:
                    continue  # which is asked, too, and asks this one if it has nothing to tell
                QApplication.sendEvent(child, QHelpEvent(QEvent.Type.ToolTip, place, child.mapToGlobal(place)))


def unsafe(window) -> set[str]:
    """Give what Qt would interpret in the window, shown or not, and in every window above it; or in a part of it."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    found = set()
    widgets = [one for one in window.findChildren(QWidget) if one.objectName() != TIP]
    for widget in [window, *widgets]:
        found |= {f"{type(widget).__name__} {widget.objectName()} {bad[:150]}" for bad in unsafe_in(widget)}
    return found


def settle(qtbot, window):
    controller = window.controller
    timers = (controller._timer, controller.panels.queries._timer)
    qtbot.waitUntil(
        lambda: not controller.runner.is_busy and not any(timer.isActive() for timer in timers), timeout=30_000
    )


@pytest.fixture
def tips(monkeypatch):
    """Every tooltip that is shown from Python."""
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, *_rest: shown.append(text))
    return shown


def test_the_search_finds_what_it_looks_for(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    label, button = QLabel("x", widget), QPushButton("<b> &x", widget)
    button.setToolTip("<b>name</b>")
    assert len(unsafe(widget)) == 3
    label.setTextFormat(Qt.TextFormat.PlainText)
    assert len(unsafe(widget)) == 2
    assert unsafe_tip('<p style="white-space:pre-wrap; margin:0"><img></p>')


def the_list_shows_each_name_on_one_line_without_signs_that_turn_it(window):
    model = window.findChild(QListView, "documentsView").model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    names = [(row.data(), row.data(DocumentRole.DETAIL)) for row in rows]
    assert len(names) == len(set(names)) >= len(NAMES)  # two texts of one author differ in the second line
    for name in sum(names, ()):
        assert not set(name) & set("\n\r\t\x1b\x07\u2028\u202e\u2066\x00"), repr(name)


def dialogs_interpret_nothing(qtbot, documents):
    dialogs = [
        AuthorDialog(documents[:1], ["<b>Anna</b> &x"]),
        SuggestedAuthorsDialog(documents),
        DetailsDialog("<b>title</b>", "<b>sentence</b>", "<b>details</b>"),
    ]
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        assert not unsafe(dialog), type(dialog).__name__


@pytest.mark.own_window
@pytest.mark.qt_log_ignore("does not support", extend=True)  # what a screen would do for panels in one place
def test_no_part_of_the_window_interprets_names_or_texts(qtbot, window, open_and_wait, hostile_class, tips):
    open_and_wait(hostile_class)
    the_list_shows_each_name_on_one_line_without_signs_that_turn_it(window)
    dialogs_interpret_nothing(qtbot, window.controller.session.documents)
    window.setUpdatesEnabled(False)  # what would be interpreted is known without painting a table of pairs many times
    for dock in window.findChildren(QDockWidget):
        dock.show()
    settle(qtbot, window)
    hover(window)
    tabs = window.findChild(QTabBar, "overviewTabs")
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        settle(qtbot, window)
        shown = window.controller.overview.tabs.view
        assert not unsafe(shown), tabs.tabText(number)
        hover(shown)
    keys = [
        document.key
        for document in window.controller.session.comparable
        if "R&D" in document.key or "<b>" in document.key
    ]
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.controller.show_pair(keys[0], keys[-1])
    for lens in Lens:
        window.controller.compare.view.set_lens(lens)
        settle(qtbot, window)
        assert not unsafe(window.controller.compare), lens
    window.controller.compare.view.set_lens(Lens.REWRITING)
    assert not unsafe(window)
    hover(window)
    assert any("&lt;" in tip for tip in tips)
    assert not [tip for tip in tips if unsafe_tip(tip)]


def test_the_notice_of_what_cannot_be_read_is_plain(qtbot, window, write):
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.open_paths([write("<b>one<b> &x %1.txt", ""), write("<img src=x>.txt", "")])
    assert not unsafe(window)
    assert "<b>one<b> &x %1.txt" in window.controller.notice.findChild(QLabel, "noticeText").text()


def test_the_title_of_the_window_shows_names_as_they_are(qtbot, window, open_and_wait, write):
    open_and_wait(write("draft[*].txt", f"{ROSE} {FOX}"), write("two\nlines\u202e.txt", f"{ROSE} {LETTER}"))
    title = window.windowTitle()
    assert title.isprintable()
    assert title.replace("[*][*]", "[*]").startswith("draft[*].txt")
    assert "[*]" not in title.replace("[*][*]", "")  # a lone one is a mark of Qt's own and not shown


def test_recent_files_are_offered_by_their_names(qtbot, window, open_and_wait, write):
    names = ["<b>&File.txt", "R&D && co <i>.txt"]
    open_and_wait(*(write(f"<u>folder/{name}", ROSE) for name in names))
    menu = window.findChild(QMenu, "recentMenu") or window.menus.recent
    menu.aboutToShow.emit()
    shown = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert {text.replace("&&", "&") for text in shown} == {*names, "&Clear list"}
    assert not [action.toolTip() for action in menu.actions() if unsafe_tip(action.toolTip())]
    window.findChild(QAction, "close_allAction").trigger()
    assert not unsafe(window)


def test_asking_for_a_password_interprets_no_name(qtbot, window, open_and_wait, write, tmp_path):
    path = tmp_path / "<img src='x'> &secret <b>.docx"
    noise = "".join(Random(1).choices("abcdefghij", k=10_000))  # shorter ones are locked in a way nothing opens
    path.write_bytes(locked_docx(docx(p(noise)), "correct horse"))
    open_and_wait(path, write("open.txt", ROSE))
    window.controller.unlocking.ask(str(path))
    dialog = window.findChild(QInputDialog)
    assert "<img src='x'> &secret <b>.docx" in dialog.labelText()
    assert not unsafe(dialog)
    dialog.reject()
