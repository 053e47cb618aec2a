"""The entry point: slim, and honest where there is no display."""

import os
import subprocess
import sys

import pytest

from imbrex import __version__, main
from tests.rows import each_row


def test_the_entry_point_imports_neither_qt_nor_numpy():
    code = "import sys, imbrex.main; print(sorted({'PySide6', 'numpy'} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


def test_version(capsys):
    with pytest.raises(SystemExit) as stop:
        main.main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out.strip() == f"imbrex {__version__}"


@each_row(
    ("environment", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_display_is_recognised(environment, platform, expected):
    assert main.has_display(environment, platform) is expected


@pytest.fixture
def no_display(monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(main, "has_display", lambda: False)


def test_without_a_display_it_prints_the_comparison(no_display, capsys, tmp_path):
    text = "The gardener planted seven yellow roses beside the northern gate before the first frost arrived."
    for name in ("left.txt", "right.txt"):
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert main.main([str(tmp_path / "left.txt"), str(tmp_path / "right.txt")]) == 0
    captured = capsys.readouterr()
    assert "no display" in captured.err
    assert "left.txt" in captured.out
    assert "100" in captured.out


def test_without_a_display_and_files_it_says_what_to_do(no_display, capsys):
    assert main.main([]) == 2
    assert "imbrex FIRST SECOND" in capsys.readouterr().err


def test_the_window_opens_and_closes_where_nothing_can_be_saved(tmp_path):
    """Below a file nobody can make a folder for settings, journals or caches, root neither."""
    (tmp_path / "file").write_text("x")
    (tmp_path / "a.txt").write_text("Yellow roses beside the gate.", encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment |= {"HOME": str(tmp_path / "file" / "home"), "QT_QPA_PLATFORM": "offscreen"}
    ended = subprocess.run(
        [sys.executable, "-c", _OPENS_AND_CLOSES, str(tmp_path / "a.txt")],
        capture_output=True, text=True, check=False, env=environment,
    )  # fmt: skip
    assert "Traceback" not in ended.stderr
    assert (ended.returncode, ended.stdout) == (0, "read\n"), ended.stderr


_OPENS_AND_CLOSES = """
import sys
from PySide6.QtCore import QTimer
from imbrex.gui.start import application
from imbrex.main import main

def look():
    if window._made is not None and window._made.session.documents:
        timer.stop()
        print("read", flush=True)
        window.close()

def create():
    global window
    window = created()
    timer.start(50)
    return window

application.make_application()
timer = QTimer()
timer.timeout.connect(look)
created, application.create_window = application.create_window, create
sys.exit(main(sys.argv[1:]))
"""
