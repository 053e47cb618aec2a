"""What people have arranged: there again at the next start, and nonsense in the settings does no harm."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QDockWidget, QMainWindow, QSplitter, QWidget

from imbrex.gui.model.remembered_settings import Remembered
from imbrex.gui.model.settings import Settings, usual_folder
from imbrex.gui.window.main_window import MainWindow


@pytest.fixture
def remembered(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)
    return lambda: Remembered(Settings(), owner)


@pytest.fixture
def splitter(qtbot):
    def splitter() -> QSplitter:
        made = QSplitter(Qt.Orientation.Horizontal)
        made.setObjectName("halves")
        made.addWidget(QWidget())
        made.addWidget(QWidget())
        qtbot.addWidget(made)
        made.resize(400, 100)
        made.setSizes([200, 200])
        made.show()
        return made

    return splitter


def test_splitters_divide_as_they_did(remembered, splitter):
    first, second = splitter(), splitter()
    remembered().watch([first])
    first.moveSplitter(100, 1)
    remembered().watch([second])
    assert abs(second.sizes()[0] - 100) <= second.handleWidth()


@pytest.mark.parametrize(
    "written", ["{", "[]", '{"halves": [1]}', '{"halves": ["a", 2]}', '{"halves": [0, 0]}', '{"halves": [-5, 9]}']
)
def test_sizes_that_make_no_sense_are_left_alone(remembered, splitter, written):
    Settings().arranged = written
    there = splitter()
    before = there.sizes()
    remembered().watch([there])
    assert there.sizes() == before
    there.moveSplitter(120, 1)
    assert "halves" in Settings().arranged


def test_a_dialog_has_the_choices_of_last_time_but_for_those_asked_anew(qtbot, remembered):
    def dialog() -> QDialog:
        made = QDialog()
        made.setObjectName("questions")
        for name in ("first", "second", "anew"):
            QCheckBox(made).setObjectName(name)
        box = QComboBox(made)
        box.setObjectName("form")
        for value in ("html", "pdf"):
            box.addItem(value, value)
        qtbot.addWidget(made)
        return made

    old, new = dialog(), dialog()
    for name in ("first", "anew"):
        old.findChild(QCheckBox, name).setChecked(True)
    old.findChild(QComboBox, "form").setCurrentIndex(1)
    remembered().keep(old)
    remembered().put_back(new, but=("anew",))
    assert [new.findChild(QCheckBox, name).isChecked() for name in ("first", "second", "anew")] == [True, False, False]
    assert new.findChild(QComboBox, "form").currentData() == "pdf"


def stored_at(place: QRect):
    """The geometry of a window of this kind at a place."""
    window = QMainWindow()
    window.setGeometry(place)
    return window.saveGeometry()


@pytest.mark.parametrize(
    "place", [QRect(20_000, 300, 900, 700), QRect(-9000, -9000, 900, 700), QRect(10, 10, 9000, 9000)]
)
def test_a_window_on_a_screen_that_is_gone_comes_back_in_sight(qtbot, place):
    settings = Settings()
    settings.geometry = stored_at(place)
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.show()
    screen = QGuiApplication.primaryScreen().availableGeometry()
    seen = window.geometry() & screen
    assert seen.width() >= 300
    assert seen.height() >= 200
    assert screen.contains(window.geometry().topLeft())
    window.close()


def test_panels_and_geometry_are_there_again(qtbot):
    first = MainWindow(Settings())
    qtbot.addWidget(first)
    first.show()
    _ = first.controller
    first.pages.setCurrentWidget(first.workspace)
    first.findChild(QDockWidget, "optionsDock").reveal()
    first.setGeometry(10, 40, 780, 550)
    first.close()
    second = MainWindow(Settings())
    qtbot.addWidget(second)
    second.show()
    _ = second.controller
    second.pages.setCurrentWidget(second.workspace)
    assert not second.findChild(QDockWidget, "optionsDock").isHidden()
    assert second.geometry().size() == QSize(780, 550)
    second.close()


def test_the_folder_of_the_last_files_is_offered_while_it_is_there(tmp_path):
    settings = Settings()
    assert settings.folder == usual_folder()
    settings.folder = str(tmp_path)
    assert settings.folder == str(tmp_path)
    settings.folder = str(tmp_path / "gone")
    assert settings.folder == usual_folder()
