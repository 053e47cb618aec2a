"""Several processes run each test once, and one that dies takes a single test along."""

import os
import subprocess
import sys
from pathlib import Path

TESTS = """
import os
import signal
import pytest

@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("module")
    yield folder
    (tmp_path_factory.getbasetemp() / f"{folder.name}.left").touch()

def test_passes(folder, capfd):
    os.write(1, b"text")
    assert folder.is_dir() and capfd.readouterr().out == "text"

def test_fails():
    print("said before it failed")
    assert os.getpid() == PARENT

def test_dies():
    os.kill(os.getpid(), signal.SIGKILL)

def test_comes_after():
    pass

@pytest.mark.skip(reason="never")
def test_is_skipped():
    pass
"""


def run(folder: Path, *arguments: str) -> str:
    root = Path(__file__).parents[1]
    command = [sys.executable, "-m", "pytest", "-p", "tests.workers", "-p", "no:cacheprovider", "-c", os.devnull]
    more = ["--rootdir", str(folder), f"--basetemp={folder}/base", "-v", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ended = subprocess.run([*command, *more], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 1, ended.stderr
    return ended.stdout


def test_every_test_is_run_and_reported_once(tmp_path):
    for name in ("one", "two", "three"):
        text = TESTS.replace("PARENT", "0") + f"\ndef test_of_{name}_alone():\n    pass\n" * (name != "one")
        (tmp_path / f"test_{name}.py").write_text(text)
    printed = run(tmp_path, "--workers", "2")
    assert "6 failed, 8 passed, 3 skipped" in printed
    for name in ("one", "two", "three"):
        for test in ("passes", "fails", "dies", "comes_after", "is_skipped"):
            assert printed.count(f"test_{name}.py::test_{test} ") == 1 + (test in {"fails", "dies"}), printed
    assert printed.count("the worker ended: SIGKILL") >= 3
    assert printed.count("\nsaid before it failed") == 3
    assert len(list((tmp_path / "base").glob("*.left"))) == 3  # each module was torn down by who finished it
    assert "1 failed" in run(tmp_path, "--workers", "1", "--maxfail=1")
