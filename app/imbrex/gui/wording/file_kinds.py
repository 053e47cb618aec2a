"""File kinds: the filters of dialogs that open documents."""

from PySide6.QtCore import QCoreApplication

from imbrex.files.formats import SUFFIXES
from imbrex.projects.format import SUFFIX


def document_kinds() -> str:
    """Return the filter of a file dialog: readable files first, then all."""
    readable = QCoreApplication.translate("FileKinds", "Documents")
    everything = QCoreApplication.translate("FileKinds", "All files")
    return f"{readable} ({' '.join(f'*{suffix}' for suffix in (*SUFFIXES, SUFFIX))});;{everything} (*)"
