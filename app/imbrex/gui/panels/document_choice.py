"""Document choice: the documents that a panel may show, by name."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from imbrex.gui.model.session import Session
from imbrex.gui.wording.plain_text import plain_tip
from imbrex.gui.wording.translation import translated

LONGEST = 70
"""Maximum characters of a name."""


class DocumentChoice(QComboBox):
    """Offers documents by key under their displayed names; hidden if there is only one."""

    def __init__(self, session: Session, name: str) -> None:
        super().__init__()
        self._session = session
        self.keys: tuple[str, ...] = ()
        self.setObjectName(name)
        translated(self.setAccessibleName, lambda: self.tr("Document"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        session.anonymous_changed.connect(self._write)

    @property
    def key(self) -> str | None:
        """The key of the current document."""
        row = self.currentIndex()
        return self.keys[row] if 0 <= row < len(self.keys) else None

    @property
    def open_keys(self) -> tuple[str, ...]:
        """The keys of those that are still open."""
        return tuple(key for key in self.keys if self._session.document(key) is not None)

    def offer(self, keys: Sequence[str]) -> None:
        """Offer these documents; the current row stays."""
        self.keys = tuple(keys)
        self._write()

    def choose(self, key: str) -> None:
        """Select one of them."""
        self.setCurrentIndex(self.keys.index(key))

    def _write(self) -> None:
        current = self.currentIndex()
        self.clear()
        for key in self.keys:
            name = self._session.shown_name(key)
            self.addItem(name if len(name) <= LONGEST else f"{name[: LONGEST // 2]}…{name[-LONGEST // 2 :]}")
            self.setItemData(self.count() - 1, plain_tip(name), Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(min(max(current, 0), len(self.keys) - 1))
        self.setVisible(len(self.keys) > 1)
