"""Small windows and large texts: nothing forces the window wide, and no label or button is cut off."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QWidget,
)

from imbrex import assets
from imbrex.gui.model.settings import Settings
from imbrex.gui.theme import apply_theme, text_size
from imbrex.gui.widgets.flow_layout import FoldingRow
from imbrex.gui.widgets.row_table import RowTable
from imbrex.gui.window.main_window import MainWindow
from imbrex.gui.wording.translation import LANGUAGES, Translation
from tests.gui.cut_off import cut_off, menus_too_large
from tests.gui.every_state import dialogs, pages, panels, pause

NARROW = 800  # pixels
SIZES = (1024, 700), (1280, 820)
LONGEST = "longest"
"""A language of all the longest texts."""


class LongestTexts(QTranslator):
    """Gives of each text the translation that is the widest in all languages: one window is as wide as every one."""

    def __init__(self, parent: QApplication):
        super().__init__(parent)
        self._languages = [QTranslator(self) for _ in LANGUAGES]
        for code, language in zip(LANGUAGES, self._languages, strict=True):
            assert language.load(str(assets.path("i18n") / f"imbrex_{code}.qm"))
        self._width = QFontMetricsF(parent.font()).horizontalAdvance
        self._known: dict[tuple[str, str, str | None, int], str | None] = {}

    def isEmpty(self):
        return False

    def translate(self, context, text, disambiguation=None, n=-1):
        """Without a text of ours, as for Qt's own, the answer is None: they are looked up elsewhere."""
        key = context, text, disambiguation, n
        if key not in self._known:
            texts = [said for language in self._languages if (said := language.translate(*key))]
            self._known[key] = max([*texts, text], key=self._width) if texts else None
        return self._known[key]


@pytest.fixture
def speak(qapp):
    """Speak a language in everything made from now on, and English afterwards."""
    translation = qapp.findChild(Translation) or Translation(qapp)
    yield translation.speak
    translation.speak("en")
    QLocale.setDefault(QLocale.c())
    text_size.apply(qapp, 100)


@pytest.fixture
def made(qtbot, qapp, speak, threads):
    """Make a window in a language, or with the longest texts of all."""
    windows = []
    longest = LongestTexts(qapp)

    def made(language: str) -> MainWindow:
        speak("ru" if language == LONGEST else language)
        if language == LONGEST:
            qapp.installTranslator(longest)
        apply_theme.apply(qapp, Settings().scheme.value)
        window = MainWindow(Settings())
        window.resize(1240, 820)
        windows.append(window)
        with qtbot.waitSignal(window.painted):
            window.show()
        window.setUpdatesEnabled(False)  # where things are is known without painting them a hundred times
        return window

    yield made
    for window in windows:
        window.close()
        window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # before English is spoken in it for nobody
    qapp.removeTranslator(longest)
    longest.deleteLater()


@pytest.fixture
def opener(qtbot):
    """Open a folder in a window and wait for the report."""

    def opener(window: MainWindow):
        def opened(folder):
            with qtbot.waitSignal(window.report_ready, timeout=30_000):
                window.open_paths([folder])

        return opened

    return opener


def of_all_pages(dialog: QWidget) -> Iterator[None]:
    """Turn the pages of a dialog, if it has some."""
    yield
    for tabs in dialog.findChildren(QTabWidget):
        for page in range(1, tabs.count()):
            tabs.setCurrentIndex(page)
            QApplication.processEvents()
            yield


def settled(state: str, root: QWidget) -> list[str]:
    """What is cut off once rows have folded and lists have shrunk, which may take some rounds of events."""
    for _ in range(40):
        pause(20)
        if not (found := cut_off(state, root)):
            break
    return found


@pytest.mark.parametrize(("language", "sizes"), [(LONGEST, (100, 150)), ("zh", (150,))])  # the latter in another font
def test_no_text_is_cut_off_and_nothing_forces_the_window_wide(qapp, made, opener, folder, language, sizes):
    window = made(language)
    found = []
    for percent in sizes:
        Settings().text_size = percent
        text_size.apply(qapp, percent)
        found += cut_off_anywhere(window, folder, opener(window), percent)
        window.commands["close_all"].trigger()
    assert not found, "\n".join(dict.fromkeys(found))


