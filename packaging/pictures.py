"""Take the pictures of the README: the real window with the sample essays, and with a made class.

Usage: pictures.py FOLDER, on an otherwise empty screen of 1280 x 820; pictures.sh creates one.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication

from imbrex.gui.model.settings import Scheme, Settings
from imbrex.gui.start.application import create_window
from imbrex.gui.window.main_window import MainWindow

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.made_class import make_class
from tests.made_class.__main__ import write

PATIENCE = 60_000  # milliseconds within which the samples must be compared
REST = 500  # milliseconds for painting everything
SHOWN = 5  # index of the current passage, from 0
PUPILS, COPIES = 40, 6
SMALLEST = 0  # the strongest lossless compression


def main() -> int:
    """Save both pictures in light and dark; return the exit code."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as settings:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, settings)
        write(make_class(count=PUPILS, copies=COPIES), Path(settings))
        essays = Path(settings) / "essays"
        for scheme in (Scheme.LIGHT, Scheme.DARK):
            Settings().scheme = scheme
            if not save(take(create_window(), open_samples), folder / f"compare-{scheme}.png"):
                return 1
            overview = take(create_window(), lambda window: window.open_paths([essays]))
            if not save(overview, folder / f"overview-{scheme}.png"):
                return 1
    return 0


def open_samples(window: MainWindow) -> None:
    """Open the two bundled essays."""
    window.chooser.open_samples()


def save(picture: QPixmap | None, file: Path) -> bool:
    """Save a picture; return whether there is one."""
    if picture is None:
        print("The documents were not compared in time.", file=sys.stderr)
        return False
    return indexed(picture.toImage()).save(str(file), None, SMALLEST)


def take(window: MainWindow, open_documents: Callable[[MainWindow], None]) -> QPixmap | None:
    """Open documents and return a picture of the screen; None if they were not compared in time."""
    screen = QApplication.primaryScreen()
    window.setGeometry(screen.geometry())
    window.show()
    loop = QEventLoop()
    window.report_ready.connect(lambda report: loop.quit() if len(report.pairs) else None)
    QTimer.singleShot(PATIENCE, lambda: loop.exit(1))
    open_documents(window)
    if loop.exec():
        return None
    if window.controller.is_comparing:
        window.controller.compare.view.set_current(SHOWN)
    while True:
        rest = QEventLoop()
        QTimer.singleShot(REST, rest.quit)
        rest.exec()
        if not window.controller.is_busy:
            break
    picture = screen.grabWindow(0)
    window.close()
    return picture


def indexed(image: QImage) -> QImage:
    """The picture in its 256 most frequent colours, with others mapped to the nearest of them: a third of the size."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.bytesPerLine() // 4)
    colours, place, count = np.unique(pixels[:, : image.width()], return_inverse=True, return_counts=True)
    table = colours[np.argsort(-count, kind="stable")[:256]]
    channels, wanted = (values.view(np.uint8).reshape(-1, 4).astype(np.int32) for values in (table, colours))
    nearest = np.array([np.abs(channels - colour).sum(axis=1).argmin() for colour in wanted], np.uint8)
    rows = nearest[place.reshape(image.height(), image.width())]
    result = QImage(rows.tobytes(), image.width(), image.height(), image.width(), QImage.Format.Format_Indexed8)
    result.setColorTable([int(colour) for colour in table])
    return result.copy()  # a copy, before the buffer is freed


if __name__ == "__main__":
    sys.exit(main())
