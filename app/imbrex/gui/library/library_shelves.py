"""Library shelves: adds shelves, and reads them one after another in the background."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from imbrex.engine.observer import Cancelled, Progress
from imbrex.errors import ImbrexError, message_of
from imbrex.gui.library.document_removal import open_plainly
from imbrex.gui.library.shelf_jobs import (
    AddShelfJob,
    MoveShelfJob,
    PauseShelfJob,
    RemoveShelfJob,
    ShelfJob,
    ShelvesJob,
    ShelvesListed,
    UpdateShelfJob,
)
from imbrex.gui.model.settings import Settings
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.plain_text import isolated
from imbrex.shelves.shelf import ShelfInfo, Standing

if TYPE_CHECKING:
    from imbrex.gui.library.library_controller import LibraryController


class LibraryShelves(QObject):
    """Turns the commands of the shelves' view into jobs; unfinished shelves go on when they are first listed."""

    def __init__(self, controller: LibraryController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._view = controller.page.shelves
        self._infos: dict[str, ShelfInfo] = {}
        self._queue: list[str] = []
        self._share = 0.0
        self._was_listed = False
        controller.opening.opened.connect(self.refresh)
        controller.threads.shelf_progressed.connect(self.show_progress)
        self._view.add_file.triggered.connect(self.ask_file)
        self._view.add_folder.triggered.connect(self.ask_folder)
        self._view.update_wanted.connect(lambda info: self.read(info.address))
        self._view.pause_wanted.connect(self._pause)
        self._view.remove_wanted.connect(self._ask_remove)
        self._view.move_wanted.connect(self._ask_where)

    def refresh(self) -> None:
        """List the shelves."""
        self._ask(ShelvesJob, self._show_listed)

    def add(self, path: Path) -> None:
        """Add a shelf and read it."""
        self._ask(AddShelfJob, self._take_added, path=path, options=self._controller.session.options)

    def read(self, address: str) -> None:
        """Read a shelf on from where it was, after those that wait already."""
        if address not in self._queue:
            self._queue.append(address)
            if len(self._queue) == 1:
                self._read_next()
            self._show()

    def show_progress(self, progress: Progress) -> None:
        """Show how far the reading is."""
        if progress.total and progress.stage == "shelf":
            self._share = progress.done / progress.total
            self._show()

    def ask_file(self) -> None:
        """Ask for a file that is a shelf."""
        kinds = self.tr("Kiwix files and web archives (%1)").replace("%1", "*.zim *.warc *.warc.gz")
        kinds += ";;" + self.tr("All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._view.window(), self.tr("Add a shelf"), Settings().folder, kinds)
        if name:
            self.add(Path(name))

    def ask_folder(self) -> None:
        """Ask for a folder that is a shelf."""
        name = QFileDialog.getExistingDirectory(self._view.window(), self.tr("Add a shelf"), Settings().folder)
        if name:
            self.add(Path(name))

    # Results

    def _show_listed(self, listed: ShelvesListed) -> None:
        self._infos = {one.address: one for one in listed.infos}
        self._show_all()
        if listed.problems:
            self._controller.show_message(partial(self._controller.texts.problems, listed.problems))
        if not self._was_listed:
            self._was_listed = True
            for one in listed.infos:
                if one.standing is Standing.UNFINISHED and not one.state.paused:
                    self.read(one.address)

    def _take_added(self, info: ShelfInfo) -> None:
        self._show_info(info)
        self.read(info.address)

    def _show_info(self, info: ShelfInfo) -> None:
        self._infos[info.address] = info
        self._show_all()

    def _show_all(self) -> None:
        self._view.show_shelves(tuple(self._infos.values()))
        self._show()

    def _show(self) -> None:
        progress: dict[str, float | None] = dict.fromkeys(self._queue)
        if self._queue:
            progress[self._queue[0]] = self._share
        self._view.show_progress(progress)

    # Reading

    def _read_next(self) -> None:
        self._share = 0.0
        address = self._queue[0]
        job = UpdateShelfJob(address="", shelf=address)
        self._controller.threads.start(job, partial(self._on_read, address), partial(self._on_stopped, address))

    def _on_read(self, address: str, info: ShelfInfo) -> None:
        self._infos.pop(address, None)  # a rebuilt one may have another file
        self._infos[info.address] = info
        self._end(address)
        name, problems = isolated(info.state.name), info.failed

        def said() -> str:
            done = self.tr("The shelf “%1” is up to date.").replace("%1", name)
            failed = self.tr("%Ln source(s) couldn't be read.", "", problems) if problems else ""
            return f"{done} {failed}".strip()

        self._controller.show_message(said)

    def _on_stopped(self, address: str, error: Exception) -> None:
        self._end(address)
        if isinstance(error, Cancelled):
            return
        if isinstance(error, ImbrexError):
            self._controller.show_message(partial(shown, message_of(error)))
        self.refresh()

    def _end(self, address: str) -> None:
        if address in self._queue:
            was_first = self._queue[0] == address
            self._queue.remove(address)
            if was_first and self._queue:
                self._read_next()
        self._show_all()

    def _pause(self, info: ShelfInfo) -> None:
        address = info.address
        if self._queue and self._queue[0] == address:
            self._controller.threads.pause()
        elif address in self._queue:
            self._queue.remove(address)
        self._ask(PauseShelfJob, self._show_info, shelf=address)

    # Files

    def _ask_where(self, info: ShelfInfo) -> None:
        title, folder = self.tr("Find the files of a shelf"), str(Path(info.state.path).parent)
        if info.state.kind in {"zim", "warc"}:
            name, _ = QFileDialog.getOpenFileName(self._view.window(), title, folder)
        else:
            name = QFileDialog.getExistingDirectory(self._view.window(), title, folder)
        if name:
            self._ask(MoveShelfJob, self._show_info, shelf=info.address, path=Path(name))

    def _ask_remove(self, info: ShelfInfo) -> None:
        box = QMessageBox(self._view.window())
        box.setObjectName("confirmShelfRemoval")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self.tr("Remove shelf"))
        box.setText(self.tr("Remove the shelf “%1”?").replace("%1", isolated(info.state.name)))
        box.setInformativeText(self.tr("Its fingerprints are deleted. The files of the shelf stay where they are."))
        box.setStandardButtons(QMessageBox.StandardButton.Cancel)
        remove = box.addButton(self.tr("Remove"), QMessageBox.ButtonRole.DestructiveRole)
        remove.setObjectName("confirmRemoveShelf")
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        remove.clicked.connect(lambda: self._remove(info))
        open_plainly(box)

    def _remove(self, info: ShelfInfo) -> None:
        if self._queue and self._queue[0] == info.address:
            self._controller.threads.pause()
        elif info.address in self._queue:
            self._queue.remove(info.address)
        self._ask(RemoveShelfJob, self._forget, shelf=info.address)

    def _forget(self, address: str) -> None:
        self._infos.pop(address, None)
        self._show_all()

    def _ask(self, kind: type[ShelfJob[Any]], then: Any, **values: Any) -> None:
        self._controller.threads.start(kind(address="", **values), then, self._controller.show_error)
