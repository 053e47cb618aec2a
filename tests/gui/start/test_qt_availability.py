"""Qt at hand: where it cannot show a window, the program says so in a sentence."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from imbrex.errors import ImbrexError
from imbrex.gui.start import qt_availability
from imbrex.main import NO_WINDOW

ROOT = Path(__file__).resolve().parents[3]


def started(**environment):
    """What the program says and gives where it is started with this environment."""
    values = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    return subprocess.run(
        [sys.executable, "-m", "imbrex"], env={**values, **environment}, capture_output=True, text=True, check=False
    )


def test_the_qt_of_the_tests_is_good_enough():
    qt_availability.check()


@pytest.mark.parametrize("version", ["6.11.1", "6.8.3", "6.2", "5.15.2"])
def test_an_old_qt_is_told_of_with_what_to_do(version):
    with pytest.raises(ImbrexError, match=version) as error:
        qt_availability.check_version(version)
    assert "pip install" in error.value.hint


@pytest.mark.parametrize("version", ["6.11.2", "6.11.2.1", "6.11.3", "6.100.0a1", "7.0.0"])
def test_a_newer_qt_is_not_refused(version):
    qt_availability.check_version(version)


def test_the_oldest_qt_is_the_one_that_is_installed_by_pip():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (bound,) = {
        found[1] for line in project["dependencies"] if (found := re.match(r"PySide6-Essentials>=([\d.]+)", line))
    }
    assert tuple(map(int, bound.split("."))) == qt_availability.LEAST


def test_the_scripts_know_the_same_libraries():
    script = (ROOT / "packaging" / "setup.sh").read_text(encoding="utf-8")
    (words,) = re.findall(r'^QT_LIBRARIES="([^"]*)"', script, re.MULTILINE)
    assert dict(pair.split(":") for pair in words.split()) == qt_availability.LIBRARIES


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt brings all it needs")
def test_missing_libraries_are_named_with_their_packages():
    libraries = {"libnobody-has-this.so.7": "libnobody7", "libc.so.6": "libc6"}
    error = qt_availability.not_startable("no reason", libraries)
    assert "libnobody-has-this.so.7" in error.message
    assert "apt install libnobody7." in error.hint


def test_without_a_missing_library_qt_says_why_itself():
    error = qt_availability.not_startable("could not connect to display :7", {})
    assert "could not connect to display :7" in error.message


@pytest.mark.skipif(sys.platform != "linux", reason="X is asked for by name")
@pytest.mark.parametrize(
    "environment", [{"QT_QPA_PLATFORM": "nonsense"}, {"QT_QPA_PLATFORM": "xcb", "DISPLAY": ":4711"}]
)
def test_without_a_screen_it_is_a_sentence_and_no_crash(environment):
    ended = started(**environment)
    assert ended.returncode == NO_WINDOW
    assert ended.stderr.startswith("Qt can't open a window: ")
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize("folder", ["missing", "broken"])
def test_a_qt_that_cannot_be_imported_is_a_sentence(folder, tmp_path):
    package = tmp_path / "PySide6"
    package.mkdir()
    (package / "__init__.py").write_text(
        "__version__ = '6.11.2'\n" if folder == "broken" else "raise ImportError('no')\n"
    )
    ended = started(QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(tmp_path))
    assert ended.returncode == NO_WINDOW
    assert ended.stderr.startswith("Qt can't open a window: ")


def test_an_old_qt_opens_no_window(tmp_path):
    package = tmp_path / "PySide6"
    package.mkdir()
    (package / "__init__.py").write_text("__version__ = '6.5.3'\n")
    ended = started(QT_QPA_PLATFORM="offscreen", PYTHONPATH=str(tmp_path))
    assert (ended.returncode, ended.stdout) == (NO_WINDOW, "")
    assert ended.stderr.startswith("Imbrex needs PySide6 6.11.2 or later, and this is 6.5.3.")
