"""The entry point: slim, and honest where there is no display."""

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
