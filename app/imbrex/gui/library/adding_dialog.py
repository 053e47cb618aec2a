"""Adding dialog: asks for the collection, tags, author and retention of documents to add."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from imbrex.gui.widgets.named import add_choice, label_for
from imbrex.gui.widgets.plain_label import PlainLabel
from imbrex.gui.wording.translated import translated

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
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
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
        what = PlainLabel()
        translated(
            what.setText,
            lambda: (
                self.tr("%Ln document(s) will be added.", "", count)
                if count
                else self.tr("The documents will be added.")
            ),
        )
        what.setObjectName("shelfCount")
        why = PlainLabel()
        translated(
            why.setText,
            lambda: self.tr(
                "The documents are stored only in this library and not sent anywhere else. After its "
                "keep-until date, a document is listed as expired. It is deleted only when you choose to."
            ),
        )
        why.setWordWrap(True)
        why.setForegroundRole(why.palette().ColorRole.PlaceholderText)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addWidget(what)
        layout.addLayout(form)
        layout.addWidget(why)
        layout.addWidget(self._buttons)
        self.resize(460, self.sizeHint().height())
