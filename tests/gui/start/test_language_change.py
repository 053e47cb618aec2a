"""Another language, or another size of letters, while people work: the window takes it on where it is."""

from collections import defaultdict
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication, QDockWidget, QHeaderView, QLayout, QMenu, QScrollArea, QTabWidget

from imbrex.engine.review.review import Verdict
from imbrex.engine.text.document import Document
from imbrex.gui.compare.passages.passages_panel import PassagesPanel
from imbrex.gui.documents.watched_folder.folder_reading import WatchRequest
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.settings import Settings
from imbrex.gui.overview.overview_tabs import Tab
from imbrex.gui.projects.project_jobs import SourceFiles
from imbrex.gui.start.application import make_application
from imbrex.gui.theme import apply_theme, text_size
from imbrex.gui.widgets.flow_layout import ShorteningRow
from imbrex.gui.window.main_window import MainWindow
from imbrex.gui.wording.translation import translation_of
from imbrex.languages.registry import Languages
from imbrex.library.database.address import own_library
from imbrex.library.database.mode import Mode
from imbrex.library.documents.entry import Filing
from imbrex.library.library import Library
from imbrex.projects import lock
from imbrex.projects.journal import Journal
from tests.gui.all_texts import differences, texts_of, widgets_of
from tests.gui.conftest import FOX, HARBOUR, LETTER, ROSE, SCHOOL, leave
from tests.gui.every_state import pause


@pytest.fixture
def speak(qapp):
    """Speak a language, and English afterwards."""
    translation = translation_of(make_application())
    yield translation.speak
    translation.speak("")


@pytest.fixture
def made(qtbot, qapp, monkeypatch, threads, tmp_path_factory, at):
    """Make a window on the screen, as for a new user; the one before is gone then."""
    at(2026, 5, 31, 12, 0)
    windows: list[MainWindow] = []

    def made() -> MainWindow:
        for old in windows:
            leave(old)
            old.deleteLater()
        windows.clear()
        qtbot.wait(1)
        folder = tmp_path_factory.mktemp("user")
        monkeypatch.setattr(lock, "_state", lambda: folder / "state")
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
        apply_theme.apply(qapp, Settings().scheme.value)
        window = MainWindow(Settings())
        window.resize(1700, 900)  # no part gives its words up for room
        window.show()
        window.setUpdatesEnabled(False)  # what it says, and in which size, is known without painting it
        windows.append(window)
        return window

    yield made
    for window in windows:
        leave(window)
        window.deleteLater()


def work(qtbot, window: MainWindow, folder: Path, *, hidden: bool = False) -> None:
    """Bring a window into a rich state: everything has been seen once, and is filled."""
    with qtbot.waitSignal(window.report_ready, timeout=30_000):
        window.open_paths([folder])
    controller = window.controller
    controller.documents.view.selectAll()
    for tab in Tab:
        controller.overview.tabs.show_tab(tab)
        rest(window)
    controller.library.show_page()
    rest(window)
    controller.library.leave_page()
    keys = {document.name: document.key for document in controller.session.documents}
    controller.show_pair(keys["essay 5.txt"], keys["broken.docx"])  # too short to be compared
    rest(window)
    controller.show_pair(keys["essay 1.txt"], keys["essay 2.txt"])
    rest(window)
    controller.compare.view.set_lens(Lens.CHANGES)
    rest(window)
    controller.compare.view.set_lens(Lens.REWRITING)
    for dock in window.findChildren(QDockWidget):
        dock.show()
        dock.raise_()
        rest(window)
    controller.session.decisions.judge([(keys["essay 1.txt"], keys["essay 2.txt"])], Verdict.COPIED)
    controller.panels[PassagesPanel].review.judge([0], Verdict.CITED)
    controller.panels[PassagesPanel].review.write(0, "a note")
    controller.session.decisions.note_pair(keys["essay 1.txt"], keys["essay 2.txt"], "another note")
    window.commands["undo"].trigger()
    leave_work(window)
    window.projects.project_controller.files.show_files(SourceFiles(gone=(keys["essay 3.txt"],)))
    window.projects.project_controller.bars.show_message("projectNote", "Choose a file with the extension .imbrex.")
    window.watched.start(WatchRequest(folder))
    controller.compare.view.bar.search.trigger()
    controller.compare.view.find_bar._field.setText("the")
    controller.compare.view.find_bar.search()  # without the pause for more letters
    controller.overview.pairs.filter.setText("containment > 1000 and nothing > x")
    controller.session.set_anonymous(hidden)
    window.commands["help"].trigger()
    window.commands["preferences"].trigger()


def leave_work(window: MainWindow) -> None:
    """Leave work for recovery, as a crash does, and have it offered."""
    journal = Journal(lock.journals_folder())
    journal.write(window.projects.project_controller.work.capture(), None)
    journal.close()
    window.projects.find_abandoned()


def told(window: MainWindow) -> dict[str, list[str]]:
    """All that is said now; what the status bar says for a moment is gone soon."""
    window.findChild(QDockWidget, "passagesDock").raise_()
    rest(window)
    window.status.clearMessage()
    windows = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    return texts_of(*sorted(windows, key=lambda one: type(one).__name__))


def rest(window: MainWindow) -> None:
    """Wait until nothing is on its way any more: an answer may lead to the next question."""
    quiet = 0
    while quiet < 3:
        quiet = 0 if window.controller.is_busy else quiet + 1
        pause(10)


@pytest.fixture
def class_folder(folder, write) -> Path:
    """A class with a file that cannot be read, and one that has no words."""
    write("class/broken.docx", "this is no document")
    write("class/empty.txt", "")
    return folder


