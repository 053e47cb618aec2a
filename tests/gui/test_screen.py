"""The program as a user starts it: a process of its own on a real X server, driven by real key strokes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

pytestmark = [
    pytest.mark.display,
    pytest.mark.skipif(not os.environ.get("DISPLAY"), reason="needs an X server: run it by xvfb-run"),
]
SAMPLES = Path(__file__).parents[2] / "resources" / "samples"


def find_window(title: str) -> str:
    """Wait for a visible window with this title; its number."""
    return _xdotool("search", "--sync", "--onlyvisible", "--name", title).split()[-1]


def press(window: str, *keys: str) -> None:
    _xdotool("windowfocus", "--sync", window)
    _xdotool("key", "--delay", "30", *keys)


def _xdotool(*arguments: str) -> str:
    return subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True, timeout=PATIENCE).stdout


@pytest.fixture
def start(tmp_path: Path):
    """Start the program with arguments, as a new user; end it if the test has not."""
    programs = []

    def begin(*arguments: str) -> subprocess.Popen[str]:
        environment = dict(
            os.environ, QT_QPA_PLATFORM="xcb", HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path), LC_ALL="C.UTF-8"
        )
        program = subprocess.Popen(
            [sys.executable, "-m", "imbrex", *arguments], env=environment, stderr=subprocess.PIPE, text=True
        )
        programs.append(program)
        return program

    yield begin
    for program in programs:
        program.kill()
        program.wait()
        program.stderr.close()


def test_two_files_open_side_by_side_and_the_keyboard_walks_and_quits(start) -> None:
    files = sorted(map(str, (SAMPLES / "ru").iterdir()))
    program = start(*files)
    # The title names both documents once they stand side by side.
    window = find_window(Path(files[0]).name)
    walk = "F8", "F8", "shift+F8", "bracketright", "bracketleft"
    press(window, *walk, "ctrl+t", "ctrl+f", "Escape", "ctrl+q")
    assert program.wait(timeout=PATIENCE) == 0
    assert program.stderr.read() == ""


def test_it_starts_without_files_and_quits(start) -> None:
    program = start()
    press(find_window("Imbrex"), "ctrl+q")
    assert program.wait(timeout=PATIENCE) == 0
    assert program.stderr.read() == ""
