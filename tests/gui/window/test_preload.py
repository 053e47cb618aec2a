"""Readying: the workbench is loaded behind the window, and made when nobody is in the middle of something."""

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QMenu, QWidget

from imbrex.gui.window.preload import Preload


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_it_tells_when_the_workbench_is_loaded(qtbot, window):
    readying = Preload(window)
    with qtbot.waitSignal(readying.ready, timeout=60_000):
        readying.start()
    assert "imbrex.gui.window.controller" in sys.modules


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_it_waits_until_a_menu_is_closed(qtbot, window):
    menu = QMenu(window)
    menu.addAction("One")
    menu.popup(window.pos())
    readying = Preload(window)
    told = []
    readying.ready.connect(lambda: told.append(menu.isVisible()))
    looks = []
    readying._timer.timeout.connect(lambda: looks.append(1))
    readying.start()
    readying._thread.join()
    qtbot.waitUntil(lambda: len(looks) >= 2, timeout=60_000)
    assert not told
    menu.close()
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    assert told == [False]


def test_a_window_that_was_closed_gets_nothing(qtbot, window):
    readying = Preload(window)
    told, looks = [], []
    readying.ready.connect(lambda: told.append(1))
    readying._timer.timeout.connect(lambda: looks.append(1))
    readying.start()
    window.close()
    qtbot.waitUntil(lambda: not readying._timer.isActive(), timeout=60_000)
    assert looks
    assert not told


def test_the_process_of_languages_starts_with_the_import_and_ends_with_a_window_that_did_not_need_it(qtbot, window):
    readying = Preload(window)
    asked = []
    with qtbot.waitSignal(readying.ready, timeout=60_000):
        readying.start()
    languages = readying._languages
    assert languages._child._process.is_alive()
    languages.close = lambda: asked.append("close")
    readying.close()
    assert asked == ["close"]
    assert readying.take_languages() is None
    late = Preload(window)
    assert late.take_languages() is None  # who has to begin without it makes another one
    late._begin()
    assert late._languages is None


def test_the_rest_waits_for_work_unless_a_class_is_waiting(qtbot, window):
    readying = Preload(window)
    with qtbot.waitSignal(readying.ready, timeout=60_000):
        readying.start()
    readying.rest(busy=True)
    assert not readying._timer.isActive()
    done = []
    readying.when_complete(lambda: done.append("overview"))
    readying.rest(busy=True)
    qtbot.waitUntil(lambda: bool(done), timeout=60_000)
    assert "imbrex.gui.overview.overview_page" in sys.modules
    readying.when_complete(lambda: done.append("at once"))
    assert done == ["overview", "at once"]
    assert not readying._timer.isActive()


def test_the_first_paint_and_the_first_pair_need_little():
    late = {"numpy", "multiprocessing", "socket", "html", "platform", "dataclasses", "imbrex.engine.text.document"}
    later = {"jinja2", "numpy.ma", "imbrex.reports.batch", "imbrex.engine.evidence.find_evidence"}
    later |= {"imbrex.engine.references.check_text", "imbrex.engine.translation.find_translated", "imbrex.calibration"}
    later |= {"imbrex.engine.attribution.taken_passages", "imbrex.gui.overview.overview_page"}
    code = "import sys, imbrex.main; from imbrex.gui.start import application; application.create_window().show()"
    code += f"; print(sorted({late} & set(sys.modules))); from imbrex.gui.window import preload"
    code += "; preload._load(lambda: None)\nwhile preload._import_next(preload._WINDOW): pass"
    code += f"\nprint('imbrex.gui.window.controller' in sys.modules, sorted({later} & set(sys.modules)))"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines() == ["[]", "True []"]
