"""New-library dialog: asks where to create a library and whether it keeps texts."""

from pathlib import Path

from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translated import retranslated, translated
from imbrex.library.database.address import SUFFIX


class NewLibraryDialog(QDialog):
    """Asks for a file and whether texts are kept; `path` and `keeps_texts` are the answers."""

    def __init__(self, path: Path, parent: QWidget | None = None) -> None:
        """Offer a path that does not exist."""
        super().__init__(parent)
        self.setObjectName("newLibraryDialog")
        translated(self.setWindowTitle, lambda: self.tr("New library"))
        self._path = QLineEdit(str(path))
        self._path.setObjectName("newLibraryPath")
        translated(self._path.setAccessibleName, lambda: self.tr("File"))
        self._choose = QPushButton()
        translated(self._choose.setText, lambda: self.tr("Choose…"))
        self._choose.setObjectName("newLibraryChoose")
        self._signs = QCheckBox()
        translated(self._signs.setText, lambda: self.tr("Keep fingerprints only, no text"))
        self._signs.setObjectName("newLibrarySigns")
        self._problem = PlainLabel()
        self._problem.setObjectName("newLibraryProblem")
        self._problem.setWordWrap(True)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._make = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        translated(self._make.setText, lambda: self.tr("Create library"))
        self._lay_out()
        self._path.textChanged.connect(self._update)
        self._choose.clicked.connect(self._ask_path)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._update()

    @property
    def path(self) -> Path:
        """The chosen path, with the default suffix if none was given."""
        path = Path(self._path.text().strip()).expanduser()
        return path if path.suffix else path.with_name(f"{path.name}{SUFFIX}")

    @property
    def keeps_texts(self) -> bool:
        """Whether texts are stored besides the fingerprints."""
        return not self._signs.isChecked()

    def _lay_out(self) -> None:
        where = PlainLabel()
        translated(
            where.setText,
            lambda: self.tr("The whole library is one file. It stays where you save it."),
        )
        why = PlainLabel()
        translated(
            why.setText,
            lambda: self.tr(
                "A library with fingerprints only finds and counts matches, but can't show the matching "
                "text. Its index settings can never be changed."
            ),
        )
        for label in (where, why):
            label.setWordWrap(True)
        why.setForegroundRole(why.palette().ColorRole.PlaceholderText)
        line = QHBoxLayout()
        line.addWidget(self._path, 1)
        line.addWidget(self._choose)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addWidget(where)
        layout.addLayout(line)
        layout.addWidget(self._problem)
        layout.addWidget(self._signs)
        layout.addWidget(why)
        layout.addWidget(self._buttons)
        self.resize(520, self.sizeHint().height())

    @retranslated
    def _update(self) -> None:
        text = self._path.text().strip()
        problem = ""
        if text and self.path.exists():
            problem = self.tr("A file with this name already exists.")
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self._make.setEnabled(bool(text) and not problem)

    def _ask_path(self) -> None:
        title, kinds = self.tr("New library"), self.tr("Libraries (%1)").replace("%1", f"*{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(self, title, self._path.text(), kinds)
        if name:
            self._path.setText(name)
