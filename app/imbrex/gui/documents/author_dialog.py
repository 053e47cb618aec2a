"""Author dialog: asks for the author or group of documents."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QDialog, QDialogButtonBox, QLineEdit, QPushButton, QVBoxLayout, QWidget

from imbrex.engine.text.document import Document
from imbrex.gui.widgets.dialog_buttons import answers
from imbrex.gui.widgets.elided_label import ElidedLabel, PlainLabel
from imbrex.gui.wording.translation import translated

LONGEST = 120  # characters of a name


class AuthorDialog(QDialog):
    """Asks for one name for all documents; `author` is the entered name, empty for none."""

    def __init__(self, documents: Sequence[Document], known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("authorDialog")
        translated(self.setWindowTitle, lambda: self.tr("Author or group"))
        authors = {document.author for document in documents}
        self._field = self._make_field(authors, known)
        self._buttons, self._save = answers(self)
        # With several different authors, an empty field does not say what should become of them.
        self._save.setEnabled(len(authors) == 1)
        self._remove = QPushButton()
        translated(self._remove.setText, lambda: self.tr("Remove author"))
        self._remove.setObjectName("removeAuthor")
        self._remove.setEnabled(authors != {""})
        self._buttons.addButton(self._remove, QDialogButtonBox.ButtonRole.DestructiveRole)
        self._lay_out(documents)
        self._field.textEdited.connect(self._on_edited)
        self._remove.clicked.connect(self._on_removed)

    @property
    def author(self) -> str:
        """The name as entered."""
        return self._field.text().strip()

    def _make_field(self, authors: set[str], known: Sequence[str]) -> QLineEdit:
        field = QLineEdit()
        field.setObjectName("authorField")
        translated(field.setAccessibleName, lambda: self.tr("Author or group"))
        field.setMaxLength(LONGEST)
        if len(authors) == 1:
            field.setText(next(iter(authors)))
            field.selectAll()
        else:
            translated(field.setPlaceholderText, lambda: self.tr("multiple authors"))
        completer = QCompleter(known, field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        field.setCompleter(completer)
        return field

    def _lay_out(self, documents: Sequence[Document]) -> None:
        of_what = ElidedLabel(Qt.TextElideMode.ElideMiddle, least=200)
        translated(
            of_what.show_text,
            lambda: documents[0].name if len(documents) == 1 else self.tr("%Ln document(s)", "", len(documents)),
        )
        why = PlainLabel()
        translated(
            why.setText,
            lambda: self.tr(
                "Drafts by one author, or texts from one group, are compared but not ranked with pairs by "
                "different authors. Leave this field empty if the author is unknown."
            ),
        )
        why.setWordWrap(True)
        why.setForegroundRole(why.palette().ColorRole.PlaceholderText)
        layout = QVBoxLayout(self)
        for widget in (of_what, self._field, why, self._buttons):
            layout.addWidget(widget)
        self.resize(440, self.sizeHint().height())

    def _on_edited(self) -> None:
        self._save.setEnabled(True)

    def _on_removed(self) -> None:
        self._field.clear()
        self.accept()