def cut_off_anywhere(window: MainWindow, folder: Path, opened: Callable[[Path], None], percent: int) -> list[str]:
    """What is cut off in any state and size of a window whose letters have a size, and where it has to be wide."""
    found, sizes = menus_too_large(window.menuBar(), *SIZES[0]), SIZES
    for states in (pages(window, folder, opened), panels(window)):
        for state, root in states:
            for size in sizes:
                window.resize(*size)
                found += settled(f"{percent} %, {state}, {size[0]}", root)
            sizes = sizes[::-1]  # the next state begins in the size that the window has
            if percent == 100 and window.minimumSizeHint().width() > NARROW:
                found.append(f"{state}: at least {window.minimumSizeHint().width()} pixels wide")

    def look(state: str, dialog: QWidget) -> None:
        for _ in of_all_pages(dialog):
            found.extend(settled(f"{percent} %, {state}", dialog))

    dialogs(window, look)
    return found


def test_the_start_page_is_scrolled_where_letters_are_too_large_for_it(qapp, made):
    text_size.apply(qapp, text_size.LARGEST)
    window = made("uk")
    window.start.recent.show_paths([Path("one.docx"), Path("two.docx"), Path("three.docx"), Path("four.docx")])
    window.resize(*SIZES[0])
    assert settled("start", window.start) == []
    assert window.width() == SIZES[0][0]


def too_narrow(root: QWidget) -> list[str]:
    """Columns that are narrower than their titles, also those that tell them in their tool tips."""
    found = []
    for table in root.findChildren(RowTable):
        header, model = table.horizontalHeader(), table.model()
        for column in range(header.count()):
            title = str(model.headerData(column, header.orientation()) or "")
            needed = max(map(header.fontMetrics().horizontalAdvance, title.splitlines()), default=0)
            is_shared = header.sectionResizeMode(column) is header.ResizeMode.Stretch
            if table.isVisible() and not is_shared and 0 < header.sectionSize(column) < needed:
                found.append(f"{table.objectName()}: {title!r} has {header.sectionSize(column)} of {needed}")
    return found


def test_tables_take_the_room_they_need_when_the_text_becomes_larger(qapp, made, opener, folder):
    text_size.apply(qapp, 100)
    window = made("ru")
    opener(window)(folder)
    text_size.apply(qapp, 200)
    found = []
    for state, root in panels(window):
        if not any(table.isVisible() for table in window.findChild(QDockWidget, state).findChildren(RowTable)):
            continue  # nothing but the table of the page, which is beside the others too
        for percent in (100, 200):
            text_size.apply(qapp, percent)
            pause(20)
            found += [f"{state}, {percent}: {cut}" for cut in too_narrow(root) + too_narrow(window.controller.overview)]
    assert not found, "\n".join(found)


def test_the_walker_finds_what_is_cut_off(qtbot):
    root = QWidget()
    button, label = QPushButton("A long sentence on a button", root), QLabel("A long sentence on a label", root)
    qtbot.addWidget(root)
    root.show()
    button.resize(40, 20)
    label.resize(40, 20)
    found = "\n".join(cut_off("test", root))
    assert "on a button" in found
    assert "on a label" in found


def test_a_row_folds_where_there_is_no_room_and_unfolds_again(qtbot):
    first, second = QHBoxLayout(), QHBoxLayout()
    one, two = QCheckBox("the first half"), QCheckBox("the second half")
    first.addWidget(one)
    second.addWidget(two)
    around = QWidget()
    row = FoldingRow(first, second, 6)
    row.setParent(around)
    qtbot.addWidget(around)
    around.show()
    widths = one.minimumSizeHint().width(), two.minimumSizeHint().width()
    assert row.minimumSizeHint().width() == max(widths)
    row.resize(sum(widths) + 6, 80)
    QApplication.processEvents()
    assert one.geometry().top() == two.geometry().top()
    row.resize(sum(widths) - 10, 80)
    QApplication.processEvents()
    assert one.geometry().bottom() < two.geometry().top()
    row.resize(sum(widths) + 60, 80)
    QApplication.processEvents()
    assert one.geometry().top() == two.geometry().top()
