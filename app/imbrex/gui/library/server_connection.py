"""Server connection: asks for a shared library until one is open."""

from PySide6.QtCore import QObject, Slot

from imbrex.errors import ImbrexError, told
from imbrex.gui.library.document_removal import open_plainly
from imbrex.gui.library.library_controller import LibraryController
from imbrex.gui.library.server_dialog import LibraryServerDialog
from imbrex.gui.model.library_addresses import parts_of
from imbrex.gui.wording.messages import shown
from imbrex.library.database.address import LoginError, NoLibraryError
from imbrex.library.database.mode import Mode


class ServerConnection(QObject):
    """Asks for server, login and database until it succeeds or the user cancels."""

    def __init__(self, controller: LibraryController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._dialog: LibraryServerDialog | None = None
        controller.opening.opened.connect(self._on_opened)
        controller.opening.failed.connect(self._on_failed)

    def ask(self) -> None:
        """Ask for a shared library, offering the one used last."""
        self._show(next((address for address in self._controller.settings.recent if "://" in address), ""))

    def _show(self, address: str) -> LibraryServerDialog:
        dialog = LibraryServerDialog(*parts_of(address), parent=self._controller.page.window())
        dialog.open_requested.connect(self._controller.open)
        dialog.create_requested.connect(self._create)
        dialog.finished.connect(self._on_closed)
        self._dialog = dialog
        open_plainly(dialog)
        return dialog

    @Slot(str)
    def _create(self, address: str) -> None:
        self._controller.opening.create(address, Mode.TEXTS, self._controller.session.options)

    @Slot(str)
    def _on_opened(self, _address: str) -> None:
        if self._dialog is not None:
            self._dialog.accept()

    @Slot(str, object)
    def _on_failed(self, address: str, error: ImbrexError) -> None:
        """Show the error in the dialog; a library from the recent list may only need a password."""
        is_login = isinstance(error, LoginError)
        if self._dialog is None and is_login:
            self._show(address)
        if self._dialog is not None:
            may_create = isinstance(error, NoLibraryError)
            self._dialog.show_problem(shown(told(error)), may_create=may_create, is_login=is_login)

    @Slot()
    def _on_closed(self) -> None:
        self._dialog = None
        self._controller.opening.give_up()
