"""How soon the window is there, and how alive it stays. Prints figures, judges nothing.

    python tests/benchmarks/window.py FOLDER [--runs 9]

FOLDER holds a class of essays. Run it on a quiet machine; without a display it uses Qt's offscreen platform.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

TICK = 5  # milliseconds between two looks at the event loop

# Says "painted" when a paint event has been worked off and shown, then ends the process.
WATCH = """
from PySide6.QtCore import QEvent, QObject, QTimer
class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self.tell)
        return False
    def tell(self):
        print("painted", flush=True)
        import os; os._exit(0)
"""

EMPTY = f"""
from PySide6.QtWidgets import QApplication, QMainWindow
application = QApplication([])
window = QMainWindow()
{WATCH}
watch = Watch(); window.installEventFilter(watch)
window.show(); application.exec()
"""

OURS = f"""
import sys
from pathlib import Path
from imbrex.gui import application
window = application.create_window()
{WATCH}
watch = Watch(); window.installEventFilter(watch)
window.open_when_painted([Path(name) for name in sys.argv[1:]])
window.show(); application._application().exec()
"""


def first_paint(script: str, arguments: list[str]) -> float:
    """Seconds from starting Python to the first painted frame."""
    begin = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", script, *arguments], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "painted\n"
        return time.perf_counter() - begin


def compare_first_paints(essays: list[Path], runs: int) -> None:
    """Print the medians of both windows, started in turn."""
    empty, ours = [], []
    for _ in range(runs):
        empty.append(first_paint(EMPTY, []))
        ours.append(first_paint(OURS, [str(path) for path in essays[:2]]))
    low, high = statistics.median(empty), statistics.median(ours)
    ratio = f"{high / low:.2f} times"
    print(f"first paint: empty window {low * 1000:.0f} ms, Imbrex with two essays {high * 1000:.0f} ms: {ratio}")


def measure_gaps(folder: Path) -> None:
    """Print how long the event loop was away while a class is read, compared and compared again."""
    from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer  # late: the first paints go first
    from PySide6.QtWidgets import QSpinBox

    from imbrex.gui.application import create_window

    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, tempfile.mkdtemp())
    window = create_window()
    ticks: list[float] = []
    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(TICK)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    loop = QEventLoop()
    window.report_ready.connect(loop.quit)
    window.show()
    QTimer.singleShot(1000, loop.quit)  # start-up is the other figure
    loop.exec()
    timer.start()
    tell_gaps("idle for a second", ticks, lambda: QTimer.singleShot(1000, loop.quit), loop)
    tell_gaps("a class is read and compared", ticks, lambda: window.open_paths([folder]), loop)
    length = window.findChild(QSpinBox, "shingleLength")
    tell_gaps("the shingle length changes", ticks, lambda: length.setValue(4), loop)
    timer.stop()
    window.close()


def tell_gaps(what: str, ticks: list[float], begin, loop) -> None:
    """Print the gaps between ticks from `begin` to the end of the loop."""
    ticks.clear()
    ticks.append(time.perf_counter())
    begin()
    loop.exec()
    ticks.append(time.perf_counter())
    gaps = sorted((after - before) * 1000 for before, after in pairwise(ticks))
    p99 = gaps[int(len(gaps) * 0.99)]
    seconds = ticks[-1] - ticks[0]
    figures = f"median {statistics.median(gaps):.1f} ms, p99 {p99:.1f}, longest {gaps[-1]:.1f}"
    print(f"{what}: {seconds:.2f} s, {len(gaps)} gaps, {figures}")


def main() -> None:
    """Measure both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--runs", type=int, default=9)
    arguments = parser.parse_args()
    essays = sorted(path for path in arguments.folder.iterdir() if path.is_file())
    if arguments.runs:
        compare_first_paints(essays, arguments.runs)
    measure_gaps(arguments.folder)


if __name__ == "__main__":
    main()
