"""How soon the window is there, and how alive it stays. Prints figures, judges nothing.

    python tests/benchmarks/window.py FOLDER [--runs 9]

FOLDER holds a class of essays: 200 and 2,000 of them are of interest. Run it on a quiet machine; without a display it
uses Qt's offscreen platform.
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
from imbrex.gui.start import application
window = application.create_window()
{WATCH}
watch = Watch(); window.installEventFilter(watch)
window.open_when_painted([Path(name) for name in sys.argv[1:]])
window.show(); application.make_application().exec()
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

    from imbrex.gui.start.application import create_window

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
    measure_tuning(window, length, ticks, loop)
    timer.stop()
    window.close()


def measure_tuning(window, length, ticks: list[float], loop) -> None:
    """Print how long it takes from a change of the shingle length to the repaint of the overview."""
    from PySide6.QtCore import QEvent, QObject, QTimer

    from imbrex.gui.overview.overview_tabs import Tab

    overview = window.controller.overview

    class Painted(QObject):
        """Notes when the histogram, which changes with the table, is first painted for another ranking."""

        def __init__(self) -> None:
            super().__init__()
            self.before, self.at = overview.state.ranking, 0.0

        def eventFilter(self, _watched, event) -> bool:
            if event.type() == QEvent.Type.Paint and overview.state.ranking is not self.before and not self.at:
                self.at = time.perf_counter()
            return False

    def tune(value: int) -> float:
        """Change the length; give the seconds to the repaint."""
        painted = Painted()
        overview.bar.histogram.installEventFilter(painted)
        begin = time.perf_counter()
        length.setValue(value)
        loop.exec()
        QTimer.singleShot(1000, loop.quit)  # what is worked out afterwards
        loop.exec()
        overview.bar.histogram.removeEventFilter(painted)
        return painted.at - begin

    for tab in (Tab.PAIRS, Tab.MATRIX, Tab.GRAPH):  # what is open besides must not hold it up
        overview.tabs.show_tab(tab)
        QTimer.singleShot(2000, loop.quit)
        loop.exec()
        seconds: list[float] = []

        def tune_often(seconds: list[float] = seconds) -> None:
            seconds += [tune(value) for value in (5, 4, 6, 5, 3)]
            QTimer.singleShot(0, loop.quit)

        tell_gaps(f"five lengths, {tab.name.lower()} open", ticks, tune_often, loop)
        print(f"  from a new length to the repaint: {statistics.median(seconds) * 1000:.0f} ms")


def measure_sorting(documents: int = 2000) -> None:
    """Print how long a click on a heading takes in a table of all pairs of so many documents, up to its repaint."""
    import numpy as np
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication, QLineEdit

    from imbrex.engine.compare.pairs import Pairs
    from imbrex.engine.compare.report import Counted, Report
    from imbrex.engine.options import Options
    from imbrex.engine.overview.exact_shares import ExactShares
    from imbrex.engine.overview.score import USUAL
    from imbrex.engine.text.document import Document
    from imbrex.gui.model.decisions import Decisions
    from imbrex.gui.model.settings import Settings
    from imbrex.gui.overview.pairs.pair_figures import PairColumn
    from imbrex.gui.overview.pairs.pairs_view import PairsView
    from imbrex.gui.overview.shared.class_choice import ClassChoice
    from imbrex.gui.overview.shared.detail_cache import DetailCache
    from imbrex.gui.overview.shared.ranking import rank
    from imbrex.gui.overview.shared.share_cache import ShareCache

    random = np.random.default_rng(1)
    left, right = (column.astype(np.int32) for column in np.triu_indices(documents, 1))
    sizes = random.integers(600, 900, documents).astype(np.int32)
    pairs = Pairs(left, right, random.integers(1, 600, len(left)).astype(np.int32), sizes)
    counted = tuple(Counted(Document(str(n), f"student {n:04}", ""), 800, 800) for n in range(documents))
    verbatim = np.stack((pairs.shared, pairs.shared))
    nothing = np.zeros_like(verbatim)
    exact = ExactShares(np.full_like(verbatim, 800), verbatim, nothing, nothing)
    ranking = rank(Report(Options(), counted, pairs), exact, USUAL)
    view = PairsView(ClassChoice(), Decisions(), Settings())
    view.resize(1000, 700)
    view.show()
    names = tuple(one.document.name for one in counted)
    steps = {"show": lambda: view.show_ranking(ranking, names, (DetailCache(len(pairs)), ShareCache(exact)), 0.3)}
    for column in PairColumn:
        steps[f"sort by {column.name}"] = lambda column=column: view.table.sortByColumn(
            column, Qt.SortOrder.DescendingOrder
        )
    field = view.findChild(QLineEdit, "pairsFilter")
    for text in ("student 00", "containment > 30", "longest > 3", ""):
        steps[f"filter {text!r}"] = lambda text=text: field.setText(text)
    steps["scroll to the middle"] = lambda: view.table.verticalScrollBar().setValue(len(pairs) // 2)
    print(f"{len(pairs):,} pairs in the table:")
    for name, step in steps.items():
        begin = time.perf_counter()
        step()
        QApplication.processEvents()
        print(f"  {name}: {(time.perf_counter() - begin) * 1000:.0f} ms")


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
    measure_sorting()


if __name__ == "__main__":
    main()
