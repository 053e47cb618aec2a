"""Document chooser: opens documents from dialogs, the clipboard and samples."""

from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from imbrex import assets
from imbrex.engine.text.role import Role
from imbrex.gui.model.settings import Settings
from imbrex.gui.widgets.dropping import dropped_paths

_ZIP = ".zip"  # as in `files.folders`, which the first paint does without


class DocumentChooser(QObject):
    """Asks the user for documents.

    Signals:
        chosen: (list of Path, Role) files and folders to open.
        pasted: (text).
        status_message: (sentence) why nothing was opened.
    """

    chosen = Signal(object, object)
    pasted = Signal(str)
    status_message = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def choose_files(self) -> None:
        """Ask for files."""
        self._ask_files(self.tr("Open files"), Role.ESSAY)

    def choose_original(self) -> None:
        """Ask for the originals of rewritten texts."""
        self._ask_files(self.tr("Open original"), Role.SOURCE)

    def choose_sources(self) -> None:
        """Ask for source files."""
        self._ask_files(self.tr("Open sources"), Role.SOURCE)

    def choose_template(self) -> None:
        """Ask for template files."""
        self._ask_files(self.tr("Open template"), Role.TEMPLATE)

    def choose_folder(self) -> None:
        """Ask for a folder."""
        self._ask_folder(self.tr("Open folder of essays"), Role.ESSAY)

    def choose_archive(self) -> None:
        """Ask for a folder of earlier essays."""
        self._ask_folder(self.tr("Open archive of earlier essays"), Role.ARCHIVE)

    def open_original(self, paths: list[Path]) -> None:
        """Open one file as an original; a folder, a ZIP file or several files are a class of essays."""
        is_class = len(paths) != 1 or paths[0].is_dir() or paths[0].suffix.lower() == _ZIP
        self.chosen.emit(paths, Role.ESSAY if is_class else Role.SOURCE)

    def reopen(self, path: Path) -> None:
        """Reopen a file."""
        self.chosen.emit([path], Role.ESSAY)

    def paste(self) -> None:
        """Create a document from the clipboard's text, or open its files."""
        clipboard = QGuiApplication.clipboard()
        data, text = clipboard.mimeData(), clipboard.text()  # no data if nothing was ever copied
        paths = dropped_paths(data) if data else []
        if paths:
            self.chosen.emit(paths, Role.ESSAY)
        elif text.strip():
            self.pasted.emit(text)
        else:
            self.status_message.emit(self.tr("There is no text on the clipboard."))

    def open_samples(self) -> None:
        """Open the two sample essays in the language of the window."""
        for path, role in self.samples():
            self.chosen.emit([path], role)

    def samples(self) -> tuple[tuple[Path, Role], ...]:
        """The two sample essays in the language of the window, with their roles."""
        language = "ru" if QLocale().language() == QLocale.Language.Russian else "en"
        folder = assets.path(f"samples/{language}")
        return (folder / "original.txt", Role.SOURCE), (folder / "rewrite.txt", Role.ESSAY)

    def _ask_files(self, title: str, role: Role) -> None:
        from PySide6.QtWidgets import QFileDialog  # noqa: PLC0415 - on demand only

        from imbrex.gui.wording.document_texts import document_kinds  # noqa: PLC0415

        details = QFileDialog.Option.HideNameFilterDetails  # thirty suffixes
        folder = Settings().folder
        names, _ = QFileDialog.getOpenFileNames(self._window, title, folder, document_kinds(), "", details)
        if names:
            Settings().folder = str(Path(names[0]).parent)
            self.chosen.emit([Path(name) for name in names], role)

    def _ask_folder(self, title: str, role: Role) -> None:
        from PySide6.QtWidgets import QFileDialog  # noqa: PLC0415 - on demand only

        name = QFileDialog.getExistingDirectory(self._window, title, Settings().folder)
        if name:
            Settings().folder = str(Path(name).parent)
            self.chosen.emit([Path(name)], role)
