"""Through how many functions two files pass, from the window on which they are dropped until their pair is painted.

    python tests/benchmarks/dropped_files.py [LEFT RIGHT]

Counted are functions of ours that run in the window's process, lambdas and comprehensions included; the samples are
opened if nothing else is given. Prints the numbers by folder, judges nothing.
"""

import os
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import FrameType

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
    os.environ[name] = tempfile.mkdtemp()

from PySide6.QtCore import QEventLoop, QTimer  # noqa: E402 - after the environment

import imbrex  # noqa: E402
from imbrex.gui.start.application import create_window  # noqa: E402

OURS = Path(imbrex.__file__).parent
SAMPLES = OURS.parents[1] / "resources/samples/en"
OPTIMIZED = 1  # the flag of functions; bodies of classes and modules lack it
SETTLED = 500  # milliseconds


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main(paths: list[Path]) -> None:
    window = create_window()
    window.show()
    while not window._preload._is_complete:  # until everything is imported
        wait(100)
    wait(SETTLED)
    seen: set[tuple[str, int]] = set()
    reports: list[object] = []

    def note(frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_flags & OPTIMIZED and code.co_filename.startswith(str(OURS)):
            seen.add((code.co_filename, code.co_firstlineno))

    window.report_ready.connect(reports.append)
    threading.setprofile(note)
    sys.setprofile(note)
    window.open_paths(paths)
    while not (reports and window.controller.is_comparing):
        wait(100)
    wait(SETTLED)
    sys.setprofile(None)
    window.close()
    folders = Counter("/".join(Path(file).relative_to(OURS).parts[:2]) for file, _ in seen)
    print(f"{len(seen)} functions in {len({file for file, _ in seen})} files")
    for folder, count in folders.most_common():
        print(f"{count:5} {folder}")


if __name__ == "__main__":
    given = [Path(path).resolve() for path in sys.argv[1:]]
    main(given or [SAMPLES / "original.txt", SAMPLES / "rewrite.txt"])
