"""Details dialog: a message with details and a button to copy them."""

import platform
import traceback

import PySide6
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from imbrex import __version__
from imbrex.child import sandbox
from imbrex.gui.widgets.elided_label import PlainLabel
from imbrex.gui.wording.translation import translated


class DetailsDialog(QDialog):
    """Shows details that the user may want to send to someone."""

    def __init__(self, title: str, sentence: str, details: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("detailsDialog")
        self.setWindowTitle(title)
        self.resize(560, 320)
        words = PlainLabel(sentence, wraps=True)
        self._details = QPlainTextEdit(details)
        self._details.setObjectName("details")
        translated(self._details.setAccessibleName, lambda: self.tr("Details"))
        self._details.setReadOnly(True)
        self._details.setTabChangesFocus(True)
        self._details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        copy = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        translated(copy.setText, lambda: self.tr("Copy details"))
        copy.setObjectName("copyDetails")
        copy.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(words)
        layout.addWidget(self._details, 1)
        layout.addWidget(buttons)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details.toPlainText())


def versions() -> str:
    """Return the versions of program, Python, Qt and platform, and what protects it from documents, one per line."""
    return "\n".join(
        (
            f"Imbrex {__version__}",
            f"Python {platform.python_version()}",
            f"PySide6 {PySide6.__version__}",
            platform.platform(),
            f"Reader: {', '.join(sandbox.available()) or 'none'}",
        )
    )


def error_details(error: BaseException) -> str:
    """Return versions and traceback for a bug report."""
    return f"{versions()}\n\n{''.join(traceback.format_exception(error))}"
