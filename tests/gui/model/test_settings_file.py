"""Broken, huge, strange and unwritable settings: the program starts all the same, and says once what is lost."""

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from imbrex.gui.model.settings import LARGEST, Scheme, Settings, SettingsWatch
from imbrex.gui.start.application import create_window
from tests.patience import PATIENCE

# Starts the program as people do, says what the status bar says, and whether a theme chosen now is in force.
START = """
from imbrex.gui.start.application import create_window
from imbrex.gui.model.settings import Scheme, Settings
window = create_window()
window.show()
print(window.status.currentMessage())
Settings().scheme = Scheme.DARK
print(Settings().scheme)
window.close()
"""


@pytest.fixture
def start(tmp_path: Path):
    """Start the program with a settings file of these bytes, or none; what it says, and the theme it knows."""

    def start(content: bytes | None = None, **places: str | None) -> tuple[str, str, Path]:
        folder = tmp_path / "Imbrex"
        file = folder / "Imbrex.ini"
        if content is not None:
            folder.mkdir()
            file.write_bytes(content)
        environment = dict(
            os.environ, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8", HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path)
        )
        for name, place in places.items():
            environment.pop(name, None)
            if place is not None:
                environment[name] = place
        done = subprocess.run(
            [sys.executable, "-c", START], env=environment, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        assert "Traceback" not in done.stderr
        told, scheme = done.stdout.splitlines()
        return told, scheme, file

    return start


@pytest.fixture
def begin(qtbot, own_settings: Path):
    """Make a window on a settings file of these bytes, or none; the same of it."""

    def begin(content: bytes | None = None) -> tuple[str, str, Path]:
        file = own_settings / "Imbrex" / "Imbrex.ini"
        if content is not None:
            file.parent.mkdir()
            file.write_bytes(content)
        window = create_window()
        qtbot.addWidget(window)
        window.show()
        Settings().scheme = Scheme.DARK
        Settings().store.sync()
        window.close()
        return window.status.currentMessage(), Settings().scheme.value, file

    return begin


def test_a_new_user_is_told_nothing(start):
    told, scheme, file = start()
    assert (told, scheme) == ("", "dark")
    assert file.is_file()


@pytest.mark.skipif(os.name == "nt", reason="needs the file rights of POSIX")
@pytest.mark.parametrize("content", [None, b"[window]\nscheme=light\n"])
def test_nobody_else_can_read_the_names_of_files_in_it(begin, content, own_settings):
    before = os.umask(0)
    try:
        _, scheme, file = begin(content)
    finally:
        os.umask(before)
    assert scheme == "dark"
    assert [stat.S_IMODE(one.stat().st_mode) for one in (file, file.parent)] == [0o600, 0o700]
    assert not [one for one in own_settings.rglob("*") if one.is_file() and stat.S_IMODE(one.stat().st_mode) & 0o077]


@pytest.mark.parametrize("content", [b"this is [[[ not = a file \n@@@ of settings\n", bytes(range(256)) * 50])
def test_a_file_that_cannot_be_read_is_put_aside(begin, content):
    told, scheme, file = begin(content)
    assert "were reset" in told
    assert scheme == "dark"
    assert file.with_name("Imbrex.ini.broken").read_bytes() == content
    assert b"scheme=dark" in file.read_bytes()


def test_a_huge_file_is_put_aside(begin):
    told, _, file = begin(b"[General]\n" + b"key=" + b"x" * LARGEST)
    assert "were reset" in told
    assert file.stat().st_size < LARGEST


@pytest.mark.qt_log_level_fail("CRITICAL")  # Qt warns of a type that it does not know
def test_values_of_other_types_count_as_absent(begin):
    told, scheme, _ = begin(
        b"[window]\nscheme=@Point(3 4)\ngeometry=@Variant(\\0\\0\\0\\x7f\\0)\nstate=12\ntextSize=@Size(1 2)\n"
        b"[texts]\nzoom=many\n[compare]\nlens=7\n[General]\nrecent=@Invalid()\n[overview]\ncolumns=@Rect(1 2 3 4)\n"
    )
    assert (told, scheme) == ("", "dark")


@pytest.mark.parametrize(
    "places",
    [
        {"XDG_CONFIG_HOME": "/proc"},
        {"XDG_CONFIG_HOME": None, "HOME": "/proc/nobody"},
        {"XDG_CONFIG_HOME": "/dev/null"},
    ],
)
def test_where_nothing_can_be_written_the_program_says_so_and_works(start, places):
    told, scheme, _ = start(**places)
    assert told.startswith("Can't save settings")
    assert scheme == "dark"


def test_settings_that_can_no_longer_be_written_are_told_once(qtbot, own_settings):
    window = create_window()
    qtbot.addWidget(window)
    folder = own_settings / "Imbrex"
    shutil.rmtree(folder)
    folder.write_text("a file in its place")
    told = []
    window.controller.saving.failed.connect(told.append)
    for size in (110, 120):
        Settings().text_size = size
        window.controller.saving.check()
    assert [str(folder / "Imbrex.ini") in one for one in told] == [True]
    assert window.status.currentMessage() == told[0]
    folder.unlink()
    for _ in range(2):
        window.controller.saving.check()
    assert "textSize=120" in (folder / "Imbrex.ini").read_text()
    assert len(told) == 1


def test_a_change_of_settings_is_written_soon(qtbot, own_settings):
    watch = SettingsWatch()
    watch._timer.setInterval(0)
    Settings().text_size = 130
    qtbot.waitUntil(lambda: not watch._timer.isActive())
    assert "textSize=130" in (own_settings / "Imbrex" / "Imbrex.ini").read_text()


def test_without_a_home_folder_it_starts(start):
    assert start(HOME=None)[:2] == ("", "dark")


def test_numbers_out_of_range_count_as_absent(qapp):
    settings = Settings()
    for value in (5, 301, -100, "1e9", "", None, "1" * 30):
        settings.store.setValue("texts/zoom", value)
        settings.store.setValue("window/textSize", value)
        assert (settings.text_zoom, settings.text_size) == (100, 100)
    settings.store.setValue("window/scheme", "pink")
    assert settings.scheme is Scheme.SYSTEM
