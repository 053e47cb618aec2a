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


def test_the_first_paint_needs_little():
    late = {"numpy", "multiprocessing", "socket", "html", "platform", "dataclasses", "imbrex.engine.text.document"}
    code = "import sys, imbrex.main; from imbrex.gui.start import application; application.create_window().show()"
    code += f"; print(sorted({late} & set(sys.modules)))"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == "[]"
