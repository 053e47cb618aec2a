"""The program opens no connection: its main jobs run with sockets forbidden, in all of its processes."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from imbrex.files.formats import FORMATS
from tests.fuzz.seeds import made_seeds
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]

# Every interpreter that is started imports this. Pipes between processes are sockets of the machine's own family.
GUARD = """
import os, socket, sys

def refuse(event, arguments):
    if event.split(".")[0] not in {"socket", "urllib", "http", "ftplib", "smtplib"}:
        return
    if event == "socket.__new__" and arguments[1] == getattr(socket, "AF_UNIX", None):
        return
    if event == "socket.sendmsg" and arguments[0].family == socket.AF_UNIX:  # a file that is lent to the reader
        return
    with open(os.environ["NETWORK_LOG"], "a") as log:
        log.write(f"{event} {arguments[1:]}\\n")
    raise PermissionError("no network here")

sys.addaudithook(refuse)
"""
JOBS = """
import os, sys
from imbrex.cli import main
from tests.lent_children import children_for_all
folder, pair = sys.argv[1:]
first, second = (os.path.join(pair, name) for name in sorted(os.listdir(pair)))
library = os.path.join(os.environ["HOME"], "essays.imbrexlib")
if os.path.exists(library):
    os.remove(library)
JOBS = (
    ["compare", "--json", "--measures", "all", pair],
    ["near-duplicates", "--json", pair],
    ["overview", folder],
    ["origins", first, pair],
    ["what-if", first, second],
    ["normalize", first],
    ["library", "create", "--library", library],
    ["library", "add", "--library", library, first],
    ["library", "check", "--library", library, second],
    ["library", "verify", "--library", library],
)
with children_for_all():
    for arguments in JOBS:
        assert main(arguments) == 0, arguments
"""
WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDockWidget, QTabBar
from imbrex.gui.start import application
window = application.create_window()

def look_around(report):
    for dock in window.findChildren(QDockWidget):
        dock.show()
    tabs = window.findChild(QTabBar, "overviewTabs")
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
    window.controller.runner.busy_changed.connect(leave)
    leave(window.controller.runner.is_busy)

def leave(busy):
    if not busy:
        QTimer.singleShot(0, window.close)

window.report_ready.connect(look_around)
window.open_when_painted([Path(sys.argv[1])])
window.show()
application.make_application().exec()
names = [name for name in sys.modules if name.startswith("PySide6.Qt")]
assert not [name for name in names if name not in {f"PySide6.{part}" for part in
    ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtTest")}], names
print(*sorted({document.reader for document in window.controller.session.documents}))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A file of every format; most share a text."""
    folder = tmp_path_factory.mktemp("class")
    for number, seed in enumerate(made_seeds()):
        (folder / f"{number}{seed.suffix}").write_bytes(seed.data)
    return folder


@pytest.fixture
def guarded(tmp_path):
    """Run code with arguments where sockets are forbidden; give the process and what was asked of the network."""
    (tmp_path / "sitecustomize.py").write_text(GUARD, encoding="utf-8")
    log = tmp_path / "network.log"

    def run(code, *arguments, before=()):
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT / "app"), str(ROOT))),
            "NETWORK_LOG": str(log),
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": str(tmp_path),
            "XDG_CONFIG_HOME": str(tmp_path),
        }
        command = [*before, sys.executable, "-c", code, *map(str, arguments)]
        ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
        return ended, log.read_text(encoding="utf-8") if log.exists() else ""

    return run


def test_the_guard_sees_what_a_child_process_asks_for(guarded):
    inner = "import socket; socket.create_connection(('127.0.0.1', 9))"
    ended, log = guarded(f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])")
    assert "PermissionError" in ended.stderr
    assert "socket." in log


@pytest.fixture
def traced(guarded, tmp_path):
    """The same; give the process, what was asked of the network, and the families of sockets that were made.

    What is compiled does not ask Python: the system tells of these. They are None where strace is not installed.
    """
    calls = tmp_path / "calls"
    strace = ("strace", "-f", "--seccomp-bpf", "-qq", "-e", "trace=socket,connect", "-o", calls)

    def run(code, *arguments):
        before = strace if shutil.which("strace") else ()
        ended, log = guarded(code, *arguments, before=before)
        if not before:
            return ended, log, None
        return ended, log, set(re.findall(r"socket\((\w+)", calls.read_text(encoding="utf-8", errors="replace")))

    return run


def check_families(families):
    """No library opened a connection either."""
    if families is None:
        pytest.skip("strace is not installed: nobody knows what libraries asked the system for")
    assert families <= {"AF_UNIX", "AF_LOCAL"}


def test_documents_of_every_format_are_read_and_compared(traced, folder, tmp_path):
    (tmp_path / "pair").mkdir()
    for path in folder.glob("*.docx"):
        shutil.copy(path, tmp_path / "pair")
    ended, log, families = traced(JOBS, folder, tmp_path / "pair")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert log == ""
    check_families(families)


def test_the_window_opens_compares_and_shows_a_class(traced, folder):
    ended, log, families = traced(WINDOW, folder)
    wanted = {form.name for form in FORMATS} - {"wordml", "image"}  # in no folder with others, or without text
    assert (ended.returncode, set(ended.stdout.split())) == (0, wanted), ended.stderr
    assert log == ""
    check_families(families)
