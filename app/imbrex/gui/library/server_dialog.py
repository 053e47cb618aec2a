"""Server dialog: asks for the address of a shared library until one is open."""

from urllib.parse import quote

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from imbrex.errors import ImbrexError, message_of
from imbrex.gui.library.document_removal import open_plainly
from imbrex.gui.library.library_controller import LibraryController
from imbrex.gui.model.library_settings import parts_of
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.widgets.mnemonics import label_for
from imbrex.gui.wording.messages import shown
from imbrex.gui.wording.translation import translated
from imbrex.library.database.address import LoginError, NoLibraryError
from imbrex.library.database.mode import Mode


class LibraryServerDialog(QDialog):
    """Asks for server, database, name and password; stays open with its input until the library is open.

    Signals:
        open_requested, create_requested: (address) with the password, which is not stored.
    """

    open_requested = Signal(str)
    create_requested = Signal(str)

    def __init__(self, server: str = "", database: str = "", user: str = "", parent: QWidget | None = None) -> None:
        """Fill in the known parts of the address, without the password."""
        super().__init__(parent)
        self.setObjectName("libraryServerDialog")
        translated(self.setWindowTitle, lambda: self.tr("Open shared library"))
        self._server = self._field("serverField", server, "server.school.example:5432")
        self._database = self._field("databaseField", database, "essays")
        self._user = self._field("userField", user, "")
        self._password = self._field("passwordField", "", "")
        self._password.setEchoMode(QLineEdit.EchoMode.Password)
        self._fields = (self._server, self._database, self._user, self._password)
        self._problem = PlainLabel(name="serverProblem", wraps=True)
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel, self
        )
        self._open = self._buttons.button(QDialogButtonBox.StandardButton.Open)
        self._create = self._make_create()
        self._buttons.accepted.connect(self._ask_open)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        for field in self._fields:
            field.textChanged.connect(self._update)
        self._update()
        if server and database:
            self._password.setFocus()

    @property
    def address(self) -> str:
        """The address, with the password if one was given."""
        user, password = quote(self._user.text().strip(), safe=""), quote(self._password.text(), safe="")
        login = f"{user}:{password}@" if password else f"{user}@" if user else ""
        return f"postgresql://{login}{self._server.text().strip()}/{quote(self._database.text().strip(), safe='')}"

    def show_problem(self, sentence: str, *, may_create: bool = False, is_login: bool = False) -> None:
        """Show why the library is not open, keeping the input.

        Args:
            sentence: the error and its remedy.
            may_create: whether a library could be created in that database.
            is_login: whether the user name or password was wrong.
        """
        self._show_waiting(False)
        translated(self._problem.setText, lambda: sentence)
        self._problem.show()
        self._create.setVisible(may_create)
        if is_login:
            self._password.setFocus()
            self._password.selectAll()

    def _ask_open(self) -> None:
        self._show_waiting(True)
        self.open_requested.emit(self.address)

    def _ask_create(self) -> None:
        self._show_waiting(True)
        self.create_requested.emit(self.address)

    def _show_waiting(self, waits: bool) -> None:
        """Disable the input while waiting for the server."""
        for field in self._fields:
            field.setEnabled(not waits)
        self._update()
        if waits:
            self._open.setEnabled(False)
            translated(self._problem.setText, lambda: self.tr("Connecting…"))
            self._problem.show()

    def _make_create(self) -> QPushButton:
        button = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        translated(button.setText, lambda: self.tr("Create a library here"))
        button.setObjectName("serverCreate")
        button.clicked.connect(self._ask_create)
        return button

    def _field(self, name: str, text: str, example: str) -> QLineEdit:
        field = QLineEdit(text)
        field.setObjectName(name)
        field.setPlaceholderText(example)
        field.setMinimumWidth(280)
        return field

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rows = (
            (lambda: self.tr("Server"), self._server),
            (lambda: self.tr("Database"), self._database),
            (lambda: self.tr("User name"), self._user),
            (lambda: self.tr("Password"), self._password),
        )
        for text, field in rows:
            form.addRow(label_for(field, text), field)
        why = PlainLabel(wraps=True, quiet=True)
        translated(
            why.setText,
            lambda: self.tr(
                "A shared library is on your school's PostgreSQL server, and several teachers can use it at "
                "the same time. The password is kept only until you close the window, and is never saved."
            ),
        )
        layout = spaced(QVBoxLayout(self), 10)
        layout.addLayout(form)
        layout.addWidget(self._problem)
        layout.addWidget(why)
        layout.addWidget(self._buttons)
        self.resize(460, self.sizeHint().height())

    def _update(self) -> None:
        """Clear the message, as it concerned the previous input."""
        self._problem.hide()
        self._create.hide()
        self._open.setEnabled(bool(self._server.text().strip() and self._database.text().strip()))


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
            self._dialog.show_problem(shown(message_of(error)), may_create=may_create, is_login=is_login)

    @Slot()
    def _on_closed(self) -> None:
        self._dialog = None
        self._controller.opening.give_up()
