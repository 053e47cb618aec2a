"""Whether the window stays as small as it was: files are added, options changed, files removed, again and again.

    python tests/benchmarks/soak.py [--minutes 10] [--files 2000] [--every 60]

Prints once a minute what the process holds: memory, threads, child processes with theirs, open files, widgets. Judges
nothing; what is printed should not grow after the second line. Half of the files are plain text, half have to be read
in the child process. Without a display it uses Qt's offscreen platform.
"""

import argparse
import gc
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QCheckBox, QDockWidget, QSpinBox, QTabBar
from tests.made_class.__main__ import write
from tests.made_class.classes import make_class

from imbrex.gui.start.application import create_window
from imbrex.gui.window.main_window import MainWindow

WORDS = 300  # of a file, about
QUIET = 300  # milliseconds without work that count as the end of a step
PATIENCE = 180  # seconds for one step


def make_files(folder: Path, count: int) -> None:
    """Write two classes, one as plain text and one as docx."""
    for kind, seed in (("txt", 1), ("docx", 2)):
        write(make_class("en", count // 2, count // 20, WORDS, template=False, seed=seed), folder / kind, kind)


class Soak:
    """Do in the window what people do, and print what it holds."""

    def __init__(self, window: MainWindow, folder: Path, every: float) -> None:
        self._window = window
        self._folder = folder
        self._every = every
        self._rounds = 0
        self._begin = self._told = time.monotonic()

    def run(self, seconds: float) -> None:
        """Go round until the time is over."""
        self._tell()
        while time.monotonic() - self._begin < seconds:
            self._add()
            self._look()
            self._change()
            self._compare()
            self._remove()
            self._rounds += 1
        self._tell()

    def _add(self) -> None:
        self._window.open_paths(sorted(self._folder.glob("*/essays")))
        self._settle()

    def _look(self) -> None:
        """Bring every view of the class to the front, with all panels open."""
        for dock in self._window.findChildren(QDockWidget):
            dock.show()
        tabs = self._window.findChild(QTabBar, "overviewTabs")
        for number in range(tabs.count()):
            tabs.setCurrentIndex(number)
            self._settle()
        tabs.setCurrentIndex(0)

    def _change(self) -> None:
        """Change the shingle length and every check box of the options, and back."""
        length = self._window.findChild(QSpinBox, "shingleLength")
        for value in (5, length.value()):
            length.setValue(value)
            self._settle()
        boxes = self._window.controller.panels.options.findChildren(QCheckBox)
        for box in [box for box in boxes if box.isEnabled()][:4] * 2:
            box.click()
            self._settle()

    def _compare(self) -> None:
        """Put some pairs side by side."""
        keys = [document.key for document in self._window.controller.session.comparable]
        for left, right in zip(keys[:5], keys[-5:], strict=True):
            self._window.controller.show_pair(left, right)
            self._settle()
        self._window.controller.show_pairs()

    def _remove(self) -> None:
        """Take half of the files out, then all."""
        session = self._window.controller.session
        session.remove([row.key for row in session.rows[::2]])
        self._settle()
        self._window.findChild(QAction, "close_allAction").trigger()
        self._settle()

    def _settle(self) -> None:
        """Wait until nothing is being done, for a while."""
        loop, runner = QEventLoop(), self._window.controller.runner
        quiet_since = begin = time.monotonic()
        timer = QTimer()
        timer.setInterval(QUIET // 6)

        def look() -> None:
            nonlocal quiet_since
            now = time.monotonic()
            if runner.is_busy:
                quiet_since = now
            if now - quiet_since > QUIET / 1000 or now - begin > PATIENCE:
                loop.quit()

        timer.timeout.connect(look)
        timer.start()
        loop.exec()
        timer.stop()
        if time.monotonic() - self._told >= self._every:
            self._tell()

    def _tell(self) -> None:
        """Print a line."""
        self._told = time.monotonic()
        gc.collect()
        children = children_of(os.getpid())
        held = ", ".join(f"{memory_of(child):.0f}" for child in children)
        print(
            f"{(self._told - self._begin) / 60:5.1f} min  round {self._rounds:3}  {memory_of(os.getpid()):5.0f} MB  "
            f"{len(os.listdir('/proc/self/task')):3} threads  {len(children)} children ({held} MB)  "
            f"{len(os.listdir('/proc/self/fd')):3} files open  {len(QApplication.allWidgets()):4} widgets  "
            f"{len(gc.get_objects()):7} objects  {len(self._window.controller.session.rows):4} documents",
            flush=True,
        )


def memory_of(process: int) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def children_of(process: int) -> list[int]:
    """Numbers of the processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text(encoding="ascii").split()]


def main() -> None:
    """Soak for so many minutes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--every", type=float, default=60, help="seconds between two lines")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, f"{folder}/settings")
        make_files(Path(folder) / "class", arguments.files)
        window: MainWindow = create_window()
        window.show()
        QApplication.processEvents()
        Soak(window, Path(folder) / "class", arguments.every).run(60 * arguments.minutes)
        window.close()


if __name__ == "__main__":
    main()
