"""The command line as a process of its own."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "imbrex.cli"]


def test_output_is_utf_8_whatever_the_locale_says_and_files_are_called(essays):
    if sys.platform == "linux":  # other systems refuse such names
        (essays / "a.txt").rename(essays / os.fsdecode(b"\xff.txt"))
    # In English: texts of two languages would be compared by a dictionary, which takes ten seconds to compile.
    (essays / "ёж.txt").write_text("The café by the river is closed in the evening.", encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    ended = subprocess.run([*COMMAND, "compare", "--json", essays], capture_output=True, env=environment, check=True)
    names = {one["name"] for one in json.loads(ended.stdout.decode("utf-8"))["documents"]}
    assert {"ёж.txt", "\ufffd.txt" if sys.platform == "linux" else "a.txt"} <= names
    assert ended.stderr == b""


def test_a_closed_pipe_is_no_error(essays):
    (essays / "long.txt").write_text("word " * 200_000, encoding="utf-8")
    running = subprocess.Popen([*COMMAND, "text", essays], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    running.stdout.close()
    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait() == 141


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no disk that is always full")
def test_a_full_disk_behind_the_output_is_a_sentence(essays):
    with open("/dev/full", "w") as full:
        ended = subprocess.run([*COMMAND, "text", essays], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr.startswith("imbrex-cli: Couldn't write the output: no space left on device.")
    assert len(ended.stderr.splitlines()) == 1


def test_threads_and_what_is_registered_for_the_end_come_before_it():
    code = """import atexit, threading
from imbrex.cli import program

def last():
    threading.main_thread().join()
    print("thread")

def main():
    atexit.register(print, "handler")
    threading.Thread(target=last).start()
    return 3

program.main = main
program.run()
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.stdout, ended.stderr, ended.returncode) == ("thread\nhandler\n", "", 3)


def test_only_the_command_that_is_given_is_imported():
    code = """import sys
from imbrex.cli.parser import make_parser
try:
    make_parser().parse_args(sys.argv[1:])
except SystemExit:
    print(*sorted(name for name in sys.modules if name.startswith("imbrex.cli.commands.") or name == "numpy"))
"""
    asked = {}
    for argument in ("--version", "--help", "text"):
        ended = subprocess.run([sys.executable, "-c", code, argument], capture_output=True, text=True, check=True)
        asked[argument] = ended.stdout.splitlines()[-1].split()
    assert asked["--version"] == asked["--help"] == []
    assert asked["text"] == ["imbrex.cli.commands.running", "imbrex.cli.commands.text", "numpy"]


@pytest.mark.parametrize(
    ("arguments", "most"), [(["--version"], 16), (["compare", "--exact-only", "a.txt", "b.txt"], 134)]
)
def test_no_more_is_imported_than_needed(essays, arguments, most):
    """Half of the time of a short comparison is imports: a new module should be one that every comparison uses."""
    code = """import sys
from imbrex.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sys.modules)
"""
    ended = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=essays, capture_output=True, text=True, check=True
    )
    names = set(ended.stdout.splitlines()[-1].split())
    assert not names & {"sqlite3", "multiprocessing", "msgspec", "csv", "difflib", "email", "nltk", "pymorphy3"}
    mine = sorted(name for name in names if name.startswith("imbrex"))
    assert len(mine) <= most, mine


def test_ctrl_c_while_the_libraries_are_loaded_is_no_traceback(essays, tmp_path):
    """Numpy is loaded where interrupts are caught."""
    (tmp_path / "numpy.py").write_text("raise KeyboardInterrupt")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
    ended = subprocess.run([*COMMAND, "compare", essays], capture_output=True, env=environment, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (130, "Stopped.\n")


def test_a_home_that_cannot_be_written_holds_nothing_up(essays, tmp_path):
    """Below a file nobody can make a folder, root neither."""
    code = """import sys
from imbrex.cli import main
from tests.lent_children import children_for_all
report, *paths = sys.argv[1:]
with children_for_all():
    for command in (["compare"], ["passages"], ["overview"], ["report", "-o", report, "--shingle-length", "2"]):
        assert main([*command, *paths]) == 0, command
        print("done:", *command, flush=True)
"""
    (tmp_path / "file").write_text("x")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment |= {
        "HOME": str(tmp_path / "file" / "home"),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT / "app"), str(ROOT), os.environ.get("PYTHONPATH")))),
    }
    command = [sys.executable, "-c", code, tmp_path / "out.pdf", essays / "a.txt", essays / "b.txt"]
    ended = subprocess.run(command, capture_output=True, env=environment, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr
    printed = re.split("done: .*\n", ended.stdout)
    assert ["a.txt" in part for part in printed] == [True, True, True, False, False], ended.stdout
    assert (tmp_path / "out.pdf").stat().st_size
