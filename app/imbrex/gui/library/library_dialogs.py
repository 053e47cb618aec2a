"""Library dialogs: ask where to create a library, and how to file documents to add."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from imbrex.gui.widgets.dialog_buttons import answers
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.widgets.layouts import spaced
from imbrex.gui.widgets.mnemonics import add_choice, label_for
from imbrex.gui.wording.translation import retranslated, translated
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
        self._problem = PlainLabel(name="newLibraryProblem", wraps=True)
        self._buttons, self._make = answers(self)
        translated(self._make.setText, lambda: self.tr("Create library"))
        self._lay_out()
        self._path.textChanged.connect(self._update)
        self._choose.clicked.connect(self._ask_path)
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
        layout = spaced(QVBoxLayout(self), 10)
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


LONGEST = 120  # characters of a field
KEPT_MONTHS = (0, 6, 12, 24, 36, 60, 120)


class AddingDialog(QDialog):
    """Asks for collection, tags, author and retention; `values` are the entered texts, by field."""

    def __init__(
        self, count: int, collections: Sequence[str], before: Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        """Ask for `count` documents, 0 if unknown; `before` are the initial values."""
        super().__init__(parent)
        self.setObjectName("shelfDialog")
        translated(self.setWindowTitle, lambda: self.tr("Add to library"))
        self._collection = self._field("shelfCollection", before, "collection", lambda: self.tr("course, year"))
        completer = QCompleter(collections, self._collection)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._collection.setCompleter(completer)
        self._tags = self._field("shelfTags", before, "tags", lambda: self.tr("separated by commas"))
        self._author = self._field("shelfAuthor", before, "author", lambda: self.tr("keep each document's own author"))
        self._kept = QComboBox()
        self._kept.setObjectName("shelfKept")
        for months in KEPT_MONTHS:
            add_choice(self._kept, partial(self._months, months), str(months or ""))
        self._kept.setCurrentIndex(max(0, self._kept.findData(before.get("months", ""))))
        self._buttons, add = answers(self)
        translated(add.setText, lambda: self.tr("Add"))
        self._lay_out(count)

    @property
    def values(self) -> dict[str, str]:
        """The entered values; `months` is empty for documents kept without limit."""
        fields = {"collection": self._collection, "tags": self._tags, "author": self._author}
        entered = {name: " ".join(field.text().split()) for name, field in fields.items()}
        return entered | {"months": str(self._kept.currentData())}

    def _field(self, name: str, before: Mapping[str, str], key: str, example: Callable[[], str]) -> QLineEdit:
        field = QLineEdit(before.get(key, ""))
        field.setObjectName(name)
        field.setMaxLength(LONGEST)
        translated(field.setPlaceholderText, example)
        field.setMinimumWidth(280)
        return field

    def _months(self, months: int) -> str:
        if not months:
            return self.tr("until deleted")
        if months % 12:
            return self.tr("%Ln month(s)", "", months)
        return self.tr("%Ln year(s)", "", months // 12)

    def _lay_out(self, count: int) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rows = (
            (lambda: self.tr("Collection"), self._collection),
            (lambda: self.tr("Tags"), self._tags),
            (lambda: self.tr("Author or group"), self._author),
            (lambda: self.tr("Keep for"), self._kept),
        )
        for text, field in rows:
            form.addRow(label_for(field, text), field)
        what = PlainLabel(name="shelfCount")
        translated(
            what.setText,
            lambda: (
                self.tr("%Ln document(s) will be added.", "", count)
                if count
                else self.tr("The documents will be added.")
            ),
        )
        why = PlainLabel(wraps=True, quiet=True)
        translated(
            why.setText,
            lambda: self.tr(
                "The documents are stored only in this library and not sent anywhere else. After its "
                "keep-until date, a document is listed as expired. It is deleted only when you choose to."
            ),
        )
        layout = spaced(QVBoxLayout(self), 10)
        layout.addWidget(what)
        layout.addLayout(form)
        layout.addWidget(why)
        layout.addWidget(self._buttons)
        self.resize(460, self.sizeHint().height())
