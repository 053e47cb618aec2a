"""Library server: a small dialog that asks for the address of a shared library."""

from urllib.parse import quote, unquote, urlsplit

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from imbrex.gui.widgets.plain_label import PlainLabel

SCHEME = "postgresql+psycopg"


class LibraryServerDialog(QDialog):
    """Ask for server, database, name and password; `address` holds all of it and is kept nowhere."""

    def __init__(self, address: str = "", parent: QWidget | None = None) -> None:
        """Offer what an address without a password says."""
        super().__init__(parent)
        self.setObjectName("libraryServerDialog")
        self.setWindowTitle(self.tr("Open shared library"))
        parts = urlsplit(address)
        login, _, server = parts.netloc.rpartition("@")
        self._server = self._field("serverField", server, "server.school.example:5432")
        self._database = self._field("databaseField", unquote(parts.path.lstrip("/")), "essays")
        self._user = self._field("userField", unquote(login.partition(":")[0]), "")
        self._password = self._field("passwordField", "", "")
        self._password.setEchoMode(QLineEdit.EchoMode.Password)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Open | QDialogButtonBox.StandardButton.Cancel)
        self._open = self._buttons.button(QDialogButtonBox.StandardButton.Open)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        for field in (self._server, self._database):
            field.textChanged.connect(self._update)
        self._update()

    @property
    def address(self) -> str:
        """The address, with the password if one was given."""
        user, password = quote(self._user.text().strip(), safe=""), quote(self._password.text(), safe="")
        login = f"{user}:{password}@" if password else f"{user}@" if user else ""
        return f"{SCHEME}://{login}{self._server.text().strip()}/{quote(self._database.text().strip(), safe='')}"

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
            (self.tr("Server"), self._server),
            (self.tr("Database"), self._database),
            (self.tr("Name"), self._user),
            (self.tr("Password"), self._password),
        )
        for text, field in rows:
            field.setAccessibleName(text)
            form.addRow(text, field)
        why = PlainLabel(
            self.tr(
                "A shared library lies on a PostgreSQL server of your school; several teachers use it at once. The "
                "password is kept until the window is closed, and written nowhere."
            )
        )
        why.setWordWrap(True)
        why.setForegroundRole(why.palette().ColorRole.PlaceholderText)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addLayout(form)
        layout.addWidget(why)
        layout.addWidget(self._buttons)
        self.resize(460, self.sizeHint().height())

    def _update(self) -> None:
        self._open.setEnabled(bool(self._server.text().strip() and self._database.text().strip()))
