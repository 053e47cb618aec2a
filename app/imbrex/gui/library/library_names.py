"""Library names: displayed names of library documents, also while names are hidden."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from imbrex.gui.model.session import Session


class LibraryNames(QObject):
    """Every displayed name of a library passes through here."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.hidden_changed = session.anonymous_changed

    @property
    def hidden(self) -> bool:
        """Whether names are hidden."""
        return self._session.anonymous

    def name(self, number: int, names: Sequence[str]) -> str:
        """The names of a document, or its number in the library."""
        if self._session.anonymous:
            return self.tr("Library document %1").replace("%1", str(number))
        return _line(" · ".join(names))

    def essay(self, key: str) -> str:
        """The name of a document of the session."""
        return _line(self._session.shown_name(key))

    def author(self, author: str) -> str:
        """An author, or the alias."""
        anonymity = self._session.anonymity
        return _line(author) if anonymity is None else anonymity.alias_of_author(author)

    def text(self, text: str) -> str:
        """Any other text that may contain names."""
        return self._session.shown_text(_line(text))


def _line(text: str) -> str:
    return " ".join(text.split())