def sizes(window: MainWindow) -> dict[str, list[str]]:
    """The letters of every widget, and the room that it asks for."""
    rest(window)
    for _, widget in widgets_of(window):
        widget.updateGeometry()
    for layout in window.findChildren(QLayout):
        layout.invalidate()  # as Qt does once what is hidden is shown
    for row in window.findChildren(ShorteningRow):
        row.show_brief(False)  # which form fits depends on how wide the panel beside it was dragged or made
    found = defaultdict(list)
    for path, widget in widgets_of(window):
        if isinstance(widget, QMenu | QHeaderView) or "container" in path:
            continue  # they are measured when they are opened, or hold scroll bars alone
        hints = [widget.minimumSizeHint()]
        if not isinstance(widget, QDockWidget) and not widget.isWindow():  # whose layouts see to these
            hints += [widget.minimumSize(), widget.maximumSize()]
        if widget.layout() is None and not isinstance(widget, QScrollArea | QTabWidget):  # which ask their content once
            hints.append(widget.sizeHint())
        told = ", ".join(f"{hint.width()} x {hint.height()}" for hint in hints)
        font = widget.font()
        font.setPointSizeF(round(font.pointSizeF(), 1))  # titles of panels are a hundredth larger
        found[path].append(f"{font.toString()}: {told}")
    return {path: sorted(told) for path, told in found.items()}


def widths(window: MainWindow) -> dict[str, list[int]]:
    """The widths that tables want for their columns of figures, by name."""
    header = window.controller.overview.pairs.table.horizontalHeader()
    fixed = [
        column for column in range(header.count()) if header.sectionResizeMode(column) != header.ResizeMode.Stretch
    ]
    return {"pairs": [header.sectionSize(column) for column in fixed if not header.isSectionHidden(column)]}


def title_heights(window: MainWindow) -> dict[str, int]:
    """Heights of the letters in the titles of panels."""
    docks = window.findChildren(QDockWidget)
    return {dock.objectName(): dock.titleBarWidget().label.fontMetrics().height() for dock in docks}


def test_titles_of_panels_are_painted_in_the_new_size(qtbot, qapp, made, speak, pair):
    speak("en")
    window = made()
    with qtbot.waitSignal(window.report_ready):
        window.open_paths(list(pair))
    small = title_heights(window)
    text_size.apply(qapp, 150)
    large = title_heights(window)
    text_size.apply(qapp, 100)
    assert all(small.values())
    assert all(large[name] > small[name] for name in small)


def test_a_window_that_changes_is_as_one_that_was_made_so(qtbot, qapp, made, speak, class_folder):
    """Each window is compared with the one before, which was made in another language or size."""
    speak("en")
    window = made()
    work(qtbot, window, class_folder)
    speak("ru")
    window = same_texts(qtbot, window, made, class_folder)
    window.controller.session.set_anonymous(True)
    speak("zh")
    speak("en")
    window = same_texts(qtbot, window, made, class_folder, hidden=True)
    text_size.apply(qapp, 150)
    window.controller.zoom.refresh()
    changed = sizes(window)
    other = made()
    work(qtbot, other, class_folder, hidden=True)
    found = differences(changed, sizes(other))
    text_size.apply(qapp, 100)
    assert not found, f"letters and room: {len(found)}\n" + "\n".join(found)


def same_texts(qtbot, window: MainWindow, made, folder: Path, *, hidden: bool = False) -> MainWindow:
    """Make a window that says the same as one that has changed, and has as much room for the titles of columns."""
    changed = told(window)
    window.controller.overview.pairs.table.fit()
    wide = widths(window)
    other = made()
    work(qtbot, other, folder, hidden=hidden)
    found = differences(changed, told(other))
    assert not found, f"texts in {QLocale().name()}: {len(found)}\n" + "\n".join(found)
    assert wide == widths(other)
    return other


def test_so_is_every_text_of_the_start_page_the_tour_and_a_library(qtbot, monkeypatch, made, speak, tmp_path, write):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = own_library()
    path.parent.mkdir(parents=True)
    texts = {"roses.txt": f"{ROSE} {FOX} {HARBOUR}", "copy.txt": f"{ROSE} {FOX} {HARBOUR} {SCHOOL}"}
    with Library.create(str(path), Languages().find, mode=Mode.TEXTS) as library:
        documents = [Document(name, name, text, language="en") for name, text in texts.items()]
        library.add(documents, Filing(collection="Art 2025", author="Ann Lee"))
    essays = [write("essays/one.txt", f"{ROSE} {FOX}"), write("essays/two.txt", f"{SCHOOL} {LETTER}")]

    def begin(window: MainWindow) -> None:
        """Take the tour from the start page, which knows recent files; then look into a library."""
        with qtbot.waitSignal(window.report_ready, timeout=30_000):
            window.open_paths(essays)
        window.commands["library"].trigger()
        room = window.controller.library
        qtbot.waitUntil(lambda: room.known is not None and not room.is_busy and not room.threads.is_waiting)
        window.commands["library_check"].trigger()
        qtbot.waitUntil(lambda: not room.is_busy and not room.threads.is_waiting)
        room.page.groups.search.click()
        qtbot.waitUntil(lambda: not room.is_busy and not room.threads.is_waiting)
        rest(window)
        window.commands["close_all"].trigger()
        room.leave_page()
        window.tour.start()

    speak("en")
    window = made()
    begin(window)
    speak("ru")
    changed = told(window)
    other = made()
    begin(other)
    found = differences(changed, told(other))
    assert not found, f"{len(found)}\n" + "\n".join(found)
