"""Dialog buttons: OK, or another answer, and Cancel."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton

Button = QDialogButtonBox.StandardButton


def answers(dialog: QDialog, accept: Button = Button.Ok) -> tuple[QDialogButtonBox, QPushButton]:
    """Return a button that accepts a dialog beside one that cancels it, and the former by itself."""
    box = QDialogButtonBox(accept | Button.Cancel, dialog)
    box.accepted.connect(dialog.accept)
    box.rejected.connect(dialog.reject)
    return box, box.button(accept)
