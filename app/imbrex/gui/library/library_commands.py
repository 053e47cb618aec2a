"""Library commands: commands of the page and of menus, with their dialogs."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QDate, QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from imbrex import clock
from imbrex.engine.fingerprints.fingerprints import digest, indexing
from imbrex.engine.text.document import Document
from imbrex.engine.text.role import Role
from imbrex.gui.library.document_removal import DocumentRemoval, open_plainly
from imbrex.gui.library.library_checks import LibraryChecks
from imbrex.gui.library.library_controller import LibraryController
from imbrex.gui.library.library_dialogs import AddingDialog, NewLibraryDialog
from imbrex.gui.library.library_jobs import AddJob, ExportJob, ImportJob, ReindexJob, VerifyJob
from imbrex.gui.library.library_shelves import LibraryShelves
from imbrex.gui.library.server_dialog import ServerConnection
from imbrex.gui.model.document_rows import State
from imbrex.gui.model.settings import Settings
from imbrex.gui.wording.document_texts import document_kinds
from imbrex.library.database.address import SUFFIX, own_library
from imbrex.library.database.mode import Mode
from imbrex.library.documents.entry import Filing

MOST_OPENED = 100
EXPORTED = ".imbrexport"


class LibraryCommands(QObject):
    """Handles the actions of the page and of the window's menus."""

    def __init__(self, controller: LibraryController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._page = controller.page
        self.checking = LibraryChecks(controller)
        self.removing = DocumentRemoval(controller)
        self.connecting = ServerConnection(controller)
        self.shelves = LibraryShelves(controller)
        commands: dict[str, Callable[[], None]] = {
            "new": self.ask_new,
            "open_file": self.ask_file,
            "open_server": self.connecting.ask,
            "check": self.check,
            "check_add": self.check_and_add,
            "add_files": self.ask_files,
            "add_folder": self.ask_folder,
            "open_documents": self.open_selected,
            "remove": self.removing.remove_selected,
            "remove_author": self.removing.ask_author,
            "remove_expired": self.removing.remove_expired,
            "verify": lambda: controller.change(VerifyJob),
            "export": self.ask_export,
            "import": self.ask_import,
            "settings": self.ask_settings,
        }
        for name, command in commands.items():
            self._page.actions_[name].triggered.connect(lambda _checked=False, command=command: command())
        self._page.check.check.clicked.connect(lambda _checked: self.check())
        self._page.check.check_add.clicked.connect(lambda _checked: self.check_and_add())
        for view in (self._page.entries, self._page.groups):
            view.table.row_chosen.connect(self.open_selected)
            view.table.delete_requested.connect(self.removing.remove_selected)

    # Open

    def ask_new(self) -> None:
        """Ask where to create a new library."""
        dialog = NewLibraryDialog(_free_path(), self._window)

        def make() -> None:
            mode = Mode.TEXTS if dialog.keeps_texts else Mode.SIGNATURES
            self._controller.opening.create(str(dialog.path), mode, self._controller.session.options)

        dialog.accepted.connect(make)
        open_plainly(dialog)

    def ask_file(self) -> None:
        """Ask for a library file."""
        kinds = self.tr("Libraries (%1)").replace("%1", f"*{SUFFIX}") + ";;" + self.tr("All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Open library"), str(own_library().parent), kinds)
        if name:
            self._controller.open(str(Path(name).absolute()))

    # Check and add

    def check(self, selected: Sequence[Document] = ()) -> None:
        """Check essays against the library: the selected ones if there are several, otherwise all."""
        self._controller.when_open(lambda: self._check(self._essays(selected), None))

    def check_and_add(self, selected: Sequence[Document] = ()) -> None:
        """Check essays, then add them to the library, asking once how to file them."""

        def ask() -> None:
            essays = self._essays(selected)
            if essays:
                self._ask_shelf(len(essays), lambda filing: self._check(essays, filing))
            else:
                self._check(essays, None)

        self._controller.when_open(ask)

    def ask_files(self) -> None:
        """Ask for files to add without opening them."""
        details = QFileDialog.Option.HideNameFilterDetails
        title, folder = self.tr("Add files to library"), Settings().folder
        names, _ = QFileDialog.getOpenFileNames(self._window, title, folder, document_kinds(), "", details)
        self._add_paths([Path(name) for name in names])

    def ask_folder(self) -> None:
        """Ask for a folder to add without opening it."""
        name = QFileDialog.getExistingDirectory(self._window, self.tr("Add folder to library"), Settings().folder)
        self._add_paths([Path(name)] if name else [])

    def _check(self, essays: Sequence[Document], filing: Filing | None) -> None:
        if not essays:
            self._controller.show_page()
            self._controller.show_message(
                lambda: self.tr("No essays to check. Press Ctrl+O, or drop essays on the window.")
            )
            return
        templates = [one for one in self._controller.session.documents if one.role is Role.TEMPLATE]
        self.checking.check([*essays, *templates], filing)

    def _essays(self, selected: Sequence[Document]) -> list[Document]:
        """The documents to check or add: readable, no templates, and not from a library."""
        session = self._controller.session
        chosen = list(selected)
        if not chosen:
            chosen = [document for document in session.documents if document.role is Role.ESSAY]
        rows = {row.key: row for row in session.rows}
        ready = [one for one in chosen if (row := rows.get(one.key)) is not None and row.state is not State.READING]
        return [one for one in self.checking.addable(ready) if one.role is not Role.TEMPLATE]

    def _add_paths(self, paths: list[Path]) -> None:
        if paths:
            self._ask_shelf(
                0,
                lambda filing: self._controller.ask(
                    AddJob, self._controller.show_added, paths=tuple(paths), filing=filing
                ),
            )

    def _ask_shelf(self, count: int, then: Callable[[Filing], None]) -> None:
        settings, known = self._controller.settings, self._controller.known
        collections = [name for name in known.collections if name] if known is not None else []
        dialog = AddingDialog(count, collections, settings.shelf, self._window)

        def take() -> None:
            settings.shelf = dialog.values
            then(_filing(dialog.values))

        dialog.accepted.connect(take)
        open_plainly(dialog)

    def open_selected(self) -> None:
        """Open the selected library documents beside the essays."""
        numbers = tuple(entry.document for entry in self._page.selected)
        if len(numbers) > MOST_OPENED:
            self._controller.show_message(
                lambda: self.tr("You can open up to %Ln library document(s) at a time.", "", MOST_OPENED)
            )
        elif numbers:
            self.checking.open_texts(numbers)

    # Files

    def ask_export(self) -> None:
        """Ask for the export file."""
        offered = str(Path.home() / f"library-{clock.today():%Y-%m-%d}{EXPORTED}")
        kinds = self.tr("Exported libraries (%1)").replace("%1", f"*{EXPORTED}")
        name, _ = QFileDialog.getSaveFileName(self._window, self.tr("Export library"), offered, kinds)
        if name:
            self._controller.change(ExportJob, path=Path(name))

    def ask_import(self) -> None:
        """Ask for the file to import."""
        kinds = self.tr("Exported libraries (%1)").replace("%1", f"*{EXPORTED}") + ";;" + self.tr("All files (*)")
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import into library"), Settings().folder, kinds)
        if name:
            self._controller.change(ImportJob, path=Path(name))

    def ask_settings(self) -> None:
        """Offer to rebuild the index with the current options."""
        controller, known = self._controller, self._controller.known
        if known is None:
            return
        wanted = controller.session.options
        same = digest(indexing(wanted)) == known.info.digest
        if same and not known.info.pending:
            controller.show_message(lambda: self.tr("The index already uses the current options. Nothing to change."))
            return
        box = QMessageBox(self._window)
        box.setObjectName("confirmReindex")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self.tr("Index settings"))
        box.setText(self.tr("Rebuild the index with the current options?"))
        box.setInformativeText(
            self.tr(
                "Normalization, disguise and language options determine which documents are found. "
                "Similarity is always calculated with your current options. Rebuilding runs in the "
                "background, and you can stop and resume it. Until it finishes, checks use the old index."
            )
        )
        box.setStandardButtons(QMessageBox.StandardButton.Ok | QMessageBox.StandardButton.Cancel)
        box.button(QMessageBox.StandardButton.Ok).setText(self.tr("Rebuild"))
        box.accepted.connect(lambda: controller.change(ReindexJob, options=wanted))
        open_plainly(box)

    @property
    def _window(self) -> QWidget:
        return self._page.window()


def _filing(values: dict[str, str]) -> Filing:
    """The entered values, as the library stores them."""
    tags = tuple(dict.fromkeys(tag.strip() for tag in values["tags"].split(",") if tag.strip()))
    last = _last_day(int(values["months"] or 0))
    return Filing(collection=values["collection"], tags=tags, author=values["author"], retained=last)


def _last_day(months: int) -> str:
    """The last day of a period of this many months; empty for no limit."""
    today = clock.today()
    last = QDate(today.year, today.month, today.day).addMonths(months)
    return last.toString(Qt.DateFormat.ISODate) if months else ""


def _free_path() -> Path:
    """Path for a new library: the default one, or a free one beside it."""
    own = own_library()
    number = 1
    path = own
    while path.exists():
        number += 1
        path = own.with_name(f"{own.stem}-{number}{SUFFIX}")
    return path
