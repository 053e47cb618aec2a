"""What a user waits for: a click on a pair, a new option, and two files dropped on a new window. Judges nothing.

    python tests/benchmarks/interactive.py (click LEFT RIGHT | tune FOLDER | drop LEFT RIGHT) [--runs 5]

Each prints medians in one process with everything loaded; `drop` starts a new process for each run, since only a new
one has to import everything. Times are wall, processor time stands beside them: a busy machine shows in the first.
"""

import argparse
import compileall
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import imbrex

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

TICK = 2  # milliseconds between two looks at the event loop
LENGTHS = (2, 3, 4, 6)
SWITCHES = (
    ("word-form", "as-written"),
    ("drop-stop-words", False),
    ("undo-lookalikes", False),
    ("undo-numerals", True),
    ("drop-punctuation", False),
    ("exclude-quotations", True),
    ("exclude-bibliographies", True),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("click", "tune", "drop", "dropped"))
    parser.add_argument("paths", type=Path, nargs="+")
    parser.add_argument("--runs", type=int, default=5)
    arguments = parser.parse_args()
    paths = arguments.paths
    {
        "click": lambda: click(paths, arguments.runs),
        "tune": lambda: tune(paths[0], arguments.runs),
        "drop": lambda: drop(paths, arguments.runs),
        "dropped": lambda: dropped(paths),
    }[arguments.what]()


def click(paths: list[Path], runs: int) -> None:
    """Compare two texts whose words are known."""
    from imbrex.engine.options import PRESETS, Options

    for name, options in (("as written", PRESETS["verbatim"]), ("lemmas", Options())):
        corpus = loaded(paths, options)
        corpus.report()
        say(f"a click on a pair, {name}", lambda corpus=corpus: corpus.compare(str(paths[0]), str(paths[1])), runs)


def tune(folder: Path, runs: int) -> None:
    """Compare a class again with another option; a second switch back costs nothing, so that each is made new."""
    from imbrex.engine.options import Options

    paths = sorted(path for path in folder.iterdir() if path.is_file())
    corpus = loaded(paths, Options())
    corpus.report()
    for length in LENGTHS:
        change = Options().with_value("shingle-length", length)
        say(f"{len(paths):,} essays, shingle length {length}", lambda change=change: again(corpus, change), runs)
    for flag, value in SWITCHES:
        change = Options().with_value(flag, value)
        corpus.set_options(Options())
        corpus.report()
        say(f"{len(paths):,} essays, {flag} {value}", lambda change=change: again(corpus, change), 1)


def again(corpus, options) -> None:
    corpus.set_options(options)
    corpus.report()


def loaded(paths: list[Path], options):
    from imbrex.engine.compare.corpus import Corpus
    from imbrex.engine.text.document import Document
    from imbrex.languages.registry import Languages

    corpus = Corpus(Languages().find, options)
    corpus.add([Document(str(path), path.name, path.read_text("utf-8"), language="en") for path in paths])
    return corpus


def say(what: str, work: Callable[[], object], runs: int) -> None:
    """Print the median of some runs."""
    times = []
    for _ in range(runs):
        wall, busy = time.perf_counter(), time.process_time()
        work()
        times.append((time.perf_counter() - wall, time.process_time() - busy))
    wall, busy = map(statistics.median, zip(*times, strict=True))
    print(f"  {what:44} {wall * 1000:9.1f} ms, processor {busy * 1000:9.1f}", flush=True)


def drop(paths: list[Path], runs: int) -> None:
    """Drop two files on new windows."""
    compileall.compile_dir(Path(imbrex.__file__).parent, quiet=1)  # as an installed package has been
    command = [sys.executable, __file__, "dropped", *map(str, paths)]
    rows = []
    for _ in range(runs):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        rows.append([float(word) for word in done.stdout.split()[-5:]])
    painted, busy, start, reading, where = (statistics.median(column) for column in zip(*rows, strict=True))
    print(f"  {'dropped files, until both are painted':44} {painted:9.0f} ms, processor {busy:9.0f}")
    print(
        f"  {'longest gap of the event loop':44} {start:9.0f} ms before the drop, {reading:.0f} from it,",
        f"{where:.0f} ms after it",
    )


def dropped(paths: list[Path]) -> None:
    """Print milliseconds: from a drop to the paint, processor time of it, and the longest gaps before and after it."""
    for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        os.environ[name] = tempfile.mkdtemp()
    from PySide6.QtCore import QEventLoop, Qt, QTimer

    from imbrex.gui.start.application import create_window

    window = create_window()
    loop, ticks, begun, panes = QEventLoop(), [time.perf_counter()], [0.0, 0.0], set()

    def tick() -> None:
        ticks.append(time.perf_counter())
        module = sys.modules.get("imbrex.gui.compare.panes.text_pane")
        if module is not None and hasattr(module, "TextPane") and not hasattr(module, "patched"):
            module.patched, paint = True, module.TextPane.paintEvent

            def painted(pane, event) -> None:
                paint(pane, event)
                if pane.document().characterCount() > 1:
                    panes.add(pane)
                if len(panes) > 1:
                    QTimer.singleShot(0, loop.quit)

            module.TextPane.paintEvent = painted

    timer = QTimer(interval=TICK)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start()

    def begin() -> None:
        begun[:] = time.perf_counter(), time.process_time()
        window.open_paths(paths)

    window.painted.connect(lambda: QTimer.singleShot(0, begin))
    window.show()
    loop.exec()
    end, busy = time.perf_counter(), time.process_time()
    gaps = [(after - before, before) for before, after in pairwise([*ticks, end])]
    before = max((gap for gap, at in gaps if at < begun[0]), default=0.0)
    after, where = max((gap, at - begun[0]) for gap, at in gaps if at >= begun[0])
    print(*(1000 * one for one in (end - begun[0], busy - begun[1], before, after, where)), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
