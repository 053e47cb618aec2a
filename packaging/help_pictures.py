"""Take the pictures of the help: the real window with the samples, a made class and a disguised text.

Usage: help_pictures.py FOLDER LANGUAGE, on an otherwise empty screen; pictures.sh creates one.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from pictures import PATIENCE, REST, SMALLEST, indexed
from PySide6.QtCore import QEventLoop, QObject, QRect, QSettings, Qt, QTimer
from PySide6.QtGui import QCursor, QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QDialog, QDockWidget, QWidget

from imbrex import assets
from imbrex.engine.text.document import Document
from imbrex.gui.model.lens import Lens
from imbrex.gui.model.settings import Scheme, Settings
from imbrex.gui.overview.overview_tabs import Tab
from imbrex.gui.reporting.report_dialog import ReportDialog
from imbrex.gui.start.application import create_window, make_application
from imbrex.gui.window.main_window import MainWindow
from imbrex.languages.registry import Languages
from imbrex.library.documents.entry import Filing
from imbrex.library.library import Library

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.made_class import make_class
from tests.made_class.__main__ import write

SIZE = (960, 640)
WIDEST = 640  # pixels; maximum width of pictures in the help
PUPILS, COPIES, OLD = 30, 5, 6
LOOKALIKES = {"en": str.maketrans("aeoc", "аеос"), "ru": str.maketrans("аеос", "aeoc")}
DISGUISED = 3  # one in this many words


def main() -> int:
    """Save all pictures in a language; return the exit code."""
    folder, language = Path(sys.argv[1]), sys.argv[2]
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        os.environ["XDG_DATA_HOME"] = place
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, place)
        Settings().scheme, Settings().language = Scheme.LIGHT, language
        make_application()  # speaks the language of the settings
        QCursor.setPos(QGuiApplication.primaryScreen().geometry().bottomRight())  # points at nothing
        for name, picture in Studio(language, Path(place)).pictures():
            light(picture).save(str(folder / f"{name}.png"), None, SMALLEST)
    return 0


class Studio(QObject):
    """A window in one language, and its subjects."""

    def __init__(self, language: str, place: Path) -> None:
        super().__init__()
        self._language = language
        self._place = place
        self.window: MainWindow

    def pictures(self) -> Iterator[tuple[str, QPixmap]]:
        """All pictures with their names."""
        self._begin()
        yield "start", self._take(self.window)
        self._open([])
        yield from self._of_a_pair()
        self._begin()
        self._open(self._disguised())
        yield "disguises", self._dock("disguisesDock", 340)
        self._begin()
        yield from self._of_a_class()
        self.window.close()

    def _of_a_pair(self) -> Iterator[tuple[str, QPixmap]]:
        view = self.window.controller.compare.view
        view.set_current(2)
        yield "compare", self._take(self.window.controller.compare)
        view.set_lens(Lens.REWRITING)
        self._until(lambda: view.bar.next.isEnabled() and not self.window.controller.is_busy)  # the marks are known
        view.set_current(1)
        yield "rewritten", self._take(self.window.controller.compare)
        yield "passages", self._dock("passagesDock", 400)
        yield "options", self._dock("optionsDock", 420)

    def _of_a_class(self) -> Iterator[tuple[str, QPixmap]]:
        made = make_class(self._language, PUPILS, COPIES)
        write(made, self._place)
        essays = sorted((self._place / "essays").iterdir())
        self._fill_library(essays[:OLD])
        self._open(essays)
        overview = self.window.controller.overview
        self._until(lambda: not self.window.controller.is_busy)
        yield "overview", self._take(overview)
        overview.tabs.show_tab(Tab.MATRIX)
        yield "matrix", self._take(overview.heatmap)
        dialog = ReportDialog(None, None, PUPILS, anonymous=False, parent=self.window)
        dialog.open()
        yield "report", self._take(dialog)
        dialog.close()
        self.window.commands["library"].trigger()
        room = self.window.controller.library
        self._until(lambda: room.known is not None and not room.is_busy and not room.is_waiting)
        yield "library", self._take(room.page, QRect(0, 0, room.page.width(), 330))

    def _begin(self) -> None:
        """Open a new window."""
        if hasattr(self, "window"):
            self.window.close()
        self.window = create_window()
        self.window.resize(*SIZE)
        self.window.show()
        for name in ("documentsDock", "optionsDock"):
            self.window.findChild(QDockWidget, name).setMinimumWidth(230)

    def _open(self, paths: list[Path]) -> None:
        """Open files, or the samples, and wait for the comparison."""
        ready: list[object] = []
        self.window.report_ready.connect(lambda report: ready.append(report) if report.pairs else None)
        self.window.open_paths(paths) if paths else self.window.chooser.open_samples()
        self._until(lambda: bool(ready))

    def _dock(self, name: str, height: int) -> QPixmap:
        dock = self.window.findChild(QDockWidget, name)
        dock.reveal()
        self._until(lambda: not self.window.controller.is_busy)
        rest(2 * REST)  # its width and height are settled
        return self._take(dock, QRect(0, 0, dock.width(), min(height, dock.height())))

    def _take(self, widget: QWidget | QDialog, part: QRect | None = None) -> QPixmap:
        rest(REST)
        return widget.grab(part) if part is not None else widget.grab()

    def _until(self, condition: Callable[[], bool]) -> None:
        waited = 0
        while not condition():
            rest(50)
            waited += 50
            if waited > PATIENCE:
                raise SystemExit("The documents were not compared in time.")

    def _disguised(self) -> list[Path]:
        """The sample, and a copy with letters of another alphabet in some of its words."""
        original = assets.text(f"samples/{self._language}/original.txt")
        words = original.split(" ")
        table = LOOKALIKES[self._language]
        copied = " ".join(word if number % DISGUISED else word.translate(table) for number, word in enumerate(words))
        paths = self._place / "source.txt", self._place / "essay.txt"
        for path, text in zip(paths, (original, copied), strict=True):
            path.write_text(text, encoding="utf-8")
        return list(paths)

    def _fill_library(self, essays: list[Path]) -> None:
        place = self._place / "Imbrex" / "library.imbrexlib"
        place.parent.mkdir(parents=True, exist_ok=True)
        documents = [
            Document(path.stem, path.name, path.read_text(encoding="utf-8"), language=self._language) for path in essays
        ]
        with Library.create(str(place), Languages().find) as library:
            library.add(documents, Filing(collection="2025"))


def rest(milliseconds: int) -> None:
    """Run the event loop for a while."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def light(picture: QPixmap) -> QImage:
    """A picture at the width of the help, with few colours."""
    if picture.width() > WIDEST:
        picture = picture.scaledToWidth(WIDEST, Qt.TransformationMode.SmoothTransformation)
    return indexed(picture.toImage())


if __name__ == "__main__":
    sys.exit(main())
